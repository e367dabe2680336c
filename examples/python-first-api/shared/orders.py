from dataclasses import dataclass
from typing import Any
from uuid import uuid4

products: list[dict[str, Any]] = [
    {"id": "heron-a3", "name": "Heron", "price": 18},
    {"id": "owl-a4", "name": "Owl", "price": 12},
]


@dataclass
class Order:
    id: str
    product: str
    quantity: int
    total: int


def create_order(product: Any, quantity: Any) -> Order | None:
    found = next((item for item in products if item["id"] == product), None)
    if found is None or not isinstance(quantity, int) or quantity < 1:
        return None

    return Order(str(uuid4()), product, quantity, found["price"] * quantity)


def order_from(stored: dict[str, Any]) -> Order:
    # Nitric returns every number as a float.
    quantity, total = int(stored["quantity"]), int(stored["total"])
    return Order(stored["id"], stored["product"], quantity, total)

def receipt_for(order: Order) -> str:
    return (
        f"Order {order.id}\n"
        f"{order.quantity} x {order.product}\n"
        f"Total: ${order.total:.2f}\n"
    )
