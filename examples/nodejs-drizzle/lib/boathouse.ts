// #region database
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { boats, reservations } from '../db/schema.ts'
import type { Boat, NewReservation } from './inputs.ts'
import { Problem } from './problem.ts'

export type Database = PgDatabase<PgQueryResultHKT>
// #endregion

// #region conflicts
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined

const translate = async <T>(query: PromiseLike<T>, problems: Record<string, Problem>): Promise<T> => {
  try {
    return await query
  } catch (error) {
    throw problems[String(codeOf(error))] ?? error
  }
}
// #endregion

// #region add
export const addBoat = async (db: Database, boat: Boat): Promise<void> => {
  await translate(db.insert(boats).values(boat), {
    [UNIQUE_VIOLATION]: new Problem(409, `The ID ${boat.id} is already in use.`),
  })
}

export const reserve = async (db: Database, reservation: NewReservation) => {
  const { boatId, day } = reservation
  const rows = await translate(db.insert(reservations).values(reservation).returning(), {
    [UNIQUE_VIOLATION]: new Problem(409, `The boat ${boatId} is taken on ${day}.`),
    [FOREIGN_KEY_VIOLATION]: new Problem(404, `There's no boat with the ID ${boatId}.`),
  })
  return rows[0]
}
// #endregion

// #region free
export const freeBoats = (db: Database, day: string) =>
  db
    .select({ id: boats.id, name: boats.name, seats: boats.seats })
    .from(boats)
    .leftJoin(reservations, and(eq(reservations.boatId, boats.id), eq(reservations.day, day)))
    .where(isNull(reservations.id))
    .orderBy(asc(boats.id))
// #endregion

export const cancel = async (db: Database, id: number): Promise<void> => {
  const rows = await db.delete(reservations).where(eq(reservations.id, id)).returning()
  if (rows.length === 0) throw new Problem(404, `There's no reservation with the number ${id}.`)
}

// #region retire
export const retireBoat = async (db: Database, id: string, replacement: string): Promise<number> => {
  const work = db.transaction(async (tx) => {
    const moved = await tx
      .update(reservations)
      .set({ boatId: replacement })
      .where(eq(reservations.boatId, id))
      .returning({ id: reservations.id })

    const retired = await tx.delete(boats).where(eq(boats.id, id)).returning()
    if (retired.length === 0) throw new Problem(404, `There's no boat with the ID ${id}.`)
    return moved.length
  })

  return translate(work, {
    [UNIQUE_VIOLATION]: new Problem(409, `The boat ${replacement} is taken on one of the days.`),
    [FOREIGN_KEY_VIOLATION]: new Problem(404, `There's no boat with the ID ${replacement}.`),
  })
}
// #endregion
