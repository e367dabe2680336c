import { z } from 'zod'
import { Problem } from './problem.ts'

const slug = z
  .string('Must be a string')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be lowercase words or numbers joined by hyphens')
  .max(40, 'Must have at most 40 characters')

const text = (max: number) =>
  z.string('Must be a string').trim().min(1, "Can't be empty").max(max, `Must have at most ${max} characters`)

const conditions = ['dry', 'muddy', 'closed'] as const
const object = { error: 'Must be a JSON object' }

export const NewTrail = z.strictObject({ slug, name: text(80) }, object)
export const NewReport = z.strictObject(
  { condition: z.enum(conditions, 'Must be dry, muddy, or closed'), note: text(200) },
  object,
)

export type NewTrail = z.infer<typeof NewTrail>
export type NewReport = z.infer<typeof NewReport>

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
