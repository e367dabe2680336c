# #region declare
import json
import os
from datetime import date, datetime, timezone

from nitric.application import Nitric
from nitric.context import HttpContext, IntervalContext
from nitric.resources import api, kv, schedule, secret
from report.google import Google
from report.weekly import find, send_report

pool = api("pool")
days = kv("days").allow("get", "set")
reports = kv("reports").allow("get", "set")
drive_key = secret("drive-key").allow("access")

folder = os.environ.get("REPORT_FOLDER", "")
readers = [reader.strip() for reader in os.environ.get("REPORT_READERS", "").split(",") if reader.strip()]
# #endregion


# #region schedule
@schedule("weekly-report").cron("0 20 * * 0")
async def report(ctx: IntervalContext) -> None:
    if not folder or not readers:
        raise RuntimeError("Set REPORT_FOLDER and REPORT_READERS in .env")

    key = json.loads((await drive_key.latest().access()).as_string())
    today = datetime.now(timezone.utc).date()
    await send_report(days, reports, Google(key), today, folder, readers)
    print(f"Report until {today} sent to {len(readers)} readers")
# #endregion


# #region days
def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= 100_000_000


def entry_of(body: bytes) -> dict[str, int] | None:
    try:
        content = json.loads(body)
    except ValueError:
        return None
    match content:
        case {"visitors": visitors, "cents": cents} if is_count(visitors) and is_count(cents):
            return {"visitors": visitors, "cents": cents}
    return None


@pool.put("/days/:day")
async def record_day(ctx: HttpContext) -> None:
    day, entry = ctx.req.params["day"], entry_of(ctx.req.data)
    if entry is None or not is_day(day):
        ctx.res.status = 400
        ctx.res.body = {"message": "Send visitors and cents as whole numbers, and a date."}
        return

    await days.set(day, entry)
    ctx.res.status = 204
# #endregion


# #region reports
@pool.get("/reports/:day")
async def find_report(ctx: HttpContext) -> None:
    day = ctx.req.params["day"]
    found = await find(reports, day) if is_day(day) else None
    if found is None:
        ctx.res.status = 404
        ctx.res.body = {"message": f"There's no report for {day}."}
        return
    ctx.res.body = {"url": found["url"], "readers": found["readers"]}


Nitric.run()
# #endregion
