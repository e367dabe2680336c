from nitric.application import Nitric
from nitric.context import MessageContext
from nitric.resources import bucket, topic
from shared.orders import order_from, receipt_for

receipts = bucket("receipts").allow("write")


@topic("order-placed").subscribe()
async def write_receipt(ctx: MessageContext):
    order = order_from(ctx.req.data)
    await receipts.file(f"{order.id}.txt").write(receipt_for(order).encode())
    print(f"Wrote the receipt for order {order.id}")


Nitric.run()
