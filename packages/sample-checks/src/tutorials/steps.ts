import type { Fence } from '../samples/read-fences';

/** What a reader does with a fence of a tutorial, in the order of the page. */
export type Step =
  /** Creates or changes a file. */
  | { kind: 'write'; fence: Fence; path: string }
  /** Executes commands. */
  | { kind: 'command'; fence: Fence }
  /** Executes commands while the services run, and sees their output. */
  | { kind: 'call'; fence: Fence };

/** The services start for each call, so that the command that starts them isn't executed. */
const START = /^nitric start\b/;

function stepOf(fence: Fence): Step | undefined {
  const { title, run, norun, output } = fence.meta;
  if (norun !== undefined || output !== undefined) {
    return undefined;
  }
  if (fence.language === 'bash' && title === undefined) {
    return START.test(fence.code) ? undefined : { kind: run ? 'call' : 'command', fence };
  }
  return title === undefined ? undefined : { kind: 'write', fence, path: title };
}

/** The steps of a tutorial. Outputs and fences with `norun` aren't steps. */
export const stepsOf = (fences: readonly Fence[]): Step[] =>
  fences.flatMap((fence) => stepOf(fence) ?? []);
