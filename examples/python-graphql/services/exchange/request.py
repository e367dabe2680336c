# #region request
import json
from dataclasses import dataclass
from typing import Any

import strawberry
from strawberry.schema.exceptions import CannotGetOperationTypeError

from .schema import Context


@dataclass
class GraphQLRequest:
    query: str
    variables: dict[str, Any] | None
    operation_name: str | None

    @classmethod
    def parse(cls, body: bytes) -> "GraphQLRequest | None":
        try:
            content = json.loads(body)
        except (ValueError, RecursionError):
            return None
        match content:
            case {"query": str(query), **others}:
                variables = others.get("variables")
                name = others.get("operationName")
                if isinstance(variables, dict | None) and isinstance(name, str | None):
                    return cls(query, variables, name)
        return None

    async def execute(self, schema: strawberry.Schema, context: Context) -> tuple[int, dict]:
        try:
            result = await schema.execute(
                self.query, self.variables, context, operation_name=self.operation_name
            )
        except CannotGetOperationTypeError as error:
            return 400, {"errors": [{"message": str(error)}]}

        response: dict[str, Any] = {"data": result.data}
        if result.errors:
            response["errors"] = [error.formatted for error in result.errors]
        return 200, response
# #endregion
