import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type * as z from 'zod';

export function parseYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw new Error(`${file}:\n${document.errors.map(({ message }) => message).join('\n')}`);
  }
  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path: keys, message }) => `  - ${keys.join('.') || 'the whole file'}: ${message}.`,
    );
    throw new Error(`${file}:\n${problems.join('\n')}`);
  }
  return result.data;
}

/** Reads the text of a file of the configuration, whose path is relative to the root of the repository. */
export const readConfigFile = (file: string): string =>
  fs.readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
