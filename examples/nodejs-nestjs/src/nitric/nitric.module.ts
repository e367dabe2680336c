// #region tokens
import { Module, type DynamicModule, type Provider } from '@nestjs/common'
import type { Booking, Departure, Manifest } from '../departures/departure.ts'

export interface Store<T> {
  get(key: string): Promise<T>
  set(key: string, value: T): Promise<void>
}

export interface Publisher<T> {
  publish(message: T): Promise<void>
}

export interface Resources {
  departures: Store<Departure>
  manifests: Store<Manifest>
  bookings: Publisher<Booking>
}

export const DEPARTURES = Symbol('departures')
export const MANIFESTS = Symbol('manifests')
export const BOOKINGS = Symbol('bookings')
// #endregion

// #region module
@Module({})
export class NitricModule {
  static register({ departures, manifests, bookings }: Resources): DynamicModule {
    const providers: Provider[] = [
      { provide: DEPARTURES, useValue: departures },
      { provide: MANIFESTS, useValue: manifests },
      { provide: BOOKINGS, useValue: bookings },
    ]
    return { module: NitricModule, global: true, providers, exports: providers }
  }
}
// #endregion

// #region find
export const findIn = async <T>(store: Store<T>, key: string): Promise<T | undefined> => {
  try {
    return await store.get(key)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('5 NOT_FOUND')) return undefined
    throw error
  }
}
// #endregion
