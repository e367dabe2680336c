// #region client
import { sql } from '@nitric/sdk'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../generated/prisma/client.ts'

const workshop = sql('workshop', { migrations: 'dockerfile://migrations.dockerfile' })

const connect = async () => {
  const url = await workshop.connectionString()
  const adapter = new PrismaPg({
    // On Azure, the URL contains `sslmode=require`. `pg` treats it like `verify-full`, but logs a warning.
    connectionString: url.replace('sslmode=require', 'sslmode=verify-full'),
    max: 2,
    connectionTimeoutMillis: 10_000,
  })
  return new PrismaClient({ adapter })
}

let client: Promise<PrismaClient> | undefined

export const openDatabase = () => {
  client ??= connect().catch((error) => {
    client = undefined
    throw error
  })
  return client
}
// #endregion
