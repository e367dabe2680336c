import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

const states: Record<string, string> = { tickets: 'up', calendar: 'slow', 'reef-cam': 'down' }
const delays: Record<string, number> = { slow: 1_500, silent: 10_000 }
const alerts: unknown[] = []

const server = createServer(async (req, res) => {
  const name = req.url?.slice(1) ?? ''

  if (req.method === 'PUT') {
    states[name] = await text(req)
    res.end(`${name} is now ${states[name]}\n`)
    return
  }

  const state = states[name] ?? 'up'
  await setTimeout(delays[state] ?? 0)
  if (state === 'down') {
    res.writeHead(503).end()
  } else if (name === 'alerts') {
    if (req.method === 'POST') alerts.push(JSON.parse(await text(req)))
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify(alerts))
  } else {
    res.end(`This is ${name}\n`)
  }
})

server.listen(8085)
