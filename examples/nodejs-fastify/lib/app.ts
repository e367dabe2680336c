import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Type } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyError, type FastifyServerOptions } from 'fastify'
import {
  addBook,
  booksOn,
  findBook,
  httpError,
  lendBook,
  returnBook,
  type Books,
} from './books.ts'
import { BookParams, Loan, NewBook, PublicBook, ShelfParams } from './schemas.ts'

// #region create
export const createApp = (books: Books, logger: FastifyServerOptions['logger'] = false) => {
  const app = Fastify({
    logger,
    bodyLimit: 20_000,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  // #endregion

  // #region empty
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else done(httpError(415, 'Send JSON.'))
  })
  // #endregion

  // #region errors
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error(error)
      return reply.code(500).send({ statusCode: 500, message: 'Something went wrong.' })
    }
    return reply.code(status).send({ statusCode: status, message: error.message })
  })
  // #endregion

  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }))

  // #region books
  app.put(
    '/books/:code',
    { schema: { params: BookParams, body: NewBook, response: { 201: PublicBook } } },
    async (request, reply) => {
      const book = await addBook(books, request.params.code, request.body)
      request.log.info({ code: book.code, shelf: book.shelf }, 'book added')
      return reply.code(201).send(book)
    },
  )

  app.get(
    '/books/:code',
    { schema: { params: BookParams, response: { 200: PublicBook } } },
    async (request) => findBook(books, request.params.code),
  )
  // #endregion

  // #region loans
  app.put(
    '/books/:code/loan',
    { schema: { params: BookParams, body: Loan, response: { 200: PublicBook } } },
    async (request) => lendBook(books, request.params.code, request.body),
  )

  app.delete('/books/:code/loan', { schema: { params: BookParams } }, async (request, reply) => {
    await returnBook(books, request.params.code)
    return reply.code(204).send()
  })
  // #endregion

  // #region shelf
  app.get(
    '/shelves/:shelf',
    { schema: { params: ShelfParams, response: { 200: Type.Array(PublicBook) } } },
    async (request) => booksOn(books, request.params.shelf),
  )
  // #endregion

  return app
}
