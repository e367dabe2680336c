using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Queue;
namespace Nitric.Sdk.Resource {
    public enum QueuePermission { Sending, Receiving }
    public class QueueResource<T> : SecureResource<QueuePermission> {
        internal QueueResource(Stub stub) : base(default(Stub)) { throw null; }
        public Queue.Queue<T> With(QueuePermission permission, params QueuePermission[] permissions) { throw null; }
    }
}
