using System;
using Nitric.Sdk.Function;
namespace Nitric.Sdk.Resource {
    public class ScheduleResource {
        internal ScheduleResource(Stub stub) { throw null; }
        public void Every(int rate, Frequency frequency, Func<EventContext, EventContext> middleware) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public void Every(int rate, Frequency frequency, params Middleware<EventContext>[] middleware) { throw null; }
#endif
        public void Cron(string expression, Func<EventContext, EventContext> middleware) { throw null; }
#if !WITHOUT_MIDDLEWARE
        public void Cron(string expression, params Middleware<EventContext>[] middleware) { throw null; }
#endif
    }
}
