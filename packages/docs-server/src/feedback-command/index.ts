import { runCommandLine } from '../command';
import { createFeedbackStore, dayOf, type FeedbackStore } from '../services/feedback-store';
import { readOptions, USAGE, type FeedbackOptions } from './options';
import { formatRows, rowsOf, searchRowOf, statsOf } from './report';

/** Maximum number of comments that `list` prints, and of rows in the table of `searches`. */
const LIST_LIMIT = 50;

type Filter = Pick<FeedbackOptions, 'since' | 'page'>;
type Print = (store: FeedbackStore, filter: Filter, format: FeedbackOptions['format']) => unknown;

const list: Print = async (store, filter, format) => {
  console.log(formatRows(await rowsOf(store.entries(filter), LIST_LIMIT), format));
};

const stats: Print = async (store, filter, format) => {
  const { pages, weeks } = await statsOf(store.entries(filter));
  if (format === 'json') {
    console.log(JSON.stringify({ pages, weeks }, null, 2));
  } else if (format === 'csv') {
    console.log(formatRows(pages, format));
  } else {
    console.log(`Pages, least helpful first\n${formatRows(pages, format)}`);
    console.log(`\nWeek by week\n${formatRows(weeks, format)}`);
  }
};

const exportAll: Print = async (store, filter, format) => {
  console.log(formatRows(await rowsOf(store.entries(filter)), format));
};

const searches: Print = async (store, { since }, format) => {
  const found = await store.missedSearches({
    ...(since && { sinceDay: dayOf(since) }),
    ...(format === 'table' && { limit: LIST_LIMIT }),
  });
  console.log(formatRows(found.map(searchRowOf), format, 'No searches without results.'));
};

const commands = { list, stats, export: exportAll, searches } satisfies Record<
  FeedbackOptions['command'],
  Print
>;

/**
 * Prints the feedback of readers, as the arguments of the process say. It can run while the server writes to the store.
 * @param base the path of the site on its host, without a slash at the end
 * @param readLocation reads the location of the store
 */
export const runFeedbackCommand = (base: string, readLocation: () => string): Promise<void> =>
  runCommandLine('feedback', USAGE, async () => {
    const { command, format, ...filter } = readOptions(process.argv.slice(2), new Date(), base);
    const store = createFeedbackStore(readLocation());
    try {
      await commands[command](store, filter, format);
    } finally {
      await store.close();
    }
  });
