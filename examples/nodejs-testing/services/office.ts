// #region service
import { api, bucket, kv, topic } from '@nitric/sdk'
import { addClaim, addItem, getItem, type ItemClaimed } from '../lib/handlers.ts'
import type { Item } from '../lib/item.ts'

const office = api('office')
const items = kv<Item>('founditems').allow('get', 'set')
const claims = topic<ItemClaimed>('item-claimed').allow('publish')
const letters = bucket('letters').allow('read')

office.post('/items', addItem(items))
office.get('/items/:id', getItem(items))
office.post('/items/:id/claims', addClaim(items, claims))

office.get('/items/:id/letter', async (ctx) => {
  const letter = letters.file(`${ctx.req.params.id}.txt`)
  if (!(await letter.exists())) {
    ctx.res.status = 404
    return ctx.res.json({ error: 'There is no letter for this item.' })
  }

  ctx.res.headers['Content-Type'] = ['text/plain; charset=utf-8']
  ctx.res.body = await letter.read()
  return ctx
})
// #endregion
