import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Order } from '../shared/orders'
import { createTools } from '../shared/tools'

async function connect(save: (order: Order) => Promise<void>): Promise<Client> {
  const [own, theirs] = InMemoryTransport.createLinkedPair()
  await createTools(save).connect(theirs)
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(own)
  return client
}

test('lists the prints', async () => {
  const client = await connect(async () => assert.fail())
  const { content } = await client.callTool({ name: 'list_products' })
  assert.match(JSON.stringify(content), /heron-a3.*owl-a4/)
})

test('stores an order', async () => {
  const orders: Order[] = []
  const client = await connect(async (order) => void orders.push(order))
  await client.callTool({ name: 'place_order', arguments: { product: 'owl-a4', quantity: 3 } })
  assert.equal(orders.length, 1)
  assert.equal(orders[0].total, 36)
})

test('rejects an unknown product and an empty order', async () => {
  const client = await connect(async () => assert.fail())
  for (const order of [
    { product: 'dodo-a3', quantity: 1 },
    { product: 'owl-a4', quantity: 0 },
  ]) {
    const { isError } = await client.callTool({ name: 'place_order', arguments: order })
    assert.equal(isError, true)
  }
})
