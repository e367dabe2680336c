import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { checkBatch, type Batch } from './batches';
import type { CheckResult } from './contracts';

/** What a worker answers: the result of its batch, or why it failed. */
export type Answer = { result: CheckResult } | { error: string };

const WORKER = path.join(__dirname, 'worker.ts');

/** Starting a process costs more than this many samples of a grammar. */
const WORTH_A_PROCESS = 2;

function ask(worker: ChildProcess, batch: Batch): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const onExit = (status: number | null): void =>
      reject(new Error(`A process that checks samples ended with ${status ?? 'a signal'}.`));
    worker.once('exit', onExit);
    worker.once('message', (answer: Answer) => {
      worker.off('exit', onExit);
      if ('error' in answer) {
        reject(new Error(answer.error));
      } else {
        resolve(answer.result);
      }
    });
    worker.send(batch);
  });
}

/** Takes batches from the queue until it is empty. */
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
 * Checks batches on all cores: one stays in this process, the others get one each.
 * @param done called after each batch
 */
export async function checkInParallel(
  batches: readonly Batch[],
  done: (batch: Batch, result: CheckResult) => void,
): Promise<void> {
  const queue = [...batches];
  const helpers = Math.max(Math.min(os.availableParallelism(), batches.length) - 1, 0);
  const workers =
    batches.length < WORTH_A_PROCESS ? [] : Array.from({ length: helpers }, () => fork(WORKER));
  try {
    await Promise.all([
      ...workers.map((worker) => drain(queue, (batch) => ask(worker, batch), done)),
      drain(queue, checkBatch, done),
    ]);
  } finally {
    workers.forEach((worker) => worker.disconnect());
  }
}
