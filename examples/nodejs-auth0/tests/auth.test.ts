import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { authorize } from '../lib/auth.ts'
import { audience, issuer } from '../lib/settings.ts'

// #region keys
const { privateKey, publicKey } = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] })

const headerWith = async (claims: JWTPayload, key = privateKey): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const valid = { iss: issuer, aud: audience, sub: 'ana', exp: now + 60, scope: 'repairs:read' }
  const token = new SignJWT({ ...valid, ...claims }).setProtectedHeader({ alg: 'RS256' })
  return `Bearer ${await token.sign(key)}`
}
// #endregion

// #region cases
test('returns the caller if the token has the scope', async () => {
  const header = await headerWith({ scope: 'openid repairs:read' })

  assert.equal(await authorize(header, 'repairs:read', keys), 'ana')
})

test('responds with 403 if the scope is missing', async () => {
  const header = await headerWith({ scope: 'repairs:readonly' })

  await assert.rejects(authorize(header, 'repairs:read', keys), { status: 403 })
})

const invalid: Record<string, JWTPayload> = {
  'from another issuer': { iss: 'https://other-tenant.us.auth0.com/' },
  'for another API': { aud: 'https://other.example' },
  'that has expired': { exp: 1 },
  'without an expiry': { exp: undefined },
}

for (const [description, claims] of Object.entries(invalid)) {
  test(`responds with 401 to a token ${description}`, async () => {
    const header = await headerWith(claims)

    await assert.rejects(authorize(header, 'repairs:read', keys), { status: 401 })
  })
}
// #endregion

test('responds with 401 to a token with a different signature', async () => {
  const other = await generateKeyPair('RS256')
  const header = await headerWith({}, other.privateKey)

  await assert.rejects(authorize(header, 'repairs:read', keys), { status: 401 })
})

test('responds with 401 if the header has no token', async () => {
  for (const header of [undefined, '', 'Bearer', 'Basic YW5hOmFuYQ==']) {
    await assert.rejects(authorize(header, 'repairs:read', keys), { status: 401 })
  }
})

test('passes on the error if the keys are unavailable', async () => {
  const header = await headerWith({})
  const offline = () => Promise.reject(new TypeError('fetch failed'))

  await assert.rejects(authorize(header, 'repairs:read', offline), /fetch failed/)
})
