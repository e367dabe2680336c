import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { styleSheetsOfPlugins } from './client-modules';
import { checkComponents } from './check-components';
import { BUNDLES } from './page-template';
import {
  emitFiles,
  removeChunkAssetPlugin,
  shortenClassNames,
  stylesOfTheme,
  withoutPresetEnv,
} from './private-hooks';

const source = (...file: string[]): string => path.join(__dirname, '..', ...file);
const NAME = '@nitric-docs/static-islands';

/** React, in one chunk for all islands. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|browser[\\/]hydrate\.tsx$/;

export interface StaticIslandsOptions {
  /** `static`: builds pages that are documents. `stock`: builds Docusaurus' own client. The development server always uses that. */
  client: 'static' | 'stock';
  /** The script of all pages. It calls `startPage` of the entry `client`, and exports its result as `onRouteDidUpdate`. */
  script: string;
  /** A client module for Docusaurus' own client, in addition to the script. */
  stockScript?: string;
  /** Folder of the modules whose default export is an island. */
  islands: string;
  /** Style sheets of the site that aren't client modules, such as its CSS modules. */
  styles: readonly string[];
  /** Matches modules whose styles only an island loads. */
  lazyStyles?: RegExp;
  /** The names in `customFields` that islands use. The whole configuration is as large as an island. */
  customFields: Readonly<Record<string, unknown>>;
}

/** Writes the part of the configuration that islands use. */
function writeConfig({ siteConfig, generatedFilesDir }: LoadContext, customFields: object): string {
  const { title, url, baseUrl, trailingSlash, future } = siteConfig;
  const { experimental_router } = future;
  const config = {
    title,
    url,
    baseUrl,
    trailingSlash,
    customFields,
    future: { experimental_router },
  };
  const file = path.join(generatedFilesDir, 'static-islands-config.json');
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

function browserConfig(context: LoadContext, options: StaticIslandsOptions): Configuration {
  const { script, islands, styles, lazyStyles, customFields } = options;
  const shim = (name: string): string => source('shims', name);
  return {
    entry: {
      [BUNDLES.client]: script,
      [BUNDLES.stylesEntry]: [
        ...styleSheetsOfPlugins(context.generatedFilesDir),
        ...stylesOfTheme(),
        ...styles,
      ],
    },
    optimization: {
      runtimeChunk: false,
      // The client contains the file names of all chunks. A chunk with a name needs no number, and a package no chunk of its own.
      chunkIds: 'named',
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          // Overrides Docusaurus' group to include islands, because the style sheet of all pages contains their styles.
          styles: {
            chunks: 'all',
            test: (module: { identifier: () => string }) => !lazyStyles?.test(module.identifier()),
          },
          react: { name: 'react', test: REACT, chunks: 'async', enforce: true, priority: 60 },
        },
      },
    },
    // The client contains it twice.
    output: { uniqueName: 'docs' },
    // Otherwise, the client contains the bundler's version.
    ...({ experiments: { rspackFuture: { bundlerInfo: { force: false } } } } as object),
    resolve: {
      alias: {
        [`${NAME}/client$`]: source('browser/static-page.ts'),
        '@static-islands/modules': islands,
        '@docusaurus/router$': shim('router.ts'),
        '@docusaurus/Link$': shim('link.tsx'),
        '@docusaurus/useIsBrowser$': shim('use-is-browser.ts'),
        '@generated/docusaurus.config$': writeConfig(context, customFields),
        '@generated/globalData$': shim('no-data.ts'),
        '@generated/site-metadata$': shim('no-data.ts'),
      },
    },
  };
}

const serverConfig = ({ islands }: StaticIslandsOptions): Configuration => ({
  resolve: {
    alias: {
      [`${NAME}/island$`]: source('island/server.tsx'),
      '@static-islands/modules': islands,
    },
  },
});

/** Docusaurus' own client, with the scripts of the site as client modules. The server would import them too. */
function stockClient({ script, stockScript }: StaticIslandsOptions): Plugin {
  const scripts = stockScript ? [stockScript, script] : [script];
  const alias = Object.fromEntries(scripts.map((file) => [file, false as const]));
  return {
    name: 'static-islands',
    getClientModules: () => scripts,
    configureWebpack: (_config, isServer) => (isServer ? { resolve: { alias } } : {}),
  };
}

/**
 * Replaces Docusaurus' client. A page is HTML, a style sheet, and one small script (the client), and React runs only in islands.
 * Docusaurus' client (router, routes, and all pages as scripts) isn't bundled.
 *
 * `npm start` uses stock Docusaurus, which runs all pages in React and loads the script as a client module. After a build of
 * static pages, call `purgeStyles` before anything else reads the pages.
 */
export function staticIslands(context: LoadContext, options: StaticIslandsOptions): Plugin {
  const { baseUrl } = context;
  if (process.env.NODE_ENV !== 'production' || options.client === 'stock') {
    return stockClient(options);
  }
  return {
    name: 'static-islands',
    configureWebpack(
      config,
      isServer,
      { currentBundler },
    ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
      shortenClassNames(config);
      if (isServer) {
        return {
          mergeStrategy: { 'resolve.alias': 'prepend' },
          ...serverConfig(options),
          plugins: [
            emitFiles(config, baseUrl, currentBundler.instance),
            checkComponents(currentBundler.instance),
          ],
        };
      }
      removeChunkAssetPlugin(config);
      return {
        mergeStrategy: { entry: 'replace', 'resolve.alias': 'prepend' },
        ...browserConfig(context, options),
      };
    },
    // Without `config`, postcss-loader looks for a configuration in every folder above every style sheet.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: withoutPresetEnv(options.plugins),
    }),
  };
}
