/** A helper process of `pool.ts`: checks the batches that it is sent until it is disconnected. */
import { checkBatch, type Batch } from './batches';
import type { Answer } from './pool';

async function answerTo(batch: Batch): Promise<Answer> {
  try {
    return { result: await checkBatch(batch) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (batch: Batch) => {
  void answerTo(batch).then((answer) => process.send?.(answer));
});
