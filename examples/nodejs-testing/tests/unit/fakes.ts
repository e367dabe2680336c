// #region fakes
import type { HttpContext } from '@nitric/sdk'
import type { Claims, ItemClaimed, Items } from '../../lib/handlers.ts'
import type { Item } from '../../lib/item.ts'

export const fakeItems = (...stored: Item[]): Items => {
  const items = new Map(stored.map((item) => [item.id, item]))
  return {
    async get(id) {
      const item = items.get(id)
      if (!item) throw new Error(`5 NOT_FOUND: no value for ${id}`)
      return item
    },
    async set(id, item) {
      items.set(id, item)
    },
  }
}

export const fakeClaims = (): Claims & { published: ItemClaimed[] } => {
  const published: ItemClaimed[] = []
  return { published, publish: async (message) => void published.push(message) }
}

export const fakeContext = (params: Record<string, string>, body: unknown): HttpContext => {
  const ctx = {
    req: { params, json: () => body },
    res: {
      status: 200,
      headers: {},
      body: undefined as unknown,
      json(content: unknown) {
        this.body = content
        return ctx
      },
    },
  }
  return ctx as unknown as HttpContext
}
// #endregion
