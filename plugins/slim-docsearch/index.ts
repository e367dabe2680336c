/**
 * Leaves out of DocSearch's modal what this site doesn't use, and changes what costs time with each letter.
 *
 * It depends on the text of dist/esm/index.js of @docsearch/react 3.9.0, and stops the build when a part isn't as it was
 * written for. `cuts.ts` lists what goes and why: a client of the hosted provider, which ours takes the place of; the button,
 * which is ours; helpers for old browsers; what is read or drawn anew for each letter though it never changes. The list of
 * results is our own, and roles are set right.
 * It changes the production build and the development server, whose client bundle alone holds the modal.
 * Without this plugin in docusaurus.config.ts search has the stock modal: larger, slower, with roles that screen readers
 * misunderstand, and without marks in results.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { slimDocSearch } from './slim-docsearch';

const NAME = 'slim-docsearch';
const PACKAGE = '@docsearch/react';

export interface SlimDocSearchOptions {
  /** The module whose `Results` draws the results, from the site's folder. */
  results: string;
}

export default function slimDocSearchPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { results }: SlimDocSearchOptions,
): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const stock = path.join(path.dirname(require.resolve(`${PACKAGE}/package.json`)), 'dist/esm');
      const code = fs.readFileSync(path.join(stock, 'index.js'), 'utf8');
      const folder = path.join(generatedFilesDir, NAME);
      const file = path.join(folder, 'index.js');
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(file, slimDocSearch(code, path.join(siteDir, results)));
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias: { [`${PACKAGE}$`]: file } },
      };
    },
  };
}
