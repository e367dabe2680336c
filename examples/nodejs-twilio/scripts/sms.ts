import twilio from 'twilio'

const [from = '+15550101234', text = 'YES'] = process.argv.slice(2)
const { TWILIO_AUTH_TOKEN = 'local-token', SMS_URL = 'http://localhost:4001/sms' } = process.env

const fields = { From: from, Body: text }
const signature = twilio.getExpectedTwilioSignature(TWILIO_AUTH_TOKEN, SMS_URL, fields)

const response = await fetch(SMS_URL, {
  method: 'POST',
  headers: { 'X-Twilio-Signature': signature },
  body: new URLSearchParams(fields),
})
console.log(response.status, await response.text())
