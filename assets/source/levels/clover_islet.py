"""Clover Islet: where one comes down when the last bee is gone. Stray bees, a mound with the take-off lantern.

Nobody has to search: paths lead from the mound to where the bees are, lamps hang above them, and the keeper's light, a tower
that is seen from everywhere, stands in the north. What is only seen has no solid: the way about the islet is the mound's, the
rocks' and the trees'.
"""

import math

from frame import place, point
from geometry import ball, box, lathe, move, polar, seeded, torus, turn
from ground import SAND, Paint, natural, terrace
from landmarks import orchard_tree
from level import Level
from palette import BRASS, BRASS_DEEP, LAMP, ROOF, ROOF_DEEP, STONE, STONE_DEEP, STONE_LIGHT, WHITE, WOOD, rgb
from plants import Garden
from solids import drum, ring_outline

VIEWS = {"above": ((-20, 18, -24), (0, 0, 0), 55), "walk": ((0, 2.4, -12), (0, 1.5, 0), 65), "top": ((0, 46, 0.1), (0, 0, 0), 50)}
LAWN = (rgb("3fbf74"), rgb("34ac6b"))
ROCKS = ((8.5, 5.5, 1.9, 1.1), (10.4, 7.4, 1.5, 2.2), (-9, 6.5, 1.7, 1.3), (-8.2, -7.5, 1.6, 1.0), (-10.2, -5.6, 1.3, 2.1), (6.5, -9, 1.5, 0.9))

# From the mound to where stray bees are: the eastern rocks, the western ones, the western and the northern shore.
WAYS = (
    [(2.4, 2.4), (5.2, 3.4), (7.0, 4.2)],
    [(-2.8, -1.6), (-6.0, -2.8), (-8.6, -4.4)],
    [(-3.2, 0.6), (-7.6, 1.2), (-12.2, 2.0)],
    [(-0.8, 3.2), (-1.8, 7.4), (-3.0, 12.0)],
)
FURROW = [(-0.3, -13.5), (0.4, -13.6), (1.0, -12.2), (0.75, -10.4), (0.1, -9.0), (-0.7, -10.2), (-0.9, -12.0)]
BEACON = (5.0, 0.6, 31.0)
# Of lamps that hang above the ways: x, y, z of the glass.
LAMPS = ((-4.5, 3.3, 8.9), (-3.6, 3.0, 10.7), (-5.4, 2.9, 10.3), (11.5, 2.9, -0.5), (10.7, 2.6, -2.1), (12.3, 2.7, -1.9))


def build():
    level = Level("clover_islet")
    paint = Paint(LAWN)
    for way in WAYS:
        paint.region(ring_outline(*way[-1], 1.05, 12, 3, 0.1), SAND)
        paint.path(way, 1.15)
    paint.path([(0, -11), (0.6, -7), (0, -3.4)], 2.0)
    paint.region(natural(FURROW, 0.4, 0.22, 0.5), rgb("5f7a44"))
    paint.region(natural([(x * 0.72, z + 0.15) for x, z in FURROW], 0.4, 0.2, 0.5), rgb("7a5840"))
    paint.region(natural([(x * 0.4, z * 0.97 - 0.2) for x, z in FURROW], 0.3, 0.14, 0.5), rgb("5c4034"))
    paint.region(ring_outline(0, 0, 4.1, 20, 1, 0.04), rgb("c79a5c"))
    paint.region(ring_outline(0, 0, 3.8, 20, 1, 0.04), rgb("8fd35a"))
    terrace(level, "ground", 0, [ring_outline(0, 0, 14.2, 40, 2, 0.035)], paint, depth=11, seed=21)
    terrace(level, "ground_stray", 0.6, [ring_outline(15.8, -12.5, 2.6, 14, 4, 0.05)], paint, depth=4, seed=22)
    terrace(level, "ground_beacon", BEACON[1], [ring_outline(BEACON[0], BEACON[2], 5.2, 18, 6, 0.07)], Paint(LAWN), depth=12, seed=23, felt=False)
    _mound(level)
    _rocks(level)
    _beacon(level)
    _lamps(level)
    _sods(level)
    garden = Garden(level, paint, 5)
    garden.keep_free(0, 0, 3.0)
    garden.meadow(0, ring_outline(0, 0, 13.4, 24), flowers=120, clovers=130)
    garden.meadow(0.6, ring_outline(15.8, -12.5, 2.3, 12), flowers=9, clovers=4)
    for i, (x, z, s) in enumerate(((-4.5, 10, 1.0), (11.5, -1.5, 0.85))):
        level.show(f"FADE_tree_{i}", orchard_tree, x, 0, z, i * 80, s)
        level.solid(drum(x, -0.2, z, 0.42 * s, 2.8 * s, 8, 0.3 * s), surface="wood")
    _things(level)
    return level


def _mound(level):
    """Three rings of turf with a brass lantern above them: the place to take off from."""
    m = level.piece("mound")
    for i, radius in enumerate((2.9, 2.3, 1.7)):
        level.solid(drum(0, -0.2, 0, radius, 0.2 + 0.3 * (i + 1), 16, radius - 0.12), surface="grass")
        m.add(drum(0, -0.2, 0, radius, 0.2 + 0.3 * (i + 1), 16, radius - 0.12), STONE_DEEP, facet=True, fade=(0, 0.9, STONE_LIGHT))
        m.add(lathe([(radius - 0.12, 0), (0, 0.01)], 16, cap=False), rgb("8fd35a"), at=place(0, 0.3 * (i + 1) + 0.003, 0))
    for a in (45, 135, 225, 315):
        p = polar(2.55, a)
        m.add(lathe([(0.16, 0), (0.10, 0.9), (0.22, 1.0), (0.22, 1.12), (0, 1.16)], 6), STONE, at=move(p.x, p.y, 0.2), facet=True)
        m.add(ball(0.19, 1), LAMP, at=move(p.x, p.y, 1.5), glow=0.75)
    m.add(torus(0.9, 0.09, 20, 6), BRASS, at=place(0, 0.96, 0))
    m.add(lathe([(0.75, 0), (0, 0.03)], 16, cap=False), LAMP, at=place(0, 0.92, 0), glow=0.55)


def _rocks(level):
    m = level.piece("rocks")
    for i, (x, z, r, h) in enumerate(ROCKS):
        rock = drum(x, -0.3, z, r, h + 0.3, 8, r * 0.72)
        level.solid(rock, surface="stone")
        m.add(rock, STONE_DEEP, facet=True, fade=(0, h, STONE_LIGHT))
        m.add(lathe([(r * 0.7, 0), (r * 0.4, 0.05), (0, 0.06)], 8, cap=False), rgb("6fd35a"), at=place(x, h, z))


def _beacon(level):
    """The keeper's light: a white tower with a lantern as large as a hut, on an island of its own."""
    m = level.piece("beacon")
    x, y, z = BEACON
    m.add(lathe([(2.9, -0.4), (2.8, 0.5), (2.45, 1.0), (2.4, 1.2)], 10), STONE_DEEP, at=place(x, y, z), facet=True, fade=(y, y + 1.2, STONE))
    m.add(lathe([(2.2, 1.1), (1.85, 3.6), (1.6, 6.2), (1.5, 7.6)], 10), rgb("f4ead2"), at=place(x, y, z), facet=True, fade=(y + 1, y + 6, WHITE))
    for height, radius in ((2.6, 2.04), (5.0, 1.75)):
        m.add(lathe([(radius, -0.35), (radius + 0.03, -0.33), (radius - 0.04, 0.33), (radius - 0.1, 0.35)], 10), ROOF, at=place(x, y + height, z), facet=True)
    m.add(lathe([(1.4, 7.4), (2.25, 7.7), (2.25, 7.95), (0, 8.0)], 12), WOOD, at=place(x, y, z), facet=True)
    m.add(torus(2.15, 0.07, 20, 6), BRASS, at=place(x, y + 8.6, z))
    for i in range(8):
        p = polar(2.15, 45 * i)
        m.add(lathe([(0.06, 0), (0.06, 0.65)], 5), BRASS_DEEP, at=place(x, y + 7.95, z) @ move(p.x, p.y, 0))
        q = polar(1.25, 45 * i + 22)
        m.add(lathe([(0.08, 0), (0.07, 2.1)], 5), BRASS, at=place(x, y + 8.0, z) @ move(q.x, q.y, 0))
    m.add(lathe([(0.7, 0), (1.12, 0.35), (1.12, 1.7), (0.7, 2.05), (0, 2.05)], 10), LAMP, at=place(x, y + 8.0, z), glow=0.9)
    m.add(lathe([(1.7, 0), (1.75, 0.15), (1.0, 0.9), (0.35, 1.35), (0.25, 1.7), (0, 2.3)], 10), ROOF, at=place(x, y + 10.1, z), facet=True, fade=(y + 10, y + 12, ROOF_DEEP))
    m.add(ball(0.24, 1), BRASS, at=place(x, y + 12.5, z))
    for height, yaw in ((1.9, 190), (3.9, 150), (6.1, 200)):
        out = polar(1.95 - 0.09 * height, yaw - 90)
        m.add(box(0.55, 0.3, 0.85, 0.1), LAMP, at=place(x, y + height, z) @ move(out.x, out.y, 0) @ turn(0, 0, yaw), glow=0.6)


def _lamps(level):
    """Small brass lamps in the trees, and lights on the rocks."""
    m = level.piece("lamps")
    for x, y, z in LAMPS:
        m.add(lathe([(0.015, 0.2), (0.015, 0.9)], 4), BRASS_DEEP, at=place(x, y, z))
        m.add(lathe([(0.1, -0.22), (0.16, -0.16), (0.16, 0.14), (0.1, 0.24), (0, 0.28)], 6), BRASS, at=place(x, y + 0.02, z), facet=True)
        m.add(ball(0.15, 1), LAMP, at=place(x, y, z), glow=0.85)
    for i, (x, z, r, h) in enumerate(ROCKS):
        a = math.radians(70 * i)
        lx, lz = x + 0.6 * r * math.sin(a), z + 0.6 * r * math.cos(a)
        m.add(lathe([(0.14, 0), (0.09, 0.34), (0.15, 0.38), (0, 0.42)], 6), STONE_DEEP, at=place(lx, h, lz), facet=True)
        m.add(ball(0.13, 1), LAMP, at=place(lx, h + 0.5, lz), glow=0.8)


def _sods(level):
    """What Wick's landing has torn up, left and right of the furrow."""
    m, source = level.piece("sods"), seeded(31)
    for i in range(14):
        x, z = (-1) ** i * source.uniform(1.0, 1.7), source.uniform(-13.2, -9.6)
        r = source.uniform(0.12, 0.26)
        clod = lathe([(r, -0.3 * r), (0.8 * r, 0.35 * r), (0, 0.6 * r)], 6, cap=False).roughened(0.2 * r, 1.4 / r, i + 1)
        m.add(clod, rgb("5a3a2c"), at=place(x, 0.02, z), facet=True, fade=(0, 0.2, rgb("6cae50")))


def _things(level):
    level.spawn("wick", 0, 0, -10.5)
    level.camera("start", 0, 3, -16, target=(0, 1, -10.5), kind="follow", distance=6.0, pitchDegrees=-13.0, height=1.2, fov=50.0)
    for x, y, z in ((8.5, 1.9, 5.5), (10.4, 3.0, 7.4), (-10.2, 2.9, -5.6), (15.8, 1.4, -12.5), (-12.4, 0.8, 2), (-3, 0.8, 12.2), (3.2, 0.8, -12)):
        level.spawn("bee", x, y, z)
    for i in range(8):
        a = 2 * math.pi * i / 8
        level.spawn("pollen", 6.6 * math.sin(a), 0.7, 6.6 * math.cos(a))
    level.spawn("flutter", -6, 0, 3, 90)
    level.spawn("flutter", 5, 0, 9, 200)
