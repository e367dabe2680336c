import { createSign, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { serve, type Reply } from './serve';

const fromJson = (argument: unknown): unknown => JSON.parse(String(argument));

/**
 * Stands in for Supabase: sign-in with a password, public keys, and a REST API with one table that has row level security. The
 * arguments are its URL, the publishable key, the users with their passwords, and the rows with their `user_id`, as JSON.
 */
const [url, apiKey, users, rows] = z
  .tuple([
    z.url(),
    z.string(),
    z.preprocess(fromJson, z.record(z.string(), z.string())),
    z.preprocess(fromJson, z.array(z.record(z.string(), z.json()))),
  ])
  .parse(process.argv.slice(2, 6));

const KEY_ID = 'stand-in';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The users of the tokens. */
const sessions = new Map<string, string>();

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenOf(user: string): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { iss: `${url}/auth/v1`, aud: 'authenticated', role: 'authenticated', exp };
  const header = encode({ alg: 'ES256', typ: 'JWT', kid: KEY_ID });
  const input = `${header}.${encode({ ...claims, sub: user })}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const token = `${input}.${createSign('SHA256').update(input).sign(key, 'base64url')}`;
  sessions.set(token, user);
  return token;
}

const signInSchema = z.object({ email: z.string(), password: z.string() });

function signIn(body: string): Reply {
  const { email, password } = signInSchema.parse(JSON.parse(body));
  return users[email] === password
    ? {
        status: 200,
        body: { access_token: tokenOf(email), token_type: 'bearer', expires_in: 3600 },
      }
    : { status: 400, body: { error_code: 'invalid_credentials' } };
}

/** Selects the rows that belong to the user, as the policy of the table does. */
function select(request: IncomingMessage, query: URLSearchParams): Reply {
  const user = sessions.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
  if (user === undefined) {
    return {
      status: 401,
      body: { code: 'PGRST301', message: 'No suitable key or wrong key type' },
    };
  }
  const columns = (query.get('select') ?? '').split(',');
  const found = rows.filter(
    (row) => row.user_id === user && `eq.${String(row.id)}` === query.get('id'),
  );
  const body = found.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
  return { status: 200, body };
}

async function replyTo(request: IncomingMessage): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? '/', url);
  if (pathname === '/auth/v1/.well-known/jwks.json') {
    const key = { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: KEY_ID };
    return { status: 200, body: { keys: [key] } };
  }
  if (request.headers.apikey !== apiKey) {
    return { status: 401, body: { message: 'Invalid API key' } };
  }
  if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password') {
    return signIn(await text(request));
  }
  return pathname === '/rest/v1/lessons'
    ? select(request, searchParams)
    : { status: 404, body: { message: 'Not found' } };
}

serve(new URL(url).port, replyTo);
