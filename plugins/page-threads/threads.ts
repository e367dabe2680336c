import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SimpleProcessor, SimpleProcessors } from '@docusaurus/mdx-loader/lib/processor';
import type { Tinypool } from 'tinypool';
import type { PageResult, PageTask, ThreadSettings } from './compile-page';

/**
 * A thread takes about a second to load what it compiles with, and 450 pages take one thread six: with more of them starting takes
 * longer than sharing saves.
 */
const MOST_THREADS = 4;

/** The main thread and the bundler's own leave a processor idle for most of the time that pages take. */
const threadCount = (): number => Math.min(os.availableParallelism(), MOST_THREADS);

/**
 * Room for new objects, in megabytes: a page leaves much garbage. Collecting took 13 % of the main thread's time with what Node.js
 * gives it, and takes 7 % of a thread's with this (traces of a build of 450 pages).
 */
const YOUNG_GENERATION = 64;

/**
 * Pages that wait in a thread, the one that it compiles among them. With one, a thread has nothing to do until the main thread has
 * taken its page and found another: a twentieth of a build's time.
 */
const PAGES_PER_THREAD = 4;

/** Functions that the main thread calls itself before it gives a page away. */
const CALLED_BEFORE: readonly string[] = ['parseFrontMatter', 'preprocessor'];

/** @throws for a function that a thread would have to call */
function refuseFunctions(key: string, value: unknown): unknown {
  if (typeof value === 'function' && !CALLED_BEFORE.includes(key)) {
    throw new Error(
      `page-threads: the option "${key}" for pages is a function, which can't be handed to a thread. Accepted is plain data; ` +
        'a plugin for pages belongs into plugins/docs-options/page-plugins.ts.',
    );
  }
  return value;
}

/** Threads that compile pages. They start at once, and load what they need while the site is loaded. */
export class PageThreads {
  readonly #pool: Promise<Tinypool>;
  readonly #settingsFile: string;
  #bundles = 0;
  #compiled = 0;

  /** @param settingsFile where the threads find how to compile */
  constructor(settingsFile: string, count = threadCount()) {
    this.#settingsFile = settingsFile;
    this.#pool = this.#start(count);
  }

  async #start(count: number): Promise<Tinypool> {
    const { Tinypool: Pool } = await import('tinypool');
    return new Pool({
      filename: path.join(__dirname, 'thread.mjs'),
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: PAGES_PER_THREAD,
      workerData: this.#settingsFile,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    });
  }

  /** Says how pages are compiled, before the first one is. */
  prepare(settings: ThreadSettings): void {
    fs.mkdirSync(path.dirname(this.#settingsFile), { recursive: true });
    fs.writeFileSync(this.#settingsFile, JSON.stringify(settings, refuseFunctions));
  }

  /** Takes the place of Docusaurus' own compilers. */
  processors(): SimpleProcessors {
    const processor = (kind: PageTask['kind']): SimpleProcessor => ({
      process: (source) => this.#compile({ kind, source }),
    });
    return { mdProcessor: processor('mdProcessor'), mdxProcessor: processor('mdxProcessor') };
  }

  async #compile(task: PageTask): ReturnType<SimpleProcessor['process']> {
    const result = (await (await this.#pool).run(task)) as PageResult;
    this.#compiled += 1;
    if ('failure' in result) {
      const { message, stack, details } = result.failure;
      throw Object.assign(new Error(message), details, { stack });
    }
    return result;
  }

  /** Says that a bundle will need pages. */
  join(): void {
    this.#bundles += 1;
  }

  /**
   * Says that a bundle has its pages; with the last one the threads end.
   * @throws when no page came to the threads: the main thread has compiled them
   */
  async leave(): Promise<void> {
    this.#bundles -= 1;
    if (this.#bundles > 0) {
      return;
    }
    await (await this.#pool).destroy();
    if (this.#compiled === 0) {
      throw new Error(
        'page-threads: no page was compiled in a thread, accepted is a loader that has its pages compiled by "processors" among ' +
          'its options, as @docusaurus/mdx-loader 3.10 has (lib/processor.js). Adapt plugins/page-threads/index.ts, or take the ' +
          'plugin out of docusaurus.config.ts.',
      );
    }
  }
}
