// #region declare
import { api, kv } from '@nitric/sdk'
import type { Film, Person } from '../lib/data.ts'
import { createGraphQL } from '../lib/graphql.ts'

const festival = api('festival')
const films = kv<Film>('festivalfilms').allow('get', 'set')
const people = kv<Person>('festivalpeople').allow('get', 'set')

const isProduction = process.env.NITRIC_ENVIRONMENT === 'cloud'
const graphql = createGraphQL({ films, people }, isProduction)
// #endregion

// #region route
festival.post('/graphql', async (ctx) => {
  const response = await graphql.fetch('http://festival/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': String(ctx.req.headers['content-type'] ?? ''),
      Accept: String(ctx.req.headers.accept ?? '*/*'),
    },
    body: ctx.req.data,
  })

  ctx.res.status = response.status
  ctx.res.headers = { 'Content-Type': [response.headers.get('Content-Type') ?? 'text/plain'] }
  ctx.res.body = await response.text()
})
// #endregion
