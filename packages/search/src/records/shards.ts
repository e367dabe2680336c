import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  anchorOf,
  MAIN_SHARD,
  SECOND_SHARD,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_FILE,
  type SearchManifest,
  type SearchShard,
  type SearchSectionText,
  type SearchShardFiles,
} from '../index-format';
import { shardOfRoute } from '../engine/shards';
import type { IndexedSite } from '../site';
import { isFunctionName, type ExtractedPage } from './extract';
import { wordsOf } from './words';

export { extractPage, type ExtractedPage, type SearchHint } from './extract';

/** Number of pages in the main shard, which is small because the first search waits for its titles (5 kB after Brotli compression). */
const MAIN_PAGES = 42;

/** Hexadecimal digits, enough to avoid collisions between builds. */
const HASH_LENGTH = 12;

/**
 * The functions of a page about several, whose headings are other names of the page. `handler()` on the page `job()` is
 * `job.handler()`.
 */
const functionsIn = ({ title, headings }: SearchedPage): string[] =>
  headings
    .map(([text]) => text)
    .filter(isFunctionName)
    .map((name) => (name.includes('.') ? name : `${title.replace('()', '')}.${name}`));

/** A page to index. */
export interface SearchedPage extends ExtractedPage {
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** What readers call each section, separated by commas, by its anchor. The page itself has the anchor ''. */
  names: Readonly<Record<string, string>>;
  /** Other names of the page, which count like its title. */
  aliases: readonly string[];
}

/** @throws an error that names a section that the page doesn't have */
function withWords({ route, headings, texts, keywords, names }: SearchedPage): SearchSectionText[] {
  const anchors = ['', ...headings.map(([text, anchor]) => anchor || anchorOf(text))];
  const unknown = Object.keys(names).find((anchor) => !anchors.includes(anchor));
  if (unknown !== undefined) {
    throw new Error(
      `The names for search of ${route}#${unknown} belong to no section. The anchors of the page are ${anchors.filter(Boolean).join(', ')}.`,
    );
  }
  return texts.map(([content, code, defined = '', ...rest], at) => {
    const words = [at === 0 ? keywords.join() : '', names[anchors[at] ?? ''] ?? ''] as const;
    return words.some(Boolean)
      ? [content, code, defined, ...words]
      : defined
        ? [content, code, defined, ...rest]
        : [content, code];
  });
}

/** Puts pages into shards, the ones that readers want most first. */
export function shardsOf(site: IndexedSite, pages: readonly SearchedPage[]): SearchShard[] {
  const shards = new Map<string, SearchShard>();
  const byPriority = (a: SearchedPage, b: SearchedPage): number =>
    site.priorOf(b.route) - site.priorOf(a.route) ||
    a.route.split('/').length - b.route.split('/').length ||
    (a.route < b.route ? -1 : 1);
  for (const page of [...pages].sort(byPriority)) {
    const { route, title, description, headings } = page;
    const aliases = [...page.aliases, ...functionsIn(page)];
    const own = shardOfRoute(site, route);
    const isFull = own === MAIN_SHARD && shards.get(own)?.titles.length === MAIN_PAGES;
    const id = isFull ? SECOND_SHARD : own;
    const shard = shards.get(id) ?? { id, titles: [], texts: [] };
    const known = [route, title, description, headings] as const;
    const ranked = [site.groupOf(route), Number(site.priorOf(route).toFixed(3))] as const;
    shard.titles.push(aliases.length > 0 ? [...known, ...ranked, aliases] : [...known, ...ranked]);
    shard.texts.push(withWords(page));
    shards.set(id, shard);
  }
  return [...shards.values()];
}

function writeHashed(outDir: string, name: string, content: unknown): string {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  const file = `${SEARCH_INDEX_FOLDER}/${name}.${hash}.json`;
  fs.writeFileSync(path.join(outDir, file), json);
  return file;
}

/** Writes the shards and their manifest below the built site. */
export function writeIndex(
  outDir: string,
  site: IndexedSite,
  shards: readonly SearchShard[],
): SearchManifest {
  fs.mkdirSync(path.join(outDir, SEARCH_INDEX_FOLDER), { recursive: true });
  const files = shards.map(({ id, titles, texts }): SearchShardFiles => ({
    id,
    titles: writeHashed(outDir, `${id}.titles`, titles),
    texts: writeHashed(outDir, `${id}.texts`, texts),
  }));
  const manifest = { shards: files, ...wordsOf(site) } satisfies SearchManifest;
  fs.writeFileSync(path.join(outDir, SEARCH_MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}
