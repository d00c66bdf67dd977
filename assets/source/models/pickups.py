"""What Wick and the bees collect, about 0.7 across; each floats and glows, with a shape of its own."""
from mathutils import Vector

from geometry import aim, around, ball, blossom, box, cone, dome, globe, lathe, move, petal, polar, round_petal, size, torus, tube, turn
from mesh import static
from palette import (BEE_GOLD, BEE_LIGHT, BLOOM_BLUE, BLOOM_PINK, BLOOM_VIOLET, BRASS, BRASS_DEEP, CLOVER, CREAM, FLAME, LAMP, LEAF, LEAF_LIGHT,
                     LEAF_TIP, WHITE, rgb)


def pollen(m):
    """A fuzzy golden drop."""
    m.add(lathe([(0, -.28), (.17, -.20), (.24, -.04), (.19, .10), (.08, .24), (0, .36)], 10, cap=False), BEE_GOLD, glow=.55, fade=(-.2, .3, BEE_LIGHT))
    for i in range(12):
        a, z = i * 137.5, -.20 + .030 * i
        m.add(ball(.055, 1), BEE_LIGHT, at=move(*polar(.235 - .55 * max(0, z), a, z)), glow=.75)


def nectar(m):
    """Little honey pot with a dripping rim."""
    m.add(lathe([(0, -.32), (.20, -.32), (.31, -.16), (.31, .04), (.22, .17)], 12, cap=False), rgb('f0823c'), fade=(-.3, .15, rgb('ffb86a')))
    m.add(lathe([(.22, .15), (.28, .18), (.28, .24), (.22, .26), (.17, .22)], 12, cap=False), CREAM)
    m.add(lathe([(.20, .21), (.14, .27), (0, .29)], 12, cap=False), BEE_LIGHT, glow=.8)
    for a, length in ((-100, .20), (-50, .12), (60, .18), (160, .14)):
        p = polar(.27, a, .18)
        m.add(tube([(p.x, p.y, .22), (p.x * 1.12, p.y * 1.12, .12), (p.x * 1.18, p.y * 1.18, .18 - length)], [.05, .05, .035], 5, 3), BEE_LIGHT, glow=.5)
    m.add(blossom(.13, 5, .03), WHITE, at=move(0, -.325, -.08) @ turn(90))
    m.add(ball(.04, 1), BEE_GOLD, at=move(0, -.335, -.08))
    for a in (20, 200):
        m.add(torus(.08, .025, 8, 4), rgb('c8622c'), at=turn(0, 0, a) @ move(.32, 0, .0) @ turn(90))


def lantern_seed(m):
    """A seed like a paper lantern: ribs of green about a light."""
    m.add(globe(.20, 10, 7), LAMP, at=size(1, 1, 1.15), glow=1)
    for a in around(6):
        rib = [polar(.03, a, -.30), polar(.25, a, -.16), polar(.27, a, .08), polar(.04, a, .28)]
        m.add(tube(rib, [.03, .05, .05, .03], 4, 6, .5), LEAF, fade=(-.3, .3, LEAF_LIGHT))
    m.add(lathe([(.10, .24), (.07, .32), (.02, .34)], 6), BRASS_DEEP)
    for a in (30, 150, 270):
        m.add(petal(.30, .16, .10, .02, .02), LEAF_LIGHT, at=move(0, 0, .30) @ turn(0, 0, a), fade=(.3, .45, LEAF_TIP))


def bloom(m, outer, inner, heart, petals):
    """Flower facing the front, two rows of petals about a heart."""
    face = turn(80)
    for a in around(petals):
        m.add(round_petal(.36, .26, .10, .05, .03), outer, at=face @ turn(0, 0, a), glow=.3)
    for a in around(petals, 180 / petals):
        m.add(round_petal(.26, .17, .16, .05, .03), inner, at=face @ move(0, 0, .04) @ turn(0, 0, a), glow=.45)
    m.add(dome(.12, 10, 3), heart, at=face @ move(0, 0, .05), glow=.9)
    for a in around(3, 30):
        m.add(petal(.40, .16, -.05, .02, .02), LEAF_LIGHT, at=face @ move(0, 0, -.08) @ turn(0, 0, a))


def shield_bloom(m):
    """Blue bloom in a bubble's ring."""
    bloom(m, BLOOM_BLUE, rgb('c8e8ff'), WHITE, 6)
    m.add(torus(.40, .030, 22, 5), rgb('9fe4ff'), at=turn(80), glow=.8)


def tempo_bloom(m):
    """Violet bloom whose heart is a dial with two hands."""
    bloom(m, BLOOM_VIOLET, rgb('ecdcff'), CREAM, 8)
    face = turn(80)
    m.add(box(.025, .17, .02), rgb('5a3aa0'), at=face @ move(0, .06, .20))
    m.add(box(.12, .025, .02), rgb('5a3aa0'), at=face @ move(.045, 0, .20))


MODELS = {shape.__name__: (lambda s=shape: static(s.__name__, s, reach=.2, strength=.5))
          for shape in (pollen, nectar, lantern_seed, shield_bloom, tempo_bloom)}
