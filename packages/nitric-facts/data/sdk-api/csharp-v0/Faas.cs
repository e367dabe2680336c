using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Nitric.Proto.Faas.v1;
using Nitric.Sdk.Common;
using Nitric.Sdk.Resource;
using Nitric.Sdk.Storage;
using ProtoClient = global::Nitric.Proto.Faas.v1.FaasService.FaasServiceClient;
using BucketNotificationTypeProto = global::Nitric.Proto.Faas.v1.BucketNotificationType;
using WebsocketNotificationTypeProto = global::Nitric.Proto.Faas.v1.WebsocketEvent;
namespace Nitric.Sdk.Function {
    public enum HttpMethod { GET, POST, PUT, DELETE, PATCH, OPTIONS }
    public interface IFaasOptions {

    }
    public class ApiWorkerOptions : IFaasOptions {
        public string Api { get { throw null; } set { throw null; } }
        public string Route { get { throw null; } set { throw null; } }
        public HashSet<HttpMethod> Methods { get { throw null; } set { throw null; } }
        public MethodOptions Options { get { throw null; } set { throw null; } }
    }
    public class MethodOptions {
        public Dictionary<string, string[]> Security { get { throw null; } }
        public Dictionary<string, SecurityDefinition> SecurityDefs { get { throw null; } }
    }
    public class SubscriptionWorkerOptions : IFaasOptions {
        public string Topic { get { throw null; } set { throw null; } }
    }
    public class ScheduleRateWorkerOptions : IFaasOptions {
        public string Description { get { throw null; } set { throw null; } }
        public int Rate { get { throw null; } set { throw null; } }
        public Frequency Frequency { get { throw null; } set { throw null; } }
    }
    public class ScheduleCronWorkerOptions : IFaasOptions {
        public string Description { get { throw null; } set { throw null; } }
        public string Cron { get { throw null; } set { throw null; } }
    }
    public class FileNotificationWorkerOptions : IFaasOptions {
        public Bucket Bucket { get { throw null; } set { throw null; } }
        public BucketNotificationTypeProto NotificationType { get { throw null; } set { throw null; } }
        public string NotificationPrefixFilter { get { throw null; } set { throw null; } }
        public FileNotificationWorkerOptions(Bucket bucket, BucketNotificationType notificationType, string notificationPrefixFilter) { throw null; }
    }
    public class BucketNotificationWorkerOptions : IFaasOptions {
        public string Bucket { get { throw null; } set { throw null; } }
        public BucketNotificationTypeProto NotificationType { get { throw null; } set { throw null; } }
        public string NotificationPrefixFilter { get { throw null; } set { throw null; } }
        public BucketNotificationWorkerOptions(string bucket, BucketNotificationType notificationType, string notificationPrefixFilter) { throw null; }
    }
    public class WebsocketWorkerOptions : IFaasOptions {
        public string Socket { get { throw null; } set { throw null; } }
        public WebsocketNotificationTypeProto NotificationType { get { throw null; } set { throw null; } }
        public WebsocketWorkerOptions(string socket, WebsocketEventType notificationType) { throw null; }
    }
    public class Faas {
        public IFaasOptions Options { get { throw null; } }
        public List<Middleware<EventContext>> EventHandlers;
        public ProtoClient Client { get { throw null; } }
        public Faas(IFaasOptions options) { throw null; }
        public Faas Http(Func<HttpContext, HttpContext> handler) { throw null; }
        public Faas Http(Middleware<HttpContext>[] middleware) { throw null; }
        public Faas Event(Func<EventContext, EventContext> handler) { throw null; }
        public Faas Event(Middleware<EventContext>[] middleware) { throw null; }
        public Faas BucketNotification(Func<BucketNotificationContext, BucketNotificationContext> handler) { throw null; }
        public Faas BucketNotification(Middleware<BucketNotificationContext>[] middleware) { throw null; }
        public Faas FileNotification(Func<FileNotificationContext, FileNotificationContext> handler) { throw null; }
        public Faas FileNotification(Middleware<FileNotificationContext>[] middleware) { throw null; }
        public Faas Websocket(Func<WebsocketContext, WebsocketContext> handler) { throw null; }
        public Faas Websocket(Middleware<WebsocketContext>[] middleware) { throw null; }
        public Task Start() { throw null; }
    }
}
