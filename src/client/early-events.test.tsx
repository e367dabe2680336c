import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startScript } from '../../plugins/static-client/start-script';
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
  Object.assign(window, {
    PerformanceObserver: class {
      observe = jest.fn();
    },
  });
  const script = document.createElement('script');
  script.textContent = startScript;
  document.body.append(script);
}

beforeAll(startPresses);

it('presses a button that was pressed before the client was there, as often as the reader did', () => {
  const pressed = jest.fn(({ detail }: MouseEvent) => detail);
  render(<ColorModeToggle />);
  startPage();
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  button.addEventListener('click', pressed);
  redoEarlyEvents();
  // As a pointer's: a menu leaves the focus where it is.
  expect(pressed.mock.results.map(({ value }) => value)).toEqual([1, 1]);
  redoEarlyEvents();
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(3);
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'opens search for %s with the words that were typed after it',
  async (keys) => {
    serveIsland(<SearchBar />, { load: 'interaction', opensField: 'Search docs' });
    startPage();
    await userEvent.keyboard(keys);
    await userEvent.keyboard('my api');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    redoEarlyEvents();
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('my api'));
  },
);

it('does nothing in the development server, which keeps no events', () => {
  delete window.takeEarlyEvents;
  expect(redoEarlyEvents).not.toThrow();
});
