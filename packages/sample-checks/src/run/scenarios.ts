import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** The folder of the scenarios, relative to the root of the repository. */
export const SCENARIO_FOLDER = 'tests/samples';

/** What happens to a program, as runtime/README.md describes it. */
export interface Scenario {
  set?: unknown;
  env?: unknown;
  steps?: readonly unknown[];
  expect?: unknown;
}

/** What would expect nothing. `nitric-run` rejects everything else that isn't valid. */
const schema = z.looseObject({
  steps: z.array(z.looseObject({ actions: z.array(z.unknown()).min(1).optional() })).optional(),
  expect: z
    .looseObject({ log: z.array(z.union([z.string(), z.object({})])).optional() })
    .optional(),
});

/** @throws if a part of the scenario would expect nothing */
export function checkScenario(file: string, scenario: Scenario): Scenario {
  const { error } = schema.safeParse(scenario);
  if (error) {
    throw new Error(`${file}: ${z.prettifyError(error)}`);
  }
  return scenario;
}

export function scenarioNames(root: string): string[] {
  const folder = path.join(root, SCENARIO_FOLDER);
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])
    : [];
}

/** @throws if the file doesn't exist or isn't YAML */
export function readScenario(root: string, name: string): Scenario {
  const file = `${SCENARIO_FOLDER}/${name}.yaml`;
  if (!fs.existsSync(path.join(root, file))) {
    throw new Error(`run="${name}" requires the file ${file}, which doesn't exist.`);
  }
  return checkScenario(file, parse(fs.readFileSync(path.join(root, file), 'utf8')) as Scenario);
}
