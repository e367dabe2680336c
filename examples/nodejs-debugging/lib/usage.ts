import { z } from 'zod'

// #region usage
const LEAK_LITERS = 5000

export const Reading = z.strictObject({ liters: z.int().min(0) })

export const usageSince = (previous: number | undefined, current: number): number | undefined => {
  if (previous === undefined) return 0
  return current < previous ? undefined : current - previous
}

export const isLeak = (usage: number): boolean => usage > LEAK_LITERS
// #endregion
