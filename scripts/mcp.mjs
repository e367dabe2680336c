#!/usr/bin/env node
// npx nitric-docs-mcp: the MCP server over stdio. It compiles mcp.ts while it loads, without the tsconfig.json of the current folder.
import { tsImport } from 'tsx/esm/api';

await tsImport('./mcp.ts', { parentURL: import.meta.url, tsconfig: false });
