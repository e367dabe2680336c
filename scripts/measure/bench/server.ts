import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERVER_ENV, spawnServer } from '../spawn-server';

/** A server in a separate process. */
interface RunningServer {
  address: string;
  stop: () => Promise<void>;
}

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Starts a TypeScript server program and waits until it prints its URL.
 * @param file path relative to the root of the project
 * @param folder working directory of the program
 * @throws if it exits before it prints a URL
 */
export async function startProgram(
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = ROOT,
): Promise<RunningServer> {
  const server = await spawnServer(
    ['--import', require.resolve('tsx'), path.join(ROOT, file), ...args],
    folder,
    env,
  );
  const stop = async (): Promise<void> => {
    server.signal('SIGTERM');
    await server.exited;
  };
  return { address: server.origin, stop };
}

/**
 * Starts the server of this project on a free port.
 * @param store folder or URL of the feedback store
 * @param folder working directory, which contains the site in `build`
 */
export const startServer = (store: string, folder?: string): Promise<RunningServer> =>
  startProgram(['server/main.ts'], { ...SERVER_ENV, DOCS_FEEDBACK_STORE: store }, folder);

/** Serves a site with a temporary feedback store while `use` runs. */
export async function withServer<T>(
  folder: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const store = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-feedback-'));
  const server = await startServer(store, folder);
  try {
    return await use(server.address);
  } finally {
    await server.stop();
    fs.rmSync(store, { recursive: true, force: true });
  }
}
