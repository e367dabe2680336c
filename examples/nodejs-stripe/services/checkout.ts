// #region declare
import { api, kv, secret, topic } from '@nitric/sdk'
import { cached } from '../lib/cached.ts'
import { parseBooking } from '../lib/courses.ts'
import { handleEvent, type HandledEvent, type PaidBooking } from '../lib/payments.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { find } from '../lib/store.ts'
import { createSession, readEvent } from '../lib/stripe.ts'

const studio = api('pottery-studio', { middleware: handleProblems })
const events = kv<HandledEvent>('events').allow('get', 'set')
const bookings = kv<PaidBooking>('bookings').allow('get')
const paidBookings = topic<PaidBooking>('paid-bookings').allow('publish')

const stripeKey = secret('stripe-key').allow('access')
const webhookKey = secret('stripe-webhook').allow('access')
const readStripeKey = cached(async () => (await stripeKey.latest().access()).asString())
const readWebhookKey = cached(async () => (await webhookKey.latest().access()).asString())
// #endregion

// #region checkout
studio.post('/bookings', async (ctx) => {
  const booking = parseBooking(ctx.req.text())
  const [idempotencyKey] = [ctx.req.headers['idempotency-key']].flat()

  const session = await createSession(await readStripeKey(), booking, idempotencyKey)
  ctx.res.status = 201
  return ctx.res.json({ session: session.id, url: session.url })
})
// #endregion

// #region webhook
studio.post('/webhooks/stripe', async (ctx) => {
  const signature = String(ctx.req.headers['stripe-signature'] ?? '')
  const event = readEvent(ctx.req.text(), signature, await readWebhookKey())

  await handleEvent(events, event, (booking) => paidBookings.publish(booking))
  return ctx.res.json({ received: true })
})
// #endregion

// #region status
studio.get('/bookings/:session', async (ctx) => {
  const { session } = ctx.req.params
  const booking = /^cs_\w+$/.test(session) ? await find(bookings, session) : undefined
  if (!booking) throw new Problem(404, 'This booking is unknown, or its payment is still pending.')

  return ctx.res.json({ course: booking.course, seats: booking.seats })
})
// #endregion
