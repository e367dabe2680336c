using System;
using System.Text;
using Nitric.Proto.Faas.v1;
using Nitric.Sdk.Storage;
using TriggerRequestProto = global::Nitric.Proto.Faas.v1.TriggerRequest;
using BucketNotificationTypeProto = global::Nitric.Proto.Faas.v1.BucketNotificationType;
namespace Nitric.Sdk.Function {
    public enum BucketNotificationType { Write, Delete }
    public class BucketNotificationRequest : AbstractRequest {
        public string Key { get { throw null; } }
        public BucketNotificationType NotificationType { get { throw null; } }
        public BucketNotificationRequest(byte[] data, string key, BucketNotificationType notificationType) : base(default(Stub)) { throw null; }
    }
    public class FileNotificationRequest : AbstractRequest {
        public File File { get { throw null; } }
        public BucketNotificationType NotificationType { get { throw null; } }
        public FileNotificationRequest(byte[] data, string key, BucketNotificationType notificationType, Bucket bucket) : base(default(Stub)) { throw null; }
    }
    public class BucketNotificationResponse {
        public bool Success { get { throw null; } set { throw null; } }
        public BucketNotificationResponse(bool success) { throw null; }
    }
    public class BucketNotificationContext : TriggerContext<BucketNotificationRequest, BucketNotificationResponse> {
        public BucketNotificationContext(BucketNotificationRequest req, BucketNotificationResponse res) : base(default(Stub)) { throw null; }
        public static BucketNotificationContext FromGrpcTriggerRequest(TriggerRequestProto trigger, BucketNotificationWorkerOptions options) { throw null; }
        public override TriggerResponse ToGrpcTriggerContext() { throw null; }
    }
    public class FileNotificationContext : TriggerContext<FileNotificationRequest, BucketNotificationResponse> {
        public FileNotificationContext(FileNotificationRequest req, BucketNotificationResponse res) : base(default(Stub)) { throw null; }
        public static FileNotificationContext FromGrpcTriggerRequest(TriggerRequestProto trigger, FileNotificationWorkerOptions options) { throw null; }
        public override TriggerResponse ToGrpcTriggerContext() { throw null; }
    }
}
