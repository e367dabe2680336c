import { useEffect, useState } from 'react'

interface Product {
  id: string
  name: string
  price: number
}

const unavailable = 'The shop is unavailable. Try again later.'

export default function App() {
  const [products, setProducts] = useState<Product[]>([])
  const [message, setMessage] = useState('')

  useEffect(() => {
    fetch('/api/shop/products')
      .then((response) => {
        if (!response.ok) throw new Error(`Status ${response.status}`)
        return response.json()
      })
      .then((body) => setProducts(body.products))
      .catch(() => setMessage(unavailable))
  }, [])

  async function order(product: string) {
    try {
      const response = await fetch('/api/shop/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ product }),
      })
      const body = await response.json()
      setMessage(response.ok ? `Order ${body.id}: $${body.total}` : body.error)
    } catch {
      setMessage(unavailable)
    }
  }

  return (
    <main>
      <h1>Paper-shop</h1>
      <ul>
        {products.map(({ id, name, price }) => (
          <li key={id}>
            {name}: ${price} <button onClick={() => order(id)}>Order</button>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </main>
  )
}
