import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { memberOf, requireGroup } from '../lib/auth.ts'
import { clientId, issuer } from '../lib/settings.ts'

const { privateKey, publicKey } = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] })

const headerWith = async (claims: JWTPayload, key = privateKey): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const valid = { iss: issuer, sub: 'mia', exp: now + 60, token_use: 'access', client_id: clientId }
  const token = new SignJWT({ ...valid, ...claims }).setProtectedHeader({ alg: 'RS256' })
  return `Bearer ${await token.sign(key)}`
}

// #region cases
test('returns the member and the groups', async () => {
  const header = await headerWith({ 'cognito:groups': ['coaches', 'parents'] })

  assert.deepEqual(await memberOf(header, keys), { id: 'mia', groups: ['coaches', 'parents'] })
})

test('responds with 403 to a member without the group', async () => {
  const member = await memberOf(await headerWith({}), keys)

  assert.deepEqual(member.groups, [])
  assert.throws(() => requireGroup(member, 'coaches'), { status: 403 })
})

const invalid: Record<string, JWTPayload> = {
  'an ID token': { token_use: 'id', aud: clientId, client_id: undefined },
  'an ID token with a client': { token_use: 'id', aud: clientId },
  'a token for another client': { client_id: '2other98765432' },
  'a token from another user pool': { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_OTHER' },
  'a token that has expired': { exp: 1 },
}

for (const [description, claims] of Object.entries(invalid)) {
  test(`responds with 401 to ${description}`, async () => {
    await assert.rejects(memberOf(await headerWith(claims), keys), { status: 401 })
  })
}
// #endregion

test('responds with 401 to a token with a different signature', async () => {
  const other = await generateKeyPair('RS256')
  const header = await headerWith({}, other.privateKey)

  await assert.rejects(memberOf(header, keys), { status: 401 })
})

test('responds with 401 if the header has no token', async () => {
  for (const header of [undefined, '', 'Bearer', 'Basic bWlhOm1pYQ==']) {
    await assert.rejects(memberOf(header, keys), { status: 401 })
  }
})

test('passes on the error if the keys are unavailable', async () => {
  const offline = () => Promise.reject(new TypeError('fetch failed'))

  await assert.rejects(memberOf(await headerWith({}), offline), /fetch failed/)
})
