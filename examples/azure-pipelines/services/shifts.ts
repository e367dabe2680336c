import { api } from '@nitric/sdk'
import { restBetween } from '../lib/rest.ts'

const shifts = api('crew-shifts')

shifts.get('/rest', async (ctx) => {
  const rest = restBetween(String(ctx.req.query.end), String(ctx.req.query.start))
  if (rest === undefined) {
    ctx.res.status = 400
    return ctx.res.json({ error: 'Send end and start as dates with a time in UTC.' })
  }
  return ctx.res.json(rest)
})
