import type { SearchManifest } from '../index-format';
import type { SearchSite } from '../site';

/** Words that name a provider but not the topic of a query, next to the names of the providers. */
const PROVIDER_WORDS = ['cloud', 'provider'] as const;

/** A version in an address or a query: `v` and a whole number. */
export const VERSION = /^v(?:0|[1-9]\d*)$/;

const idsByName = (
  entries: readonly { id: string; names: readonly string[] }[],
): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(({ id, names }) => names.map((name) => [name, id] as const)));

/** The words of a site that have a meaning. */
export class Vocabulary {
  readonly stopWords: ReadonlySet<string>;
  readonly sdkOfWord: ReadonlyMap<string, string>;
  readonly providerOfWord: ReadonlyMap<string, string>;
  readonly providerWords: ReadonlySet<string>;
  readonly wordsWithSynonyms: readonly string[];
  private readonly synonymGroups: readonly (readonly string[])[];

  constructor(
    readonly site: SearchSite,
    { stopWords, synonyms }: SearchManifest,
  ) {
    this.stopWords = new Set(stopWords);
    this.sdkOfWord = idsByName(site.sdks);
    this.providerOfWord = idsByName(site.providers);
    this.providerWords = new Set([...this.providerOfWord.keys(), ...PROVIDER_WORDS]);
    this.synonymGroups = synonyms.map((line) => line.split(' '));
    this.wordsWithSynonyms = [...new Set(this.synonymGroups.flat())];
  }

  /** Returns all names of an SDK, so that `kotlin` finds pages of the JVM SDK. */
  namesOfSdk(id: string): readonly string[] {
    return this.site.sdks.find((sdk) => sdk.id === id)?.names ?? [];
  }

  isCloud(id: string): boolean {
    return this.site.providers.some((provider) => provider.id === id && provider.isCloud);
  }

  synonymsOf(word: string): readonly string[] {
    return this.synonymGroups.filter((group) => group.includes(word)).flat();
  }
}
