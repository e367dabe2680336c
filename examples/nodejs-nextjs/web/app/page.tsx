import { Gallery } from './gallery'

export default function Page() {
  return (
    <main>
      <h1>What grows in our garden</h1>
      <Gallery />
    </main>
  )
}
