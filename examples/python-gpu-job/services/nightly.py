from nitric.application import Nitric
from nitric.context import IntervalContext
from nitric.resources import job, schedule

plan_stock = job("plan-stock").allow("submit")


@schedule("nightly-plan").cron("0 2 * * *")
async def submit_plan(ctx: IntervalContext):
    await plan_stock.submit({"deliveries": 1000000})


Nitric.run()
