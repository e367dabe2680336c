# #region context
import logging
import os
from dataclasses import dataclass
from functools import partial
from typing import Any

import strawberry
from graphql import GraphQLError
from strawberry import ID
from strawberry.dataloader import DataLoader
from strawberry.extensions import (
    DisableIntrospection,
    MaskErrors,
    MaxAliasesLimiter,
    MaxTokensLimiter,
    QueryDepthLimiter,
)

from .catalog import Store, add, find_all, is_unexpected, keys_with, problem, slug_of


@dataclass
class Context:
    gardeners: Store
    packets: Store

    def __post_init__(self) -> None:
        self.gardener = DataLoader(partial(find_all, self.gardeners))
        self.packet = DataLoader(partial(find_all, self.packets))


Info = strawberry.Info[Context, None]
# #endregion


# #region types
@strawberry.type
class Gardener:
    id: ID
    name: str

    @strawberry.field
    async def packets(self, info: Info) -> list["Packet"]:
        ids = await keys_with(info.context.packets, f"{self.id}:")
        return await load_packets(info, ids)


@strawberry.type
class Packet:
    id: ID
    variety: str
    grams: int
    owner_id: strawberry.Private[str]

    @strawberry.field
    async def owner(self, info: Info) -> Gardener | None:
        return await load_gardener(info, self.owner_id)
# #endregion


# #region load
async def load_gardener(info: Info, id: str) -> Gardener | None:
    value = await info.context.gardener.load(id)
    return Gardener(id=ID(id), name=value["name"]) if value else None


def packet_of(id: str, value: dict[str, Any]) -> Packet:
    grams = int(value["grams"])
    return Packet(id=ID(id), variety=value["variety"], grams=grams, owner_id=value["owner"])


async def load_packets(info: Info, ids: list[str]) -> list[Packet]:
    values = await info.context.packet.load_many(ids)
    return [packet_of(id, value) for id, value in zip(ids, values) if value]
# #endregion


# #region query
@strawberry.type
class PacketPage:
    items: list[Packet]
    next: ID | None


@strawberry.type
class Query:
    @strawberry.field
    async def packets(self, info: Info, first: int = 20, after: ID | None = None) -> PacketPage:
        if not 1 <= first <= 50:
            raise problem("INVALID", "first must be from 1 to 50.")

        ids = [id for id in await keys_with(info.context.packets, "") if id > (after or "")]
        shown = ids[:first]
        next_id = ID(shown[-1]) if len(ids) > first else None
        return PacketPage(items=await load_packets(info, shown), next=next_id)

    @strawberry.field
    async def packet(self, info: Info, id: ID) -> Packet | None:
        return next(iter(await load_packets(info, [id])), None)

    @strawberry.field
    async def gardener(self, info: Info, id: ID) -> Gardener | None:
        return await load_gardener(info, id)
# #endregion


# #region mutation
@strawberry.type
class Mutation:
    @strawberry.mutation
    async def join(self, info: Info, name: str) -> Gardener:
        id = slug_of(name)
        await add(info.context.gardeners, id, {"name": name})
        return Gardener(id=ID(id), name=name)

    @strawberry.mutation
    async def offer(self, info: Info, owner: ID, variety: str, grams: int) -> Packet:
        if not 1 <= grams <= 500:
            raise problem("INVALID", "grams must be from 1 to 500.")
        if not await load_gardener(info, owner):
            raise problem("NOT_FOUND", f"There's no gardener with the ID {owner}.")

        id = f"{owner}:{slug_of(variety)}"
        value = {"owner": owner, "variety": variety, "grams": grams}
        await add(info.context.packets, id, value)
        return packet_of(id, value)
# #endregion


# #region schema
class ExchangeSchema(strawberry.Schema):
    def process_errors(self, errors: list[GraphQLError], execution_context=None) -> None:
        for error in filter(is_unexpected, errors):
            logging.error("%s failed", error.path, exc_info=error.original_error)


def create_schema(allow_introspection: bool) -> strawberry.Schema:
    extensions = [
        lambda: MaxTokensLimiter(max_token_count=1000),
        lambda: MaxAliasesLimiter(max_alias_count=10),
        lambda: QueryDepthLimiter(max_depth=5),
        lambda: MaskErrors(is_unexpected, "Something went wrong."),
    ]
    if not allow_introspection:
        extensions.append(DisableIntrospection)
    return ExchangeSchema(query=Query, mutation=Mutation, extensions=extensions)


schema = create_schema(os.environ.get("NITRIC_ENVIRONMENT") != "cloud")
# #endregion
