// #region declare
import { api, kv, secret, topic } from '@nitric/sdk'
import { answer, keyOf, parseAppointment, type Appointment, type Reminder } from '../lib/appointment.ts'
import { cached } from '../lib/cached.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { find } from '../lib/store.ts'
import { readSms, twimlWith } from '../lib/twilio.ts'

const clinic = api('vet-clinic', { middleware: handleProblems })
const appointments = kv<Appointment>('appointments').allow('get', 'set')
const reminders = topic<Reminder>('reminders').allow('publish')

const authToken = secret('twilio-token').allow('access')
const readToken = cached(async () => (await authToken.latest().access()).asString())
// #endregion

// #region appointments
clinic.post('/appointments', async (ctx) => {
  const appointment = parseAppointment(ctx.req.text())
  const { phone, at } = appointment
  await appointments.set(keyOf(phone), appointment)
  await reminders.publish({ phone, at })

  ctx.res.status = 201
  return ctx.res.json(appointment)
})

clinic.get('/appointments/:number', async (ctx) => {
  const { number } = ctx.req.params
  const appointment = /^\d{7,15}$/.test(number) ? await find(appointments, number) : undefined
  if (!appointment) throw new Problem(404, "There's no appointment for this number.")

  return ctx.res.json(appointment)
})
// #endregion

// #region inbound
const webhookUrl = async () => process.env.WEBHOOK_URL ?? `${await clinic.url()}/sms`

clinic.post('/sms', async (ctx) => {
  const signature = String(ctx.req.headers['x-twilio-signature'] ?? '')
  const sms = readSms(ctx.req.text(), signature, await webhookUrl(), await readToken())

  ctx.res.headers['Content-Type'] = ['text/xml']
  ctx.res.body = twimlWith(await answer(appointments, sms.from, sms.text))
})
// #endregion
