import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  createContext,
  use,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** A second-level heading of the page that is shown. */
export interface PageSection {
  id: string;
  /** The heading's text as HTML, as Docusaurus' table of contents has it. */
  html: string;
}

/**
 * Carries the headings of a page to the sidebar, which stands before the page in the document. On the server the list in
 * the sidebar waits (suspends, without a boundary of its own) until the page below it has told its headings, so that
 * both end up in the same HTML. In the browser the list takes over what the server wrote.
 */
export interface PageSectionsStore {
  get(route: string): readonly PageSection[] | undefined;
  /** Called while the page renders; the same value on every call for a route. */
  tell(route: string, sections: readonly PageSection[]): void;
  told(route: string): Promise<void>;
  notify(): void;
  subscribe(listener: () => void): () => void;
}

export function createPageSectionsStore(
  initial: Iterable<readonly [string, readonly PageSection[]]> = [],
): PageSectionsStore {
  const byRoute = new Map(initial);
  const waiting = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const listeners = new Set<() => void>();
  const waiter = (route: string) => {
    const known = waiting.get(route);
    if (known) {
      return known;
    }
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const created = { promise, resolve };
    waiting.set(route, created);
    return created;
  };
  return {
    get: (route) => byRoute.get(route),
    tell(route, sections) {
      byRoute.set(route, sections);
      waiter(route).resolve();
    },
    told: (route) => waiter(route).promise,
    notify: () => listeners.forEach((listener) => listener()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The list that the server wrote carries its page's address in this attribute. */
export const RENDERED_SECTIONS_ATTRIBUTE = 'data-page-sections';

/** What the sidebar of the served page lists: React must start from the same. */
export function readRenderedSections(root: ParentNode): [string, PageSection[]][] {
  return Array.from(root.querySelectorAll(`[${RENDERED_SECTIONS_ATTRIBUTE}]`), (list) => [
    list.getAttribute(RENDERED_SECTIONS_ATTRIBUTE) ?? '',
    Array.from(list.querySelectorAll('a'), (link) => ({
      id: decodeURIComponent(link.hash.slice(1)),
      html: link.innerHTML,
    })),
  ]);
}

const StoreContext = createContext<PageSectionsStore | undefined>(undefined);

/** Holds the store for one rendering of the site; stands in `theme/Root`. */
export function PageSectionsProvider({ children }: { children: ReactNode }): ReactNode {
  const [store] = useState(() =>
    createPageSectionsStore(ExecutionEnvironment.canUseDOM ? readRenderedSections(document) : []),
  );
  return <StoreContext value={store}>{children}</StoreContext>;
}

function usePageSectionsStore(): PageSectionsStore {
  const store = useContext(StoreContext);
  if (!store) {
    throw new Error('Page sections need <PageSectionsProvider> above them.');
  }
  return store;
}

const isSameList = (one: readonly PageSection[] | undefined, other: readonly PageSection[]) =>
  one?.length === other.length &&
  one.every(({ id, html }, index) => id === other[index]?.id && html === other[index].html);

/** A page calls this with its own headings. `sections` must be the same array on each render of a page. */
export function useTellSections(route: string, sections: readonly PageSection[]): void {
  const store = usePageSectionsStore();
  // While rendering, not in an effect: the server runs no effects. It is idempotent. The list that the server wrote stays as it
  // is: another array would have the browser draw it anew.
  if (!isSameList(store.get(route), sections)) {
    store.tell(route, sections);
  }
  useLayoutEffectOnClient(() => store.notify(), [store, route, sections]);
}

const useLayoutEffectOnClient: typeof useLayoutEffect = ExecutionEnvironment.canUseDOM
  ? useLayoutEffect
  : () => undefined;

const NO_SECTIONS: readonly PageSection[] = [];

/** The headings of a page; suspends on the server until the page has told them. */
export function useSectionsOf(route: string): readonly PageSection[] {
  const store = usePageSectionsStore();
  const read = () => store.get(route);
  const sections = useSyncExternalStore(store.subscribe, read, read);
  if (!sections && !ExecutionEnvironment.canUseDOM) {
    use(store.told(route));
  }
  return sections ?? NO_SECTIONS;
}
