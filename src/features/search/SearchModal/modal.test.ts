import type { DocSearchHit } from '@docsearch/react';
import type { SearchHit } from '@nitric-docs/search/client';
import type { LatestSearch } from '../latest-search';
import { docSearchClientOf, limitGroups, toModalHit } from './docsearch-client';
import { checkStoredSearches, SEARCH_INDEX_NAME, storedSearchKeys } from './stored-searches';

const hit: SearchHit = {
  objectID: '/storage#limits',
  url: '/docs/storage#limits',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'A & <b>',
    lvl1: '<i>Storage</i>',
    lvl2: 'Limits',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: '<img src=x>',
  snippets: { lvl1: '<i><mark>Storage</mark></i>', content: '<img src=x>' },
};

it('a hit is escaped where DocSearch inserts HTML', () => {
  const { hierarchy, content, _snippetResult, url_without_anchor, anchor } = toModalHit(hit);
  expect(hierarchy).toMatchObject({
    lvl0: 'A & <b>',
    lvl1: '&lt;i&gt;Storage&lt;/i&gt;',
    lvl3: null,
  });
  expect(content).toBe('&lt;img src=x&gt;');
  expect(_snippetResult).toMatchObject({
    hierarchy: {
      lvl1: { value: '&lt;i&gt;<mark>Storage</mark>&lt;/i&gt;' },
      lvl2: { value: 'Limits' },
    },
    content: { value: '&lt;img src=x&gt;' },
  });
  expect([url_without_anchor, anchor]).toEqual(['/docs/storage', 'limits']);
});

it('a hit without snippets shows its texts, and no second line without a text', () => {
  const { content, _snippetResult } = toModalHit({ ...hit, content: null, snippets: {} });
  expect(content).toBeNull();
  expect(_snippetResult).toMatchObject({
    hierarchy: { lvl1: { value: '&lt;i&gt;Storage&lt;/i&gt;' } },
    content: undefined,
  });
});

it('the hits of a group are limited, so that the number of hits is the number of rows', () => {
  const hitsOf = (...groups: string[]): SearchHit[] =>
    groups.map((lvl0) => ({ ...hit, hierarchy: { ...hit.hierarchy, lvl0 } }));
  const { hits, nbHits } = limitGroups({ hits: hitsOf('a', 'b', 'a', 'a'), nbHits: 9 }, 2);
  expect(hits.map(({ hierarchy }) => hierarchy.lvl0)).toEqual(['a', 'b', 'a']);
  expect(nbHits).toBe(9);
});

describe('the client of DocSearch', () => {
  const run = async (search: LatestSearch['search'], extra: object = {}) => {
    const client = docSearchClientOf(search, '/reference/go', () => 'go')({} as never);
    const answer = client.search({
      requests: [{ indexName: 'nitric', query: 'limits', ...extra }],
    }) as unknown as Promise<{
      results: { hits: DocSearchHit[]; nbHits: number; queryID?: string }[];
    }>;
    return (await answer).results[0];
  };

  it('converts the request and the answer', async () => {
    const search = jest.fn().mockResolvedValue({ hits: [hit], nbHits: 1, queryID: 'q' });
    const result = await run(search, { hitsPerPage: 20, attributesToSnippet: ['content:5'] });
    expect(search).toHaveBeenCalledWith({
      query: 'limits',
      hitsPerPage: 20,
      snippetWords: 5,
      readingRoute: '/reference/go',
      language: 'go',
    });
    expect(result).toMatchObject({
      nbHits: 1,
      queryID: 'q',
      hits: [{ objectID: '/storage#limits' }],
    });
  });

  it('returns no hits if the search fails', async () => {
    expect((await run(async () => undefined))?.hits).toEqual([]);
  });
});

describe('stored searches', () => {
  const [recent] = storedSearchKeys(SEARCH_INDEX_NAME);
  const good = JSON.stringify([
    { objectID: 'a', url: '/a', type: 'lvl1', hierarchy: { lvl1: 'A' } },
  ]);
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('are kept if they are valid', () => {
    localStorage.setItem(recent, good);
    expect(checkStoredSearches()).toBe(true);
    expect(localStorage.getItem(recent)).toBe(good);
    expect(localStorage).toHaveLength(1);
  });

  it('are kept without the query ID, so that it is not sent to the provider again', () => {
    const traced = [{ ...JSON.parse(good)[0], __autocomplete_queryID: 'q', __autocomplete_id: 3 }];
    localStorage.setItem(recent, JSON.stringify(traced));
    expect(checkStoredSearches()).toBe(true);
    expect(localStorage.getItem(recent)).toBe(good);
  });

  it.each(['{', 'null', '{}', '[1]', '[{"objectID":"a"}]', good.replace('/a', 'javascript:a')])(
    'are removed if they are %s',
    (value) => {
      localStorage.setItem(recent, value);
      expect(checkStoredSearches()).toBe(true);
      expect(localStorage.getItem(recent)).toBeNull();
    },
  );

  it.each(['getItem', 'setItem'] as const)('are disabled if %s throws', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(checkStoredSearches()).toBe(false);
  });
});
