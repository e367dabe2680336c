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

/** The possible files of a URL on this site. Other sites have none that could be missing. */
function filesOf(address: string, origin: string): string[] | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  const route = url?.origin === origin ? routeOfPath(decodeURIComponent(url.pathname)) : undefined;
  const file = route?.slice(1);
  return route === undefined ? undefined : [`${file}`, htmlFileOf(route), `${file}/index.html`];
}

/** What a page loads or links to: the attribute with the URL, by the elements. */
const REFERENCES = {
  'script, img': 'src',
  'link:is([rel=stylesheet], [rel=icon], [rel=canonical], [rel=alternate][type]), a[href^="/"]':
    'href',
  'meta:is([property="og:image"], [name="twitter:image"])': 'content',
};

/** URLs that a page loads or links to, except for API routes. */
function addressesOf(html: string): Set<string> {
  const $ = load(html);
  const found = Object.entries(REFERENCES).flatMap(([selector, attribute]) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? ''),
  );
  return new Set(found.filter((address) => !address.includes(`${BASE_URL}api/`)));
}

/** Checks that pages and the files that they reference exist, and that no paths of the build machine are published. */
export function problemsOfPublishedSite(site: PublishedSite): string[] {
  const names = new Set(filesBelow(site.dir));
  const problems = [...site.routes.map(htmlFileOf), '404.html', '.nojekyll']
    .filter((file) => !names.has(file))
    .map((file) => `${file} is missing.`);
  for (const name of [...names].filter((file) => TEXT_FILE.test(file))) {
    const text = fs.readFileSync(path.join(site.dir, name), 'utf8');
    for (const part of site.forbidden.filter((one) => text.includes(one))) {
      problems.push(`${name} contains a path of the build machine: ${part}`);
    }
    for (const address of name.endsWith('.html') ? addressesOf(text) : []) {
      if (filesOf(address, site.origin)?.some((file) => names.has(file)) === false) {
        problems.push(`${name} references ${address}, which doesn't exist.`);
      }
    }
  }
  return problems;
}
