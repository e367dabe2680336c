import type { Plugin } from '@docusaurus/types';
import { writersDone } from '../build-writers';
import { readContentPages } from '../../content/content-inventory';
import { writeServerFiles } from './write-server-files';

/** After a build: writes what `server/` needs to serve it (compressed copies, hashes of inline scripts, texts of pages). */
export default function serverFiles({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'server-files',
    async postBuild({ outDir }) {
      const pages = readContentPages(siteDir);
      await writeServerFiles(outDir, (route) => pages.has(route), writersDone);
    },
  };
}
