import type { Content } from '../../protocol';
import { randomUUID } from '../uuid';
import { Failure } from './failure';
import type { Handler } from './handler';
import { create, objectOf, type Fields, type Getters } from './messages';
import type { Environment, Service } from './service';

type FileRequest = Getters<{ bucketName: string; key: string }>;

type WriteRequest = FileRequest & Getters<{ body_asU8: Uint8Array }>;

type Duration = Getters<{ seconds: number; nanos: number }>;

type SignRequest = FileRequest & Getters<{ operation: number; expiry: Duration | undefined }>;

type ListenRequest = Getters<{
  bucketName: string;
  blobEventType: number;
  keyPrefixFilter: string;
}>;

/** In the protocol. */
const event = { created: 0, deleted: 1 } as const;

const WRITE = 1;

interface Listener {
  bucket: string;
  event: number;
  prefix: string;
  handler: Handler;
}

/** What the holder of a signed address may do until a second. */
export interface Signed {
  bucket: string;
  key: string;
  isWrite: boolean;
  /** In seconds since 1970. */
  until: number;
}

/** A key as the local runtime makes a path of it. */
const cleaned = (key: string): string =>
  key
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** In the order in which the local runtime walks through the folders of a bucket. */
function inOrder(a: string, b: string): number {
  const [as, bs] = [a.split('/'), b.split('/')];
  const index = as.findIndex((part, position) => part !== bs[position]);
  return (as[index] ?? '') < (bs[index] ?? '') ? -1 : 1;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Buckets with their listeners and signed addresses. */
export class Storage implements Service {
  private readonly buckets = new Map<string, Map<string, Uint8Array>>();
  private readonly listeners: Listener[] = [];
  private readonly signed = new Map<string, Signed>();

  constructor(private readonly environment: Environment) {}

  readonly calls = {
    'Storage/Read': (request: FileRequest): Fields => {
      const [bucket, key] = this.fileOf(request, 'read');
      return { body: this.read(bucket, key) };
    },
    'Storage/Write': (request: WriteRequest): void => {
      const [bucket, key] = this.fileOf(request, 'write');
      this.write(bucket, key, request.getBody_asU8());
    },
    'Storage/Delete': (request: FileRequest): void => {
      const [bucket, key] = this.fileOf(request, 'delete');
      this.delete(bucket, key);
    },
    'Storage/Exists': (request: FileRequest): Fields => {
      const [bucket, key] = this.fileOf(request, 'read');
      return { exists: this.filesOf(bucket).has(key) };
    },
    // The local runtime ignores the prefix of the request.
    'Storage/ListBlobs': (request: Getters<{ bucketName: string }>): Fields => {
      const bucket = request.getBucketName();
      this.environment.require('bucket', bucket, 'read');
      const keys = [...this.filesOf(bucket).keys()].sort(inOrder);
      return { blobsList: keys.map((key) => create('storage', 'Blob', { key })) };
    },
    'Storage/PreSignUrl': (request: SignRequest): Fields => {
      const isWrite = request.getOperation() === WRITE;
      const [bucket, key] = this.fileOf(request, isWrite ? 'write' : 'read');
      const expiry = request.getExpiry();
      const seconds = (expiry?.getSeconds() ?? 0) + (expiry?.getNanos() ?? 0) / 1e9;
      const until = Math.floor(Date.now() / 1000 + seconds);
      const token = randomUUID();
      this.signed.set(token, { bucket, key, isWrite, until });
      return { url: `${SIGNED_ORIGIN}/${isWrite ? 'write' : 'read'}/${token}` };
    },
  };

  readonly registrations = {
    'StorageListener/Listen': (request: ListenRequest, handler: Handler): void => {
      const prefix = request.getKeyPrefixFilter();
      this.listeners.push({
        bucket: request.getBucketName(),
        event: request.getBlobEventType(),
        prefix: prefix === '*' ? '' : prefix,
        handler,
      });
    },
  };

  /** Names of buckets with a listener. */
  listened(): string[] {
    return [...new Set(this.listeners.map(({ bucket }) => bucket))];
  }

  signedFor(token: string): Signed | undefined {
    return this.signed.get(token);
  }

  /** @throws if the file doesn't exist */
  read(bucket: string, key: string): Uint8Array {
    const file = this.filesOf(bucket).get(key);
    if (!file) {
      throw new Failure(
        'NOT_FOUND',
        'DevStorageService.Read file not found',
        `open ${bucket}/${key}: no such file or directory`,
      );
    }
    return file;
  }

  write(bucket: string, key: string, body: Uint8Array): void {
    this.filesOf(bucket).set(key, body);
    this.notify(bucket, key, event.created);
  }

  /** @throws if the file doesn't exist */
  delete(bucket: string, key: string): void {
    if (!this.filesOf(bucket).delete(key)) {
      throw new Failure(
        'NOT_FOUND',
        'DevStorageService.Delete could not delete file',
        `remove ${bucket}/${key}: no such file or directory`,
      );
    }
    this.notify(bucket, key, event.deleted);
  }

  /** Creates a file, without calling listeners. */
  set(bucket: string, key: string, text: string): void {
    this.filesOf(bucket).set(cleaned(key), encoder.encode(text));
  }

  content(): Content['buckets'] {
    return objectOf(this.buckets, (files) => objectOf(files, (body) => decoder.decode(body)));
  }

  private fileOf(request: FileRequest, permission: string): [bucket: string, key: string] {
    const bucket = request.getBucketName();
    this.environment.require('bucket', bucket, permission);
    return [bucket, cleaned(request.getKey())];
  }

  private filesOf(bucket: string): Map<string, Uint8Array> {
    const files = this.buckets.get(bucket) ?? new Map<string, Uint8Array>();
    this.buckets.set(bucket, files);
    return files;
  }

  /** Calls the listeners. Nobody waits for them. */
  private notify(bucketName: string, key: string, type: number): void {
    this.environment.onChange();
    this.listeners
      .filter((one) => one.bucket === bucketName && one.event === type)
      .filter(({ prefix }) => key.startsWith(prefix))
      .forEach(({ handler }) => {
        const blobEvent = create('storage', 'BlobEvent', { key, type });
        const blobEventRequest = create('storage', 'BlobEventRequest', { bucketName, blobEvent });
        void handler.ask({ blobEventRequest });
      });
  }
}

/** The address that signed addresses begin with. The local runtime uses a free port. */
export const SIGNED_ORIGIN = 'http://localhost:50000';
