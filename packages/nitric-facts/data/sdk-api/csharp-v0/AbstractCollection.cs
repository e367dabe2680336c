using System;
using DocumentServiceClient = global::Nitric.Proto.Document.v1.DocumentService.DocumentServiceClient;
namespace Nitric.Sdk.Document {
    public abstract class AbstractCollection {
        internal AbstractCollection(Stub stub) { throw null; }
        public readonly string Name;
        public readonly Key ParentKey;
        public int Depth() { throw null; }
    }
    public abstract class AbstractCollection<TDocument> : AbstractCollection {
        public AbstractCollection(DocumentServiceClient documentClient, string name, Key parentKey) : base(default(Stub)) { throw null; }
        public Query<TDocument> Query() { throw null; }
    }
}
