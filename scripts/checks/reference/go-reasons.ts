import type { Reasons } from './contracts';

const permissionReason =
  'Permissions are described on the page of the function that declares the resource.';
const contextReason =
  'Handlers receive it and nobody makes one: the landing page tells what it holds under "Handlers".';
const workerReason = "Exported for the SDK's own workers.";
const errorReason = 'Statuses of errors: the landing page tells how to read them under "Handlers".';
const clientReason =
  'A client below the resources. It declares nothing, so that a service that uses it gets no permission.';
const nameReason = 'Gives back the name or the parent that the object was made with.';
const managerReason = 'Runs the resources of a service; nitric.Run() calls it.';
const wireReason = 'Turns the object into a message for the Nitric server; the SDK calls it.';
const composeReason = 'Joins functions into one: lists of middleware do the same.';

const v1: Reasons = {
  undocumented: [
    {
      reason: 'Options of an API and its method for OPTIONS requests stand with the API.',
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
      reason: 'Options of a method, described where the first method is.',
      page: 'api/api-get.mdx',
      symbols: ['nitric.WithMethodSecurity', 'nitric.WithNoMethodSecurity'],
    },
    {
      reason: 'The method for OPTIONS requests stands with the route.',
      page: 'api/api-route.mdx',
      symbols: ['nitric.Route.Options'],
    },
    {
      reason: 'What the SDK makes of WithSecurity().',
      symbols: ['nitric.NewOidcSecurityDefinition'],
    },
    {
      reason: 'What the methods of a route are short for.',
      symbols: ['nitric.route.AddMethodHandler'],
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
      reason: 'An option of Publish(), described there.',
      page: 'topic/topic-publish.mdx',
      symbols: ['topics.WithDelay'],
    },
    {
      reason: 'What Dequeue() gives, described there.',
      page: 'queues/queue-dequeue.mdx',
      symbols: ['queues.ReceivedMessage.Complete', 'queues.ReceivedMessage.Message'],
    },
    {
      reason: 'What Access() gives, described there.',
      page: 'secrets/secret-version-access.mdx',
      symbols: ['secrets.SecretValue.AsBytes', 'secrets.SecretValue.AsString'],
    },
    {
      reason: 'What Keys() takes and gives, described there.',
      page: 'keyvalue/keyvalue-keys.mdx',
      symbols: ['keyvalue.KeyStream.Recv', 'keyvalue.WithPrefix'],
    },
    {
      reason: 'Starts the service; every sample ends with it.',
      page: 'index.mdx',
      symbols: ['nitric.Run'],
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
    {
      reason: 'Options of an API and its method for OPTIONS requests stand with the API.',
      page: 'api/api.mdx',
      symbols: [
        'nitric.Api.Options',
        'nitric.WithMiddleware',
        'nitric.WithPath',
        'nitric.WithSecurity',
        'nitric.WithSecurityJwtRule',
      ],
    },
    {
      reason: 'Options of a method, described where the first method is.',
      page: 'api/api-get.mdx',
      symbols: ['nitric.WithMethodSecurity', 'nitric.WithNoMethodSecurity'],
    },
    {
      reason: 'The method for OPTIONS requests stands with the route.',
      page: 'api/api-route.mdx',
      symbols: ['nitric.Route.Options'],
    },
    {
      reason: 'What the methods of a route are short for.',
      symbols: ['nitric.route.AddMethodHandler'],
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
      reason: 'An option of Publish(), described there.',
      page: 'topic/topic-publish.mdx',
      symbols: ['events.WithDelay'],
    },
    {
      reason: 'What Receive() gives, described there.',
      page: 'queues/queue-receive.mdx',
      symbols: ['queues.ReceivedTask.Complete', 'queues.ReceivedTask.Task'],
    },
    {
      reason: 'What Access() gives, described there.',
      page: 'secrets/secret-version-access.mdx',
      symbols: ['secrets.SecretValue.AsBytes', 'secrets.SecretValue.AsString'],
    },
    {
      reason: 'Makes what Where() takes, described there.',
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
      reason: 'What Collection() of a collection gives, described there.',
      page: 'collection/collection-collection.mdx',
      symbols: ['documents.CollectionGroupRef.Query'],
    },
    {
      reason: 'What Get() gives, described there.',
      page: 'collection/collection-doc-get.mdx',
      symbols: ['documents.Document.Content', 'documents.Document.Decode'],
    },
    {
      reason: 'An option of Decode() that comes from a decoder below it.',
      symbols: ['documents.DecodeOption.Apply'],
    },
    {
      reason: 'What Stream() gives, described there.',
      page: 'collection/collection-query-stream.mdx',
      symbols: ['documents.DocumentIter.Next'],
    },
    {
      reason: 'Starts the service; every sample ends with it.',
      page: 'index.mdx',
      symbols: ['nitric.Run'],
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

/** Public symbols of the Go SDK without a page of their own. */
export const goReasons: Readonly<Record<string, Reasons>> = { v0, v1 };
