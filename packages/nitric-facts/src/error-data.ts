import { parse } from 'yaml';
import * as z from 'zod';
import { anchor, markdownLine, rejectDuplicates } from './key-rows';
import { readData, readText } from './read-data';

/** The parts of Nitric that print messages, in the order of the page. */
export const errorComponents = [
  'cli',
  'docker',
  'declarations',
  'stacks',
  'local',
  'deployment',
  'aws',
  'gcp',
  'azure',
  'terraform',
  'runtime',
  'nodejs',
  'python',
  'go',
  'dart',
] as const;
export type ErrorComponent = (typeof errorComponents)[number];

/** A line that readers see. `<name>` stands for a part that varies. */
const messageLine = z
  .string()
  .regex(/^\S(?:[^\n]*\S)?$/, 'must be one line without spaces around it')
  .regex(
    /^(?:[^<]|<[a-z][a-z ]*>)+$/i,
    'contains a < that starts no placeholder. Write words between < and >, such as <name>',
  );

const sourceSchema = z.strictObject({
  /** The owner and the name on GitHub. */
  repository: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'must be a repository on GitHub, such as nitrictech/cli'),
  path: z.string().min(1),
  /** Parts of the message, as they are in the file: with the variables of format strings, and with escaped quotes. */
  fragments: z.array(z.string().min(1)).min(1),
});

/** `%s` of Go, `${name}` of JavaScript, `$name` of Dart, `{name}` of Python, and a line break. */
const VARIABLE = /%[+#]?(?:\.\d+)?[a-z]|\$\{[^}]*\}?|\$\w+|\{\w+\}|\\n/;

/** The texts around the variables of a fragment, as readers see them. */
const textsOf = (fragment: string): string[] =>
  fragment
    .replace(/\\(["'])/g, '$1')
    .replace(/^"(.*)"$/, '$1')
    .split(VARIABLE)
    .map((text) => text.trim())
    .filter(Boolean);

const entrySchema = z
  .strictObject({
    id: anchor,
    message: messageLine,
    /** Other lines with the same cause and fix. */
    also: z.array(messageLine).min(1).optional(),
    source: z.array(sourceSchema).min(1),
    cause: markdownLine,
    fix: markdownLine,
    /** The most useful page, and what readers find there. */
    link: z.strictObject({ text: z.string().min(1), href: z.string().startsWith('/') }),
  })
  .superRefine(({ message, also = [], source }, context) => {
    source
      .flatMap(({ fragments }) => fragments)
      .flatMap(textsOf)
      .filter((text) => ![message, ...also].some((line) => line.includes(text)))
      .forEach((text) =>
        context.addIssue({
          code: 'custom',
          message: `no line of the message contains "${text}", which is part of a fragment`,
        }),
      );
  });

const schema = z.record(z.enum(errorComponents), z.array(entrySchema).min(1));

export type ErrorMessage = z.infer<typeof entrySchema> & { component: ErrorComponent };

const FILE = 'data/errors.yaml';

/** @throws an error that lists each invalid field and what is accepted */
export function parseErrorMessages(text: string): ErrorMessage[] {
  const unique = schema.superRefine((components, context) => {
    const ids = Object.values(components).flatMap((entries) => entries.map(({ id }) => id));
    rejectDuplicates('id', ids, context);
  });
  const components = readData(FILE, unique, parse(text));
  return errorComponents.flatMap((component) =>
    components[component].map((entry) => ({ component, ...entry })),
  );
}

/** The error messages that `/support/errors` explains. */
export const errorMessages: readonly ErrorMessage[] = parseErrorMessages(readText(FILE));
