import { runIn } from '../examples/project-kinds';
import { startCommandsOf, variablesOf } from '../examples/services';
import { runScenario } from './run-tools';
import type { Scenario } from './scenarios';

/** The time limit for the scenario of a project, and for the commands of its page. */
const LIMIT = '180s';

const LOG_LINES = 20;

/**
 * Starts the services of a project and carries out a scenario. Ends with the first of them that fails.
 * @param settle how long no service must declare anything new until the project counts as started
 * @param alongside further commands that are started, such as stand-ins for outside services
 * @returns the outputs of the commands of the scenario
 * @throws with the log of the project if the scenario fails
 */
export async function runServices(
  folder: string,
  env: NodeJS.ProcessEnv,
  scenario: Scenario,
  settle: string,
  alongside: readonly string[] = [],
): Promise<string[]> {
  const commands = [...alongside, ...startCommandsOf(folder)].map((command) => `${command} &`);
  const command = ['bash', '-c', [...commands, 'wait -n'].join('\n')];
  const variables = { ...env, ...variablesOf(folder) };
  const started = { command, folder, env: variables };
  const result = await runScenario(started, scenario, LIMIT, settle);
  if (result.outcome !== 'passed') {
    const log = result.log.slice(-LOG_LINES).map((line) => `\n    ${line}`);
    throw new Error(`${result.message ?? result.outcome}${log.join('')}`);
  }
  return result.commands.map(({ stdout }) => stdout);
}

/** Executes commands in a project without services. @throws with the output of a command that fails */
export async function executeAll(
  folder: string,
  env: NodeJS.ProcessEnv,
  lines: readonly string[],
): Promise<string[]> {
  const outputs: string[] = [];
  for (const line of lines) {
    outputs.push(await runIn(folder, line, env));
  }
  return outputs;
}
