import os

if os.environ.get("USE_GPU"):
    import cupy as xp
else:
    import numpy as xp


def prints_needed(orders_per_day: float, deliveries: int) -> int:
    random = xp.random.default_rng()
    days = random.integers(3, 9, deliveries)  # 3 to 8
    sold = random.poisson(orders_per_day * days)
    return int(xp.percentile(sold, 95))
