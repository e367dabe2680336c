// The search engine beside the page's own thread, so that typing never waits for it.
import { LocalSearch } from '../../../search-engine/local-search';
import type { FromWorker, ToWorker } from './protocol';

/** The worker's own global; TypeScript's library of pages and that of workers can't be loaded together. */
const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

let search: LocalSearch | undefined;

/** The manifest names the build's files, so the browser asks whether it changed; they are hashed and never do. */
async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${address}: the server answered ${response.status}.`);
  }
  return response.json();
}

async function reply(id: number, message: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  try {
    if (!search) {
      throw new Error('The search worker was asked before it was prepared.');
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
