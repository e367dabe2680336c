import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@nitric/sdk'
import { Claim, claimItem, NewItem, type Item } from './item.ts'

// #region dependencies
export interface Items {
  get(id: string): Promise<Item>
  set(id: string, item: Item): Promise<void>
}

export interface ItemClaimed {
  id: string
  owner: string
}

export interface Claims {
  publish(message: ItemClaimed): Promise<void>
}
// #endregion

const bodyOf = (ctx: HttpContext): unknown => {
  try {
    return ctx.req.json()
  } catch {
    return undefined
  }
}

const fail = (ctx: HttpContext, status: number, error: string): HttpContext => {
  ctx.res.status = status
  return ctx.res.json({ error })
}

export const findItem = async (items: Items, id: string): Promise<Item | undefined> => {
  try {
    return await items.get(id)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('5 NOT_FOUND')) return undefined
    throw error
  }
}

export const addItem = (items: Items) => async (ctx: HttpContext) => {
  const input = NewItem.safeParse(bodyOf(ctx))
  if (!input.success) return fail(ctx, 400, 'Send a description and a place.')

  const item: Item = { id: randomUUID(), ...input.data, claimedBy: null }
  await items.set(item.id, item)

  ctx.res.status = 201
  return ctx.res.json(item)
}

// #region claim
export const addClaim = (items: Items, claims: Claims) => async (ctx: HttpContext) => {
  const input = Claim.safeParse(bodyOf(ctx))
  if (!input.success) return fail(ctx, 400, 'Send the name of the owner.')

  const item = await findItem(items, ctx.req.params.id)
  if (!item) return fail(ctx, 404, 'There is no item with this ID.')
  if (item.claimedBy !== null) return fail(ctx, 409, 'Someone has already claimed this item.')

  const { owner } = input.data
  await items.set(item.id, claimItem(item, owner))
  await claims.publish({ id: item.id, owner })

  ctx.res.status = 202
  return ctx.res.json({ id: item.id })
}
// #endregion

export const getItem = (items: Items) => async (ctx: HttpContext) => {
  const item = await findItem(items, ctx.req.params.id)
  return item ? ctx.res.json(item) : fail(ctx, 404, 'There is no item with this ID.')
}
