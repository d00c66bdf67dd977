"""What Wick and the bees collect, about 0.7 across; each floats and glows, with a shape of its own."""

from geometry import (
    around,
    ball,
    blossom,
    box,
    dome,
    globe,
    lathe,
    move,
    petal,
    polar,
    round_petal,
    size,
    torus,
    tube,
    turn,
)
from mesh import statics
from palette import (
    BEE_GOLD,
    BEE_LIGHT,
    BLOOM_BLUE,
    BLOOM_VIOLET,
    BRASS_DEEP,
    CREAM,
    LAMP,
    LEAF,
    LEAF_LIGHT,
    LEAF_TIP,
    WHITE,
    rgb,
)


def pollen(m):
    """A fuzzy golden drop. A garden holds hundreds: each grain is one octahedron."""
    m.add(
        lathe([(0, -0.28), (0.17, -0.20), (0.24, -0.04), (0.19, 0.10), (0.08, 0.24), (0, 0.36)], 7, cap=False),
        BEE_GOLD,
        glow=0.55,
        fade=(-0.2, 0.3, BEE_LIGHT),
    )
    for i in range(8):
        a, z = i * 137.5, -0.20 + 0.045 * i
        m.add(globe(0.06, 4, 2), BEE_LIGHT, at=move(*polar(0.235 - 0.55 * max(0, z), a, z)), glow=0.75)


def nectar(m):
    """Little honey pot with a dripping rim."""
    m.add(
        lathe([(0, -0.32), (0.20, -0.32), (0.31, -0.16), (0.31, 0.04), (0.22, 0.17)], 12, cap=False),
        rgb("f0823c"),
        fade=(-0.3, 0.15, rgb("ffb86a")),
    )
    m.add(lathe([(0.22, 0.15), (0.28, 0.18), (0.28, 0.24), (0.22, 0.26), (0.17, 0.22)], 12, cap=False), CREAM)
    m.add(lathe([(0.20, 0.21), (0.14, 0.27), (0, 0.29)], 12, cap=False), BEE_LIGHT, glow=0.8)
    for a, length in ((-100, 0.20), (-50, 0.12), (60, 0.18), (160, 0.14)):
        p = polar(0.27, a, 0.18)
        m.add(
            tube(
                [(p.x, p.y, 0.22), (p.x * 1.12, p.y * 1.12, 0.12), (p.x * 1.18, p.y * 1.18, 0.18 - length)],
                [0.05, 0.05, 0.035],
                5,
                3,
            ),
            BEE_LIGHT,
            glow=0.5,
        )
    m.add(blossom(0.13, 5, 0.03), WHITE, at=move(0, -0.325, -0.08) @ turn(90))
    m.add(ball(0.04, 1), BEE_GOLD, at=move(0, -0.335, -0.08))
    for a in (20, 200):
        m.add(torus(0.08, 0.025, 8, 4), rgb("c8622c"), at=turn(0, 0, a) @ move(0.32, 0, 0.0) @ turn(90))


def lantern_seed(m):
    """A seed like a paper lantern: ribs of green about a light."""
    m.add(globe(0.20, 10, 7), LAMP, at=size(1, 1, 1.15), glow=1)
    for a in around(6):
        rib = [polar(0.03, a, -0.30), polar(0.25, a, -0.16), polar(0.27, a, 0.08), polar(0.04, a, 0.28)]
        m.add(tube(rib, [0.03, 0.05, 0.05, 0.03], 4, 6, 0.5), LEAF, fade=(-0.3, 0.3, LEAF_LIGHT))
    m.add(lathe([(0.10, 0.24), (0.07, 0.32), (0.02, 0.34)], 6), BRASS_DEEP)
    for a in (30, 150, 270):
        m.add(
            petal(0.30, 0.16, 0.10, 0.02, 0.02),
            LEAF_LIGHT,
            at=move(0, 0, 0.30) @ turn(0, 0, a),
            fade=(0.3, 0.45, LEAF_TIP),
        )


def bloom(m, outer, inner, heart, petals):
    """Flower facing the front, two rows of petals about a heart."""
    face = turn(80)
    for a in around(petals):
        m.add(round_petal(0.36, 0.26, 0.10, 0.05, 0.03), outer, at=face @ turn(0, 0, a), glow=0.3)
    for a in around(petals, 180 / petals):
        m.add(round_petal(0.26, 0.17, 0.16, 0.05, 0.03), inner, at=face @ move(0, 0, 0.04) @ turn(0, 0, a), glow=0.45)
    m.add(dome(0.12, 10, 3), heart, at=face @ move(0, 0, 0.05), glow=0.9)
    for a in around(3, 30):
        m.add(petal(0.40, 0.16, -0.05, 0.02, 0.02), LEAF_LIGHT, at=face @ move(0, 0, -0.08) @ turn(0, 0, a))


def shield_bloom(m):
    """Blue bloom in a bubble's ring."""
    bloom(m, BLOOM_BLUE, rgb("c8e8ff"), WHITE, 6)
    m.add(torus(0.40, 0.030, 22, 5), rgb("9fe4ff"), at=turn(80), glow=0.8)


def tempo_bloom(m):
    """Violet bloom whose heart is a dial with two hands."""
    bloom(m, BLOOM_VIOLET, rgb("ecdcff"), CREAM, 8)
    face = turn(80)
    m.add(box(0.025, 0.17, 0.02), rgb("5a3aa0"), at=face @ move(0, 0.06, 0.20))
    m.add(box(0.12, 0.025, 0.02), rgb("5a3aa0"), at=face @ move(0.045, 0, 0.20))


MODELS = statics(*((shape, {}) for shape in (pollen, nectar, lantern_seed, shield_bloom, tempo_bloom)), reach=0.2, strength=0.5)
