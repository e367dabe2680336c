// #region schemas
import { z } from 'zod'

const port = z.string().trim().min(1).max(60)

export const NewDeparture = z.strictObject({ from: port, to: port, cars: z.int().min(1).max(200) })
export const NewBooking = z.strictObject({ plate: z.string().regex(/^[A-Z0-9]{2,8}$/) })

export type NewDeparture = z.infer<typeof NewDeparture>
export type NewBooking = z.infer<typeof NewBooking>
// #endregion

export const isDepartureId = (text: string): boolean => /^[a-z0-9-]{3,40}$/.test(text)

export type Departure = NewDeparture & { id: string; booked: number }
export type Booking = NewBooking & { departure: string }
export interface Manifest {
  plates: string[]
}
