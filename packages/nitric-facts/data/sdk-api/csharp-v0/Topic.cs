using Nitric.Proto.Event.v1;
using Nitric.Sdk.Common;
namespace Nitric.Sdk.Event {
    public class Topic<T> {
        internal Topic(Stub stub) { throw null; }
        public string Name { get { throw null; } }
        public string Publish(Event<T> evt) { throw null; }
        public string Publish(T payload) { throw null; }
    }
}
