// #region cases
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimItem, letterFor, NewItem, type Item } from '../../lib/item.ts'

const umbrella: Item = {
  id: 'a1',
  description: 'red umbrella',
  foundAt: 'platform 4',
  claimedBy: null,
}

test('rejects an item without a place', () => {
  assert.equal(NewItem.safeParse({ description: 'red umbrella' }).success, false)
})

test('assigns an item to its owner only once', () => {
  const claimed = claimItem(umbrella, 'Ana Silva')
  assert.equal(claimed.claimedBy, 'Ana Silva')
  assert.equal(umbrella.claimedBy, null)

  assert.throws(() => claimItem(claimed, 'Ben Okoro'), /already claimed/)
})

test('names the owner, the item, and the number in the letter', () => {
  const letter = letterFor(umbrella, 'Ana Silva')
  for (const part of ['Ana Silva', 'red umbrella', 'a1']) assert.ok(letter.includes(part))
})
// #endregion
