import { api, bucket } from '@nitric/sdk'
import { keyOf } from '../lib/recording.ts'

const archive = api('oral-history')
const recordings = bucket('interviews').allow('read', 'write')

archive.post('/recordings', async (ctx) => {
  const key = keyOf(ctx.req.text())
  if (!key) {
    ctx.res.status = 400
    return ctx.res.json({ error: 'Send the name of the person and the year of the interview.' })
  }
  ctx.res.status = 201
  const upload = await recordings.file(key).getUploadUrl({ expiry: 900 })
  return ctx.res.json({ key, upload })
})

archive.get('/recordings', async (ctx) => {
  const files = await recordings.files()
  return ctx.res.json({ keys: files.map(({ name }) => name).sort() })
})
