import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSample } from '../lib/sample.ts'

test('accepts a word and two digits', () => {
  assert.ok(isSample('field-07'))
})

test('rejects other names', () => {
  for (const name of ['', 'field', 'field-7', 'Field-07', '../field-07']) {
    assert.ok(!isSample(name), name)
  }
})
