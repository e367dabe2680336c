import type { Plugin } from '@docusaurus/types';
import { waitForWrites } from '../../lib/pending-writes';
import { readContentPages } from '../../lib/content-inventory';
import { writeServerFiles } from '@nitric-docs/docs-server';

/** Writes the files that `server/` serves after a build: compressed copies, hashes of inline scripts, and page titles. */
export default function serverFiles({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'server-files',
    async postBuild({ outDir }) {
      const pages = readContentPages(siteDir);
      await writeServerFiles(outDir, (route) => pages.has(route), waitForWrites);
    },
  };
}
