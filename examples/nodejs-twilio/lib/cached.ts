const LIFETIME_MS = 5 * 60_000

export const cached = (read: () => Promise<string>): (() => Promise<string>) => {
  let value = ''
  let until = 0

  return async () => {
    if (Date.now() > until) {
      value = await read()
      until = Date.now() + LIFETIME_MS
    }
    return value
  }
}
