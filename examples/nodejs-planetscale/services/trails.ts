import { api, type HttpContext } from '@nitric/sdk'
import { openDatabase } from '../lib/database.ts'
import { NewReport, NewTrail, validate } from '../lib/inputs.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { addReport, addTrail, findTrail } from '../lib/trails.ts'

const trails = api('trails', { middleware: handleProblems })

const jsonOf = (ctx: HttpContext): unknown => {
  try {
    return ctx.req.json()
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }
}

// #region routes
trails.post('/trails', async (ctx) => {
  const trail = validate(NewTrail, jsonOf(ctx))
  const stored = await addTrail(await openDatabase(), trail)

  ctx.res.status = 201
  return ctx.res.json(stored)
})

trails.get('/trails/:slug', async (ctx) => {
  return ctx.res.json(await findTrail(await openDatabase(), ctx.req.params.slug))
})

trails.post('/trails/:slug/reports', async (ctx) => {
  const report = validate(NewReport, jsonOf(ctx))
  const stored = await addReport(await openDatabase(), ctx.req.params.slug, report)

  ctx.res.status = 201
  return ctx.res.json(stored)
})
// #endregion
