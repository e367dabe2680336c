#!/usr/bin/env node
// npx nitric-docs-mcp: the MCP server over stdio. It compiles the program while it loads, without the tsconfig.json of the current folder.
import { tsImport } from 'tsx/esm/api';

await tsImport('../src/mcp/stdio.ts', { parentURL: import.meta.url, tsconfig: false });
