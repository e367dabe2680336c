using System;
using Nitric.Sdk.Common;
using GrpcClient = global::Nitric.Proto.Secret.v1.SecretService.SecretServiceClient;
namespace Nitric.Sdk.Secret {
    public class SecretsClient {
        public SecretsClient(GrpcClient client = null) { throw null; }
        public Secret Secret(string name) { throw null; }
    }
}
