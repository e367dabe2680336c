using System.Collections.Generic;
using Nitric.Proto.Resource.v1;
using GrpcClient = global::Nitric.Proto.Secret.v1.SecretService.SecretServiceClient;
namespace Nitric.Sdk.Resource {
    public abstract class SecureResource<T> : BaseResource {
        internal SecureResource(Stub stub) : base(default(string), default(ResourceType)) { throw null; }
    }
}
