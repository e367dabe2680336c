// #region declare
import { api, kv, oidcRule } from '@nitric/sdk'
import { memberOf, requireGroup } from '../lib/auth.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { isMatch, parseResult, type Result } from '../lib/result.ts'
import { clientId, issuer } from '../lib/settings.ts'

const members = oidcRule({
  name: 'members',
  issuer: `${issuer}/.well-known/openid-configuration`,
  audiences: [clientId],
})

const matches = api('match-results', { middleware: handleProblems, security: [members()] })
const results = kv<Result>('results').allow('get', 'set')
// #endregion

// #region read
const findResult = async (match: string): Promise<Result> => {
  const notFound = new Problem(404, `There's no result for the match ${match}.`)
  if (!isMatch(match)) throw notFound

  try {
    return await results.get(match)
  } catch (error) {
    const missing = error instanceof Error && error.message.startsWith('5 NOT_FOUND')
    throw missing ? notFound : error
  }
}

matches.get('/results/:match', async (ctx) => {
  await memberOf(ctx.req.headers.authorization)

  return ctx.res.json(await findResult(ctx.req.params.match))
})
// #endregion

// #region write
matches.put('/results/:match', async (ctx) => {
  const member = await memberOf(ctx.req.headers.authorization)
  requireGroup(member, 'coaches')

  const { match } = ctx.req.params
  if (!isMatch(match)) throw new Problem(400, 'Use a team and a date, such as u12-2026-05-09.')

  const result = { ...parseResult(ctx.req.text()), enteredBy: member.id }
  await results.set(match, result)
  return ctx.res.json(result)
})
// #endregion
