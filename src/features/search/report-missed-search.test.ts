import { settings } from '../site/settings';
import { reportMissedSearch } from './report-missed-search';

const feedbackUrl = settings.feedbackUrl;
const fetchMock = jest.fn();
const sent = (): unknown[] =>
  fetchMock.mock.calls.map(([address, { body }]) => [address, JSON.parse(body)]);

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
  global.fetch = fetchMock;
});
afterEach(() => {
  settings.feedbackUrl = feedbackUrl;
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

it.each([
  ['https://api.example.com/docs/api/feedback', 'https://api.example.com/docs/api/searches'],
  ['/feedback', '/searches'],
])('with feedback at %s, posts to %s', (url, address) => {
  settings.feedbackUrl = url;
  reportMissedSearch(`query for ${url.length}`);
  expect(sent()).toEqual([[address, expect.anything()]]);
});

it.each(['https://forms.example.com/f/abc', 'https://example.com/feedback?form=docs'])(
  'sends nothing to %s, which only receives feedback',
  (url) => {
    settings.feedbackUrl = url;
    reportMissedSearch('elixir');
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

it('never throws, even if the browser blocks fetch', () => {
  fetchMock.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => reportMissedSearch('haskell')).not.toThrow();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
