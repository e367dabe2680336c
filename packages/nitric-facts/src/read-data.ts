import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

/** The folder of this package, relative to the root of the repository. */
export const PACKAGE_FOLDER = 'packages/nitric-facts';

/** The absolute path of a file of this package. */
export const pathOf = (file: string): string => path.resolve(__dirname, '..', file);

export const readText = (file: string): string => fs.readFileSync(pathOf(file), 'utf8');

/**
 * Validates the content of a data file.
 * @param file path in this package, for the error message
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
      ({ path: keys, message }) => `  - ${keys.join('.') || 'the whole file'}: ${message}.`,
    );
    throw new Error(`${PACKAGE_FOLDER}/${file}:\n${problems.join('\n')}`);
  }
  return result.data;
}
