// #region appointment
import { z } from 'zod'
import { Problem } from './problem.ts'
import { find, type Store } from './store.ts'

const NewAppointment = z.strictObject({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'Must start with + and the country code'),
  pet: z.string().trim().min(1).max(40),
  at: z.iso.datetime({ offset: true }),
})

export type NewAppointment = z.infer<typeof NewAppointment>

export interface Appointment extends NewAppointment {
  status: 'open' | 'confirmed' | 'canceled'
  reminder: string
}

export interface Reminder {
  phone: string
  at: string
}

// The key is the number without the plus sign
export const keyOf = (phone: string): string => phone.replace('+', '')

export const parseAppointment = (text: string): Appointment => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Problem(400, "The body isn't valid JSON.")
  }

  const result = NewAppointment.safeParse(json)
  if (!result.success) throw new Problem(400, z.prettifyError(result.error))
  return { ...result.data, status: 'open', reminder: 'waiting' }
}
// #endregion

// #region reply
export const answer = async (store: Store<Appointment>, phone: string, text: string): Promise<string> => {
  const appointment = await find(store, keyOf(phone))
  if (!appointment) return "We don't have an appointment for this number. Please call us."

  const { pet } = appointment
  switch (text.trim().toUpperCase()) {
    case 'YES':
      await store.set(keyOf(phone), { ...appointment, status: 'confirmed' })
      return `Thank you. We look forward to seeing ${pet}.`
    case 'NO':
      await store.set(keyOf(phone), { ...appointment, status: 'canceled' })
      return `We canceled the appointment for ${pet}.`
    default:
      return 'Please reply YES to confirm or NO to cancel.'
  }
}
// #endregion
