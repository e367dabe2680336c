import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** The folder of the scenarios, relative to the root of the repository. */
export const SCENARIO_FOLDER = 'tests/samples';

/**
 * An expected text: a string is the exact text, `null` means that it doesn't exist. In `json`, key order doesn't matter and
 * `{ $pattern: '^[0-9]+$' }` matches a string with a regular expression.
 */
const text = z.union([
  z.string(),
  z.null(),
  z.strictObject({ json: z.json() }),
  z.strictObject({ pattern: z.string() }),
]);

const values = z.record(z.string(), z.json());

/** Tables by the name of the resource. */
const byResource = <T extends z.ZodType>(content: T) =>
  z.record(z.string(), z.record(z.string(), content));

const METHOD_AND_TARGET = /^(DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT) (\S+)$/;

const requestStep = z
  .strictObject({
    request: z.string().regex(METHOD_AND_TARGET, 'Use a method and a path, such as GET /orders/7'),
    /** Required if the program declares several APIs. */
    api: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    /** A string is sent as it is, anything else as JSON. */
    body: z.json().optional(),
    expect: z.strictObject({
      status: z.number().int(),
      headers: z.record(z.string(), text).optional(),
      body: text.optional(),
    }),
    /** Values of the response for later steps, which use them as `${name}`: name and path, such as `items.0.id`. */
    save: z.record(z.string(), z.string()).optional(),
  })
  .transform(({ request, ...rest }) => {
    const [, method = '', target = ''] = METHOD_AND_TARGET.exec(request) ?? [];
    const place = target.startsWith('/') ? { path: target } : { url: target };
    return { request: { method, ...place, ...rest } };
  });

const messageFields = {
  payload: values.optional(),
  /** Whether the handler is expected to report a failure. */
  fails: z.boolean().optional(),
};

const socketAction = z.strictObject({
  /** Distinguishes several clients. */
  client: z.string().optional(),
  connect: z
    .strictObject({
      query: z.record(z.string(), z.string()).optional(),
      rejected: z.boolean().optional(),
    })
    .optional(),
  send: z.json().optional(),
  receive: text.optional(),
  disconnect: z.literal(true).optional(),
});

const stepSchemas = {
  request: requestStep,
  schedule: z.strictObject({ schedule: z.string() }),
  topic: z.strictObject({ topic: z.string(), ...messageFields }),
  job: z.strictObject({ job: z.string(), ...messageFields }),
  /** Files that are written, with their content, and deleted, so that handlers of the bucket receive events. */
  bucket: z.strictObject({
    bucket: z.string(),
    write: z.record(z.string(), z.string()).optional(),
    delete: z.array(z.string()).optional(),
  }),
  command: z.strictObject({ command: z.string() }),
  websocket: z.strictObject({ websocket: z.string(), actions: z.array(socketAction).min(1) }),
} as const;

type Step = z.output<(typeof stepSchemas)[keyof typeof stepSchemas]>;

/** A union that reports the errors of the kind of step that is meant. */
const step = z.looseObject({}).transform((value, context): Step => {
  const kinds = Object.keys(stepSchemas) as (keyof typeof stepSchemas)[];
  const kind = kinds.find((name) => name in value);
  if (kind === undefined) {
    context.addIssue(`A step requires one of ${kinds.join(', ')}`);
    return z.NEVER;
  }
  const result = stepSchemas[kind].safeParse(value);
  if (!result.success) {
    result.error.issues.forEach(({ message, path: place }) =>
      context.addIssue({ code: 'custom', message, path: place }),
    );
    return z.NEVER;
  }
  return result.data;
});

/** The fields of a scenario. */
export const scenarioFields = {
  /** What exists before the program starts. */
  set: z
    .strictObject({
      secret: z.record(z.string(), z.string()).optional(),
      keyvalue: byResource(values).optional(),
      bucket: byResource(z.string()).optional(),
      queue: z.record(z.string(), z.array(values)).optional(),
      /** Statements by the name of the database. */
      sql: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** Environment variables of the program. */
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(step).default([]),
  /** What is true after the last step. */
  expect: z
    .strictObject({
      /** Parts of lines that the program prints, or patterns for them. */
      log: z.array(z.union([z.string(), z.strictObject({ pattern: z.string() })])).optional(),
      bucket: byResource(text).optional(),
      keyvalue: byResource(z.json()).optional(),
      queue: z
        .record(
          z.string(),
          z.strictObject({
            count: z.number().int().optional(),
            contains: z.array(values).optional(),
          }),
        )
        .optional(),
      secret: z.record(z.string(), text).optional(),
    })
    .optional(),
};

const scenarioSchema = z
  .strictObject(scenarioFields)
  .refine(({ steps, expect }) => steps.length > 0 || expect !== undefined, {
    message: 'A scenario requires steps or expect',
  });

/** What happens to a program, in the format of `nitric-run`. */
export type Scenario = z.infer<typeof scenarioSchema>;

/** @throws if the file isn't valid; the message names the file and the invalid values */
export function parseScenario(file: string, source: string): Scenario {
  const result = scenarioSchema.safeParse(parse(source));
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}

const scenarioFile = (name: string): string => `${SCENARIO_FOLDER}/${name}.yaml`;

/** The names of all scenarios in the repository. */
export function scenarioNames(root: string): string[] {
  const folder = path.join(root, SCENARIO_FOLDER);
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])
    : [];
}

/** @throws if the file doesn't exist or isn't valid */
export function readScenario(root: string, name: string): Scenario {
  const file = scenarioFile(name);
  if (!fs.existsSync(path.join(root, file))) {
    throw new Error(`run="${name}" requires the file ${file}, which doesn't exist.`);
  }
  return parseScenario(file, fs.readFileSync(path.join(root, file), 'utf8'));
}
