import { api, bucket, secret } from '@nitric/sdk'
import { answer, embed } from '../shared/model'
import { nearest, split, type Passage } from '../shared/passages'

const handbook = bucket('handbook').allow('read', 'write')
const modelKey = secret('model-key').allow('access')

const readKey = async () => (await modelKey.latest().access()).asString()

bucket('handbook').on('write', 'pages/', async (ctx) => {
  const page = ctx.req.key
  const content = await handbook.file(page).read()
  const texts = split(Buffer.from(content).toString())
  const vectors = await embed(await readKey(), texts)
  const passages = texts.map((text, i) => ({ page, text, vector: vectors[i] }))

  await handbook.file(`vectors/${page}.json`).write(JSON.stringify(passages))
  console.log(`Indexed ${texts.length} passages of ${page}`)
})

api('answers').post('/questions', async (ctx) => {
  const { question } = ctx.req.json()
  const key = await readKey()
  const files = (await handbook.files()).filter(({ name }) => name.startsWith('vectors/'))
  const contents = await Promise.all(files.map((file) => file.read()))
  const passages = contents.flatMap(
    (content): Passage[] => JSON.parse(Buffer.from(content).toString()),
  )

  const [vector] = await embed(key, [question])
  const found = nearest(passages, vector, 3)
  const text = await answer(key, question, found.map((passage) => passage.text))
  ctx.res.json({ answer: text, pages: [...new Set(found.map(({ page }) => page))] })
})
