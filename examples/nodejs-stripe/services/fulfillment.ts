import { kv, topic } from '@nitric/sdk'
import type { PaidBooking } from '../lib/payments.ts'
import { find } from '../lib/store.ts'

const bookings = kv<PaidBooking>('bookings').allow('get', 'set')

topic<PaidBooking>('paid-bookings').subscribe(async (ctx) => {
  const booking = ctx.req.json()
  if (await find(bookings, booking.session)) return

  await bookings.set(booking.session, booking)
  console.log(`Booked ${booking.seats} seats in ${booking.course}`)
})
