import { marginsOf, tellWhetherNear } from '../../tests/intersection-observer';
import { fireEvent, waitFor } from '@testing-library/dom';
import Counter from '../../fixtures/site/src/islands/counter';
import Question from '../../fixtures/site/src/islands/question';
import { serveIsland } from '../../tests/serve-island';
import type * as Hydrate from './hydrate';
import { hydrate } from './hydrate';
import { startIslands } from './islands';

jest.mock('./hydrate', () => ({
  hydrate: jest.fn(jest.requireActual<typeof Hydrate>('./hydrate').hydrate),
}));

/** Dynamic imports and promises settle before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const expectHydrated = (island: HTMLElement): Promise<void> =>
  waitFor(() => expect(island).toHaveAttribute('data-hydrated'));

beforeEach(() => jest.clearAllMocks());

it('hydrates a visible island near the viewport after the first interaction', async () => {
  const island = serveIsland(<Counter start={1} />, { load: 'visible' });
  const [box] = island.children;
  startIslands();
  expect(marginsOf(box as Element)).toEqual([]);
  fireEvent.scroll(window);
  expect(marginsOf(box as Element)).toContain('200px');
  tellWhetherNear(box as Element, false);
  await nextTask();
  expect(hydrate).not.toHaveBeenCalled();
  tellWhetherNear(box as Element, true);
  await expectHydrated(island);
  expect(island).toHaveTextContent('Pressed 1 times');
  expect(marginsOf(box as Element)).toEqual([]);
});

it('hydrates and prepares an interaction island on focus', async () => {
  const island = serveIsland(<Question />);
  startIslands();
  await nextTask();
  expect(hydrate).not.toHaveBeenCalled();
  fireEvent.focusIn(island.querySelector('button') as Element);
  await expectHydrated(island);
  expect(document.body.dataset).toHaveProperty('prepared');
});
