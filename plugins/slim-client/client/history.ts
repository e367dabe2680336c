import type {
  Action,
  History,
  Location,
  LocationDescriptor,
  LocationListener,
  TransitionPromptHook,
} from 'history';

/**
 * Stands in the browser for history 4: the browser's own history, for a site whose addresses are its paths. What it leaves out:
 * `basename`, `forceRefresh`, histories in the hash or in memory, browsers without `pushState`.
 */
type Parts = Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;
type Prompt = boolean | string | TransitionPromptHook;

/** A query or a hash with its mark; nothing when the mark is all there is. */
function withMark(mark: '?' | '#', text = ''): string {
  const rest = text.startsWith(mark) ? text.slice(1) : text;
  return rest && mark + rest;
}

/** The address of a location, from its path on. */
export function createPath({ pathname, search, hash }: Parts): string {
  return (pathname || '/') + withMark('?', search) + withMark('#', hash);
}

function parsePath(path: string): Parts {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/') ?? [];
  return { pathname, search, hash };
}

/** `../b` on `/docs/a/c` is `/docs/b`, as in a link; an empty path is the page itself. */
function resolvePath(to: string, from: string): string {
  if (to === '' || to.startsWith('/')) {
    return to || from;
  }
  const parts: string[] = [];
  for (const part of [...from.split('/').slice(0, -1), ...to.split('/')]) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  const path = (parts[0] === '' ? '' : '/') + parts.join('/');
  return /(?:^|\/)\.{0,2}$/.test(to) && !path.endsWith('/') ? `${path}/` : path;
}

/**
 * @param to an address from its path on, or parts of one; state in the parts goes before `state`
 * @param from the location that relative and empty paths begin at; without it they stay as they are
 * @throws {URIError} when the path's escapes are no UTF-8
 */
export function createLocation(
  to: LocationDescriptor,
  state?: unknown,
  key?: string,
  from?: Location,
): Location {
  const given = typeof to === 'string' ? { ...parsePath(to), state } : to;
  const pathname = decodeURI(given.pathname ?? '');
  return {
    ...given,
    ...(key && { key }),
    pathname: from ? resolvePath(pathname, from.pathname) : pathname || '/',
    search: withMark('?', given.search),
    hash: withMark('#', given.hash),
    state: given.state === undefined ? state : given.state,
  };
}

/** @param entry what the browser keeps with this address: our key and state, or nothing */
function locationNow(entry: unknown): Location {
  const { pathname, search, hash } = window.location;
  const { key, state } = Object(entry) as { key?: string; state?: unknown };
  return createLocation(pathname + search + hash, state, key);
}

function createListeners(): Pick<History, 'listen'> & { tell: LocationListener } {
  const listeners = new Set<LocationListener>();
  return {
    listen: (listener) => {
      // In a function of its own: the same listener may be there twice.
      const one: LocationListener = (location, action) => listener(location, action);
      listeners.add(one);
      return () => void listeners.delete(one);
    },
    tell: (location, action) =>
      [...listeners].forEach((one) => listeners.has(one) && one(location, action)),
  };
}

function createGate(): Pick<History, 'block'> & {
  lets: (location: Location, action: Action) => boolean;
} {
  let prompt: Prompt | undefined;
  return {
    /** One at a time: the latest counts. */
    block: (next: Prompt = false) => {
      prompt = next;
      return () => {
        prompt = prompt === next ? undefined : prompt;
      };
    },
    lets: (location, action) => {
      const answer = typeof prompt === 'function' ? prompt(location, action) : prompt;
      return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
    },
  };
}

/** The browser's history, told of in the terms of history 4. */
export function createBrowserHistory(): History {
  const browser = window.history;
  const { listen, tell } = createListeners();
  const { block, lets } = createGate();
  const initial = locationNow(browser.state);
  /** Of the entries that this page has made or been to: how far back and forth a prevented step has to be undone. */
  let keys = [initial.key];
  let isUndoing = false;
  const indexOf = ({ key }: Location): number => keys.indexOf(key);

  const settle = (action = history.action, location = history.location): void => {
    Object.assign(history, { action, location, length: browser.length });
    tell(location, action);
  };
  const change =
    (action: 'PUSH' | 'REPLACE') =>
    (to: LocationDescriptor, state?: unknown): void => {
      const key = Math.random().toString(36).slice(2, 8);
      const location = createLocation(to, state, key, history.location);
      if (!lets(location, action)) {
        return;
      }
      const entry = { key, state: location.state };
      const index = indexOf(history.location);
      if (action === 'PUSH') {
        browser.pushState(entry, '', createPath(location));
        keys = [...keys.slice(0, index + 1), key];
      } else {
        browser.replaceState(entry, '', createPath(location));
        keys = keys.map((one, at) => (at === index ? key : one));
      }
      settle(action, location);
    };

  window.addEventListener('popstate', ({ state }) => {
    const location = locationNow(state);
    if (isUndoing) {
      isUndoing = false;
      settle();
    } else if (lets(location, 'POP')) {
      settle('POP', location);
    } else {
      const delta = Math.max(indexOf(history.location), 0) - Math.max(indexOf(location), 0);
      isUndoing = delta !== 0;
      if (isUndoing) {
        browser.go(delta);
      }
    }
  });

  const history: History = {
    length: browser.length,
    action: 'POP',
    location: initial,
    createHref: createPath,
    push: change('PUSH'),
    replace: change('REPLACE'),
    go: (delta) => browser.go(delta),
    goBack: () => browser.back(),
    goForward: () => browser.forward(),
    block,
    listen,
  };
  return history;
}
