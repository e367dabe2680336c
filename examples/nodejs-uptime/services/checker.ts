import { kv, topic } from '@nitric/sdk'
import { monitor, type Change, type Check } from '../lib/monitor.ts'
import { sites } from '../lib/sites.ts'
import type { Status } from '../lib/status.ts'

const checks = topic<Check>('site-checks')
const changes = topic<Change>('status-changes').allow('publish')
const store = kv<Status>('sitestatus').allow('get', 'set')

checks.subscribe(async (ctx) => {
  const { site: id, run } = ctx.req.json()
  const site = sites.find((site) => site.id === id)
  if (!site) {
    console.warn(`${id} isn't on the list anymore`)
    return
  }

  await monitor(site, run, { store, announce: (change) => changes.publish(change) })
})
