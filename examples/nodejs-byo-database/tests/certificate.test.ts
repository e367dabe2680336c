import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { settingsFor } from '../lib/settings.ts'

const run = promisify(execFile)

// #region cases
test('requires a valid certificate, except on this machine', () => {
  const remote = settingsFor('postgresql://app:secret@db.example:5432/warehouse?sslmode=disable')
  assert.match(String(remote.connectionString), /sslmode=verify-full$/)

  const local = settingsFor('postgresql://app:secret@localhost:5432/warehouse')
  assert.doesNotMatch(String(local.connectionString), /sslmode/)
})

test('connects only if the certificate is trusted', async (t) => {
  const { url, certificate, close } = await startServer()
  t.after(close)

  assert.equal(await connect(url, {}), 'DEPTH_ZERO_SELF_SIGNED_CERT')
  assert.equal(await connect(url, { NODE_EXTRA_CA_CERTS: certificate }), '28P01')
})
// #endregion

// Connects in a new process, because Node.js reads NODE_EXTRA_CA_CERTS only when it starts.
const connect = async (url: string, env: Record<string, string>) => {
  const program = `
    import pg from 'pg'
    import { settingsFor } from './lib/settings.ts'
    const client = new pg.Client(settingsFor(process.env.WAREHOUSE_URL))
    client.connect().catch((error) => console.log(error.code))`
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout } = await run(process.execPath, flags, {
    env: { ...process.env, ...env, WAREHOUSE_URL: url },
  })
  return stdout.trim()
}

// A server that speaks TLS like PostgreSQL, and rejects every password
const startServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, '-keyout', keyFile, '-out', certificate])
  const [key, cert] = [await readFile(keyFile), await readFile(certificate)]

  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, key, cert })
      secure.on('error', () => {})
      secure.once('data', () => secure.end(rejection))
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgresql://app:secret@localhost:${port}/warehouse?sslmode=verify-full`
  return { url, certificate, close: () => server.close() }
}

const fields = Buffer.from('SFATAL\0C28P01\0Mwrong password\0\0')
const rejection = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), fields])
rejection.writeInt32BE(fields.length + 4, 1)
