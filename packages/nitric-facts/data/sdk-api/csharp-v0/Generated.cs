internal sealed class Stub { }
namespace Nitric.Proto.Document.v1 { public partial class DocumentService { public class DocumentServiceClient { } } }
namespace Nitric.Proto.Event.v1 { public partial class EventService { public class EventServiceClient { } } }
namespace Nitric.Proto.Event.v1 { public partial class TopicService { public class TopicServiceClient { } } }
namespace Nitric.Proto.Faas.v1 { public class TriggerRequest { } }
namespace Nitric.Proto.Faas.v1 { public class TriggerResponse { } }
namespace Nitric.Proto.Faas.v1 { public enum BucketNotificationType { } }
namespace Nitric.Proto.Faas.v1 { public enum WebsocketEvent { } }
namespace Nitric.Proto.Faas.v1 { public partial class FaasService { public class FaasServiceClient { } } }
namespace Nitric.Proto.Queue.v1 { public partial class QueueService { public class QueueServiceClient { } } }
namespace Nitric.Proto.Resource.v1 { public enum ResourceType { } }
namespace Nitric.Proto.Secret.v1 { public partial class SecretService { public class SecretServiceClient { } } }
namespace Nitric.Proto.Storage.v1 { public partial class StorageService { public class StorageServiceClient { } } }
namespace Nitric.Proto.Websocket.v1 { public partial class WebsocketService { public class WebsocketServiceClient { } } }
