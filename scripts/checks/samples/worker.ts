/** Worker process of `pool.ts`: checks batches until it is disconnected. */
import { checkBatch, type Batch } from './batches';
import type { WorkerResponse } from './pool';

async function checkAndCatch(batch: Batch): Promise<WorkerResponse> {
  try {
    return { result: await checkBatch(batch) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (batch: Batch) => {
  void checkAndCatch(batch).then((response) => process.send?.(response));
});
