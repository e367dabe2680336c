// #region ready
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Item } from '../../lib/item.ts'
import { eventually, isLocal, publish, send } from './client.ts'

const foundItem = async (description: string): Promise<Item> => {
  const response = await send('POST', '/items', { description, foundAt: 'platform 4' })
  assert.equal(response.status, 201)
  return (await response.json()) as Item
}

const letterOf = async ({ id }: Item): Promise<string> => {
  const response = await send('GET', `/items/${id}/letter`)
  assert.equal(response.status, 200)
  return response.text()
}

before(async () => {
  await eventually(60, async () => {
    const probe = await foundItem('probe')
    await send('POST', `/items/${probe.id}/claims`, { owner: 'Test run' })
    await eventually(isLocal ? 1 : 10, () => letterOf(probe))
  })
})
// #endregion

// #region cases
test('claims an item and writes a letter to its owner', async () => {
  const item = await foundItem('green suitcase')

  const claim = await send('POST', `/items/${item.id}/claims`, { owner: 'Ana Silva' })
  assert.equal(claim.status, 202)

  const letter = await eventually(30, () => letterOf(item))
  assert.match(letter, /^Dear Ana Silva,\nwe have your green suitcase/)
})

test('accepts only one claim for an item', async () => {
  const item = await foundItem('silver watch')
  await send('POST', `/items/${item.id}/claims`, { owner: 'Ana Silva' })

  const second = await send('POST', `/items/${item.id}/claims`, { owner: 'Ben Okoro' })
  assert.equal(second.status, 409)

  const stored = (await (await send('GET', `/items/${item.id}`)).json()) as Item
  assert.equal(stored.claimedBy, 'Ana Silva')
})
// #endregion

test('returns 404 for an item that does not exist', async () => {
  assert.equal((await send('GET', '/items/nothing')).status, 404)
})

test('returns 400 for an invalid body', async () => {
  assert.equal((await send('POST', '/items', { description: '' })).status, 400)
})

// #region topic
test('ignores a message about an unknown item', { skip: !isLocal }, async () => {
  const response = await publish('item-claimed', { id: 'unknown', owner: 'Ana Silva' })

  assert.equal(response.status, 200)
  assert.equal((await send('GET', '/items/unknown/letter')).status, 404)
})
// #endregion
