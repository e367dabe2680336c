/**
 * Leaves out of the client's production bundle what no page of this site uses.
 *
 * It depends on @docusaurus/core 3.10 and theme-classic 3.10, and stops the build when a part isn't as it was written for:
 * - generated globalData.json, docusaurus.config.mjs and site-metadata.json, without pages, sidebars and plugin options
 *   (slim-data.ts);
 * - react-helmet-async, replaced by the part of it that Docusaurus uses (client/head.tsx);
 * - react-router, react-router-dom and react-router-config with history, and react-loadable, replaced likewise (client/router.ts,
 *   client/loadable.tsx). The build stops when their versions are others than those that ours were compared with, when a route's
 *   path has a pattern (written-for.ts), and when somebody imports from them what ours doesn't have;
 * - theme-classic's progress bar and its list of highlighted languages, and its announcement bar, its details, its tags for
 *   crawlers of search engines and the providers of parts that our theme has replaced (theme/);
 * - translation, of which a site in one language uses the messages of the code (client/translate.tsx);
 * - the banner that core shows when the site's base is wrong, which docusaurus.config.ts turns off;
 * - tslib, of which @docusaurus/utils-common needs one function.
 * The server bundle renders with the originals, except for `theme/`, which both need. The development server has `theme/` alone.
 * Without this plugin in docusaurus.config.ts all of this is stock.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { slimGlobalData, slimSiteConfig, slimSiteMetadata } from './slim-data';
import { checkOriginals, checkRouter, checkRoutes } from './written-for';

const NAME = 'slim-client';

/** Generated files, what becomes of them, and the name under which it is written. */
const SLIMMED = [
  {
    file: 'globalData.json',
    as: 'global-data.json',
    alias: '@generated/globalData$',
    slim: slimGlobalData,
  },
  {
    file: 'docusaurus.config.mjs',
    as: 'site-config.json',
    alias: '@generated/docusaurus.config$',
    slim: slimSiteConfig,
  },
  {
    file: 'site-metadata.json',
    as: 'site-metadata.json',
    alias: '@generated/site-metadata$',
    slim: slimSiteMetadata,
  },
] as const;

function writeSlimmed(generatedFilesDir: string): Record<string, string> {
  const folder = path.join(generatedFilesDir, NAME);
  fs.mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    SLIMMED.map(({ file, as, alias, slim }) => {
      const target = path.join(folder, as);
      fs.writeFileSync(target, slim(fs.readFileSync(path.join(generatedFilesDir, file), 'utf8')));
      return [alias, target];
    }),
  );
}

/** Core's banner about a wrong base; it stays when the configuration wants it. */
function unusedBanner({ siteConfig }: LoadContext): Record<string, string> {
  return siteConfig.baseUrlIssueBanner
    ? {}
    : {
        [require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js')]: path.join(
          __dirname,
          'theme/Nothing/index.tsx',
        ),
      };
}

/** Modules of the theme that run on each page: a bar of progress, and languages for a highlighter that browsers don't get. */
const UNUSED_MODULES = [
  '@docusaurus/theme-classic/lib/nprogress.js',
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
] as const;

/** A site whose texts are translated keeps Docusaurus' own way to them. */
const translation = ({ codeTranslations }: LoadContext): Record<string, string> =>
  Object.keys(codeTranslations).length > 0
    ? {}
    : { '@docusaurus/Translate$': ours('translate.tsx') };

const ours = (file: string): string => path.join(__dirname, 'client', file);

export default function slimClient(context: LoadContext): Plugin {
  const { generatedFilesDir, siteConfig } = context;
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      checkOriginals();
      checkRouter(siteConfig.future.experimental_router);
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: {
          alias: {
            ...writeSlimmed(generatedFilesDir),
            ...unusedBanner(context),
            ...translation(context),
            'react-helmet-async$': ours('head.tsx'),
            'react-router$': ours('router.ts'),
            'react-router-dom$': ours('router.ts'),
            'react-router-config$': ours('router.ts'),
            'react-loadable$': ours('loadable.tsx'),
            ...Object.fromEntries(
              UNUSED_MODULES.map((module) => [require.resolve(module), ours('nothing.ts')]),
            ),
          },
        },
        module: {
          // A name that one of ours doesn't have is an error of the build, not `undefined` in the browser.
          parser: { javascript: { exportsPresence: 'error', reexportExportsPresence: 'error' } },
          rules: [
            {
              include: path.dirname(require.resolve('@docusaurus/utils-common')),
              resolve: { alias: { tslib$: ours('tslib.ts') } },
            },
            { include: ours('.'), sideEffects: false },
          ],
        },
      };
    },
    postBuild: ({ routes }) => checkRoutes(routes),
  };
}
