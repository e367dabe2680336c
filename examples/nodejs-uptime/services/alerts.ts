import { topic } from '@nitric/sdk'
import { sendAlert } from '../lib/alert.ts'
import type { Change } from '../lib/monitor.ts'

topic<Change>('status-changes').subscribe(async (ctx) => {
  await sendAlert(ctx.req.json(), process.env.ALERT_URL)
})
