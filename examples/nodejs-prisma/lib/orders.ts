// #region conflicts
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { NewOrder, Page } from './inputs.ts'
import { Problem } from './problem.ts'

const UNIQUE_VIOLATION = 'P2002'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code
// #endregion

// #region add
const withItems = { items: { omit: { id: true, orderId: true }, orderBy: { id: 'asc' } } } as const

export const addOrder = async (db: PrismaClient, { items, ...order }: NewOrder) => {
  try {
    return await db.order.create({
      data: { ...order, items: { create: items } },
      include: withItems,
    })
  } catch (error) {
    if (!isCode(error, UNIQUE_VIOLATION)) throw error
    throw new Problem(409, `The ticket ${order.ticket} is already in use.`)
  }
}
// #endregion

// #region find
export const findOrder = async (db: PrismaClient, ticket: string) => {
  const order = await db.order.findUnique({ where: { ticket }, include: withItems })
  if (!order) throw new Problem(404, `There's no order with the ticket ${ticket}.`)

  const total = order.items.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
  return { ...order, total }
}
// #endregion

// #region list
export const openOrders = async (db: PrismaClient, { limit, after }: Page) => {
  const orders = await db.order.findMany({
    where: { status: 'OPEN', id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit + 1,
    select: { id: true, ticket: true, customer: true },
  })
  const page = orders.slice(0, limit)

  return {
    orders: page,
    next: orders.length > limit ? `/orders?limit=${limit}&after=${page.at(-1)?.id}` : null,
  }
}
// #endregion

// #region finish
export const finishOrder = async (db: PrismaClient, ticket: string) => {
  const { count } = await db.order.updateMany({
    where: { ticket, status: 'OPEN' },
    data: { status: 'DONE' },
  })

  const order = await findOrder(db, ticket)
  if (count === 0) throw new Problem(409, `The order ${ticket} is already done.`)
  return order
}
// #endregion
