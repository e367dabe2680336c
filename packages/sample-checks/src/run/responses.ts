import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic, Problem, Sample } from '../samples/contracts';
import { problemsOf } from '../samples/check-samples';

/** The scenario and the number of a request, such as `quickstart/1`. */
const RESPONSE = /^(.+)\/([1-9]\d*)$/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.trim();
  }
};

function differenceIn(
  { code, response = '' }: Sample,
  responses: ReadonlyMap<string, readonly (readonly string[])[]>,
): string | undefined {
  const [, scenario = '', number] = RESPONSE.exec(response) ?? [];
  const runs = responses.get(scenario);
  if (!runs) {
    return `response="${response}" requires a scenario that a program on the site runs through, and a number, such as response="quickstart/1".`;
  }
  for (const run of runs) {
    const actual = run[Number(number) - 1];
    if (actual === undefined) {
      return `response="${response}": the scenario has only ${run.length} requests.`;
    }
    if (!isDeepStrictEqual(parsed(code), parsed(actual))) {
      return `response="${response}": the page shows ${code.trim()}, but the response is ${actual}`;
    }
  }
  return undefined;
}

/**
 * Compares the responses that pages show with the real ones. Space in JSON doesn't matter.
 * @param responses of each program that ran through a scenario, by its name
 */
export function responseProblems(
  samples: readonly Sample[],
  responses: ReadonlyMap<string, readonly (readonly string[])[]>,
): Problem[] {
  return samples
    .filter(({ response }) => response !== undefined)
    .flatMap((sample) => {
      const message = differenceIn(sample, responses);
      const found: Diagnostic[] =
        message === undefined ? [] : [{ line: 1, column: 1, code: 'response', message }];
      return problemsOf(sample, found);
    });
}
