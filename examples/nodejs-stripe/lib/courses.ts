import { z } from 'zod'
import { Problem } from './problem.ts'

export interface Course {
  name: string
  cents: number
}

const courses = new Map<string, Course>([
  ['wheel-basics', { name: 'Wheel throwing for beginners', cents: 6500 }],
  ['glazing', { name: 'Glazes and firing', cents: 4800 }],
])

const NewBooking = z.strictObject({
  course: z.string(),
  seats: z.int().min(1).max(6),
  email: z.email(),
})

export type NewBooking = z.infer<typeof NewBooking>

export const parseBooking = (text: string): NewBooking => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }

  const result = NewBooking.safeParse(json)
  if (!result.success) throw new Problem(400, z.prettifyError(result.error))
  return result.data
}

export const findCourse = (id: string): Course => {
  const course = courses.get(id)
  if (!course) throw new Problem(404, `There's no course with the ID ${id}.`)
  return course
}
