using System;
using System.Collections.Generic;
using System.Linq;
using Nitric.Proto.Queue.v1;
using Nitric.Sdk.Common;
namespace Nitric.Sdk.Queue {
    public class Queue<T> {
        internal Queue(Stub stub) { throw null; }
        public string Name { get { throw null; } }
        public void Send(Task<T> task) { throw null; }
        public void Send(T payload) { throw null; }
        public List<FailedTask<T>> Send(params Task<T>[] tasks) { throw null; }
        public List<FailedTask<T>> Send(params T[] payloads) { throw null; }
        public List<ReceivedTask<T>> Receive(int depth = 1) { throw null; }
    }
}
