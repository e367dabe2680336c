import type * as z from 'zod';

/**
 * Validates a data file.
 * @param file path relative to the root of the repository, for the error message
 * @throws an error that lists each invalid field and what is accepted
 */
export function readData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const result = schema.safeParse(content);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  - ${path.join('.') || 'the whole file'}: ${message}.`,
    );
    throw new Error(`${file}:\n${problems.join('\n')}`);
  }
  return result.data;
}
