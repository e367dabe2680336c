import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachConnection } from '../lib/broadcast.ts'
import { castVote, countVotes, type Question, type Vote } from '../lib/poll.ts'
import { issueTicket, redeemTicket, type Ticket } from '../lib/tickets.ts'
import { memoryStore } from './memory-store.ts'

const question: Question = { id: 'q1', text: 'Which topic next?', options: ['Caching', 'Queues'] }

// #region cases
test('counts one vote for each voter, and replaces a changed vote', async () => {
  const votes = memoryStore<Vote>()
  await castVote(votes, question, { option: 0, voter: 'ana' })
  await castVote(votes, question, { option: 0, voter: 'ben' })
  await castVote(votes, question, { option: 1, voter: 'ben' })

  assert.deepEqual(await countVotes(votes, question), [1, 1])
})

test('counts the latest vote even if the store returns older keys', async () => {
  const votes = memoryStore<Vote>()
  await castVote(votes, question, { option: 0, voter: 'ben' })

  assert.deepEqual(await countVotes(votes, question, { option: 1, voter: 'ben' }), [0, 1])
})

test('removes a connection if sending fails', async (t) => {
  t.mock.method(console, 'warn', () => {})
  const connections = memoryStore({ open: { voter: 'ana' }, gone: { voter: 'ben' } })
  const reached: string[] = []

  await forEachConnection(connections, async (id) => {
    if (id === 'gone') throw new Error('13 INTERNAL: error sending message')
    reached.push(id)
  })

  assert.deepEqual(reached, ['open'])
  await assert.rejects(connections.get('gone'), /NOT_FOUND/)
})
// #endregion

test('accepts a ticket only once', async () => {
  const tickets = memoryStore<Ticket>()
  const ticket = await issueTicket(tickets, 'ana')

  assert.equal(await redeemTicket(tickets, ticket), 'ana')
  assert.equal(await redeemTicket(tickets, ticket), undefined)
})

test('rejects unknown and expired tickets', async () => {
  const tickets = memoryStore<Ticket>({ old: { voter: 'ana', expires: 1 } })

  assert.equal(await redeemTicket(tickets, 'old'), undefined)
  assert.equal(await redeemTicket(tickets, 'unknown'), undefined)
  assert.equal(await redeemTicket(tickets, ''), undefined)
})
