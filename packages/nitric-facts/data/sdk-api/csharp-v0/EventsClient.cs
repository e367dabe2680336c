using System;
using System.Collections.Generic;
using System.Linq;
using Nitric.Sdk.Common;
using Nitric.Proto.Event.v1;
using GrpcClient = global::Nitric.Proto.Event.v1.EventService.EventServiceClient;
using TopicClient = global::Nitric.Proto.Event.v1.TopicService.TopicServiceClient;
namespace Nitric.Sdk.Event {
    public class EventsClient<T> {
        public EventsClient(GrpcClient client = null, TopicClient topic = null) { throw null; }
        public Topic<T> Topic(string topicName) { throw null; }
        public List<Topic<T>> List() { throw null; }
    }
}
