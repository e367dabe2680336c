import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { earlyEventsScript } from '../../plugins/output/static-client/start-script';
import { serveIsland } from '../../tests/lib/serve-island';
import { ColorModeToggle } from '../features/color-mode/ColorModeToggle';
import { SearchBar } from '../features/search/SearchBar';
import { replayEarlyEvents } from './early-events';
import { startPendingInteractions } from './pending-interactions';

jest.mock('../features/search/SearchModal', () => ({
  __esModule: true,
  default: () => (
    <dialog open aria-label="Search">
      <input aria-label="Search docs" ref={(field) => field?.focus()} />
    </dialog>
  ),
}));
jest.mock('../features/search/client', () => ({ searchClient: () => ({ prepare: jest.fn() }) }));

/** Runs the inline script that records events before the client loads. */
function recordEarlyEvents(): void {
  const script = document.createElement('script');
  script.textContent = earlyEventsScript;
  document.body.append(script);
}

it('does nothing in the development server, where no events are recorded', () => {
  expect(replayEarlyEvents).not.toThrow();
});

it('replays each click from before the client loaded', () => {
  const onClick = jest.fn(({ detail }: MouseEvent) => detail);
  document.body.innerHTML = renderToString(<ColorModeToggle />);
  recordEarlyEvents();
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  button.addEventListener('click', onClick);
  replayEarlyEvents();
  // A detail of 1 marks a pointer click, for which a menu doesn't move the focus.
  expect(onClick.mock.results.map(({ value }) => value)).toEqual([1, 1]);
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('opens search for its shortcut, with the text that was typed after it', async () => {
  serveIsland(<SearchBar />, { load: 'interaction', opensField: 'Search docs' });
  recordEarlyEvents();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('my api');
  startPendingInteractions();
  replayEarlyEvents();
  await userEvent.keyboard('s');
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('my apis'));
});
