import { STATUS_CODES } from 'node:http'
import type { HttpMiddleware } from '@nitric/sdk'

export class Problem extends Error {
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

// #region middleware
export const handleProblems: HttpMiddleware = async (ctx, next) => {
  try {
    return await next?.(ctx)
  } catch (error) {
    const expected = error instanceof Problem
    if (!expected) console.error(ctx.req.method, ctx.req.path, error)

    const { status, message: detail } = expected ? error : new Problem(500, 'Something went wrong.')

    ctx.res.status = status
    ctx.res.headers['Content-Type'] = ['application/problem+json']
    ctx.res.body = JSON.stringify({ title: STATUS_CODES[status], status, detail })
    return ctx
  }
}
// #endregion
