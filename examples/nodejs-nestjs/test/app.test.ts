// #region setup
import 'reflect-metadata'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { INestApplication } from '@nestjs/common'
import { Test } from '@nestjs/testing'
import { AppModule } from '../src/app.module.ts'
import { fakeResources } from './fakes.ts'

let app: INestApplication
let url = ''

before(async () => {
  const imports = [AppModule.register(fakeResources())]
  const module = await Test.createTestingModule({ imports }).compile()
  app = module.createNestApplication()
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})

after(() => app.close())
// #endregion

const send = (method: string, path: string, body: unknown): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

// #region cases
test('returns 400 with the names of the invalid fields', async () => {
  const response = await send('PUT', '/departures/oban-0800', { from: 'Oban', cars: 0 })

  assert.equal(response.status, 400)
  assert.match(await response.text(), /Invalid: to, cars\./)
})
// #endregion

test('adds a departure once, and books a car', async () => {
  const crossing = { from: 'Oban', to: 'Craignure', cars: 1 }
  const plate = 'SN12ABC'
  const path = '/departures/oban-0800'

  assert.equal((await send('PUT', path, crossing)).status, 200)
  assert.equal((await send('PUT', path, crossing)).status, 409)
  assert.equal((await send('POST', `${path}/bookings`, { plate })).status, 201)
  assert.equal((await send('POST', `${path}/bookings`, { plate })).status, 409)
})

test('returns 400 for an ID that does not work as a key', async () => {
  const crossing = { from: 'Oban', to: 'Craignure', cars: 1 }

  assert.equal((await send('PUT', '/departures/Oban%2F0800', crossing)).status, 400)
  assert.equal((await fetch(`${url}/departures/Oban%2F0800`)).status, 404)
})

test('returns 404 for an unknown departure', async () => {
  assert.equal((await fetch(`${url}/departures/nothing`)).status, 404)
  assert.equal((await fetch(`${url}/departures/nothing/manifest`)).status, 404)
  assert.equal((await send('POST', '/departures/nothing/bookings', { plate: 'AB1' })).status, 404)
})
