// #region setup
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../lib/app.ts'
import type { Report } from '../lib/report.ts'

const stored = new Map<string, string>()
const published: Report[] = []

const app = createApp({
  files: {
    file: (name) => ({
      exists: async () => stored.has(name),
      read: async () => new TextEncoder().encode(stored.get(name)),
      write: async (content) => void stored.set(name, content),
      getUploadUrl: async () => `https://files.example/${name}`,
    }),
  },
  received: { publish: async (report) => void published.push(report) },
})

const server = createServer(app)
let url = ''

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

after(() => server.close())
// #endregion

const post = (path: string, body: string): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

const fallenTree = JSON.stringify({ trail: 'ridge-loop', text: 'A fallen tree', blocked: true })

// #region cases
test('stores a report and publishes it', async () => {
  const response = await post('/reports', fallenTree)
  assert.equal(response.status, 201)

  const report = (await response.json()) as Report
  assert.equal(response.headers.get('location'), `/reports/${report.id}`)
  assert.ok(stored.has(`reports/${report.id}.json`))
  assert.deepEqual(published, [report])
})

test('returns 400 for invalid input and for invalid JSON', async () => {
  assert.equal((await post('/reports', '{}')).status, 400)
  assert.equal((await post('/reports', '{')).status, 400)
})
// #endregion

test('returns 413 for a body above the limit', async () => {
  const text = 'x'.repeat(30_000)
  assert.equal((await post('/reports', JSON.stringify({ text }))).status, 413)
})

test('returns an upload URL only for a report that exists', async () => {
  const { id } = (await (await post('/reports', fallenTree)).json()) as Report
  assert.equal((await post(`/reports/${id}/photo`, '')).status, 200)
  assert.equal((await post('/reports/nothing/photo', '')).status, 404)
})

test('returns 404 for an unknown report, trail, and path', async () => {
  const paths = [`/reports/${randomUUID()}`, '/reports/nothing', '/trails/nothing', '/nothing']
  for (const path of paths) assert.equal((await fetch(url + path)).status, 404, path)
})
