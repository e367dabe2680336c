// #region verify
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { Problem } from './problem.ts'
import { clientId, issuer } from './settings.ts'

const cognitoKeys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))

const verify = async (token: string, keys: JWTVerifyGetKey): Promise<JWTPayload> => {
  try {
    const options = { issuer, algorithms: ['RS256'], requiredClaims: ['sub', 'exp'] }
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

// #region sign-in
export interface Member {
  id: string
  groups: string[]
}

export const memberOf = async (
  header: string | string[] | undefined,
  keys: JWTVerifyGetKey = cognitoKeys,
): Promise<Member> => {
  const [, token] = /^Bearer +(\S+)$/i.exec(String(header ?? '')) ?? []
  if (!token) throw new Problem(401, 'Send an access token in the Authorization header.')

  const claims = await verify(token, keys)
  if (claims.token_use !== 'access') throw new Problem(401, 'Send the access token, not the ID token.')
  if (claims.client_id !== clientId) throw new Problem(401, 'The access token is for a different client.')

  const groups = claims['cognito:groups']
  return { id: claims.sub ?? '', groups: Array.isArray(groups) ? groups : [] }
}
// #endregion

// #region group
export const requireGroup = ({ groups }: Member, group: string): void => {
  if (!groups.includes(group)) throw new Problem(403, `Only members of the group ${group} can do this.`)
}
// #endregion
