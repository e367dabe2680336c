import json

import pytest
from exchange.request import GraphQLRequest
from exchange.schema import Context, create_schema
from graphql import get_introspection_query
from nitric.exception import NotFoundException, UnavailableException


# #region store
class MemoryStore:
    def __init__(self):
        self.values = {}
        self.reads = []

    async def get(self, key):
        self.reads.append(key)
        if key not in self.values:
            raise NotFoundException(f"no value for {key}")
        return self.values[key]

    async def set(self, key, value):
        self.values[key] = value

    async def keys(self, prefix=""):
        for key in self.values:
            yield key
# #endregion


# #region execute
@pytest.fixture
def stores():
    gardeners, packets = MemoryStore(), MemoryStore()
    gardeners.values["rosa"] = {"name": "Rosa"}
    for name in ["beans", "kale", "leek"]:
        packets.values[f"rosa:{name}"] = {"owner": "rosa", "variety": name, "grams": 20.0}
    return gardeners, packets


async def execute(stores, query, introspection=False, **variables):
    request = GraphQLRequest(query, variables, None)
    _, response = await request.execute(create_schema(introspection), Context(*stores))
    return response
# #endregion


# #region batch
async def test_reads_each_owner_once(stores):
    gardeners, packets = stores
    response = await execute(stores, "{ packets { items { owner { name } } } }")

    assert len(response["data"]["packets"]["items"]) == 3
    assert gardeners.reads == ["rosa"]
# #endregion


# #region limits
@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("{ packets { items { owner { packets { owner { packets { id } } } } } } }", "depth"),
        ("{" + "".join(f"p{n}: packet(id: 1) {{ id }} " for n in range(11)) + "}", "aliases"),
        ("{" + "packet(id: 1) { id } " * 200 + "}", "tokens"),
        ("{ __schema { types { name } } }", "introspection"),
    ],
)
async def test_limits_queries(stores, query, message):
    response = await execute(stores, query)

    assert response["data"] is None
    assert message in response["errors"][0]["message"]
    assert stores[0].reads == stores[1].reads == []
# #endregion


async def test_allows_tools_to_read_the_schema_on_your_machine(stores):
    response = await execute(stores, get_introspection_query(), introspection=True)
    assert "errors" not in response


OFFER = "mutation ($grams: Int!) { offer(owner: %s, variety: %s, grams: $grams) { id grams } }"


@pytest.mark.parametrize(
    ("owner", "variety", "grams", "code"),
    [
        ("rosa", "Kale", 20, "CONFLICT"),
        ("nobody", "Kale", 20, "NOT_FOUND"),
        ("a#b", "Kale", 20, "NOT_FOUND"),
        ("rosa", "Chard", 0, "INVALID"),
        ("rosa", "!", 20, "INVALID"),
    ],
)
async def test_rejects_an_offer(stores, owner, variety, grams, code):
    query = OFFER % (json.dumps(owner), json.dumps(variety))
    response = await execute(stores, query, grams=grams)

    assert response["data"] is None
    assert response["errors"][0]["extensions"] == {"code": code}
    assert len(stores[1].values) == 3


async def test_adds_a_packet_and_converts_its_number(stores):
    response = await execute(stores, OFFER % ('"rosa"', '"Blue Lake"'), grams=15)
    assert response == {"data": {"offer": {"id": "rosa:blue-lake", "grams": 15}}}

    response = await execute(stores, '{ packet(id: "rosa:kale") { grams } }')
    assert response == {"data": {"packet": {"grams": 20}}}


async def test_hides_an_unexpected_error(stores, caplog):
    class BrokenStore(MemoryStore):
        async def get(self, key):
            raise UnavailableException("password=hunter2")

    query = '{ gardener(id: "rosa") { name } packets { next } }'
    response = await execute((BrokenStore(), stores[1]), query)

    assert response["data"] == {"gardener": None, "packets": {"next": None}}
    assert response["errors"][0]["message"] == "Something went wrong."
    assert "hunter2" in caplog.text


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"\xff", b'{"query": 7}', b'{"query": "{ a }", "variables": []}']
)
def test_rejects_a_request_without_a_query(body):
    assert GraphQLRequest.parse(body) is None


async def test_rejects_an_unknown_operation(stores):
    request = GraphQLRequest("query a { packets { next } }", None, "b")
    status, _ = await request.execute(create_schema(False), Context(*stores))
    assert status == 400
