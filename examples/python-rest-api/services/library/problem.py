# #region problem
import logging
from http import HTTPStatus
from typing import Any

from nitric.context import HttpContext


class Problem(Exception):
    def __init__(self, status: int, detail: str, errors: list[dict[str, str]] | None = None):
        super().__init__(detail)
        self.status = status
        self.errors = errors
# #endregion


# #region middleware
def respond(ctx: HttpContext, problem: Problem) -> None:
    title = HTTPStatus(problem.status).phrase
    body: dict[str, Any] = {"title": title, "status": problem.status, "detail": str(problem)}
    if problem.errors:
        body["errors"] = problem.errors

    ctx.res.status = problem.status
    ctx.res.body = body
    ctx.res.headers["Content-Type"] = ["application/problem+json"]


async def handle_problems(ctx: HttpContext, nxt) -> HttpContext:
    try:
        return await nxt(ctx)
    except Problem as problem:
        respond(ctx, problem)
    except Exception:
        logging.exception("%s %s", ctx.req.method, ctx.req.path)
        respond(ctx, Problem(500, "Something went wrong."))
    return ctx
# #endregion
