// #region client
import Stripe from 'stripe'
import { findCourse, type NewBooking } from './courses.ts'
import { Problem } from './problem.ts'

// For tests, STRIPE_PORT selects a program on this machine instead of Stripe
const { STRIPE_PORT: port } = process.env
const server = port ? { host: '127.0.0.1', port, protocol: 'http' as const } : {}

const clientWith = (key: string) => new Stripe(key, { ...server, timeout: 5_000, maxNetworkRetries: 1 })
// #endregion

// #region session
export const createSession = async (key: string, booking: NewBooking, idempotencyKey?: string) => {
  const { name, cents } = findCourse(booking.course)
  const product = { currency: 'usd', unit_amount: cents, product_data: { name } }

  try {
    return await clientWith(key).checkout.sessions.create(
      {
        mode: 'payment',
        customer_email: booking.email,
        line_items: [{ quantity: booking.seats, price_data: product }],
        metadata: { course: booking.course, seats: booking.seats },
        success_url: 'https://pottery-studio.example/thanks?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://pottery-studio.example/courses',
      },
      idempotencyKey ? { idempotencyKey } : {},
    )
  } catch (error) {
    if (isUnavailable(error)) throw new Problem(503, "The payment service isn't available right now.")
    if (error instanceof StripeIdempotencyError) throw new Problem(409, 'This key belongs to a different order.')
    throw error
  }
}

const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError } = Stripe.errors

const isUnavailable = (error: unknown): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeRateLimitError ||
  error instanceof StripeAPIError
// #endregion

// #region signature
export const readEvent = (body: string, signature: string, secret: string): Stripe.Event => {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    const invalid = error instanceof Stripe.errors.StripeSignatureVerificationError
    throw invalid ? new Problem(400, "The signature of the event isn't valid.") : error
  }
}
// #endregion
