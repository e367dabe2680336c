import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { serveIsland } from '../../tests/lib/serve-island';
import { setLocation } from '../../tests/mocks/docusaurus-router';
import { SearchPage } from '../features/search/SearchPage';
import { hydrate } from './hydrate';

const mockSearch = jest.fn().mockResolvedValue({ hits: [], nbHits: 0 });
jest.mock('../features/search/client', () => ({
  searchClient: () => ({ search: mockSearch, onBetterAnswer: () => () => undefined }),
}));

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search docs' });

it('keeps what was typed before React was there, and lets the component hear of it', async () => {
  setLocation({ pathname: '/docs/search' });
  const island = serveIsland(<SearchPage />, { load: 'immediate' });
  const served = field();
  await userEvent.type(served, 'api');
  await act(() => hydrate(island, SearchPage));
  expect(field()).toBe(served);
  expect(field()).toHaveValue('api');
  await waitFor(() => expect(screen.getByText(/No results for/)).toHaveTextContent('api'));
  expect(mockSearch).toHaveBeenCalledWith(expect.objectContaining({ query: 'api' }));

  await userEvent.type(field(), 's');
  expect(field()).toHaveValue('apis');
});

it('hands the props over that the server wrote', async () => {
  document.body.innerHTML = `<docs-island id="i" data-props='{"name":"Ada"}'><p>Ada</p></docs-island>`;
  const Name = ({ name }: { name?: string }): ReactNode => <p>{name}</p>;
  const complain = jest.spyOn(console, 'error');
  await act(() => hydrate(document.getElementById('i') as HTMLElement, Name));
  expect(screen.getByText('Ada')).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
});

it('fails with what the component throws', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<docs-island id="i"></docs-island>';
  const Broken = (): never => {
    throw new Error('no rows');
  };
  await expect(
    act(() => hydrate(document.getElementById('i') as HTMLElement, Broken)),
  ).rejects.toThrow('no rows');
  complain.mockRestore();
});
