// #region service
import { bucket, kv, topic } from '@nitric/sdk'
import { findItem, type ItemClaimed } from '../lib/handlers.ts'
import { letterFor, type Item } from '../lib/item.ts'

const items = kv<Item>('founditems').allow('get')
const letters = bucket('letters').allow('write')

topic<ItemClaimed>('item-claimed').subscribe(async (ctx) => {
  const { id, owner } = ctx.req.json()
  const item = await findItem(items, id)
  if (!item) return

  await letters.file(`${id}.txt`).write(letterFor(item, owner))
})
// #endregion
