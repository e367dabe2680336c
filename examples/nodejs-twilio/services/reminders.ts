import { kv, secret, topic } from '@nitric/sdk'
import { keyOf, type Appointment, type Reminder } from '../lib/appointment.ts'
import { cached } from '../lib/cached.ts'
import { find } from '../lib/store.ts'
import { sendSms } from '../lib/twilio.ts'

const appointments = kv<Appointment>('appointments').allow('get', 'set')
const apiKey = secret('twilio-key').allow('access')
const readKey = cached(async () => (await apiKey.latest().access()).asString())

topic<Reminder>('reminders').subscribe(async (ctx) => {
  const { phone, at } = ctx.req.json()
  const appointment = await find(appointments, keyOf(phone))
  if (appointment?.at !== at) throw new Error('The appointment has changed, or is not visible yet')
  if (appointment.reminder !== 'waiting') return

  const text = `${appointment.pet} has an appointment on ${at.slice(0, 10)}. Reply YES to confirm or NO to cancel.`
  const sid = await sendSms(await readKey(), phone, text)

  await appointments.set(keyOf(phone), { ...appointment, reminder: sid ?? 'rejected' })
})
