using System;
using System.Collections.Generic;
using System.Linq;
using DocumentServiceClient = global::Nitric.Proto.Document.v1.DocumentService.DocumentServiceClient;
using Nitric.Proto.Document.v1;
namespace Nitric.Sdk.Document {
    public class Query<TDocument> {
        internal Query(Stub stub) { throw null; }
        public Query<TDocument> Where(string operand, string op, string value) { throw null; }
        public Query<TDocument> Where(string operand, string op, double value) { throw null; }
        public Query<TDocument> Where(string operand, string op, int value) { throw null; }
        public Query<TDocument> Where(string operand, string op, bool value) { throw null; }
        public Query<TDocument> PagingFrom(object pagingToken) { throw null; }
        public Query<TDocument> Limit(int limit) { throw null; }
        public QueryResult<TDocument> Fetch() { throw null; }
        public override string ToString() { throw null; }
    }
    public class QueryResult<TDocument> {
        internal QueryResult(Stub stub) { throw null; }
        public object PagingToken { get { throw null; } }
        public List<Document<TDocument>> Documents { get { throw null; } }
    }
}
