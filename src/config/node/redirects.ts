import path from 'node:path';
import * as z from 'zod';
import { errorMessages } from '@nitric-docs/nitric-facts';
import { ERRORS_PAGE, shortErrorRoute } from '../errors';
import { isAtOrBelow, routeOfPath, withoutHash } from '../routes';
import { latestRouteOf, sdkReferenceOf } from '../sdks';
import { parseYaml, readConfigFile } from './read-data';

/** `permanent: false` is a temporary redirect (status 302 instead of 301). */
export interface Redirect {
  from: string;
  to: string;
  permanent?: false;
}

export const REDIRECTS_FILE = 'src/config/node/redirects.yaml';

const addresses = z.record(z.string(), z.string('must be the address of a page, such as /apis'));
/** Names of old pages, relative to the new one, by the anchor of the section that replaces them. */
const sections = z.record(
  z.string(),
  z.record(
    z.string(),
    z.string('must be names of old pages').transform((names) => names.split(/\s+/)),
  ),
);
const schema = z.strictObject({
  permanent: addresses,
  temporary: addresses,
  folders: addresses,
  sections: sections.default({}),
});

interface RedirectLine {
  group: keyof z.output<typeof schema>;
  from: string;
  to: string;
}

function parseRedirects(text: string): RedirectLine[] {
  const groups = parseYaml(REDIRECTS_FILE, schema, text);
  return [
    ...(['permanent', 'temporary', 'folders'] as const).flatMap((group) =>
      Object.entries(groups[group]).map(([from, to]) => ({ group, from, to })),
    ),
    ...Object.entries(groups.sections).flatMap(([page, anchors]) =>
      Object.entries(anchors).flatMap(([anchor, names]) =>
        names.map((name): RedirectLine => ({
          group: 'sections',
          from: path.posix.join(page, name),
          to: `${page}#${anchor}`,
        })),
      ),
    ),
  ];
}

/** The redirects of a line: one, or one for each page of a folder. */
function redirectsOfLine({ group, from, to }: RedirectLine, routes: readonly string[]): Redirect[] {
  if (group === 'folders') {
    return routes
      .filter((route) => isAtOrBelow(route, to))
      .map((route) => ({ from: from + route.slice(to.length), to: route }));
  }
  return [group === 'temporary' ? { from, to, permanent: false } : { from, to }];
}

/** Leads `/reference/go/v1` to `/reference/go`, the latest version, and `/reference/jvm`, which is only frozen, to `/reference/jvm/v0`. */
function versionRedirects({ from, ...rest }: Redirect): Redirect[] {
  const reference = sdkReferenceOf(from);
  if (!reference?.isLatest) {
    return [];
  }
  const folder = `/reference/${reference.sdk}`;
  const short = latestRouteOf(from);
  const other = short === from ? from.replace(folder, `${folder}/${reference.version}`) : short;
  return [{ from: other, ...rest }];
}

const errorRedirects = (): Redirect[] =>
  errorMessages.map(({ id }) => ({ from: shortErrorRoute(id), to: `${ERRORS_PAGE}#${id}` }));

/** Those of `redirects.yaml`, those of the latest version of each SDK, and the short addresses of error messages. */
export function redirectsTo(
  pages: Iterable<string>,
  text = readConfigFile(REDIRECTS_FILE),
): Redirect[] {
  const routes = [...pages];
  const written = parseRedirects(text).flatMap((line) => redirectsOfLine(line, routes));
  return [
    ...written,
    ...written.flatMap(versionRedirects),
    ...routes.flatMap((route) => versionRedirects({ from: route, to: route })),
    ...(routes.includes(ERRORS_PAGE) ? errorRedirects() : []),
  ];
}

const SOURCE = /^(?:\/[a-z0-9_-]+)+$/;

/** The old address as it must be written. */
const sourceFor = (from: string): string => {
  const path = `/${from.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return routeOfPath(path) ?? path;
};

function problemOf(
  { from, to }: Redirect,
  isPage: (route: string) => boolean,
  isRepeated: (source: string) => boolean,
): string | undefined {
  if (!SOURCE.test(from) || sourceFor(from) !== from) {
    return `"${from}" is not an old address. Accepted: a path of lowercase letters, digits, - and _, without /docs. Write ${sourceFor(from)}.`;
  }
  if (isPage(from)) {
    return `"${from}" is a page, so its redirect has no effect. Accepted: an address without a page. Remove the line, or the page.`;
  }
  if (isRepeated(from)) {
    return `"${from}" has two redirects. Accepted: one for each address. Remove one of them.`;
  }
  return isPage(withoutHash(to))
    ? undefined
    : `"${to}" is not a page. Accepted: the address of a page, and not another redirect. Lead "${from}" directly to a page.`;
}

/** Finds lines of `redirects.yaml` without an effect, and lines that don't lead to a page. Each line is reported once. */
export function redirectProblems(text: string, pages: ReadonlySet<string>): string[] {
  const routes = [...pages];
  const sources = redirectsTo(routes, text).map(({ from }) => from);
  const isRepeated = (source: string): boolean =>
    sources.indexOf(source) !== sources.lastIndexOf(source);
  return parseRedirects(text).flatMap((line) => {
    const rules = redirectsOfLine(line, routes);
    // A folder without a page has no redirects.
    const [problem] = (rules.length > 0 ? rules : [line])
      .map((rule) => problemOf(rule, (route) => pages.has(route), isRepeated))
      .filter((found) => found !== undefined);
    return problem ? [`${REDIRECTS_FILE}: ${line.group}.${line.from}: ${problem}`] : [];
  });
}
