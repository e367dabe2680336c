from shared.stock import prints_needed


def test_covers_more_than_the_average_delivery():
    assert 3.0 * 5.5 < prints_needed(3.0, 10_000) < 3.0 * 5.5 * 2


def test_needs_more_prints_for_more_orders():
    assert prints_needed(7.0, 10_000) > prints_needed(3.0, 10_000)
