import { randomUUID } from 'node:crypto'

export const products = [
  { id: 'heron-a3', name: 'Heron', price: 18 },
  { id: 'owl-a4', name: 'Owl', price: 12 },
]

export interface Order {
  id: string
  product: string
  quantity: number
  total: number
}

export function createOrder(product: string, quantity: number): Order | undefined {
  const found = products.find(({ id }) => id === product)
  if (!found || !Number.isInteger(quantity) || quantity < 1) return undefined

  return { id: randomUUID(), product, quantity, total: found.price * quantity }
}

