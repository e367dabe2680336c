import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type * as z from 'zod';

/**
 * Validates a data file.
 * @param file path relative to the root of the repository, for the error message
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

/** Parses and validates the text of a YAML file. */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw new Error(`${file}:\n${document.errors.map(({ message }) => message).join('\n')}`);
  }
  return readData(file, schema, document.toJS());
}

/** Reads the text of a file of the configuration, whose path is relative to the root of the repository. */
export const readConfigFile = (file: string): string =>
  fs.readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
