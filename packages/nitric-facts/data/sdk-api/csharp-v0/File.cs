using System;
using System.Text;
using Nitric.Proto.Storage.v1;
using Nitric.Sdk.Common;
using Nitric.Sdk.Function;
namespace Nitric.Sdk.Storage {
    public enum FileMode { Read, Write }
    public class File {
        internal File(Stub stub) { throw null; }
        public string Name { get { throw null; } }
        public void Write(byte[] body) { throw null; }
        public void Write(string body) { throw null; }
        public byte[] Read() { throw null; }
        public void Delete() { throw null; }
        public string GetDownloadUrl(int expiry = 600) { throw null; }
        public string GetUploadUrl(int expiry = 600) { throw null; }
        public override string ToString() { throw null; }
    }
}
