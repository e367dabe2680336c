using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Document;
namespace Nitric.Sdk.Resource {
    public enum CollectionPermission { Writing, Reading, Deleting }
    public class CollectionResource<T> : SecureResource<CollectionPermission> {
        internal CollectionResource(Stub stub) : base(default(Stub)) { throw null; }
        public CollectionRef<T> With(CollectionPermission permission, params CollectionPermission[] permissions) { throw null; }
    }
}
