import { api, bucket } from '@nitric/sdk'

const shop = api('shop')
const artwork = bucket('artwork').allow('read', 'write')

shop.put('/products/:id/photo', async (ctx) => {
  const photo = artwork.file(`originals/${ctx.req.params.id}.jpg`)

  ctx.res.body = await photo.getUploadUrl({ expiry: 300 })
})

shop.get('/products/:id/thumbnail', async (ctx) => {
  const thumbnail = artwork.file(`thumbnails/${ctx.req.params.id}.webp`)

  if (await thumbnail.exists()) {
    ctx.res.status = 303
    ctx.res.headers.Location = [await thumbnail.getDownloadUrl({ expiry: 3600 })]
  } else {
    ctx.res.status = 404
  }
})
