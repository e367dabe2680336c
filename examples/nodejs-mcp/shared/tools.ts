import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { createOrder, products, type Order } from './orders'

const text = (value: unknown) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) }],
})

export function createTools(save: (order: Order) => Promise<void>): McpServer {
  const server = new McpServer({ name: 'paper-shop', version: '1.0.0' })

  server.registerTool(
    'list_products',
    {
      description: 'Lists the prints that are for sale, with their IDs and prices in dollars.',
      annotations: { readOnlyHint: true },
    },
    () => text({ products }),
  )

  server.registerTool(
    'place_order',
    {
      description: 'Orders prints of one product. The customer pays the total, so ask first.',
      inputSchema: { product: z.string(), quantity: z.number().int().min(1) },
    },
    async ({ product, quantity }) => {
      const order = createOrder(product, quantity)
      if (!order) return { ...text({ error: 'Unknown product' }), isError: true }

      await save(order)
      return text(order)
    },
  )

  return server
}
