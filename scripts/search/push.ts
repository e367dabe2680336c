// npm run search:push: fills the hosted search index from the built site. Needs the DOCS_ALGOLIA_ variables.
import { parseArgs } from 'node:util';
import { readEnv } from '../../src/config/env';
import { runCommandLine } from '../lib/command';
import { pushIndex } from './push-index';
import { BUILD_FOLDER } from './read-index';

void runCommandLine('search:push', 'It has no options.', async () => {
  parseArgs();
  const count = await pushIndex(BUILD_FOLDER, readEnv(process.env));
  console.log(`${count} records are in the hosted index.`);
});
