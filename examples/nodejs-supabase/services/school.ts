// #region declare
import { api, kv, secret, topic, type HttpContext } from '@nitric/sdk'
import { calendarOf } from '../lib/calendar.ts'
import { bookingOf, checkSecret } from '../lib/hook.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { findLesson, openProject, verifyToken } from '../lib/supabase.ts'

interface Booking {
  id: number
  startsAt: string
}

const school = api('school', { middleware: handleProblems })
const hookSecret = secret('hook-secret').allow('access')
const bookings = topic<Booking>('lesson-bookings')
const publisher = bookings.allow('publish')
const reminders = kv<{ at: string }>('reminders').allow('set')
// #endregion

// #region calendar
// A client can send a header several times
const headerOf = (ctx: HttpContext, name: string): string | undefined => [ctx.req.headers[name]].flat()[0]

school.get('/lessons/:id/calendar', async (ctx) => {
  const project = openProject()
  const token = await verifyToken(headerOf(ctx, 'authorization'), project)
  const lesson = await findLesson(ctx.req.params.id, token, project)

  ctx.res.headers['Content-Type'] = ['text/calendar; charset=utf-8']
  ctx.res.body = calendarOf(lesson)
})
// #endregion

// #region hook
const jsonOf = (ctx: HttpContext): unknown => {
  try {
    return ctx.req.json()
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }
}

school.post('/hooks/lessons', async (ctx) => {
  const secret = await hookSecret.latest().access()
  checkSecret(headerOf(ctx, 'x-hook-secret'), secret.asString())

  await publisher.publish(bookingOf(jsonOf(ctx)))
  ctx.res.status = 202
})
// #endregion

// #region remind
const DAY = 24 * 60 * 60 * 1000

bookings.subscribe(async (ctx) => {
  const { id, startsAt } = ctx.req.json()
  const at = new Date(new Date(startsAt).getTime() - DAY).toISOString()
  await reminders.set(String(id), { at })
})
// #endregion
