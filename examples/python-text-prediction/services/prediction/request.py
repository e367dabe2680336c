# #region request
import json
from typing import NamedTuple


class InvalidRequest(Exception):
    pass


class Request(NamedTuple):
    text: str
    count: int


def read_request(body: bytes) -> Request:
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        raise InvalidRequest("The body isn't valid JSON.") from None
    if not isinstance(data, dict):
        raise InvalidRequest("The body must be a JSON object.")

    text, count = data.get("text"), data.get("count", 3)
    if not isinstance(text, str) or len(text) > 500:
        raise InvalidRequest("text must be a string of at most 500 characters.")
    if type(count) is not int or not 1 <= count <= 10:
        raise InvalidRequest("count must be a whole number from 1 to 10.")
    return Request(text, count)
# #endregion
