// #region find
import { checkSite, type Result } from './check.ts'
import type { Site } from './sites.ts'
import { hasChanged, nextStatus, type Status } from './status.ts'

export const findStatus = async (
  store: { get(id: string): Promise<Status> },
  id: string,
): Promise<Status | undefined> => {
  try {
    return await store.get(id)
  } catch (error) {
    const missing = error instanceof Error && error.message.startsWith('5 NOT_FOUND')
    if (missing) return undefined
    throw error
  }
}
// #endregion

// #region monitor
export interface Check {
  site: string
  run: string
}

export interface Change {
  site: string
  run: string
  text: string
}

export interface Resources {
  store: { get(id: string): Promise<Status>; set(id: string, status: Status): Promise<void> }
  announce: (change: Change) => Promise<void>
  check?: (url: string) => Promise<Result>
}

export const monitor = async (
  { id, url }: Site,
  run: string,
  { store, announce, check = checkSite }: Resources,
): Promise<void> => {
  const previous = await findStatus(store, id)
  if (previous && previous.run >= run) return

  const result = await check(url)
  if (hasChanged(previous, result.state)) {
    await announce({ site: id, run, text: `${id} is ${result.state}: ${result.reason}` })
  }
  await store.set(id, nextStatus(previous, result, run))
}
// #endregion
