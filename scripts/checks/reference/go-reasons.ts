import type { Reasons } from './contracts';

const permissionReason =
  'Permissions are described on the page of the function that declares the resource.';
const contextReason = 'Handlers receive it. It is documented under "Handlers" on the landing page.';
const workerReason = 'Internal. Exported for the workers of the SDK.';
const errorReason = 'Error statuses, documented under "Handlers" on the landing page.';
const clientReason =
  'A low-level client. It declares no resource, so services that use it do not get permissions.';
const nameReason = 'Returns the name or the parent that the object was created with.';
const managerReason = 'Internal. Called by nitric.Run() to run the resources of a service.';
const wireReason = 'Internal. Converts the object to a message for the Nitric server.';
const composeReason = 'Combines functions into one. Readers use lists of middleware instead.';

/** Reasons that apply to both versions. */
const shared: Reasons['undocumented'] = [
  {
    reason: 'Options of a method, documented on the page of the first method.',
    page: 'api/api-get.mdx',
    symbols: ['nitric.WithMethodSecurity', 'nitric.WithNoMethodSecurity'],
  },
  {
    reason: 'The method for OPTIONS requests is documented on the page of the route.',
    page: 'api/api-route.mdx',
    symbols: ['nitric.Route.Options'],
  },
  {
    reason: 'The methods of a route are shortcuts for it.',
    symbols: ['nitric.route.AddMethodHandler'],
  },
  {
    reason: 'Return value of Access(), documented on its page.',
    page: 'secrets/secret-version-access.mdx',
    symbols: ['secrets.SecretValue.AsBytes', 'secrets.SecretValue.AsString'],
  },
  {
    reason: 'Starts the service. Every sample calls it.',
    page: 'index.mdx',
    symbols: ['nitric.Run'],
  },
  {
    reason: errorReason,
    symbols: [
      'codes.Code.String',
      'errors.ApiError.*',
      'errors.Code',
      'errors.FromGrpcError',
      'errors.New',
      'errors.NewWithCause',
    ],
  },
];

const v1: Reasons = {
  undocumented: [
    ...shared,
    {
      reason:
        'Options of an API and its method for OPTIONS requests are documented on the page of the API.',
      page: 'api/api.mdx',
      symbols: [
        'nitric.Api.Options',
        'nitric.OidcRule',
        'nitric.WithMiddleware',
        'nitric.WithPath',
        'nitric.WithSecurity',
        'nitric.WithSecurityJwtRule',
      ],
    },
    {
      reason: 'Created by the SDK from WithSecurity().',
      symbols: ['nitric.NewOidcSecurityDefinition'],
    },
    { reason: permissionReason, page: 'storage/bucket.mdx', symbols: ['nitric.Bucket.Allow'] },
    { reason: permissionReason, page: 'keyvalue/keyvalue.mdx', symbols: ['nitric.KvStore.Allow'] },
    { reason: permissionReason, page: 'queues/queue.mdx', symbols: ['nitric.Queue.Allow'] },
    { reason: permissionReason, page: 'secrets/secret.mdx', symbols: ['nitric.Secret.Allow'] },
    {
      reason: permissionReason,
      page: 'topic/topic.mdx',
      symbols: ['nitric.SubscribableTopic.Allow'],
    },
    {
      reason: 'An option of Publish(), documented on its page.',
      page: 'topic/topic-publish.mdx',
      symbols: ['topics.WithDelay'],
    },
    {
      reason: 'Return value of Dequeue(), documented on its page.',
      page: 'queues/queue-dequeue.mdx',
      symbols: ['queues.ReceivedMessage.Complete', 'queues.ReceivedMessage.Message'],
    },
    {
      reason: 'Argument and return types of Keys(), documented on its page.',
      page: 'keyvalue/keyvalue-keys.mdx',
      symbols: ['keyvalue.KeyStream.Recv', 'keyvalue.WithPrefix'],
    },
    {
      reason: nameReason,
      symbols: [
        'keyvalue.Store.Name',
        'nitric.Route.ApiName',
        'nitric.Websocket.Name',
        'queues.Queue.Name',
        'queues.ReceivedMessage.Queue',
        'secrets.SecretRef.Name',
        'secrets.SecretValue.Version',
        'secrets.SecretVersionRef.Secret',
        'secrets.SecretVersionRef.Version',
        'storage.Bucket.Name',
        'storage.File.Name',
        'topics.Topic.Name',
      ],
    },
    { reason: managerReason, symbols: ['nitric.Manager.Run', 'nitric.New'] },
    {
      reason: contextReason,
      symbols: [
        'handler.BlobEventContext.*',
        'handler.BlobEventRequest.*',
        'handler.FileEventRequest.*',
        'handler.HttpContext.*',
        'handler.HttpRequest.*',
        'handler.IntervalContext.*',
        'handler.IntervalRequest.*',
        'handler.MessageContext.*',
        'handler.MessageRequest.*',
        'handler.WebsocketContext.*',
        'handler.WebsocketRequest.*',
        'handler.fileEventRequestImpl.*',
      ],
    },
    {
      reason: composeReason,
      symbols: [
        'handler.ComposeBlobEventMiddleware',
        'handler.ComposeFileEventMiddleware',
        'handler.ComposeHttpMiddleware',
        'handler.ComposeIntervalMiddleware',
        'handler.ComposeMessageMiddleware',
        'handler.ComposeWebsocketMiddleware',
      ],
    },
    {
      reason: workerReason,
      symbols: [
        'handler.BlobEventDummy',
        'handler.HttpDummy',
        'handler.IntervalDummy',
        'handler.MessageDummy',
        'handler.NewBlobEventContext',
        'handler.NewHttpContext',
        'handler.NewIntervalContext',
        'handler.NewMessageContext',
        'handler.NewWebsocketContext',
        'handler.WebsocketDummy',
      ],
    },
    {
      reason: clientReason,
      symbols: [
        'keyvalue.KeyValue.Store',
        'keyvalue.New',
        'queues.New',
        'queues.Queues.Queue',
        'secrets.New',
        'secrets.Secrets.Secret',
        'storage.New',
        'storage.Storage.Bucket',
        'topics.New',
        'topics.Topics.Topic',
      ],
    },
  ],
  notInRelease: {},
};

const v0: Reasons = {
  undocumented: [
    ...shared,
    {
      reason:
        'Options of an API and its method for OPTIONS requests are documented on the page of the API.',
      page: 'api/api.mdx',
      symbols: [
        'nitric.Api.Options',
        'nitric.WithMiddleware',
        'nitric.WithPath',
        'nitric.WithSecurity',
        'nitric.WithSecurityJwtRule',
      ],
    },
    { reason: permissionReason, page: 'storage/bucket.mdx', symbols: ['nitric.Bucket.With'] },
    {
      reason: permissionReason,
      page: 'collection/collection.mdx',
      symbols: ['nitric.Collection.With'],
    },
    { reason: permissionReason, page: 'queues/queue.mdx', symbols: ['nitric.Queue.With'] },
    { reason: permissionReason, page: 'secrets/secret.mdx', symbols: ['nitric.secret.With'] },
    {
      reason: permissionReason,
      page: 'topic/topic.mdx',
      symbols: ['nitric.SubscribableTopic.With'],
    },
    {
      reason: 'An option of Publish(), documented on its page.',
      page: 'topic/topic-publish.mdx',
      symbols: ['events.WithDelay'],
    },
    {
      reason: 'Return value of Receive(), documented on its page.',
      page: 'queues/queue-receive.mdx',
      symbols: ['queues.ReceivedTask.Complete', 'queues.ReceivedTask.Task'],
    },
    {
      reason: 'Creates the argument of Where(), documented on its page.',
      page: 'collection/collection-query-where.mdx',
      symbols: [
        'documents.BoolValue',
        'documents.Condition',
        'documents.DoubleValue',
        'documents.NumberValue',
        'documents.StringValue',
        'documents.queryExpressionBuilder.Eq',
        'documents.queryExpressionBuilder.Ge',
        'documents.queryExpressionBuilder.Gt',
        'documents.queryExpressionBuilder.Le',
        'documents.queryExpressionBuilder.Lt',
        'documents.queryExpressionBuilder.Ne',
        'documents.queryExpressionBuilder.StartsWith',
      ],
    },
    {
      reason: 'Return value of Collection() of a collection, documented on its page.',
      page: 'collection/collection-collection.mdx',
      symbols: ['documents.CollectionGroupRef.Query'],
    },
    {
      reason: 'Return value of Get(), documented on its page.',
      page: 'collection/collection-doc-get.mdx',
      symbols: ['documents.Document.Content', 'documents.Document.Decode'],
    },
    {
      reason: 'An option of Decode() that comes from a decoder below it.',
      symbols: ['documents.DecodeOption.Apply'],
    },
    {
      reason: 'Return value of Stream(), documented on its page.',
      page: 'collection/collection-query-stream.mdx',
      symbols: ['documents.DocumentIter.Next'],
    },
    {
      reason: nameReason,
      symbols: [
        'documents.CollectionGroupRef.Name',
        'documents.CollectionGroupRef.Parent',
        'documents.CollectionRef.Name',
        'documents.CollectionRef.Parent',
        'documents.Document.Ref',
        'documents.DocumentRef.Id',
        'documents.DocumentRef.Parent',
        'events.Topic.Name',
        'nitric.Websocket.Name',
        'queues.Queue.Name',
        'queues.ReceivedTask.Queue',
        'secrets.SecretRef.Name',
        'secrets.SecretValue.Version',
        'secrets.SecretVersionRef.Secret',
        'secrets.SecretVersionRef.Version',
        'storage.Bucket.Name',
        'storage.File.Name',
      ],
    },
    {
      reason: wireReason,
      symbols: [
        'documents.CollectionRef.ToWire',
        'documents.queryExpression.ToWire',
        'documents.queryOp.IsValid',
        'documents.value.ToWire',
      ],
    },
    {
      reason: managerReason,
      symbols: ['nitric.Manager.Run', 'nitric.New', 'nitric.Starter.Start'],
    },
    {
      reason: contextReason,
      symbols: [
        'faas.BucketNotificationRequest.*',
        'faas.DataRequest.*',
        'faas.EventRequest.*',
        'faas.HttpRequest.*',
        'faas.TriggerContext.*',
        'faas.WebsocketRequest.*',
        'faas.httpRequestImpl.*',
      ],
    },
    {
      reason: composeReason,
      symbols: [
        'faas.ComposeBucketNotificationMiddleware',
        'faas.ComposeEventMiddleware',
        'faas.ComposeHttpMiddleware',
        'faas.ComposeTriggerMiddleware',
        'faas.ComposeWebsocketMiddleware',
      ],
    },
    {
      reason: workerReason,
      symbols: [
        'faas.HandlerBuilder.*',
        'faas.HandlerProvider.*',
        'faas.New',
        'faas.NewWorkPool',
        'faas.workPool.*',
      ],
    },
    {
      reason: clientReason,
      symbols: [
        'documents.Documents.Collection',
        'documents.New',
        'events.Events.*',
        'events.New',
        'queues.New',
        'queues.Queues.Queue',
        'secrets.New',
        'secrets.Secrets.Secret',
        'storage.New',
        'storage.Storage.Bucket',
      ],
    },
  ],
  notInRelease: {},
};

/** Public symbols of the Go SDK without a page. */
export const goReasons: Readonly<Record<string, Reasons>> = { v0, v1 };
