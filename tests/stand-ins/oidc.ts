import { createHash, createSign, generateKeyPairSync, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { serve, type Reply } from './serve';

/**
 * Stands in for an OpenID Connect issuer: discovery, public keys, client credentials, and InitiateAuth of Amazon Cognito.
 * The arguments are the issuer, and the clients or users as JSON: their secret, and the claims of their tokens.
 */
const claimsSchema = z.record(z.string(), z.json());
const principalSchema = z.strictObject({
  secret: z.string(),
  claims: claimsSchema,
  /** The claims of the ID token that Cognito also returns. */
  id: claimsSchema.optional(),
});

type Claims = z.infer<typeof claimsSchema>;
type Principal = z.infer<typeof principalSchema>;

const issuer = z.url().parse(process.argv[2]);
const principals = z.record(z.string(), principalSchema).parse(JSON.parse(process.argv[3] ?? '{}'));

const LIFETIME_SECONDS = 3600;
const KEY_ID = 'stand-in';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenWith(claims: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, iat: now, exp: now + LIFETIME_SECONDS, ...claims };
  const input = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(payload)}`;
  return `${input}.${createSign('RSA-SHA256').update(input).sign(privateKey, 'base64url')}`;
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

function authenticate(name: string | undefined, secret: string | undefined): Principal | undefined {
  const principal = principals[name ?? ''];
  return principal && timingSafeEqual(digest(principal.secret), digest(secret ?? ''))
    ? principal
    : undefined;
}

/** The parameters of a token request, as JSON or as a form. */
const fieldsOf = (body: string): Partial<Record<string, string>> =>
  body.startsWith('{')
    ? z.record(z.string(), z.string()).parse(JSON.parse(body))
    : Object.fromEntries(new URLSearchParams(body));

function clientCredentials(body: string): Reply {
  const { grant_type: grant, client_id: id, client_secret: secret, audience } = fieldsOf(body);
  if (grant !== 'client_credentials') {
    return { status: 400, body: { error: 'unsupported_grant_type' } };
  }
  const client = authenticate(id, secret);
  if (!client) {
    return { status: 401, body: { error: 'access_denied' } };
  }
  const claims = audience === undefined ? client.claims : { aud: audience, ...client.claims };
  const token = { access_token: tokenWith(claims), token_type: 'Bearer' };
  return { status: 200, body: { ...token, expires_in: LIFETIME_SECONDS } };
}

const signInSchema = z.object({
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
});

function initiateAuth(body: string): Reply {
  const { AuthParameters: parameters } = signInSchema.parse(JSON.parse(body));
  const user = authenticate(parameters.USERNAME, parameters.PASSWORD);
  if (!user) {
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
    token_endpoint: `${base}/oauth/token`,
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
  if (url === `${base}/oauth/token`) {
    return clientCredentials(await text(request));
  }
  const document = documents[url.slice(base.length)];
  return { status: document ? 200 : 404, body: document ?? { error: 'not_found' } };
}

serve(new URL(issuer).port, replyTo);
