import { schedule, topic } from '@nitric/sdk'
import type { Check } from '../../lib/monitor.ts'
import { sites } from '../../lib/sites.ts'

const checks = topic<Check>('site-checks').allow('publish')

schedule('check-sites').every('5 minutes', async () => {
  const run = new Date().toISOString()

  const published = await Promise.allSettled(
    sites.map(({ id }) => checks.publish({ site: id, run })),
  )
  for (const [index, { status }] of published.entries()) {
    if (status === 'rejected') console.error(`${sites[index]?.id} isn't checked in the run ${run}`)
  }
})
