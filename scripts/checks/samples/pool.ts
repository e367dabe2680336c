import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { checkBatch, type Batch } from './batches';
import type { CheckResult } from './contracts';

/** The message that a worker sends after each batch. */
export type WorkerResponse = { result: CheckResult } | { error: string };

const WORKER = path.join(__dirname, 'worker.ts');

/** With fewer batches, starting processes takes longer than it saves. */
const MIN_BATCHES_FOR_WORKERS = 2;

function runInWorker(worker: ChildProcess, batch: Batch): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const onExit = (status: number | null): void =>
      reject(
        new Error(
          `A sample worker exited unexpectedly (${status === null ? 'killed by a signal' : `code ${status}`}).`,
        ),
      );
    worker.once('exit', onExit);
    worker.once('message', (response: WorkerResponse) => {
      worker.off('exit', onExit);
      if ('error' in response) {
        reject(new Error(response.error));
      } else {
        resolve(response.result);
      }
    });
    worker.send(batch);
  });
}

/** Processes batches until the queue is empty. */
async function drain(
  queue: Batch[],
  check: (batch: Batch) => Promise<CheckResult>,
  done: (batch: Batch, result: CheckResult) => void,
): Promise<void> {
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    done(batch, await check(batch));
  }
}

/**
 * Checks batches in parallel, in this process and in one worker process for each remaining core.
 * @param done called after each batch
 */
export async function checkInParallel(
  batches: readonly Batch[],
  done: (batch: Batch, result: CheckResult) => void,
): Promise<void> {
  const queue = [...batches];
  const helpers = Math.max(Math.min(os.availableParallelism(), batches.length) - 1, 0);
  const workers =
    batches.length < MIN_BATCHES_FOR_WORKERS
      ? []
      : Array.from({ length: helpers }, () => fork(WORKER));
  try {
    await Promise.all([
      ...workers.map((worker) => drain(queue, (batch) => runInWorker(worker, batch), done)),
      drain(queue, checkBatch, done),
    ]);
  } finally {
    workers.forEach((worker) => worker.disconnect());
  }
}
