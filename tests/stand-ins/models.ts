import { json } from 'node:stream/consumers';
import { serve } from './serve';

/**
 * Stands in for the part of a hosted model that creates embeddings and answers. Texts with the same words have similar
 * embeddings, and the answer is the first passage of the system message. The arguments are the port and the API key.
 */
const [port = '4320', apiKey = ''] = process.argv.slice(2);

const DIMENSIONS = 64;

interface ModelRequest {
  input?: string[];
  messages?: { content: string }[];
}

/** Counts the words by a hash, and scales the vector to the length 1, as hosted models do. */
function embeddingOf(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    const hash = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
    const index = hash % DIMENSIONS;
    vector[index] = (vector[index] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function responseTo(path: string, { input = [], messages = [] }: ModelRequest): object {
  if (path.endsWith('/embeddings')) {
    return { data: input.map((text) => ({ embedding: embeddingOf(text) })) };
  }
  const content = messages[0]?.content.split('\n\n')[1] ?? 'There are no passages.';
  return { choices: [{ message: { role: 'assistant', content } }] };
}

serve(port, async (request) => {
  const body = (await json(request)) as ModelRequest;
  return request.headers.authorization === `Bearer ${apiKey}`
    ? { status: 200, body: responseTo(request.url ?? '', body) }
    : { status: 401, body: {} };
});
