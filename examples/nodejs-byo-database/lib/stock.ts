// #region queries
import type { Pool, PoolClient } from 'pg'
import { Problem } from './problem.ts'

const CHECK_VIOLATION = '23514'

export type Queries = Pick<PoolClient, 'query'>

export const findStock = async (db: Queries, sku: string) => {
  const { rows } = await db.query('SELECT sku, quantity FROM stock WHERE sku = $1', [sku])
  if (rows.length === 0) throw new Problem(404, `There's no article with the SKU ${sku}.`)
  return rows[0]
}

export const move = async (db: Queries, sku: string, change: number) => {
  const stock = await db.query(
    'UPDATE stock SET quantity = quantity + $2 WHERE sku = $1 RETURNING sku, quantity',
    [sku, change],
  )
  if (stock.rows.length === 0) throw new Problem(404, `There's no article with the SKU ${sku}.`)

  await db.query('INSERT INTO movements (sku, change) VALUES ($1, $2)', [sku, change])
  return stock.rows[0]
}
// #endregion

// #region transaction
export const inTransaction = async <T>(pool: Pool, work: (db: Queries) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken = await client.query('ROLLBACK').then(() => false, () => true)
    throw isTooFew(error) ? new Problem(409, 'There are not enough pieces in stock.') : error
  } finally {
    client.release(broken)
  }
}

const isTooFew = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CHECK_VIOLATION
// #endregion
