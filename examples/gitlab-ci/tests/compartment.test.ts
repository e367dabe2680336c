import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compartmentFor, readParcel } from '../lib/compartment.ts'

test('chooses the smallest compartment in any orientation', () => {
  assert.equal(compartmentFor([600, 90, 440]), 'small')
  assert.equal(compartmentFor([100, 100, 100]), 'medium')
  assert.equal(compartmentFor([200, 300, 300]), 'large')
})

test('finds nothing for a parcel that is too large', () => {
  assert.equal(compartmentFor([601, 10, 10]), undefined)
})

test('requires three positive numbers', () => {
  assert.deepEqual(readParcel({ width: '1', height: '2', depth: '3' }), [1, 2, 3])
  assert.equal(readParcel({ width: '1', height: '2' }), undefined)
  assert.equal(readParcel({ width: '1', height: '0', depth: 'x' }), undefined)
})
