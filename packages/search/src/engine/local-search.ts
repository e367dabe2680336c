import type { SearchAnswer, SearchRequest } from '../answers';
import {
  listIn,
  MAIN_SHARD,
  manifestIn,
  SEARCH_MANIFEST_FILE,
  type SearchManifest,
  type SearchTexts,
} from '../index-format';
import type { SearchSite } from '../site';
import { closestTitles } from './closest-titles';
import { hitsOf } from './hits';
import type { IndexedPage } from './pages';
import { parseQuery, type Query } from './query';
import { preferredSdk, rankPages, type RankedPage } from './rank';
import { SearchIndex } from './search-index';
import { basicParts, partOf, requiredParts, type Part, type Tier } from './shards';

/** Reads a JSON file of the site. @throws if the file is missing or invalid */
type ReadJson = (file: string) => Promise<unknown>;

/** Short enough that readers don't notice a stalled search. */
export const READERS_PATIENCE_MS = 200;
const EMPTY: SearchManifest = { shards: [], stopWords: [], synonyms: [] };
/** Indexing yields to searches after this many milliseconds. */
const TURN_MS = 6;

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const never = new Promise<void>(() => undefined);

export interface LocalSearchOptions {
  /** How long a search with hits waits for parts of the index. By default, until all that its query requires have loaded. */
  patienceMs?: number;
  /** Is called if repeating the newest search can improve its results. */
  onIndexGrown?: () => void;
}

interface LookupResult {
  query: Query;
  ranked: RankedPage[];
  missing: Part[];
}

/**
 * Loads the parts of the index that queries require, and searches the loaded parts. The site runs it in a worker, and the
 * commands run it on the built files. If a part fails to load, the search continues without it, and the next search that
 * requires the part loads it again.
 */
export class LocalSearch {
  private index: SearchIndex;
  private readonly loads = new Map<string, Promise<void>>();
  private readonly loadedParts = new Set<Part>();
  private manifest = EMPTY;
  private newest = 0;

  /** @param readJson reads a file by its path from the site root */
  constructor(
    private readonly site: SearchSite,
    private readonly readJson: ReadJson,
    private readonly options: LocalSearchOptions = {},
  ) {
    this.index = new SearchIndex(site, EMPTY);
  }

  /** Loads the parts that every search requires. Never rejects. */
  async prepare(): Promise<void> {
    try {
      await this.loadFirst();
      await this.load(this.basics);
    } catch {
      // The next search tries again and reports the error.
    }
  }

  /** @throws an error with the file name if the manifest or the titles of the main shard are unavailable */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    this.newest += 1;
    const number = this.newest;
    const { patienceMs } = this.options;
    await this.loadFirst();
    let result = await this.lookUpUntil(
      patienceMs === undefined ? never : later(patienceMs),
      request,
    );
    let answer = this.answerFrom(result, request);
    if (answer.hits.length === 0 && result.missing.length > 0) {
      // Nobody can tell yet whether there are results.
      result = await this.lookUpUntil(never, request);
      answer = this.answerFrom(result, request);
    }
    this.notifyWhenImproved(number, result.missing);
    return answer;
  }

  /** Returns the pages of all shards. @throws like {@link search} */
  async allPages(): Promise<readonly IndexedPage[]> {
    await this.loadFirst();
    await this.load(this.manifest.shards.map(({ id }) => partOf(id, 'titles')));
    return this.index.pages;
  }

  private get ids(): string[] {
    return this.manifest.shards.map(({ id }) => id);
  }

  private get basics(): Part[] {
    return basicParts(this.site, this.ids);
  }

  /** Looks up a query, and again as long as missing parts load before the time is over. */
  private async lookUpUntil(end: Promise<void>, request: SearchRequest): Promise<LookupResult> {
    for (;;) {
      const result = this.lookUp(request);
      const { size } = this.loadedParts;
      await Promise.race([this.load(result.missing), end]);
      if (this.loadedParts.size === size) {
        return result;
      }
    }
  }

  private lookUp(request: SearchRequest): LookupResult {
    const viewed = new Set(this.basics);
    for (;;) {
      const view = this.index.view([...viewed].filter((part) => this.loadedParts.has(part)));
      const query = parseQuery(view, request.query);
      const more = requiredParts(view, query, request.readingRoute, viewed, this.ids);
      more.forEach((part) => viewed.add(part));
      const missing = [...viewed].filter((part) => !this.loadedParts.has(part));
      if (more.length === 0 || more.some((part) => missing.includes(part))) {
        return { query, ranked: rankPages(view, query, request), missing };
      }
    }
  }

  private answerFrom({ query, ranked }: LookupResult, request: SearchRequest): SearchAnswer {
    const found = hitsOf(this.site, ranked, query, request);
    const preferred = preferredSdk(this.site, query, ranked, request);
    const [asked, ...others] = query.sdks;
    return {
      ...found,
      ...(found.nbHits === 0 && {
        closest: closestTitles(this.site, this.index.pages, request.query),
      }),
      ...(preferred && { preferred }),
      ...(asked !== undefined && others.length === 0 && { asked }),
    };
  }

  /** Calls `onIndexGrown` once if a missing part loads and the search is still the newest. */
  private notifyWhenImproved(number: number, missing: readonly Part[]): void {
    // Leaves failed parts to the next search.
    const coming = missing.map((part) => this.loads.get(part)).filter((load) => load !== undefined);
    if (coming.length === 0) {
      return;
    }
    void Promise.allSettled(coming).then((ends) => {
      if (number === this.newest && ends.some(({ status }) => status === 'fulfilled')) {
        this.options.onIndexGrown?.();
      }
    });
  }

  private loadFirst(): Promise<void> {
    return this.once(SEARCH_MANIFEST_FILE, () => this.readFirst());
  }

  private async readFirst(): Promise<void> {
    this.manifest = manifestIn(SEARCH_MANIFEST_FILE, await this.readJson(SEARCH_MANIFEST_FILE));
    this.index = new SearchIndex(this.site, this.manifest);
    await this.loadPart(partOf(MAIN_SHARD, 'titles'));
  }

  /** Waits until each part is loaded or has failed. Never rejects. */
  private async load(parts: readonly Part[]): Promise<void> {
    await Promise.allSettled(parts.map((part) => this.loadPart(part)));
  }

  private loadPart(part: Part): Promise<void> {
    return this.once(part, () => this.readPart(part));
  }

  /** Loads something once. After a failure, the next call loads it again. */
  private once(name: string, read: () => Promise<void>): Promise<void> {
    const load =
      this.loads.get(name) ??
      read().catch((error: unknown) => {
        this.loads.delete(name);
        throw error;
      });
    this.loads.set(name, load);
    return load;
  }

  private async readPart(part: Part): Promise<void> {
    const [id = '', tier] = part.split('.') as [string, Tier];
    const file = this.manifest.shards.find((each) => each.id === id)?.[tier];
    if (!file) {
      throw new Error(`${SEARCH_MANIFEST_FILE}: no shard "${id}".`);
    }
    const [json] = await Promise.all([
      this.readJson(file),
      tier === 'texts' ? this.loadPart(partOf(id, 'titles')) : undefined,
    ]);
    if (tier === 'titles') {
      this.index.addTitles(part, id, listIn(file, json));
    } else {
      await this.addTexts(part, id, listIn(file, json));
    }
    this.loadedParts.add(part);
  }

  private async addTexts(part: Part, id: string, texts: SearchTexts): Promise<void> {
    const steps = this.index.addTexts(part, id, texts);
    for (let turn = performance.now(); !steps.next().done;) {
      if (performance.now() - turn > TURN_MS) {
        await later(0);
        turn = performance.now();
      }
    }
  }
}
