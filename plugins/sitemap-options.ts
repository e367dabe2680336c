import type { Options } from '@docusaurus/preset-classic';
import type { Env } from '../src/config/node/env';
import { pathOfRoute } from '../src/config/routes';
import { frozenVersions } from '../src/config/sdks';

/** The sitemap lists the current pages, if search engines may index them. Its plugin ends before the first step of `finish` does. */
export const createSitemapOptions = ({ DOCS_ROBOTS }: Pick<Env, 'DOCS_ROBOTS'>) =>
  DOCS_ROBOTS === 'index,follow' &&
  ({
    changefreq: null,
    priority: null,
    lastmod: 'date',
    ignorePatterns: [
      pathOfRoute('/search'),
      ...frozenVersions.map(({ sdk, version }) =>
        pathOfRoute(`/reference/${sdk}/${version}{,/**}`),
      ),
    ],
  } satisfies Options['sitemap']);
