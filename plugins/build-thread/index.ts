import path from 'node:path';
import type { Tinypool } from 'tinypool';

/** What the thread gets to do. */
export interface ThreadTask {
  /** The module whose default export does it. */
  file: string;
  task: unknown;
}

/** How long the thread waits for more to do before it gives its memory back, in milliseconds. */
const IDLE = 2000;

let thread: Promise<Tinypool> | undefined;

async function startThread(): Promise<Tinypool> {
  const { Tinypool: Pool } = await import('tinypool');
  const filename = path.join(__dirname, 'thread.mjs');
  return new Pool({ filename, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
}

/** Does a task in the one thread that a build has for this, and starts it if it doesn't run. */
export async function runInThread(task: ThreadTask): Promise<unknown> {
  thread ??= startThread();
  return (await (await thread).run(task)) as unknown;
}

async function runHere({ file, task }: ThreadTask): Promise<unknown> {
  const module = (await import(file)) as { default: (task: unknown) => unknown };
  return module.default(task);
}

/**
 * Work that a production build does in a thread of its own: the main thread is what a build waits for while it bundles, and the
 * other processors have little to do. The development server, which compiles a page at a time, does it here. Either loads the
 * module when there is something to do.
 * @param file a TypeScript module whose default export is the work; a task and its result are plain data
 */
export function inThread<Work extends (task: never) => unknown>(
  file: string,
): (task: Parameters<Work>[0]) => Promise<ReturnType<Work>> {
  const run = process.env.NODE_ENV === 'production' ? runInThread : runHere;
  return (task) => run({ file, task }) as Promise<ReturnType<Work>>;
}
