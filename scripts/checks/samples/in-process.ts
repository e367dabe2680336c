import { checkBatch } from './batches';
import type { CheckBatches } from './run';

/** Checks the batches sequentially in this process. For tests. */
export const checkInProcess: CheckBatches = async (batches, done) => {
  for (const batch of batches) {
    done(batch, await checkBatch(batch));
  }
};
