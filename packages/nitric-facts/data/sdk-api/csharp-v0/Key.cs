namespace Nitric.Sdk.Document {
    public class Key {
        internal Key(Stub stub) { throw null; }
        public AbstractCollection Collection { get { throw null; } set { throw null; } }
        public string Id { get { throw null; } set { throw null; } }
        public override string ToString() { throw null; }
    }
}
