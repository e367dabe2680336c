import { settings } from '../../lib/settings';
import { reportMissedSearch } from './report-missed-search';

const fetchMock = jest.fn();

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
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('sends nothing for short and personal queries, and unless it is turned on', () => {
  ['  ab  ', 'jane@example.com'].forEach(reportMissedSearch);
  delete settings.missedSearchUrl;
  reportMissedSearch('elixir');
  expect(fetchMock).not.toHaveBeenCalled();
});
