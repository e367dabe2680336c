// npm run search:push replaces the hosted search index with the records of the built site. It requires the DOCS_ALGOLIA_ variables.
import { readEnv } from '../../src/config/node/env';
import { pushIndex } from './push-index';
import { BUILD_FOLDER } from './read-index';

pushIndex(BUILD_FOLDER, readEnv(process.env)).then(
  (count) => console.log(`Pushed ${count} records to the hosted index.`),
  (error: unknown) => {
    console.error(`search:push: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
