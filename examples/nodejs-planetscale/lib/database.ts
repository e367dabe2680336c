// #region client
import { secret } from '@nitric/sdk'
import { PrismaPlanetScale } from '@prisma/adapter-planetscale'
import { PrismaClient } from '../generated/prisma/client.ts'

const branchUrl = secret('planetscale-url').allow('access')

const connect = async () => {
  const value = await branchUrl.latest().access()
  return new PrismaClient({ adapter: new PrismaPlanetScale({ url: value.asString() }) })
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
