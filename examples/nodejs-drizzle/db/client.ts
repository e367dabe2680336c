// #region client
import { sql } from '@nitric/sdk'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

const rowing = sql('rowing', { migrations: 'file://migrations' })

const connect = async () => {
  const url = await rowing.connectionString()
  const pool = new pg.Pool({
    // On Azure, the URL contains `sslmode=require`. `pg` treats it like `verify-full`, but logs a warning.
    connectionString: url.replace('sslmode=require', 'sslmode=verify-full'),
    max: 2,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', (error) => console.error('Idle connection lost:', error.message))
  return drizzle(pool)
}

let client: ReturnType<typeof connect> | undefined

export const openDatabase = () => {
  client ??= connect().catch((error) => {
    client = undefined
    throw error
  })
  return client
}
// #endregion
