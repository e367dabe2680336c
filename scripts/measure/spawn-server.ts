import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  pid: number;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with the exit code, or null if the process was killed by a signal. */
  exited: Promise<number | null>;
}

/** Settings of the server of this project: a free port, and no limit for feedback. */
export const SERVER_ENV = {
  PORT: '0',
  DOCS_HOST: '127.0.0.1',
  DOCS_FEEDBACK_RATE_LIMIT: '1000000000',
} as const;

/**
 * Starts a server with Node.js and waits until it prints its URL.
 * @throws if the server exits before it prints a URL
 */
export async function spawnServer(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
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
