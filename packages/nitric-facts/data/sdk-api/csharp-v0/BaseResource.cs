using Nitric.Proto.Resource.v1;
using Nitric.Sdk.Common;
namespace Nitric.Sdk.Resource {
    public abstract class BaseResource {
        public BaseResource(string name, ResourceType type) { throw null; }
    }
}
