// #region logger
import type { FastifyServerOptions } from 'fastify'

const severities: Record<string, string> = { warn: 'WARNING', fatal: 'CRITICAL' }

export const logger: FastifyServerOptions['logger'] = {
  level: process.env.LOG_LEVEL ?? 'info',
  messageKey: 'message',
  formatters: {
    level: (label) => ({ severity: severities[label] ?? label.toUpperCase() }),
  },
}
// #endregion
