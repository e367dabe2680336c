import { api, kv } from '@nitric/sdk'
import { createOrder, products, type Order } from '../shared/orders'

const shop = api('shop')
const orders = kv<Order>('orders').allow('get', 'set')

shop.get('/products', (ctx) => {
  ctx.res.json({ products })
})

shop.post('/orders', async (ctx) => {
  const { product, quantity } = ctx.req.json()
  const order = createOrder(product, quantity)

  if (!order) {
    ctx.res.status = 400
    ctx.res.json({ error: 'Send the ID of a product and a quantity of at least 1.' })
    return
  }

  await orders.set(order.id, order)
  ctx.res.status = 201
  ctx.res.json(order)
})

shop.get('/orders/:id', async (ctx) => {
  try {
    ctx.res.json(await orders.get(ctx.req.params.id))
  } catch (error) {
    if (!String(error).includes('5 NOT_FOUND')) throw error
    ctx.res.status = 404
  }
})
