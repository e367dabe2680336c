// #region declare
import { randomUUID } from 'node:crypto'
import { api, kv, websocket, type HttpContext } from '@nitric/sdk'
import type { z } from 'zod'
import { forEachConnection } from '../lib/broadcast.ts'
import { castVote, countVotes, Message, NewQuestion, Voter, type Question, type Vote } from '../lib/poll.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { find, remove } from '../lib/store.ts'
import { issueTicket, redeemTicket, type Ticket } from '../lib/tickets.ts'

const desk = api('poll-desk', { middleware: handleProblems })
const live = websocket('poll-live')

const tickets = kv<Ticket>('tickets').allow('get', 'set', 'delete')
const connections = kv<{ voter: string }>('connections').allow('get', 'set', 'delete')
const questions = kv<Question>('questions').allow('get', 'set', 'delete')
const votes = kv<Vote>('votes').allow('get', 'set', 'delete')
// #endregion

// #region tickets
const inputOf = <T>(ctx: HttpContext, schema: z.ZodType<T>): T => {
  const result = schema.safeParse(jsonOf(ctx.req.text()))
  if (!result.success) throw new Problem(400, 'The request is invalid.')
  return result.data
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

desk.post('/tickets', async (ctx) => {
  const { voter } = inputOf(ctx, Voter)

  ctx.res.status = 201
  return ctx.res.json({ ticket: await issueTicket(tickets, voter) })
})
// #endregion

// #region connections
live.on('connect', async (ctx) => {
  const [ticket = ''] = ctx.req.query.ticket ?? []
  const voter = await redeemTicket(tickets, ticket)

  if (voter) await connections.set(ctx.req.connectionId, { voter })
  ctx.res.success = voter !== undefined
})

live.on('disconnect', async (ctx) => {
  await remove(connections, ctx.req.connectionId)
})
// #endregion

// #region broadcast
const broadcast = (message: object) =>
  forEachConnection(connections, (id) => live.send(id, message))
// #endregion

// #region messages
const respond = async (connectionId: string, text: string): Promise<object | undefined> => {
  const { success, data: message } = Message.safeParse(jsonOf(text))
  if (!success) return { type: 'error', detail: 'The message is invalid.' }

  const question = await find(questions, 'current')
  if (!question) return { type: 'waiting' }

  if (message.type === 'hello') {
    return { type: 'question', question, counts: await countVotes(votes, question) }
  }

  const connection = await find(connections, connectionId)
  if (!connection || message.option >= question.options.length) {
    return { type: 'error', detail: 'The vote is invalid.' }
  }

  const vote = { option: message.option, voter: connection.voter }
  await castVote(votes, question, vote)
  await broadcast({ type: 'counts', question: question.id, counts: await countVotes(votes, question, vote) })
}

live.on('message', async (ctx) => {
  const reply = await respond(ctx.req.connectionId, ctx.req.text())
  if (reply) await live.send(ctx.req.connectionId, reply)
})
// #endregion

// #region question
desk.put('/question', async (ctx) => {
  const question: Question = { id: randomUUID(), ...inputOf(ctx, NewQuestion) }
  await questions.set('current', question)

  const counts = question.options.map(() => 0)
  await broadcast({ type: 'question', question, counts })
  return ctx.res.json(question)
})

desk.delete('/question', async (ctx) => {
  await remove(questions, 'current')
  await broadcast({ type: 'end' })
  await forEachConnection(connections, (id) => live.close(id))
  ctx.res.status = 204
})
// #endregion
