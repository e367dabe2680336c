import clsx from 'clsx';
import {
  memo,
  type ComponentType,
  type HTMLAttributes,
  type JSX,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { splitMarks } from '../safe-text';
import type { ModalHit } from './docsearch-client';
import styles from './styles.module.css';
import { useRowsDrawn } from './use-rows-drawn';

/** A hit among those that are shown, as DocSearch puts them together. */
interface ShownHit extends ModalHit {
  /** The hit of its page, when that is shown too; then this one stands below it. */
  __docsearch_parent: unknown;
  /** Place among all results that are shown, from 0. */
  __autocomplete_id: number;
  /** Names the query to the hosted provider. */
  __autocomplete_queryID?: string;
}

interface Group {
  source: { sourceId: string };
  items: readonly ShownHit[];
}

type ItemProps = HTMLAttributes<HTMLLIElement>;

interface RowActions {
  getItemProps: (item: {
    item: ShownHit;
    source: Group['source'];
    onClick: (event: MouseEvent) => void;
  }) => ItemProps;
  onItemClick: (item: ShownHit, event: MouseEvent) => void;
  hitComponent: ComponentType<{ hit: ShownHit; children: ReactNode }>;
}

/** What DocSearch gives its list of results, as far as it is used. */
export interface ResultsProps extends RowActions {
  state: { collections: readonly Group[]; activeItemId: number | null; query: string };
  getListProps: (list: { source: Group['source'] }) => HTMLAttributes<HTMLUListElement>;
  resultsFooterComponent: ComponentType<{ state: ResultsProps['state'] }>;
}

/**
 * A text with what was matched marked. Its parts are texts: nothing in them is HTML. Empty ones stay, so that the next
 * letter finds texts and marks by turns, and changes them in place.
 */
function Marked({ text, className }: { text: string; className: string }): JSX.Element {
  return (
    <span className={className}>
      {splitMarks(text).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))}
    </span>
  );
}

function SelectIcon(): JSX.Element {
  return (
    <div className="DocSearch-Hit-action">
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.selectIcon}>
        <path d="M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6" />
      </svg>
    </div>
  );
}

interface RowProps extends RowActions {
  hit: ShownHit;
  source: Group['source'];
  isActive: boolean;
  isLastOfPage: boolean;
  /** Not drawn yet: the row stays as it was for the last letter, and a new one is none. */
  isWaiting: boolean;
}

function iconOf(type: ShownHit['type']): string | undefined {
  if (type === 'lvl1') {
    return styles.pageIcon;
  }
  return type === 'content' ? styles.textIcon : styles.headingIcon;
}

function RowOnce({
  hit,
  source,
  isActive,
  isLastOfPage,
  isWaiting,
  getItemProps,
  onItemClick,
  hitComponent: Hit,
}: RowProps): JSX.Element | null {
  if (isWaiting) {
    return null;
  }
  const { title, path } = hit._snippetResult;
  const isBelowPage = Boolean(hit.__docsearch_parent);
  return (
    <li
      className={clsx('DocSearch-Hit', isBelowPage && 'DocSearch-Hit--Child')}
      {...getItemProps({ item: hit, source, onClick: (event) => onItemClick(hit, event) })}
    >
      <Hit hit={hit}>
        <div className="DocSearch-Hit-Container">
          {isBelowPage && (
            <span className={clsx(styles.branch, isLastOfPage && styles.lastBranch)} />
          )}
          <span className={clsx('DocSearch-Hit-icon', iconOf(hit.type))} />
          <div className="DocSearch-Hit-content-wrapper">
            <Marked text={title} className="DocSearch-Hit-title" />
            {path && <Marked text={path} className="DocSearch-Hit-path" />}
          </div>
          {isActive && <SelectIcon />}
        </div>
      </Hit>
    </li>
  );
}

/** Whether two hits are drawn alike; each letter brings new ones, most of which say what the former ones said. */
const isAlike = (a: ShownHit, b: ShownHit): boolean =>
  a._snippetResult.title === b._snippetResult.title &&
  a._snippetResult.path === b._snippetResult.path &&
  a.url === b.url &&
  a.type === b.type &&
  a.__autocomplete_id === b.__autocomplete_id &&
  a.__autocomplete_queryID === b.__autocomplete_queryID &&
  !a.__docsearch_parent === !b.__docsearch_parent;

/** Whether a row stays as it is: it is not its turn, or it would be drawn alike. */
function isSame(before: RowProps, after: RowProps): boolean {
  if (after.isWaiting) {
    return true;
  }
  return (
    !before.isWaiting &&
    isAlike(before.hit, after.hit) &&
    before.source.sourceId === after.source.sourceId &&
    before.isActive === after.isActive &&
    before.isLastOfPage === after.isLastOfPage &&
    before.getItemProps === after.getItemProps
  );
}

const Row = memo(RowOnce, isSame);

/**
 * The results of a query, in groups. DocSearch's own list takes several times as long to draw, with drawings and HTML in each
 * row; `plugins/slim-docsearch` puts this one in its place. Rows are known by their place, so that the next letter changes
 * texts in rows that are there. Those in view come first, the others after the browser has painted them.
 */
export function Results({
  state,
  getListProps,
  resultsFooterComponent: Footer,
  getItemProps,
  onItemClick,
  hitComponent,
}: ResultsProps): JSX.Element {
  const actions = { getItemProps, onItemClick, hitComponent };
  const groups = state.collections.filter(({ items }) => items.length > 0);
  const rows = groups.reduce((total, { items }) => total + items.length, 0);
  const rowsDrawn = useRowsDrawn(state.collections, rows);
  return (
    <div className="DocSearch-Dropdown-Container">
      {groups.map(({ source, items }) => (
        <section key={source.sourceId} className="DocSearch-Hits">
          <div className="DocSearch-Hit-source">{items[0]?.hierarchy.lvl0}</div>
          <ul {...getListProps({ source })}>
            {items.map((hit, at) => (
              <Row
                key={at}
                hit={hit}
                source={source}
                isActive={state.activeItemId === hit.__autocomplete_id}
                isLastOfPage={items[at + 1]?.__docsearch_parent !== hit.__docsearch_parent}
                isWaiting={hit.__autocomplete_id >= rowsDrawn}
                {...actions}
              />
            ))}
          </ul>
        </section>
      ))}
      <section className="DocSearch-HitsFooter">
        <Footer state={state} />
      </section>
    </div>
  );
}
