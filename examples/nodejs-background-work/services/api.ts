import { randomUUID } from 'node:crypto'
import { api, kv, topic } from '@nitric/sdk'
import type { Order } from '../shared/orders'

const shop = api('shop')
const orders = kv<Order>('orders').allow('get', 'set')
const orderPlaced = topic<Order>('order-placed').allow('publish')

shop.post('/orders', async (ctx) => {
  const { product, quantity } = ctx.req.json()
  if (typeof product !== 'string' || !Number.isInteger(quantity) || quantity < 1) {
    ctx.res.status = 400
    ctx.res.json({ error: 'Send the ID of a product and a quantity of at least 1.' })
    return
  }

  const order: Order = { id: randomUUID(), product, quantity, status: 'placed' }
  await orders.set(order.id, order)
  await orderPlaced.publish(order)
  ctx.res.status = 202
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
