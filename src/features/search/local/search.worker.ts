// Runs the search engine in a worker, so that it doesn't block the page.
import { LocalSearch } from '../../../search-engine/local-search';
import type { FromWorker, ToWorker } from './protocol';

/** The global scope of the worker. TypeScript can't load the `dom` and `webworker` libraries together. */
const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

let search: LocalSearch | undefined;

/** Revalidates files with the server, because the manifest can change. The other files have hashes and never change. */
async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${address}: the server responded with ${response.status}.`);
  }
  return response.json();
}

async function reply(id: number, message: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  try {
    if (!search) {
      throw new Error('The search worker received a search before the prepare message.');
    }
    scope.postMessage({ kind: 'answer', id, answer: await search.search(message.request) });
  } catch (error) {
    scope.postMessage({ kind: 'failed', id, reason: String(error) });
  }
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'prepare') {
    search ??= new LocalSearch(
      (file) => readJson(`${data.baseUrl}${file}`),
      () => scope.postMessage({ kind: 'grown' }),
    );
    void search.prepare();
  } else {
    void reply(data.id, data);
  }
};
