import { api } from '@nitric/sdk'
import { priceOf } from '../lib/price.ts'

const scale = api('fruit-scale')

scale.get('/prices/:fruit', async (ctx) => {
  const price = priceOf(ctx.req.params.fruit, Number(ctx.req.query.grams))
  if ('error' in price) {
    ctx.res.status = price.error === 'unknown fruit' ? 404 : 400
  }
  return ctx.res.json(price)
})
