import { defineConfig } from 'prisma/config'

// `prisma generate` doesn't run the schema engine, so this prevents Prisma from downloading it.
if (process.argv.includes('generate')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DB_URL ?? '' },
})
