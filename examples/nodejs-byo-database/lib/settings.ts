// #region settings
import type { PoolConfig } from 'pg'

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

export const settingsFor = (connectionString: string): PoolConfig => {
  const url = new URL(connectionString)
  if (!isLocal(url.hostname)) url.searchParams.set('sslmode', 'verify-full')

  return {
    connectionString: url.href,
    max: 2,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    idleTimeoutMillis: 30_000,
  }
}
// #endregion
