/** Checks what a worker sends. The program can send anything, also in the place of the worker. */
import {
  logLevels,
  type Content,
  type Declared,
  type Json,
  type PlaygroundEvent,
  type Result,
} from './protocol';

/** An object without a prototype. */
export type Untrusted = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Untrusted =>
  typeof value === 'object' && value !== null;

/** Objects lose their prototypes, so that a key such as `__proto__` is only a key. */
const plain = (_: string, value: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.assign(Object.create(null) as object, value)
    : value;

/** JSON, or a value that comes from it. Anything else is empty. */
export function parsed(value: unknown): Untrusted {
  try {
    const own: unknown = typeof value === 'string' ? JSON.parse(value, plain) : value;
    return isObject(own) ? own : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const list = <T>(value: unknown, itemOf: (item: unknown) => T): T[] =>
  Array.isArray(value) ? value.map(itemOf) : [];

const texts = (value: unknown): string[] => list(value, text);

function record<T>(value: unknown, itemOf: (item: unknown) => T): Record<string, T> {
  const own = Object.create(null) as Record<string, T>;
  Object.entries(parsed(value)).forEach(([key, item]) => {
    own[key] = itemOf(item);
  });
  return own;
}

/** Only JSON arrives. */
const json = (value: unknown): Json => (value ?? null) as Json;

export function declaredOf(value: Untrusted): Declared {
  return {
    apis: list(value.apis, parsed).map(({ name, routes }) => ({
      name: text(name),
      routes: list(routes, parsed).map(({ methods, path }) => ({
        methods: texts(methods),
        path: text(path),
      })),
    })),
    resources: list(value.resources, parsed).map(({ kind, name, permissions }) => ({
      kind: text(kind),
      name: text(name),
      permissions: texts(permissions),
    })),
  };
}

export function resultOf(value: Untrusted): Result {
  if (isObject(value.response)) {
    const { status, headers, body } = value.response;
    return {
      response: { status: Number(status), headers: record(headers, text), body: text(body) },
    };
  }
  return { succeeded: value.succeeded === true, received: texts(value.received) };
}

function contentOf({ buckets, keyvalue, queues, secrets }: Untrusted): Content {
  return {
    buckets: record(buckets, (files) => record(files, text)),
    keyvalue: record(keyvalue, (values) => record(values, json)),
    queues: record(queues, (messages) => list(messages, json)),
    secrets: record(secrets, text),
  };
}

/** The event in a message, if it has one. */
export function eventOf(value: unknown): PlaygroundEvent | undefined {
  const event = parsed(value);
  switch (event.kind) {
    case 'log': {
      const level = logLevels.find((one) => one === event.level) ?? 'info';
      return { kind: 'log', level, text: text(event.text) };
    }
    case 'content':
      return { kind: 'content', content: contentOf(parsed(event.content)) };
    case 'denied':
    case 'crashed':
      return { kind: event.kind, message: text(event.message) };
    case 'received':
      return {
        kind: 'received',
        websocket: text(event.websocket),
        client: text(event.client),
        text: text(event.text),
      };
    default:
      return undefined;
  }
}
