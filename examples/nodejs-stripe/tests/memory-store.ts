import type { Store } from '../lib/store.ts'

export const memoryStore = <T>(initial: Record<string, T> = {}): Store<T> => {
  const values = new Map(Object.entries(initial))
  const missing = (key: string) => new Error(`5 NOT_FOUND: no value for ${key}`)

  return {
    async get(key) {
      const value = values.get(key)
      if (value === undefined) throw missing(key)
      return value
    },
    async set(key, value) {
      values.set(key, value)
    },
    async delete(key) {
      if (!values.delete(key)) throw missing(key)
    },
    async *keys(prefix = '') {
      for (const key of values.keys()) if (key.startsWith(prefix)) yield key
    },
  }
}
