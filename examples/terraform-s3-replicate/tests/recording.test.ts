import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOf } from '../lib/recording.ts'

test('makes a key from the year and the person', () => {
  assert.equal(keyOf('{"person": "Mary O\'Neill", "year": 1998}'), '1998/mary-o-neill.ogg')
})

test('rejects incomplete input', () => {
  for (const body of ['', '{}', '{"person": "Ada"}', '{"person": "...", "year": 1998}', '{"person": "Ada", "year": 98}']) {
    assert.equal(keyOf(body), undefined, body)
  }
})
