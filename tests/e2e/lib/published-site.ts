import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../../../plugins/lib/files-below';
import { htmlFileOf, routeOfPath } from '../../../src/config/routes';
import { BASE_URL } from '../../../src/config/site';

const TEXT_FILE = /\.(?:html|js|css|json|svg|txt|xml|map)$/;

interface PublishedSite {
  dir: string;
  /** Origin of the published site. Absolute URLs with this origin are checked too. */
  origin: string;
  routes: readonly string[];
  /** Strings that must not be published, such as folders of the build machine. */
  forbidden: readonly string[];
}

/** The possible files of a URL on this site. Returns undefined for other sites. */
function fileOfAddress(address: string, origin: string): readonly string[] | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  const route = url?.origin === origin ? routeOfPath(decodeURIComponent(url.pathname)) : undefined;
  return route === undefined
    ? undefined
    : [route.slice(1), htmlFileOf(route), `${route.slice(1)}/index.html`];
}

/** URLs that a page loads or links to, except for API routes. */
function addressesOf(html: string): string[] {
  const $ = load(html);
  const attribute = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  return [
    ...attribute('script[src], img[src]', 'src'),
    ...attribute(
      'link[rel="stylesheet"], link[rel="icon"], link[rel="canonical"], link[rel="alternate"][type], a[href^="/"]',
      'href',
    ),
    ...attribute('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
  ].filter((address) => !address.includes(`${BASE_URL}api/`));
}

/** Checks that pages and the files that they reference exist, and that no paths of the build machine are published. */
export function problemsOfPublishedSite({
  dir,
  origin,
  routes,
  forbidden,
}: PublishedSite): string[] {
  const names = new Set(filesBelow(dir));
  const problems = [...routes.map(htmlFileOf), '404.html', '.nojekyll']
    .filter((file) => !names.has(file))
    .map((file) => `${file} is missing.`);

  for (const name of [...names].filter((file) => TEXT_FILE.test(file)).sort()) {
    const text = fs.readFileSync(path.join(dir, name), 'utf8');
    problems.push(
      ...forbidden
        .filter((part) => text.includes(part))
        .map((part) => `${name} contains a path of the build machine: ${part}`),
    );
    if (name.endsWith('.html')) {
      const missing = new Set(
        addressesOf(text).filter((address) => {
          const candidates = fileOfAddress(address, origin);
          return candidates && !candidates.some((file) => names.has(file));
        }),
      );
      problems.push(
        ...[...missing].map((address) => `${name} references ${address}, which doesn't exist.`),
      );
    }
  }
  return problems;
}
