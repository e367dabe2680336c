// npx nitric-docs-mcp: the MCP server over stdio, for editors that start it.
//   npx nitric-docs-mcp --site build   reads a local build instead of the published site
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readEnv } from '../../../../src/config/node/env';
import { createDocsServer } from './mcp-server';
import { runCommandLine } from '../../../../scripts/lib/command';
import { openDocs, refreshedDocs } from './open-docs';

async function main(): Promise<void> {
  const origin = readEnv(process.env).DOCS_SITE_URL;
  const { values } = parseArgs({ options: { site: { type: 'string', default: origin } } });
  const docs = refreshedDocs(() => openDocs(values.site, origin));
  // Standard output belongs to the protocol.
  const server = createDocsServer({ docs, report: console.error });
  await server.connect(new StdioServerTransport());
}

void runCommandLine(
  'nitric-docs-mcp',
  'Accepted options: --site <address of a published site, or folder of a build>.',
  main,
);
