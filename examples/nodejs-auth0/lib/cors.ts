import type { HttpContext, HttpMiddleware } from '@nitric/sdk'
import { webApp } from './settings.ts'

export const allowWebApp: HttpMiddleware = (ctx, next) => {
  ctx.res.headers['Access-Control-Allow-Origin'] = [webApp]
  return next?.(ctx)
}

export const preflight = (ctx: HttpContext): void => {
  ctx.res.status = 204
  ctx.res.headers['Access-Control-Allow-Methods'] = ['GET, PUT']
  ctx.res.headers['Access-Control-Allow-Headers'] = ['Authorization, Content-Type']
  ctx.res.headers['Access-Control-Max-Age'] = ['3600']
}
