// #region check
export type State = 'up' | 'slow' | 'down'

export interface Result {
  state: State
  milliseconds: number
  reason: string
}

export const checkSite = async (
  url: string,
  { slowAfter = 1_000, timeout = 5_000 } = {},
): Promise<Result> => {
  const startedAt = performance.now()
  const result = (state: State, reason: string): Result => {
    return { state, milliseconds: Math.round(performance.now() - startedAt), reason }
  }

  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    await response.arrayBuffer()

    const isSlow = performance.now() - startedAt > slowAfter
    if (!response.ok) return result('down', `Status ${response.status}`)
    return result(isSlow ? 'slow' : 'up', `Status ${response.status}`)
  } catch (error) {
    return result('down', reasonOf(error, timeout))
  }
}
// #endregion

// #region reason
const reasonOf = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `No response within ${timeout} ms`

  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.message
}
// #endregion
