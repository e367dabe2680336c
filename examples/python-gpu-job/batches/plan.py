import json

from nitric.application import Nitric
from nitric.context import JobContext
from nitric.resources import bucket, job
from shared.stock import prints_needed, xp

orders_per_day = {"heron-a3": 3.0, "owl-a4": 7.0}

plans = bucket("stock-plans").allow("write")
plan_stock = job("plan-stock")


@plan_stock(cpus=4, memory=14000, gpus=1)
async def plan(ctx: JobContext):
    deliveries = int(ctx.req.data["deliveries"])
    prints = {}
    for product, orders in orders_per_day.items():
        prints[product] = prints_needed(orders, deliveries)
    result = {"device": str(xp.empty(1).device), "deliveries": deliveries, "prints": prints}

    await plans.file("latest.json").write(json.dumps(result).encode())
    print(f"Planned the stock of {len(prints)} products")


Nitric.run()
