from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.resources import api, bucket, job

shop = api("shop")
plans = bucket("stock-plans").allow("read")
plan_stock = job("plan-stock").allow("submit")


@shop.post("/stock-plan")
async def submit_plan(ctx: HttpContext):
    await plan_stock.submit({"deliveries": 100000})
    ctx.res.status = 202


@shop.get("/stock-plan")
async def show_plan(ctx: HttpContext):
    if await plans.exists("latest.json"):
        ctx.res.headers["Content-Type"] = ["application/json"]
        ctx.res.body = await plans.file("latest.json").read()
    else:
        ctx.res.status = 404


Nitric.run()
