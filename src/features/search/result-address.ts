import siteConfig from '@generated/docusaurus.config';
import type { SearchHit } from '@nitric-docs/search/client';
import { routeOfPath } from '../../config/routes';
import { isSdkId } from '../../config/sdk-list';
import { LANGUAGE_PARAMETER } from '../../contracts/reader-choices';

/** Removes the `/docs` prefix, which the router adds, and an `#overview` hash. Addresses of other sites keep their path. */
export function rewriteResultAddress(url: string): string {
  const shown = url.replace(/#overview$/, '');
  const { url: origin } = siteConfig;
  const local = shown.startsWith(`${origin}/`) ? shown.slice(origin.length) : shown;
  const [path = ''] = local.split(/[#?]/, 1);
  const route = routeOfPath(path);
  return route === undefined ? local : route + local.slice(path.length);
}

/** Other browsers, and the router of Docusaurus' own client, would look for an anchor with the text directive in its name. */
const supportsDirectives = (): boolean =>
  'fragmentDirective' in document && !('docusaurus' in window);

/** Marks the words of the result, and shows samples in the language that the query names. Stored searches have the plain address. */
export function openedAddressOf(
  { url, directive }: Pick<SearchHit, 'url' | 'directive'>,
  language: string | undefined,
): string {
  const [page = '', anchor = ''] = rewriteResultAddress(url).split('#');
  // Pages about an SDK have one language.
  const hasChoice = page.startsWith('/') && !page.split('/').some(isSdkId);
  const query = language && hasChoice ? `?${LANGUAGE_PARAMETER}=${language}` : '';
  const hash = directive && supportsDirectives() ? `${anchor}:~:${directive}` : anchor;
  return page + query + (hash && `#${hash}`);
}
