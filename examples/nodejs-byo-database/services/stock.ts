import { api, type HttpContext } from '@nitric/sdk'
import { useDatabase } from '../lib/database.ts'
import { Movement, validate } from '../lib/inputs.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { findStock, inTransaction, move } from '../lib/stock.ts'

const stock = api('stock', { middleware: handleProblems })

const jsonOf = (ctx: HttpContext): unknown => {
  try {
    return ctx.req.json()
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }
}

// #region routes
stock.get('/stock/:sku', async (ctx) => {
  const { sku } = ctx.req.params
  return ctx.res.json(await useDatabase((pool) => findStock(pool, sku)))
})

stock.post('/stock/:sku/movements', async (ctx) => {
  const { sku } = ctx.req.params
  const { change } = validate(Movement, jsonOf(ctx))
  const moved = await useDatabase((pool) => inTransaction(pool, (db) => move(db, sku, change)))

  ctx.res.status = 201
  return ctx.res.json(moved)
})
// #endregion
