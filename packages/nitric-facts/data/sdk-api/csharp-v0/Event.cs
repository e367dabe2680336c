using System;
using System.Text;
using Nitric.Proto.Event.v1;
namespace Nitric.Sdk.Event {
    public class Event<T> {
        public string Id { get { throw null; } set { throw null; } }
        public string PayloadType { get { throw null; } set { throw null; } }
        public T Payload { get { throw null; } set { throw null; } }
        public Event() { throw null; }
        public Event(string id, string payloadType, T payload) { throw null; }
        public static Event<T> FromPayload(byte[] data) { throw null; }
        public override string ToString() { throw null; }
    }
}
