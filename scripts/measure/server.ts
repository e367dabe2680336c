import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/root';

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  pid: number;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with the exit code, or null if the process was killed by a signal. */
  exited: Promise<number | null>;
}

/** Arguments of Node.js that run a TypeScript program of this project. */
export const typescriptProgram = (file: string): string[] => [
  '--import',
  require.resolve('tsx'),
  path.join(ROOT, file),
];

/**
 * Starts a server with Node.js and waits until it prints its URL.
 * @param args arguments of Node.js
 * @param folder working directory
 * @throws if the server exits before it prints a URL
 */
export async function startProgram(
  args: readonly string[],
  folder = ROOT,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (origin) {
      // Discards further output, because the server would block on a full pipe.
      child.stdout.resume();
      return { origin, pid: child.pid ?? 0, signal: (name) => void child.kill(name), exited };
    }
  }
  throw new Error('The server exited before it was listening.');
}

export interface ServerOptions {
  /** Folder or URL of the feedback store. */
  store: string;
  /** Working directory, which contains the site in `build`. */
  folder?: string;
  /** Arguments of Node.js that run the server. */
  program?: readonly string[];
}

/** Starts the server of this project on a free port, without rate limits. */
export const startServer = ({ store, folder, program }: ServerOptions): Promise<ServerProcess> =>
  startProgram(program ?? typescriptProgram('server/main.ts'), folder, {
    PORT: '0',
    DOCS_HOST: '127.0.0.1',
    DOCS_FEEDBACK_RATE_LIMIT: '1000000000',
    DOCS_MCP_RATE_LIMIT: '1000000000',
    DOCS_FEEDBACK_STORE: store,
  });

export async function stopServer({ signal, exited }: ServerProcess): Promise<void> {
  signal('SIGTERM');
  await exited;
}
