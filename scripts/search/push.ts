// npm run search:push: fills the hosted search index from the built site. Needs the DOCS_ALGOLIA_ variables.
import { readEnv } from '../../src/config/node/env';
import { pushIndex } from './push-index';
import { BUILD_FOLDER } from './read-index';

pushIndex(BUILD_FOLDER, readEnv(process.env)).then(
  (count) => console.log(`${count} records are in the hosted index.`),
  (error: unknown) => {
    console.error(`search:push: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
