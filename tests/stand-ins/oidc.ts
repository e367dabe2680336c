import { createSign, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { serve, type Reply } from './serve';

/**
 * Stands in for an OpenID Connect issuer: discovery, public keys, and InitiateAuth of Amazon Cognito.
 * The arguments are the issuer, and the users as JSON: their password, and the claims of their access token and ID token.
 */
const claimsSchema = z.record(z.string(), z.json());
const userSchema = z.strictObject({
  secret: z.string(),
  claims: claimsSchema,
  id: claimsSchema.optional(),
});

const issuer = z.url().parse(process.argv[2]);
const users = z.record(z.string(), userSchema).parse(JSON.parse(process.argv[3] ?? '{}'));

const LIFETIME_SECONDS = 3600;
const KEY_ID = 'stand-in';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenWith(claims: z.infer<typeof claimsSchema>): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, iat: now, exp: now + LIFETIME_SECONDS, ...claims };
  const input = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(payload)}`;
  return `${input}.${createSign('RSA-SHA256').update(input).sign(privateKey, 'base64url')}`;
}

const signInSchema = z.object({
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
});

function initiateAuth(body: string): Reply {
  const { AuthParameters: parameters } = signInSchema.parse(JSON.parse(body));
  const user = users[parameters.USERNAME];
  if (user?.secret !== parameters.PASSWORD) {
    const message = 'Incorrect username or password.';
    return { status: 400, body: { __type: 'NotAuthorizedException', message } };
  }
  const tokens = { AccessToken: tokenWith(user.claims), IdToken: tokenWith(user.id ?? {}) };
  const result = { ...tokens, ExpiresIn: LIFETIME_SECONDS, TokenType: 'Bearer' };
  return { status: 200, body: { AuthenticationResult: result } };
}

const base = issuer.replace(/\/$/, '');
const documents: Record<string, unknown> = {
  '/.well-known/openid-configuration': {
    issuer,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/.well-known/jwks.json`,
  },
  '/.well-known/jwks.json': {
    keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: KEY_ID }],
  },
};

async function replyTo(request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', issuer).href;
  if (request.headers['x-amz-target']?.toString().endsWith('.InitiateAuth')) {
    return initiateAuth(await text(request));
  }
  const document = documents[url.slice(base.length)];
  return { status: document ? 200 : 404, body: document ?? { error: 'not_found' } };
}

serve(new URL(issuer).port, replyTo);
