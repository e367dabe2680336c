/**
 * Replaces Docusaurus' client in production. A page is HTML, a style sheet, and one small script (src/client), and React runs only in
 * islands. Docusaurus' client (router, routes, and all pages as scripts) isn't bundled.
 *
 * `npm start` uses stock Docusaurus, which runs all pages in React and loads src/client as a client module.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import type { ClientSettings } from '../../../src/contracts/client-settings';
import { trackWrite } from '../../lib/pending-writes';
import { styleSheetsOfPlugins } from './client-modules';
import { docSearchChanges } from './docsearch-changes';
import { emitFiles } from './emit-files';
import { BUNDLES } from './page-template';
import { purgeStyles } from './purge-styles';
import { shortenClassNames } from './short-class-names';

/** Only the search modal has a separate style sheet. */
const MODAL_STYLES = /SearchModal|@docsearch/;
/** React, in one chunk for all islands. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|Island[\\/]hydrate\.tsx$/;

/** Settings that only rendered markup uses, so that the client of every page is smaller. */
const BUILD_SETTINGS: readonly string[] = [
  'socialImageUrl',
  'hasStaticSocialImages',
] satisfies (keyof ClientSettings)[];

const browserSettings = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !BUILD_SETTINGS.includes(name)));

/** Writes the part of the configuration that islands use. The whole configuration is as large as an island. */
function writeConfig(
  folder: string,
  { title, url, baseUrl, trailingSlash, customFields, future }: LoadContext['siteConfig'],
): string {
  const file = path.join(folder, 'static-client-config.mjs');
  const { experimental_router } = future;
  const config = {
    title,
    url,
    baseUrl,
    trailingSlash,
    customFields: { ...customFields, settings: browserSettings(customFields?.settings ?? {}) },
    future: { experimental_router },
  };
  fs.writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
  return file;
}

function browserConfig({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Configuration {
  const client = path.join(siteDir, 'src/client');
  const shim = (name: string): string => path.join(client, 'shims', name);
  return {
    entry: {
      [BUNDLES.client]: path.join(client, 'start.ts'),
      [BUNDLES.stylesEntry]: [
        ...styleSheetsOfPlugins(generatedFilesDir),
        path.join(client, 'styles.ts'),
      ],
    },
    optimization: {
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          // Overrides Docusaurus' group to include islands, because the style sheet of all pages contains their styles.
          styles: {
            chunks: 'all',
            test: (module: { identifier: () => string }) => !MODAL_STYLES.test(module.identifier()),
          },
          react: { name: 'react', test: REACT, chunks: 'async', enforce: true, priority: 60 },
        },
      },
    },
    // Otherwise, the client contains the bundler's version.
    ...({ experiments: { rspackFuture: { bundlerInfo: { force: false } } } } as object),
    resolve: {
      alias: {
        '@docusaurus/router$': shim('router.ts'),
        '@docusaurus/Link$': shim('link.tsx'),
        '@docusaurus/useIsBrowser$': shim('use-is-browser.ts'),
        '@generated/docusaurus.config$': writeConfig(generatedFilesDir, siteConfig),
        '@generated/globalData$': shim('no-data.ts'),
        '@generated/site-metadata$': shim('no-data.ts'),
      },
    },
  };
}

/** Adds a function to every client that only Docusaurus' own client calls, to prefetch scripts. */
const isChunkAssetPlugin = (plugin: unknown): boolean =>
  plugin instanceof Object && plugin.constructor.name === 'ChunkAssetPlugin';

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

export default function staticClient(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  const isBuild = process.env.NODE_ENV === 'production';
  const island = path.join(siteDir, 'src/components/Island');
  return {
    name: 'static-client',
    getClientModules: () => (isBuild ? [] : [path.join(siteDir, 'src/client/start.ts')]),
    configureWebpack(
      config,
      isServer,
      { currentBundler },
    ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
      if (isBuild) {
        shortenClassNames(config);
      }
      if (isServer) {
        return {
          mergeStrategy: { 'resolve.alias': 'prepend' },
          resolve: { alias: { [island]: path.join(island, 'server.tsx') } },
          plugins: [emitFiles(config, baseUrl, currentBundler.instance)],
        };
      }
      if (isBuild) {
        config.plugins = config.plugins?.filter((plugin) => !isChunkAssetPlugin(plugin));
      }
      return {
        mergeStrategy: { entry: 'replace', 'resolve.alias': 'prepend' },
        module: { rules: [docSearchChanges] },
        ...(isBuild ? browserConfig(context) : {}),
      };
    },
    // postcss-preset-env takes 10% of the build time, and Lightning CSS adds the same prefixes when it minifies.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    postBuild: ({ outDir }) => trackWrite(purgeStyles(outDir, baseUrl)),
  };
}
