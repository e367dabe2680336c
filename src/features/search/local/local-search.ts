import type { SearchAnswer, SearchRequest } from '../../../contracts/search';
import {
  MAIN_SHARD,
  parseManifest,
  parseTexts,
  parseTitles,
  SEARCH_MANIFEST_FILE,
  type SearchShardFiles,
} from '../../../contracts/search-index';
import { answer, SearchIndex, type IndexedPage } from '../../../search-engine';

/** An answer waits so long for the texts, in milliseconds: less than what readers see as stalled (SPEC 9). */
const PATIENCE_MS = 200;

/** Reads a file of the site as JSON. @throws when it can't be had or is no JSON */
export type ReadJson = (file: string) => Promise<unknown>;

const later = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms));

/**
 * Loads the index in the order of its use and answers from what is there: the titles of current pages first, then the
 * titles of frozen SDK versions, then texts. Runs in a worker. A file that could not be read is asked for again by the
 * next search.
 */
export class LocalSearch {
  private readonly index = new SearchIndex();
  private readonly pagesOfShard = new Map<string, IndexedPage[]>();
  private readonly withTexts = new Set<string>();
  private shards: SearchShardFiles[] = [];
  private first: Promise<void> | undefined;
  private rest: Promise<boolean> | undefined;
  private owesAnswer = false;

  /**
   * @param readJson reads a file by its path from the root of the site
   * @param onGrown called when the index has got what an earlier answer had to do without
   */
  constructor(
    private readonly readJson: ReadJson,
    private readonly onGrown: () => void,
  ) {}

  /** Starts loading; never rejects. */
  async prepare(): Promise<void> {
    await this.loadFirst().then(
      () => this.loadRest(),
      () => undefined,
    );
  }

  /** @throws an error that names the file when not even the first titles can be had */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    await this.loadFirst();
    const isComplete = await Promise.race([this.loadRest(), later(PATIENCE_MS)]);
    this.owesAnswer ||= !isComplete;
    return answer(this.index, request);
  }

  private loadFirst(): Promise<void> {
    this.first ??= this.readFirst().catch((error: unknown) => {
      this.first = undefined;
      throw error;
    });
    return this.first;
  }

  private async readFirst(): Promise<void> {
    const manifest = await this.readJson(SEARCH_MANIFEST_FILE);
    this.shards = parseManifest(SEARCH_MANIFEST_FILE, manifest).shards;
    await Promise.all(
      this.shards.filter(({ id }) => id === MAIN_SHARD).map((shard) => this.readTitles(shard)),
    );
  }

  /** Resolves with whether everything is there; never rejects. */
  private loadRest(): Promise<boolean> {
    this.rest ??= this.readRest().then(
      () => true,
      () => {
        this.rest = undefined;
        return false;
      },
    );
    return this.rest;
  }

  private async readRest(): Promise<void> {
    await Promise.all(this.shards.map((shard) => this.readTitles(shard)));
    await Promise.all(this.shards.map((shard) => this.readTexts(shard)));
    if (this.owesAnswer) {
      this.owesAnswer = false;
      this.onGrown();
    }
  }

  private async readTitles({ id, titles }: SearchShardFiles): Promise<void> {
    if (!this.pagesOfShard.has(id)) {
      const read = parseTitles(titles, await this.readJson(titles));
      this.pagesOfShard.set(id, this.index.addTitles(read));
    }
  }

  private async readTexts({ id, texts }: SearchShardFiles): Promise<void> {
    if (!this.withTexts.has(id)) {
      const read = parseTexts(texts, await this.readJson(texts));
      this.withTexts.add(id);
      this.index.addTexts(this.pagesOfShard.get(id) ?? [], read);
    }
  }
}
