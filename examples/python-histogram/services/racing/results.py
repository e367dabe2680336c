# #region parse
import csv
import io


class InvalidResults(Exception):
    def __init__(self, *problems: str):
        super().__init__("The results are invalid.")
        self.problems = problems


def parse_results(data: bytes) -> list[float]:
    try:
        reader = csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    except UnicodeDecodeError:
        raise InvalidResults("The file isn't UTF-8 text.") from None
    if "minutes" not in (reader.fieldnames or []):
        raise InvalidResults("The first line has no column named minutes.")

    minutes, problems = [], []
    for row in reader:
        value = minutes_of(row["minutes"])
        if value is None:
            problems.append(f"Line {reader.line_num}: minutes must be from 1 to 1440.")
        else:
            minutes.append(value)

    if problems:
        raise InvalidResults(*problems[:10])
    if not minutes:
        raise InvalidResults("The file has no results.")
    return minutes
# #endregion


# #region minutes
def minutes_of(text: str | None) -> float | None:
    try:
        value = float(text or "")
    except ValueError:
        return None
    return value if 1 <= value <= 1440 else None
# #endregion
