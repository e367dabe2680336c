using System;
using Nitric.Sdk.Common;
using GrpcClient = global::Nitric.Proto.Websocket.v1.WebsocketService.WebsocketServiceClient;
namespace Nitric.Sdk.Websocket {
    public class WebsocketClient {
        public WebsocketClient(GrpcClient client = null) { throw null; }
        public Connection Connection(string socket, string connectionId) { throw null; }
    }
}
