// npm install: bundles the MCP server over stdio. `npx github:nitrictech/docs` installs no workspaces, so it needs one file.
import { bundleProgram } from '@nitric-docs/docs-server/bundle';
import { bin } from '../package.json';
import { ROOT } from './lib/root';

void bundleProgram(`${ROOT}/scripts/mcp.ts`, `${ROOT}/${bin['nitric-docs-mcp']}`);
