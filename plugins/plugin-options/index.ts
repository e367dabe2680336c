import * as z from 'zod';

/**
 * Reads the options of a local plugin.
 * @param plugin its name, for messages
 * @throws an error that names each wrong option and what is accepted
 */
export function readOptions<T>(plugin: string, shape: z.ZodType<T>, options: unknown): T {
  const parsed = shape.safeParse(options);
  if (!parsed.success) {
    throw new Error(
      `docusaurus.config.ts: wrong options of the plugin ${plugin}.\n${z.prettifyError(parsed.error)}`,
    );
  }
  return parsed.data;
}
