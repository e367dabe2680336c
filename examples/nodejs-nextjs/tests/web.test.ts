import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { listPhotos } from '../web/lib/api.ts'

// #region web
const respondWith = (t: TestContext, body: string, init: ResponseInit) =>
  t.mock.method(globalThis, 'fetch', async () => new Response(body, init))

test('calls the API on the same domain', async (t) => {
  const headers = { 'Content-Type': 'application/json' }
  const fetched = respondWith(t, '{"photos":[]}', { headers })

  assert.deepEqual(await listPhotos(), [])
  assert.equal(fetched.mock.calls[0]?.arguments[0], '/api/garden/photos')
})

test('shows the message of the API', async (t) => {
  const headers = { 'Content-Type': 'application/json' }
  respondWith(t, '{"error":"The image is missing."}', { status: 400, headers })

  await assert.rejects(listPhotos(), /The image is missing/)
})

test('fails if it receives a page instead of JSON', async (t) => {
  respondWith(t, '<h1>Not found</h1>', { status: 200, headers: { 'Content-Type': 'text/html' } })

  await assert.rejects(listPhotos(), /status 200 without JSON/)
})
// #endregion
