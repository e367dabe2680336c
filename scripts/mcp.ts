// The MCP server over stdio. The build publishes it as one file. `npx tsx scripts/mcp.ts --site build` reads a local build.
import { runStdioServer } from '@nitric-docs/docs-server/stdio';
import { docsSite } from '../src/config/node/docs-site';
import { readEnv } from '../src/config/node/env';

void runStdioServer(docsSite, () => readEnv(process.env).DOCS_SITE_URL);
