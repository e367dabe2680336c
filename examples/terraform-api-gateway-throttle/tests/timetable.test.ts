import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextDepartures } from '../lib/timetable.ts'

test('lists the departures after a time', () => {
  assert.deepEqual(nextDepartures('harbor', '07:30'), ['08:10', '17:40'])
})

test('lists nothing after the last bus', () => {
  assert.deepEqual(nextDepartures('museum', '23:00'), [])
})

test('finds no stop with an unknown name', () => {
  assert.equal(nextDepartures('airport', '07:30'), undefined)
})
