// The interface of nitrictech/node-sdk v1.4.2 (ba6814004ca9c4ca34ba939fb5bddc8dc4e973b5), written by "npm run facts -- sdk-api nodejs".
declare module "@nitric/sdk/constants" {
    export const SERVICE_BIND: string;
    export const NITRIC_DEBUG: boolean;
}
declare module "@nitric/sdk/resources/client" {
    import { ResourcesClient } from '@nitric/proto/resources/v1/resources_grpc_pb';
    const resourceClient: ResourcesClient;
    export default resourceClient;
}
declare module "@nitric/sdk/api/errors/provider-error" {
    import { ServiceError } from '@grpc/grpc-js';
    export class NitricProviderError extends Error {
        constructor(grpcError: ServiceError);
    }
    export class NotFoundError extends NitricProviderError {
    }
    export class PermissionDeniedError extends NitricProviderError {
    }
    export class AbortedError extends NitricProviderError {
    }
    export class AlreadyExistsError extends NitricProviderError {
    }
    export class CancelledError extends NitricProviderError {
    }
    export class DataLossError extends NitricProviderError {
    }
    export class DeadlineExceededError extends NitricProviderError {
    }
    export class FailedPreconditionError extends NitricProviderError {
    }
    export class InternalError extends NitricProviderError {
    }
    export class InvalidArgumentError extends NitricProviderError {
    }
    export class OutOfRangeError extends NitricProviderError {
    }
    export class ResourceExhaustedError extends NitricProviderError {
    }
    export class UnauthenticatedError extends NitricProviderError {
    }
    export class UnavailableError extends NitricProviderError {
    }
    export class UnimplementedError extends NitricProviderError {
    }
    export class UnknownError extends NitricProviderError {
    }
}
declare module "@nitric/sdk/api/errors/index" {
    import { ServiceError } from '@grpc/grpc-js';
    import { AbortedError, AlreadyExistsError, CancelledError, DataLossError, DeadlineExceededError, FailedPreconditionError, InternalError, InvalidArgumentError, NotFoundError, OutOfRangeError, PermissionDeniedError, ResourceExhaustedError, UnauthenticatedError, UnavailableError, UnimplementedError, UnknownError } from "@nitric/sdk/api/errors/provider-error";
    export const fromGrpcError: (error: ServiceError) => Error;
    export { CancelledError, UnknownError, InvalidArgumentError, DeadlineExceededError, NotFoundError, AlreadyExistsError, PermissionDeniedError, ResourceExhaustedError, FailedPreconditionError, AbortedError, OutOfRangeError, UnimplementedError, InternalError, UnavailableError, DataLossError, UnauthenticatedError, };
}
declare module "@nitric/sdk/resources/common" {
    import { ResourceIdentifier as ProtoResource, ActionMap, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { Duration } from 'google-protobuf/google/protobuf/duration_pb';
    import type { ClientDuplexStream } from '@grpc/grpc-js';
    export type ActionsList = ActionMap[keyof ActionMap][];
    export abstract class Resource {
        readonly name: string;
        private _registerPromise;
        constructor(name: string);
        protected get registerPromise(): Promise<ProtoResource>;
        protected set registerPromise(promise: Promise<ProtoResource>);
        protected abstract resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        protected abstract register(): Promise<ProtoResource>;
    }
    export abstract class SecureResource<P> extends Resource {
        protected abstract permsToActions(...perms: P[]): ActionsList;
        protected registerPolicy(...perms: P[]): void;
    }
    export type newer<T> = (name: string, ...args: any[]) => T;
    export const make: <T extends Resource>(T: new (name: string, ...args: any[]) => T) => newer<T>;
    export const toDuration: (seconds: number) => Duration;
    export const startStreamHandler: (handler: () => Promise<ClientDuplexStream<any, any>>) => Promise<void>;
}
declare module "@nitric/sdk/api/topics/v1/topics" {
    import { TopicsClient } from '@nitric/proto/topics/v1/topics_grpc_pb';
    export interface PublishOptions {
        delay?: number;
    }
    export class Topic<T extends Record<string, any> = Record<string, any>> {
        private eventing;
        private name;
        constructor(eventing: Eventing, name: string);
        publish(message: T, opts?: PublishOptions): Promise<void>;
    }
    export class Eventing {
        private _client;
        get TopicServiceClient(): TopicsClient;
        topic<T extends Record<string, any> = Record<string, any>>(name: string): Topic<T>;
    }
    export const topics: () => Eventing;
}
declare module "@nitric/sdk/api/topics/v1/index" {
    export * from "@nitric/sdk/api/topics/v1/topics";
}
declare module "@nitric/sdk/api/topics/index" {
    export * from "@nitric/sdk/api/topics/v1/index";
}
declare module "@nitric/sdk/api/queues/v1/queues" {
    import { QueuesClient as QueueServiceClient } from '@nitric/proto/queues/v1/queues_grpc_pb';
    interface FailedMessage<T> {
        message: T;
        details: string;
    }
    export class Queueing {
        QueueServiceClient: QueueServiceClient;
        constructor();
        queue: <T>(name: string) => Queue<T>;
    }
    export class Queue<T extends Record<string, any> = Record<string, any>> {
        queueing: Queueing;
        name: string;
        constructor(queueing: Queueing, name: string);
        enqueue(messages: T[]): Promise<FailedMessage<T>[]>;
        enqueue(messages: T): Promise<void>;
        dequeue(depth?: number): Promise<DequeuedMessage<T>[]>;
    }
    export class DequeuedMessage<T extends Record<string, any> = Record<string, any>> {
        payload: T;
        leaseId: string;
        queue: Queue;
        constructor({ leaseId, message: payload, queue, }: {
            message: T;
            leaseId: string;
            queue: Queue;
        });
        complete(): Promise<void>;
    }
    export const queues: () => Queueing;
}
declare module "@nitric/sdk/api/queues/v1/index" {
    export * from "@nitric/sdk/api/queues/v1/queues";
}
declare module "@nitric/sdk/api/queues/index" {
    export * from "@nitric/sdk/api/queues/v1/index";
}
declare module "@nitric/sdk/api/keyvalue/v1/store" {
    import { KvStoreClient } from '@nitric/proto/kvstore/v1/kvstore_grpc_pb';
    export type ValueStructure = Record<string, any>;
    export class StoreRef<T extends ValueStructure> {
        private kvClient;
        readonly name: string;
        constructor(kvClient: KvStoreClient, name: string);
        get(key: string): Promise<T>;
        set(key: string, value: T): Promise<void>;
        delete(key: string): Promise<void>;
        keys(prefix?: string): AsyncIterable<string>;
    }
}
declare module "@nitric/sdk/api/keyvalue/v1/keyvalue" {
    import { StoreRef, ValueStructure } from "@nitric/sdk/api/keyvalue/v1/store";
    export class KeyValue {
        private kvClient;
        constructor();
        store<T extends ValueStructure>(name: string): StoreRef<T>;
    }
    export const keyvalue: () => KeyValue;
}
declare module "@nitric/sdk/api/keyvalue/v1/index" {
    export * from "@nitric/sdk/api/keyvalue/v1/keyvalue";
    export { ValueStructure } from "@nitric/sdk/api/keyvalue/v1/store";
}
declare module "@nitric/sdk/api/keyvalue/index" {
    export * from "@nitric/sdk/api/keyvalue/v1/index";
}
declare module "@nitric/sdk/types" {
    export type WhereQueryOperator = '<' | '<=' | '==' | '!=' | '>=' | '>' | 'startsWith';
    export type WhereValueExpression = string | number | boolean;
    export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
}
declare module "@nitric/sdk/context/base" {
    export type JSONTypes = Record<string, any> | Array<any> | string;
    export abstract class AbstractRequest<JSONT extends JSONTypes = Record<string, any>> {
        readonly data: string | Uint8Array;
        protected constructor(data: string | Uint8Array);
        text(): string;
        json(): JSONT;
    }
    export abstract class BaseContext<Req extends AbstractRequest = AbstractRequest, Resp extends Record<string, any> = any> {
        protected request: Req;
        protected response: Resp;
        get req(): Req;
        get res(): Resp;
    }
}
declare module "@nitric/sdk/context/bucket" {
    import { BlobEventRequest as BlobEventRequestPb, BlobEventResponse as BlobEventResponsePb } from '@nitric/proto/storage/v1/storage_pb';
    import { AbstractRequest, BaseContext } from "@nitric/sdk/context/base";
    import type { Bucket, File } from "@nitric/sdk/api/storage/index";
    export class BlobEventContext extends BaseContext<BlobEventRequest, BucketNotificationResponse> {
        get bucketNotification(): BlobEventContext;
        static fromRequest(request: BlobEventRequestPb, bucket: Bucket): BlobEventContext;
        static toResponse(ctx: BlobEventContext): BlobEventResponsePb;
    }
    export class BucketEventContext extends BaseContext<BucketEventRequest, BucketNotificationResponse> {
        get bucketNotification(): BucketEventContext;
        static fromRequest(request: BlobEventRequestPb): BucketEventContext;
        static toResponse(ctx: BucketEventContext): BlobEventResponsePb;
    }
    export enum BlobEventType {
        Created = 0,
        Deleted = 1
    }
    export class BucketEventRequest extends AbstractRequest {
        readonly key: string;
        readonly eventType: BlobEventType;
        constructor(key: string, notificationType: number);
        private eventTypeToNotificationType;
    }
    export class BlobEventRequest extends BucketEventRequest {
        readonly file: File | undefined;
        constructor(key: string, notificationType: number, bucket: Bucket);
    }
    export interface BucketNotificationResponse {
        success: boolean;
    }
}
declare module "@nitric/sdk/handlers/json" {
    import { HttpContext } from "@nitric/sdk/context/http";
    import type { HttpMiddleware } from "@nitric/sdk/handlers/handler";
    export const json: () => HttpMiddleware;
    export const jsonResponse: (ctx: HttpContext) => (data: string | number | boolean | Record<string, any>) => HttpContext;
}
declare module "@nitric/sdk/context/http" {
    import { HttpRequest as HttpRequestPb, HttpResponse as HttpResponsePb } from '@nitric/proto/apis/v1/apis_pb';
    import { AbstractRequest, BaseContext } from "@nitric/sdk/context/base";
    type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT' | 'HEAD';
    interface HttpRequestArgs {
        data: string | Uint8Array;
        method: Method | string;
        path: string;
        params: Record<string, string>;
        query: Record<string, string[]>;
        headers: Record<string, string[]>;
    }
    export class HttpRequest extends AbstractRequest {
        readonly method: Method | string;
        readonly path: string;
        readonly params: Record<string, string>;
        readonly query: Record<string, string[]>;
        readonly headers: Record<string, string[] | string>;
        constructor({ data, method, path, params, query, headers, }: HttpRequestArgs);
    }
    interface HttpResponseArgs {
        body: string | Uint8Array;
        status: number;
        headers: Record<string, string[]>;
        ctx: HttpContext;
    }
    export class HttpResponse {
        status: number;
        body: string | Uint8Array | Record<string, any>;
        headers: Record<string, string[]>;
        private ctx;
        constructor({ status, headers, body, ctx }: HttpResponseArgs);
        get json(): (data: string | number | boolean | Record<string, any>) => HttpContext;
    }
    export class HttpContext extends BaseContext<HttpRequest, HttpResponse> {
        get http(): HttpContext;
        static fromHttpRequest(http: HttpRequestPb): HttpContext;
        static toHttpResponse(ctx: HttpContext): HttpResponsePb;
    }
}
declare module "@nitric/sdk/context/interval" {
    import { IntervalRequest as IntervalRequestPb, IntervalResponse as IntervalResponsePb } from '@nitric/proto/schedules/v1/schedules_pb';
    import { AbstractRequest, BaseContext } from "@nitric/sdk/context/base";
    export interface IntervalResponse {
        success: boolean;
    }
    export class IntervalRequest extends AbstractRequest {
        readonly schedule: string;
        constructor(schedule: string);
    }
    export class IntervalContext extends BaseContext<IntervalRequest, IntervalResponse> {
        get event(): IntervalContext;
        static fromRequest(messageRequest: IntervalRequestPb): IntervalContext;
        static toResponse(_: IntervalContext): IntervalResponsePb;
    }
}
declare module "@nitric/sdk/context/job" {
    import { JobRequest as JobRequestPb, JobResponse as JobResponsePb } from '../gen/nitric/proto/batch/v1/batch_pb';
    import { AbstractRequest, BaseContext } from "@nitric/sdk/context/base";
    export interface JobResponse {
        success: boolean;
    }
    export class JobRequest extends AbstractRequest {
        readonly jobName: string;
        constructor(data: string | Uint8Array, jobName: string);
    }
    export class JobContext extends BaseContext<JobRequest, JobResponse> {
        get job(): JobContext;
        static fromJobRequest(jobRequest: JobRequestPb): JobContext;
        static toJobResponse(ctx: JobContext): JobResponsePb;
    }
}
declare module "@nitric/sdk/context/message" {
    import { MessageRequest as MessageRequestPb, MessageResponse as MessageResponsePb } from '@nitric/proto/topics/v1/topics_pb';
    import { AbstractRequest, BaseContext } from "@nitric/sdk/context/base";
    export interface MessageResponse {
        success: boolean;
    }
    export class MessageRequest<T> extends AbstractRequest<T> {
        readonly topic: string;
        constructor(data: string | Uint8Array, topic: string);
    }
    export class MessageContext<T> extends BaseContext<MessageRequest<T>, MessageResponse> {
        get message(): MessageContext<T>;
        static fromMessageRequest(messageRequest: MessageRequestPb): MessageContext<unknown>;
        static toMessageResponse(ctx: MessageContext<any>): MessageResponsePb;
    }
}
declare module "@nitric/sdk/context/websocket" {
    import { WebsocketEventRequest as WebsocketEventRequestPb, WebsocketEventResponse as WebsocketEventResponsePb } from '@nitric/proto/websockets/v1/websockets_pb';
    import { AbstractRequest, BaseContext } from "@nitric/sdk/context/base";
    export class WebsocketNotificationContext<T> extends BaseContext<WebsocketNotificationRequest<T>, WebsocketNotificationResponse> {
        get websocket(): WebsocketNotificationContext<T>;
        static fromRequest(request: WebsocketEventRequestPb): WebsocketNotificationContext<any>;
        static toResponse(ctx: WebsocketNotificationContext<any>): WebsocketEventResponsePb;
    }
    export enum WebsocketNotificationType {
        Connected = 0,
        Disconnected = 1,
        Message = 2
    }
    export type WebsocketEventType = 'connect' | 'disconnect' | 'message';
    export class WebsocketNotificationRequest<T> extends AbstractRequest<T> {
        readonly socket: string;
        readonly eventType: WebsocketEventType;
        readonly connectionId: string;
        readonly query: Record<string, string[]>;
        constructor(data: string | Uint8Array, socket: string, eventType: number, connectionId: string, query: Record<string, string[]>);
        private eventCaseToType;
    }
    export interface WebsocketNotificationResponse {
        success: boolean;
    }
}
declare module "@nitric/sdk/handlers/handler" {
    import { BaseContext, JSONTypes } from "@nitric/sdk/context/base";
    import { BlobEventContext, BucketEventContext } from "@nitric/sdk/context/bucket";
    import { HttpContext } from "@nitric/sdk/context/http";
    import { IntervalContext } from "@nitric/sdk/context/interval";
    import { JobContext } from "@nitric/sdk/context/job";
    import { MessageContext } from "@nitric/sdk/context/message";
    import { WebsocketNotificationContext } from "@nitric/sdk/context/websocket";
    export type GenericHandler<Ctx> = (ctx: Ctx) => Promise<Ctx> | Ctx;
    export type TriggerHandler = GenericHandler<BaseContext>;
    export type HttpHandler = GenericHandler<HttpContext>;
    export type GenericMiddleware<Ctx> = (ctx: Ctx, next?: GenericHandler<Ctx>) => Promise<Ctx | void> | Ctx | void;
    export type TriggerMiddleware = GenericMiddleware<BaseContext>;
    export type HttpMiddleware = GenericMiddleware<HttpContext>;
    export type WebsocketMiddleware<T extends JSONTypes = Record<string, any>> = GenericMiddleware<WebsocketNotificationContext<T>>;
    export type MessageMiddleware<T extends Record<string, any> = Record<string, any>> = GenericMiddleware<MessageContext<T>>;
    export type ScheduleMiddleware = GenericMiddleware<IntervalContext>;
    export type BucketNotificationMiddleware = GenericMiddleware<BucketEventContext>;
    export type FileNotificationMiddleware = GenericMiddleware<BlobEventContext>;
    export type JobMiddleware = GenericMiddleware<JobContext>;
    export const createHandler: <Ctx extends BaseContext = BaseContext>(...handlers: GenericMiddleware<Ctx>[]) => GenericMiddleware<Ctx>;
}
declare module "@nitric/sdk/resources/oidc" {
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { newer, Resource } from "@nitric/sdk/resources/common";
    export class OidcSecurityDefinition extends Resource {
        private apiName;
        private issuer;
        private ruleName;
        private audiences;
        constructor(name: string, apiName: string, options: UnscopedOicdOptions);
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        protected register(): Promise<ResourceIdentifier>;
    }
    export interface OidcOptions {
        name: string;
        issuer: string;
        audiences: string[];
        scopes: string[];
    }
    export type UnscopedOicdOptions = Omit<OidcOptions, 'scopes'>;
    export type SecurityOption = (...scopes: string[]) => OidcOptions;
    export const oidcRule: ({ name, issuer, audiences, }: UnscopedOicdOptions) => SecurityOption;
    export const attachOidc: newer<OidcSecurityDefinition>;
}
declare module "@nitric/sdk/resources/api" {
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { HttpMethod } from "@nitric/sdk/types";
    import { Resource as Base } from "@nitric/sdk/resources/common";
    import { HttpMiddleware } from "@nitric/sdk/handlers/handler";
    import { OidcOptions } from "@nitric/sdk/resources/oidc";
    export class ApiWorkerOptions {
        readonly api: string;
        readonly route: string;
        readonly methods: HttpMethod[];
        readonly opts: MethodOptions;
        constructor(api: string, route: string, methods: HttpMethod[], opts?: MethodOptions);
    }
    export interface MethodOptions {
        security?: OidcOptions[];
    }
    export class Method {
        private readonly options;
        private readonly handler;
        readonly route: Route;
        readonly methods: HttpMethod[];
        constructor(route: Route, methods: HttpMethod[], opts: MethodOptions, ...middleware: HttpMiddleware[]);
        private start;
    }
    export interface RouteOptions {
        middleware?: HttpMiddleware[] | HttpMiddleware;
    }
    export class Route {
        readonly api: Api;
        readonly path: string;
        readonly middleware: HttpMiddleware[];
        constructor(api: Api, path: string, options?: RouteOptions);
        method(methods: HttpMethod[], options: MethodOptions, ...middleware: HttpMiddleware[]): Promise<void>;
        get(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        post(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        put(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        patch(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        delete(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        options(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        all(middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
    }
    export interface BaseSecurityDefinition<T extends string> {
        kind: T;
    }
    export interface JwtSecurityDefinition extends BaseSecurityDefinition<'jwt'> {
        issuer: string;
        audiences: string[];
    }
    export type SecurityDefinition = JwtSecurityDefinition;
    export interface ApiOptions {
        path?: string;
        middleware?: HttpMiddleware[] | HttpMiddleware;
        security?: OidcOptions[];
    }
    export class Api extends Base {
        readonly path: string;
        readonly middleware?: HttpMiddleware[];
        private readonly routes;
        private readonly oidcOptions;
        constructor(name: string, options?: ApiOptions);
        route(match: string, options?: RouteOptions): Route;
        get(match: string, middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        post(match: string, middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        put(match: string, middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        patch(match: string, middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        delete(match: string, middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        options(match: string, middleware: HttpMiddleware | HttpMiddleware[], options?: MethodOptions): Promise<void>;
        url(): Promise<string>;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        protected register(): Promise<ResourceIdentifier>;
    }
    export const api: (name: string, options?: ApiOptions) => Api;
}
declare module "@nitric/sdk/resources/topic" {
    import { Topic } from "@nitric/sdk/api/topics/index";
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { ActionsList, SecureResource } from "@nitric/sdk/resources/common";
    import { MessageMiddleware } from "@nitric/sdk/handlers/handler";
    type TopicPermission = 'publish';
    type TopicPermissionLegacy = 'publishing';
    export class SubscriptionWorkerOptions {
        readonly topic: string;
        constructor(topic: string);
    }
    export class Subscription<T extends Record<string, any> = Record<string, any>> {
        private readonly options;
        private readonly handler;
        constructor(name: string, ...middleware: MessageMiddleware<T>[]);
        private start;
    }
    export class TopicResource<T extends Record<string, any> = Record<string, any>> extends SecureResource<TopicPermission> {
        protected register(): Promise<ResourceIdentifier>;
        protected permsToActions(...perms: TopicPermission[]): ActionsList;
        subscribe(...middleware: MessageMiddleware<T>[]): Promise<void>;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        for(perm: TopicPermissionLegacy, ...perms: TopicPermissionLegacy[]): Topic<T>;
        allow(perm: TopicPermission, ...perms: TopicPermission[]): Topic<T>;
    }
    export function topic<T extends Record<string, any> = Record<string, any>>(name: string): TopicResource<T>;
}
declare module "@nitric/sdk/resources/queue" {
    import { Queue } from "@nitric/sdk/api/queues/index";
    import { ResourceIdentifier, ResourceDeclareResponse, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { ActionsList, SecureResource } from "@nitric/sdk/resources/common";
    export type QueuePermission = 'enqueue' | 'dequeue';
    export class QueueResource<T extends Record<string, any> = Record<string, any>> extends SecureResource<QueuePermission> {
        protected register(): Promise<ResourceIdentifier>;
        protected permsToActions(...perms: QueuePermission[]): ActionsList;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        protected unwrapDetails(_: ResourceDeclareResponse): never;
        for(perm: QueuePermission, ...perms: QueuePermission[]): Queue<T>;
        allow(perm: QueuePermission, ...perms: QueuePermission[]): Queue<T>;
    }
    export function queue<T extends Record<string, any> = Record<string, any>>(name: string): QueueResource<T>;
}
declare module "@nitric/sdk/resources/keyvalue" {
    import { ResourceIdentifier, ResourceTypeMap, ActionMap } from '@nitric/proto/resources/v1/resources_pb';
    import { ValueStructure } from "@nitric/sdk/api/keyvalue/index";
    import { SecureResource } from "@nitric/sdk/resources/common";
    import { StoreRef } from "@nitric/sdk/api/keyvalue/v1/store";
    type StorePermissionLegacy = 'getting' | 'setting' | 'deleting';
    type StorePermission = 'get' | 'set' | 'delete';
    export class KeyValueStoreResource<T extends ValueStructure> extends SecureResource<StorePermission> {
        protected register(): Promise<ResourceIdentifier>;
        protected permsToActions(...perms: StorePermission[]): ActionMap[keyof ActionMap][];
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        for(perm: StorePermissionLegacy, ...perms: StorePermissionLegacy[]): StoreRef<T>;
        allow(perm: StorePermission, ...perms: StorePermission[]): StoreRef<T>;
    }
    export function kv<T extends ValueStructure>(name: string): KeyValueStoreResource<T>;
}
declare module "@nitric/sdk/resources/bucket" {
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { Bucket } from "@nitric/sdk/api/storage/index";
    import { ActionsList, SecureResource } from "@nitric/sdk/resources/common";
    import { BucketNotificationMiddleware, FileNotificationMiddleware } from "@nitric/sdk/handlers/handler";
    type BucketPermissionLegacy = 'reading' | 'writing' | 'deleting';
    type BucketPermission = 'read' | 'write' | 'delete';
    export type BucketNotificationType = 'write' | 'delete';
    export class BucketNotificationWorkerOptions {
        readonly bucket: string;
        readonly notificationType: 0 | 1;
        readonly notificationPrefixFilter: string;
        constructor(bucket: string, notificationType: BucketNotificationType, notificationPrefixFilter: string);
        static toGrpcEvent(notificationType: BucketNotificationType): 0 | 1;
    }
    export class FileNotificationWorkerOptions extends BucketNotificationWorkerOptions {
        readonly bucketRef: Bucket;
        constructor(bucketRef: Bucket, notificationType: BucketNotificationType, notificationPrefixFilter: string);
    }
    export class BucketNotification {
        private readonly options;
        private readonly handler;
        constructor(bucketName: string, notificationType: BucketNotificationType, notificationPrefixFilter: string, ...middleware: BucketNotificationMiddleware[]);
        private start;
    }
    export class FileNotification extends BucketNotification {
        private readonly bucket;
        constructor(bucket: Bucket, notificationType: BucketNotificationType, notificationPrefixFilter: string, ...middleware: FileNotificationMiddleware[]);
    }
    export class BucketResource extends SecureResource<BucketPermission> {
        protected register(): Promise<ResourceIdentifier>;
        on(notificationType: BucketNotificationType, notificationPrefixFilter: string, ...middleware: BucketNotificationMiddleware[]): Promise<void>;
        protected permsToActions(...perms: BucketPermission[]): ActionsList;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        for(perm: BucketPermissionLegacy, ...perms: BucketPermissionLegacy[]): Bucket;
        allow(perm: BucketPermission, ...perms: BucketPermission[]): Bucket;
    }
    export const bucket: (name: string) => BucketResource;
}
declare module "@nitric/sdk/resources/schedule" {
    import { ScheduleMiddleware } from "@nitric/sdk/handlers/handler";
    const Frequencies: readonly ["days", "hours", "minutes"];
    export type Frequency = (typeof Frequencies)[number];
    export class Rate {
        readonly scheduleName: string;
        readonly rate: string;
        readonly frequency: Frequency;
        readonly handler: ScheduleMiddleware | undefined;
        constructor(schedule: Schedule, rate: string, ...middleware: ScheduleMiddleware[]);
        private start;
    }
    export class Cron {
        readonly cron: string;
        readonly scheduleName: string;
        readonly handler: ScheduleMiddleware | undefined;
        constructor(schedule: Schedule, cron: string, ...middleware: ScheduleMiddleware[]);
        private start;
    }
    export class Schedule {
        private readonly name;
        constructor(name: string);
        every: (rate: string, ...middleware: ScheduleMiddleware[]) => Promise<void>;
        cron: (expression: string, ...middleware: ScheduleMiddleware[]) => Promise<void>;
    }
    export const schedule: (name: string) => Schedule;
}
declare module "@nitric/sdk/api/secrets/v1/secrets" {
    import { SecretManagerClient } from '@nitric/proto/secrets/v1/secrets_grpc_pb';
    import { SecretVersion as GrpcSecretVersion, Secret as GrpcSecret } from '@nitric/proto/secrets/v1/secrets_pb';
    export class Secrets {
        SecretManagerClient: SecretManagerClient;
        constructor();
        secret: (name: string) => Secret;
    }
    export class Secret {
        readonly secrets: Secrets;
        readonly name: string;
        constructor(secrets: Secrets, name: string);
        put(secret: string | Uint8Array): Promise<SecretVersion>;
        latest(): SecretVersion;
        version(version: string): SecretVersion;
        static toWire: (secret: Secret) => GrpcSecret;
    }
    class SecretVersion {
        readonly secrets: Secrets;
        readonly secret: Secret;
        readonly version: string;
        constructor(secrets: Secrets, secret: Secret, version: string);
        access(): Promise<SecretValue>;
        static toWire: (secretVersion: SecretVersion) => GrpcSecretVersion;
    }
    class SecretValue {
        readonly secretVersion: SecretVersion;
        private readonly val;
        constructor(secretVersion: SecretVersion, val: Uint8Array);
        asBytes: () => Uint8Array<ArrayBufferLike>;
        asString: () => string;
    }
    export const secrets: () => Secrets;
}
declare module "@nitric/sdk/api/secrets/v1/index" {
    export * from "@nitric/sdk/api/secrets/v1/secrets";
}
declare module "@nitric/sdk/api/secrets/index" {
    export * from "@nitric/sdk/api/secrets/v1/index";
}
declare module "@nitric/sdk/resources/secret" {
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { Secret } from "@nitric/sdk/api/secrets/index";
    import { ActionsList, SecureResource } from "@nitric/sdk/resources/common";
    type SecretPermission = 'put' | 'access';
    type SecretPermissionLegacy = 'putting' | 'accessing';
    export class SecretResource extends SecureResource<SecretPermission> {
        protected register(): Promise<ResourceIdentifier>;
        protected permsToActions(...perms: SecretPermission[]): ActionsList;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        for(perm: SecretPermissionLegacy, ...perms: SecretPermissionLegacy[]): Secret;
        allow(perm: SecretPermission, ...perms: SecretPermission[]): Secret;
    }
    export const secret: (name: string) => SecretResource;
}
declare module "@nitric/sdk/resources/sql" {
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { Resource as Base } from "@nitric/sdk/resources/common";
    interface SQLDatabaseOptions {
        migrations: string;
    }
    export class SQLDatabaseResource extends Base {
        private readonly sqlClient;
        private readonly options?;
        constructor(name: string, options?: SQLDatabaseOptions);
        protected register(): Promise<ResourceIdentifier>;
        connectionString(): Promise<string>;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
    }
    export const sql: (name: string, options?: SQLDatabaseOptions) => SQLDatabaseResource;
}
declare module "@nitric/sdk/resources/http" {
    interface ServerType {
        on: (eventType: 'close', callback: () => void, options?: Record<string, any>) => void;
        close?: () => void;
    }
    type ListenerFunction = ((port: number, callback?: () => void) => ServerType | Promise<ServerType>) | ((port: number) => ServerType | Promise<ServerType>);
    interface NodeApplication {
        listen: ListenerFunction;
    }
    export class HttpWorkerOptions {
        readonly app: NodeApplication;
        readonly port: number;
        readonly callback: () => void;
        constructor(app: NodeApplication, port: number, callback?: () => void);
    }
    export const http: (app: NodeApplication | ListenerFunction, callback?: () => void) => void;
}
declare module "@nitric/sdk/api/websocket/v1/websocket" {
    import { WebsocketClient } from '@nitric/proto/websockets/v1/websockets_grpc_pb';
    export class Websocket {
        client: WebsocketClient;
        constructor();
        send(socket: string, connectionId: string, message: string | Uint8Array | Record<string, any>): Promise<void>;
        close(socket: string, connectionId: string): Promise<void>;
    }
    export const websocket: () => Websocket;
}
declare module "@nitric/sdk/api/websocket/v1/index" {
    export * from "@nitric/sdk/api/websocket/v1/websocket";
}
declare module "@nitric/sdk/resources/websocket" {
    import { ResourceIdentifier, ResourceTypeMap } from '@nitric/proto/resources/v1/resources_pb';
    import { WebsocketEventType } from '@nitric/proto/websockets/v1/websockets_pb';
    import { Resource as Base } from "@nitric/sdk/resources/common";
    import { WebsocketMiddleware } from "@nitric/sdk/handlers/handler";
    import { JSONTypes } from "@nitric/sdk/context/base";
    const WebsocketEventTypeMap: {
        connect: 0;
        disconnect: 1;
        message: 2;
    };
    type WebsocketEventType = keyof typeof WebsocketEventTypeMap;
    export class Websocket {
        private readonly handler;
        readonly socketName: string;
        readonly eventType: (typeof WebsocketEventTypeMap)[WebsocketEventType];
        constructor(socketName: string, eventType: WebsocketEventType, ...middleware: WebsocketMiddleware<unknown>[]);
        private start;
    }
    export class WebsocketResource extends Base {
        private readonly wsClient;
        constructor(name: string);
        protected register(): Promise<ResourceIdentifier>;
        send(connectionId: string, data: string | Uint8Array | Record<string, any>): Promise<void>;
        close(connectionId: string): Promise<void>;
        url(): Promise<string>;
        on<T extends JSONTypes = Record<string, any>>(eventType: WebsocketEventType, ...middleware: WebsocketMiddleware<T>[]): Promise<void>;
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
    }
    export const websocket: (name: string) => WebsocketResource;
}
declare module "@nitric/sdk/api/batch/v1/batch" {
    import { BatchClient } from '@nitric/sdk/gen/nitric/proto/batch/v1/batch_grpc_pb';
    export const getBatchClient: () => BatchClient;
}
declare module "@nitric/sdk/api/batch/v1/job" {
    import { BatchClient } from '@nitric/proto/batch/v1/batch_grpc_pb';
    export class Job<T extends Record<string, any> = Record<string, any>> {
        private name;
        private client;
        constructor(name: string, client: BatchClient);
        submit(data: T): Promise<void>;
    }
}
declare module "@nitric/sdk/handlers/index" {
    export * from "@nitric/sdk/handlers/handler";
    export * from "@nitric/sdk/handlers/json";
}
declare module "@nitric/sdk/resources/batch" {
    import { Job } from "@nitric/sdk/api/batch/v1/job";
    import { ResourceIdentifier, ResourceTypeMap, ActionMap } from '../gen/nitric/proto/resources/v1/resources_pb';
    import { JobMiddleware } from "@nitric/sdk/handlers/index";
    import { SecureResource } from "@nitric/sdk/resources/common";
    type JobPermission = 'submit';
    interface JobResourceRequirements {
        cpus: number;
        memory: number;
        gpus: number;
    }
    export class JobHandler {
        private readonly jobName;
        private readonly handler;
        private readonly requirements;
        constructor(jobName: string, requirements: JobResourceRequirements, ...middleware: JobMiddleware[]);
        private start;
    }
    export class JobResource extends SecureResource<JobPermission> {
        constructor(name: string);
        protected register(): Promise<ResourceIdentifier>;
        protected permsToActions(...perms: JobPermission[]): ActionMap[keyof ActionMap][];
        protected resourceType(): ResourceTypeMap[keyof ResourceTypeMap];
        allow(perm: JobPermission, ...perms: JobPermission[]): Job;
        handler(middleware: JobMiddleware, requirements?: JobResourceRequirements): Promise<void>;
    }
    export const job: (name: string) => JobResource;
}
declare module "@nitric/sdk/resources/index" {
    export * from "@nitric/sdk/resources/api";
    export * from "@nitric/sdk/resources/topic";
    export * from "@nitric/sdk/resources/queue";
    export * from "@nitric/sdk/resources/keyvalue";
    export * from "@nitric/sdk/resources/bucket";
    export * from "@nitric/sdk/resources/schedule";
    export * from "@nitric/sdk/resources/secret";
    export * from "@nitric/sdk/resources/sql";
    export * from "@nitric/sdk/resources/http";
    export * from "@nitric/sdk/resources/websocket";
    export * from "@nitric/sdk/resources/batch";
    export { oidcRule } from "@nitric/sdk/resources/oidc";
}
declare module "@nitric/sdk/api/storage/v1/storage" {
    import { StorageClient } from '@nitric/proto/storage/v1/storage_grpc_pb';
    import { BucketNotificationType } from "@nitric/sdk/resources/index";
    import { FileNotificationMiddleware } from "@nitric/sdk/handlers/handler";
    export class Storage {
        StorageClient: StorageClient;
        constructor();
        bucket(name: string): Bucket;
    }
    export class Bucket {
        private storage;
        name: string;
        constructor(storage: Storage, name: string);
        files(): Promise<File[]>;
        file(name: string): File;
        on(notificationType: BucketNotificationType, notificationPrefixFilter: string, ...middleware: FileNotificationMiddleware[]): Promise<void>;
    }
    export enum FileMode {
        Read = 0,
        Write = 1
    }
    export interface SignUrlOptions {
        expiry?: number;
    }
    export class File {
        storage: Storage;
        bucket: Bucket;
        name: string;
        constructor(storage: Storage, bucket: Bucket, name: string);
        getDownloadUrl(opts?: SignUrlOptions): Promise<string>;
        getUploadUrl(opts?: SignUrlOptions): Promise<string>;
        signUrl(mode: FileMode, opts?: SignUrlOptions): Promise<string>;
        write(body: Uint8Array | string): Promise<void>;
        read(): Promise<Uint8Array>;
        delete(): Promise<void>;
        exists(): Promise<boolean>;
    }
    export const storage: () => Storage;
}
declare module "@nitric/sdk/api/storage/v1/index" {
    export * from "@nitric/sdk/api/storage/v1/storage";
}
declare module "@nitric/sdk/api/storage/index" {
    export * from "@nitric/sdk/api/storage/v1/index";
}
declare module "@nitric/sdk/api/index" {
    export * from "@nitric/sdk/api/topics/index";
    export * from "@nitric/sdk/api/queues/index";
    export * from "@nitric/sdk/api/keyvalue/index";
    export * from "@nitric/sdk/api/storage/index";
    export * from "@nitric/sdk/api/secrets/index";
}
declare module "@nitric/sdk/context/index" {
    export * from "@nitric/sdk/context/base";
    export * from "@nitric/sdk/context/bucket";
    export * from "@nitric/sdk/context/http";
    export * from "@nitric/sdk/context/interval";
    export * from "@nitric/sdk/context/message";
    export * from "@nitric/sdk/context/websocket";
    export * from "@nitric/sdk/context/job";
}
declare module "@nitric/sdk/lifecycle/lifecycle" {
    export enum LifecycleStage {
        LocalRun = "run",
        Build = "build",
        Cloud = "cloud"
    }
    type Lifecycle<T> = () => T;
    export const Lifecycle: {
        is: (stage: LifecycleStage[]) => boolean;
        isCollecting: () => boolean;
        isRunning: () => boolean;
        when: <T>(stage: LifecycleStage[], callback: Lifecycle<T>) => T | undefined;
        whenCollecting: <T>(callback: Lifecycle<T>) => T;
        whenRunning: <T>(callback: Lifecycle<T>) => T;
    };
}
declare module "@nitric/sdk/lifecycle/index" {
    export * from "@nitric/sdk/lifecycle/lifecycle";
}
declare module "@nitric/sdk" {
    export * from "@nitric/sdk/api/index";
    export * from "@nitric/sdk/resources/index";
    export * from "@nitric/sdk/types";
    export * from "@nitric/sdk/context/index";
    export * from "@nitric/sdk/handlers/index";
    export * from "@nitric/sdk/lifecycle/index";
}
