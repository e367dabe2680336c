import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { styleSheetsOfPlugins } from './client-modules';
import { docSearchChanges } from './docsearch-changes';
import { emitFiles } from './emit-files';
import { BUNDLES } from './page-template';
import { shortenClassNames } from './short-class-names';

/** Only the search modal has a separate style sheet. */
const MODAL_STYLES = /SearchModal|@docsearch/;
/** React, in one chunk for all islands. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|Island[\\/]hydrate\.tsx$/;

export interface StaticIslandsOptions {
  /** Folder of the browser's code, with `start.ts`, `styles.ts`, and `shims`. */
  client: string;
  /** Folder of the component that renders islands. The build takes its `server.tsx`. */
  island: string;
  /** Names in `customFields.settings` that only rendered markup uses, so that the client of every page is smaller. */
  buildSettings: readonly string[];
}

/** Writes the part of the configuration that islands use. The whole configuration is as large as an island. */
function writeConfig(
  folder: string,
  { title, url, baseUrl, trailingSlash, customFields, future }: LoadContext['siteConfig'],
  buildSettings: readonly string[],
): string {
  const settings = Object.entries(customFields?.settings ?? {}).filter(
    ([name]) => !buildSettings.includes(name),
  );
  const file = path.join(folder, 'static-islands-config.mjs');
  const { experimental_router } = future;
  const config = {
    title,
    url,
    baseUrl,
    trailingSlash,
    customFields: { ...customFields, settings: Object.fromEntries(settings) },
    future: { experimental_router },
  };
  fs.writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
  return file;
}

function browserConfig(
  { siteConfig, generatedFilesDir }: LoadContext,
  { client, buildSettings }: StaticIslandsOptions,
): Configuration {
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
        '@generated/docusaurus.config$': writeConfig(generatedFilesDir, siteConfig, buildSettings),
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

/**
 * Replaces Docusaurus' client in production. A page is HTML, a style sheet, and one small script (the client), and React runs only in
 * islands. Docusaurus' client (router, routes, and all pages as scripts) isn't bundled.
 *
 * `npm start` uses stock Docusaurus, which runs all pages in React and loads the client as a client module. After a build, call
 * `purgeStyles` before anything else reads the pages.
 */
export function staticIslands(context: LoadContext, options: StaticIslandsOptions): Plugin {
  const { baseUrl } = context;
  const { client, island } = options;
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'static-islands',
    getClientModules: () => (isBuild ? [] : [path.join(client, 'start.ts')]),
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
        ...(isBuild ? browserConfig(context, options) : {}),
      };
    },
    // postcss-preset-env takes 10% of the build time, and Lightning CSS adds the same prefixes when it minifies.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
  };
}
