"""Prints the public interface of an installed Python package as JSON. Parses the sources without importing them.

Usage: python python_api.py <folder of the package> <module>...
Each module is a path relative to the folder without its extension, such as `resources/apis`, or a folder of modules.
"""

import ast
import json
import sys
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_public(name: str) -> bool:
    return not name.startswith("_")


def has_decorator(function: Function, *names: str) -> bool:
    return any(isinstance(item, ast.Name) and item.id in names for item in function.decorator_list)


def annotation_of(argument: ast.arg) -> str:
    """Returns the annotation as written in the source, or `Any` if there is none."""
    if argument.annotation is None:
        return "Any"
    if isinstance(argument.annotation, ast.Constant) and isinstance(argument.annotation.value, str):
        return argument.annotation.value
    return ast.unparse(argument.annotation)


def parameter(argument: ast.arg, required: bool, stars: str = "") -> dict:
    rest = {"rest": True} if stars else {}
    return {
        "name": f"{stars}{argument.arg}",
        "type": annotation_of(argument),
        "required": required,
        **rest,
    }


def parameters_of(function: Function, is_method: bool) -> list[dict]:
    arguments = function.args
    positional = [*arguments.posonlyargs, *arguments.args]
    first_default = len(positional) - len(arguments.defaults)
    found = [parameter(item, index < first_default) for index, item in enumerate(positional)]
    if is_method and not has_decorator(function, "staticmethod"):
        found = found[1:]
    if arguments.vararg:
        found.append(parameter(arguments.vararg, False, "*"))
    for item, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        found.append(parameter(item, default is None))
    if arguments.kwarg:
        found.append(parameter(arguments.kwarg, False, "**"))
    return found


def symbols_of(tree: ast.Module) -> list[dict]:
    found = []
    for node in tree.body:
        if isinstance(node, Function) and is_public(node.name):
            found.append(
                {"name": node.name, "kind": "function", "overloads": [parameters_of(node, False)]}
            )
        elif isinstance(node, ast.ClassDef) and is_public(node.name):
            found.append({"name": node.name, "kind": "class", "overloads": []})
            for member in node.body:
                # Properties aren't callable.
                if (
                    isinstance(member, Function)
                    and is_public(member.name)
                    and not has_decorator(member, "property")
                    and not any(isinstance(item, ast.Attribute) for item in member.decorator_list)
                ):
                    found.append(
                        {
                            "name": f"{node.name}.{member.name}",
                            "kind": "method",
                            "overloads": [parameters_of(member, True)],
                        }
                    )
    return found


def merged(symbols: list[dict]) -> list[dict]:
    """Merges the overloads of names that are defined more than once."""
    by_name: dict[str, dict] = {}
    for symbol in symbols:
        merged = by_name.setdefault(symbol["name"], {**symbol, "overloads": []})
        merged["overloads"] += [item for item in symbol["overloads"] if item not in merged["overloads"]]
    return list(by_name.values())


def files_of(package: Path, module: str) -> list[Path]:
    folder = package / module
    if folder.is_dir():
        return sorted(folder.glob("*.py"))
    return [package / f"{module}.py"]


def main(package: str, *modules: str) -> None:
    files = [file for module in modules for file in files_of(Path(package), module)]
    trees = [ast.parse(file.read_text("utf-8"), str(file)) for file in files]
    print(json.dumps(merged([symbol for tree in trees for symbol in symbols_of(tree)])))


main(*sys.argv[1:])
