using System;
using Nitric.Proto.Faas.v1;
using TriggerRequestProto = global::Nitric.Proto.Faas.v1.TriggerRequest;
namespace Nitric.Sdk.Function {
    public abstract class AbstractRequest {
        internal AbstractRequest(Stub stub) { throw null; }
    }
    public interface IContext {
        TriggerResponse ToGrpcTriggerContext();
    }
    public abstract class TriggerContext<Request, Response> : IContext where Request : AbstractRequest {
        internal TriggerContext(Stub stub) { throw null; }
        public Request Req;
        public Response Res;
        public abstract TriggerResponse ToGrpcTriggerContext();
        public static T FromGrpcTriggerRequest<T>(TriggerRequestProto trigger, IFaasOptions options) where T : TriggerContext<Request, Response> { throw null; }
    }
}
