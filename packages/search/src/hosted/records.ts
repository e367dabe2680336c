import { hierarchyLevels, type SearchHierarchy, type SearchHitType } from '../answers';
import { addressOf, hierarchyOf, idOf, typeOf } from '../engine/hits';
import { indexedPageOf, type IndexedSection } from '../engine/pages';
import { shardOfSdk, type SearchSectionText, type SearchShard } from '../index-format';
import type { SearchSite } from '../site';
import type { HostedPreferences } from './contract';

/** A record of the hosted index, in the DocSearch format. */
export interface HostedRecord extends HostedPreferences, Record<string, unknown> {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: SearchHitType;
  hierarchy: SearchHierarchy;
  content: string | null;
  code: string;
  /** The names that the section defines, one on each line. */
  defined: string;
  weight: { page: number; level: number; position: number };
}

/** The maximum lengths. Algolia rejects records of more than 10 kB. */
const LONGEST = { content: 5000, code: 2000, defined: 1000 } as const;
/** Algolia requires integer weights. */
const WEIGHT_UNIT = 100;

function recordOf(
  site: SearchSite,
  section: IndexedSection,
  siteOrigin: string,
  [content, code, defined = '', keywords = '']: SearchSectionText,
): HostedRecord {
  const { page, anchor, level, order } = section;
  const url = `${siteOrigin}${addressOf(site, section)}`;
  const text = [order === 0 ? page.description : '', content].filter(Boolean).join(' ');
  return {
    objectID: idOf(section),
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    anchor: anchor || null,
    type: typeOf(section),
    hierarchy: hierarchyOf(section),
    content: text.slice(0, LONGEST.content) || null,
    code: `${keywords} ${code}`.trim().slice(0, LONGEST.code),
    defined: defined.slice(0, LONGEST.defined),
    ...(page.sdk ? { sdk: page.sdk } : {}),
    ...(page.sdk && page.version ? { reference: shardOfSdk(page.sdk, page.version) } : {}),
    isFrozen: page.isFrozen,
    weight: {
      page: Math.round(page.prior * WEIGHT_UNIT),
      level: WEIGHT_UNIT - level * 10,
      position: order,
    },
  };
}

/** Returns the hosted records of a shard, one for each section of the local index. */
export function hostedRecordsOf(
  site: SearchSite,
  { titles, texts }: SearchShard,
  siteOrigin: string,
): HostedRecord[] {
  return titles.flatMap((entry, index) =>
    indexedPageOf(site, entry, '').sections.map((section) =>
      recordOf(site, section, siteOrigin, texts[index]?.[section.order] ?? ['', '']),
    ),
  );
}

/** The settings of the hosted index, based on the ones that the DocSearch crawler creates. */
export const hostedSettings = {
  searchableAttributes: [
    ...hierarchyLevels.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(hierarchy.lvl0)',
    // Ranks the page that defines a name above pages that mention it.
    'unordered(defined)',
    'content',
    'code',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesForFaceting: ['sdk', 'reference', 'isFrozen', 'type'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '#',
} as const;
