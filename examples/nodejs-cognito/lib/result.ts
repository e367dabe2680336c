import { z } from 'zod'
import { Problem } from './problem.ts'

const goals = z.int().min(0).max(99)
const Result = z.strictObject({ home: goals, away: goals })

export type Result = z.infer<typeof Result> & { enteredBy: string }

export const parseResult = (text: string): z.infer<typeof Result> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }

  const result = Result.safeParse(json)
  if (!result.success) throw new Problem(400, z.prettifyError(result.error))
  return result.data
}

export const isMatch = (text: string): boolean => /^[a-z0-9]+-\d{4}-\d{2}-\d{2}$/.test(text)
