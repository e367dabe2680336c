import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { serveIsland } from '../../../tests/lib/serve-island';
import { setLocation } from '../../../tests/mocks/docusaurus-router';
import { SearchPage } from '../../features/search/SearchPage';
import { hydrate } from './hydrate';

const mockSearch = jest.fn().mockResolvedValue({ hits: [], nbHits: 0 });
jest.mock('../../features/search/client', () => ({
  searchClient: () => ({ search: mockSearch, onBetterAnswer: () => () => undefined }),
}));

afterEach(() => jest.restoreAllMocks());

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search docs' });

it('keeps text that was typed before hydration and passes it to the component', async () => {
  setLocation({ pathname: '/docs/search' });
  const island = serveIsland(<SearchPage />, { load: 'immediate' });
  const served = field();
  await userEvent.type(served, 'api');
  await hydrate(island, SearchPage);
  expect(field()).toBe(served);
  expect(field()).toHaveValue('api');
  await waitFor(() => expect(screen.getByText(/No results for/)).toHaveTextContent('api'));
  expect(mockSearch).toHaveBeenCalledWith(expect.objectContaining({ query: 'api' }));

  await userEvent.type(field(), 's');
  expect(field()).toHaveValue('apis');
});

it('keeps text that was typed while React hydrates', async () => {
  setLocation({ pathname: '/docs/search' });
  const island = serveIsland(<SearchPage />, { load: 'immediate' });
  const hydration = hydrate(island, SearchPage);
  (field() as HTMLInputElement).value = 'queue';
  await hydration;
  expect(field()).toHaveValue('queue');
  await waitFor(() => expect(screen.getByText(/No results for/)).toHaveTextContent('queue'));
});

it('replaces no translated element that the reader holds down', async () => {
  document.body.innerHTML =
    '<docs-island id="i"><button><font>SENDEN</font></button></docs-island>';
  const island = document.getElementById('i') as HTMLElement;
  const isPressed = jest.spyOn(island, 'matches').mockReturnValue(true);
  const hydration = hydrate(island, () => <button>Send</button>);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('button')).toHaveTextContent('SENDEN');
  isPressed.mockReturnValue(false);
  await hydration;
  expect(screen.getByRole('button')).toHaveTextContent('Send');
});

it('rejects with the error that the component throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<docs-island id="i"></docs-island>';
  const Broken = (): never => {
    throw new Error('no rows');
  };
  const hydration = hydrate(document.getElementById('i') as HTMLElement, Broken);
  await expect(hydration).rejects.toThrow('no rows');
});
