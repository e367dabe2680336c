// #region log
export type Severity = 'INFO' | 'WARNING' | 'ERROR'

export const log = (severity: Severity, message: string, fields: object = {}): void => {
  console.log(JSON.stringify({ severity, message, ...fields }))
}

export const logError = (message: string, error: unknown, fields: object = {}): void => {
  const stack = error instanceof Error ? error.stack : String(error)
  log('ERROR', message, { ...fields, stack })
}
// #endregion
