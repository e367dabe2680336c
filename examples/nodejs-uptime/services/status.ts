// #region report
import { api, kv } from '@nitric/sdk'
import { findStatus } from '../lib/monitor.ts'
import { sites } from '../lib/sites.ts'
import type { Status } from '../lib/status.ts'

const uptime = api('uptime')
const store = kv<Status>('sitestatus').allow('get')

const reportOn = async (site: string) => {
  const status = await findStatus(store, site)
  if (!status) return { site, state: 'unknown' }

  const { state, reason, milliseconds, since, run, checks, available } = status
  const percent = Math.round((available / checks) * 1_000) / 10
  return { site, state, reason, milliseconds, since, checkedAt: run, checks, percent }
}

uptime.get('/sites', async (ctx) => {
  return ctx.res.json({ sites: await Promise.all(sites.map(({ id }) => reportOn(id))) })
})

uptime.get('/sites/:id', async (ctx) => {
  const site = sites.find(({ id }) => id === ctx.req.params.id)
  if (!site) {
    ctx.res.status = 404
    return ctx.res.json({ error: `There's no site ${ctx.req.params.id}.` })
  }

  return ctx.res.json(await reportOn(site.id))
})
// #endregion
