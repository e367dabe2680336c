import type { Handler } from './handler';
import type { Fields } from './messages';

type Returned = Fields | void;

/**
 * One service of Nitric. The keys are methods of its protocol, such as `Storage/Read`. Requests have the type that the protocol says, which
 * TypeScript can't know, so their parameter is `never` here.
 */
export interface Service {
  /** Calls, which return the fields of the response. */
  calls?: Readonly<Record<string, (request: never) => Returned | Promise<Returned>>>;
  /** Calls with a stream of responses. */
  scans?: Readonly<Record<string, (request: never) => readonly Fields[]>>;
  /** Registrations of handlers. */
  registrations?: Readonly<Record<string, (request: never, handler: Handler) => void>>;
}

/** What services tell the others. */
export interface Environment {
  /** The content of a resource has changed. */
  onChange: () => void;
  /** A call needs a permission, as in `allow()`. */
  require: (kind: ResourceKind, name: string, permission: string) => void;
}

export type ResourceKind = 'bucket' | 'job' | 'kv' | 'topic' | 'queue' | 'secret' | 'websocket';
