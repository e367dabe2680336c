import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '../generated/prisma/client.ts'
import { addOrder, findOrder, finishOrder, openOrders } from '../lib/orders.ts'

// #region database
const openTestDatabase = async () => {
  const postgres = new PGlite()
  const folders = (await readdir('prisma/migrations')).filter((name) => /^\d+_/.test(name)).sort()
  for (const folder of folders) {
    await postgres.exec(await readFile(`prisma/migrations/${folder}/migration.sql`, 'utf8'))
  }
  return new PrismaClient({ adapter: new PrismaPGlite(postgres) })
}
// #endregion

// #region cases
const order = {
  ticket: 'BK-101',
  customer: 'Ada',
  items: [
    { part: 'Inner tube', quantity: 2, cents: 650 },
    { part: 'Brake cable', quantity: 1, cents: 420 },
  ],
}

test('stores an order with its items and adds up the total', async () => {
  const db = await openTestDatabase()
  await addOrder(db, order)

  const stored = await findOrder(db, 'BK-101')
  assert.equal(stored.status, 'OPEN')
  assert.deepEqual(stored.items, order.items)
  assert.equal(stored.total, 1720)
})

test('finishes an order only once', async () => {
  const db = await openTestDatabase()
  await addOrder(db, order)

  const attempts = await Promise.allSettled([finishOrder(db, 'BK-101'), finishOrder(db, 'BK-101')])
  const failed = attempts.filter(({ status }) => status === 'rejected')
  assert.equal(failed.length, 1)
})
// #endregion

test('distinguishes a ticket in use from a missing one', async () => {
  const db = await openTestDatabase()
  await addOrder(db, order)

  await assert.rejects(addOrder(db, order), { status: 409 })
  await assert.rejects(findOrder(db, 'BK-102'), { status: 404 })
  await assert.rejects(finishOrder(db, 'BK-102'), { status: 404 })
})

test('pages through the open orders', async () => {
  const db = await openTestDatabase()
  for (const ticket of ['BK-101', 'BK-102', 'BK-103', 'BK-104']) await addOrder(db, { ...order, ticket })
  await finishOrder(db, 'BK-102')

  const first = await openOrders(db, { limit: 2, after: 0 })
  assert.deepEqual(first.orders.map(({ ticket }) => ticket), ['BK-101', 'BK-103'])
  assert.equal(first.next, '/orders?limit=2&after=3')

  const last = await openOrders(db, { limit: 2, after: 3 })
  assert.deepEqual(last.orders.map(({ ticket }) => ticket), ['BK-104'])
  assert.equal(last.next, null)
})
