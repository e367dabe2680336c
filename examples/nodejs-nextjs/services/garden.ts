// #region respond
import { api, bucket, kv, type HttpMiddleware } from '@nitric/sdk'
import { addPhoto, listPhotos, readForm, Rejection, type Photo } from '../lib/gallery.ts'

const origin = process.env.WEB_ORIGIN

const respond: HttpMiddleware = async (ctx, next) => {
  ctx.res.headers['Cache-Control'] = ['no-store']
  if (origin) ctx.res.headers['Access-Control-Allow-Origin'] = [origin]

  try {
    return await next?.(ctx)
  } catch (error) {
    const expected = error instanceof Rejection
    if (!expected) console.error(ctx.req.method, ctx.req.path, error)

    ctx.res.status = expected ? error.status : 500
    return ctx.res.json({ error: expected ? error.message : 'Something went wrong.' })
  }
}
// #endregion

// #region declare
const garden = api('garden', { middleware: respond })
const store = kv<Photo>('gardenphotos').allow('get', 'set')
const images = bucket('garden-photos').allow('read', 'write')
// #endregion

// #region routes
garden.get('/photos', async (ctx) => {
  return ctx.res.json({ photos: await listPhotos(store, images) })
})

garden.post('/photos', async (ctx) => {
  const type = String(ctx.req.headers['content-type'] ?? '')
  const id = await addPhoto(await readForm(ctx.req.data, type), store, images)

  ctx.res.status = 201
  return ctx.res.json({ id })
})
// #endregion
