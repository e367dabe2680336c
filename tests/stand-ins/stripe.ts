import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { serve, type Reply } from './serve';

/**
 * Stands in for the part of Stripe that creates checkout sessions. It pays each session by itself and sends the signed event
 * to the webhook. As Stripe sometimes does, it sends the event twice.
 * The arguments are the port, the API key, the URL of the webhook, and the key of its signatures.
 */
const [port = '4310', apiKey = '', webhook = '', webhookKey = ''] = process.argv.slice(2);

const PAYMENT_MS = 300;

interface Session {
  id: string;
  url: string;
  customer_details: { email: string | null };
  metadata: Record<string, string>;
}

const sessions = new Map<string, Session>();

function sessionFrom(parameters: URLSearchParams): Session {
  const id = `cs_test_${sessions.size + 1}`;
  const metadata = [...parameters].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return {
    id,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    customer_details: { email: parameters.get('customer_email') },
    metadata: Object.fromEntries(metadata),
  };
}

const eventOf = (session: Session): string =>
  JSON.stringify({
    id: session.id.replace('cs_test', 'evt_test'),
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', ...session, payment_status: 'paid' } },
  });

function signatureOf(body: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', webhookKey).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}

async function pay(session: Session): Promise<void> {
  const body = eventOf(session);
  for (const attempt of ['first', 'second']) {
    await wait(PAYMENT_MS);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signatureOf(body),
    };
    const { status } = await fetch(webhook, { method: 'POST', headers, body });
    console.log(`Stripe: ${attempt} delivery of ${session.id}: ${status}`);
  }
}

const failure = (status: number, message: string): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});

/** A request with the same idempotency key gets the same session. */
async function replyTo(request: IncomingMessage): Promise<Reply> {
  if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
    return failure(404, 'Unrecognized request URL');
  }
  if (request.headers.authorization !== `Bearer ${apiKey}`) {
    return failure(401, 'Invalid API Key provided');
  }
  const parameters = new URLSearchParams(await text(request));
  const key = request.headers['idempotency-key']?.toString() ?? randomBytes(8).toString('hex');
  const session = sessions.get(key) ?? sessionFrom(parameters);
  if (!sessions.has(key)) {
    sessions.set(key, session);
    pay(session).catch(console.error);
  }
  return {
    status: 200,
    body: { object: 'checkout.session', ...session, payment_status: 'unpaid' },
  };
}

serve(port, replyTo);
