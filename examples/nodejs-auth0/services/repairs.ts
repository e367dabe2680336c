// #region declare
import { api, kv, oidcRule } from '@nitric/sdk'
import { authorize } from '../lib/auth.ts'
import { allowWebApp, preflight } from '../lib/cors.ts'
import { handleProblems, Problem } from '../lib/problem.ts'
import { isTag, parseRepair, type Repair } from '../lib/repair.ts'
import { audience, issuer } from '../lib/settings.ts'

const staff = oidcRule({
  name: 'staff',
  issuer: `${issuer}.well-known/openid-configuration`,
  audiences: [audience],
})

const workshop = api('bike-workshop', {
  middleware: [allowWebApp, handleProblems],
  security: [staff('repairs:read')],
})
const repairs = kv<Repair>('repairs').allow('get', 'set')
// #endregion

// #region read
const findRepair = async (tag: string): Promise<Repair> => {
  const notFound = new Problem(404, `There's no repair with the tag ${tag}.`)
  if (!isTag(tag)) throw notFound

  try {
    return await repairs.get(tag)
  } catch (error) {
    const missing = error instanceof Error && error.message.startsWith('5 NOT_FOUND')
    throw missing ? notFound : error
  }
}

workshop.get('/repairs/:tag', async (ctx) => {
  await authorize(ctx.req.headers.authorization, 'repairs:read')

  return ctx.res.json(await findRepair(ctx.req.params.tag))
})
// #endregion

// #region write
workshop.put(
  '/repairs/:tag',
  async (ctx) => {
    const changedBy = await authorize(ctx.req.headers.authorization, 'repairs:write')
    const { tag } = ctx.req.params
    if (!isTag(tag)) throw new Problem(400, 'A tag has a letter, a hyphen, and up to six digits.')

    const repair = { ...parseRepair(ctx.req.text()), changedBy }
    await repairs.set(tag, repair)
    return ctx.res.json(repair)
  },
  { security: [staff('repairs:write')] },
)
// #endregion

// #region public
workshop.get('/opening-hours', (ctx) => ctx.res.json({ opens: '09:00', closes: '18:00' }), {
  security: [],
})

workshop.options('/repairs/:tag', preflight, { security: [] })
// #endregion
