using System;
using System.Linq;
using DocumentServiceClient = global::Nitric.Proto.Document.v1.DocumentService.DocumentServiceClient;
using Nitric.Proto.Document.v1;
using NitricException = global::Nitric.Sdk.Common.NitricException;
namespace Nitric.Sdk.Document {
    public class DocumentRef<TDocument> {
        internal DocumentRef(Stub stub) { throw null; }
        public readonly Key Key;
        public Document<TDocument> Get() { throw null; }
        public void Set(TDocument value) { throw null; }
        public void Delete() { throw null; }
        public CollectionRef<TSubType> Collection<TSubType>(string name) { throw null; }
        public Query<TDocument> Query(string name) { throw null; }
    }
}
