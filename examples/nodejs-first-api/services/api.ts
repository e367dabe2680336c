import { api, bucket, kv, topic } from '@nitric/sdk'
import { createOrder, products, type Order } from '../shared/orders'

const shop = api('shop')
const orders = kv<Order>('orders').allow('get', 'set')
const orderPlaced = topic<Order>('order-placed').allow('publish')
const receipts = bucket('receipts').allow('read')

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
  await orderPlaced.publish(order)
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

shop.get('/orders/:id/receipt', async (ctx) => {
  const receipt = receipts.file(`${ctx.req.params.id}.txt`)

  if (await receipt.exists()) {
    ctx.res.headers['Content-Type'] = ['text/plain']
    ctx.res.body = await receipt.read()
  } else {
    ctx.res.status = 404
  }
})
