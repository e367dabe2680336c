using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Secret;
namespace Nitric.Sdk.Resource {
    public enum SecretPermission { Putting, Accessing }
    public class SecretResource : SecureResource<SecretPermission> {
        internal SecretResource(Stub stub) : base(default(Stub)) { throw null; }
        public Secret.Secret With(SecretPermission permission, params SecretPermission[] permissions) { throw null; }
    }
}
