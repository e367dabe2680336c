import { isAtOrBelow, pathOfRoute } from '../../config/routes';
import { SITE_TITLE } from '../../config/site';

export interface Crumb {
  title: string;
  route: string;
}

export interface ArticleFacts {
  title: string;
  description: string;
  route: string;
  /** When the source of the page last changed. Undefined for a page that isn't in Git yet. */
  lastChange: Date | undefined;
}

/** The pages above a page by their routes, and the page itself: `/reference/go` is above `/reference/go/storage/bucket`. */
export function breadcrumbsOf(
  { title, route }: Pick<ArticleFacts, 'title' | 'route'>,
  pages: ReadonlyMap<string, string>,
): Crumb[] {
  const above = [...pages]
    .filter(([other]) => other !== '/' && other !== route && isAtOrBelow(route, other))
    .map(([other, otherTitle]) => ({ title: otherTitle, route: other }))
    .sort((a, b) => a.route.length - b.route.length);
  const home = { title: SITE_TITLE, route: '/' };
  return route === '/' ? [home] : [home, ...above, { title, route }];
}

/** JSON-LD for search engines: `TechArticle` and `BreadcrumbList` of schema.org. */
export function structuredData(
  facts: ArticleFacts,
  breadcrumbs: readonly Crumb[],
  siteUrl: string,
): object {
  const { title, description, route, lastChange } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: siteUrl + pathOfRoute(route),
        dateModified: lastChange?.toISOString(),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.title,
          item: siteUrl + pathOfRoute(crumb.route),
        })),
      },
    ],
  };
}
