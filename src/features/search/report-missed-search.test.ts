import { settings } from '../../lib/settings';
import { reportMissedSearch } from './report-missed-search';

const fetchMock = jest.fn();
const sent = (): unknown[] =>
  fetchMock.mock.calls.map(([address, { body }]) => [address, JSON.parse(body)]);

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
  global.fetch = fetchMock;
  settings.missedSearchUrl = '/docs/api/searches';
});

it('posts the query only, in a request that survives the page', () => {
  reportMissedSearch(' Kafka  Streams ');
  expect(fetchMock.mock.calls).toEqual([
    [
      '/docs/api/searches',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"kafka streams"}',
        keepalive: true,
      },
    ],
  ]);
});

it('posts each query once, also if posting fails', () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  ['rust', 'RUST ', 'rust', 'zig'].forEach(reportMissedSearch);
  expect(sent()).toEqual([
    ['/docs/api/searches', { query: 'rust' }],
    ['/docs/api/searches', { query: 'zig' }],
  ]);
});

it.each(['', 'ab', '  ab  ', 'jane@example.com', 'https://example.com/jane', 'card 1234567890'])(
  'sends nothing for "%s"',
  (query) => {
    reportMissedSearch(query);
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

it('sends nothing unless it is turned on', () => {
  delete settings.missedSearchUrl;
  reportMissedSearch('elixir');
  expect(fetchMock).not.toHaveBeenCalled();
});

it('never throws, even if the browser blocks fetch', () => {
  fetchMock.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => reportMissedSearch('haskell')).not.toThrow();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
