import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { DocsError } from '../site-files';
import type { Sample, SampleProblem } from './contract';

/**
 * Types can keep the compiler busy forever, so it runs in a thread that is stopped after this time, in milliseconds. The time that a
 * sample waits for others counts too.
 */
const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 160;
/** After this time without a sample, the memory of the thread is freed, in milliseconds. */
const IDLE_MS = 60_000;
const MOST_WAITING = 8;
const BUSY = 'Too many samples are being checked. Try again in a minute.';

/** Compiles samples one after another in a thread. */
export class CompilerThread {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly limit = pLimit(1);

  /** @param typescript the file of the compiler */
  constructor(
    private readonly readProgram: () => Promise<string>,
    private readonly typescript: string,
  ) {}

  /** @throws an error for the client if too many samples wait, or if the sample takes too much time or memory */
  async compile(sample: Sample): Promise<SampleProblem[]> {
    const deadline = AbortSignal.timeout(TIME_LIMIT_MS);
    if (this.limit.pendingCount >= MOST_WAITING) {
      throw new DocsError(BUSY);
    }
    return this.limit(() => this.run(sample, deadline));
  }

  private async run(sample: Sample, deadline: AbortSignal): Promise<SampleProblem[]> {
    if (deadline.aborted) {
      throw new DocsError(BUSY);
    }
    clearTimeout(this.idle);
    this.worker ??= this.start(await this.readProgram());
    const answered = once(this.worker, 'message', { signal: deadline });
    this.worker.postMessage(sample);
    try {
      const [problems] = (await answered) as [SampleProblem[]];
      return problems;
    } catch (cause) {
      await this.stop();
      throw new DocsError(
        `The compiler stopped: a sample can take ${TIME_LIMIT_MS / 1000} seconds and ${MEMORY_LIMIT_MB} MB. Check a shorter sample with simpler types.`,
        { cause },
      );
    } finally {
      this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  private start(program: string): Worker {
    const worker = new Worker(program, {
      eval: true,
      workerData: this.typescript,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 16 },
    });
    worker.unref();
    // Without a listener, an error between two samples would end the process.
    worker.on('error', () => void this.stop());
    return worker;
  }

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
