import * as z from 'zod';
import { isAtOrBelow, withoutHash } from '../routes';
import { parseYaml, readConfigFile } from './read-data';

/** `permanent: false` is a temporary redirect (status 302 instead of 301). */
export interface Redirect {
  from: string;
  to: string;
  permanent?: false;
}

const addresses = z.record(
  z.string(),
  z.string().startsWith('/', 'must be an address of this site without /docs, such as /apis'),
);
const schema = z.strictObject({
  permanent: addresses,
  temporary: addresses,
  folders: addresses,
});

const FILE = 'src/config/node/redirects.yaml';
const { permanent, temporary, folders } = parseYaml(FILE, schema, readConfigFile(FILE));

/**
 * All redirects of the site, with one entry for each page of a folder.
 * @param routes addresses of the pages, written or planned
 */
export const redirectsTo = (routes: Iterable<string>): Redirect[] => [
  ...Object.entries(permanent).map(([from, to]) => ({ from, to })),
  ...Object.entries(temporary).map(([from, to]) => ({ from, to, permanent: false as const })),
  ...Object.entries(folders).flatMap(([from, to]) =>
    [...routes]
      .filter((route) => isAtOrBelow(route, to))
      .map((route) => ({ from: from + route.slice(to.length), to: route })),
  ),
];

/** Describes redirects that don't lead to a page, such as chains and loops. Empty if all do. */
export function redirectProblems(
  rules: readonly Redirect[],
  isKnownRoute: (route: string) => boolean,
): string[] {
  const sources = new Set(rules.map(({ from }) => from));
  return rules
    .filter(({ to }) => !isKnownRoute(withoutHash(to)))
    .map(({ from, to }) =>
      sources.has(withoutHash(to))
        ? `${from} redirects to ${to}, which is also a redirect. Redirect to a page directly.`
        : `${from} redirects to ${to}, which is not a page. Redirect to a page or a planned route.`,
    );
}

/** The redirects whose target exists and whose address is not a page. */
export function activeRedirects(
  rules: readonly Redirect[],
  pageExists: (route: string) => boolean,
): Redirect[] {
  return rules.filter(({ from, to }) => !pageExists(from) && pageExists(withoutHash(to)));
}
