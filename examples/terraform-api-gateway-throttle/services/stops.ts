import { api } from '@nitric/sdk'
import { nextDepartures } from '../lib/timetable.ts'

const times = api('bus-times')

times.get('/stops/:stop', async (ctx) => {
  const departures = nextDepartures(ctx.req.params.stop, String(ctx.req.query.after ?? '00:00'))
  if (!departures) {
    ctx.res.status = 404
    return ctx.res.json({ error: 'There is no stop with this name.' })
  }
  return ctx.res.json({ departures })
})

times.post('/reports', async (ctx) => {
  console.log('Delay reported:', ctx.req.text())
  ctx.res.status = 202
})
