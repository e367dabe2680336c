import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createInterface } from 'node:readline';

/** The real server in a process of its own. */
export interface ServerProcess {
  origin: string;
  pid: number;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with the exit code, or null after a signal that can't be caught. */
  exited: Promise<number | null>;
}

/** Where the server runs. */
export interface Place {
  /** The server in one file. */
  program: string;
  /** Has the built site in it. */
  folder: string;
}

/** @throws when it ends before it listens */
export async function startServer(
  { program, folder }: Place,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DOCS_HOST: '127.0.0.1',
      DOCS_FEEDBACK_RATE_LIMIT: '1000000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (origin) {
      // What it says from now on is read and dropped: a full pipe would stop it.
      child.stdout.resume();
      return {
        origin,
        pid: child.pid ?? 0,
        signal: (name) => void child.kill(name),
        exited,
      };
    }
  }
  throw new Error('The server ended before it listened.');
}

/** Files and connections that a process has open; 0 where the system doesn't tell. */
export const openDescriptors = (pid: number): number =>
  fs.existsSync(`/proc/${pid}/fd`) ? fs.readdirSync(`/proc/${pid}/fd`).length : 0;

/** Memory of a process, in megabytes; 0 where the system doesn't tell. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

/** Waits until connections are closed on both sides. @returns descriptors above the baseline, after 5 seconds at most */
export async function leakedDescriptors(pid: number, baseline: number): Promise<number> {
  for (let attempt = 0; attempt < 50 && openDescriptors(pid) > baseline; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Math.max(0, openDescriptors(pid) - baseline);
}
