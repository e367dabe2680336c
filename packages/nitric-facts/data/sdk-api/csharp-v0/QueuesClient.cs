using GrpcClient = global::Nitric.Proto.Queue.v1.QueueService.QueueServiceClient;
using Nitric.Sdk.Common;
using System;
namespace Nitric.Sdk.Queue {
    public class QueuesClient {
        public QueuesClient(GrpcClient client = null) { throw null; }
        public Queue<T> Queue<T>(string queueName) { throw null; }
    }
}
