using System.Text;
namespace Nitric.Sdk.Secret {
    public class SecretValue {
        internal SecretValue(Stub stub) { throw null; }
        public readonly SecretVersion SecretVersion;
        public byte[] ValueBytes { get { throw null; } }
        public string Value { get { throw null; } }
        public override string ToString() { throw null; }
    }
}
