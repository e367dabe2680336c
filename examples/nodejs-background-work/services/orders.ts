import { queue, topic } from '@nitric/sdk'
import type { Order } from '../shared/orders'

const printJobs = queue('print-jobs').allow('enqueue')

topic<Order>('order-placed').subscribe(async (ctx) => {
  const { id, product, quantity } = ctx.req.json()
  await printJobs.enqueue({ order: id, product, quantity })
  console.log(`Queued ${quantity} x ${product}`)
})
