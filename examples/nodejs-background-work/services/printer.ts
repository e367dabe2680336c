import { kv, queue, schedule } from '@nitric/sdk'
import type { Order } from '../shared/orders'

const orders = kv<Order>('orders').allow('get', 'set')
const printJobs = queue('print-jobs').allow('dequeue')

schedule('print-run').every('15 minutes', async () => {
  for (const job of await printJobs.dequeue(10)) {
    const { order: id, product, quantity } = job.payload
    if ((await orders.get(id)).status === 'printed') {
      console.log(`Skipping ${id}`)
      await job.complete()
      continue
    }
    console.log(`Printing ${quantity} x ${product}`)
    await orders.set(id, { id, product, quantity, status: 'printed' })
    await job.complete()
  }
})
