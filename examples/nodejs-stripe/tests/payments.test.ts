import assert from 'node:assert/strict'
import { test } from 'node:test'
import Stripe from 'stripe'
import { handleEvent, type HandledEvent, type PaidBooking } from '../lib/payments.ts'
import { readEvent } from '../lib/stripe.ts'
import { memoryStore } from './memory-store.ts'

// #region signed
const secret = 'whsec_test'
const bodyOf = (type: string, session: object = {}): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: 'cs_1',
        payment_status: 'paid',
        metadata: { course: 'glazing', seats: '2' },
        customer_details: { email: 'kim@example.com' },
        ...session,
      },
    },
  })

const signed = (body: string, timestamp?: number): Stripe.Event =>
  readEvent(body, Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }), secret)
// #endregion

const publishedFor = async (...received: Stripe.Event[]): Promise<PaidBooking[]> => {
  const events = memoryStore<HandledEvent>()
  const published: PaidBooking[] = []
  for (const event of received) {
    await handleEvent(events, event, async (booking) => published.push(booking))
  }
  return published
}

// #region cases
test('publishes a paid booking only once if the event arrives twice', async (t) => {
  t.mock.method(console, 'log', () => {})
  const event = signed(bodyOf('checkout.session.completed'))

  assert.deepEqual(await publishedFor(event, event), [
    { session: 'cs_1', course: 'glazing', seats: 2, email: 'kim@example.com' },
  ])
})

test('waits for the money if the payment is delayed', async () => {
  const completed = signed(bodyOf('checkout.session.completed', { payment_status: 'unpaid' }))

  assert.deepEqual(await publishedFor(completed), [])
})

test('handles the event again if publishing failed', async () => {
  const events = memoryStore<HandledEvent>()
  const event = signed(bodyOf('checkout.session.completed'))
  const fail = () => Promise.reject(new Error('14 UNAVAILABLE'))

  await assert.rejects(handleEvent(events, event, fail), /UNAVAILABLE/)
  await assert.rejects(events.get('evt_1'), /NOT_FOUND/)
})

test('rejects an event with a changed body, a wrong signature, or an old timestamp', () => {
  const body = bodyOf('checkout.session.completed')
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })

  assert.throws(() => readEvent(`${body} `, signature, secret), { status: 400 })
  assert.throws(() => readEvent(body, signature, 'whsec_other'), { status: 400 })
  assert.throws(() => readEvent(body, '', secret), { status: 400 })
  assert.throws(() => signed(body, Math.floor(Date.now() / 1000) - 600), { status: 400 })
})
// #endregion

test('publishes a booking when a delayed payment succeeds', async () => {
  const event = signed(bodyOf('checkout.session.async_payment_succeeded'))

  assert.equal((await publishedFor(event)).length, 1)
})

test('ignores other events, and sessions of other applications', async () => {
  const refund = signed(bodyOf('charge.refunded'))
  const other = signed(bodyOf('checkout.session.completed', { metadata: {} }))

  assert.deepEqual(await publishedFor(refund), [])
  assert.deepEqual(await publishedFor(other), [])
})
