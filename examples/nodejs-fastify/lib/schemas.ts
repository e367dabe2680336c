// #region schemas
import { Type, type Static } from '@fastify/type-provider-typebox'

const Code = Type.String({ pattern: '^[a-z]{2}[0-9]{4}$' })
const Shelf = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 })

export const BookParams = Type.Object({ code: Code })
export const ShelfParams = Type.Object({ shelf: Shelf })

export const NewBook = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 120 }), shelf: Shelf },
  { additionalProperties: false },
)

export const Loan = Type.Object(
  {
    reader: Type.String({ minLength: 1, maxLength: 80 }),
    days: Type.Integer({ minimum: 1, maximum: 28 }),
  },
  { additionalProperties: false },
)

export const PublicBook = Type.Object({
  code: Type.String(),
  title: Type.String(),
  shelf: Type.String(),
  available: Type.Boolean(),
})
// #endregion

export type Loan = Static<typeof Loan>
export type NewBook = Static<typeof NewBook>
export type Book = NewBook & { code: string; available: boolean; loan: Loan | null }
