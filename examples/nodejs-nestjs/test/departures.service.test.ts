// #region cases
import 'reflect-metadata'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Test } from '@nestjs/testing'
import { AppModule } from '../src/app.module.ts'
import { DeparturesService } from '../src/departures/departures.service.ts'
import { ManifestsService } from '../src/departures/manifests.service.ts'
import { BOOKINGS } from '../src/nitric/nitric.module.ts'
import { fakeResources } from './fakes.ts'

const crossing = { from: 'Oban', to: 'Craignure', cars: 1 }

test('books a car only as long as there is space', async () => {
  const resources = fakeResources()
  const imports = [AppModule.register(resources)]
  const module = await Test.createTestingModule({ imports }).compile()
  const service = module.get(DeparturesService)

  await service.add('oban-0800', crossing)
  await service.book('oban-0800', { plate: 'SN12ABC' })

  await assert.rejects(service.book('oban-0800', { plate: 'AB34XYZ' }), { status: 409 })
  assert.deepEqual(resources.published, [{ departure: 'oban-0800', plate: 'SN12ABC' }])
})

test('fails if the topic is not available', async () => {
  const publish = () => Promise.reject(new Error('14 UNAVAILABLE'))
  const imports = [AppModule.register(fakeResources())]
  const module = await Test.createTestingModule({ imports })
    .overrideProvider(BOOKINGS)
    .useValue({ publish })
    .compile()
  const service = module.get(DeparturesService)
  await service.add('oban-0800', crossing)

  await assert.rejects(service.book('oban-0800', { plate: 'SN12ABC' }), /UNAVAILABLE/)
})
// #endregion

test('adds a car to the manifest only once', async () => {
  const imports = [AppModule.register(fakeResources())]
  const module = await Test.createTestingModule({ imports }).compile()
  const service = module.get(ManifestsService)

  await service.add({ departure: 'oban-0800', plate: 'SN12ABC' })
  await service.add({ departure: 'oban-0800', plate: 'SN12ABC' })

  assert.deepEqual(await service.of('oban-0800'), { plates: ['SN12ABC'] })
})
