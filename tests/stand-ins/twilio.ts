import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve, type Reply } from './serve';

/**
 * Stands in for the part of Twilio that sends text messages, and prints them. It rejects numbers that end with 0000.
 * The arguments are the port, the SID of the account, and the SID and the secret of the API key.
 */
const [port = '4320', account = '', keySid = '', keySecret = ''] = process.argv.slice(2);

const authorization = `Basic ${Buffer.from(`${keySid}:${keySecret}`).toString('base64')}`;

/** Errors of Twilio have a code that's more specific than the status. */
const failure = (status: number, code: number, message: string): Reply => ({
  status,
  body: { status, code, message, more_info: `https://www.twilio.com/docs/errors/${code}` },
});

let count = 0;

async function replyTo(request: IncomingMessage): Promise<Reply> {
  if (
    request.method !== 'POST' ||
    request.url !== `/2010-04-01/Accounts/${account}/Messages.json`
  ) {
    return failure(404, 20404, 'The requested resource was not found');
  }
  if (request.headers.authorization !== authorization) {
    return failure(401, 20003, 'Authenticate');
  }
  const fields = new URLSearchParams(await text(request));
  const [to, from, body] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '');
  if (!to || to.endsWith('0000')) {
    return failure(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  }
  count += 1;
  const sid = `SM${String(count).padStart(32, '0')}`;
  console.log(`Twilio: ${from} to ${to}: ${body}`);
  return { status: 201, body: { account_sid: account, sid, to, from, body, status: 'queued' } };
}

serve(port, replyTo);
