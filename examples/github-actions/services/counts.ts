import { api, kv } from '@nitric/sdk'
import { addCount, readCount, type Total } from '../lib/count.ts'

const counter = api('bike-counter')
const totals = kv<Total>('ridertotals').allow('get', 'set')

const totalOf = async (station: string): Promise<Total> => {
  try {
    return await totals.get(station)
  } catch (error) {
    const missing = error instanceof Error && error.message.startsWith('5 NOT_FOUND')
    if (missing) return { riders: 0, reports: 0 }
    throw error
  }
}

counter.get('/stations/:station', async (ctx) => {
  return ctx.res.json(await totalOf(ctx.req.params.station))
})

counter.post('/stations/:station/counts', async (ctx) => {
  const riders = readCount(ctx.req.text())
  if (riders === undefined) {
    ctx.res.status = 400
    return ctx.res.json({ error: 'Send a whole number of riders, such as {"riders": 12}.' })
  }

  const { station } = ctx.req.params
  const total = addCount(await totalOf(station), riders)
  await totals.set(station, total)

  ctx.res.status = 201
  return ctx.res.json(total)
})
