using System.Collections.Generic;
namespace Nitric.Sdk.Document {
    public class Document<T> {
        internal Document(Stub stub) { throw null; }
        public DocumentRef<T> Ref { get { throw null; } }
        public T Content { get { throw null; } }
    }
}
