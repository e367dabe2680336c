import type { Reasons } from './contracts';

const clientReason =
  'A client below the resources. It declares nothing, so that a service that uses it gets no permission.';
const contextReason =
  'Handlers receive it and nobody makes one: the landing page tells what it holds under "Handlers".';
const workerReason = "Exported for the SDK's own workers.";
const wireReason = 'Turns the object into a message for the Nitric server; the SDK calls it.';
const productReason = 'Made by the function that registers a handler; it has nothing to call.';

const v1: Reasons = {
  undocumented: [
    {
      reason:
        'Methods for OPTIONS requests and the address stand in the table of what api() gives.',
      page: 'api/api.mdx',
      symbols: ['Api.options', 'Api.url'],
    },
    {
      reason: 'Stands in the table of what api.route() gives.',
      page: 'api/api-route.mdx',
      symbols: ['Route.options'],
    },
    { reason: 'What the methods of a route are short for.', symbols: ['Route.method'] },
    {
      reason: 'Stands in the table of what websocket() gives.',
      page: 'websocket/websocket.mdx',
      symbols: ['WebsocketResource.url'],
    },
    {
      reason: 'An argument of api(), described there.',
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
      reason: 'Deprecated: allow() replaces it, as the landing page tells under "Permissions".',
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
      reason: 'Deprecated: getUploadUrl() and getDownloadUrl() replace it.',
      symbols: ['File.signUrl'],
    },
    {
      reason: 'The same as BucketResource.on, with a file for the handler: described there.',
      page: 'storage/bucket-on.mdx',
      symbols: ['Bucket.on'],
    },
    {
      reason: 'What dequeue() gives, described there.',
      page: 'queues/queue-dequeue.mdx',
      symbols: ['DequeuedMessage', 'DequeuedMessage.complete'],
    },
    {
      reason: 'What access() gives, described there.',
      page: 'secrets/secret-version-access.mdx',
      symbols: ['SecretValue', 'SecretValue.asBytes', 'SecretValue.asString'],
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
    { reason: wireReason, symbols: ['Secret.toWire', 'SecretVersion.toWire'] },
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
    {
      reason:
        'Methods for OPTIONS requests and the address stand in the table of what api() gives.',
      page: 'api/api.mdx',
      symbols: ['Api.options', 'Api.url'],
    },
    {
      reason: 'Stands in the table of what api.route() gives.',
      page: 'api/api-route.mdx',
      symbols: ['Route.options'],
    },
    { reason: 'What the methods of a route are short for.', symbols: ['Route.method'] },
    {
      reason: 'Stands in the table of what websocket() gives.',
      page: 'websocket/websocket.mdx',
      symbols: ['WebsocketResource.url'],
    },
    { reason: 'An argument of api(), described there.', page: 'api/api.mdx', symbols: ['jwt'] },
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
      reason: 'Deprecated: getUploadUrl() and getDownloadUrl() replace it.',
      symbols: ['File.signUrl'],
    },
    {
      reason: 'The same as BucketResource.on, with a file for the handler: described there.',
      page: 'storage/bucket-on.mdx',
      symbols: ['Bucket.on'],
    },
    {
      reason: 'What receive() gives, described there.',
      page: 'queues/queue-receive.mdx',
      symbols: ['ReceivedTask', 'ReceivedTask.complete'],
    },
    {
      reason: 'What access() gives, described there.',
      page: 'secrets/secret-version-access.mdx',
      symbols: ['SecretValue', 'SecretValue.asBytes', 'SecretValue.asString'],
    },
    {
      reason: 'What collection() of a collection gives, described there.',
      page: 'collection/collection-collection.mdx',
      symbols: ['CollectionGroupRef', 'CollectionGroupRef.query'],
    },
    {
      reason: 'Called by the SDK alone: a group from the client, nested groups have no permission.',
      symbols: ['CollectionGroupRef.collection', 'CollectionGroupRef.fromCollectionRef'],
    },
    {
      reason: 'What a query gives, described there.',
      page: 'collection/collection-query-fetch.mdx',
      symbols: ['DocumentSnapshot'],
    },
    {
      reason: 'What publish() takes and gives, described there.',
      page: 'topic/topic-publish.mdx',
      symbols: ['NitricEvent'],
    },
    {
      reason: 'What send() takes, described there.',
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
    { reason: wireReason, symbols: ['Secret.toWire', 'SecretVersion.toWire'] },
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
    'File.exists': 'Came with 0.16.0; 0.15.0 is the newest v0 release in the registry.',
  },
};

/** Public symbols of the Node.js SDK without a page of their own, and documented ones that the package lacks. */
export const nodejsReasons: Readonly<Record<string, Reasons>> = { v0, v1 };
