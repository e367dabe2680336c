import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  pid: number;
  /** The lines that it has printed. */
  log: readonly string[];
  /** Waits for a new line with a text. */
  logged: (text: string) => Promise<string>;
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
  const log: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => log.push(line));
  const logged = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      lines.on('line', (line) => line.includes(text) && resolve(line));
      lines.once('close', () => reject(new Error(`The server exited before it printed ${text}.`)));
    });
  const [origin = ''] = /http:\/\/[\w.:]+/.exec(await logged('http://')) ?? [];
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  return { origin, pid: child.pid ?? 0, log, logged, signal, exited };
}
