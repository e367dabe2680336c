using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Nitric.Proto.Faas.v1;
using TriggerRequestProto = global::Nitric.Proto.Faas.v1.TriggerRequest;
using WebsocketNotificationTypeProto = global::Nitric.Proto.Faas.v1.WebsocketEvent;
namespace Nitric.Sdk.Function {
    public enum WebsocketEventType { Connected, Disconnected, Message }
    public class WebsocketRequest : AbstractRequest {
        public string Socket { get { throw null; } }
        public WebsocketEventType NotificationType { get { throw null; } }
        public string ConnectionId { get { throw null; } }
        public Dictionary<string, string[]> Query { get { throw null; } }
        public T Message<T>() { throw null; }
        public string Message() { throw null; }
        public WebsocketRequest(byte[] data, string socket, WebsocketEventType notificationType, string connectionId, Dictionary<string, string[]> query) : base(default(Stub)) { throw null; }
    }
    public class WebsocketResponse {
        public bool Success { get { throw null; } set { throw null; } }
        public WebsocketResponse(bool success) { throw null; }
    }
    public class WebsocketContext : TriggerContext<WebsocketRequest, WebsocketResponse> {
        public WebsocketContext(WebsocketRequest req, WebsocketResponse res) : base(default(Stub)) { throw null; }
        public static WebsocketContext FromGrpcTriggerRequest(TriggerRequestProto trigger) { throw null; }
        public override TriggerResponse ToGrpcTriggerContext() { throw null; }
    }
}
