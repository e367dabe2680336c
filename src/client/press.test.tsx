import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { serveIsland } from '../../tests/lib/serve-island';
import { FeedbackForm } from '../features/feedback/FeedbackForm';
import { SearchBar } from '../features/search/SearchBar';
import { dropText } from './hold-text';
import type * as Hydrate from './hydrate';
import { hydrate } from './hydrate';
import { newestBuildDiffers } from './newest-build';
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
jest.mock('./newest-build', () => ({ newestBuildDiffers: jest.fn() }));
jest.mock('./hydrate', () => ({ hydrate: jest.fn() }));

const { hydrate: actualHydrate } = jest.requireActual<typeof Hydrate>('./hydrate');

const failing = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** Holds React back until the test lets it come, or fail. */
function holdBack(then = actualHydrate): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.mocked(hydrate).mockImplementation(async (...island) => {
    await released;
    await then(...island);
  });
  return release;
}

const goOffline = (): unknown => jest.mocked(hydrate).mockImplementation(failing);
const goOnline = (): unknown => jest.mocked(hydrate).mockImplementation(actualHydrate);

const serveFeedback = (): HTMLElement => serveIsland(<FeedbackForm />, { load: 'visible' });
const serveSearch = (): HTMLElement =>
  serveIsland(<SearchBar />, { load: 'interaction', opensField: 'Search docs' });
const choice = (name: string): HTMLElement => screen.getByRole('button', { name });
const expectAlive = (island: HTMLElement): Promise<void> =>
  waitFor(() => expect(island).toHaveAttribute('data-alive'));
/** What React does after an event, it has done before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(startPresses);
beforeEach(() => {
  jest.clearAllMocks();
  goOnline();
  jest.mocked(newestBuildDiffers).mockResolvedValue(false);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a press on a sleeping island', () => {
  it('wakes it and is done again there', async () => {
    serveFeedback();
    expect(fireEvent.click(choice('It was not helpful'))).toBe(false);
    expect(await screen.findByRole('textbox', { name: 'It was not helpful' })).toHaveFocus();
  });

  it('finds its place when React has drawn the island anew', async () => {
    const release = holdBack();
    const island = serveFeedback();
    const pressed = choice('I have feedback');
    fireEvent.click(pressed);
    const { innerHTML } = island;
    island.innerHTML = innerHTML;
    release();
    expect(await screen.findByRole('textbox', { name: 'I have feedback' })).toHaveFocus();
    expect(pressed).not.toBeInTheDocument();
  });

  it('counts once, however often it is repeated', async () => {
    const release = holdBack();
    serveFeedback();
    const pressed = choice('It was helpful');
    fireEvent.click(pressed);
    await nextTask();
    fireEvent.click(pressed);
    fireEvent.click(choice('It was not helpful'));
    release();
    expect(await screen.findByRole('textbox', { name: 'It was helpful' })).toBeVisible();
  });

  it('is React’s alone once the island is awake', async () => {
    const island = serveFeedback();
    fireEvent.click(choice('It was helpful'));
    await expectAlive(island);
    await screen.findByRole('textbox');
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(await screen.findByRole('textbox'))).toBe(true);
  });

  it.each([
    ['link', '<a href="#here">link</a>'],
    ['summary', '<details><summary>summary</summary></details>'],
    ['field', '<input aria-label="field">'],
    ['label', '<label><b>label</b></label>'],
  ])('leaves a %s to the browser', (name, html) => {
    serveFeedback().innerHTML = html;
    expect(fireEvent.click(screen.queryByText(name) ?? screen.getByLabelText(name))).toBe(true);
    expect(hydrate).not.toHaveBeenCalled();
  });

  it('holds a submit, which would load a page', async () => {
    const island = serveFeedback();
    island.innerHTML = '<form><input type="submit"></form>';
    expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
    goOffline();
    await screen.findByRole('alert');
  });
});

describe('the keys of a sleeping island', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    '%s opens search, and what is typed after it is in the field',
    async (keys) => {
      const release = holdBack();
      serveSearch();
      await userEvent.keyboard(keys);
      await userEvent.keyboard('api');
      expect(screen.getByRole('textbox', { name: 'Search docs' })).toHaveFocus();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      release();
      expect(await screen.findByRole('dialog')).toBeVisible();
      const field = screen.getByRole('textbox', { name: 'Search docs' });
      expect(field).toHaveFocus();
      await waitFor(() => expect(field).toHaveValue('api'));
    },
  );

  it('other keys are the page’s', () => {
    serveSearch();
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
    expect(hydrate).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  it('takes a press back, with what was typed', async () => {
    const release = holdBack();
    const island = serveSearch();
    await userEvent.click(choice('Search docs'));
    await userEvent.keyboard('ap{Escape}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    release();
    await expectAlive(island);
    await nextTask();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the next press alone', async () => {
    const release = holdBack();
    serveFeedback();
    fireEvent.click(choice('It was helpful'));
    await userEvent.keyboard('{Escape}');
    fireEvent.click(choice('It was not helpful'));
    release();
    expect(await screen.findByRole('textbox', { name: 'It was not helpful' })).toBeVisible();
  });

  it('takes the failure of a press back too', async () => {
    const release = holdBack(failing);
    serveFeedback();
    fireEvent.click(choice('It was helpful'));
    await userEvent.keyboard('{Escape}');
    release();
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await nextTask();
    expect(newestBuildDiffers).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a part of the page that can’t be loaded', () => {
  it('says so below it, and the next press tries again', async () => {
    goOffline();
    const island = serveFeedback();
    fireEvent.click(choice('It was helpful'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/network connection/);
    expect(island.nextElementSibling).toBe(screen.getByRole('alert'));

    fireEvent.click(choice('It was helpful'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await screen.findByRole('alert');

    goOnline();
    fireEvent.click(choice('It was helpful'));
    expect(await screen.findByRole('textbox', { name: 'It was helpful' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives up the field that waits for text', async () => {
    goOffline();
    serveSearch();
    await userEvent.keyboard('/');
    await screen.findByRole('alert');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is tried twice before anybody hears of it', async () => {
    jest.mocked(hydrate).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    serveFeedback();
    fireEvent.click(choice('It was helpful'));
    expect(await screen.findByRole('textbox', { name: 'It was helpful' })).toBeVisible();
  });

  it('is loaded again with the page when there is a newer build, which takes over press and text', async () => {
    // jsdom can't load a page, and says so.
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(newestBuildDiffers).mockResolvedValue(true);
    const release = holdBack(failing);
    serveSearch();
    await userEvent.keyboard('/');
    await userEvent.keyboard('api');
    release();
    await waitFor(() =>
      expect(complain.mock.lastCall?.[0]).toMatchObject({ type: 'not implemented' }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    dropText();
    goOnline();
    serveSearch();
    startPresses();
    expect(await screen.findByRole('dialog')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('api'));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '{"island":"gone","path":[]}'])('what is stored may be garbage: %s', (stored) => {
    sessionStorage.setItem('island-press', stored);
    serveSearch();
    expect(startPresses).not.toThrow();
    expect(sessionStorage).toHaveLength(0);
    expect(hydrate).not.toHaveBeenCalled();
  });
});
