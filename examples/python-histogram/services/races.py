# #region declare
import re
from asyncio import to_thread
from statistics import median

from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.resources import api, bucket
from racing.chart import draw_histogram
from racing.results import InvalidResults, parse_results

races = api("race-charts")
files = bucket("race-files").allow("read", "write")
# #endregion


# #region names
def is_name(race: str) -> bool:
    return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", race) is not None and len(race) <= 40


def results_of(race: str) -> str:
    return f"results/{race}.csv"


def chart_of(race: str) -> str:
    return f"charts/{race}.png"


def fail(ctx: HttpContext, status: int, detail: str, problems: tuple[str, ...] = ()) -> None:
    ctx.res.status = status
    ctx.res.body = {"detail": detail, "problems": list(problems)}
# #endregion


# #region upload
@races.post("/races/:race/uploads")
async def request_upload(ctx: HttpContext) -> None:
    race = ctx.req.params["race"]
    if not is_name(race):
        return fail(ctx, 400, "A race needs a name such as harbor-10k.")

    ctx.res.status = 201
    url = await files.file(results_of(race)).upload_url(expiry=300)
    ctx.res.body = {"method": "PUT", "url": url}
# #endregion


# #region draw
@races.post("/races/:race/chart")
async def draw(ctx: HttpContext) -> None:
    race = ctx.req.params["race"]
    if not is_name(race) or not await files.exists(results_of(race)):
        return fail(ctx, 404, f"There are no results of {race}. Upload them first.")

    try:
        minutes = parse_results(await files.file(results_of(race)).read())
    except InvalidResults as error:
        return fail(ctx, 422, str(error), error.problems)

    image = await to_thread(draw_histogram, race, minutes)
    await files.file(chart_of(race)).write(image)

    ctx.res.status = 201
    ctx.res.headers["Location"] = [f"/races/{race}/chart"]
    ctx.res.body = {"runners": len(minutes), "median": median(minutes), "bytes": len(image)}
# #endregion


# #region show
@races.get("/races/:race/chart")
async def show(ctx: HttpContext) -> None:
    race = ctx.req.params["race"]
    if not is_name(race) or not await files.exists(chart_of(race)):
        return fail(ctx, 404, f"There's no chart of {race}.")

    ctx.res.status = 303
    ctx.res.headers["Location"] = [await files.file(chart_of(race)).download_url(expiry=300)]


Nitric.run()
# #endregion
