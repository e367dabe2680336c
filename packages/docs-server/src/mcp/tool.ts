import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Docs } from './docs';
import { DocsError } from './site-files';

export interface DocsServerOptions {
  /** Returns the current documentation. */
  docs: () => Docs;
  /** Reports an unexpected error, whose details the client doesn't receive. */
  report: (error: unknown) => void;
}

/** The tools only read, always return the same for the same build, and read nothing but the documentation. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** What the client reads about an error. */
export function messageFor(error: unknown, report: DocsServerOptions['report']): string {
  if (error instanceof DocsError) {
    return error.message;
  }
  report(error);
  return 'The documentation is unavailable. Try again.';
}

const textsOf = (...texts: readonly string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: 'text', text })),
});

/**
 * The result of a tool. Clients without support for structured content receive data as text, too. Errors become results, because models
 * can correct their arguments and try again.
 * @param found texts, or data
 */
export const resultOf = (
  found: Promise<string[] | Record<string, unknown>>,
  { report }: DocsServerOptions,
): Promise<CallToolResult> =>
  found.then(
    (result) =>
      Array.isArray(result)
        ? textsOf(...result)
        : { structuredContent: result, ...textsOf(JSON.stringify(result)) },
    (error: unknown) => ({ ...textsOf(messageFor(error, report)), isError: true }),
  );
