// #region hook
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Problem } from './problem.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export const checkSecret = (sent: string | undefined, secret: string): void => {
  if (!timingSafeEqual(digest(sent ?? ''), digest(secret))) {
    throw new Problem(401, 'The secret of the webhook is wrong.')
  }
}

const Booking = z.object({
  type: z.literal('INSERT'),
  schema: z.literal('public'),
  table: z.literal('lessons'),
  record: z.object({ id: z.number(), starts_at: z.string() }),
})

export const bookingOf = (body: unknown) => {
  const booking = Booking.safeParse(body)
  if (!booking.success) throw new Problem(400, 'This is not the booking of a lesson.')

  const { id, starts_at: startsAt } = booking.data.record
  return { id, startsAt }
}
// #endregion
