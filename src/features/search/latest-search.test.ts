import type { SearchAnswer } from '@nitric-docs/search/client';
import { createLatestSearch } from './latest-search';

/** Starts searches that end when the test calls `end`, in any order. */
function setUp() {
  const running: { resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void }[] = [];
  const callbacks = { onStalled: jest.fn(), onEnd: jest.fn(), mayChange: jest.fn(() => true) };
  const { search, cancel } = createLatestSearch(
    () => new Promise((resolve, reject) => running.push({ resolve, reject })),
    callbacks,
  );
  return {
    ...callbacks,
    cancel,
    start: (query: string) => search({ query, hitsPerPage: 20, snippetWords: 10 }),
    end: (number: number, nbHits: number) => running[number]?.resolve({ hits: [], nbHits }),
    fail: (number: number) => running[number]?.reject(new Error('offline')),
    /** The number of hits in the reported answers. Undefined for a failure. */
    reported: () =>
      callbacks.onEnd.mock.calls.map(([answer]: [SearchAnswer | undefined]) => answer?.nbHits),
  };
}

it('reports only the newest search', async () => {
  const { start, end, reported } = setUp();
  const searches = [start('li'), start('lim')];
  end(1, 2);
  end(0, 1);
  await Promise.all(searches);
  expect(reported()).toEqual([2]);
});

it('reports failures, but not of a canceled search', async () => {
  const { start, fail, cancel, reported } = setUp();
  const failed = start('lim');
  fail(0);
  expect(await failed).toBeUndefined();
  const canceled = start('limi');
  cancel();
  fail(1);
  await canceled;
  expect(reported()).toEqual([undefined]);
});

it('reports a search as stalled after 300 ms, unless a newer one has started', () => {
  jest.useFakeTimers();
  const { start, cancel, onStalled } = setUp();
  void start('li');
  jest.advanceTimersByTime(200);
  void start('lim');
  jest.advanceTimersByTime(299);
  expect(onStalled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onStalled).toHaveBeenCalledTimes(1);
  void start('limi');
  cancel();
  jest.advanceTimersByTime(300);
  expect(onStalled).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

describe('while the reader selects a result', () => {
  it('a repeated search returns the answer that is shown', async () => {
    const { start, end, fail, mayChange, reported } = setUp();
    mayChange.mockReturnValue(false);
    const searches = [start('lim')];
    end(0, 1);
    await searches[0];
    searches.push(start('lim'));
    end(1, 2);
    await searches[1];
    searches.push(start('lim'));
    fail(2);
    await searches[2];
    expect(reported()).toEqual([1, 1, 1]);
    mayChange.mockReturnValue(true);
    searches.push(start('lim'));
    end(3, 3);
    expect((await searches[3])?.nbHits).toBe(3);
  });
});
