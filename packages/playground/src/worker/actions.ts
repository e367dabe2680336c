import type {
  Action,
  BucketAction,
  Json,
  RequestAction,
  Response,
  Result,
  SocketAction,
  WebsocketAction,
} from '../protocol';
import { cloud } from './cloud';
import type { Connection } from './cloud/websockets';
import { send } from './gateway';

/** How long an action waits for a handler, and a client for a message, in milliseconds. */
const WAIT = 3_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Waits until a condition holds. Returns whether it does. */
async function waitFor(condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + WAIT;
  while (!condition() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return condition();
}

/** @throws if the program doesn't register a handler in time */
async function requireHandler(kind: string, name: string, handled: () => string[]): Promise<void> {
  if (!(await waitFor(() => handled().includes(name)))) {
    const others = handled().join(', ') || 'none';
    throw new Error(`The program has no handler for the ${kind} "${name}", only for ${others}.`);
  }
}

const REQUEST = /^(DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT) (\S+)$/;

/** The API of a request that names none. */
async function onlyApi(): Promise<string> {
  await waitFor(() => cloud.apis.list().length > 0);
  const names = cloud.apis.list().map(({ name }) => name);
  const [name] = names;
  if (name === undefined) {
    throw new Error('The program declares no API.');
  }
  if (names.length > 1) {
    throw new Error(`Name the API, because the program has ${names.join(', ')}.`);
  }
  return name;
}

async function request({
  request: line,
  api,
  headers = {},
  body,
}: RequestAction): Promise<Response> {
  const [, method, target] = REQUEST.exec(line) ?? [];
  if (method === undefined || target === undefined) {
    throw new Error(`"${line}": use a method and a path, such as GET /orders/7.`);
  }
  const isJson = body !== undefined && typeof body !== 'string';
  const sent = {
    method,
    target,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    body: encoder.encode(body === undefined ? '' : textOf(body)),
  };
  const name = target.startsWith('/') ? (api ?? (await onlyApi())) : undefined;
  const response = await send(sent, name);
  return { ...response, body: decoder.decode(response.body) };
}

async function changeFiles({
  bucket,
  write = {},
  delete: removed = [],
}: BucketAction): Promise<void> {
  await requireHandler('bucket', bucket, () => cloud.storage.listened());
  Object.entries(write).forEach(([key, text]) =>
    cloud.storage.write(bucket, key, encoder.encode(text)),
  );
  removed.forEach((key) => cloud.storage.delete(bucket, key));
}

/** A client of a websocket, with the messages that no action has waited for. */
interface Client {
  connection: Connection;
  waiting: string[];
}

const clients = new Map<string, Client>();

async function connect(
  socket: string,
  { client = '', connect: how }: SocketAction,
): Promise<boolean> {
  await requireHandler('websocket', socket, () => cloud.websockets.list());
  const waiting: string[] = [];
  const connection = await cloud.websockets.connect(socket, how?.query ?? {}, (text) => {
    waiting.push(text);
    cloud.onEvent({ kind: 'received', websocket: socket, client, text });
  });
  if (connection) {
    clients.set(`${socket} ${client}`, { connection, waiting });
  }
  return connection !== undefined;
}

/** @returns the message, if the action waits for one */
async function use({ connection, waiting }: Client, action: SocketAction): Promise<string[]> {
  if (action.send !== undefined) {
    await connection.send(textOf(action.send));
  } else if (action.disconnect) {
    await connection.close();
  } else if (action.receive) {
    await waitFor(() => waiting.length > 0);
    return waiting.splice(0, 1);
  }
  return [];
}

async function converse({ websocket, actions }: WebsocketAction): Promise<Result> {
  const received: string[] = [];
  let succeeded = true;
  for (const action of actions) {
    if (action.connect) {
      succeeded = (await connect(websocket, action)) && succeeded;
      continue;
    }
    const client = clients.get(`${websocket} ${action.client ?? ''}`);
    if (!client) {
      throw new Error(`The client "${action.client ?? ''}" isn't connected.`);
    }
    received.push(...(await use(client, action)));
  }
  return { succeeded, received };
}

export async function act(action: Action): Promise<Result> {
  if ('request' in action) {
    return { response: await request(action) };
  }
  if ('schedule' in action) {
    await requireHandler('schedule', action.schedule, () => cloud.schedules.list());
    await cloud.schedules.run(action.schedule);
    return { succeeded: true };
  }
  if ('topic' in action) {
    await requireHandler('topic', action.topic, () => cloud.topics.subscribed());
    return { succeeded: await cloud.topics.publish(action.topic, action.payload ?? {}) };
  }
  if ('job' in action) {
    await requireHandler('job', action.job, () => cloud.jobs.list());
    return { succeeded: await cloud.jobs.run(action.job, action.payload ?? {}) };
  }
  if ('bucket' in action) {
    await changeFiles(action);
    return { succeeded: true };
  }
  return converse(action);
}
