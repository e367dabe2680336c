import * as z from 'zod';

/** A line of text in Markdown: code, emphasis and links. */
export const markdownLine = z
  .string()
  .regex(/^\S(?:[^\n]*\S)?$/, 'must be one line of Markdown without spaces around it');

/** A published release: three numbers. */
export const release = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a release, such as 1.13.0');

const keyRowSchema = z.strictObject({
  /** One key that a file may have: `services[].match`, `apis.<name>.domains`. */
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
  /** What a number counts: `MB`, `seconds`. */
  unit: z.string().min(1).optional(),
  required: z.boolean().optional(),
  /** What holds without the key. */
  default: markdownLine.optional(),
  /** The first release that accepts the key. */
  since: release.optional(),
  /** The release accepts the key, and nothing follows from it. */
  ignored: z.literal(true).optional(),
  /** What the key is for can't be read from the source: tables leave it out. */
  uncertain: z.literal(true).optional(),
  meaning: markdownLine,
});

/** A key of a file that the CLI or a provider reads. */
export type KeyRow = z.infer<typeof keyRowSchema>;
export type KeyType = KeyRow['type'];

/** The keys of one file, each once, in the order in which tables show them. */
export const keyRowsSchema = z.array(keyRowSchema).superRefine((rows, context) => {
  rows.forEach(({ key }, index) => {
    if (rows.findIndex((row) => row.key === key) < index) {
      context.addIssue({ code: 'custom', path: [index], message: `"${key}" is there twice` });
    }
  });
});

/** Orders 1.9.0 before 1.10.0. */
export const isBefore = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', { numeric: true }) < 0;
