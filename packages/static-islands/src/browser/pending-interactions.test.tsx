import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import Question from '../../fixtures/site/src/islands/question';
import { serveIsland } from '../../tests/serve-island';
import type * as Hydrate from './hydrate';
import { hydrate } from './hydrate';
import { isPageOutdated } from './outdated-page';
import { startPendingInteractions } from './pending-interactions';

jest.mock('./outdated-page', () => ({ isPageOutdated: jest.fn() }));
jest.mock('./hydrate', () => ({ hydrate: jest.fn() }));

const { hydrate: actualHydrate } = jest.requireActual<typeof Hydrate>('./hydrate');

const failing = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** Pauses hydration until the test calls the returned function. */
function pauseHydration(then = actualHydrate): () => void {
  let resume: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  jest.mocked(hydrate).mockImplementation(async (...island) => {
    await resumed;
    await then(...island);
  });
  return resume;
}

const goOnline = (): unknown => jest.mocked(hydrate).mockImplementation(actualHydrate);

const serveQuestion = (): HTMLElement => serveIsland(<Question />, { load: 'visible' });
const choice = (name: string): HTMLElement => screen.getByRole('button', { name });
/** React finishes its work for an event before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(startPendingInteractions);
beforeEach(() => {
  jest.clearAllMocks();
  goOnline();
  jest.mocked(isPageOutdated).mockResolvedValue(false);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a click on an unhydrated island', () => {
  it('is replayed only once, even if the reader repeats it', async () => {
    const resume = pauseHydration();
    serveQuestion();
    const clicked = choice('Yes');
    fireEvent.click(clicked);
    await nextTask();
    fireEvent.click(clicked);
    fireEvent.click(choice('No'));
    resume();
    expect(await screen.findByRole('textbox', { name: 'Why Yes' })).toBeVisible();
  });

  it.each([
    ['link', '<a href="#here">link</a>'],
    ['summary', '<details><summary>summary</summary></details>'],
    ['field', '<input aria-label="field">'],
    ['label', '<label><b>label</b></label>'],
  ])('on a %s is handled by the browser', (name, html) => {
    serveQuestion().innerHTML = html;
    expect(fireEvent.click(screen.queryByText(name) ?? screen.getByLabelText(name))).toBe(true);
    expect(hydrate).not.toHaveBeenCalled();
  });
});

it('Escape cancels a click with its failure, but not the next click', async () => {
  const resume = pauseHydration(failing);
  serveQuestion();
  fireEvent.click(choice('Yes'));
  await userEvent.keyboard('{Escape}');
  resume();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  await nextTask();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  goOnline();
  fireEvent.click(choice('No'));
  expect(await screen.findByRole('textbox', { name: 'Why No' })).toBeVisible();
});

describe('an island that can’t be loaded', () => {
  it('is loaded a second time before the reader sees a message', async () => {
    jest.mocked(hydrate).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    serveQuestion();
    fireEvent.click(choice('Yes'));
    expect(await screen.findByRole('textbox', { name: 'Why Yes' })).toBeVisible();
  });

  it.each(['{', '{"island":"gone","path":[]}'])('ignores invalid stored data: %s', (stored) => {
    sessionStorage.setItem('island-press', stored);
    serveQuestion();
    expect(startPendingInteractions).not.toThrow();
    expect(sessionStorage).toHaveLength(0);
    expect(hydrate).not.toHaveBeenCalled();
  });
});
