"""Mechanisms of gardens: what turns, tilts, carries, throws, burns, and what sets them going.

The origin is the middle of the box that is felt; of the flame and of liquids it is the middle of the foot and of the surface.
"""

import math

from geometry import around, ball, box, lathe, move, petal, polar, seeded, size, torus, tube, turn
from mesh import statics
from palette import (
    BARK,
    BARK_DEEP,
    BLOOM_PINK,
    BRASS,
    BRASS_DEEP,
    CREAM,
    FLAME,
    FLAME_OUTER,
    GOLD,
    LEAF,
    LEAF_TIP,
    RED,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STRAW,
    TEAL,
    TEAL_DEEP,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)

IRON = rgb("59607c")
IRON_LIGHT = rgb("8d96b8")
ICE = rgb("a8e6ff")
ICE_DEEP = rgb("62b8ea")
LAVA = rgb("ff6a1e")
LAVA_DARK = rgb("a8321c")
PAPER = rgb("e2c08c")
PAPER_DEEP = rgb("a87c50")


def turning_beam(m):
    """A bridge that turns: a beam 1 × 6 with a brass pivot and red ends, so that one sees it come."""
    m.add(box(0.96, 5.9, 0.36, 0.04), WOOD, facet=True, fade=(-0.2, 0.2, WOOD_LIGHT))
    for y in (-2.75, 2.75):
        m.add(box(1.0, 0.4, 0.4, 0.03), RED, at=move(0, y, 0), facet=True)
    for y in (-1.4, 1.4):
        m.add(box(1.0, 0.12, 0.4, 0.02), IRON, at=move(0, y, 0), facet=True)
    m.add(lathe([(0.34, -0.2), (0.34, 0.2), (0.2, 0.26), (0, 0.26)], 12), BRASS, facet=True, fade=(-0.2, 0.26, GOLD))


def swing_bob(m):
    """A weight of iron, 1 u across, on a rod of 4 u: a pendulum."""
    m.add(lathe([(0.32, -0.5), (0.5, -0.3), (0.5, 0.3), (0.32, 0.5)], 8), IRON, facet=True, fade=(-0.5, 0.5, IRON_LIGHT))
    m.add(torus(0.5, 0.06, 16, 5), RED, at=move(0, 0, 0))
    m.add(tube([(0, 0, 0.4), (0, 0, 2.2), (0, 0, 4.0)], [0.07, 0.06, 0.07], 6, 3), BARK)
    m.add(ball(0.18, 1), BRASS, at=move(0, 0, 4.0), facet=True)


def seesaw_plank(m):
    """A plank 8 × 2 with handles of rope at its ends; what it rocks on lies below."""
    for i, x in enumerate((-3, -1, 1, 3)):
        m.add(box(1.96, 1.96, 0.18, 0.03), mix(WOOD, WOOD_LIGHT, 0.3 * (i % 2)), at=move(x, 0, 0.01), facet=True)
    for y in (-0.7, 0.7):
        m.add(box(7.8, 0.22, 0.12), BARK, at=move(0, y, -0.12), facet=True)
    for x in (-3.9, 3.9):
        m.add(box(0.16, 2.0, 0.24, 0.03), RED, at=move(x, 0, 0), facet=True)
    m.add(lathe([(0.28, -0.9), (0.28, 0.9)], 10), IRON, at=move(0, 0, -0.3) @ turn(90), facet=True)


def scale_pan(m):
    """A pan of a pulley, 2 × 2, on four ropes that meet 3 u above."""
    m.add(box(1.94, 1.94, 0.16, 0.04), WOOD, facet=True, fade=(-0.1, 0.1, WOOD_LIGHT))
    for x, y in ((-0.9, -0.9), (0.9, -0.9), (-0.9, 0.9), (0.9, 0.9)):
        m.add(tube([(x, y, 0.05), (x * 0.5, y * 0.5, 1.6), (0, 0, 3.0)], [0.035, 0.03, 0.035], 5, 4), STRAW)
        m.add(ball(0.1, 1), BRASS, at=move(x, y, 0.1), facet=True)
    m.add(torus(0.16, 0.04, 10, 5), IRON, at=move(0, 0, 3.05) @ turn(90))


def carrier_bed(m):
    """The bed of a conveyor, 2 × 8: rails of iron, rollers between; its slats are another model."""
    m.add(box(1.7, 7.96, 0.34), BARK_DEEP, at=move(0, 0, -0.02))
    for x in (-0.93, 0.93):
        m.add(box(0.14, 8.0, 0.4, 0.02), IRON, at=move(x, 0, 0), facet=True, fade=(-0.2, 0.2, IRON_LIGHT))
    for y in (-3.85, 3.85):
        m.add(lathe([(0.2, -0.86), (0.2, 0.86)], 10), BRASS_DEEP, at=move(0, y, 0) @ turn(0, 90), facet=True)


def carrier_slat(m):
    """A slat with an arrow that points ahead."""
    m.add(box(1.7, 0.5, 0.06, 0.01), WOOD_LIGHT, at=move(0, 0, 0.01), facet=True)
    for x, a in ((-0.2, 40), (0.2, -40)):
        m.add(box(0.5, 0.12, 0.03), GOLD, at=move(x, 0, 0.05) @ turn(0, 0, a), facet=True)


def pressure_plate(m):
    """A plate of stone, 1.8 × 1.8, in a rim, with a footprint of brass on it."""
    m.add(box(1.76, 1.76, 0.16, 0.04), STONE, at=move(0, 0, 0.02), facet=True, fade=(-0.1, 0.1, STONE_LIGHT))
    m.add(box(1.8, 1.8, 0.1), STONE_DEEP, at=move(0, 0, -0.05), facet=True)
    m.add(ball(0.3, 2), BRASS, at=move(0, 0.1, 0.08) @ size(0.7, 1.2, 0.14), facet=True)
    for x in (-0.3, -0.1, 0.1, 0.3):
        m.add(ball(0.1, 1), BRASS, at=move(x, -0.42 + 0.3 * x * x, 0.08) @ size(1, 1, 0.3), facet=True)


def lever(m):
    """A lever of wood in a shoe of iron, a red knob at its end: it leans towards what it does."""
    m.add(ball(0.34, 2), IRON, at=move(0, 0, -0.22), facet=True, fade=(-0.5, 0.1, IRON_LIGHT))
    m.add(tube([(0, 0, -0.2), (0, 0, 0.6), (0, 0, 1.1)], [0.07, 0.06, 0.055], 6, 3), WOOD)
    m.add(ball(0.17, 2), RED, at=move(0, 0, 1.15), facet=True, glow=0.15)
    m.add(torus(0.1, 0.035, 10, 5), BRASS, at=move(0, 0, 0.5))


def brazier(m):
    """A bowl of iron on three legs, coals in it; 1 u high. Its flame is another model."""
    m.add(lathe([(0.16, 0.05), (0.36, 0.2), (0.42, 0.46), (0.36, 0.46), (0.28, 0.3)], 10, cap=False), IRON, facet=True, fade=(0, 0.5, IRON_LIGHT))
    for a in around(3, 30):
        m.add(tube([polar(0.24, a, 0.2), polar(0.3, a, -0.2), polar(0.4, a, -0.5)], [0.05, 0.045, 0.04], 5, 4), IRON)
    source = seeded(5)
    for _ in range(7):
        coal = ball(0.1, 1).moved(move(source.uniform(-0.2, 0.2), source.uniform(-0.2, 0.2), 0.34))
        m.add(coal, mix(BARK_DEEP, LAVA, 0.35), facet=True, glow=0.2)
    m.add(torus(0.4, 0.035, 14, 5), BRASS, at=move(0, 0, 0.46))


def flame(m):
    """A flame of three tongues, on its foot."""
    for a, lean, high, colour, wide in ((0, 0.0, 0.62, FLAME, 0.15), (120, 0.1, 0.46, FLAME_OUTER, 0.16), (250, 0.12, 0.38, FLAME_OUTER, 0.14)):
        tongue = lathe([(0.02, -0.06), (wide, 0.1), (wide * 0.7, 0.24), (0.0, high)], 7, cap=False)
        m.add(tongue, colour, at=turn(0, 0, a) @ move(lean, 0, 0), facet=True, glow=0.85, fade=(0.1, 0.6, GOLD))


def sliding_door(m):
    """A leaf of stone, 2.4 × 2.4, with a sun of brass on both sides: it slides, it does not swing."""
    m.add(box(2.36, 0.34, 2.36, 0.04), STONE, facet=True, fade=(-1.2, 1.2, STONE_LIGHT))
    for z in (-1.1, 1.1):
        m.add(box(2.4, 0.4, 0.2, 0.03), STONE_DEEP, at=move(0, 0, z), facet=True)
    for side in (0, 180):
        front = turn(0, 0, side) @ move(0, -0.18, 0)
        m.add(lathe([(0.36, 0), (0.3, 0.05), (0, 0.07)], 14), BRASS, at=front @ turn(90), facet=True, glow=0.1)
        for a in around(8):
            m.add(box(0.12, 0.05, 0.3, 0.01), GOLD, at=front @ turn(0, a, 0) @ move(0, 0, 0.58), facet=True)


def ice_block(m):
    """A block of ice, 1.2 u, with bubbles and a frosted rim."""
    m.add(box(1.18, 1.18, 1.18, 0.07), ICE, facet=True, fade=(-0.6, 0.6, WHITE), glow=0.12)
    for x in (-0.6, 0.6):
        for y in (-0.6, 0.6):
            m.add(box(0.09, 0.09, 1.1, 0.02), ICE_DEEP, at=move(x * 0.97, y * 0.97, 0), facet=True)
    source = seeded(9)
    for _ in range(9):
        side = source.choice((0, 90, 180, 270))
        spot = turn(0, 0, side) @ move(source.uniform(-0.4, 0.4), -0.595, source.uniform(-0.4, 0.4))
        m.add(ball(0.06, 1), WHITE, at=spot @ size(1, 0.3, 1), facet=True)


def cannon_flower(m):
    """A flower with a wide trumpet: who steps into it is thrown to where it points."""
    m.add(lathe([(0.5, -0.25), (0.56, 0.0), (0.6, 0.16), (0.5, 0.2), (0.3, 0.06), (0, 0.0)], 14, cap=False), BLOOM_PINK, facet=True, fade=(-0.25, 0.2, CREAM))
    for a in around(7):
        m.add(petal(0.5, 0.36, 0.12, 0.1, 0.03), mix(BLOOM_PINK, RED, 0.25), at=turn(0, 0, a) @ move(0.42, 0, 0.1) @ turn(0, -24, 0), facet=True)
    for a in around(3, 40):
        m.add(petal(0.6, 0.3, 0.1, 0.08, 0.03), LEAF, at=turn(0, 0, a) @ move(0.4, 0, -0.24), facet=True, fade=(-0.3, 0, LEAF_TIP))
    m.add(ball(0.16, 2), GOLD, at=move(0, 0, 0.06), facet=True, glow=0.35)


def paper_nest(m):
    """A nest of paper, 1.4 u high, with a dark mouth ahead: enemies come out of it."""
    profile = [(0.2, -0.7), (0.5, -0.52), (0.6, -0.1), (0.52, 0.35), (0.3, 0.62), (0, 0.7)]
    m.add(lathe(profile, 14, cap=False), PAPER, facet=True, fade=(-0.7, 0.7, CREAM))
    for z, r in ((-0.45, 0.55), (-0.15, 0.61), (0.15, 0.58), (0.42, 0.46)):
        m.add(torus(r, 0.04, 16, 5), PAPER_DEEP, at=move(0, 0, z))
    m.add(lathe([(0.24, 0), (0.2, 0.08), (0, 0.02)], 12), BARK_DEEP, at=move(0, -0.52, -0.2) @ turn(84), facet=True)
    m.add(torus(0.24, 0.05, 12, 5), PAPER_DEEP, at=move(0, -0.56, -0.2) @ turn(84))


def pool(m, colour, shade, glow):
    """A surface of 6 × 6, its waves a matter of colour, and what is under it where it stands above its rim."""
    m.add(box(5.98, 5.98, 2.4), mix(colour, shade, 0.7), at=move(0, 0, -1.26), facet=True, fade=(-2.4, 0, colour), glow=0.6 * glow)
    for i in range(6):
        for k in range(6):
            x, y = -2.5 + i, -2.5 + k
            wave = 0.5 + 0.5 * math.sin(1.7 * i + 2.3 * k + 0.8 * i * k)
            m.add(box(1.0, 1.0, 0.06), mix(colour, shade, 0.6 * wave), at=move(x, y, -0.03), facet=True, glow=glow * (1 - 0.5 * wave))


def pool_water(m):
    """Water that rises."""
    pool(m, TEAL, TEAL_DEEP, 0.08)


def pool_lava(m):
    """Lava that rises."""
    pool(m, LAVA, LAVA_DARK, 0.6)


MODELS = statics(
    (turning_beam, {"reach": 0.4}),
    (swing_bob, {"reach": 0.4}),
    (seesaw_plank, {"reach": 0.4}),
    (scale_pan, {"reach": 0.3}),
    (carrier_bed, {"reach": 0.3}),
    (carrier_slat, {"reach": 0.2}),
    (pressure_plate, {"reach": 0.3}),
    (lever, {"reach": 0.3}),
    (brazier, {"reach": 0.3}),
    (flame, {"reach": 0.1, "strength": 0.3}),
    (sliding_door, {"reach": 0.3}),
    (ice_block, {"reach": 0.2, "strength": 0.4}),
    (cannon_flower, {"reach": 0.3}),
    (paper_nest, {"reach": 0.3}),
    (pool_water, {"reach": 0.2}),
    (pool_lava, {"reach": 0.2}),
)
