import assert from 'node:assert/strict'
import { test } from 'node:test'
import twilio from 'twilio'
import { answer, parseAppointment, type Appointment } from '../lib/appointment.ts'
import { readSms, twimlWith } from '../lib/twilio.ts'
import { memoryStore } from './memory-store.ts'

// #region signature
const token = 'test-token'
const url = 'https://clinic.example/sms'
const fields = { From: '+15550101234', Body: 'Yes & thanks' }
const body = new URLSearchParams(fields).toString()
const signature = twilio.getExpectedTwilioSignature(token, url, fields)

test('reads a message with a valid signature', () => {
  const sms = readSms(body, signature, url, token)

  assert.deepEqual(sms, { from: '+15550101234', text: 'Yes & thanks' })
})

test('rejects a changed body, a different URL, and a different token', () => {
  assert.throws(() => readSms(`${body}!`, signature, url, token), { status: 403 })
  assert.throws(() => readSms(body, signature, 'http://localhost:4001/sms', token), { status: 403 })
  assert.throws(() => readSms(body, signature, url, 'other-token'), { status: 403 })
  assert.throws(() => readSms(body, '', url, token), { status: 403 })
})
// #endregion

test('escapes the text of a reply', () => {
  const twiml = twimlWith('Tom & Jerry <3')

  assert.match(twiml, /<Message>Tom &amp; Jerry &lt;3<\/Message>/)
})

// #region replies
const phone = '+15550101234'
const open: Appointment = { phone, pet: 'Momo', at: '2027-05-09T09:30:00Z', status: 'open', reminder: 'SM1' }

test('confirms or cancels an appointment', async () => {
  const store = memoryStore({ '15550101234': open })

  assert.match(await answer(store, phone, ' yes '), /seeing Momo/)
  assert.equal((await store.get('15550101234')).status, 'confirmed')

  assert.match(await answer(store, phone, 'NO'), /canceled/)
  assert.equal((await store.get('15550101234')).status, 'canceled')
})

test('changes nothing if the reply is something else, or the number is unknown', async () => {
  const store = memoryStore({ '15550101234': open })

  assert.match(await answer(store, phone, 'maybe'), /YES/)
  assert.equal((await store.get('15550101234')).status, 'open')
  assert.match(await answer(store, '+15550109999', 'YES'), /don't have an appointment/)
})
// #endregion

test('rejects numbers without a country code, and times that are not dates', () => {
  const valid = { phone, pet: 'Momo', at: '2027-05-09T09:30:00Z' }

  assert.equal(parseAppointment(JSON.stringify(valid)).status, 'open')
  for (const change of [{ phone: '0101234' }, { pet: ' ' }, { at: 'tomorrow' }]) {
    assert.throws(() => parseAppointment(JSON.stringify({ ...valid, ...change })), { status: 400 })
  }
})
