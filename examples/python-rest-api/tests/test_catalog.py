import pytest
from library.catalog import add_tool, change_tool, find_tool, list_tools, remove_tool
from library.problem import Problem
from library.tool import Page, Tool, ToolChanges
from nitric.exception import NotFoundException, UnavailableException


# #region store
class MemoryStore:
    def __init__(self):
        self.values = {}

    async def get(self, key):
        if key not in self.values:
            raise NotFoundException(f"no value for {key}")
        return self.values[key]

    async def set(self, key, value):
        self.values[key] = value

    async def delete(self, key):
        del self.values[key]

    async def keys(self):
        for key in self.values:
            yield key
# #endregion


# #region cases
def tool_of(id: str) -> Tool:
    return Tool.model_validate({"id": id, "name": "Tile saw", "dailyFee": 1200})


async def test_rejects_an_id_that_is_in_use():
    store = MemoryStore()
    await add_tool(store, tool_of("tile-saw"))

    with pytest.raises(Problem) as caught:
        await add_tool(store, tool_of("tile-saw"))
    assert caught.value.status == 409


async def test_pages_through_the_tools_in_the_order_of_their_ids():
    store = MemoryStore()
    for id in ["tile-saw", "ladder", "wet-vac"]:
        await add_tool(store, tool_of(id))

    first = await list_tools(store, Page(limit=2))
    assert [tool["id"] for tool in first["tools"]] == ["ladder", "tile-saw"]
    assert first["next"] == "/tools?limit=2&after=tile-saw"

    last = await list_tools(store, Page(limit=2, after="tile-saw"))
    assert [tool["id"] for tool in last["tools"]] == ["wet-vac"]
    assert last["next"] is None
# #endregion


async def test_finds_changes_and_removes_a_tool():
    store = MemoryStore()
    await add_tool(store, tool_of("tile-saw"))

    changes = ToolChanges.model_validate({"dailyFee": 900})
    changed = await change_tool(store, "tile-saw", changes)
    assert changed.model_dump() == {"id": "tile-saw", "name": "Tile saw", "dailyFee": 900}
    assert await find_tool(store, "tile-saw") == changed

    await remove_tool(store, "tile-saw")
    with pytest.raises(Problem) as caught:
        await find_tool(store, "tile-saw")
    assert caught.value.status == 404


async def test_rejects_an_impossible_id_without_calling_the_store():
    with pytest.raises(Problem) as caught:
        await find_tool(None, "a#b")
    assert caught.value.status == 404


async def test_passes_on_every_other_error_of_the_store():
    class BrokenStore(MemoryStore):
        async def get(self, key):
            raise UnavailableException("no connection")

    with pytest.raises(UnavailableException):
        await find_tool(BrokenStore(), "tile-saw")


async def test_converts_the_numbers_of_the_store():
    store = MemoryStore()
    await store.set("ladder", {"id": "ladder", "name": "Ladder", "dailyFee": 500.0})

    fee = (await find_tool(store, "ladder")).daily_fee
    assert isinstance(fee, int)
