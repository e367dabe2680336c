// #region service
import { bucket, http, topic } from '@nitric/sdk'
import { createApp } from '../lib/app.ts'
import { listenOn } from '../lib/listen.ts'
import type { Report } from '../lib/report.ts'

const files = bucket('trail-files').allow('read', 'write')
const reportReceived = topic<Report>('report-received')
const received = reportReceived.allow('publish')

reportReceived.subscribe(async (ctx) => {
  const { id, trail, blocked } = ctx.req.json()
  await files.file(`trails/${trail}.json`).write(JSON.stringify({ trail, blocked, report: id }))
})

http(listenOn(createApp({ files, received })))
// #endregion
