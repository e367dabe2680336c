import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SearchHit } from '../../../contracts/search';
import { toModalHit } from './docsearch-client';
import { Results, type ResultsProps } from './Results';

type Group = ResultsProps['state']['collections'][number];
type ShownHit = Group['items'][number];

function hit(place: number, changed: Partial<SearchHit> = {}, parent: unknown = null): ShownHit {
  const own = toModalHit({
    objectID: `/page-${place}`,
    url: `/page-${place}`,
    type: 'lvl1',
    hierarchy: {
      lvl0: 'Group',
      lvl1: `Page ${place}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    snippets: {},
    ...changed,
  });
  return { ...own, __docsearch_parent: parent, __autocomplete_id: place };
}

const drawn: string[] = [];

function Hit({ hit: { url }, children }: { hit: ShownHit; children: ReactNode }) {
  drawn.push(url);
  return (
    <div role="gridcell">
      <a href={url} onClick={(event) => event.preventDefault()}>
        {children}
      </a>
    </div>
  );
}

function Footer({ state }: { state: ResultsProps['state'] }) {
  return <p>All of {state.query}</p>;
}

const getItemProps: ResultsProps['getItemProps'] = ({ item, onClick }) => ({
  id: `item-${item.__autocomplete_id}`,
  role: 'row',
  onClick,
});
const onItemClick = jest.fn();

function results(items: readonly ShownHit[], activeItemId = 0) {
  const groups: Group[] = [
    { source: { sourceId: 'hits0' }, items },
    { source: { sourceId: 'hits1' }, items: [] },
  ];
  return (
    <Results
      state={{ collections: groups, activeItemId, query: 'page' }}
      getItemProps={getItemProps}
      getListProps={({ source }) => ({ role: 'grid', id: source.sourceId })}
      onItemClick={onItemClick}
      hitComponent={Hit}
      resultsFooterComponent={Footer}
    />
  );
}

beforeEach(() => {
  drawn.length = 0;
});

it('stand in groups, below what their pages are called; groups without one are left out', () => {
  const page = hit(0);
  render(results([page, hit(1, { type: 'lvl2' }, page), hit(2, { type: 'lvl2' }, page)]));
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(screen.getByText('Group')).toBeInTheDocument();
  expect(screen.getByText('All of page')).toBeInTheDocument();
  const rows = screen.getAllByRole('row');
  expect(rows.map((row) => row.classList.contains('DocSearch-Hit--Child'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(rows[1]?.innerHTML).not.toContain('lastBranch');
  expect(rows[2]?.innerHTML).toContain('lastBranch');
});

it('show texts with what was matched marked, and nothing of them as HTML', () => {
  const snippets = { lvl1: 'A <img src=x> <mark>page</mark>', content: 'Says <b>it</b>' };
  render(results([hit(0, { content: 'Says <b>it</b>', snippets })]));
  const [row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('A <img src=x> pageSays <b>it</b>');
  expect(row?.querySelector('mark')).toHaveTextContent('page');
  expect(row?.querySelector('img, b')).toBeNull();
});

it('tell which one was clicked', () => {
  const hits = [hit(0), hit(1)];
  render(results(hits));
  fireEvent.click(screen.getByText('Page 1'));
  expect(onItemClick).toHaveBeenCalledWith(hits[1], expect.anything());
});

it('that say the same are not drawn again with the next letter', () => {
  const { rerender } = render(results([hit(0), hit(1), hit(2)]));
  drawn.length = 0;
  rerender(results([hit(0), hit(1), hit(2, { hierarchy: hit(3).hierarchy as never })]));
  expect(drawn).toEqual(['/page-2']);
  drawn.length = 0;
  rerender(results([hit(0), hit(1), hit(2, { hierarchy: hit(3).hierarchy as never })], 1));
  expect(drawn).toEqual(['/page-0', '/page-1']);
});

it('out of view are drawn after the browser has painted those in view, and until then stay as they were', async () => {
  const page = (title: string) => (place: number) =>
    hit(place, { hierarchy: { ...hit(place).hierarchy, lvl1: `${title} ${place}` } as never });
  const places = Array.from({ length: 20 }, (_, place) => place);
  const { rerender } = render(results(places.map(page('First'))));
  expect(screen.getAllByRole('row')).toHaveLength(8);
  expect(await screen.findByText('First 13')).toBeInTheDocument();
  expect(await screen.findByText('First 19')).toBeInTheDocument();

  rerender(results(places.map(page('Second'))));
  expect(screen.getByText('Second 7')).toBeInTheDocument();
  expect(screen.getByText('First 8')).toBeInTheDocument();
  expect(await screen.findByText('Second 19')).toBeInTheDocument();
  expect(screen.queryByText(/First/)).toBeNull();
});
