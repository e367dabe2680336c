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

export interface ServerOptions {
  /** The bundled server. */
  program: string;
  /** Working directory, which contains the site in `build`. */
  folder: string;
  /** Folder or address of the feedback store. */
  store: string;
}

/**
 * Starts the server on a free port, without rate limits, and waits until it prints its address.
 * @throws an error if the server exits before
 */
export async function startServer({
  program,
  folder,
  store,
}: ServerOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DOCS_HOST: '127.0.0.1',
      DOCS_FEEDBACK_RATE_LIMIT: '1000000000',
      DOCS_MCP_RATE_LIMIT: '1000000000',
      DOCS_FEEDBACK_STORE: store,
    },
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
