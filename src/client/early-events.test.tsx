import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { earlyEventsScript } from '../../plugins/output/static-client/start-script';
import { serveIsland } from '../../tests/lib/serve-island';
import { ColorModeToggle } from '../features/color-mode/ColorModeToggle';
import { SearchBar } from '../features/search/SearchBar';
import { redoEarlyEvents } from './early-events';
import { startPresses } from './press';

jest.mock('../features/search/SearchModal', () => ({
  __esModule: true,
  default: () => (
    <dialog open aria-label="Search">
      <input aria-label="Search docs" ref={(field) => field?.focus()} />
    </dialog>
  ),
}));
jest.mock('../features/search/client', () => ({ searchClient: () => ({ prepare: jest.fn() }) }));

/** Runs the script of a page that the client comes after. */
function startPage(): void {
  const script = document.createElement('script');
  script.textContent = earlyEventsScript;
  document.body.append(script);
}

it('does nothing where no events were kept, as in the development server', () => {
  expect(redoEarlyEvents).not.toThrow();
});

it('presses a button that was pressed before the client was there, as often as the reader did', () => {
  const pressed = jest.fn(({ detail }: MouseEvent) => detail);
  document.body.innerHTML = renderToString(<ColorModeToggle />);
  startPage();
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  button.addEventListener('click', pressed);
  redoEarlyEvents();
  // As a pointer's: a menu leaves the focus where it is.
  expect(pressed.mock.results.map(({ value }) => value)).toEqual([1, 1]);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(3);
});

it('opens search for its keys, with what was typed after them', async () => {
  serveIsland(<SearchBar />, { load: 'interaction', opensField: 'Search docs' });
  startPage();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('my api');
  startPresses();
  redoEarlyEvents();
  await userEvent.keyboard('s');
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('my apis'));
});
