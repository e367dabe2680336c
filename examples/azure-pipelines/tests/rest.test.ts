import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restBetween } from '../lib/rest.ts'

test('accepts eleven hours of rest', () => {
  const rest = restBetween('2026-03-01T22:00:00Z', '2026-03-02T09:00:00Z')
  assert.deepEqual(rest, { hours: 11, enough: true })
})

test('reports a rest that is too short', () => {
  const rest = restBetween('2026-03-01T22:00:00Z', '2026-03-02T06:30:00Z')
  assert.deepEqual(rest, { hours: 8.5, enough: false })
})

test('rejects invalid dates and a start before the end', () => {
  assert.equal(restBetween('yesterday', '2026-03-02T06:00:00Z'), undefined)
  assert.equal(restBetween('2026-03-02T06:00:00Z', '2026-03-01T22:00:00Z'), undefined)
})
