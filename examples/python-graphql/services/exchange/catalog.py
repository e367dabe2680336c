# #region store
import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any, Protocol

from graphql import GraphQLError
from nitric.exception import NotFoundException


class Store(Protocol):
    async def get(self, key: str) -> dict[str, Any]: ...
    async def set(self, key: str, value: dict[str, Any]) -> None: ...
    def keys(self, prefix: str = "") -> AsyncIterator[str]: ...
# #endregion


# #region problem
def problem(code: str, message: str) -> GraphQLError:
    return GraphQLError(message, extensions={"code": code})


def is_unexpected(error: GraphQLError) -> bool:
    cause = error.original_error
    return cause is not None and not isinstance(cause, GraphQLError)
# #endregion


# #region find
async def find(store: Store, key: str) -> dict[str, Any] | None:
    if not is_key(key):
        return None
    try:
        return await store.get(key)
    except NotFoundException:
        return None


async def find_all(store: Store, keys: list[str]) -> list[dict[str, Any] | None]:
    return await asyncio.gather(*(find(store, key) for key in keys))
# #endregion


# #region keys
async def keys_with(store: Store, prefix: str) -> list[str]:
    return sorted([key async for key in store.keys(prefix) if key.startswith(prefix)])
# #endregion


# #region input
def slug_of(name: str) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    if not slug or len(name) > 60:
        raise problem("INVALID", "A name must have up to 60 characters and a letter or digit.")
    return slug


def is_key(text: str) -> bool:
    return re.fullmatch(r"[a-z0-9:-]{1,130}", text) is not None
# #endregion


# #region add
async def add(store: Store, key: str, value: dict[str, Any]) -> None:
    if await find(store, key):
        raise problem("CONFLICT", f"The ID {key} is already in use.")
    await store.set(key, value)
# #endregion
