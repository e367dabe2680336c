import json

import pytest
from library.problem import Problem, handle_problems
from library.tool import Page, Tool, ToolChanges, validate_body, validate_query
from nitric.context import HttpContext, HttpRequest


async def respond_to(error: Exception):
    async def fail(ctx):
        raise error

    request = HttpRequest(b"", "GET", "/tools", {}, {}, {})
    return (await handle_problems(HttpContext(request), fail)).res


def fields_of(caught) -> list[str]:
    return [error["field"] for error in caught.value.errors]


def test_reports_every_invalid_field():
    body = b'{"id": "Tile saw", "name": " ", "dailyFee": "1200", "fee": 1200}'

    with pytest.raises(Problem) as caught:
        validate_body(Tool, body)
    assert caught.value.status == 400
    assert fields_of(caught) == ["id", "name", "dailyFee", "fee"]


@pytest.mark.parametrize("body", [b"", b"[]", b"7"])
def test_requires_an_object(body):
    with pytest.raises(Problem) as caught:
        validate_body(Tool, body)
    assert fields_of(caught) == ["body"]


@pytest.mark.parametrize("body", [b"{", b"\xff", b"[" * 5000])
def test_rejects_a_body_that_is_not_json(body):
    with pytest.raises(Problem) as caught:
        validate_body(Tool, body)
    assert str(caught.value) == "The body isn't valid JSON."


def test_does_not_accept_null_as_a_change():
    with pytest.raises(Problem) as caught:
        validate_body(ToolChanges, b'{"name": null}')
    assert fields_of(caught) == ["name"]


def test_rejects_a_repeated_query_parameter():
    assert validate_query(Page, {"limit": ["5"]}) == Page(limit=5)

    with pytest.raises(Problem) as caught:
        validate_query(Page, {"limit": ["5", "6"]})
    assert fields_of(caught) == ["limit"]


async def test_turns_a_problem_into_its_status_and_a_json_body():
    response = await respond_to(Problem(404, "No such tool."))

    assert response.status == 404
    assert response.headers["Content-Type"] == ["application/problem+json"]
    assert json.loads(response.body) == {
        "title": "Not Found",
        "status": 404,
        "detail": "No such tool.",
    }


async def test_logs_an_unexpected_error_and_hides_it_from_the_caller(caplog):
    response = await respond_to(RuntimeError("password=hunter2"))

    assert response.status == 500
    assert b"hunter2" not in response.body
    assert "hunter2" in caplog.text
