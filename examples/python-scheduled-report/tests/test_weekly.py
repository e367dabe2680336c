from datetime import date

import pytest
from nitric.exception import NotFoundException
from report.weekly import rows_until, send_report


# #region fakes
class MemoryStore:
    def __init__(self, values=None):
        self.values = values or {}

    async def get(self, key):
        if key not in self.values:
            raise NotFoundException(f"no value for {key}")
        return self.values[key]

    async def set(self, key, value):
        self.values[key] = value


class FakeDrive:
    def __init__(self):
        self.calls = []
        self.fails_for = None

    def create_spreadsheet(self, name, folder):
        self.calls.append(f"create {name} in {folder}")
        return {"id": "file1", "webViewLink": "https://docs.google.com/spreadsheets/d/file1"}

    def write(self, file, rows):
        self.calls.append(f"write {len(rows)} rows to {file}")

    def share(self, file, reader):
        if reader == self.fails_for:
            raise RuntimeError("no such account")
        self.calls.append(f"share {file} with {reader}")
# #endregion


SUNDAY = date(2026, 11, 22)


@pytest.fixture
def days():
    day = {"visitors": 200.0, "cents": 90050.0}
    return MemoryStore({"2026-11-15": day, "2026-11-16": day, "2026-11-22": day})


# #region rows
async def test_reports_the_last_seven_days(days):
    assert await rows_until(days, SUNDAY) == [
        ["Day", "Visitors", "Revenue"],
        ["2026-11-16", 200, 900.5],
        ["2026-11-22", 200, 900.5],
        ["Total", 400, 1801.0],
    ]
# #endregion


# #region runs
async def test_continues_a_run_that_failed(days):
    reports, drive = MemoryStore(), FakeDrive()
    drive.fails_for = "ben@example.com"
    readers = ["ana@example.com", "ben@example.com"]
    with pytest.raises(RuntimeError):
        await send_report(days, reports, drive, SUNDAY, "folder", readers)

    drive.calls, drive.fails_for = [], None
    await send_report(days, reports, drive, SUNDAY, "folder", readers)
    assert drive.calls == ["write 4 rows to file1", "share file1 with ben@example.com"]


async def test_sends_a_report_only_once(days):
    reports, drive = MemoryStore(), FakeDrive()
    for _ in range(2):
        await send_report(days, reports, drive, SUNDAY, "folder", ["ana@example.com"])

    assert drive.calls == [
        "create Visitors until 2026-11-22 in folder",
        "write 4 rows to file1",
        "share file1 with ana@example.com",
    ]
# #endregion
