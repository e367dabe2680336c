/**
 * First load that doesn't grow with the number of pages.
 *
 * Docusaurus puts the route of every page, its chunk names, its loader and every chunk's file name into what each page loads.
 * In the client's production bundle this plugin replaces that: routes with children and the start page stay in the main bundle,
 * pages go to shards (at most `shards` files), found by binary search over the first address in each. A version's metadata comes
 * without its menus; a page loads the one that it shows. Chunk ids are chunk names and file names end in the build's hash, so the
 * map from one to the other is a constant. Each page's HTML asks for the page's own chunks.
 *
 * It depends on these parts of @docusaurus/core 3.10 that are no public interface, and stops the build when they have changed:
 * - the form of routes.js, registry.js and routesChunkNames.json (lib/server/codegen/codegenRoutes.js): generated-files.ts;
 * - lib/client/preload.js, docusaurus.js and clientEntry.js, which `client/` replaces: REPLACED, by digest;
 * - ChunkAssetPlugin, whose list of all chunks nobody needs any more: withoutChunkList;
 * - client-manifest.json (react-loadable-ssr-addon): page-scripts.ts.
 * The server bundle and the development server are stock. Without this plugin in docusaurus.config.ts the whole site is.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import { latePageOfModule } from '../late-html/names';
import { readOptions } from '../plugin-options';
import { readGeneratedFiles } from './generated-files';
import { PageScripts } from './page-scripts';
import { planRoutes } from './plan';
import { ClientCode, leavesOf, type PageChunks } from './client-code';
import { SHARDS_DIR } from './imports';
import { readVersions } from './versions';

const optionsShape = z.strictObject({
  /** How many files the pages' routes are put into, at most. */
  shards: z.int().min(1).max(1024).default(64),
});

export type RouteShardsOptions = z.input<typeof optionsShape>;

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Modules of the client that `client/` replaces, with the start of the SHA-256 of the text that it was written for. */
const REPLACED = [
  { module: 'preload', digest: '8c1e3de18d307e2f' },
  { module: 'docusaurus', digest: 'b0d1dbdc1e3a706f' },
  { module: 'clientEntry', digest: 'a9d6514eaf79c05c' },
] as const;

function replacedModules(): Record<string, string> {
  return Object.fromEntries(
    REPLACED.map(({ module, digest }) => {
      const file = require.resolve(`@docusaurus/core/lib/client/${module}.js`);
      const found = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
      if (!found.startsWith(digest)) {
        throw new Error(
          `route-shards: @docusaurus/core/lib/client/${module}.js is not the file that plugins/route-shards/client/${module} ` +
            `replaces: its SHA-256 begins with ${found.slice(0, digest.length)}, accepted is ${digest}. Compare the two, ` +
            'adapt ours and the digest in plugins/route-shards/index.ts, or take the plugin out of docusaurus.config.ts.',
        );
      }
      return [file, path.join(__dirname, 'client', module)];
    }),
  );
}

/** Bundler plugins without Docusaurus' list of all chunk names, which only the replaced loader read. */
function withoutChunkList(plugins: BundlerConfig['plugins'] = []): BundlerConfig['plugins'] {
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (kept.length !== plugins.length - 1) {
    throw new Error(
      `route-shards: the client's bundler configuration has ${plugins.length - kept.length} plugins named ChunkAssetPlugin, ` +
        'accepted is one, as @docusaurus/core 3.10 has (lib/webpack/client.js). Adapt plugins/route-shards/index.ts.',
    );
  }
  return kept;
}

/** @returns the chunks of each page */
function writeClientFiles(
  { generatedFilesDir, baseUrl }: LoadContext,
  folder: string,
  shards: number,
): PageChunks[] {
  const files = readGeneratedFiles(generatedFilesDir);
  const plan = planRoutes(files, baseUrl, shards);
  const versions = readVersions(leavesOf(plan), files.modules, generatedFilesDir);
  const code = new ClientCode(
    plan,
    files.modules,
    versions,
    (module) => latePageOfModule(module)?.chunk,
  );
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  code.files().forEach((content, file) => fs.writeFileSync(path.join(folder, file), content));
  return code.pageChunks();
}

/** @throws when an option is unknown or out of range */
export default function routeShards(
  context: LoadContext,
  options: RouteShardsOptions = {},
): Plugin {
  const { shards } = readOptions('route-shards', optionsShape, options);
  return {
    name: 'route-shards',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const { generatedFilesDir } = context;
      const ours = path.join(generatedFilesDir, SHARDS_DIR);
      const pages = writeClientFiles(context, ours, shards);
      return {
        mergeStrategy: { plugins: 'replace', 'resolve.alias': 'prepend' },
        resolve: {
          alias: {
            '@generated/routes$': path.join(ours, 'routes.js'),
            '@generated/registry$': path.join(ours, 'registry.js'),
            '@generated/routesChunkNames$': path.join(ours, 'chunk-names.js'),
            ...replacedModules(),
          },
        },
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        optimization: { chunkIds: 'named', moduleIds: 'natural' },
        plugins: [
          ...(withoutChunkList(config.plugins) ?? []),
          new PageScripts(path.join(generatedFilesDir, 'client-manifest.json'), pages),
        ],
      };
    },
  };
}
