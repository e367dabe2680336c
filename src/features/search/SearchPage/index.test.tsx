import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import { answerOf, growIndex, hitOf, mockSearch } from '../../../../tests/mocks/search-client';
import type { SearchHit } from '@nitric-docs/search/client';
import { recordGoal } from '../../analytics';
import { reportMissedSearch } from '../report-missed-search';
import { SearchPage } from '.';

jest.mock('../report-missed-search', () => ({ reportMissedSearch: jest.fn() }));
jest.mock('../../analytics', () => ({ recordGoal: jest.fn() }));
jest.mock('../client', () => jest.requireActual('../../../../tests/mocks/search-client'));
jest.mock('../../../lib/settings', () => ({ settings: {} }));

const hit: SearchHit = {
  ...hitOf('Building blocks', 'Storage', 'Limits'),
  snippets: { lvl2: '<mark>Limits</mark> <b>', content: 'some <mark>limits</mark>' },
};

beforeEach(() => mockSearch.mockReset().mockResolvedValue(answerOf(hit)));

const show = (query: string): void => setLocation({ pathname: '/docs/search', search: query });

it('says that the functions of the preferred language come first', async () => {
  show('?q=bucket+on');
  mockSearch.mockResolvedValue({ ...answerOf(hit), preferred: 'python' });
  render(<SearchPage />);
  expect(await screen.findByText(/Python SDK functions are shown first/)).toBeVisible();
});

it('offers the closest pages, and counts the query after a pause', async () => {
  jest.useFakeTimers();
  show('?q=qwertz');
  const closest = [{ title: 'Storage', url: '/docs/storage' }];
  mockSearch.mockResolvedValue({ ...answerOf(), closest });
  render(<SearchPage />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/docs/storage');
  expect(reportMissedSearch).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(reportMissedSearch).toHaveBeenCalledWith('qwertz');
  expect(jest.mocked(recordGoal).mock.calls).toEqual([['Search without results']]);
  jest.useRealTimers();
});

it('does not search for spaces', async () => {
  show('');
  render(<SearchPage />);
  await userEvent.type(screen.getByRole('searchbox'), '   ');
  expect(window.location.search).toBe('');
  expect(mockSearch).not.toHaveBeenCalled();
});

it('starts at the first page if the query changes, and keeps where the reader came from', async () => {
  show('?q=limits&page=2&from=/reference/go/v0');
  window.history.replaceState(null, '', '?q=limits&page=2&from=/reference/go/v0');
  mockSearch.mockResolvedValue({ hits: [hit], nbHits: 41 });
  render(<SearchPage />);
  expect(await screen.findByText('21 to 21 of 41 results')).toHaveRole('status');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Previous' }).search).toBe(
    '?q=limits&from=%2Freference%2Fgo%2Fv0',
  );
  await userEvent.type(screen.getByRole('searchbox'), 's');
  expect(window.location.search).toBe('?q=limitss&from=%2Freference%2Fgo%2Fv0');
  expect(await screen.findByText('1 of 41 results')).toBeVisible();
});

it.each(['99', '-1', 'x', '1e999'])('shows a page that there is for %s', async (page) => {
  show(`?q=limits&page=${page}`);
  mockSearch.mockResolvedValue({ hits: [hit], nbHits: 21 });
  render(<SearchPage />);
  expect(await screen.findByText(/^Page [12] of 2$/)).toBeVisible();
});

it('shows an error, and repeats the search when more of the index has loaded', async () => {
  show('?q=limits');
  mockSearch.mockRejectedValueOnce(new Error('offline'));
  render(<SearchPage />);
  expect(await screen.findByText('Unable to fetch results')).toBeVisible();
  await act(async () => growIndex());
  expect(await screen.findByRole('link', { name: 'Limits <b>' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 result found');
});
