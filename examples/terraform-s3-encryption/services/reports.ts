import { api, bucket } from '@nitric/sdk'
import { isSample } from '../lib/sample.ts'

const lab = api('soil-lab')
const reports = bucket('soil-reports').allow('read', 'write')

lab.put('/reports/:sample', async (ctx) => {
  const { sample } = ctx.req.params
  const text = ctx.req.text()
  if (!isSample(sample) || text === '') {
    ctx.res.status = 400
    return ctx.res.json({ error: 'Send a report for a sample such as field-07.' })
  }
  await reports.file(`${sample}.txt`).write(text)
  ctx.res.status = 204
})

lab.get('/reports/:sample', async (ctx) => {
  const { sample } = ctx.req.params
  const report = reports.file(`${sample}.txt`)
  if (!isSample(sample) || !(await report.exists())) {
    ctx.res.status = 404
    return ctx.res.json({ error: 'There is no report for this sample.' })
  }
  ctx.res.headers['Content-Type'] = ['text/plain; charset=utf-8']
  ctx.res.body = await report.read()
})
