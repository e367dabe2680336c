// #region listen
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

const SHUTDOWN_MS = 8000

export const listenOn = (app: RequestListener) => async (port: number): Promise<Server> => {
  const server = createServer(app).listen(port)
  await once(server, 'listening')

  process.once('SIGTERM', () => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
  })
  return server
}
// #endregion
