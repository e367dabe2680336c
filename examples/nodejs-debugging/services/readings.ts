// #region declare
import { api, kv, topic, type HttpContext } from '@nitric/sdk'
import { log, logError } from '../lib/log.ts'
import { isLeak, Reading, usageSince } from '../lib/usage.ts'

const meters = api('meters')
const readings = kv<{ liters: number }>('meterreadings').allow('get', 'set')
const leaks = topic<{ meter: string; usage: number }>('leak-suspected').allow('publish')
// #endregion

const previousOf = async (meter: string): Promise<number | undefined> => {
  try {
    return (await readings.get(meter)).liters
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('5 NOT_FOUND')) return undefined
    throw error
  }
}

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

// #region record
const record = async (ctx: HttpContext, meter: string) => {
  const reading = Reading.safeParse(bodyOf(ctx))
  if (!reading.success) return fail(ctx, 400, 'Send the whole number of liters.')

  const { liters } = reading.data
  const usage = usageSince(await previousOf(meter), liters)
  if (usage === undefined) return fail(ctx, 409, 'The meter counts backward.')

  await readings.set(meter, { liters })
  if (isLeak(usage)) await leaks.publish({ meter, usage })

  log('INFO', 'reading recorded', { meter, usage })
  return ctx.res.json({ meter, usage })
}
// #endregion

// #region handler
meters.post('/meters/:meter/readings', async (ctx) => {
  const { meter } = ctx.req.params
  try {
    return await record(ctx, meter)
  } catch (error) {
    logError('reading failed', error, { meter })
    return fail(ctx, 500, 'Something went wrong.')
  }
})
// #endregion
