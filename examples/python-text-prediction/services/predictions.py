from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.resources import api
from prediction.model import Model
from prediction.request import InvalidRequest, read_request

keyboard = api("word-prediction")
model = Model()


@keyboard.post("/predictions")
async def predict(ctx: HttpContext) -> None:
    try:
        text, count = read_request(ctx.req.data)
    except InvalidRequest as error:
        ctx.res.status = 400
        ctx.res.body = {"detail": str(error)}
        return

    found = model.predict(text, count)
    ctx.res.body = {"predictions": [prediction._asdict() for prediction in found]}


Nitric.run()
