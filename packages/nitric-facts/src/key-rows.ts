import * as z from 'zod';
import { replaceReleases } from './releases';

/** A line of Markdown: text, code, emphasis, and links. It can contain placeholders such as `%release:cli%`. */
export const markdownLine = z
  .string()
  .regex(/^\S(?:[^\n]*\S)?$/, 'must be one line of Markdown without spaces around it')
  .transform((line) => replaceReleases('packages/nitric-facts/data', line));

/** The anchor of an entry in a list, which doesn't change when the text of the entry does. */
export const anchor = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be words joined by hyphens, such as port-in-use');

/** Reports the names that a list has twice. */
export function rejectDuplicates(
  what: string,
  names: readonly string[],
  context: z.core.$RefinementCtx,
): void {
  names
    .filter((name, at) => names.indexOf(name) < at)
    .forEach((name) =>
      context.addIssue({ code: 'custom', message: `duplicate ${what} "${name}"` }),
    );
}

/** A published release, such as 1.13.0. */
export const release = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a release, such as 1.13.0');

const keyRowSchema = z.strictObject({
  /** A key of a file: `services[].match`, `apis.<name>.domains`. */
  key: z.string().min(1),
  type: z.enum([
    'string',
    'boolean',
    'integer',
    'number',
    'object',
    'any',
    'string | object',
    'list of strings',
    'map of strings',
    'map of integers',
    'DELETE | ABANDON',
    'preview features',
  ]),
  /** The unit of a number: `MB`, `seconds`. */
  unit: z.string().min(1).optional(),
  required: z.boolean().optional(),
  default: markdownLine.optional(),
  /** The first release that uses the key. */
  since: release.optional(),
  /** The release accepts the key, but it has no effect. */
  ignored: z.literal(true).optional(),
  /** The source doesn't show the purpose of the key, so tables don't list it. */
  uncertain: z.literal(true).optional(),
  /** What it is for, as a noun phrase with a period. */
  meaning: markdownLine,
});

/** A key of a file that the CLI or a provider reads. */
export type KeyRow = z.infer<typeof keyRowSchema>;
export type KeyType = KeyRow['type'];

/** The unique keys of one file, in the order of tables. */
export const keyRowsSchema = z.array(keyRowSchema).superRefine((rows, context) => {
  rows.forEach(({ key }, index) => {
    if (rows.findIndex((row) => row.key === key) < index) {
      context.addIssue({ code: 'custom', path: [index], message: `duplicate key "${key}"` });
    }
  });
});

/** 1.9.0 is before 1.10.0. */
export const isBefore = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', { numeric: true }) < 0;
