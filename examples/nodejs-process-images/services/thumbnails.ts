import { bucket } from '@nitric/sdk'
import sharp from 'sharp'

const artwork = bucket('artwork').allow('read', 'write', 'delete')

artwork.on('write', 'originals/', async (ctx) => {
  const file = artwork.file(ctx.req.key)
  const response = await fetch(await file.getDownloadUrl({ expiry: 60 }))
  if (!response.ok) throw new Error(`Downloading ${ctx.req.key} failed: ${response.status}`)
  const original = await response.arrayBuffer()
  let thumbnail: Buffer

  try {
    thumbnail = await sharp(original).autoOrient().resize({ width: 300 }).webp().toBuffer()
  } catch (error) {
    console.log(`Deleting ${ctx.req.key}: ${error}`)
    await file.delete()
    return
  }

  const key = ctx.req.key.replace('originals/', 'thumbnails/').replace('.jpg', '.webp')
  await artwork.file(key).write(thumbnail)
  console.log(`Wrote ${key}, ${thumbnail.length} bytes`)
})
