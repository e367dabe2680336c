const REQUIRED_HOURS = 11

/**
 * The hours between the end of a shift and the start of the next one, and whether they are enough.
 * @returns undefined if a date is invalid, or the next shift starts before the end
 */
export const restBetween = (end: string, start: string) => {
  const hours = (Date.parse(start) - Date.parse(end)) / 3_600_000
  return hours >= 0 ? { hours, enough: hours >= REQUIRED_HOURS } : undefined
}
