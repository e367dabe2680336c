import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PrismaPlanetScale } from '@prisma/adapter-planetscale'
import { PrismaClient } from '../generated/prisma/client.ts'
import { addReport, addTrail, findTrail } from '../lib/trails.ts'

// #region stand-in
interface Answer {
  result?: object
  error?: { code: string; message: string }
}

// Answers statements in the format of PlanetScale's HTTP API, and records them.
const openTestDatabase = (answer: (statement: string) => Answer) => {
  const statements: string[] = []
  const fetch = async (_url: string, request: { body: string; headers: Record<string, string> }) => {
    assert.match(request.headers.Authorization, /^Basic /)
    const statement: string = JSON.parse(request.body).query
    statements.push(statement)
    return new Response(JSON.stringify({ session: {}, ...answer(statement) }))
  }
  const url = 'mysql://user:secret@planetscale.example/trail-reports'
  const adapter = new PrismaPlanetScale({ url, fetch: fetch as unknown as typeof globalThis.fetch })
  return { db: new PrismaClient({ adapter }), statements }
}

const rows = (types: Record<string, string>, ...values: string[][]): Answer => ({
  result: {
    fields: Object.entries(types).map(([name, type]) => ({ name, type })),
    rows: values.map((row) => ({
      lengths: row.map((value) => String(value.length)),
      values: btoa(row.join('')),
    })),
  },
})
// #endregion

const noTrail = rows({ id: 'INT32', slug: 'VARCHAR', name: 'VARCHAR' })

// #region cases
test('reports a slug that is in use', async () => {
  const message = "Duplicate entry 'ridge' for key 'Trail.Trail_slug_key' (errno 1062) (sqlstate 23000)"
  const { db } = openTestDatabase((statement) =>
    statement.startsWith('INSERT') ? { error: { code: 'ALREADY_EXISTS', message } } : {},
  )

  await assert.rejects(addTrail(db, { slug: 'ridge', name: 'Ridge trail' }), { status: 409 })
})

test('looks up the trail before it stores a report', async () => {
  const { db, statements } = openTestDatabase(() => noTrail)

  await assert.rejects(addReport(db, 'ridge', { condition: 'dry', note: 'Clear' }), { status: 404 })
  assert.equal(statements.some((statement) => statement.startsWith('INSERT')), false)
})

test('sends values with quotation marks safely', async () => {
  const { db, statements } = openTestDatabase(() => noTrail)

  await assert.rejects(findTrail(db, "x' OR '1'='1"), { status: 404 })
  assert.match(statements.join('\n'), /'x'' OR ''1''=''1'/)
})
// #endregion

test('passes on every other error', async () => {
  const message = 'Table trail-reports.Trail does not exist (errno 1146) (sqlstate 42S02)'
  const { db } = openTestDatabase(() => ({ error: { code: 'NOT_FOUND', message } }))

  await assert.rejects(findTrail(db, 'ridge'), (error: Error) => !('status' in error))
})
