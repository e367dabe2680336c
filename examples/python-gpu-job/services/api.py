from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.resources import api, bucket

plans = bucket("stock-plans").allow("read")


@api("shop").get("/stock-plan")
async def show_plan(ctx: HttpContext):
    if await plans.exists("latest.json"):
        ctx.res.headers["Content-Type"] = ["application/json"]
        ctx.res.body = await plans.file("latest.json").read()
    else:
        ctx.res.status = 404


Nitric.run()
