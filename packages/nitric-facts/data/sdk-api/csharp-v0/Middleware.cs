using System;
namespace Nitric.Sdk.Function {
    public delegate TCtx Middleware<TCtx>(TCtx ctx, Func<TCtx, TCtx> next);
}
