import { z } from 'zod'
import { Problem } from './problem.ts'

const ticket = z
  .string('Must be a string')
  .regex(/^[A-Z]{2}-\d{3}$/, 'Must have the form AB-123')

const text = z
  .string('Must be a string')
  .trim()
  .min(1, "Can't be empty")
  .max(80, 'Must have at most 80 characters')

const amount = (max: number) => {
  const message = `Must be a whole number from 1 to ${max}`
  return z.int(message).min(1, message).max(max, message)
}

const object = { error: 'Must be a JSON object' }
const Item = z.strictObject({ part: text, quantity: amount(100), cents: amount(1_000_000) }, object)

export const NewOrder = z.strictObject(
  { ticket, customer: text, items: z.array(Item, 'Must be a list').min(1, "Can't be empty").max(50, 'Must have at most 50 items') },
  object,
)

const limit = 'Must be a whole number from 1 to 100'
const after = 'Must be the number of an order'

export const Page = z.object({
  limit: z.coerce.number(limit).int(limit).min(1, limit).max(100, limit).default(20),
  after: z.coerce.number(after).int(after).min(0, after).max(2_147_483_647, after).default(0),
})

export type NewOrder = z.infer<typeof NewOrder>
export type Page = z.infer<typeof Page>

export const validate = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const result = schema.safeParse(input)
  if (result.success) return result.data

  const errors = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field: [...issue.path, field].join('.'), message: 'Unknown field' }))
      : { field: issue.path.join('.') || 'body', message: issue.message },
  )
  throw new Problem(400, 'The request is invalid.', errors)
}
