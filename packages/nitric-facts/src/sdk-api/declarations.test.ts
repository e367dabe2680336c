import type { Declaration } from './declaration';
import { declarationsOf } from './declarations';

const textOf = ({ modifier = '', typeParameters, parameters, returns }: Declaration): string =>
  `${modifier}${typeParameters}(${parameters}) ${returns}`.trim();

it.each([
  // The SDK has another function with this name, which it doesn't publish.
  ['nodejs', 'v1', 'websocket', ['(name: string) WebsocketResource']],
  // Programs loop over a generator instead of awaiting it.
  ['python', 'v1', 'KeyValueStoreRef.keys', ['(prefix: Optional[str] = "") AsyncIterator[str]']],
  ['go', 'v1', 'nitric.NewBucket', ['(name string) storage.Bucket']],
  ['dart', 'v1', 'Queue.dequeue', ['({int depth = 1}) Future<List<DequeuedMessage>>']],
  ['jvm', 'v0', 'File.write', ['(body: String)', '(body: ByteArray)']],
  ['csharp', 'v0', 'Nitric.Queue', ['<T>(string name) QueueResource<T>']],
  ['go', 'v1', 'nitric.NewBoat', []],
  // The interface isn't stored.
  ['python', 'v0', 'bucket', undefined],
] as const)('reads how %s %s declares %s', (sdk, version, symbol, expected) => {
  expect(declarationsOf(sdk, version, symbol)?.map(textOf)).toEqual(expected);
});
