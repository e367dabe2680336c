import * as z from 'zod';
import type { Action, InitialContent } from './protocol';

const json = z.json();
const texts = z.record(z.string(), z.string());

/** Steps of scenarios. What isn't part of an action, such as what a step expects, is left out. */
const actionSchema: z.ZodType<Action> = z.union([
  z.object({
    request: z.string(),
    api: z.string().optional(),
    headers: texts.optional(),
    body: json.optional(),
    save: texts.optional(),
  }),
  z.object({ schedule: z.string() }),
  z.object({ topic: z.string(), payload: z.record(z.string(), json).optional() }),
  z.object({ job: z.string(), payload: z.record(z.string(), json).optional() }),
  z.object({ bucket: z.string(), write: texts.optional(), delete: z.array(z.string()).optional() }),
  z.object({
    websocket: z.string(),
    actions: z.array(
      z.object({
        client: z.string().optional(),
        connect: z.object({ query: texts.optional() }).optional(),
        send: json.optional(),
        receive: z
          .unknown()
          .transform((value) => (value === undefined ? undefined : (true as const)))
          .optional(),
        disconnect: z.literal(true).optional(),
      }),
    ),
  }),
]);

const scenarioSchema = z.object({
  set: z
    .strictObject({
      secret: texts.optional(),
      keyvalue: z.record(z.string(), z.record(z.string(), z.record(z.string(), json))).optional(),
      bucket: z.record(z.string(), texts).optional(),
      queue: z.record(z.string(), z.array(z.record(z.string(), json))).optional(),
    })
    .default({}),
  env: texts.default({}),
  steps: z.array(actionSchema).default([]),
});

/** What a scenario does with a program, without what it expects. */
export interface Prepared {
  set: InitialContent;
  env: Readonly<Record<string, string>>;
  steps: readonly Action[];
}

/**
 * Reads a scenario as far as it's possible in the browser.
 * @throws if it has a step or content that the browser doesn't have, such as a SQL database
 */
export const actionsOf = (scenario: unknown): Prepared => scenarioSchema.parse(scenario);
