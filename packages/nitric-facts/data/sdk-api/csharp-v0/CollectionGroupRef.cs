using System.Collections.Generic;
using DocumentServiceClient = global::Nitric.Proto.Document.v1.DocumentService.DocumentServiceClient;
namespace Nitric.Sdk.Document {
    public class CollectionGroup<TDocument> : AbstractCollection<TDocument> {
        public CollectionGroup(DocumentServiceClient documentClient, string name, Key parentKey) : base(default(DocumentServiceClient), default(string), default(Key)) { throw null; }
    }
}
