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
import { SearchIndex } from '../../src/search-engine';

export const BUILD_FOLDER = path.resolve(__dirname, '../../build');

export interface ShardContent {
  id: string;
  titles: SearchTitles;
  texts: SearchTexts;
}

function read<T>(file: string, parse: (file: string, value: unknown) => T): T {
  if (!fs.existsSync(file)) {
    throw new Error(`${file}: missing. Run npm run build first.`);
  }
  return parse(file, JSON.parse(fs.readFileSync(file, 'utf8')));
}

/**
 * The index of a built site.
 * @throws an error that names the file that is missing or malformed
 */
export function readShards(buildFolder: string): ShardContent[] {
  const { shards } = read(path.join(buildFolder, SEARCH_MANIFEST_FILE), parseManifest);
  return shards.map(({ id, titles, texts }) => ({
    id,
    titles: read(path.join(buildFolder, titles), parseTitles),
    texts: read(path.join(buildFolder, texts), parseTexts),
  }));
}

/** The engine with everything that the site would load. */
export function loadIndex(buildFolder: string): SearchIndex {
  const index = new SearchIndex();
  for (const { titles, texts } of readShards(buildFolder)) {
    index.addTexts(index.addTitles(titles), texts);
  }
  return index;
}
