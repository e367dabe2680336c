// #region types
import { randomUUID } from 'node:crypto'

export interface Photo {
  file: string
  caption: string
  uploadedAt: string
}

export interface Store {
  get(id: string): Promise<Photo>
  set(id: string, photo: Photo): Promise<void>
  keys(): AsyncIterable<string>
}

export interface Bucket {
  file(name: string): {
    write(data: Uint8Array): Promise<void>
    getDownloadUrl(options: { expiry: number }): Promise<string>
  }
}
// #endregion

// #region read
export class Rejection extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const MAX_BYTES = 3_000_000

const extensionOf = (image: Uint8Array): string | undefined => {
  const start = Buffer.from(image.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  if (start.startsWith('\x89PNG\r\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  return undefined
}

export const readForm = async (body: string | Uint8Array, type: string) => {
  const headers = { 'Content-Type': type }
  const form = await new Response(body as BodyInit, { headers }).formData().catch(() => {
    throw new Rejection(400, 'Send a form with a caption and an image.')
  })

  const caption = String(form.get('caption') ?? '').trim()
  if (caption === '' || caption.length > 120) {
    throw new Rejection(400, 'The caption must have 1 to 120 characters.')
  }

  const upload = form.get('image')
  if (!(upload instanceof File)) throw new Rejection(400, 'The image is missing.')
  if (upload.size > MAX_BYTES) throw new Rejection(413, 'The image must not exceed 3 MB.')

  const image = new Uint8Array(await upload.arrayBuffer())
  const extension = extensionOf(image)
  if (!extension) throw new Rejection(400, 'The image must be a JPEG, PNG, or WebP file.')
  return { caption, image, extension }
}
// #endregion

// #region add
type Upload = Awaited<ReturnType<typeof readForm>>

export const addPhoto = async (
  { caption, image, extension }: Upload,
  store: Store,
  bucket: Bucket,
): Promise<string> => {
  const id = randomUUID()
  const file = `${id}.${extension}`

  await bucket.file(file).write(image)
  await store.set(id, { file, caption, uploadedAt: new Date().toISOString() })
  return id
}
// #endregion

// #region list
export const listPhotos = async (store: Store, bucket: Bucket) => {
  const ids: string[] = []
  for await (const id of store.keys()) ids.push(id)

  const photos = await Promise.all(
    ids.map(async (id) => {
      const { file, caption, uploadedAt } = await store.get(id)
      const url = await bucket.file(file).getDownloadUrl({ expiry: 3_600 })
      return { id, caption, uploadedAt, url }
    }),
  )
  return photos.sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
}
// #endregion
