import type { Page } from 'playwright-core';
import { actionsOf, stripTypes, type PlaygroundFiles } from '@nitric-docs/playground/build';
import type { Addresses } from '@nitric-docs/playground/client';
import type { Action, Result } from '@nitric-docs/playground/protocol';
import { messageOf } from '../../errors';
import type { ScenarioResult } from '../run-tools';
import type { Scenario } from '../scenarios';
import { differencesBetween, type BrowserResult } from './compare';
import type { Observed } from './page';

/** How long logs and contents can take to be those of the runtime, in milliseconds. */
const WAIT = 3_000;

const INTERVAL = 25;

const addressesOf = ({ names }: PlaygroundFiles): Addresses => ({
  frame: `/${names.frame}`,
  worker: `/${names.worker}`,
  modules: Object.fromEntries(
    Object.entries(names.modules).map(([name, file]) => [name, `/${file}`]),
  ),
});

interface Expecting {
  /** Of a topic or a job. */
  fails?: boolean;
  /** Of a websocket. */
  actions?: readonly { connect?: { rejected?: boolean } }[];
}

/** The actions of a step, and whether each of them should fail. */
const singleActions = (
  action: Action,
  { fails = false, actions = [] }: Expecting,
): (readonly [Action, boolean])[] =>
  'websocket' in action
    ? action.actions.map((one, index) => [
        { ...action, actions: [one] },
        actions[index]?.connect?.rejected ?? false,
      ])
    : [[action, fails]];

interface Steps {
  requests: BrowserResult['requests'][number][];
  received: string[];
}

/** @throws if a handler or a connection doesn't succeed or fail as on the runtime */
function addResult(steps: Steps, action: Action, result: Result, isFailure: boolean): void {
  if ('response' in result) {
    steps.requests.push(result.response);
    return;
  }
  steps.received.push(...(result.received ?? []));
  if (result.succeeded === isFailure) {
    const [runtime, browser] = isFailure ? ['failed', 'succeeded'] : ['succeeded', 'failed'];
    throw new Error(`${JSON.stringify(action)} ${runtime} on the runtime, but ${browser} here.`);
  }
}

async function carryOut(
  page: Page,
  actions: readonly Action[],
  scenario: Scenario,
): Promise<Steps> {
  const steps: Steps = { requests: [], received: [] };
  for (const [index, action] of actions.entries()) {
    try {
      const expecting = (scenario.steps?.[index] ?? {}) as Expecting;
      for (const [single, isFailure] of singleActions(action, expecting)) {
        const text = JSON.stringify(single);
        const result = await page.evaluate((one) => window.playgroundCheck.act(one), text);
        addResult(steps, single, result, isFailure);
      }
    } catch (error) {
      throw new Error(`step ${index + 1}: ${messageOf(error)}`, { cause: error });
    }
  }
  return steps;
}

const observe = (page: Page): Promise<Observed> =>
  page.evaluate(() => window.playgroundCheck.observe());

/** @returns the differences from the run on the local runtime */
export async function runInBrowser(
  page: Page,
  files: PlaygroundFiles,
  source: string,
  scenario: Scenario,
  runtime: ScenarioResult,
): Promise<string[]> {
  try {
    const { set, env, steps: actions } = actionsOf(scenario);
    const program = JSON.stringify({ code: stripTypes(source), set, env });
    await page.evaluate(([addresses, one]) => window.playgroundCheck.start(addresses, one), [
      addressesOf(files),
      program,
    ] as const);
    const steps = await carryOut(page, actions, scenario);
    const deadline = Date.now() + WAIT;
    for (;;) {
      const { log, content } = await observe(page);
      const differences = differencesBetween(runtime, { ...steps, log, content });
      if (differences.length === 0 || Date.now() > deadline) {
        return differences;
      }
      await page.waitForTimeout(INTERVAL);
    }
  } catch (error) {
    return [messageOf(error)];
  } finally {
    await page.evaluate(() => window.playgroundCheck.stop());
  }
}
