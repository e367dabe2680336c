using System;
using Nitric.Proto.Secret.v1;
using Nitric.Sdk.Common;
namespace Nitric.Sdk.Secret {
    public class SecretVersion {
        internal SecretVersion(Stub stub) { throw null; }
        public readonly Secret Secret;
        public readonly string Id;
        public SecretValue Access() { throw null; }
        public override string ToString() { throw null; }
    }
}
