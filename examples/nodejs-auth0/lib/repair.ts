import { z } from 'zod'
import { Problem } from './problem.ts'

const Repair = z.strictObject({
  bike: z.string().trim().min(1).max(80),
  work: z.string().trim().min(1).max(200),
})

export type Repair = z.infer<typeof Repair> & { changedBy: string }

export const parseRepair = (text: string): z.infer<typeof Repair> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }

  const result = Repair.safeParse(json)
  if (!result.success) throw new Problem(400, z.prettifyError(result.error))
  return result.data
}

export const isTag = (text: string): boolean => /^[a-z]-\d{1,6}$/.test(text)
