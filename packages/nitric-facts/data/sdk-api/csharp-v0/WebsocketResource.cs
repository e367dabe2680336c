using System;
using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Common;
using Nitric.Sdk.Function;
using Nitric.Sdk.Websocket;
using GrpcClient = global::Nitric.Proto.Websocket.v1.WebsocketService.WebsocketServiceClient;
namespace Nitric.Sdk.Resource {
    public enum WebsocketPermission { Manage }
    public class WebsocketResource : SecureResource<WebsocketPermission> {
        internal WebsocketResource(Stub stub) : base(default(Stub)) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public void On(WebsocketEventType notificationType, params Middleware<WebsocketContext>[] middleware) { throw null; }
#endif
        public void On(WebsocketEventType notificationType, Func<WebsocketContext, WebsocketContext> handler) { throw null; }
        public Connection Connection(string connectionId) { throw null; }
    }
}
