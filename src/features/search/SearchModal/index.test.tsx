import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOf, hitOf, mockSearch } from '../../../../tests/mocks/search-client';
import SearchModal from '.';

jest.mock('../client', () => jest.requireActual('../../../../tests/mocks/search-client'));
jest.mock('../report-missed-search', () => ({ reportMissedSearch: jest.fn() }));
jest.mock('../../analytics', () => ({ recordGoal: jest.fn() }));
jest.mock('../../../lib/settings', () => ({ settings: {} }));

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__nitric';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__nitric';
const [storage, limits, cli, go] = [
  hitOf('Building blocks', 'Storage'),
  hitOf('Building blocks', 'Storage', 'Limits'),
  hitOf('CLI', 'Stacks'),
  hitOf('Building blocks', 'Queues'),
] as const;
const results = answerOf(storage, cli, go, limits);

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Search docs' });
const rows = (): HTMLElement[] => screen.queryAllByRole('row');
const selected = (): HTMLElement => screen.getByRole('row', { selected: true });
const storedIds = (key: string): string[] =>
  (JSON.parse(localStorage.getItem(key) ?? '[]') as { objectID: string }[]).map(
    ({ objectID }) => objectID,
  );

function open(): { onClose: jest.Mock } {
  const onClose = jest.fn();
  render(<SearchModal onClose={onClose} />);
  return { onClose };
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  // jsdom can't navigate.
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  localStorage.clear();
  mockSearch.mockReset().mockResolvedValue(results);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the combobox', () => {
  it('controls the grids of the groups, and says how many results they have', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Search' })).toContainElement(field());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'storage');
    const grids = screen.getAllByRole('grid');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', grids.map(({ id }) => id).join(' '));
    // The sections of a page stand next to each other.
    expect(rows().map((row) => row.textContent)).toEqual([
      'Storage',
      'LimitsStorage',
      'Queues',
      'Stacks',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('4 results found');
  });

  it('selects rows with the arrow keys, in a circle, while the focus stays in the field', async () => {
    open();
    await userEvent.type(field(), 'storage');
    expect(field()).toHaveAttribute('aria-activedescendant', selected().id);
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Limits');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toHaveTextContent('Stacks');
    expect(field()).toHaveAttribute('aria-activedescendant', selected().id);
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 's');
    expect(selected()).toBe(rows()[0]);
  });

  it('opens nothing if the query or the selection changes after Enter', async () => {
    let answer = (): void => undefined;
    mockSearch.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(results))),
    );
    const { onClose } = open();
    await userEvent.type(field(), 'stor{Enter}a');
    await act(async () => answer());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.type(field(), 'b{Enter}{ArrowDown}');
    await act(async () => answer());
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the states of a search', () => {
  it('a search of more than 300 ms is stalled', async () => {
    jest.useFakeTimers();
    mockSearch.mockReturnValue(new Promise(() => undefined));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    await user.type(field(), 's');
    act(() => jest.advanceTimersByTime(299));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  });

  it('a search without results suggests the titles of the last results', async () => {
    mockSearch.mockImplementation(async ({ query }) => (query === 'x' ? answerOf() : results));
    open();
    await userEvent.type(field(), 'storage');
    await userEvent.clear(field());
    await userEvent.type(field(), 'x');
    expect(screen.getByText('No results for "x"')).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/issues\/new\?title=Missing%20results%20for%20query%20%22x%22$/),
    );
    const suggestions = within(screen.getByRole('list')).getAllByRole('button');
    expect(suggestions.map(({ textContent }) => textContent)).toEqual([
      'Storage',
      'Stacks',
      'Queues',
    ]);
    await userEvent.click(suggestions[1] as HTMLElement);
    expect(field()).toHaveValue('Stacks');
    expect(rows()).toHaveLength(4);
  });

  it('spaces before a query don’t belong to it', async () => {
    open();
    await userEvent.type(field(), '   ');
    expect(screen.getByText('No recent searches')).toBeVisible();
    expect(mockSearch).not.toHaveBeenCalled();
  });
});

describe('stored searches', () => {
  const store = (key: string, ...hits: object[]): void =>
    localStorage.setItem(key, JSON.stringify(hits));

  it('that DocSearch stored as HTML are shown, and become favorites', async () => {
    const hierarchy = { ...storage.hierarchy, lvl1: 'Bucket&lt;T&gt; &amp; co' };
    store(
      RECENT,
      { ...storage, hierarchy, __autocomplete_queryID: 'q' },
      { ...limits, snippets: 1 },
    );
    open();
    expect(rows()[0]).toHaveTextContent('Bucket<T> & co');
    await userEvent.click(screen.getAllByTitle('Save this search')[1] as HTMLElement);
    expect(storedIds(FAVORITES)).toEqual(['Storage#Limits']);
    expect(storedIds(RECENT)).toEqual(['Storage#']);
    expect(localStorage.getItem(RECENT)).not.toContain('queryID');
    screen.getByTitle('Remove this search from history').focus();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByTitle('Remove this search from favorites'));
    expect(screen.getByText('No recent searches')).toBeVisible();
  });

  it('a favorite that is opened doesn’t become a recent search', async () => {
    store(FAVORITES, storage);
    open();
    await userEvent.keyboard('{Enter}');
    expect(storedIds(RECENT)).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '{}',
    '[1]',
    '[{"objectID":"a"}]',
    JSON.stringify([{ ...storage, url: 'javascript:a' }]),
  ])('are ignored if they are %s', (value) => {
    localStorage.setItem(RECENT, value);
    open();
    expect(screen.getByText('No recent searches')).toBeVisible();
  });
});
