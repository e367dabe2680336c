import { LocalSearch, READERS_PATIENCE_MS } from '../engine/local-search';
import type { SearchSite } from '../site';
import type { FromWorker, ToWorker } from './protocol';

/** The global scope of the worker. TypeScript can't load the `dom` and `webworker` libraries together. */
const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

/** Revalidates files with the server, because the manifest can change. The other files have hashes and never change. */
async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${address}: the server responded with ${response.status}.`);
  }
  return response.json();
}

/** Answers the searches of `createLocalSearchClient`. Call it in a web worker, so that searches don't block the page. */
export function serveSearch(site: SearchSite): void {
  const search = new LocalSearch(site, (file) => readJson(`${site.base}/${file}`), {
    patienceMs: READERS_PATIENCE_MS,
    onIndexGrown: () => scope.postMessage({ kind: 'grown' }),
  });
  scope.onmessage = async ({ data: { id, request } }) => {
    try {
      scope.postMessage({ kind: 'answer', id, answer: await search.search(request) });
    } catch (error) {
      scope.postMessage({ kind: 'failed', id, reason: String(error) });
    }
  };
  void search.prepare();
}
