import type { SearchAnswer, SearchRequest } from '../contracts/search';
import {
  isMainShard,
  MAIN_SHARD,
  parseManifest,
  parseTexts,
  parseTitles,
  SEARCH_MANIFEST_FILE,
  type SearchShardFiles,
} from '../contracts/search-index';
import { hitsOf } from './hits';
import { parseQuery, type Query } from './query';
import { rankPages, type RankedPage } from './rank';
import { SearchIndex } from './search-index';
import { basicParts, partOf, partsTouched, type Part, type Tier } from './shards';

/** Reads a file of the site as JSON. @throws when it can't be had or is no JSON */
export type ReadJson = (file: string) => Promise<unknown>;

/** How long an answer waits for parts of the index, in milliseconds. */
export interface Patience {
  /** For the parts that every question needs, and for any part while there is no hit. */
  needed: number;
  /** For the parts that a query touches beyond them. */
  touched: number;
}

/** Less than what readers see as stalled (SPEC 9), and less than what they see as a pause. */
const READERS_PATIENCE: Patience = { needed: 200, touched: 40 };
/** Reading texts in makes way for questions after so many milliseconds. */
const TURN_MS = 6;

/** Texts are fetched for so many of the pages whose titles answer best. */
const BEST_PAGES = 5;

const later = (ms: number): Promise<void> =>
  ms === Infinity
    ? new Promise(() => undefined)
    : new Promise((resolve) => setTimeout(resolve, ms));

const nextTurn = (): Promise<void> => later(0);

interface Looked {
  query: Query;
  ranked: RankedPage[];
  /** Touched and not there yet. */
  missing: Part[];
}

/**
 * Loads the parts of the index that questions touch, and answers from what is there. The site runs it in a worker; the
 * commands run it on the built files. A part that could not be had is asked for again by the next question that touches it,
 * and the others are searched without it.
 */
export class LocalSearch {
  private readonly index = new SearchIndex();
  private readonly loads = new Map<Part, Promise<void>>();
  private readonly there = new Set<Part>();
  private shards: readonly SearchShardFiles[] = [];
  private first: Promise<void> | undefined;
  private newest = 0;

  /**
   * @param readJson reads a file by its path from the root of the site
   * @param onGrown called when the newest question can be answered better than it was
   */
  constructor(
    private readonly readJson: ReadJson,
    private readonly onGrown: () => void = () => undefined,
    private readonly patience: Patience = READERS_PATIENCE,
  ) {}

  /** Starts loading what every question needs, and ends when it is there or can't be had; never rejects. */
  async prepare(): Promise<void> {
    try {
      await this.loadFirst();
      await this.load(this.basics);
    } catch {
      // The next question tries again and says so.
    }
  }

  /** @throws an error that names the file when not even the first titles can be had */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    this.newest += 1;
    const number = this.newest;
    await this.loadFirst();
    await this.within(this.patience.needed, this.basics);
    let looked = await this.lookWithin(this.patience.touched, request);
    let answer = this.answerFrom(looked, request);
    if (answer.hits.length === 0 && looked.missing.length > 0) {
      looked = await this.lookWithin(this.patience.needed, request);
      answer = this.answerFrom(looked, request);
    }
    this.tellWhenBetter(number, looked.missing);
    return answer;
  }

  /** Addresses of the pages of all shards. @throws like {@link search} */
  async allRoutes(): Promise<string[]> {
    await this.loadFirst();
    await this.load(this.shards.map(({ id }) => partOf(id, 'titles')));
    return this.index.pages.map(({ route }) => route);
  }

  private get ids(): string[] {
    return this.shards.map(({ id }) => id);
  }

  private get basics(): Part[] {
    return basicParts(this.ids);
  }

  /** Follows what a query touches, and waits at most so long at each step for what is missing. */
  private async lookWithin(ms: number, request: SearchRequest): Promise<Looked> {
    let looked = this.look(request);
    while (looked.missing.length > 0 && (await this.within(ms, looked.missing))) {
      looked = this.look(request);
    }
    return looked;
  }

  /** Follows what a query touches as far as the index is there. */
  private look(request: SearchRequest): Looked {
    const viewed = new Set(this.basics);
    for (;;) {
      const view = this.index.view([...viewed].filter((part) => this.there.has(part)));
      const query = parseQuery(view, request.query);
      const readingRoute = request.readingRoute ?? '/';
      let ranked: RankedPage[] | undefined;
      const rank = (): RankedPage[] => (ranked ??= rankPages(view, query, readingRoute));
      const bestShards = this.bestShards(rank, viewed);
      const touch = { query, bestShards, text: request.query, readingRoute };
      const more = partsTouched(view, touch, viewed, this.ids);
      more.forEach((part) => viewed.add(part));
      const missing = [...viewed].filter((part) => !this.there.has(part));
      if (more.length === 0 || more.some((part) => missing.includes(part))) {
        return { query, ranked: rank(), missing };
      }
    }
  }

  /** Only a large site has texts that a question may do without. */
  private bestShards(rank: () => readonly RankedPage[], viewed: ReadonlySet<Part>): string[] {
    const isWhole = this.ids.every((id) => !isMainShard(id) || viewed.has(partOf(id, 'texts')));
    return isWhole
      ? []
      : rank()
          .slice(0, BEST_PAGES)
          .map(({ page }) => page.shard);
  }

  private answerFrom({ query, ranked }: Looked, request: SearchRequest): SearchAnswer {
    return { hits: hitsOf(ranked, query, request), nbHits: ranked.length };
  }

  /** Has the newest question asked again, once, when something of what it had to do without has come. */
  private tellWhenBetter(number: number, missing: readonly Part[]): void {
    // What could not be had is asked for again by the next question, not by this one.
    const coming = missing.map((part) => this.loads.get(part)).filter((load) => load !== undefined);
    if (coming.length === 0) {
      return;
    }
    void Promise.allSettled(coming).then((ends) => {
      if (number === this.newest && ends.some(({ status }) => status === 'fulfilled')) {
        this.onGrown();
      }
    });
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
    await this.loadPart(partOf(MAIN_SHARD, 'titles'));
  }

  /** @returns whether all parts are there after at most so long; never rejects */
  private async within(ms: number, parts: readonly Part[]): Promise<boolean> {
    if (!parts.every((part) => this.there.has(part))) {
      await Promise.race([this.load(parts), later(ms)]);
    }
    return parts.every((part) => this.there.has(part));
  }

  /** Ends when each part is there or could not be had; never rejects. */
  private async load(parts: readonly Part[]): Promise<void> {
    await Promise.allSettled(parts.map((part) => this.loadPart(part)));
  }

  private loadPart(part: Part): Promise<void> {
    let load = this.loads.get(part);
    if (!load) {
      load = this.readPart(part).catch((error: unknown) => {
        this.loads.delete(part);
        throw error;
      });
      this.loads.set(part, load);
    }
    return load;
  }

  private async readPart(part: Part): Promise<void> {
    const [id = '', tier] = part.split('.') as [string, Tier];
    const shard = this.shards.find((each) => each.id === id);
    if (!shard) {
      throw new Error(`${SEARCH_MANIFEST_FILE}: no shard "${id}".`);
    }
    await (tier === 'titles' ? this.readTitles(part, shard) : this.readTexts(part, shard));
    this.there.add(part);
  }

  private async readTitles(part: Part, { id, titles }: SearchShardFiles): Promise<void> {
    this.index.addTitles(part, id, parseTitles(titles, await this.readJson(titles)));
  }

  private async readTexts(part: Part, { id, texts }: SearchShardFiles): Promise<void> {
    const [read] = await Promise.all([
      this.readJson(texts).then((value) => parseTexts(texts, value)),
      this.loadPart(partOf(id, 'titles')),
    ]);
    const steps = this.index.addTexts(part, id, read);
    for (let turn = performance.now(); !steps.next().done;) {
      if (performance.now() - turn > TURN_MS) {
        await nextTurn();
        turn = performance.now();
      }
    }
  }
}
