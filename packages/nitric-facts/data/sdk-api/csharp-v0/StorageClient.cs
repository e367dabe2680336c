using System;
using Nitric.Sdk.Common;
using GrpcClient = global::Nitric.Proto.Storage.v1.StorageService.StorageServiceClient;
namespace Nitric.Sdk.Storage {
    public class Storage {
        public Storage(GrpcClient client = null) { throw null; }
        public Bucket Bucket(string bucketName) { throw null; }
    }
}
