# #region models
from collections.abc import Mapping
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError
from pydantic.alias_generators import to_camel

from .problem import Problem

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
Cents = Annotated[int, Field(ge=0, le=1_000_000)]


class JsonModel(BaseModel):
    model_config = ConfigDict(extra="forbid", alias_generator=to_camel, serialize_by_alias=True)


class Tool(JsonModel):
    id: Id
    name: Name
    daily_fee: Cents


class ToolChanges(JsonModel):
    name: Name = ""
    daily_fee: Cents = 0
# #endregion


# #region page
class Page(BaseModel):
    limit: int = Field(default=20, ge=1, le=100)
    after: str = ""
# #endregion


# #region validate
Model = TypeVar("Model", bound=BaseModel)


def problem_of(error: ValidationError) -> Problem:
    issues = error.errors(include_url=False)
    if issues[0]["type"] == "json_invalid":
        return Problem(400, "The body isn't valid JSON.")

    errors = [
        {"field": ".".join(map(str, issue["loc"])) or "body", "message": issue["msg"]}
        for issue in issues
    ]
    return Problem(400, "The request is invalid.", errors)


def validate_body(model: type[Model], body: bytes) -> Model:
    try:
        return model.model_validate_json(body or b"null", strict=True)
    except ValidationError as error:
        raise problem_of(error) from error


def validate_query(model: type[Model], query: Mapping[str, str | list[str]]) -> Model:
    single = {name: values[0] if len(values) == 1 else values for name, values in query.items()}
    try:
        return model.model_validate(single)
    except ValidationError as error:
        raise problem_of(error) from error
# #endregion
