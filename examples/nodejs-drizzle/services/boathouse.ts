// #region declare
import { api, type HttpContext } from '@nitric/sdk'
import { openDatabase } from '../db/client.ts'
import { addBoat, cancel, freeBoats, reserve, retireBoat } from '../lib/boathouse.ts'
import { Boat, NewReservation, Replacement, ReservationPath, Search, validate } from '../lib/inputs.ts'
import { handleProblems, Problem } from '../lib/problem.ts'

const boathouse = api('boathouse', { middleware: handleProblems })
// #endregion

const jsonOf = (ctx: HttpContext): unknown => {
  try {
    return ctx.req.json()
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }
}

// #region routes
boathouse.post('/boats', async (ctx) => {
  const boat = validate(Boat, jsonOf(ctx))
  await addBoat(await openDatabase(), boat)

  ctx.res.status = 201
  return ctx.res.json(boat)
})

boathouse.get('/boats/free', async (ctx) => {
  const { day } = validate(Search, ctx.req.query)
  return ctx.res.json(await freeBoats(await openDatabase(), day))
})

boathouse.post('/reservations', async (ctx) => {
  const reservation = validate(NewReservation, jsonOf(ctx))
  const stored = await reserve(await openDatabase(), reservation)

  ctx.res.status = 201
  return ctx.res.json(stored)
})
// #endregion

boathouse.delete('/reservations/:id', async (ctx) => {
  const { id } = validate(ReservationPath, ctx.req.params)
  await cancel(await openDatabase(), id)
  ctx.res.status = 204
})

boathouse.post('/boats/:id/retire', async (ctx) => {
  const { replacement } = validate(Replacement, jsonOf(ctx))
  const moved = await retireBoat(await openDatabase(), ctx.req.params.id, replacement)
  return ctx.res.json({ moved })
})
