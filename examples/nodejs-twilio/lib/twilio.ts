// #region inbound
import twilio from 'twilio'
import { Problem } from './problem.ts'

export interface Sms {
  from: string
  text: string
}

export const readSms = (body: string, signature: string, url: string, token: string): Sms => {
  const fields = Object.fromEntries(new URLSearchParams(body))
  if (!twilio.validateRequest(token, signature, url, fields)) {
    throw new Problem(403, "The signature of the request isn't valid.")
  }
  return { from: fields.From ?? '', text: fields.Body ?? '' }
}

export const twimlWith = (text: string): string => {
  const response = new twilio.twiml.MessagingResponse()
  response.message(text)
  return response.toString()
}
// #endregion

// #region client
const { TWILIO_ACCOUNT_SID = '', TWILIO_KEY_SID = '', TWILIO_NUMBER = '', TWILIO_PORT } = process.env

// For tests, TWILIO_PORT selects a program on this machine instead of Twilio
class HttpClient extends twilio.RequestClient {
  override request: twilio.RequestClient['request'] = (options) => {
    const server = TWILIO_PORT ? `http://127.0.0.1:${TWILIO_PORT}` : 'https://api.twilio.com'
    return super.request({ ...options, uri: options.uri.replace('https://api.twilio.com', server) })
  }
}

const httpClient = new HttpClient({ timeout: 5_000 })
// #endregion

// #region outbound
export const sendSms = async (secret: string, to: string, body: string): Promise<string | undefined> => {
  const client = twilio(TWILIO_KEY_SID, secret, { accountSid: TWILIO_ACCOUNT_SID, httpClient })

  try {
    const { sid } = await client.messages.create({ from: TWILIO_NUMBER, to, body })
    return sid
  } catch (error) {
    if (!isRejected(error)) throw error
    console.warn(`Twilio rejects the message to ${to}: ${error.message}`)
    return undefined
  }
}

// With status 400, the message itself is wrong, so sending it again doesn't help
const isRejected = (error: unknown): error is Error =>
  error instanceof twilio.RestException && error.status === 400
// #endregion
