using System;
using System.Text;
using Nitric.Proto.Secret.v1;
using Nitric.Sdk.Common;
using GrpcClient = global::Nitric.Proto.Secret.v1.SecretService.SecretServiceClient;
namespace Nitric.Sdk.Secret {
    public class Secret {
        internal Secret(Stub stub) { throw null; }
        public readonly string Name;
        public SecretVersion Version(string version) { throw null; }
        public SecretVersion Latest() { throw null; }
        public SecretVersion Put(byte[] value) { throw null; }
        public SecretVersion Put(string value) { throw null; }
        public override string ToString() { throw null; }
    }
}
