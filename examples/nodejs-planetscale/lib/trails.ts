// #region conflicts
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { NewReport, NewTrail } from './inputs.ts'
import { Problem } from './problem.ts'

const UNIQUE_VIOLATION = 'P2002'
const RECORD_NOT_FOUND = 'P2025'

const translate = async <T>(query: PromiseLike<T>, problems: Record<string, Problem>): Promise<T> => {
  try {
    return await query
  } catch (error) {
    const known = error instanceof Prisma.PrismaClientKnownRequestError
    throw (known ? problems[error.code] : undefined) ?? error
  }
}
// #endregion

// #region add
export const addTrail = (db: PrismaClient, trail: NewTrail) =>
  translate(db.trail.create({ data: trail }), {
    [UNIQUE_VIOLATION]: new Problem(409, `The trail ${trail.slug} already exists.`),
  })

export const addReport = (db: PrismaClient, slug: string, report: NewReport) =>
  translate(
    db.report.create({
      data: { ...report, trail: { connect: { slug } } },
      omit: { trailId: true },
    }),
    { [RECORD_NOT_FOUND]: new Problem(404, `There's no trail ${slug}.`) },
  )
// #endregion

// #region find
export const findTrail = async (db: PrismaClient, slug: string) => {
  const trail = await db.trail.findUnique({
    where: { slug },
    include: { reports: { orderBy: { createdAt: 'desc' }, take: 5, omit: { trailId: true } } },
  })
  if (!trail) throw new Problem(404, `There's no trail ${slug}.`)
  return trail
}
// #endregion
