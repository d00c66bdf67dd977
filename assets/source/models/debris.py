"""Chips that fly off what breaks: at most twenty triangles each."""
from geometry import ball, box, lathe, petal, plate, size
from mesh import static
from palette import BLOOM_PINK, CREAM, LAVENDER, LEAF, LEAF_TIP, PURPLE, WOOD, WOOD_LIGHT, rgb


def shard_leaf(m):
    m.add(petal(.34, .18, .06, .03, .03), LEAF, at=size(1), facet=True, fade=(0, .06, LEAF_TIP))


def shard_wood(m):
    m.add(lathe([(.02, -.24), (.07, -.10), (.05, .20)], 4), WOOD, facet=True, fade=(-.2, .2, WOOD_LIGHT))


def shard_chitin(m):
    m.add(plate([(-.14, -.04, -.12), (.16, .02, -.06), (.10, -.05, .16), (-.08, .03, .12)], .05), PURPLE, facet=True, fade=(-.1, .16, LAVENDER))


def one_petal(m):
    m.add(petal(.26, .17, .05, .04, .02), BLOOM_PINK, glow=.1, fade=(0, .08, CREAM))


MODELS = {'shard_leaf': lambda: static('shard_leaf', shard_leaf, reach=.1), 'shard_wood': lambda: static('shard_wood', shard_wood, reach=.1),
          'shard_chitin': lambda: static('shard_chitin', shard_chitin, reach=.1), 'petal': lambda: static('petal', one_petal, reach=.1)}
