import type { LoadContext, Plugin } from '@docusaurus/types';
import { readShards, writeIndex } from '@nitric-docs/search/records';
import { searchSite } from '../../src/config/search-site';
import { readContentPages } from '../lib/content-inventory';
import { trackWrite } from '../lib/pending-writes';
import { searchedPagesOf } from './searched-pages';

/** Writes the search index from the pages of the same build. */
export default function searchRecords({ siteDir }: LoadContext): Plugin {
  const write = async (outDir: string): Promise<void> => {
    const pages = searchedPagesOf(siteDir, readContentPages(siteDir));
    writeIndex(outDir, await readShards(searchSite, outDir, pages));
  };
  return {
    name: 'search-records',
    postBuild: ({ outDir }) => trackWrite(write(outDir)),
  };
}
