// #region subscribe
import { topic } from '@nitric/sdk'
import { log } from '../lib/log.ts'

topic<{ meter: string; usage: number }>('leak-suspected').subscribe(async (ctx) => {
  const { meter, usage } = ctx.req.json()
  log('WARNING', 'leak suspected', { meter, usage })
})
// #endregion
