import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { calendarOf } from '../lib/calendar.ts'
import { bookingOf, checkSecret } from '../lib/hook.ts'
import { findLesson, verifyToken } from '../lib/supabase.ts'

// #region project
const url = 'https://school.supabase.example'
const { privateKey, publicKey } = await generateKeyPair('ES256')
const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'current' }
const project = { url, key: 'sb_publishable_test', keys: createLocalJWKSet({ keys: [jwk] }) }

const tokenWith = async (claims: object, key = privateKey) => {
  const valid = { iss: `${url}/auth/v1`, aud: 'authenticated', sub: 'ada', exp: Date.now() / 1000 + 60 }
  const token = new SignJWT({ ...valid, ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'current' })
  return `Bearer ${await token.sign(key)}`
}
// #endregion

// #region token
test('accepts only valid tokens of this project', async () => {
  await verifyToken(await tokenWith({}), project)

  const stranger = await generateKeyPair('ES256')
  const invalid = [
    undefined,
    'Bearer abc',
    await tokenWith({ exp: Date.now() / 1000 - 60 }),
    await tokenWith({ aud: 'anon' }),
    await tokenWith({ iss: 'https://other.supabase.example/auth/v1' }),
    await tokenWith({}, stranger.privateKey),
  ]
  for (const header of invalid) {
    await assert.rejects(verifyToken(header, project), { status: 401 })
  }
})
// #endregion

test('passes the token of the user on, and reports a hidden lesson as missing', async (t) => {
  const fetch = t.mock.method(globalThis, 'fetch', async () => Response.json([]))

  await assert.rejects(findLesson('7', 'token-of-ada', project), { status: 404 })
  const [, request] = fetch.mock.calls[0]!.arguments as unknown as [string, RequestInit]
  assert.deepEqual(request.headers, { apikey: 'sb_publishable_test', Authorization: 'Bearer token-of-ada' })

  await assert.rejects(findLesson('7&select=*', 'token-of-ada', project), { status: 404 })
  assert.equal(fetch.mock.callCount(), 1)
})

test('checks the secret and the payload of the webhook', () => {
  assert.throws(() => checkSecret(undefined, 'right'), { status: 401 })
  assert.throws(() => checkSecret('wrong', 'right'), { status: 401 })
  checkSecret('right', 'right')

  assert.throws(() => bookingOf({ type: 'DELETE', schema: 'public', table: 'lessons' }), { status: 400 })
})

test('writes times in UTC and escapes the title', () => {
  const lesson = { id: 7, title: 'Cello, beginners', starts_at: '2027-05-01T18:00:00+02:00', ends_at: '2027-05-01T18:45:00+02:00' }
  const calendar = calendarOf(lesson)

  assert.match(calendar, /DTSTART:20270501T160000Z\r\n/)
  assert.match(calendar, /SUMMARY:Cello\\, beginners\r\n/)
})
