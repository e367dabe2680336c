import {
  SEARCH_MANIFEST_FILE,
  isMainShard,
  MAIN_SHARD,
  type SearchSectionText,
} from '../../../src/contracts/search-index';
import { sdkIds } from '../../../src/config/sdks';
import { shardOfSdk } from '../../../src/search-engine/shards';
import { splitMain } from '../../../plugins/search/search-records';
import type { ShardContent } from '../read-index';

/**
 * The size of the generated site, several times the size of the current one. It contains the current pages, generated pages
 * outside the SDK references, and additional SDK versions. Every search loads all pages outside the references (shards.ts).
 */
export const GENERATED = { pages: 2000, outsideReferences: 440, pagesOfVersion: 60 } as const;

/** Returns a generator of pseudorandom numbers (mulberry32), so that each run measures the same pages. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Source {
  title: string;
  description: string;
  headings: string[];
  sentences: string[];
  words: string[];
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /).filter(Boolean);

function sourcesOf({ titles, texts }: ShardContent): Source[] {
  return titles.map(([, title, description, headings], at) => {
    const all = texts[at] ?? [];
    const sentences = all.flatMap(([content]) => sentencesOf(content));
    return {
      title,
      description,
      headings: headings.map(([heading]) => heading),
      sentences,
      words: sentences.flatMap((sentence) => sentence.match(/[a-z]{5,12}/g) ?? []),
    };
  });
}

/** Generates pages as long as the existing pages, from their words and sentences in random order. */
class PageMaker {
  private readonly random = randomNumbers(10_000);

  constructor(private readonly sources: readonly Source[]) {}

  addTo(shard: ShardContent, number: number, below: string): void {
    const source = this.pick(this.sources);
    const [first, second] = [this.word(), this.word()];
    const headings = source.headings.map((heading) => this.reworded(heading));
    shard.titles.push([
      `${below}/${first}-${second}-${number.toString(36)}`,
      `${this.reworded(source?.title ?? '')} ${first}`,
      `${this.reworded(source?.description ?? '')} ${second}`,
      headings.map((heading) => [heading, '', 2]),
    ]);
    const perSection = Math.ceil(source.sentences.length / (headings.length + 1));
    shard.texts.push(
      Array.from({ length: headings.length + 1 }, (): SearchSectionText => {
        const sentences = Array.from({ length: perSection }, () => this.sentence());
        return [sentences.join(' '), ''];
      }),
    );
  }

  private pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(this.random() * list.length)];
    if (item === undefined) {
      throw new Error(
        'The built site has no pages to generate others from. Run npm run build first.',
      );
    }
    return item;
  }

  private word(): string {
    return this.pick(this.pick(this.sources.filter(({ words }) => words.length > 0)).words);
  }

  private sentence(): string {
    return this.pick(
      this.pick(this.sources.filter(({ sentences }) => sentences.length > 0)).sentences,
    );
  }

  /** Replaces half of the words, so that the text doesn't compress better than written text. */
  private reworded(text: string): string {
    return text
      .split(' ')
      .map((word) => (this.random() < 0.5 ? this.word() : word))
      .join(' ');
  }
}

const newShard = (id: string): ShardContent => ({ id, titles: [], texts: [] });

/** Returns the shards of a site with the size of {@link GENERATED}. */
export function generateShards(shards: readonly ShardContent[]): ShardContent[] {
  const others = shards
    .filter(({ id }) => !isMainShard(id))
    .map(({ id, titles, texts }) => ({ id, titles: [...titles], texts: [...texts] }));
  const main = newShard(MAIN_SHARD);
  for (const { titles, texts } of shards.filter(({ id }) => isMainShard(id))) {
    main.titles.push(...titles);
    main.texts.push(...texts);
  }
  const maker = new PageMaker(sourcesOf(main));
  const functions = new PageMaker(others.flatMap(sourcesOf));
  while (main.titles.length < GENERATED.outsideReferences) {
    maker.addTo(main, main.titles.length, '/guides');
  }
  const result = [...splitMain(main), ...others];
  let count = result.reduce((total, { titles }) => total + titles.length, 0);
  for (let version = 2; count < GENERATED.pages; version += 1) {
    for (const sdk of sdkIds) {
      const shard = newShard(shardOfSdk(sdk, `v${version}`));
      while (shard.titles.length < GENERATED.pagesOfVersion && count < GENERATED.pages) {
        functions.addTo(shard, shard.titles.length, `/reference/${sdk}/v${version}/made`);
        count += 1;
      }
      result.push(shard);
    }
  }
  return result;
}

/** Returns the files of a search index, by path from the root of the site. */
export function filesOf(shards: readonly ShardContent[]): Map<string, string> {
  const manifest = {
    shards: shards.map(({ id }) => ({
      id,
      titles: `${id}.titles.json`,
      texts: `${id}.texts.json`,
    })),
  };
  return new Map([
    [SEARCH_MANIFEST_FILE, JSON.stringify(manifest)],
    ...shards.flatMap(({ id, titles, texts }): [string, string][] => [
      [`${id}.titles.json`, JSON.stringify(titles)],
      [`${id}.texts.json`, JSON.stringify(texts)],
    ]),
  ]);
}
