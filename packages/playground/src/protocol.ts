/**
 * What the page, the frame, and the worker of a running program send to each other. Everything crosses the boundaries as JSON text,
 * and the page trusts none of it: `client.ts` checks what arrives.
 */

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = Readonly<Record<string, Json>>;

/** What exists before a program starts, by the name of the resource, as in scenarios. */
export interface InitialContent {
  secret?: Readonly<Record<string, string>>;
  /** Values by their key. */
  keyvalue?: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  /** Texts by the key of the file. */
  bucket?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  queue?: Readonly<Record<string, readonly JsonObject[]>>;
}

export interface Program {
  /** A JavaScript module. `stripTypes` makes it from TypeScript. Its imports are unchanged. */
  code: string;
  set?: InitialContent;
  env?: Readonly<Record<string, string>>;
}

/** A request to an API, or to an address from an earlier response. */
export interface RequestAction {
  /** Method and path or address, such as `POST /orders`. */
  request: string;
  /** Required if the program has several APIs. */
  api?: string;
  headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, anything else as JSON. */
  body?: Json;
  /** Values of the response for later actions, which use them as `${name}`: name and path, such as `items.0.id`. */
  save?: Readonly<Record<string, string>>;
}

export interface ScheduleAction {
  schedule: string;
}

export interface TopicAction {
  topic: string;
  payload?: JsonObject;
}

export interface JobAction {
  job: string;
  payload?: JsonObject;
}

/** Writes and deletes files, so that listeners are called. */
export interface BucketAction {
  bucket: string;
  /** Texts by the key of the file. */
  write?: Readonly<Record<string, string>>;
  delete?: readonly string[];
}

/** What one client does. Exactly one of the last four fields is set. */
export interface SocketAction {
  /** Tells several clients apart. */
  client?: string;
  connect?: { query?: Readonly<Record<string, string>> };
  /** A string is sent as it is, anything else as JSON. */
  send?: Json;
  /** Waits for the next message to this client. */
  receive?: true;
  disconnect?: true;
}

export interface WebsocketAction {
  websocket: string;
  actions: readonly SocketAction[];
}

/** A step of a scenario without what it expects. */
export type Action =
  RequestAction | ScheduleAction | TopicAction | JobAction | BucketAction | WebsocketAction;

export interface Response {
  status: number;
  /** Values by lower-case name. Several values of a header are joined by `, `. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What an action led to: a response, or whether a handler succeeded or a connection was accepted. */
export type Result =
  | { response: Response }
  | {
      succeeded: boolean;
      /** The messages that a websocket action has waited for. */
      received?: readonly string[];
    };

export interface Declared {
  apis: readonly {
    name: string;
    routes: readonly { methods: readonly string[]; path: string }[];
  }[];
  resources: readonly {
    /** As in the SDK: `bucket`, `job`, `kv`, `topic`, `queue`, `secret`, `websocket`. */
    kind: string;
    name: string;
    /** As in `allow()`, such as `read`. */
    permissions: readonly string[];
  }[];
}

/** What buckets, stores, queues, and secrets contain, by their names. Long texts are cut. */
export interface Content {
  /** Texts by the key of the file. */
  buckets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  keyvalue: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Messages that nobody has received. */
  queues: Readonly<Record<string, readonly Json[]>>;
  /** The latest version. */
  secrets: Readonly<Record<string, string>>;
}

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof logLevels)[number];

export type PlaygroundEvent =
  | { kind: 'log'; level: LogLevel; text: string }
  | { kind: 'content'; content: Content }
  /** A call without its permission, such as "`receipts` requests `write`, but not `read`". The call itself succeeds. */
  | { kind: 'denied'; message: string }
  /** A message to a client of a websocket. */
  | { kind: 'received'; websocket: string; client: string; text: string }
  /** The program has ended with an error, and answers no more. */
  | { kind: 'crashed'; message: string };

/** From the page to the worker. */
export type Command =
  | { id: number; start: Program; modules: Readonly<Record<string, string>> }
  | { id: number; act: Action };

/** From the worker to the page. */
export type Reply =
  { id: number; value: unknown } | { id: number; error: string } | { event: PlaygroundEvent };

/** The ID of the reply with which a frame says that it listens. */
export const READY = 0;
