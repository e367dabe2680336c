// #region status
import type { Result, State } from './check.ts'

export interface Status extends Result {
  /** The run of the schedule that this status is from. */
  run: string
  /** The run in which the site changed to this state. */
  since: string
  checks: number
  available: number
}

export const nextStatus = (previous: Status | undefined, result: Result, run: string): Status => ({
  ...result,
  run,
  since: previous?.state === result.state ? previous.since : run,
  checks: (previous?.checks ?? 0) + 1,
  available: (previous?.available ?? 0) + (result.state === 'down' ? 0 : 1),
})

export const hasChanged = (previous: Status | undefined, state: State): boolean =>
  state !== (previous?.state ?? 'up')
// #endregion
