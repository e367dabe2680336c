import type { Json } from '../../protocol';

/** The part of the SDK's protobuf messages that the services use. `protoc` generates their classes. */
export interface Message {
  toObject: () => unknown;
}

/** The fields of a message, named as its setters: `bucketName` for `setBucketName`. Names of maps end in `Map`. */
export type Fields = Readonly<Record<string, unknown>>;

/** The getters of the fields of a message. */
export type Getters<T> = {
  [Name in keyof T & string as `get${Capitalize<Name>}`]: () => T[Name];
};

/** A `google.protobuf.Struct`. */
export interface Struct {
  toJavaScript: () => Record<string, unknown>;
}

type Package =
  | 'apis'
  | 'batch'
  | 'queues'
  | 'kvstore'
  | 'resources'
  | 'schedules'
  | 'secrets'
  | 'storage'
  | 'topics'
  | 'websockets';

type MessageClass = new () => Message;

/** google-protobuf adds the classes of messages to the global object. */
declare const proto: {
  google: { protobuf: { Struct: { fromJavaScript: (value: object) => Struct } } };
  nitric: {
    proto: Record<Package, { v1: Readonly<Record<string, MessageClass | undefined>> }>;
  };
};

const capitalize = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function call(message: Message, method: string, ...values: unknown[]): unknown {
  const own = (message as unknown as Record<string, ((...all: unknown[]) => unknown) | undefined>)[
    method
  ];
  if (!own) {
    throw new Error(`The SDK has no ${method}.`);
  }
  return own.apply(message, values);
}

/** Sets fields of a message, and returns it. */
export function fill<M extends Message>(message: M, fields: Fields): M {
  for (const [name, value] of Object.entries(fields)) {
    if (name.endsWith('Map')) {
      const map = call(message, `get${capitalize(name)}`) as Map<string, unknown>;
      Object.entries(value as Fields).forEach(([key, one]) => map.set(key, one));
    } else {
      call(message, `set${capitalize(name)}`, value);
    }
  }
  return message;
}

/** A new message of `nitric.proto.<package>.v1`. */
export function create(of: Package, type: string, fields: Fields = {}): Message {
  const Class = proto.nitric.proto[of].v1[type];
  if (!Class) {
    throw new Error(`The SDK has no message ${of}.${type}.`);
  }
  return fill(new Class(), fields);
}

export const structOf = (value: object): Struct =>
  proto.google.protobuf.Struct.fromJavaScript(value);

/** What the SDK makes of a struct, as plain JSON. */
export const jsonOf = (struct: Struct): Json =>
  JSON.parse(JSON.stringify(struct.toJavaScript())) as Json;

/** An object with the keys of a map. */
export const objectOf = <From, To>(
  map: ReadonlyMap<string, From>,
  valueOf: (value: From) => To,
): Record<string, To> => Object.fromEntries([...map].map(([key, value]) => [key, valueOf(value)]));
