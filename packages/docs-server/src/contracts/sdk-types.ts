/** The type declarations of an SDK version, relative to the folder of the built site. The build writes them for the MCP server. */
export const sdkTypesFileOf = (sdk: string, version: string): string =>
  `assets/sdk-types/${sdk}-${version}.d.ts`;

/** The thread that compiles samples against them. */
export const SAMPLE_COMPILER_FILE = 'mcp/sample-compiler.cjs';
