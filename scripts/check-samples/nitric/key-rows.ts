import * as z from 'zod';
import cli from '../../data/cli.json';
import providers from '../../data/providers.json';

/** One key that a file may have: `services[].match`, `apis.<name>.domains`. */
const keyRowSchema = z.strictObject({
  key: z.string(),
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
  required: z.boolean().optional(),
  /** The first release that accepts the key. */
  since: z.string().optional(),
});

export type KeyRow = z.infer<typeof keyRowSchema>;
export type KeyType = KeyRow['type'];

const rows = z.array(keyRowSchema);

/** What `preview` in a project file may switch on. */
export const previewFeatures: readonly string[] = cli.previewFeatures;

/** Keys of the files that the CLI reads, by kind of file. */
export const fileKeys = z
  .strictObject({
    project: rows,
    local: rows,
    projectV0: rows,
    stack: rows,
    stackV0: rows,
  })
  .parse(cli.files);

/** Keys of a stack file, by the name of Nitric's provider. */
export const providerKeys: Readonly<Record<string, readonly KeyRow[]>> = z
  .record(z.string(), rows)
  .parse(providers.providers);
