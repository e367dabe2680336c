import { parseArgs } from 'node:util';
import { runCommandLine, UsageError } from '../command';
import {
  createFeedbackStore,
  type FeedbackFilter,
  type FeedbackStore,
} from '../services/feedback-store';
import { csvOf, printTable, rowsOf, samplesOf, statsOf } from './report';

const LIST_LIMIT = 50;

const USAGE =
  'Usage: npm run feedback -- list|stats|samples|export|searches [--since 2026-01-31] [--page /apis]';

type Print = (store: FeedbackStore, filter: FeedbackFilter) => Promise<void>;

const commands: Readonly<Record<string, Print>> = {
  async list(store, filter) {
    printTable(rowsOf(await store.entries({ ...filter, limit: LIST_LIMIT })));
  },
  async stats(store, filter) {
    printTable(statsOf(await store.entries(filter)));
  },
  async samples(store, filter) {
    printTable(samplesOf(await store.entries(filter)));
  },
  async export(store, filter) {
    console.log(csvOf(rowsOf(await store.entries(filter))));
  },
  async searches(store, filter) {
    const found = await store.missedSearches({ ...filter, limit: LIST_LIMIT });
    printTable(found.map(({ query, count, lastDay }) => ({ query, count, last: lastDay })));
  },
};

function readArguments(): { print: Print; filter: FeedbackFilter } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, page: { type: 'string' } },
  });
  const [command = '', extra] = positionals;
  const print = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!print || extra !== undefined) {
    throw new UsageError(`"${positionals.join(' ')}" isn't a command.`);
  }
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (since && Number.isNaN(since.getTime())) {
    throw new UsageError(`--since ${values.since}: not a date. Write one such as 2026-01-31.`);
  }
  return { print, filter: { ...(since && { since }), ...(values.page && { page: values.page }) } };
}

/** Prints the feedback of readers, as the arguments of the process say. It can run while the server writes to the store. */
export const runFeedbackCommand = (readLocation: () => string): Promise<void> =>
  runCommandLine('feedback', USAGE, async () => {
    const { print, filter } = readArguments();
    const store = createFeedbackStore(readLocation());
    try {
      await print(store, filter);
    } finally {
      await store.close();
    }
  });
