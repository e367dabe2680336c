import { marginsOf, tellWhetherNear } from '../../tests/mocks/intersection-observer';
import { fireEvent, waitFor } from '@testing-library/dom';
import { serveIsland } from '../../tests/lib/serve-island';
import { FeedbackForm } from '../features/feedback/FeedbackForm';
import { SearchBar } from '../features/search/SearchBar';
import type * as Hydrate from './hydrate';
import { hydrate } from './hydrate';
import { startIslands, wake } from './islands';

const mockPrepare = jest.fn();
jest.mock('../features/search/SearchModal', () => ({ __esModule: true, default: () => null }));
jest.mock('../features/search/client', () => ({ searchClient: () => ({ prepare: mockPrepare }) }));
jest.mock('./hydrate', () => ({
  hydrate: jest.fn(jest.requireActual<typeof Hydrate>('./hydrate').hydrate),
}));

/** Imports and promises end before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const expectAlive = (island: HTMLElement): Promise<void> =>
  waitFor(() => expect(island).toHaveAttribute('data-alive'));

beforeEach(() => jest.clearAllMocks());

it('wakes at once what is nothing without its script', async () => {
  const island = serveIsland(<FeedbackForm />, { load: 'immediate' });
  startIslands();
  await expectAlive(island);
});

it('wakes what comes near the window, once the reader does something', async () => {
  const island = serveIsland(<FeedbackForm />, { load: 'visible' });
  const [box] = island.children;
  startIslands();
  expect(marginsOf(box as Element)).toEqual([]);
  fireEvent.scroll(window);
  expect(marginsOf(box as Element)).toContain('200px');
  tellWhetherNear(box as Element, false);
  await nextTask();
  expect(hydrate).not.toHaveBeenCalled();
  tellWhetherNear(box as Element, true);
  await expectAlive(island);
  expect(marginsOf(box as Element)).toEqual([]);
});

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'wakes what the reader turns to with %s, and has it prepare itself',
  async (type) => {
    const island = serveIsland(<SearchBar />);
    startIslands();
    await nextTask();
    expect(hydrate).not.toHaveBeenCalled();
    fireEvent[type](island.querySelector('button') as Element);
    await expectAlive(island);
    expect(mockPrepare).toHaveBeenCalledTimes(1);
  },
);

it('wakes an island once', async () => {
  const island = serveIsland(<FeedbackForm />);
  await Promise.all([wake(island), wake(island)]);
  await wake(island);
  expect(hydrate).toHaveBeenCalledTimes(1);
});

it('tries anew after a failure, and then once too', async () => {
  jest.mocked(hydrate).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const island = serveIsland(<FeedbackForm />);
  const again = wake(island).catch(() => wake(island));
  // The reader's pointer goes on over the island meanwhile.
  wake(island).catch(() => undefined);
  await again;
  await wake(island);
  expect(hydrate).toHaveBeenCalledTimes(2);
  expect(island).toHaveAttribute('data-alive');
});
