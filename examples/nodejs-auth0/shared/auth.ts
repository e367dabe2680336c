import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

export const issuer = 'https://your-tenant.us.auth0.com/'
export const audience = 'https://api.paper-shop.example'

const auth0Keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer))

/** Returns the claims of a valid token, and otherwise undefined. */
export async function claimsOf(
  header: string | string[] | undefined,
  keys: JWTVerifyGetKey = auth0Keys
): Promise<JWTPayload | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(String(header ?? '')) ?? []
  if (!token) return undefined

  try {
    const required = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp'] }
    const { payload } = await jwtVerify(token, keys, required)
    return payload
  } catch (error) {
    if (isInvalid(error)) return undefined
    throw error
  }
}

// If Auth0's keys can't be loaded, it isn't the caller's fault.
const keyErrors = ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']

const isInvalid = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !keyErrors.includes(error.code)

export const hasScope = ({ scope }: JWTPayload, required: string): boolean =>
  typeof scope === 'string' && scope.split(' ').includes(required)
