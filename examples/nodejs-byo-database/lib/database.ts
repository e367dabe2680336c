// #region open
import { secret } from '@nitric/sdk'
import pg from 'pg'
import { Problem } from './problem.ts'
import { settingsFor } from './settings.ts'

const warehouseUrl = secret('warehouse-url').allow('access')

const open = async (): Promise<pg.Pool> => {
  const value = await warehouseUrl.latest().access()
  const pool = new pg.Pool(settingsFor(value.asString()))
  pool.on('error', (error) => console.error('Idle connection lost:', error.message))
  return pool
}
// #endregion

// #region use
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

// PostgreSQL's codes for a wrong user or password, and for a user without access
const isLoginError = (error: unknown): boolean => ['28000', '28P01'].includes(String(codeOf(error)))

// Errors of the network, and PostgreSQL's codes for too many connections, a shutdown, and a start
const unavailable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', '53300', '57P01', '57P03']

const isUnavailable = (error: unknown): boolean =>
  unavailable.includes(String(codeOf(error))) ||
  (error instanceof Error && /timeout|terminated/i.test(error.message))

let current: Promise<pg.Pool> | undefined

export const useDatabase = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const pool = (current ??= open())
  try {
    return await work(await pool)
  } catch (error) {
    if (error instanceof Problem) throw error

    if (isLoginError(error) || isUnavailable(error)) {
      current = undefined
      pool.then((old) => old.end()).catch(() => {})
      console.error('The database is not available:', error)
      throw new Problem(503, 'The warehouse is not available. Try again in a moment.')
    }
    throw error
  }
}
// #endregion
