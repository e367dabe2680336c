import { z } from 'zod'

// #region report
const trail = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).max(40)

export const NewReport = z.strictObject({
  trail,
  text: z.string().trim().min(1).max(500),
  blocked: z.boolean(),
})

export type NewReport = z.infer<typeof NewReport>
export type Report = NewReport & { id: string }

export const isReportId = (id: string): boolean => z.uuid().safeParse(id).success

export const isTrail = (name: string): boolean => trail.safeParse(name).success
// #endregion
