#!/usr/bin/env node
// npx nitric-docs-mcp: the MCP server over stdio. `--site build` reads a local build instead of the published site.
import { runStdioServer } from '@nitric-docs/docs-server/stdio';
import { docsSite } from '../src/config/node/docs-site';
import { readEnv } from '../src/config/node/env';

void runStdioServer(docsSite, () => readEnv(process.env).DOCS_SITE_URL);
