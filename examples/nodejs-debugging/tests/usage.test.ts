import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLeak, Reading, usageSince } from '../lib/usage.ts'

test('counts nothing for the first reading', () => {
  assert.equal(usageSince(undefined, 48_200), 0)
})

test('subtracts the previous reading', () => {
  assert.equal(usageSince(48_200, 49_350), 1150)
})

test('rejects a meter that counts backward', () => {
  assert.equal(usageSince(48_200, 48_199), undefined)
})

test('suspects a leak above 5,000 liters', () => {
  assert.equal(isLeak(5000), false)
  assert.equal(isLeak(5001), true)
})

test('rejects a reading that is not a whole number', () => {
  for (const liters of ['48200', -1, 0.5]) assert.equal(Reading.safeParse({ liters }).success, false)
})
