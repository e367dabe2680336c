import fs from 'node:fs';
import path from 'node:path';
import { LocalSearch } from './engine/local-search';
import {
  listIn,
  manifestIn,
  SEARCH_MANIFEST_FILE,
  type SearchShard,
  type SearchTexts,
  type SearchTitles,
} from './index-format';
import type { SearchSite } from './site';

/** @throws an error with the file name if the file is missing or not JSON */
function readJson(file: string): unknown {
  if (!fs.existsSync(file)) {
    throw new Error(`${file}: missing. Build the site first.`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** @throws an error with the name of the missing or malformed file */
export function readBuiltIndex(buildFolder: string): SearchShard[] {
  const read = <T>(file: string, parse: (file: string, value: unknown) => T): T => {
    const inBuild = path.join(buildFolder, file);
    return parse(inBuild, readJson(inBuild));
  };
  return read(SEARCH_MANIFEST_FILE, manifestIn).shards.map(({ id, titles, texts }) => ({
    id,
    titles: read(titles, listIn<SearchTitles>),
    texts: read(texts, listIn<SearchTexts>),
  }));
}

export const searchOfBuild = (site: SearchSite, buildFolder: string): LocalSearch =>
  new LocalSearch(site, async (file) => readJson(path.join(buildFolder, file)));
