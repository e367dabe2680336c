import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { addBoat, cancel, freeBoats, reserve, retireBoat } from '../lib/boathouse.ts'

// #region database
const migrations = async (direction: 'up' | 'down') => {
  const files = (await readdir('migrations')).filter((file) => file.endsWith(`.${direction}.sql`)).sort()
  const statements = await Promise.all(files.map((file) => readFile(`migrations/${file}`, 'utf8')))
  return direction === 'up' ? statements : statements.reverse()
}

const migrate = async (postgres: PGlite, direction: 'up' | 'down') => {
  for (const statements of await migrations(direction)) await postgres.exec(statements)
}

const openTestDatabase = async () => {
  const postgres = new PGlite()
  await migrate(postgres, 'up')
  const db = drizzle(postgres)
  await addBoat(db, { id: 'gig', name: 'Coastal gig', seats: 5 })
  await addBoat(db, { id: 'skiff', name: 'Old skiff', seats: 2 })
  return db
}
// #endregion

// #region cases
const trip = { boatId: 'skiff', day: '2027-05-01', member: 'Ada' }

test('rejects a second reservation for the same boat and day', async () => {
  const db = await openTestDatabase()
  await reserve(db, trip)

  await assert.rejects(reserve(db, { ...trip, member: 'Ben' }), { status: 409 })
  assert.deepEqual(await freeBoats(db, trip.day), [{ id: 'gig', name: 'Coastal gig', seats: 5 }])
})

test('changes nothing if a boat cannot be replaced', async () => {
  const db = await openTestDatabase()
  await reserve(db, trip)
  await reserve(db, { ...trip, boatId: 'gig' })

  await assert.rejects(retireBoat(db, 'skiff', 'gig'), { status: 409 })
  await assert.rejects(reserve(db, trip), { status: 409 })
})

test('undoes every migration', async () => {
  const postgres = new PGlite()
  await migrate(postgres, 'up')
  await migrate(postgres, 'down')

  const { rows } = await postgres.query("SELECT * FROM pg_tables WHERE schemaname = 'public'")
  assert.deepEqual(rows, [])
})
// #endregion

test('distinguishes a missing boat from one that is in use', async () => {
  const db = await openTestDatabase()

  await assert.rejects(reserve(db, { ...trip, boatId: 'canoe' }), { status: 404 })
  await assert.rejects(addBoat(db, { id: 'gig', name: 'Gig', seats: 4 }), { status: 409 })
  await assert.rejects(cancel(db, 77), { status: 404 })
})

test('moves the reservations to the replacement', async () => {
  const db = await openTestDatabase()
  await reserve(db, trip)

  assert.equal(await retireBoat(db, 'skiff', 'gig'), 1)
  assert.deepEqual(await freeBoats(db, trip.day), [])
  await assert.rejects(retireBoat(db, 'skiff', 'gig'), { status: 404 })
})

test('passes on every other error of the database', async () => {
  const db = await openTestDatabase()

  await assert.rejects(addBoat(db, { id: 'raft', name: 'Raft', seats: 12 }), (error: Error) => {
    return !('status' in error)
  })
})
