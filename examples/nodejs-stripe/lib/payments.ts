// #region booking
import type Stripe from 'stripe'
import { find, type Store } from './store.ts'

export interface PaidBooking {
  session: string
  course: string
  seats: number
  email: string
}

export const paidBookingOf = (event: Stripe.Event): PaidBooking | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { id, payment_status, metadata, customer_details } = event.data.object
      if (payment_status === 'unpaid' || !metadata?.course) return undefined

      const email = customer_details?.email ?? ''
      return { session: id, course: metadata.course, seats: Number(metadata.seats), email }
    }
    default:
      return undefined
  }
}
// #endregion

// #region once
export interface HandledEvent {
  type: string
}

export const handleEvent = async (
  events: Store<HandledEvent>,
  event: Stripe.Event,
  publish: (booking: PaidBooking) => Promise<unknown>,
): Promise<void> => {
  if (await find(events, event.id)) {
    console.log(`The event ${event.id} was already handled`)
    return
  }

  const booking = paidBookingOf(event)
  if (booking) await publish(booking)
  await events.set(event.id, { type: event.type })
}
// #endregion
