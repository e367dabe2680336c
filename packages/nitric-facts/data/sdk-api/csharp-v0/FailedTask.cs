namespace Nitric.Sdk.Queue {
    public class FailedTask<T> {
        public string Message { get { throw null; } set { throw null; } }
        public Task<T> Task { get { throw null; } set { throw null; } }
        public override string ToString() { throw null; }
    }
}
