import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** The tools only read, always return the same for the same build, and read nothing but the documentation. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A result as data. Clients without support for structured content receive the same data as text. */
export const dataResult = (data: Record<string, unknown>): CallToolResult => ({
  structuredContent: data,
  content: [{ type: 'text', text: JSON.stringify(data) }],
});

export const textResult = (...texts: readonly string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: 'text', text })),
});
