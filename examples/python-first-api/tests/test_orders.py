from shared.orders import Order, create_order, receipt_for


def test_adds_up_the_total():
    order = create_order("heron-a3", 2)
    assert order is not None and order.total == 36


def test_rejects_an_unknown_product_and_an_empty_order():
    assert create_order("dodo-a3", 1) is None
    assert create_order("heron-a3", 0) is None


def test_prints_the_total_in_dollars():
    order = Order("817", "owl-a4", 1, 12)
    assert "Total: $12.00" in receipt_for(order)
