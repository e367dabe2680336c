// #region client
import { setTimeout as sleep } from 'node:timers/promises'

const apiUrl = process.env.API_URL ?? 'http://localhost:4001'
const triggerUrl = process.env.TRIGGER_URL ?? 'http://localhost:4000'

export const isLocal = process.env.API_URL === undefined

export const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(apiUrl + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })

export const publish = (topic: string, message: object): Promise<Response> =>
  fetch(`${triggerUrl}/topics/${topic}`, { method: 'POST', body: JSON.stringify(message) })
// #endregion

// #region eventually
export const eventually = async <T>(seconds: number, attempt: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(250)
    }
  }
}
// #endregion
