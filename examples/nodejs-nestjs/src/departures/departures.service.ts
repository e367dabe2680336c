// #region service
import {
  BadRequestException,
  ConflictException,
  Inject,
  Injectable,
  Logger,
  NotFoundException,
} from '@nestjs/common'
import { BOOKINGS, DEPARTURES, findIn, type Publisher, type Store } from '../nitric/nitric.module.ts'
import { isDepartureId } from './departure.ts'
import type { Booking, Departure, NewBooking, NewDeparture } from './departure.ts'

@Injectable()
export class DeparturesService {
  private readonly logger = new Logger(DeparturesService.name)

  constructor(
    @Inject(DEPARTURES) private readonly departures: Store<Departure>,
    @Inject(BOOKINGS) private readonly bookings: Publisher<Booking>,
  ) {}

  async find(id: string): Promise<Departure> {
    const departure = isDepartureId(id) ? await findIn(this.departures, id) : undefined
    if (!departure) throw new NotFoundException(`There's no departure ${id}.`)
    return departure
  }

  async add(id: string, input: NewDeparture): Promise<Departure> {
    if (!isDepartureId(id)) throw new BadRequestException('Use an ID such as oban-0800.')
    if (await findIn(this.departures, id)) throw new ConflictException(`${id} already exists.`)

    const departure = { ...input, id, booked: 0 }
    await this.departures.set(id, departure)
    return departure
  }

  async book(id: string, { plate }: NewBooking): Promise<Booking> {
    const departure = await this.find(id)
    if (departure.booked >= departure.cars) throw new ConflictException('The car deck is full.')

    await this.departures.set(id, { ...departure, booked: departure.booked + 1 })
    await this.bookings.publish({ departure: id, plate })
    this.logger.log(`booked ${plate} on ${id}`)
    return { departure: id, plate }
  }
}
// #endregion
