import type { Reasons } from './contracts';

const permissionReason =
  'Permissions are described on the page of the function that declares the resource.';
const contextReason =
  'Handlers receive it and nobody makes one: the landing page tells what it holds under "Handlers".';
const workerReason = "Defined for the SDK's own workers.";
const routeReason = 'What the decorators of an API are made of; nothing gives a reader one.';
const exceptionReason = 'The landing page and the pages of the operations tell which is raised.';
const exceptionHelperReason = 'Turns an error of gRPC into an exception; the SDK calls it.';
const resourceReason = 'What all resources have in common; the SDK calls it.';
const constantReason = 'A set of accepted values, given on the page of the function that takes it.';
const clientReason =
  'A client below the resources. It declares nothing, so that a service that uses it gets no permission.';

/** One for each status of gRPC, and what the SDK raises by itself. */
const exceptions = [
  'AbortedException',
  'AlreadyExistsException',
  'CancelledException',
  'DataLossException',
  'DeadlineExceededException',
  'FailedPreconditionException',
  'InternalException',
  'InvalidArgumentException',
  'NitricResourceException',
  'NitricServiceException',
  'NitricUnavailableException',
  'NotFoundException',
  'OutOfRangeException',
  'PermissionDeniedException',
  'ResourceExhaustedException',
  'UnauthenticatedException',
  'UnavailableException',
  'UnimplementedException',
  'UnknownException',
];

const v1: Reasons = {
  undocumented: [
    {
      reason: 'The method for OPTIONS requests, the address and token rules stand with the API.',
      page: 'api/api.mdx',
      symbols: ['Api.options', 'Api.url', 'oidc_rule'],
    },
    {
      reason: 'An argument of api() or what its rules are made of, described there.',
      page: 'api/api.mdx',
      symbols: ['ApiOptions', 'OidcOptions', 'ScopedOidcOptions'],
    },
    {
      reason: 'What the SDK makes of the arguments of api() and its decorators.',
      symbols: [
        'ApiDetails',
        'JwtSecurityDefinition',
        'MethodOptions',
        'OidcSecurityDefinition',
        'RouteOptions',
      ],
    },
    { reason: routeReason, symbols: ['Method.*', 'Route.*'] },
    { reason: permissionReason, page: 'storage/bucket.mdx', symbols: ['Bucket.allow'] },
    {
      reason: permissionReason,
      page: 'keyvalue/keyvalue.mdx',
      symbols: ['KeyValueStore', 'KeyValueStore.allow'],
    },
    { reason: permissionReason, page: 'queues/queue.mdx', symbols: ['Queue', 'Queue.allow'] },
    { reason: permissionReason, page: 'secrets/secret.mdx', symbols: ['Secret', 'Secret.allow'] },
    { reason: permissionReason, page: 'topic/topic.mdx', symbols: ['Topic.allow'] },
    {
      reason: 'What schedule() gives: a schedule is declared and decorated in one step.',
      page: 'schedules/schedule.mdx',
      symbols: ['Schedule', 'Schedule.cron', 'Schedule.every'],
    },
    {
      reason: 'Needs no file object, so the page of file() tells of it.',
      page: 'storage/bucket-file.mdx',
      symbols: ['BucketRef.exists'],
    },
    {
      reason: 'The same as Bucket.on, with a file for the handler: described there.',
      page: 'storage/bucket-on.mdx',
      symbols: ['BucketRef.on'],
    },
    {
      reason: 'What dequeue() gives, described there.',
      page: 'queues/queue-dequeue.mdx',
      symbols: ['DequeuedMessage', 'DequeuedMessage.complete'],
    },
    {
      reason: 'What enqueue() gives for a message that was refused, described there.',
      page: 'queues/queue-enqueue.mdx',
      symbols: ['FailedMessage'],
    },
    {
      reason: 'What access() gives, described there.',
      page: 'secrets/secret-version-access.mdx',
      symbols: ['SecretValue', 'SecretValue.as_bytes', 'SecretValue.as_string'],
    },
    {
      reason: 'Starts the service; every sample ends with it.',
      page: 'index.mdx',
      symbols: ['Nitric', 'Nitric.run'],
    },
    {
      reason: 'Tells whether run() was called; the SDK asks it.',
      symbols: ['Nitric.has_run'],
    },
    {
      reason: contextReason,
      symbols: [
        'BucketNotificationContext',
        'BucketNotifyRequest',
        'BucketNotifyResponse',
        'FileNotificationContext',
        'FileNotifyRequest',
        'HttpContext',
        'HttpRequest',
        'HttpResponse',
        'IntervalContext',
        'IntervalRequest',
        'IntervalResponse',
        'MessageContext.*',
        'MessageRequest',
        'MessageResponse',
        'TriggerContext.*',
        'WebsocketConnectionRequest',
        'WebsocketConnectionResponse',
        'WebsocketContext',
        'WebsocketMessageRequest',
        'WebsocketRequest',
        'WebsocketResponse',
      ],
    },
    {
      reason: workerReason,
      symbols: [
        'ApiRouteWorker.*',
        'BucketNotificationWorkerOptions',
        'FunctionServer.*',
        'Handler',
        'Listener.*',
        'Middleware',
        'ScheduleServer.*',
        'Subscriber.*',
        'WebsocketWorker.*',
        'compose_middleware',
      ],
    },
    { reason: 'What Websocket.send() calls.', symbols: ['WebsocketRef.*'] },
    {
      reason: constantReason,
      symbols: ['FileMode.*', 'Frequency.*', 'HttpMethod', 'check_permission'],
    },
    { reason: resourceReason, symbols: ['Resource.*', 'SecureResource'] },
    {
      reason: exceptionReason,
      symbols: [...exceptions, 'EnqueueFailedException', 'NitricNotRunningException'],
    },
    {
      reason: exceptionHelperReason,
      symbols: ['exception_from_grpc_code', 'exception_from_grpc_error'],
    },
  ],
  notInRelease: {},
};

const v0: Reasons = {
  undocumented: [
    {
      reason: 'The method for OPTIONS requests and the address stand with the API.',
      page: 'api/api.mdx',
      symbols: ['Api.options', 'Api.url'],
    },
    {
      reason: 'An argument of api(), described there.',
      page: 'api/api.mdx',
      symbols: ['ApiOptions', 'JwtSecurityDefinition'],
    },
    {
      reason: 'What the SDK makes of the arguments of api() and its decorators.',
      symbols: ['ApiDetails', 'MethodOptions', 'RouteOptions'],
    },
    { reason: routeReason, symbols: ['Method.*', 'Route.*'] },
    { reason: permissionReason, page: 'storage/bucket.mdx', symbols: ['Bucket.allow'] },
    {
      reason: permissionReason,
      page: 'collection/collection.mdx',
      symbols: ['Collection', 'Collection.allow'],
    },
    { reason: permissionReason, page: 'queues/queue.mdx', symbols: ['Queue', 'Queue.allow'] },
    { reason: permissionReason, page: 'secrets/secret.mdx', symbols: ['Secret', 'Secret.allow'] },
    { reason: permissionReason, page: 'topic/topic.mdx', symbols: ['Topic.allow'] },
    {
      reason: 'What decorating with schedule() leaves behind; it has nothing to call.',
      symbols: ['Schedule', 'Schedule.every', 'Schedule.start'],
    },
    {
      reason: 'Deprecated: upload_url() and download_url() replace it.',
      symbols: ['File.sign_url'],
    },
    {
      reason: 'What receive() gives, described there.',
      page: 'queues/queue-receive.mdx',
      symbols: ['ReceivedTask', 'ReceivedTask.complete'],
    },
    {
      reason: 'What send() takes and gives, described there.',
      page: 'queues/queue-send.mdx',
      symbols: ['FailedTask', 'Task'],
    },
    {
      reason: 'What publish() takes and gives, described there.',
      page: 'topic/topic-publish.mdx',
      symbols: ['Event'],
    },
    {
      reason: 'What access() gives, described there.',
      page: 'secrets/secret-version-access.mdx',
      symbols: ['SecretValue', 'SecretValue.as_bytes', 'SecretValue.as_string'],
    },
    {
      reason: 'Makes what where() takes, described there.',
      page: 'collection/collection-query-where.mdx',
      symbols: ['Expression', 'Operator', 'condition'],
    },
    {
      reason: 'What collection() of a collection gives, described there.',
      page: 'collection/collection-collection.mdx',
      symbols: ['CollectionGroupRef', 'CollectionGroupRef.query'],
    },
    {
      reason: 'Called by the SDK to keep collections from being nested too deep.',
      symbols: [
        'CollectionDepthException',
        'CollectionGroupRef.from_collection_ref',
        'CollectionGroupRef.is_sub_collection',
        'CollectionGroupRef.sub_collection_depth',
        'CollectionGroupRef.to_collection_ref',
        'CollectionRef.is_sub_collection',
        'CollectionRef.sub_collection_depth',
      ],
    },
    {
      reason: 'What a query gives, described there.',
      page: 'collection/collection-query-fetch.mdx',
      symbols: ['Document', 'QueryResultsPage', 'QueryResultsPage.has_more_pages'],
    },
    {
      reason: 'Starts the service; every sample ends with it.',
      page: 'index.mdx',
      symbols: ['Nitric', 'Nitric.run'],
    },
    {
      reason: contextReason,
      symbols: [
        'BucketNotificationContext.*',
        'BucketNotificationRequest',
        'BucketNotificationResponse',
        'EventContext.*',
        'EventRequest',
        'EventResponse',
        'FileNotificationContext.*',
        'FileNotificationRequest',
        'HttpContext.*',
        'HttpRequest',
        'HttpResponse',
        'Request',
        'Response',
        'TriggerContext.*',
        'WebsocketContext.*',
        'WebsocketRequest',
        'WebsocketResponse',
      ],
    },
    {
      reason: workerReason,
      symbols: [
        'ApiWorkerOptions',
        'BucketNotificationWorkerOptions',
        'FaasWorkerOptions',
        'FileNotificationWorkerOptions',
        'FunctionServer.*',
        'Handler',
        'Middleware',
        'RateWorkerOptions',
        'SubscriptionWorkerOptions',
        'WebsocketWorkerOptions',
        'compose_middleware',
      ],
    },
    { reason: constantReason, symbols: ['FileMode.*', 'Frequency.*', 'HttpMethod'] },
    { reason: resourceReason, symbols: ['Resource.*', 'SecureResource'] },
    { reason: exceptionReason, symbols: exceptions },
    {
      reason: exceptionHelperReason,
      symbols: ['exception_from_grpc_code', 'exception_from_grpc_error'],
    },
    {
      reason: clientReason,
      symbols: ['Documents.*', 'Events.*', 'Queues.*', 'Secrets.*', 'Storage.*'],
    },
  ],
  notInRelease: {},
};

/** Public symbols of the Python SDK without a page of their own. */
export const pythonReasons: Readonly<Record<string, Reasons>> = { v0, v1 };
