from racing.chart import bin_edges, draw_histogram


# #region cases
def test_chooses_a_round_width():
    assert bin_edges([38.0, 41.5, 44.9]) == list(range(38, 46))
    assert bin_edges([33.0, 75.0])[:3] == [30, 35, 40]


def test_puts_the_slowest_runner_into_the_last_bin():
    for slowest in [44.9, 45.0, 600.0, 1440.0]:
        edges = bin_edges([38.0, slowest])
        assert edges[-2] <= slowest < edges[-1]
        assert len(edges) <= 26


def test_draws_a_png_of_800_by_450_pixels():
    image = draw_histogram("harbor-10k", [38.0, 41.5, 44.9])

    assert image.startswith(b"\x89PNG")
    assert int.from_bytes(image[16:20]) == 800
    assert int.from_bytes(image[20:24]) == 450
# #endregion
