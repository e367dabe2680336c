// #region controller
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common'
import { NewBooking, NewDeparture } from './departure.ts'
import { DeparturesService } from './departures.service.ts'
import { ManifestsService } from './manifests.service.ts'
import { ValidationPipe } from './validation.pipe.ts'

const departureBody = Body(new ValidationPipe(NewDeparture))
const bookingBody = Body(new ValidationPipe(NewBooking))

@Controller('departures/:id')
export class DeparturesController {
  constructor(
    private readonly departures: DeparturesService,
    private readonly manifests: ManifestsService,
  ) {}

  @Put()
  add(@Param('id') id: string, @departureBody input: NewDeparture) {
    return this.departures.add(id, input)
  }

  @Get()
  find(@Param('id') id: string) {
    return this.departures.find(id)
  }

  @Post('bookings')
  book(@Param('id') id: string, @bookingBody input: NewBooking) {
    return this.departures.book(id, input)
  }

  @Get('manifest')
  async manifest(@Param('id') id: string) {
    await this.departures.find(id)
    return this.manifests.of(id)
  }
}
// #endregion
