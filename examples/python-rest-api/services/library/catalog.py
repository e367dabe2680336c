# #region store
import asyncio
from collections.abc import AsyncIterator
from typing import Any, Protocol

from nitric.exception import NotFoundException
from pydantic import TypeAdapter, ValidationError

from .problem import Problem
from .tool import Id, Page, Tool, ToolChanges


class Store(Protocol):
    async def get(self, key: str) -> dict[str, Any]: ...
    async def set(self, key: str, value: dict[str, Any]) -> None: ...
    async def delete(self, key: str) -> None: ...
    def keys(self) -> AsyncIterator[str]: ...
# #endregion


# #region find
async def get_tool(store: Store, id: str) -> Tool | None:
    try:
        return Tool.model_validate(await store.get(id))
    except NotFoundException:
        return None


async def find_tool(store: Store, id: str) -> Tool:
    tool = await get_tool(store, id) if is_id(id) else None
    if tool is None:
        raise Problem(404, f"There's no tool with the ID {id}.")
    return tool
# #endregion


# #region add
async def add_tool(store: Store, tool: Tool) -> None:
    if await get_tool(store, tool.id):
        raise Problem(409, f"The ID {tool.id} is already in use.")

    await store.set(tool.id, tool.model_dump())
# #endregion


# #region change
async def change_tool(store: Store, id: str, changes: ToolChanges) -> Tool:
    tool = await find_tool(store, id)
    changed = tool.model_copy(update=changes.model_dump(exclude_unset=True, by_alias=False))
    await store.set(id, changed.model_dump())
    return changed


async def remove_tool(store: Store, id: str) -> None:
    await find_tool(store, id)
    await store.delete(id)
# #endregion


# #region list
async def list_tools(store: Store, page: Page) -> dict[str, Any]:
    ids = sorted([id async for id in store.keys() if id > page.after])
    shown = ids[: page.limit]
    tools = await asyncio.gather(*(get_tool(store, id) for id in shown))

    has_more = len(ids) > page.limit
    return {
        "tools": [tool.model_dump() for tool in tools if tool],
        "next": f"/tools?limit={page.limit}&after={shown[-1]}" if has_more else None,
    }
# #endregion


def is_id(text: str) -> bool:
    try:
        TypeAdapter(Id).validate_python(text)
    except ValidationError:
        return False
    return True
