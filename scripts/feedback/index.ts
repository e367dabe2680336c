// npm run feedback: what readers said. Reads the store that the server writes; both may run at the same time.
import { createFeedbackStore, type FeedbackEntry } from '../../server/services/feedback-store';
import { readEnv } from '../../src/config/env';
import { readOptions } from './options';
import { formatRows, rowOf, statsByPage, trend } from './report';

/** Comments that `list` shows. */
const NEWEST = 50;

async function main(): Promise<void> {
  const { command, format, ...filter } = readOptions(process.argv.slice(2), new Date());
  const store = createFeedbackStore(readEnv(process.env).DOCS_FEEDBACK_STORE);
  const entries: FeedbackEntry[] = [];
  try {
    for await (const entry of store.entries(filter)) {
      entries.push(entry);
      if (command === 'list' && entries.length === NEWEST) {
        break;
      }
    }
  } finally {
    await store.close();
  }
  if (command !== 'stats') {
    console.log(formatRows(entries.map(rowOf), format));
  } else if (format === 'table') {
    console.log(`Pages, those that help least first\n${formatRows(statsByPage(entries), format)}`);
    console.log(`\nWeek by week\n${formatRows(trend(entries), format)}`);
  } else {
    console.log(formatRows(statsByPage(entries), format));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
