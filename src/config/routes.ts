/** Routes are addresses of pages without the site's base and without a trailing slash. That of the home page is `/`. */
import { BASE_URL } from './site';

const base = BASE_URL.slice(0, -1);

/** Whether a route is the given one or below it, segment by segment. */
export const isAtOrBelow = (route: string, folder: string): boolean =>
  route === folder || route.startsWith(`${folder}/`);

/** The route of a path on the host: `/docs/apis/` becomes `/apis`. Undefined for a path outside the site. */
export function routeOfPath(path: string): string | undefined {
  return isAtOrBelow(path, base) ? path.slice(base.length).replace(/\/+$/, '') || '/' : undefined;
}

/** The page of an address that can have a fragment: `/apis#limits` becomes `/apis`. */
export const withoutHash = (address: string): string => address.split('#')[0] || '/';

/** The path on the host of a route, which can have a fragment: `/apis#limits` becomes `/docs/apis#limits`. */
export const pathOfRoute = (route: string): string => base + route;

/** The file of a page, relative to the folder of the built site. */
export const htmlFileOf = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/** The Markdown copy of a page, relative to the folder of the built site: `apis.md` for `/apis`, and `index.md` for the home page. */
export const markdownFileOf = (route: string): string => htmlFileOf(route).replace(/html$/, 'md');

/** The list of all current pages for language models, relative to the folder of the built site. */
export const LLMS_FILE = 'llms.txt';

/** The route of a built page, also of the `index.html` of a folder. Other files keep their name. */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`;

/** The social image of a page, relative to the folder of the built site: `img/social/reference/go.png` for `/reference/go`. */
export const socialImageFile = (route: string): string =>
  `img/social/${htmlFileOf(route).replace(/html$/, 'png')}`;
