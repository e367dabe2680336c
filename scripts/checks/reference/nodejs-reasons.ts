import type { Reasons } from './contracts';

const clientReason =
  'A low-level client. It declares no resource, so services that use it do not get permissions.';
const contextReason = 'Handlers receive it. It is documented under "Handlers" on the landing page.';
const workerReason = 'Internal. Exported for the workers of the SDK.';
const wireReason = 'Internal. Converts the object to a message for the Nitric server.';
const productReason = 'Made by the function that registers a handler; it has nothing to call.';

/** Reasons that apply to both versions. */
const shared: Reasons['undocumented'] = [
  {
    reason:
      'Methods for OPTIONS requests and the URL are documented in the table of return values of api().',
    page: 'api/api.mdx',
    symbols: ['Api.options', 'Api.url'],
  },
  {
    reason: 'Documented in the table of return values of api.route().',
    page: 'api/api-route.mdx',
    symbols: ['Route.options'],
  },
  { reason: 'The methods of a route are shortcuts for it.', symbols: ['Route.method'] },
  {
    reason: 'Documented in the table of return values of websocket().',
    page: 'websocket/websocket.mdx',
    symbols: ['WebsocketResource.url'],
  },
  {
    reason: 'Deprecated: getUploadUrl() and getDownloadUrl() replace it.',
    symbols: ['File.signUrl'],
  },
  {
    reason:
      'The same as BucketResource.on, but passes a file to the handler. Documented on its page.',
    page: 'storage/bucket-on.mdx',
    symbols: ['Bucket.on'],
  },
  {
    reason: 'Return value of access(), documented on its page.',
    page: 'secrets/secret-version-access.mdx',
    symbols: ['SecretValue', 'SecretValue.asBytes', 'SecretValue.asString'],
  },
  { reason: wireReason, symbols: ['Secret.toWire', 'SecretVersion.toWire'] },
];

const v1: Reasons = {
  undocumented: [
    ...shared,
    {
      reason: 'An argument of api(), documented on its page.',
      page: 'api/api.mdx',
      symbols: ['oidcRule'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'storage/bucket.mdx',
      symbols: ['BucketResource.allow'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'keyvalue/keyvalue.mdx',
      symbols: ['KeyValueStoreResource', 'KeyValueStoreResource.allow'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'queues/queue.mdx',
      symbols: ['QueueResource', 'QueueResource.allow'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'secrets/secret.mdx',
      symbols: ['SecretResource', 'SecretResource.allow'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'topic/topic.mdx',
      symbols: ['TopicResource.allow'],
    },
    {
      reason: 'Deprecated: allow() replaces it, see "Permissions" on the landing page.',
      page: 'index.mdx',
      symbols: [
        'BucketResource.for',
        'KeyValueStoreResource.for',
        'QueueResource.for',
        'SecretResource.for',
        'TopicResource.for',
      ],
    },
    {
      reason: 'Return value of dequeue(), documented on its page.',
      page: 'queues/queue-dequeue.mdx',
      symbols: ['DequeuedMessage', 'DequeuedMessage.complete'],
    },
    {
      reason: contextReason,
      symbols: [
        'AbstractRequest.*',
        'BaseContext',
        'BlobEventContext.*',
        'BlobEventRequest',
        'BucketEventContext.*',
        'BucketEventRequest',
        'HttpContext.*',
        'HttpRequest',
        'HttpResponse',
        'IntervalContext.*',
        'IntervalRequest',
        'MessageContext.*',
        'MessageRequest',
        'WebsocketNotificationContext.*',
        'WebsocketNotificationRequest',
      ],
    },
    {
      reason: workerReason,
      symbols: [
        'ApiWorkerOptions',
        'BucketNotificationWorkerOptions.*',
        'FileNotificationWorkerOptions',
        'HttpWorkerOptions.*',
        'SubscriptionWorkerOptions',
        'createHandler',
        'json',
        'jsonResponse',
      ],
    },
    {
      reason: productReason,
      symbols: ['BucketNotification', 'Cron', 'FileNotification', 'Method', 'Rate', 'Subscription'],
    },
    {
      reason: clientReason,
      symbols: [
        'Eventing.*',
        'KeyValue.*',
        'Queueing.*',
        'Secrets.*',
        'Storage.*',
        'Websocket.*',
        'keyvalue',
        'queues',
        'secrets',
        'storage',
        'topics',
      ],
    },
  ],
  notInRelease: {},
};

const v0: Reasons = {
  undocumented: [
    ...shared,
    {
      reason: 'An argument of api(), documented on its page.',
      page: 'api/api.mdx',
      symbols: ['jwt'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'storage/bucket.mdx',
      symbols: ['BucketResource.for'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'collection/collection.mdx',
      symbols: ['CollectionResource', 'CollectionResource.for'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'queues/queue.mdx',
      symbols: ['QueueResource', 'QueueResource.for'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'secrets/secret.mdx',
      symbols: ['SecretResource', 'SecretResource.for'],
    },
    {
      reason: 'Permissions are described on the page of the function that declares the resource.',
      page: 'topic/topic.mdx',
      symbols: ['TopicResource.for'],
    },
    {
      reason: 'Return value of receive(), documented on its page.',
      page: 'queues/queue-receive.mdx',
      symbols: ['ReceivedTask', 'ReceivedTask.complete'],
    },
    {
      reason: 'Return value of collection() of a collection, documented on its page.',
      page: 'collection/collection-collection.mdx',
      symbols: ['CollectionGroupRef', 'CollectionGroupRef.query'],
    },
    {
      reason: 'Called by the SDK alone: a group from the client, nested groups have no permission.',
      symbols: ['CollectionGroupRef.collection', 'CollectionGroupRef.fromCollectionRef'],
    },
    {
      reason: 'Results of a query, documented on the page of the query.',
      page: 'collection/collection-query-fetch.mdx',
      symbols: ['DocumentSnapshot'],
    },
    {
      reason: 'Argument and return types of publish(), documented on its page.',
      page: 'topic/topic-publish.mdx',
      symbols: ['NitricEvent'],
    },
    {
      reason: 'Argument of send(), documented on its page.',
      page: 'queues/queue-send.mdx',
      symbols: ['NitricTask'],
    },
    {
      reason: workerReason,
      symbols: [
        'ApiWorkerOptions',
        'BucketNotificationWorkerOptions.*',
        'CronWorkerOptions',
        'FileNotificationWorkerOptions',
        'HttpWorkerOptions.*',
        'RateWorkerOptions',
        'SubscriptionWorkerOptions',
        'WebsocketWorkerOptions',
        'faas.*',
        'Faas.*',
      ],
    },
    { reason: productReason, symbols: ['BucketNotification', 'FileNotification'] },
    {
      reason: clientReason,
      symbols: [
        'Documents.*',
        'Eventing.*',
        'Queueing.*',
        'Secrets.*',
        'Storage.*',
        'Websocket.*',
        'documents',
        'events',
        'queues',
        'secrets',
        'storage',
      ],
    },
  ],
  notInRelease: {
    'File.exists': 'Added in 0.16.0. The newest v0 release in the registry is 0.15.0.',
  },
};

/** Public symbols of the Node.js SDK without a page, and documented symbols that the package lacks. */
export const nodejsReasons: Readonly<Record<string, Reasons>> = { v0, v1 };
