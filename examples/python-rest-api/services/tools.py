# #region declare
from library.catalog import add_tool, change_tool, find_tool, list_tools, remove_tool
from library.problem import handle_problems
from library.tool import Page, Tool, ToolChanges, validate_body, validate_query
from nitric.application import Nitric
from nitric.context import HttpContext
from nitric.resources import ApiOptions, api, kv

options = ApiOptions(middleware=handle_problems)  # type: ignore
library = api("tool-library", options)
store = kv("tools").allow("get", "set", "delete")
# #endregion


# #region create
@library.post("/tools")
async def create(ctx: HttpContext) -> None:
    tool = validate_body(Tool, ctx.req.data)
    await add_tool(store, tool)

    ctx.res.status = 201
    ctx.res.headers["Location"] = [f"/tools/{tool.id}"]
    ctx.res.body = tool.model_dump()
# #endregion


# #region routes
@library.get("/tools")
async def list_page(ctx: HttpContext) -> None:
    ctx.res.body = await list_tools(store, validate_query(Page, ctx.req.query))


@library.get("/tools/:id")
async def find(ctx: HttpContext) -> None:
    tool = await find_tool(store, ctx.req.params["id"])
    ctx.res.body = tool.model_dump()


@library.patch("/tools/:id")
async def change(ctx: HttpContext) -> None:
    changes = validate_body(ToolChanges, ctx.req.data)
    tool = await change_tool(store, ctx.req.params["id"], changes)
    ctx.res.body = tool.model_dump()


@library.delete("/tools/:id")
async def remove(ctx: HttpContext) -> None:
    await remove_tool(store, ctx.req.params["id"])
    ctx.res.status = 204


Nitric.run()
# #endregion
