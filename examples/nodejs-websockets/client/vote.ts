// #region connect
import WebSocket from 'ws'

const [voter = 'guest', choice = '0', enough = '1'] = process.argv.slice(2)
const { API_URL = 'http://localhost:4001', LIVE_URL = 'ws://localhost:4002' } = process.env

const response = await fetch(`${API_URL}/tickets`, { method: 'POST', body: JSON.stringify({ voter }) })
if (!response.ok) throw new Error(await response.text())
const { ticket } = (await response.json()) as { ticket: string }

const socket = new WebSocket(`${LIVE_URL}?ticket=${ticket}`)
const send = (message: object) => socket.send(JSON.stringify(message))

socket.addEventListener('open', () => {
  send({ type: 'hello' })
  // A gateway on AWS closes a connection without messages after 10 minutes
  setInterval(send, 5 * 60_000, { type: 'hello' }).unref()
})
// #endregion

// #region messages
const hasVoted = new Set<string>()

socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data))

  if (message.type === 'waiting') console.log('Waiting for a question')
  if (message.type === 'error') console.log(message.detail)
  if (message.type === 'question' && !hasVoted.has(message.question.id)) {
    hasVoted.add(message.question.id)
    console.log(`${message.question.text} ${message.question.options.join(', ')}: ${message.counts}`)
    send({ type: 'vote', option: Number(choice) })
  }
  if (message.type === 'counts') {
    console.log(`Votes: ${message.counts}`)
    const total = message.counts.reduce((sum: number, count: number) => sum + count, 0)
    if (total >= Number(enough)) socket.close()
  }
  if (message.type === 'end') {
    console.log('The poll has ended')
    socket.close()
  }
})

socket.addEventListener('error', ({ message }) => {
  console.error(message)
  process.exitCode = 1
})
// #endregion
