// #region fakes
import type { Booking, Departure, Manifest } from '../src/departures/departure.ts'
import type { Resources, Store } from '../src/nitric/nitric.module.ts'

const memoryStore = <T>(): Store<T> => {
  const values = new Map<string, T>()
  return {
    async get(key) {
      const value = values.get(key)
      if (value === undefined) throw new Error(`5 NOT_FOUND: no value for ${key}`)
      return value
    },
    async set(key, value) {
      values.set(key, value)
    },
  }
}

export const fakeResources = (): Resources & { published: Booking[] } => {
  const published: Booking[] = []
  return {
    published,
    departures: memoryStore<Departure>(),
    manifests: memoryStore<Manifest>(),
    bookings: { publish: async (booking) => void published.push(booking) },
  }
}
// #endregion
