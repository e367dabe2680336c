import { checkBatch } from './batches';
import type { CheckBatches } from './run';

/** Checks batch after batch in this process: for few samples, and for tests. */
export const checkInProcess: CheckBatches = async (batches, done) => {
  for (const batch of batches) {
    done(batch, await checkBatch(batch));
  }
};
