import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { runCommandLine } from '../command';
import type { DocsSite } from '../site';
import { createDocsServer, serverNameOf } from './mcp-server';
import { openDocs, refreshedDocs } from './open-docs';

/**
 * Runs the MCP server over stdio, for editors that start it.
 * @param readOrigin reads the origin of the published site, which the option `--site` replaces
 */
export const runStdioServer = (site: DocsSite, readOrigin: () => string): Promise<void> =>
  runCommandLine(
    `${serverNameOf(site)}-mcp`,
    'Accepted options: --site <address of a published site, or folder of a build>.',
    async () => {
      const origin = readOrigin();
      const { values } = parseArgs({ options: { site: { type: 'string', default: origin } } });
      const docs = refreshedDocs(() => openDocs(site, values.site, origin));
      // Standard output belongs to the protocol.
      const server = createDocsServer({ docs, report: console.error });
      await server.connect(new StdioServerTransport());
    },
  );
