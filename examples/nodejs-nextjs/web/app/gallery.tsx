'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { listPhotos, uploadPhoto, type Photo } from '../lib/api'

export function Gallery() {
  const [photos, setPhotos] = useState<Photo[]>([])
  const [message, setMessage] = useState('Loading …')
  const [isBusy, setIsBusy] = useState(true)

  const attempt = async (task: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await task()
      setPhotos(await listPhotos())
      setMessage('')
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  useEffect(() => {
    void attempt(async () => {})
  }, [])

  const upload = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void attempt(async () => {
      await uploadPhoto(new FormData(form))
      form.reset()
    })
  }

  return (
    <>
      <form onSubmit={upload}>
        <input name="image" type="file" accept="image/jpeg,image/png,image/webp" aria-label="Image" required />
        <input name="caption" maxLength={120} placeholder="Caption" aria-label="Caption" required />
        <button disabled={isBusy}>Upload</button>
      </form>
      <p role="status">{message}</p>
      <ul>
        {photos.map(({ id, caption, url }) => (
          <li key={id}>
            <img src={url} alt={caption} />
            {caption}
          </li>
        ))}
      </ul>
    </>
  )
}
