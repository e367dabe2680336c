import * as z from 'zod';
import content from '../data/cli.json';
import { keyRowsSchema, markdownLine, release } from './key-rows';
import { readData } from './read-data';

const flagSchema = z
  .strictObject({
    name: z.string().regex(/^--[\w-]+$/, 'must be a flag, such as --stack'),
    short: z.string().regex(/^-\w$/, 'must be one letter, such as -s').optional(),
    /** One word for the value, as the table shows it: `--stack <stack>`. Absent if the flag takes no value. */
    value: z.string().min(1).optional(),
    default: markdownLine.optional(),
    since: release.optional(),
    /** The release accepts the flag but doesn't use it, so pages don't list it. */
    uncertain: z.literal(true).optional(),
    meaning: markdownLine.optional(),
  })
  .refine(({ uncertain, meaning }) => uncertain || meaning !== undefined, 'must have "meaning"');

const commandSchema = z.strictObject({
  command: z.string().regex(/^nitric/, 'must start with nitric'),
  /** Shorter names of the command. Tables show them first. */
  aliases: z.array(z.string()).optional(),
  /** Address of the section about the command. */
  section: z.string().startsWith('/').optional(),
  summary: markdownLine,
  args: z.int().min(0),
  flags: z.array(flagSchema),
});

const previewFeatureSchema = z.strictObject({
  name: z.string().regex(/^[a-z-]+$/, 'must be a preview feature, such as sql-databases'),
  /** The first release of the providers that doesn't require the feature. */
  endedWith: release.optional(),
});

/** Files that the CLI reads. Names without `V0` are for version 1. */
const fileKinds = ['project', 'local', 'stack', 'projectV0', 'stackV0'] as const;
export type FileKind = (typeof fileKinds)[number];

const environmentScopes = ['cli', 'build-cache', 'deployment'] as const;

const schema = z.strictObject({
  source: z.string().min(1),
  globalFlags: z.array(flagSchema),
  commands: z.array(commandSchema),
  previewFeatures: z.array(previewFeatureSchema),
  files: z.record(
    z.enum(fileKinds),
    z.strictObject({ file: z.string().min(1), keys: keyRowsSchema }),
  ),
  environment: z.array(
    z.strictObject({
      scope: z.enum(environmentScopes),
      name: z.string().regex(/^[A-Z_]+$/, 'must be a variable, such as NITRIC_HOME'),
      default: markdownLine.optional(),
      meaning: markdownLine,
    }),
  ),
});

export type CliCommand = z.infer<typeof commandSchema>;
export type CliFlag = z.infer<typeof flagSchema>;

/** The commands, flags, files, and environment variables of the CLI release that the pages describe. */
export const cli = readData('data/cli.json', schema, content);
