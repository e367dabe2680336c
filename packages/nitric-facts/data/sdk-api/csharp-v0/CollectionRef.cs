using System;
using DocumentServiceClient = global::Nitric.Proto.Document.v1.DocumentService.DocumentServiceClient;
namespace Nitric.Sdk.Document {
    public class CollectionRef<TDocument> : AbstractCollection<TDocument> {
        internal CollectionRef(Stub stub) : base(default(DocumentServiceClient), default(string), default(Key)) { throw null; }
        public DocumentRef<TDocument> Doc(string documentId) { throw null; }
        public CollectionGroup<TSubType> Collection<TSubType>(string name) { throw null; }
    }
}
