// #region settings
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { Problem } from './problem.ts'

export interface Project {
  url: string
  key: string
  keys: JWTVerifyGetKey
}

let project: Project | undefined

export const openProject = (): Project => {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env
  if (!url || !key) throw new Error('Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY in .env.')

  project ??= { url, key, keys: createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`)) }
  return project
}
// #endregion

// #region token
export const verifyToken = async (header: string | undefined, { url, keys }: Project) => {
  const [, token] = /^Bearer (\S+)$/i.exec(header ?? '') ?? []
  if (!token) throw new Problem(401, 'Send an access token.')

  try {
    await jwtVerify(token, keys, {
      issuer: `${url}/auth/v1`,
      audience: 'authenticated',
      algorithms: ['ES256', 'RS256'],
      requiredClaims: ['sub', 'exp'],
    })
    return token
  } catch (error) {
    if (isRejected(error)) throw new Problem(401, 'The access token is not valid.')
    throw error
  }
}

// Other errors, such as a key set that can't be loaded, aren't the fault of the caller.
const isRejected = (error: unknown): boolean =>
  [
    errors.JWSInvalid,
    errors.JWTInvalid,
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWSSignatureVerificationFailed,
    errors.JWKSNoMatchingKey,
    errors.JOSEAlgNotAllowed,
  ].some((type) => error instanceof type)
// #endregion

// #region lesson
const Lesson = z.object({
  id: z.number(),
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
})

export type Lesson = z.infer<typeof Lesson>

export const findLesson = async (id: string, token: string, { url, key }: Project): Promise<Lesson> => {
  if (!/^\d{1,15}$/.test(id)) throw new Problem(404, `There's no lesson ${id}.`)

  const response = await fetch(`${url}/rest/v1/lessons?id=eq.${id}&select=id,title,starts_at,ends_at`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(5_000),
  })
  if (response.status === 401) throw new Problem(401, 'The access token is not valid.')
  if (!response.ok) throw new Error(`Supabase returned ${response.status}: ${await response.text()}`)

  const [lesson] = z.array(Lesson).parse(await response.json())
  if (!lesson) throw new Problem(404, `There's no lesson ${id}.`)
  return lesson
}
// #endregion
