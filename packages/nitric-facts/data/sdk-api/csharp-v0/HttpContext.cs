using System.Collections.Generic;
using System.Linq;
using System.Text;
using Nitric.Proto.Faas.v1;
using TriggerRequestProto = global::Nitric.Proto.Faas.v1.TriggerRequest;
namespace Nitric.Sdk.Function {
    public class HttpRequest : AbstractRequest {
        public string Method { get { throw null; } }
        public string Path { get { throw null; } }
        public Dictionary<string, string> PathParams { get { throw null; } }
        public Dictionary<string, IEnumerable<string>> QueryParams { get { throw null; } }
        public Dictionary<string, IEnumerable<string>> Headers { get { throw null; } }
        public string Text { get { throw null; } }
        public T Json<T>() { throw null; }
        public HttpRequest(byte[] data, string method, string path, Dictionary<string, string> pathParams, Dictionary<string, IEnumerable<string>> queryParams, Dictionary<string, IEnumerable<string>> headers) : base(default(Stub)) { throw null; }
    }
    public class HttpResponse {
        public int Status { get { throw null; } set { throw null; } }
        public byte[] Body { get { throw null; } set { throw null; } }
        public Dictionary<string, IEnumerable<string>> Headers { get { throw null; } set { throw null; } }
        public void Json(object obj) { throw null; }
        public void Text(string text) { throw null; }
    }
    public class HttpContext : TriggerContext<HttpRequest, HttpResponse> {
        public HttpContext(HttpRequest req, HttpResponse res) : base(default(Stub)) { throw null; }
        public static HttpContext FromGrpcTriggerRequest(TriggerRequestProto trigger) { throw null; }
        public override TriggerResponse ToGrpcTriggerContext() { throw null; }
    }
}
