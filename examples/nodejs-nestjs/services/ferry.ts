// #region service
import 'reflect-metadata'
import { ConsoleLogger } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { http, kv, topic } from '@nitric/sdk'
import { AppModule } from '../src/app.module.ts'
import type { Booking, Departure, Manifest } from '../src/departures/departure.ts'
import { ManifestsService } from '../src/departures/manifests.service.ts'

const departures = kv<Departure>('departures').allow('get', 'set')
const manifests = kv<Manifest>('manifests').allow('get', 'set')
const bookingMade = topic<Booking>('booking-made')
const bookings = bookingMade.allow('publish')

const app = await NestFactory.create(AppModule.register({ departures, manifests, bookings }), {
  logger: new ConsoleLogger({ json: true, colors: false }),
})
app.enableShutdownHooks()
await app.init()

bookingMade.subscribe(async (ctx) => {
  await app.get(ManifestsService).add(ctx.req.json())
})

http((port: number) => app.listen(port))
// #endregion
