import { isDeepStrictEqual } from 'node:util';
import { problemsOf } from '../samples/check-samples';
import type { Problem, Sample } from '../samples/contracts';

/** The scenario and the number of a request, such as `quickstart/1`. */
const RESPONSE = /^(.+)\/([1-9]\d*)$/;

/** The scenario of which a fence shows a response. Undefined for other fences. */
export const scenarioOf = (response: string | undefined): string | undefined =>
  RESPONSE.exec(response ?? '')?.[1];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.trim();
  }
};

function differenceIn(
  { code, response = '' }: Sample,
  bodies: readonly string[],
): string | undefined {
  const [, , number] = RESPONSE.exec(response) ?? [];
  const actual = bodies[Number(number) - 1];
  if (actual === undefined) {
    return `response="${response}": the scenario has only ${bodies.length} requests.`;
  }
  return isDeepStrictEqual(parsed(code), parsed(actual))
    ? undefined
    : `response="${response}": the page shows ${code.trim()}, but the response is ${actual}`;
}

const problem = (sample: Sample, message: string): Problem[] =>
  problemsOf(sample, [{ line: 1, column: 1, code: 'response', message }]);

/** @param bodies of the responses of a scenario, in the order of the requests. Space in JSON doesn't matter */
export const responseProblems = (shown: readonly Sample[], bodies: readonly string[]): Problem[] =>
  shown.flatMap((sample) => {
    const message = differenceIn(sample, bodies);
    return message === undefined ? [] : problem(sample, message);
  });

export function unknownResponses(
  samples: readonly Sample[],
  scenarios: ReadonlySet<string | undefined>,
): Problem[] {
  return samples
    .filter(({ response }) => response !== undefined && !scenarios.has(scenarioOf(response) ?? ''))
    .flatMap((sample) =>
      problem(
        sample,
        `response="${sample.response}" requires a scenario that a program on the site runs through, and a number, such as response="quickstart/1".`,
      ),
    );
}
