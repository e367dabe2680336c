import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceOf } from '../lib/price.ts'

test('rounds the price up to a whole cent', () => {
  assert.deepEqual(priceOf('cherries', 251), { cents: 249 })
})

test('reports an unknown fruit', () => {
  assert.deepEqual(priceOf('durian', 500), { error: 'unknown fruit' })
})

test('reports an invalid weight', () => {
  for (const grams of [0, -5, 1.5, NaN]) assert.ok('error' in priceOf('plums', grams))
})
