using System;
using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Event;
using Nitric.Sdk.Function;
namespace Nitric.Sdk.Resource {
    public enum TopicPermission { Publishing }
    public class TopicResource<T> : SecureResource<TopicPermission> {
        internal TopicResource(Stub stub) : base(default(Stub)) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public void Subscribe(params Middleware<EventContext>[] middleware) { throw null; }
#endif
        public void Subscribe(Func<EventContext, EventContext> handler) { throw null; }
        public Topic<T> With(TopicPermission permission, params TopicPermission[] permissions) { throw null; }
    }
}
