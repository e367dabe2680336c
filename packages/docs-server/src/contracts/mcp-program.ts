/** The MCP server over stdio, relative to the folder of the built site. `npx` keeps what it has installed, so it installs only a loader of this file. */
export const MCP_PROGRAM_FILE = 'mcp/program.cjs';
