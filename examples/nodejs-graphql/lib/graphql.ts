// #region yoga
import { createYoga } from 'graphql-yoga'
import { createData, type Stores } from './data.ts'
import { limits } from './limits.ts'
import { schema } from './schema.ts'

export const createGraphQL = (stores: Stores, isProduction: boolean) =>
  createYoga({
    schema,
    context: () => createData(stores),
    plugins: [limits(isProduction)],
    graphiql: false,
    landingPage: false,
    cors: false,
    maskedErrors: { isDev: false },
  })
// #endregion
