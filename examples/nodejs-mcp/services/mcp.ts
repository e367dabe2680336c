import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { api, kv, secret } from '@nitric/sdk'
import type { Order } from '../shared/orders'
import { createTools } from '../shared/tools'

const shop = api('shop')
const orders = kv<Order>('orders').allow('set')
const agentKey = secret('agent-key').allow('access')

shop.post('/mcp', async (ctx) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.req.headers)) headers.set(name, String(value))

  const key = await agentKey.latest().access()
  if (headers.get('x-agent-key') !== key.asString()) {
    ctx.res.status = 403
    return
  }

  const server = createTools((order) => orders.set(order.id, order))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)

  const url = 'https://paper-shop.example/mcp'
  const request = new Request(url, { method: 'POST', headers, body: ctx.req.text() })
  const response = await transport.handleRequest(request)
  await server.close()

  ctx.res.status = response.status
  ctx.res.headers['Content-Type'] = ['application/json']
  ctx.res.body = await response.text()
})

shop.get('/mcp', (ctx) => {
  ctx.res.status = 405
})
