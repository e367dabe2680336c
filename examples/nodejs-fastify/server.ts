import { bucket, http } from '@nitric/sdk'
import Fastify from 'fastify'

const receipts = bucket('receipts').allow('read', 'write', 'delete')
const app = Fastify({ logger: true })
app.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer' },
  (request, body, done) => done(null, body.length > 0 ? body : undefined),
)

app.get('/products', async () => {
  return { products: [{ id: 'heron-a3', name: 'Heron', price: 18 }] }
})

const schema = {
  body: {
    type: 'object',
    required: ['total'],
    properties: { total: { type: 'number' } },
  },
}

app.post<{ Params: { id: string }; Body: { total: number } }>(
  '/orders/:id/receipt',
  { schema },
  async (request, reply) => {
    const { total } = request.body
    await receipts.file(`${request.params.id}.txt`).write(`Total: ${total.toFixed(2)}\n`)
    return reply.code(201).send('Created')
  },
)

app.get<{ Params: { id: string } }>('/orders/:id/receipt', async (request, reply) => {
  const receipt = receipts.file(`${request.params.id}.txt`)

  if (await receipt.exists()) {
    return reply.type('text/plain').send(Buffer.from(await receipt.read()))
  }
  return reply.code(404).send()
})

app.delete<{ Params: { id: string } }>('/orders/:id/receipt', async (request, reply) => {
  const receipt = receipts.file(`${request.params.id}.txt`)

  if (await receipt.exists()) await receipt.delete()
  return reply.code(204).send()
})

http(async (port: number) => {
  await app.listen({ port, host: '0.0.0.0' })
  return app.server
})
