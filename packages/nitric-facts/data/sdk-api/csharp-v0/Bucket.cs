using System;
using System.Collections.Generic;
using Nitric.Proto.Storage.v1;
using Nitric.Sdk.Function;
namespace Nitric.Sdk.Storage {
    public class Bucket {
        internal Bucket(Stub stub) { throw null; }
        public string Name { get { throw null; } }
        public File File(string key) { throw null; }
        public List<File> Files() { throw null; }
#if !WITHOUT_MIDDLEWARE
        public void On(BucketNotificationType notificationType, string notificationPrefixFilter, params Middleware<FileNotificationContext>[] middleware) { throw null; }
#endif
        public void On(BucketNotificationType notificationType, string notificationPrefixFilter, Func<FileNotificationContext, FileNotificationContext> handler) { throw null; }
    }
}
