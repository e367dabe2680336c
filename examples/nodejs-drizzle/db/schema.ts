// #region schema
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

export const boats = pgTable(
  'boats',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    seats: integer().notNull(),
  },
  (boat) => [check('boats_seats_check', sql`${boat.seats} BETWEEN 1 AND 9`)],
)

export const reservations = pgTable(
  'reservations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    boatId: text('boat_id').notNull().references(() => boats.id),
    day: date().notNull(),
    member: text().notNull(),
    note: text(),
  },
  (reservation) => [
    unique('reservations_boat_day').on(reservation.boatId, reservation.day),
    index('reservations_member').on(reservation.member),
  ],
)
// #endregion
