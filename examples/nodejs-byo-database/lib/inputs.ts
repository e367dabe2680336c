import { z } from 'zod'
import { Problem } from './problem.ts'

const change = 'Must be a whole number from -1000 to 1000, but not 0'

export const Movement = z.strictObject(
  { change: z.int(change).min(-1000, change).max(1000, change).refine((value) => value !== 0, change) },
  { error: 'Must be a JSON object' },
)

export const validate = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const result = schema.safeParse(input)
  if (result.success) return result.data

  const errors = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, message: 'Unknown field' }))
      : { field: issue.path.join('.') || 'body', message: issue.message },
  )
  throw new Problem(400, 'The request is invalid.', errors)
}
