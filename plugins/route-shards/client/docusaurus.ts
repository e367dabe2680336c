import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from './preload';
import { findPage } from './route-table';

declare const __webpack_require__: {
  /** The site's base. */
  p: string;
  /** The file of a chunk. The chunk's name is its id (plugins/route-shards/index.ts). */
  u: (chunk: string) => string;
};

const fetched = new Set<string>();
const loaded = new Set<string>();

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData)
  );
}

/** After the page is alive, in milliseconds: what may be needed next waits for what is needed now. */
const PREFETCH_DELAY_MS = 1000;

let isSettled: Promise<void> | undefined;

/** Resolves when the page that was opened first has had its time. */
function settled(): Promise<void> {
  isSettled ??= new Promise((resolve) => {
    setTimeout(resolve, PREFETCH_DELAY_MS);
  });
  return isSettled;
}

/** Long enough for what a page does for its reader; browsers without idle time have a pause instead. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve);
    }
  });

let lastTurn: Promise<void> | undefined;

/** One page after the other, each when the browser has nothing else to do. */
function nextTurn(): Promise<void> {
  lastTurn = (lastTurn ?? settled()).then(idle);
  return lastTurn;
}

async function prefetchChunks(path: string): Promise<void[]> {
  await nextTurn();
  // A file that is gone is asked for again when the reader goes there; nothing is lost now.
  const page = await findPage(path).catch(() => undefined);
  return Promise.all(
    (page?.chunks ?? []).map((chunk) =>
      prefetchFile(__webpack_require__.p + __webpack_require__.u(chunk)),
    ),
  );
}

/** In the place of Docusaurus' loader: the same two functions, on a route table that is loaded in parts. */
export default Object.freeze({
  /** Fetches a page's files with low priority; they run when the reader goes there. */
  prefetch(path: string): false | Promise<void[]> {
    if (isSlowConnection() || loaded.has(path) || fetched.has(path)) {
      return false;
    }
    fetched.add(path);
    return prefetchChunks(path);
  },
  /** Fetches and runs a page's files: the reader is about to go there. */
  preload(path: string): false | Promise<void[]> {
    if (isSlowConnection() || loaded.has(path)) {
      return false;
    }
    loaded.add(path);
    return preloadPage(path).then(() => []);
  },
});
