"""What grows and lies about in Mill Yard."""

from landmarks import orchard_tree

TREES = ((28, 3, -10.5, 1.15), (40, 3, -9, 1.3), (41.5, 3, 1.5, 1.2), (26.5, 3, 5.5, 1.1), (38, 3, 8, 1.0), (43, 5.2, 14, 1.15))


def build(level, paint):
    from solids import drum

    for i, (x, y, z, scale) in enumerate(TREES):
        level.show(f"FADE_tree_{i}", orchard_tree, x, y, z, i * 77, scale)
        level.solid(drum(x, y - 0.2, z, 0.42 * scale, 2.8 * scale, 8, 0.3 * scale), surface="wood")
