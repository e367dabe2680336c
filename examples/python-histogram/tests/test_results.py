import pytest
from racing.results import InvalidResults, parse_results


# #region cases
def problems_in(data: bytes) -> tuple[str, ...]:
    with pytest.raises(InvalidResults) as caught:
        parse_results(data)
    return caught.value.problems


def test_reads_the_minutes_of_every_runner():
    assert parse_results(b"runner,minutes\n17,41.5\n4,38\n") == [41.5, 38.0]


def test_names_the_lines_with_invalid_minutes():
    data = b"runner,minutes\n17,fast\n4,38\n9,nan\n12\n"
    assert problems_in(data) == (
        "Line 2: minutes must be from 1 to 1440.",
        "Line 4: minutes must be from 1 to 1440.",
        "Line 5: minutes must be from 1 to 1440.",
    )
# #endregion


def test_reports_at_most_ten_problems():
    assert len(problems_in(b"minutes\n" + b"0\n" * 50)) == 10


@pytest.mark.parametrize("data", [b"", b"runner,time\n17,41.5\n"])
def test_requires_the_column(data):
    assert problems_in(data) == ("The first line has no column named minutes.",)


def test_requires_results():
    assert problems_in(b"runner,minutes\n") == ("The file has no results.",)


def test_requires_text():
    assert problems_in(b"\xff\xd8\xff\xe0") == ("The file isn't UTF-8 text.",)


def test_accepts_the_files_of_spreadsheets():
    assert parse_results(b"\xef\xbb\xbfminutes\r\n41.5\r\n") == [41.5]
