import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { State } from '../lib/check.ts'
import { monitor, type Change } from '../lib/monitor.ts'
import type { Status } from '../lib/status.ts'

// #region fakes
const site = { id: 'tickets', url: 'https://tickets.example' }

const fakes = () => {
  const statuses = new Map<string, Status>()
  const changes: Change[] = []
  let checks = 0

  const run = (minute: number, state: State) =>
    monitor(site, `2026-05-04T10:0${minute}:00.000Z`, {
      store: {
        async get(id) {
          const status = statuses.get(id)
          if (!status) throw new Error(`5 NOT_FOUND: no value for ${id}`)
          return status
        },
        async set(id, status) {
          statuses.set(id, status)
        },
      },
      async announce(change) {
        changes.push(change)
      },
      async check() {
        checks += 1
        return { state, milliseconds: 80, reason: 'a test' }
      },
    })

  return { run, changes, status: () => statuses.get(site.id), checks: () => checks }
}
// #endregion

// #region cases
test('alerts only when the state changes', async () => {
  const { run, changes } = fakes()
  await run(0, 'up')
  await run(1, 'down')
  await run(2, 'down')
  await run(3, 'up')

  assert.deepEqual(changes.map(({ text }) => text), [
    'tickets is down: a test',
    'tickets is up: a test',
  ])
})

test('skips a message that arrives twice or too late', async () => {
  const { run, changes, checks } = fakes()
  await run(5, 'up')
  await run(5, 'down')
  await run(4, 'down')

  assert.equal(checks(), 1)
  assert.deepEqual(changes, [])
})
// #endregion

test('counts checks and remembers the last change', async () => {
  const { run, status } = fakes()
  await run(0, 'up')
  await run(1, 'slow')
  await run(2, 'down')
  await run(3, 'down')

  assert.equal(status()?.since, '2026-05-04T10:02:00.000Z')
  assert.equal(status()?.checks, 4)
  assert.equal(status()?.available, 2)
})

test('stores nothing if the alert fails, so that a retry sends it', async () => {
  const resources = {
    store: { get: () => Promise.reject(new Error('5 NOT_FOUND')), set: () => assert.fail('stored') },
    announce: () => Promise.reject(new Error('no topic')),
    check: async () => ({ state: 'down' as const, milliseconds: 1, reason: 'a test' }),
  }

  await assert.rejects(monitor(site, '2026-05-04T10:00:00.000Z', resources), /no topic/)
})

test('passes on every other error of the store', async () => {
  const store = { get: () => Promise.reject(new Error('14 UNAVAILABLE')), set: async () => {} }

  await assert.rejects(monitor(site, '2026', { store, announce: async () => {} }), /UNAVAILABLE/)
})
