// #region service
import { http, kv } from '@nitric/sdk'
import { createApp } from '../lib/app.ts'
import { logger } from '../lib/logger.ts'
import type { Book } from '../lib/schemas.ts'

const books = kv<Book>('books').allow('get', 'set')
const app = createApp(books, logger)

http(async (port: number) => {
  await app.listen({ port, host: '0.0.0.0' })
  return app.server
})

process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0))
})
// #endregion
