import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCount, readCount } from '../lib/count.ts'

test('reads a whole number of riders', () => {
  assert.equal(readCount('{"riders": 12}'), 12)
})

test('rejects everything else', () => {
  for (const body of ['', 'null', '{}', '{"riders": -1}', '{"riders": 1.5}', '{"riders": "12"}']) {
    assert.equal(readCount(body), undefined, body)
  }
})

test('adds a report to the total', () => {
  assert.deepEqual(addCount({ riders: 40, reports: 2 }, 12), { riders: 52, reports: 3 })
})
