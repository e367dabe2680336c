import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { checkSite } from '../lib/check.ts'

// #region server
const delays: Record<string, number> = { '/slow': 1_500, '/silent': 6_000 }

const server = createServer((req, res) => {
  setTimeout(() => {
    res.writeHead(req.url === '/down' ? 503 : 200).end('done')
  }, delays[req.url ?? ''] ?? 0)
})

const limits = { slowAfter: 1_000, timeout: 3_000 }
let base: string

before(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})
// #endregion

// #region cases
test('tells up, slow, and down apart', async () => {
  const up = await checkSite(`${base}/up`, limits)
  assert.equal(up.state, 'up')

  const slow = await checkSite(`${base}/slow`, limits)
  assert.equal(slow.state, 'slow')
  assert.ok(slow.milliseconds > limits.slowAfter)

  const down = await checkSite(`${base}/down`, limits)
  assert.equal(down.reason, 'Status 503')
})

test('stops waiting for a site that never responds', async () => {
  const { state, reason } = await checkSite(`${base}/silent`, limits)

  assert.deepEqual({ state, reason }, { state: 'down', reason: 'No response within 3000 ms' })
})

test('reports a server that refuses the connection', async () => {
  const { state, reason } = await checkSite('http://127.0.0.1:2', limits)

  assert.deepEqual({ state, reason }, { state: 'down', reason: 'ECONNREFUSED' })
})
// #endregion
