using System;
using System.Linq;
using System.Collections.Generic;
using System.Threading.Tasks;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Function;
using GrpcClient = global::Nitric.Proto.Secret.v1.SecretService.SecretServiceClient;
namespace Nitric.Sdk.Resource {
    public abstract class SecurityDefinition {
        internal SecurityDefinition(Stub stub) { throw null; }
    }
    public class JwtSecurityDefinition : SecurityDefinition {
        internal JwtSecurityDefinition(Stub stub) : base(default(Stub)) { throw null; }
    }
    public class ApiDetails {

    }
    public class ApiOptions {
        public Dictionary<string, SecurityDefinition> SecurityDefinitions { get { throw null; } }
        public Dictionary<string, string[]> Security { get { throw null; } }
        public string BasePath { get { throw null; } }
        public Middleware<HttpContext>[] Middleware { get { throw null; } }
        public ApiOptions(Dictionary<string, SecurityDefinition> securityDefinitions = null, Dictionary<string, string[]> security = null, string basePath = "", Middleware<HttpContext>[] middleware = null) { throw null; }
    }
    public class ApiResource : BaseResource {
        internal ApiResource(Stub stub) : base(default(string), default(ResourceType)) { throw null; }
        public ApiResource Get(string route, Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Get(string route, params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Post(string route, Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Post(string route, params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Put(string route, Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Put(string route, params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Delete(string route, Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Delete(string route, params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Options(string route, Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Options(string route, params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource All(string route, Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource All(string route, params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiRoute Route(string path) { throw null; }
        public ApiRoute Route(string path, RouteOptions options) { throw null; }
        public ApiDetails Details() { throw null; }
    }
    public class RouteOptions {
        public Middleware<HttpContext>[] Middlewares { get { throw null; } set { throw null; } }
        public Dictionary<string, string[]> Security { get { throw null; } set { throw null; } }
    }
    public class ApiRoute {
        internal ApiRoute(Stub stub) { throw null; }
        public readonly string Path;
        public readonly RouteOptions Opts;
        public ApiResource Get(Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Get(params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Post(Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Post(params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Put(Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Put(params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Delete(Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Delete(params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource Options(Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource Options(params Middleware<HttpContext>[] handlers) { throw null; }
#endif
        public ApiResource All(Func<HttpContext, HttpContext> handler) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public ApiResource All(params Middleware<HttpContext>[] handlers) { throw null; }
#endif
    }
}
