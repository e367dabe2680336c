import { randomUUID } from 'node:crypto'
import { find, remove, type Store } from './store.ts'

export interface Ticket {
  voter: string
  expires: number
}

const LIFETIME_MS = 60_000

export const issueTicket = async (tickets: Store<Ticket>, voter: string): Promise<string> => {
  const id = randomUUID()
  await tickets.set(id, { voter, expires: Date.now() + LIFETIME_MS })
  return id
}

export const redeemTicket = async (tickets: Store<Ticket>, id: string): Promise<string | undefined> => {
  const ticket = id === '' ? undefined : await find(tickets, id)
  if (!ticket) return undefined

  await remove(tickets, id)
  return ticket.expires > Date.now() ? ticket.voter : undefined
}
