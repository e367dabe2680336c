import path from 'node:path';
import { pageTemplate as createTemplate, staticIslands } from '@nitric-docs/static-islands';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BASE_URL } from '../../src/config/site';
import type { Env } from '../../src/config/node/env';
import type { ClientSettings } from '../../src/contracts/client-settings';
import { SEARCH_SHORTCUTS } from '../../src/config/search-shortcuts';
import { filesBelow } from '../lib/files-below';

/** Settings that only rendered markup uses, so that the client of every page is smaller. */
const BUILD_SETTINGS: readonly string[] = [
  'socialImageUrl',
  'hasStaticSocialImages',
] satisfies (keyof ClientSettings)[];

/** The document of every page, unless the pages have Docusaurus' own client. */
export const pageTemplate = ({ DOCS_CLIENT }: Env): string | undefined =>
  DOCS_CLIENT === 'static'
    ? createTemplate({ baseUrl: BASE_URL, shortcuts: SEARCH_SHORTCUTS })
    : undefined;

/** `src/css` and the CSS modules. Style sheets of components that aren't CSS modules are only in the pages that need them. */
const stylesOf = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => /(?:\.module|^css\/\w+)\.css$/.test(file) && !LAZY_STYLES.test(file))
    .sort()
    .map((file) => path.join(folder, file));

/** Only the search modal and the panel of a running sample have a separate style sheet. */
const LAZY_STYLES = /SearchModal|playground.panel/;

/** Replaces Docusaurus' client by src/client, unless DOCS_CLIENT is `stock`. */
export default function staticClient(context: LoadContext, env: Env): Plugin {
  const { siteDir, siteConfig } = context;
  const settings = Object.entries(siteConfig.customFields?.settings ?? {});
  return staticIslands(context, {
    client: env.DOCS_CLIENT,
    script: path.join(siteDir, 'src/client/start.ts'),
    stockScript: path.join(siteDir, 'src/client/stock.ts'),
    islands: path.join(siteDir, 'src/islands'),
    styles: stylesOf(path.join(siteDir, 'src')),
    lazyStyles: LAZY_STYLES,
    customFields: {
      ...siteConfig.customFields,
      settings: Object.fromEntries(settings.filter(([name]) => !BUILD_SETTINGS.includes(name))),
    },
  });
}
