import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { addPhoto, listPhotos, readForm, type Bucket, type Photo, type Store } from '../lib/gallery.ts'

// #region form
const leaf = await readFile(new URL('../web/app/icon.png', import.meta.url))

const send = async (fields: { caption?: string; image?: Uint8Array<ArrayBuffer> }) => {
  const form = new FormData()
  if (fields.caption !== undefined) form.set('caption', fields.caption)
  if (fields.image) form.set('image', new File([fields.image], 'leaf.png'))

  const response = new Response(form)
  const type = response.headers.get('Content-Type') ?? ''
  return readForm(new Uint8Array(await response.arrayBuffer()), type)
}
// #endregion

// #region cases
test('reads the caption and the image of a form', async () => {
  const { caption, image, extension } = await send({ caption: ' Runner beans ', image: leaf })

  assert.equal(caption, 'Runner beans')
  assert.deepEqual(Buffer.from(image), leaf)
  assert.equal(extension, 'png')
})

test('rejects a file that only claims to be an image', async () => {
  const page = new TextEncoder().encode('<script>alert(1)</script>')

  await assert.rejects(send({ caption: 'Beans', image: page }), { status: 400 })
})

test('rejects an image that is too large', async () => {
  await assert.rejects(send({ caption: 'Beans', image: new Uint8Array(3_000_001) }), { status: 413 })
})
// #endregion

test("rejects a form with a missing field, and a body that isn't a form", async () => {
  await assert.rejects(send({ image: leaf }), { status: 400 })
  await assert.rejects(send({ caption: ' ', image: leaf }), { status: 400 })
  await assert.rejects(send({ caption: 'x'.repeat(121), image: leaf }), { status: 400 })
  await assert.rejects(send({ caption: 'Beans' }), { status: 400 })
  await assert.rejects(readForm('{}', 'application/json'), { status: 400 })
})

test('lists photos with the newest first', async () => {
  const photos = new Map<string, Photo>()
  const files = new Map<string, Uint8Array>()
  const store: Store = {
    get: async (id) => photos.get(id) ?? assert.fail(`no photo ${id}`),
    set: async (id, photo) => void photos.set(id, photo),
    keys: async function* () {
      yield* photos.keys()
    },
  }
  const bucket: Bucket = {
    file: (name) => ({
      write: async (data) => void files.set(name, data),
      getDownloadUrl: async () => `https://bucket.example/${name}`,
    }),
  }
  photos.set('old', { file: 'old.jpg', caption: 'Kale', uploadedAt: '2026-05-04T10:00:00.000Z' })

  const id = await addPhoto({ caption: 'Beans', image: leaf, extension: 'png' }, store, bucket)
  const list = await listPhotos(store, bucket)

  assert.deepEqual([...files.keys()], [`${id}.png`])
  assert.deepEqual(list.map(({ url }) => url), [
    `https://bucket.example/${id}.png`,
    'https://bucket.example/old.jpg',
  ])
})
