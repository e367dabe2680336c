from dataclasses import asdict

from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.exception import NotFoundException
from nitric.resources import api, bucket, kv, topic
from shared.orders import create_order, order_from, products

shop = api("shop")
orders = kv("orders").allow("get", "set")
order_placed = topic("order-placed").allow("publish")
receipts = bucket("receipts").allow("read")


@shop.get("/products")
async def list_products(ctx: HttpContext):
    ctx.res.body = {"products": products}


@shop.post("/orders")
async def place_order(ctx: HttpContext):
    body = ctx.req.json
    order = create_order(body.get("product"), body.get("quantity"))

    if order is None:
        ctx.res.status = 400
        ctx.res.body = {"error": "Send the ID of a product and a quantity of at least 1."}
        return

    await orders.set(order.id, asdict(order))
    await order_placed.publish(asdict(order))
    ctx.res.status = 201
    ctx.res.body = asdict(order)


@shop.get("/orders/:id")
async def show_order(ctx: HttpContext):
    try:
        order = order_from(await orders.get(ctx.req.params["id"]))
        ctx.res.body = asdict(order)
    except NotFoundException:
        ctx.res.status = 404


@shop.get("/orders/:id/receipt")
async def show_receipt(ctx: HttpContext):
    name = f"{ctx.req.params['id']}.txt"

    if await receipts.exists(name):
        ctx.res.headers["Content-Type"] = ["text/plain"]
        ctx.res.body = await receipts.file(name).read()
    else:
        ctx.res.status = 404


Nitric.run()
