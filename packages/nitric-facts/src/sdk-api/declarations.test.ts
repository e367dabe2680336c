import { declarationsOf } from './declarations';

const NO_TYPES = { typeParameters: '' };

it.each([
  [
    'nodejs',
    'v1',
    'File.getUploadUrl',
    [{ ...NO_TYPES, parameters: 'opts?: SignUrlOptions', returns: 'Promise<string>' }],
  ],
  // The SDK has another function with this name, which it doesn't publish.
  [
    'nodejs',
    'v1',
    'websocket',
    [{ ...NO_TYPES, parameters: 'name: string', returns: 'WebsocketResource' }],
  ],
  [
    'python',
    'v1',
    'KeyValueStoreRef.get',
    [{ ...NO_TYPES, modifier: 'async', parameters: 'key: str', returns: 'dict[str, Any]' }],
  ],
  // Programs loop over a generator instead of awaiting it.
  [
    'python',
    'v1',
    'KeyValueStoreRef.keys',
    [{ ...NO_TYPES, parameters: 'prefix: Optional[str] = ""', returns: 'AsyncIterator[str]' }],
  ],
  [
    'go',
    'v1',
    'nitric.NewBucket',
    [{ ...NO_TYPES, parameters: 'name string', returns: 'storage.Bucket' }],
  ],
  [
    'go',
    'v1',
    'keyvalue.KvStoreClient.Get',
    [
      {
        ...NO_TYPES,
        parameters: 'ctx context.Context, key string',
        returns: '(map[string]interface{}, error)',
      },
    ],
  ],
  [
    'dart',
    'v1',
    'Queue.dequeue',
    [{ ...NO_TYPES, parameters: '{int depth = 1}', returns: 'Future<List<DequeuedMessage>>' }],
  ],
  [
    'jvm',
    'v0',
    'File.write',
    [
      { ...NO_TYPES, parameters: 'body: String', returns: '' },
      { ...NO_TYPES, parameters: 'body: ByteArray', returns: '' },
    ],
  ],
  [
    'csharp',
    'v0',
    'Nitric.Queue',
    [{ typeParameters: '<T>', parameters: 'string name', returns: 'QueueResource<T>' }],
  ],
] as const)('reads how %s %s declares %s', (sdk, version, symbol, expected) => {
  expect(declarationsOf(sdk, version, symbol)).toEqual(expected);
});

it('knows nothing about an SDK whose interface is not stored, and nothing about other names', () => {
  expect(declarationsOf('python', 'v0', 'bucket')).toBeUndefined();
  expect(declarationsOf('go', 'v1', 'nitric.NewBoat')).toEqual([]);
});
