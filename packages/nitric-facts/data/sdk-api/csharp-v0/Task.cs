using System;
using Nitric.Proto.Queue.v1;
using Nitric.Sdk.Common;
namespace Nitric.Sdk.Queue {
    public class Task<T> {
        public string Id { get { throw null; } set { throw null; } }
        public string PayloadType { get { throw null; } set { throw null; } }
        public T Payload { get { throw null; } set { throw null; } }
        public Task() { throw null; }
        public override string ToString() { throw null; }
    }
    public class ReceivedTask<T> : Task<T> {
        public Queue<T> Queue { get { throw null; } set { throw null; } }
        public string LeaseId { get { throw null; } set { throw null; } }
        public void Complete() { throw null; }
    }
}
