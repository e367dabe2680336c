import { randomUUID } from 'node:crypto'
import { api } from '@nitric/sdk'

const shop = api('shop')

const products = [
  { id: 'heron-a3', name: 'Heron', price: 18 },
  { id: 'owl-a4', name: 'Owl', price: 12 },
]

shop.get('/products', (ctx) => {
  ctx.res.headers['Cache-Control'] = ['no-store']
  ctx.res.json({ products })
})

shop.post('/orders', (ctx) => {
  const { product } = ctx.req.json()
  const found = products.find(({ id }) => id === product)

  if (!found) {
    ctx.res.status = 400
    ctx.res.json({ error: 'Send the ID of a product.' })
    return
  }

  ctx.res.status = 201
  ctx.res.json({ id: randomUUID(), product, total: found.price })
})
