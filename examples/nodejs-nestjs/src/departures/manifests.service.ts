// #region service
import { Inject, Injectable } from '@nestjs/common'
import { findIn, MANIFESTS, type Store } from '../nitric/nitric.module.ts'
import type { Booking, Manifest } from './departure.ts'

@Injectable()
export class ManifestsService {
  constructor(@Inject(MANIFESTS) private readonly manifests: Store<Manifest>) {}

  async of(departure: string): Promise<Manifest> {
    return (await findIn(this.manifests, departure)) ?? { plates: [] }
  }

  async add({ departure, plate }: Booking): Promise<void> {
    const { plates } = await this.of(departure)
    if (!plates.includes(plate)) {
      await this.manifests.set(departure, { plates: [...plates, plate] })
    }
  }
}
// #endregion
