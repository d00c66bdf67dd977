"""Chips that fly off what breaks: at most twenty triangles each."""

from geometry import lathe, petal, plate, size
from mesh import static
from palette import BLOOM_PINK, CREAM, LEAF, LEAF_TIP, WOOD, WOOD_LIGHT, rgb


def shard_leaf(m):
    m.add(petal(0.34, 0.18, 0.06, 0.03, 0.03), LEAF, at=size(1), facet=True, fade=(0, 0.06, LEAF_TIP))


def shard_wood(m):
    m.add(lathe([(0.02, -0.24), (0.07, -0.10), (0.05, 0.20)], 4), WOOD, facet=True, fade=(-0.2, 0.2, WOOD_LIGHT))


CHITIN = rgb("ffe3a3")  # pale: it takes the colour of what broke


def shard_chitin(m):
    m.add(
        plate([(-0.14, -0.04, -0.12), (0.16, 0.02, -0.06), (0.10, -0.05, 0.16), (-0.08, 0.03, 0.12)], 0.13),
        CHITIN,
        facet=True,
        fade=(-0.1, 0.16, CREAM),
    )


def one_petal(m):
    m.add(petal(0.26, 0.17, 0.05, 0.04, 0.02), BLOOM_PINK, glow=0.1, fade=(0, 0.08, CREAM))


MODELS = {
    "shard_leaf": lambda: static("shard_leaf", shard_leaf, reach=0.1),
    "shard_wood": lambda: static("shard_wood", shard_wood, reach=0.1),
    "shard_chitin": lambda: static("shard_chitin", shard_chitin, reach=0.1),
    "petal": lambda: static("petal", one_petal, reach=0.1),
}
