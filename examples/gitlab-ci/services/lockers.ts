import { api } from '@nitric/sdk'
import { compartmentFor, readParcel } from '../lib/compartment.ts'

const lockers = api('parcel-lockers')

lockers.get('/compartment', async (ctx) => {
  const parcel = readParcel(ctx.req.query)
  if (!parcel) {
    ctx.res.status = 400
    return ctx.res.json({ error: 'Send width, height, and depth in millimeters.' })
  }

  const compartment = compartmentFor(parcel)
  if (!compartment) {
    ctx.res.status = 404
    return ctx.res.json({ error: 'The parcel is too large for every compartment.' })
  }
  return ctx.res.json({ compartment })
})
