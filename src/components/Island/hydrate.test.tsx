import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { serveIsland } from '../../../tests/lib/serve-island';
import { setLocation } from '../../../tests/mocks/docusaurus-router';
import { FeedbackForm } from '../../features/feedback/FeedbackForm';
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

/** Replaces text nodes like the translators of browsers. */
function translate(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    found.push(texts.currentNode as Text);
  }
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
}

it('an island works when its texts have been replaced by elements', async () => {
  function Counter(): ReactNode {
    const [count, setCount] = useState(0);
    return (
      <>
        <p>
          {count === 0 && 'none'} {count === 1 && <i>one</i>}
          {count === 2 && 'two'}
          <b>end</b>
        </p>
        <output>{`${count} so far`}</output>
        <button type="button" onClick={() => setCount(count + 1)}>
          Add
        </button>
      </>
    );
  }
  const island = serveIsland(<FeedbackForm />);
  island.innerHTML = renderToString(<Counter />);
  await hydrate(island, Counter);
  for (const count of [1, 2, 3]) {
    translate(island);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${count} so far`));
  }
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
