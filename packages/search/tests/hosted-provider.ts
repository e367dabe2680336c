import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behavior of a host. A number is the status of an error response. */
export type Behavior = 'answers' | 'hangs' | 'breaks' | 403 | 429;

export interface ProviderCall {
  method: string;
  path: string;
  /** In headers. Browsers send them in the address. */
  credentials: { app: unknown; key: unknown };
  body: Record<string, unknown>;
}

interface Index {
  settings: Record<string, unknown>;
  records: Map<string, Record<string, unknown>>;
}

export interface HostedProvider {
  origin: string;
  port: number;
  /** All calls, in the order of arrival. */
  calls: ProviderCall[];
  indices: Map<string, Index>;
  /** Bodies of insights events. */
  events: Record<string, unknown>[];
  /** Replace it to make a host hang or fail. */
  behave: (call: ProviderCall) => Behavior;
  close: () => Promise<void>;
}

const ANSWER_HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
};

const marked = (text: string, words: readonly string[]): string =>
  words.reduce((done, word) => done.replace(new RegExp(`(${word})`, 'i'), '<mark>$1</mark>'), text);

function hitOf(record: Record<string, unknown>, words: readonly string[]): Record<string, unknown> {
  const hierarchy = record.hierarchy as Record<string, string | null>;
  const levels = Object.entries(hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level, { value: marked(text, words) }] as const],
  );
  return { ...record, _snippetResult: { hierarchy: Object.fromEntries(levels) } };
}

/** Returns records with all words. */
function search(index: Index | undefined, request: Record<string, unknown>): unknown {
  const words = String(request.query).toLowerCase().match(/\w+/g) ?? [];
  const found = [...(index?.records.values() ?? [])].filter(({ hierarchy, content }) => {
    const text = JSON.stringify([hierarchy, content]).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    hits: found.slice(0, Number(request.hitsPerPage)).map((record) => hitOf(record, words)),
    nbHits: found.length,
    queryID: 'query-1',
  };
}

/** Applies indexing calls. A move replaces the target atomically, like that of the provider. */
function applyTo(indices: HostedProvider['indices'], { method, path, body }: ProviderCall): void {
  const [, name = '', action] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
  const indexOf = (key: string): Index => indices.get(key) ?? { settings: {}, records: new Map() };
  const index = indexOf(name);
  if (method === 'DELETE') {
    indices.delete(name);
  } else if (action === 'settings') {
    indices.set(name, { ...index, settings: { ...index.settings, ...body } });
  } else if (action === 'batch') {
    const requests = body.requests as { body: Record<string, unknown> }[];
    const added = requests.map(({ body: record }) => [String(record.objectID), record] as const);
    indices.set(name, { ...index, records: new Map([...index.records, ...added]) });
  } else if (action === 'operation' && body.operation === 'copy') {
    // The scope of the copy doesn't contain the records.
    const copy = String(body.destination);
    indices.set(copy, { ...indexOf(copy), settings: index.settings });
  } else if (action === 'operation') {
    indices.set(String(body.destination), index);
    indices.delete(name);
  }
}

function answerTo(provider: HostedProvider, call: ProviderCall): unknown {
  if (call.path.endsWith('/queries')) {
    const requests = call.body.requests as Record<string, unknown>[];
    return {
      results: requests.map((each) => search(provider.indices.get(String(each.indexName)), each)),
    };
  }
  if (call.path.endsWith('/events')) {
    provider.events.push(...(call.body.events as Record<string, unknown>[]));
    return { status: 200 };
  }
  if (call.path.includes('/task/')) {
    return { status: 'published' };
  }
  applyTo(provider.indices, call);
  return { taskID: 1, objectIDs: [] };
}

function callOf(request: http.IncomingMessage, text: string): ProviderCall {
  const { method = '', url = '/', headers } = request;
  return {
    method,
    path: new URL(url, 'http://localhost').pathname,
    credentials: {
      app: headers['x-algolia-application-id'],
      key: headers['x-algolia-api-key'],
    },
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** Starts a local server with the provider's API for queries, indexing, and events. */
export async function startProvider(behavior: Behavior = 'answers'): Promise<HostedProvider> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, ANSWER_HEADERS).end();
        return;
      }
      const call = callOf(request, Buffer.concat(chunks).toString());
      provider.calls.push(call);
      const how = provider.behave(call);
      if (how === 'hangs') {
        return;
      }
      const status = how === 'answers' ? 200 : how === 'breaks' ? 500 : how;
      const body =
        status === 200 ? answerTo(provider, call) : { message: 'No.', status: Number(status) };
      response.writeHead(status, ANSWER_HEADERS).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: HostedProvider = {
    origin: `http://127.0.0.1:${port}`,
    port,
    calls: [],
    indices: new Map(),
    events: [],
    behave: () => behavior,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}

/** A port without a listener. */
export async function refusingPort(): Promise<number> {
  const { port, close } = await startProvider();
  await close();
  return port;
}
