// #region declare
import { api, type HttpContext } from '@nitric/sdk'
import { openDatabase } from '../db/client.ts'
import { NewOrder, Page, validate } from '../lib/inputs.ts'
import { addOrder, findOrder, finishOrder, openOrders } from '../lib/orders.ts'
import { handleProblems, Problem } from '../lib/problem.ts'

const workshop = api('workshop', { middleware: handleProblems })
// #endregion

const jsonOf = (ctx: HttpContext): unknown => {
  try {
    return ctx.req.json()
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }
}

// #region routes
workshop.post('/orders', async (ctx) => {
  const order = validate(NewOrder, jsonOf(ctx))
  const stored = await addOrder(await openDatabase(), order)

  ctx.res.status = 201
  ctx.res.headers.Location = [`/orders/${stored.ticket}`]
  return ctx.res.json(stored)
})

workshop.get('/orders', async (ctx) => {
  const page = validate(Page, ctx.req.query)
  return ctx.res.json(await openOrders(await openDatabase(), page))
})

workshop.get('/orders/:ticket', async (ctx) => {
  return ctx.res.json(await findOrder(await openDatabase(), ctx.req.params.ticket))
})

workshop.post('/orders/:ticket/finish', async (ctx) => {
  return ctx.res.json(await finishOrder(await openDatabase(), ctx.req.params.ticket))
})
// #endregion
