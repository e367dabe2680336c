import { randomUUID } from 'node:crypto'
import { api, kv, oidcRule } from '@nitric/sdk'
import { audience, claimsOf, hasScope, issuer } from '../shared/auth'

const customers = oidcRule({
  name: 'customers',
  issuer: `${issuer}.well-known/openid-configuration`,
  audiences: [audience],
})

const shop = api('shop')
const orders = kv('orders').allow('set')

const products = [
  { id: 'heron-a3', name: 'Heron', price: 18 },
  { id: 'owl-a4', name: 'Owl', price: 12 },
]

shop.get('/products', (ctx) => {
  ctx.res.json({ products })
})

shop.post(
  '/orders',
  async (ctx) => {
    const claims = await claimsOf(ctx.req.headers.authorization)
    if (!claims) {
      ctx.res.status = 401
      ctx.res.json({ error: 'Send a valid access token.' })
      return
    }

    if (!hasScope(claims, 'orders:write')) {
      ctx.res.status = 403
      ctx.res.json({ error: 'The access token requires the scope orders:write.' })
      return
    }

    const { product, quantity } = ctx.req.json()
    const isKnown = products.some(({ id }) => id === product)
    if (!isKnown || !Number.isInteger(quantity) || quantity < 1) {
      ctx.res.status = 400
      ctx.res.json({ error: 'Send the ID of a product and a quantity of at least 1.' })
      return
    }

    const order = { id: randomUUID(), product, quantity, customer: claims.sub }
    await orders.set(order.id, order)
    ctx.res.status = 201
    ctx.res.json(order)
  },
  { security: [customers('orders:write')] }
)
