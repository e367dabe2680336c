import assert from 'node:assert/strict'
import test from 'node:test'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { audience, claimsOf, hasScope, issuer } from '../shared/auth'

const auth0 = generateKeyPair('RS256')
const stranger = generateKeyPair('RS256')

async function claimsWith(changes: JWTPayload, signer = auth0) {
  const { publicKey } = await auth0
  const { privateKey } = await signer
  const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] })
  const exp = Math.floor(Date.now() / 1000) + 60
  const claims = { iss: issuer, aud: audience, sub: 'ana', scope: 'orders:write', exp, ...changes }
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  return claimsOf(`Bearer ${token}`, keys)
}

test('accepts a valid token', async () => {
  assert.equal((await claimsWith({}))?.sub, 'ana')
})

test('rejects a token that has expired, is for another API, or has a wrong signature', async () => {
  assert.equal(await claimsWith({ exp: 1 }), undefined)
  assert.equal(await claimsWith({ aud: 'https://other.example' }), undefined)
  assert.equal(await claimsWith({}, stranger), undefined)
})

test('requires the whole scope', async () => {
  const allowed = await claimsWith({ scope: 'openid orders:write' })
  const forbidden = await claimsWith({ scope: 'orders:write-all' })
  assert.equal(hasScope(allowed!, 'orders:write'), true)
  assert.equal(hasScope(forbidden!, 'orders:write'), false)
})
