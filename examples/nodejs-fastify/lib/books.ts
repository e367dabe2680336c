import type { Book, Loan, NewBook } from './schemas.ts'

// #region store
export interface Books {
  get(code: string): Promise<Book>
  set(code: string, book: Book): Promise<void>
  keys(): AsyncIterable<string>
}

export const httpError = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode })

const getBook = async (books: Books, code: string): Promise<Book | undefined> => {
  try {
    return await books.get(code)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('5 NOT_FOUND')) return undefined
    throw error
  }
}

export const findBook = async (books: Books, code: string): Promise<Book> => {
  const book = await getBook(books, code)
  if (!book) throw httpError(404, `There's no book with the code ${code}.`)
  return book
}
// #endregion

// #region rules
export const addBook = async (books: Books, code: string, input: NewBook): Promise<Book> => {
  if (await getBook(books, code)) throw httpError(409, `The code ${code} is already in use.`)

  const book: Book = { ...input, code, available: true, loan: null }
  await books.set(code, book)
  return book
}

export const lendBook = async (books: Books, code: string, loan: Loan): Promise<Book> => {
  const book = await findBook(books, code)
  if (book.loan) throw httpError(409, 'Someone has already borrowed this book.')

  const lent: Book = { ...book, available: false, loan }
  await books.set(code, lent)
  return lent
}

export const returnBook = async (books: Books, code: string): Promise<void> => {
  const book = await findBook(books, code)
  await books.set(code, { ...book, available: true, loan: null })
}
// #endregion

// #region list
export const booksOn = async (books: Books, shelf: string): Promise<Book[]> => {
  const codes: string[] = []
  for await (const code of books.keys()) codes.push(code)

  const all = await Promise.all(codes.sort().map((code) => getBook(books, code)))
  return all.filter((book) => book?.shelf === shelf) as Book[]
}
// #endregion
