using System;
using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Function;
using Nitric.Sdk.Storage;
namespace Nitric.Sdk.Resource {
    public enum BucketPermission { Reading, Writing, Deleting }
    public class BucketResource : SecureResource<BucketPermission> {
        internal BucketResource(Stub stub) : base(default(Stub)) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public void On(BucketNotificationType notificationType, string notificationPrefixFilter, params Middleware<BucketNotificationContext>[] middleware) { throw null; }
#endif
        public void On(BucketNotificationType notificationType, string notificationPrefixFilter, Func<BucketNotificationContext, BucketNotificationContext> handler) { throw null; }
        public Bucket With(BucketPermission permission, params BucketPermission[] permissions) { throw null; }
    }
}
