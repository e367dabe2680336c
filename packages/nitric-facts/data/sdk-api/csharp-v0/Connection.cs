using Nitric.Proto.Websocket.v1;
using Nitric.Sdk.Common;
using Nitric.Sdk.Resource;
namespace Nitric.Sdk.Websocket {
    public class Connection {
        internal Connection(Stub stub) { throw null; }
        public string Id { get { throw null; } set { throw null; } }
        public string Socket { get { throw null; } set { throw null; } }
        public void Send(string data) { throw null; }
        public void Close() { throw null; }
    }
}
