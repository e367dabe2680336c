import { bucket, http } from '@nitric/sdk'
import express from 'express'

const receipts = bucket('receipts').allow('read', 'write')
const app = express()

app.get('/products', (req, res) => {
  res.json({ products: [{ id: 'heron-a3', name: 'Heron', price: 18 }] })
})

app.post('/orders/:id/receipt', express.json(), async (req, res) => {
  const total = req.body?.total

  if (typeof total !== 'number') {
    res.status(400).json({ error: 'Send the total of the order.' })
    return
  }

  await receipts.file(`${req.params.id}.txt`).write(`Total: ${total.toFixed(2)}\n`)
  res.sendStatus(201)
})

app.get('/orders/:id/receipt', async (req, res) => {
  const receipt = receipts.file(`${req.params.id}.txt`)

  if (await receipt.exists()) {
    res.type('text/plain').send(Buffer.from(await receipt.read()))
  } else {
    res.sendStatus(404)
  }
})

http(app)
