/**
 * Stands in for `@grpc/grpc-js`, of which the SDK uses only the clients and the status codes. A call reaches the services in memory as
 * the bytes that it would send, because an object that is passed by reference keeps what serialization drops.
 */
import { cloud } from '../cloud';
import { Failure, status as codes, type StatusName } from '../cloud/failure';
import type { Message } from '../cloud/messages';

export const status = codes;

export const ChannelCredentials = { createInsecure: (): object => ({}) };

/** A method of a service, as `protoc` describes it. */
interface Method {
  /** Such as `/nitric.proto.storage.v1.Storage/Read`. */
  path: string;
  requestStream: boolean;
  responseStream: boolean;
  responseType: new () => Message;
  requestSerialize: (message: Message) => Uint8Array;
  requestDeserialize: (bytes: Uint8Array) => Message;
  responseSerialize: (message: Message) => Uint8Array;
  responseDeserialize: (bytes: Uint8Array) => Message;
}

/** The error of a call, with the fields and the message of the library. */
class ServiceError extends Error {
  readonly code: number;

  constructor(
    readonly details: string,
    code: StatusName,
    readonly reason?: string,
  ) {
    super(`${codes[code]} ${code}: ${details}`);
    this.code = codes[code];
  }

  static of(error: unknown): ServiceError {
    return error instanceof Failure
      ? new ServiceError(error.message, error.code, error.reason)
      : new ServiceError(String(error), 'INTERNAL');
  }
}

type Listener = (value: unknown) => void;

/** The client's end of a stream. */
class Stream {
  private readonly listeners = new Map<string, Listener[]>();

  constructor(private readonly onWrite: (message: Message) => void = () => undefined) {}

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  emit(event: string, value?: unknown): void {
    queueMicrotask(() => this.listeners.get(event)?.forEach((listener) => listener(value)));
  }

  write(message: Message): boolean {
    this.onWrite(message);
    return true;
  }

  pipe(target: { write: Listener; end: () => void }): void {
    this.on('data', (value) => target.write(value));
    this.on('end', () => target.end());
  }
}

const received = (method: Method, message: Message): Message =>
  method.requestDeserialize(method.requestSerialize(message));

const returned = (method: Method, message: Message): Message =>
  method.responseDeserialize(method.responseSerialize(message));

/** Registers a handler, and then passes requests and responses on. */
function openHandler(method: Method): Stream {
  const stream: Stream = new Stream((message) => {
    const own = received(method, message);
    queueMicrotask(() => handler.receive(own));
  });
  const handler = cloud.register(method.path, method.responseType, (message) =>
    stream.emit('data', returned(method, message)),
  );
  return stream;
}

function openScan(method: Method, request: Message): Stream {
  const stream = new Stream();
  cloud
    .scan(method.path, received(method, request), method.responseType)
    .then((messages) => {
      messages.forEach((message) => stream.emit('data', returned(method, message)));
      stream.emit('end');
    })
    .catch((error: unknown) => stream.emit('error', ServiceError.of(error)));
  return stream;
}

type Callback = (error: ServiceError | null, response?: Message) => void;

function call(method: Method, request: Message, callback: Callback): object {
  cloud
    .call(method.path, received(method, request), method.responseType)
    .then((response) => returned(method, response))
    .then(
      (response) => callback(null, response),
      (error: unknown) => callback(ServiceError.of(error)),
    );
  return {};
}

type ClientMethod = (request: Message, ...rest: unknown[]) => object;

function clientMethodOf(method: Method): ClientMethod {
  if (method.requestStream) {
    return () => openHandler(method);
  }
  return method.responseStream
    ? (request) => openScan(method, request)
    : (request, ...rest) => call(method, request, rest.at(-1) as Callback);
}

/** A class whose instances have the methods of a service. */
export function makeGenericClientConstructor(
  service: Readonly<Record<string, Method>>,
): new () => Readonly<Record<string, ClientMethod>> {
  const methods = Object.entries(service).map(([name, method]) => [name, clientMethodOf(method)]);
  const Client = class {};
  Object.assign(Client.prototype, Object.fromEntries(methods));
  return Client as new () => Record<string, ClientMethod>;
}
