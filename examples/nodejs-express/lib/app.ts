import { randomUUID } from 'node:crypto'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { isReportId, isTrail, NewReport, type Report } from './report.ts'

// #region resources
interface StoredFile {
  exists(): Promise<boolean>
  read(): Promise<Uint8Array>
  write(content: string): Promise<void>
  getUploadUrl(): Promise<string>
}

export interface Resources {
  files: { file(name: string): StoredFile }
  received: { publish(report: Report): Promise<void> }
}
// #endregion

// #region read
const readJson = async (file: StoredFile): Promise<unknown> =>
  (await file.exists()) ? JSON.parse(new TextDecoder().decode(await file.read())) : undefined
// #endregion

// #region errors
const handleError: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error)

  const status: unknown = error.status
  if (typeof status === 'number' && status >= 400 && status < 500) {
    res.status(status).json({ error: 'The request is invalid.' })
    return
  }
  console.error(req.method, req.path, error)
  res.status(500).json({ error: 'Something went wrong.' })
}
// #endregion

// #region app
export const createApp = ({ files, received }: Resources): Express => {
  const app = express()
  app.disable('x-powered-by')

  app.get('/health', (req, res) => {
    res.json({ status: 'ok' })
  })

  app.post('/reports', express.json({ limit: '20kb' }), async (req, res) => {
    const input = NewReport.safeParse(req.body)
    if (!input.success) {
      res.status(400).json({ error: 'Send a trail, a text, and whether the trail is blocked.' })
      return
    }

    const report: Report = { id: randomUUID(), ...input.data }
    await files.file(`reports/${report.id}.json`).write(JSON.stringify(report))
    await received.publish(report)
    res.status(201).location(`/reports/${report.id}`).json(report)
  })
  // #endregion

  // #region routes
  app.get('/reports/:id', async (req, res) => {
    const { id } = req.params
    const report = isReportId(id) && (await readJson(files.file(`reports/${id}.json`)))
    if (report) res.json(report)
    else res.status(404).json({ error: 'There is no report with this ID.' })
  })

  app.get('/trails/:trail', async (req, res) => {
    const { trail } = req.params
    const latest = isTrail(trail) && (await readJson(files.file(`trails/${trail}.json`)))
    if (latest) res.json(latest)
    else res.status(404).json({ error: 'There is no report about this trail.' })
  })
  // #endregion

  // #region photo
  app.post('/reports/:id/photo', async (req, res) => {
    const { id } = req.params
    if (isReportId(id) && (await files.file(`reports/${id}.json`).exists())) {
      res.json({ uploadUrl: await files.file(`photos/${id}.jpg`).getUploadUrl() })
    } else {
      res.status(404).json({ error: 'There is no report with this ID.' })
    }
  })
  // #endregion

  app.use((req, res) => {
    res.status(404).json({ error: 'Not found.' })
  })
  app.use(handleError)
  return app
}
