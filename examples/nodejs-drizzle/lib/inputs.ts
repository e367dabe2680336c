import { z } from 'zod'
import { Problem } from './problem.ts'

const id = z
  .string('Must be a string')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be lowercase words or numbers joined by hyphens')
  .max(40, 'Must have at most 40 characters')

const text = z
  .string('Must be a string')
  .trim()
  .min(1, "Can't be empty")
  .max(80, 'Must have at most 80 characters')

const day = z.iso.date('Must be a date such as 2027-05-01')
const seats = 'Must be a whole number from 1 to 9'
const object = { error: 'Must be a JSON object' }

export const Boat = z.strictObject({ id, name: text, seats: z.int(seats).min(1, seats).max(9, seats) }, object)
export const NewReservation = z.strictObject({ boatId: id, day, member: text, note: text.optional() }, object)
export const Replacement = z.strictObject({ replacement: id }, object)
export const Search = z.object({ day })
export const ReservationPath = z.object({
  id: z.coerce.number('Must be a number').int('Must be a whole number').min(1, 'Must be positive'),
})

export type Boat = z.infer<typeof Boat>
export type NewReservation = z.infer<typeof NewReservation>

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
