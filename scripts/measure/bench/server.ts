import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a process of its own. */
export interface Running {
  address: string;
  stop: () => Promise<void>;
}

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Starts a TypeScript program that serves; it says its address in the first line with one.
 * @param file from the root of the project
 * @param folder where the program runs
 * @throws when it ends before it says an address
 */
export async function startProgram(
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = ROOT,
): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--import', require.resolve('tsx'), path.join(ROOT, file), ...args],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (address) {
      return { address, stop };
    }
  }
  throw new Error(`${file} ended before it listened.`);
}

/**
 * Starts the project's own server on a free port.
 * @param store where feedback goes
 * @param folder has the site below `build`
 */
export const startServer = (store: string, folder?: string): Promise<Running> =>
  startProgram(
    ['server/main.ts'],
    {
      PORT: '0',
      DOCS_HOST: '127.0.0.1',
      DOCS_FEEDBACK_STORE: store,
      DOCS_FEEDBACK_RATE_LIMIT: '1000000000',
    },
    folder,
  );

/** Serves a site with a store of its own while `use` runs. */
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
