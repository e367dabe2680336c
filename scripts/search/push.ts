// npm run search:push replaces the hosted search index with the records of the built site. It requires the DOCS_ALGOLIA_ variables.
import { parseArgs } from 'node:util';
import { readEnv } from '../../src/config/node/env';
import { runCommandLine } from '../lib/command';
import { pushIndex } from './push-index';
import { BUILD_FOLDER } from './read-index';

void runCommandLine('search:push', 'It has no options.', async () => {
  parseArgs();
  const count = await pushIndex(BUILD_FOLDER, readEnv(process.env));
  console.log(`Pushed ${count} records to the hosted index.`);
});
