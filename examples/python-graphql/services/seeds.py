# #region declare
from exchange.request import GraphQLRequest
from exchange.schema import Context, schema
from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.resources import api, kv

exchange = api("seed-exchange")
gardeners = kv("gardeners").allow("get", "set")
packets = kv("packets").allow("get", "set")
# #endregion


# #region handle
@exchange.post("/graphql")
async def graphql(ctx: HttpContext) -> None:
    request = GraphQLRequest.parse(ctx.req.data)
    if request is None:
        ctx.res.status = 400
        ctx.res.body = {"errors": [{"message": "Send a JSON object with the field query."}]}
        return

    ctx.res.status, ctx.res.body = await request.execute(schema, Context(gardeners, packets))


Nitric.run()
# #endregion
