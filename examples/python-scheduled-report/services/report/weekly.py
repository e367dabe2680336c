# #region stores
import asyncio
from datetime import date, timedelta
from typing import Any, Protocol

from nitric.exception import NotFoundException


class Store(Protocol):
    async def get(self, key: str) -> dict[str, Any]: ...
    async def set(self, key: str, value: dict[str, Any]) -> None: ...


class Drive(Protocol):
    def create_spreadsheet(self, name: str, folder: str) -> dict[str, Any]: ...
    def write(self, file: str, rows: list[list[Any]]) -> None: ...
    def share(self, file: str, reader: str) -> None: ...


async def find(store: Store, key: str) -> dict[str, Any] | None:
    try:
        return await store.get(key)
    except NotFoundException:
        return None
# #endregion


# #region rows
async def rows_until(days: Store, last_day: date) -> list[list[Any]]:
    week = [(last_day - timedelta(days=6 - n)).isoformat() for n in range(7)]
    found = await asyncio.gather(*(find(days, day) for day in week))

    rows = [
        [day, int(entry["visitors"]), entry["cents"] / 100]
        for day, entry in zip(week, found)
        if entry
    ]
    total = ["Total", sum(row[1] for row in rows), sum(row[2] for row in rows)]
    return [["Day", "Visitors", "Revenue"], *rows, total]
# #endregion


# #region report
async def send_report(
    days: Store, reports: Store, drive: Drive, last_day: date, folder: str, readers: list[str]
) -> None:
    key = last_day.isoformat()
    report = await find(reports, key)
    if report is None:
        name = f"Visitors until {key}"
        file = await asyncio.to_thread(drive.create_spreadsheet, name, folder)
        report = {"file": file["id"], "url": file["webViewLink"], "readers": []}
        await reports.set(key, report)

    missing = [reader for reader in readers if reader not in report["readers"]]
    if not missing:
        return

    rows = await rows_until(days, last_day)
    await asyncio.to_thread(drive.write, report["file"], rows)
    for reader in missing:
        await asyncio.to_thread(drive.share, report["file"], reader)
        report["readers"].append(reader)
        await reports.set(key, report)
# #endregion
