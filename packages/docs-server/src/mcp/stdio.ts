import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { runCommandLine } from '../command';
import type { DocsSite } from '../site';
import { Docs } from './docs';
import { createDocsServer, serverNameOf } from './mcp-server';
import { siteAt } from './site-files';

/** After this time, a changed site is read again, in milliseconds. Editors keep the server running for days. */
const REFRESH_MS = 60 * 60 * 1000;

/** Opens the documentation now, and again if it is older than {@link REFRESH_MS} when a tool requires it. */
export function refreshedDocs(open: () => Docs, clock: () => number = Date.now): () => Docs {
  let known = { docs: open(), since: clock() };
  return () => {
    if (clock() - known.since > REFRESH_MS) {
      known = { docs: open(), since: clock() };
    }
    return known.docs;
  };
}

/**
 * Runs the MCP server over stdio, for editors that start it.
 * @param readOrigin reads the origin of the published site, which the option `--site` replaces
 */
export const runStdioServer = (site: DocsSite, readOrigin: () => string): Promise<void> =>
  runCommandLine(
    `${serverNameOf(site)}-mcp`,
    'Accepted options: --site <address of a published site, or folder of a build>.',
    async () => {
      const published = readOrigin() + site.base;
      const { values } = parseArgs({ options: { site: { type: 'string', default: published } } });
      const docs = refreshedDocs(() => {
        const { files, address } = siteAt(values.site, published);
        return new Docs(site, files, address);
      });
      // Standard output belongs to the protocol.
      const server = createDocsServer({ docs, report: console.error });
      await server.connect(new StdioServerTransport());
    },
  );
