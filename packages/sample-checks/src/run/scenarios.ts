import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The folder of the scenarios, relative to the root of the repository. */
export const SCENARIO_FOLDER = 'tests/samples';

/** What happens to a program. `nitric-run` rejects a scenario that isn't valid: see runtime/README.md. */
export interface Scenario {
  set?: unknown;
  env?: unknown;
  steps?: readonly unknown[];
  expect?: unknown;
}

/** The names of all scenarios in the repository. */
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
  return parse(fs.readFileSync(path.join(root, file), 'utf8')) as Scenario;
}
