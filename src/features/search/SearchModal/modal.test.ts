import type { DocSearchHit } from '@docsearch/react';
import type { SearchAnswer, SearchClient, SearchHit } from '../../../contracts/search';
import { docSearchClientOf, toModalHit } from './docsearch-client';
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

it('a hit for DocSearch is escaped where DocSearch takes HTML', () => {
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

it('a hit without a snippet shows its texts as they are, and no second line when there is no text', () => {
  const { content, _snippetResult } = toModalHit({ ...hit, content: null, snippets: {} });
  expect(content).toBeNull();
  expect(_snippetResult).toMatchObject({
    hierarchy: { lvl1: { value: '&lt;i&gt;Storage&lt;/i&gt;' } },
    content: undefined,
  });
});

describe('the client that DocSearch gets', () => {
  const setUp = (search: SearchClient['search']) => {
    const listener = {
      onStalled: jest.fn(),
      onAnswer: jest.fn(),
      onFailure: jest.fn(),
      mayChange: jest.fn(() => true),
    };
    const client: SearchClient = { search, prepare: jest.fn(), onBetterAnswer: () => jest.fn() };
    const { search: ask } = docSearchClientOf(client, '/reference/go', listener)({} as never);
    const run = (query: string, extra: object = {}) =>
      ask({ requests: [{ indexName: 'nitric', query, ...extra }] }) as unknown as Promise<{
        results: { hits: DocSearchHit[]; nbHits: number; queryID?: string }[];
      }>;
    return { run, listener };
  };

  it('asks for what DocSearch asks for, and where the reader is', async () => {
    const search = jest.fn().mockResolvedValue({ hits: [hit], nbHits: 1, queryID: 'q' });
    const { run, listener } = setUp(search);
    const { results } = await run('limits', {
      hitsPerPage: 20,
      attributesToSnippet: ['content:5'],
    });
    expect(search).toHaveBeenCalledWith({
      query: 'limits',
      hitsPerPage: 20,
      snippetWords: 5,
      readingRoute: '/reference/go',
    });
    expect(results[0]).toMatchObject({
      nbHits: 1,
      queryID: 'q',
      hits: [{ objectID: '/storage#limits' }],
    });
    expect(listener.onAnswer).toHaveBeenCalledTimes(1);
  });

  it('tells of a failure and gives no hit', async () => {
    const { run, listener } = setUp(() => Promise.reject(new Error('gone')));
    expect((await run('limits')).results[0]?.hits).toEqual([]);
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
  });

  it('tells of a search that takes 300 ms, unless another one has followed', async () => {
    jest.useFakeTimers();
    const { run, listener } = setUp(() => new Promise(() => undefined));
    void run('li');
    jest.advanceTimersByTime(200);
    void run('lim');
    jest.advanceTimersByTime(299);
    expect(listener.onStalled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener.onStalled).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('tells nothing of a search that another one has followed', async () => {
    const ends: ((answer: SearchAnswer) => void)[] = [];
    const { run, listener } = setUp(() => new Promise((resolve) => ends.push(resolve)));
    const searches = [run('li'), run('lim')];
    ends[1]?.({ hits: [], nbHits: 2 });
    ends[0]?.({ hits: [], nbHits: 1 });
    await Promise.all(searches);
    expect(listener.onAnswer.mock.calls).toEqual([[{ hits: [], nbHits: 2 }]]);
  });

  describe('while a reader chooses', () => {
    const answers = (...counts: number[]) => {
      const search = jest.fn<Promise<SearchAnswer>, []>();
      counts.forEach((nbHits) => search.mockResolvedValueOnce({ hits: [], nbHits }));
      const { run, listener } = setUp(search);
      listener.mayChange.mockReturnValue(false);
      const countOf = async (query: string) => (await run(query)).results[0]?.nbHits;
      return { search, listener, countOf };
    };

    it('keeps the answer to a question that is asked again', async () => {
      const { listener, countOf } = answers(1, 2, 3);
      expect([await countOf('lim'), await countOf('lim')]).toEqual([1, 1]);
      expect(listener.onAnswer).toHaveBeenLastCalledWith({ hits: [], nbHits: 1 });
      listener.mayChange.mockReturnValue(true);
      expect(await countOf('lim')).toBe(3);
    });

    it('gives another question its own answer', async () => {
      const { countOf } = answers(1, 2);
      expect([await countOf('lim'), await countOf('limi')]).toEqual([1, 2]);
    });

    it('gives an answer after a failure', async () => {
      const { search, countOf } = answers(1);
      await countOf('lim');
      search.mockRejectedValueOnce(new Error('gone'));
      await countOf('lim');
      search.mockResolvedValueOnce({ hits: [], nbHits: 2 });
      expect(await countOf('lim')).toBe(2);
    });
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

  it('stay when they can be read', () => {
    localStorage.setItem(recent, good);
    expect(checkStoredSearches()).toBe(true);
    expect(localStorage.getItem(recent)).toBe(good);
    expect(localStorage).toHaveLength(1);
  });

  it('lose the query that they were an answer to, which the provider must not hear of again', () => {
    const traced = [{ ...JSON.parse(good)[0], __autocomplete_queryID: 'q', __autocomplete_id: 3 }];
    localStorage.setItem(recent, JSON.stringify(traced));
    expect(checkStoredSearches()).toBe(true);
    expect(localStorage.getItem(recent)).toBe(good);
  });

  it.each(['{', 'null', '{}', '[1]', '[{"objectID":"a"}]', good.replace('/a', 'javascript:a')])(
    'go when they are %s',
    (value) => {
      localStorage.setItem(recent, value);
      expect(checkStoredSearches()).toBe(true);
      expect(localStorage.getItem(recent)).toBeNull();
    },
  );

  it.each(['getItem', 'setItem'] as const)('are not kept when %s throws', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(checkStoredSearches()).toBe(false);
  });
});
