// #region cases
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addClaim, addItem } from '../../lib/handlers.ts'
import type { Item } from '../../lib/item.ts'
import { fakeClaims, fakeContext, fakeItems } from './fakes.ts'

const glove: Item = { id: 'g7', description: 'left glove', foundAt: 'bus 12', claimedBy: null }

test('claims an item and publishes a message', async () => {
  const items = fakeItems(glove)
  const claims = fakeClaims()

  const ctx = await addClaim(items, claims)(fakeContext({ id: 'g7' }, { owner: 'Ana Silva' }))

  assert.equal(ctx.res.status, 202)
  assert.equal((await items.get('g7')).claimedBy, 'Ana Silva')
  assert.deepEqual(claims.published, [{ id: 'g7', owner: 'Ana Silva' }])
})

test('returns 409 for a second claim and publishes nothing', async () => {
  const claims = fakeClaims()
  const items = fakeItems({ ...glove, claimedBy: 'Ben Okoro' })

  const ctx = await addClaim(items, claims)(fakeContext({ id: 'g7' }, { owner: 'Ana Silva' }))

  assert.equal(ctx.res.status, 409)
  assert.deepEqual(claims.published, [])
})
// #endregion

test('returns 404 for an unknown item', async () => {
  const claim = addClaim(fakeItems(), fakeClaims())
  const ctx = await claim(fakeContext({ id: 'nope' }, { owner: 'Ana Silva' }))
  assert.equal(ctx.res.status, 404)
})

// #region failure
test('passes on an error of the store, so that the client receives a 500', async () => {
  const items = fakeItems()
  items.get = () => Promise.reject(new Error('14 UNAVAILABLE: no connection'))

  const claim = addClaim(items, fakeClaims())
  const ctx = fakeContext({ id: 'g7' }, { owner: 'Ana Silva' })

  await assert.rejects(claim(ctx), /UNAVAILABLE/)
})
// #endregion

test('returns 400 for an item without a description', async () => {
  const ctx = await addItem(fakeItems())(fakeContext({}, { foundAt: 'bus 12' }))
  assert.equal(ctx.res.status, 400)
})
