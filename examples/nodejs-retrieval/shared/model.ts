const url = process.env.MODEL_URL ?? 'https://api.openai.com/v1'

async function post(path: string, key: string, body: object): Promise<any> {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The model API responded with ${response.status}`)
  return response.json()
}

export async function embed(key: string, input: string[]): Promise<number[][]> {
  const { data } = await post('embeddings', key, { model: 'text-embedding-3-small', input })
  return data.map((item: { embedding: number[] }) => item.embedding)
}

export async function answer(key: string, question: string, passages: string[]) {
  const rules = 'Answer only from these passages. If they lack the answer, say so.'
  const { choices } = await post('chat/completions', key, {
    model: 'gpt-4.1-mini',
    messages: [
      { role: 'system', content: [rules, ...passages].join('\n\n') },
      { role: 'user', content: question },
    ],
  })
  return choices[0].message.content as string
}
