# #region bins
import io
from math import floor

from matplotlib.figure import Figure

WIDTHS = [1, 2, 5, 10, 15, 30, 60]


def bin_edges(minutes: list[float]) -> list[int]:
    """The edges of at most 25 bins of a round width."""
    span = max(minutes) - min(minutes)
    width = next((width for width in WIDTHS if span <= 20 * width), WIDTHS[-1])

    first = floor(min(minutes) / width) * width
    last = floor(max(minutes) / width) * width
    return list(range(first, last + width + 1, width))
# #endregion


# #region draw
def draw_histogram(race: str, minutes: list[float]) -> bytes:
    edges = bin_edges(minutes)
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.hist(minutes, bins=edges, color="#2d6cdf", edgecolor="white")
    axes.set(title=f"Finish times: {race}", xlabel="Minutes", ylabel="Runners")
    axes.spines[["top", "right"]].set_visible(False)
    axes.yaxis.get_major_locator().set_params(integer=True)

    image = io.BytesIO()
    figure.savefig(image, format="png", dpi=100)
    return image.getvalue()
# #endregion
