// #region setup
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../lib/app.ts'
import type { Book } from '../lib/schemas.ts'

const memoryBooks = () => {
  const books = new Map<string, Book>()
  return {
    async get(code: string) {
      const book = books.get(code)
      if (!book) throw new Error(`5 NOT_FOUND: no value for ${code}`)
      return book
    },
    async set(code: string, book: Book) {
      books.set(code, book)
    },
    async *keys() {
      yield* books.keys()
    },
  }
}

const atlas = { title: 'Atlas of Rivers', shelf: 'north-station' }
const loan = { reader: 'Ana Silva', days: 14 }
// #endregion

// #region cases
test('hides the reader of a book', async () => {
  const app = createApp(memoryBooks())
  await app.inject({ method: 'PUT', url: '/books/ge0412', payload: atlas })

  const lent = await app.inject({ method: 'PUT', url: '/books/ge0412/loan', payload: loan })

  assert.equal(lent.statusCode, 200)
  assert.deepEqual(lent.json(), { code: 'ge0412', ...atlas, available: false })
})

test('rejects unknown fields and values of the wrong type', async () => {
  const app = createApp(memoryBooks())
  const put = (payload: object) => app.inject({ method: 'PUT', url: '/books/ge0412', payload })

  assert.equal((await put({ ...atlas, color: 'blue' })).statusCode, 400)
  assert.equal((await put({ ...atlas, title: 7 })).statusCode, 400)
  assert.equal((await put(atlas)).statusCode, 201)
})
// #endregion

test('lends a book only once until it is returned', async () => {
  const app = createApp(memoryBooks())
  const url = '/books/ge0412/loan'
  await app.inject({ method: 'PUT', url: '/books/ge0412', payload: atlas })

  assert.equal((await app.inject({ method: 'PUT', url, payload: loan })).statusCode, 200)
  assert.equal((await app.inject({ method: 'PUT', url, payload: loan })).statusCode, 409)
  assert.equal((await app.inject({ method: 'DELETE', url })).statusCode, 204)
  assert.equal((await app.inject({ method: 'PUT', url, payload: loan })).statusCode, 200)
})

test('lists only the books of one shelf', async () => {
  const app = createApp(memoryBooks())
  await app.inject({ method: 'PUT', url: '/books/ge0412', payload: atlas })
  await app.inject({ method: 'PUT', url: '/books/ge0413', payload: { ...atlas, shelf: 'harbor' } })

  const shelf = await app.inject('/shelves/harbor')
  assert.deepEqual(shelf.json().map(({ code }: Book) => code), ['ge0413'])
})

test('returns 404 for an unknown book, and 409 for a code in use', async () => {
  const app = createApp(memoryBooks())
  assert.equal((await app.inject('/books/xx0000')).statusCode, 404)

  const add = { method: 'PUT', url: '/books/ge0412', payload: atlas } as const
  await app.inject(add)
  assert.equal((await app.inject(add)).statusCode, 409)
})

test('accepts the content type that Nitric adds only for an empty body', async () => {
  const app = createApp(memoryBooks())
  const headers = { 'content-type': 'application/octet-stream' }
  const url = '/books/ge0412/loan'
  await app.inject({ method: 'PUT', url: '/books/ge0412', payload: atlas })

  assert.equal((await app.inject({ method: 'DELETE', url, headers })).statusCode, 204)
  const photo = Buffer.from([1, 2])
  assert.equal((await app.inject({ method: 'PUT', url, headers, payload: photo })).statusCode, 415)
})

// #region failure
test('hides the details of a failing store', async () => {
  const books = memoryBooks()
  books.get = () => Promise.reject(new Error('14 UNAVAILABLE: 10.0.0.7'))

  const response = await createApp(books).inject('/books/ge0412')

  assert.equal(response.statusCode, 500)
  assert.doesNotMatch(response.body, /10\.0\.0\.7/)
})
// #endregion
