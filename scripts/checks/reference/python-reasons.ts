import type { Reasons } from './contracts';

const permissionReason =
  'Permissions are described on the page of the function that declares the resource.';
const contextReason = 'Handlers receive it. It is documented under "Handlers" on the landing page.';
const workerReason = "Defined for the SDK's own workers.";
const routeReason = 'What the decorators of an API are made of; nothing gives a reader one.';
const exceptionReason = 'The landing page and the pages of the operations tell which is raised.';
const exceptionHelperReason = 'Turns an error of gRPC into an exception; the SDK calls it.';
const resourceReason = 'What all resources have in common; the SDK calls it.';
const constantReason = 'A set of accepted values, given on the page of the function that takes it.';
const clientReason =
  'A low-level client. It declares no resource, so services that use it do not get permissions.';

/** One exception for each gRPC status, and the exceptions of the SDK. */
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

/** Reasons that apply to both versions. */
const shared: Reasons['undocumented'] = [
  { reason: routeReason, symbols: ['Method.*', 'Route.*'] },
  { reason: permissionReason, page: 'storage/bucket.mdx', symbols: ['Bucket.allow'] },
  { reason: permissionReason, page: 'queues/queue.mdx', symbols: ['Queue', 'Queue.allow'] },
  { reason: permissionReason, page: 'secrets/secret.mdx', symbols: ['Secret', 'Secret.allow'] },
  { reason: permissionReason, page: 'topic/topic.mdx', symbols: ['Topic.allow'] },
  {
    reason: 'Return value of access(), documented on its page.',
    page: 'secrets/secret-version-access.mdx',
    symbols: ['SecretValue', 'SecretValue.as_bytes', 'SecretValue.as_string'],
  },
  {
    reason: 'Starts the service. Every sample calls it.',
    page: 'index.mdx',
    symbols: ['Nitric', 'Nitric.run'],
  },
  { reason: resourceReason, symbols: ['Resource.*', 'SecureResource'] },
  {
    reason: exceptionHelperReason,
    symbols: ['exception_from_grpc_code', 'exception_from_grpc_error'],
  },
];

const v1: Reasons = {
  undocumented: [
    ...shared,
    {
      reason:
        'The method for OPTIONS requests, the URL, and token rules are documented on the page of the API.',
      page: 'api/api.mdx',
      symbols: ['Api.options', 'Api.url', 'oidc_rule'],
    },
    {
      reason: 'An argument of api() or of its rules, documented on its page.',
      page: 'api/api.mdx',
      symbols: ['ApiOptions', 'OidcOptions', 'ScopedOidcOptions'],
    },
    {
      reason: 'Created by the SDK from the arguments of api() and its decorators.',
      symbols: [
        'ApiDetails',
        'JwtSecurityDefinition',
        'MethodOptions',
        'OidcSecurityDefinition',
        'RouteOptions',
      ],
    },
    {
      reason: permissionReason,
      page: 'keyvalue/keyvalue.mdx',
      symbols: ['KeyValueStore', 'KeyValueStore.allow'],
    },
    {
      reason: 'Return value of schedule(). A schedule is declared and decorated in one step.',
      page: 'schedules/schedule.mdx',
      symbols: ['Schedule', 'Schedule.cron', 'Schedule.every'],
    },
    {
      reason: 'Requires no file object, so it is documented on the page of file().',
      page: 'storage/bucket-file.mdx',
      symbols: ['BucketRef.exists'],
    },
    {
      reason: 'The same as Bucket.on, but passes a file to the handler. Documented on its page.',
      page: 'storage/bucket-on.mdx',
      symbols: ['BucketRef.on'],
    },
    {
      reason: 'Return value of dequeue(), documented on its page.',
      page: 'queues/queue-dequeue.mdx',
      symbols: ['DequeuedMessage', 'DequeuedMessage.complete'],
    },
    {
      reason: 'Returned by enqueue() for a rejected message, documented on its page.',
      page: 'queues/queue-enqueue.mdx',
      symbols: ['FailedMessage'],
    },
    {
      reason: 'Internal. Reports whether run() was called.',
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
    { reason: 'Called by Websocket.send().', symbols: ['WebsocketRef.*'] },
    {
      reason: constantReason,
      symbols: ['FileMode.*', 'Frequency.*', 'HttpMethod', 'check_permission'],
    },
    {
      reason: exceptionReason,
      symbols: [...exceptions, 'EnqueueFailedException', 'NitricNotRunningException'],
    },
  ],
  notInRelease: {},
};

const v0: Reasons = {
  undocumented: [
    ...shared,
    {
      reason: 'The method for OPTIONS requests and the URL are documented on the page of the API.',
      page: 'api/api.mdx',
      symbols: ['Api.options', 'Api.url'],
    },
    {
      reason: 'An argument of api(), documented on its page.',
      page: 'api/api.mdx',
      symbols: ['ApiOptions', 'JwtSecurityDefinition'],
    },
    {
      reason: 'Created by the SDK from the arguments of api() and its decorators.',
      symbols: ['ApiDetails', 'MethodOptions', 'RouteOptions'],
    },
    {
      reason: permissionReason,
      page: 'collection/collection.mdx',
      symbols: ['Collection', 'Collection.allow'],
    },
    {
      reason: 'Result of decorating with schedule(). It has no methods.',
      symbols: ['Schedule', 'Schedule.every', 'Schedule.start'],
    },
    {
      reason: 'Deprecated: upload_url() and download_url() replace it.',
      symbols: ['File.sign_url'],
    },
    {
      reason: 'Return value of receive(), documented on its page.',
      page: 'queues/queue-receive.mdx',
      symbols: ['ReceivedTask', 'ReceivedTask.complete'],
    },
    {
      reason: 'Argument and return types of send(), documented on its page.',
      page: 'queues/queue-send.mdx',
      symbols: ['FailedTask', 'Task'],
    },
    {
      reason: 'Argument and return types of publish(), documented on its page.',
      page: 'topic/topic-publish.mdx',
      symbols: ['Event'],
    },
    {
      reason: 'Creates the argument of where(), documented on its page.',
      page: 'collection/collection-query-where.mdx',
      symbols: ['Expression', 'Operator', 'condition'],
    },
    {
      reason: 'Return value of collection() of a collection, documented on its page.',
      page: 'collection/collection-collection.mdx',
      symbols: ['CollectionGroupRef', 'CollectionGroupRef.query'],
    },
    {
      reason: 'Internal. Limits the nesting depth of collections.',
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
      reason: 'Results of a query, documented on the page of the query.',
      page: 'collection/collection-query-fetch.mdx',
      symbols: ['Document', 'QueryResultsPage', 'QueryResultsPage.has_more_pages'],
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
    { reason: exceptionReason, symbols: exceptions },
    {
      reason: clientReason,
      symbols: ['Documents.*', 'Events.*', 'Queues.*', 'Secrets.*', 'Storage.*'],
    },
  ],
  notInRelease: {},
};

/** Public symbols of the Python SDK without a page. */
export const pythonReasons: Readonly<Record<string, Reasons>> = { v0, v1 };
