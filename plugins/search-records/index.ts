import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { frozenVersions, sdkReferenceOf } from '../../src/config/sdks';
import {
  MAIN_SHARD,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_FILE,
  type SearchManifest,
  type SearchShardFiles,
  type SearchTexts,
  type SearchTitles,
} from '../../src/contracts/search-index';
import { readContentPages } from '../content-inventory';
import { extractPage } from './extract';

export interface SearchShard {
  id: string;
  titles: SearchTitles;
  texts: SearchTexts;
}

/** Long enough that two builds never share a name. */
const HASH_LENGTH = 12;

const htmlFileOf = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/** The pages of a frozen SDK version are a shard of their own; most readers never search them. */
function shardOf(route: string): string {
  const { currentSdk, currentVersion } = sdkReferenceOf(route);
  const frozen = frozenVersions.find(
    ({ sdk, version }) => sdk === currentSdk && version === currentVersion,
  );
  return frozen?.name ?? MAIN_SHARD;
}

/** A page below an SDK's landing page documents one function or one group of them. */
export function isFunctionPage(route: string): boolean {
  return (
    /^\/reference\/[^/]+(?:\/v\d+)?\/[^/]+\/[^/]+$/.test(route) &&
    sdkReferenceOf(route).isReferenceDocs
  );
}

/**
 * Reads the search records of built pages.
 * @param outDir folder of the built site
 * @param routes addresses of the pages
 * @throws an error that names a page that was not built or has no title
 */
export function readShards(outDir: string, routes: readonly string[]): SearchShard[] {
  const shards = new Map<string, SearchShard>();
  for (const route of [...routes].sort()) {
    const file = path.join(outDir, htmlFileOf(route));
    if (!fs.existsSync(file)) {
      throw new Error(
        `${file}: missing. The page ${route} has a source, but the build made no HTML of it.`,
      );
    }
    const page = extractPage(file, fs.readFileSync(file, 'utf8'), isFunctionPage(route));
    const id = shardOf(route);
    const shard = shards.get(id) ?? { id, titles: [], texts: [] };
    shard.titles.push([route, page.title, page.description, page.headings]);
    shard.texts.push(page.texts);
    shards.set(id, shard);
  }
  return [...shards.values()].sort(
    (a, b) => Number(b.id === MAIN_SHARD) - Number(a.id === MAIN_SHARD),
  );
}

function writeHashed(outDir: string, name: string, content: unknown): string {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  const file = `${SEARCH_INDEX_FOLDER}/${name}.${hash}.json`;
  fs.writeFileSync(path.join(outDir, file), json);
  return file;
}

/** Writes the shards and their manifest below the built site. */
export function writeIndex(outDir: string, shards: readonly SearchShard[]): SearchManifest {
  fs.mkdirSync(path.join(outDir, SEARCH_INDEX_FOLDER), { recursive: true });
  const files = shards.map(({ id, titles, texts }): SearchShardFiles => ({
    id,
    titles: writeHashed(outDir, `${id}.titles`, titles),
    texts: writeHashed(outDir, `${id}.texts`, texts),
  }));
  const manifest = { shards: files } satisfies SearchManifest;
  fs.writeFileSync(path.join(outDir, SEARCH_MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

/** Builds the search index from the pages of the same build, so that it never lags behind them. */
export default function searchRecords({ siteDir }: LoadContext): Plugin {
  return {
    name: 'search-records',
    async postBuild({ outDir }) {
      writeIndex(outDir, readShards(outDir, [...readContentPages(siteDir).keys()]));
    },
  };
}
