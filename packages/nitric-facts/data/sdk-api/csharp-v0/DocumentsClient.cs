using System;
using Nitric.Sdk.Common;
using DocumentServiceClient = global::Nitric.Proto.Document.v1.DocumentService.DocumentServiceClient;
namespace Nitric.Sdk.Document {
    public class DocumentsClient {
        public DocumentsClient(DocumentServiceClient client = null) { throw null; }
        public CollectionRef<T> Collection<T>(string name) { throw null; }
    }
}
