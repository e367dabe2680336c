using Nitric.Proto.Faas.v1;
using TriggerRequestProto = global::Nitric.Proto.Faas.v1.TriggerRequest;
namespace Nitric.Sdk.Function {
    public class EventRequest : AbstractRequest {
        public string Topic { get { throw null; } }
        public EventRequest(byte[] data, string topic) : base(default(Stub)) { throw null; }
        public Event.Event<T> Payload<T>() { throw null; }
    }
    public class EventResponse {
        public bool Success { get { throw null; } set { throw null; } }
        public EventResponse(bool success) { throw null; }
    }
    public class EventContext : TriggerContext<EventRequest, EventResponse> {
        public EventContext(EventRequest req, EventResponse res) : base(default(Stub)) { throw null; }
        public static EventContext FromGrpcTriggerRequest(TriggerRequestProto trigger) { throw null; }
        public override TriggerResponse ToGrpcTriggerContext() { throw null; }
    }
}
