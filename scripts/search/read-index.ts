import fs from 'node:fs';
import path from 'node:path';
import {
  parseManifest,
  parseTexts,
  parseTitles,
  SEARCH_MANIFEST_FILE,
  type SearchTexts,
  type SearchTitles,
} from '../../src/contracts/search-index';
import { LocalSearch } from '../../src/search-engine/local-search';
import { ROOT } from '../lib/root';

export const BUILD_FOLDER = path.join(ROOT, 'build');

export interface ShardContent {
  id: string;
  titles: SearchTitles;
  texts: SearchTexts;
}

/** @throws an error with the file name if the file is missing or not JSON */
function readJson(file: string): unknown {
  if (!fs.existsSync(file)) {
    throw new Error(`${file}: missing. Run npm run build first.`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/**
 * Reads the index of a built site.
 * @throws an error with the name of the missing or malformed file
 */
export function readShards(buildFolder: string): ShardContent[] {
  const read = <T>(file: string, parse: (file: string, value: unknown) => T): T => {
    const inBuild = path.join(buildFolder, file);
    return parse(inBuild, readJson(inBuild));
  };
  const { shards } = read(SEARCH_MANIFEST_FILE, parseManifest);
  return shards.map(({ id, titles, texts }) => ({
    id,
    titles: read(titles, parseTitles),
    texts: read(texts, parseTexts),
  }));
}

/** Opens the search of a built site. It waits for every part of the index that a query requires. */
export function openSearch(buildFolder: string): LocalSearch {
  return new LocalSearch(
    async (file) => readJson(path.join(buildFolder, file)),
    () => undefined,
    { required: Infinity, additional: Infinity },
  );
}
