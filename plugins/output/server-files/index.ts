import type { Plugin } from '@docusaurus/types';
import { writeServerFiles } from '@nitric-docs/docs-server';
import type { Env } from '../../../src/config/node/env';
import { docsSite } from '../../../src/config/node/docs-site';
import { policySourcesOf } from '../../../src/config/node/policy-sources';
import { redirectsTo } from '../../../src/config/node/redirects';
import { SPECULATION_RULES } from '../../../src/config/speculation-rules';
import { readContentPages } from '../../lib/content-inventory';
import { waitForWrites } from '../../lib/pending-writes';

/** Writes the files that the server serves after a build. */
export default function serverFiles({ siteDir }: { siteDir: string }, env: Env): Plugin {
  return {
    name: 'server-files',
    async postBuild({ outDir }) {
      const pages = readContentPages(siteDir);
      await writeServerFiles(outDir, {
        base: docsSite.base,
        isPage: (route) => pages.has(route),
        redirectsTo: (routes) => redirectsTo(routes),
        inlineScripts: [SPECULATION_RULES],
        policySources: policySourcesOf(env),
        waitForWrites,
      });
    },
  };
}
