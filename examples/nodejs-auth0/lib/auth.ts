// #region verify
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { Problem } from './problem.ts'
import { audience, issuer } from './settings.ts'

const auth0Keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer))

const verify = async (token: string, keys: JWTVerifyGetKey): Promise<JWTPayload> => {
  try {
    const options = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp'] }
    const { payload } = await jwtVerify(token, keys, options)
    return payload
  } catch (error) {
    if (isInvalidToken(error)) throw new Problem(401, `The access token isn't valid: ${error.message}.`)
    throw error
  }
}

// Every other error means that the keys couldn't be loaded, which isn't the caller's fault
const isInvalidToken = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError &&
  /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JOSE_ALG_NOT_ALLOWED)/.test(error.code)
// #endregion

// #region authorize
export const authorize = async (
  header: string | string[] | undefined,
  scope: string,
  keys: JWTVerifyGetKey = auth0Keys,
): Promise<string> => {
  const [, token] = /^Bearer +(\S+)$/i.exec(String(header ?? '')) ?? []
  if (!token) throw new Problem(401, 'Send an access token in the Authorization header.')

  const claims = await verify(token, keys)
  const scopes = typeof claims.scope === 'string' ? claims.scope.split(' ') : []
  if (!scopes.includes(scope)) throw new Problem(403, `The access token needs the scope ${scope}.`)

  return claims.sub ?? ''
}
// #endregion
