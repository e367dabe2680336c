import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import { findStock, inTransaction, move } from '../lib/stock.ts'

// A pool with the one connection that PGlite has
const openTestPool = async () => {
  const postgres = new PGlite()
  await postgres.exec(await readFile('schema.sql', 'utf8'))
  const client = { query: postgres.query.bind(postgres), release: () => {} }
  return { ...client, connect: async () => client } as unknown as Pool
}

test('changes the quantity and records the movement', async () => {
  const pool = await openTestPool()

  const moved = await inTransaction(pool, (db) => move(db, 'lamp-oak', -2))
  assert.deepEqual(moved, { sku: 'lamp-oak', quantity: 10 })
})

test('changes nothing if there are too few pieces', async () => {
  const pool = await openTestPool()

  await assert.rejects(inTransaction(pool, (db) => move(db, 'chair-ash', -4)), { status: 409 })
  assert.deepEqual(await findStock(pool, 'chair-ash'), { sku: 'chair-ash', quantity: 3 })
})

test('reports an unknown article', async () => {
  const pool = await openTestPool()

  await assert.rejects(findStock(pool, 'sofa'), { status: 404 })
  await assert.rejects(inTransaction(pool, (db) => move(db, 'sofa', 1)), { status: 404 })
})
