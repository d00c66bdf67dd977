"""Clover Islet: where one comes down when the last bee is gone. Stray bees, a mound with the take-off lantern."""

import math

from frame import place, point
from geometry import ball, cone, lathe, move, polar, seeded, torus
from ground import Paint, natural, terrace
from landmarks import orchard_tree
from level import Level
from palette import BARK, BRASS, BRASS_DEEP, LAMP, STONE, STONE_DEEP, STONE_LIGHT, rgb
from plants import Garden
from solids import block, drum, ring_outline

VIEWS = {"above": ((-20, 18, -24), (0, 0, 0), 55), "walk": ((0, 2.4, -12), (0, 1.5, 0), 65), "top": ((0, 46, 0.1), (0, 0, 0), 50)}
LAWN = (rgb("3fbf74"), rgb("34ac6b"))
ROCKS = ((8.5, 5.5, 1.9, 1.1), (10.4, 7.4, 1.5, 2.2), (-9, 6.5, 1.7, 1.3), (-8.2, -7.5, 1.6, 1.0), (-10.2, -5.6, 1.3, 2.1), (6.5, -9, 1.5, 0.9))


def build():
    level = Level("clover_islet")
    paint = Paint(LAWN)
    paint.path([(0, -11), (0.6, -7), (0, -3.4)], 2.0)
    paint.region(ring_outline(0, 0, 4.1, 20, 1, 0.04), rgb("c79a5c"))
    paint.region(ring_outline(0, 0, 3.8, 20, 1, 0.04), rgb("8fd35a"))
    terrace(level, "ground", 0, [ring_outline(0, 0, 14.2, 40, 2, 0.035)], paint, depth=11, seed=21)
    terrace(level, "ground_stray", 0.6, [ring_outline(15.8, -12.5, 2.6, 14, 4, 0.05)], paint, depth=4, seed=22)
    _mound(level)
    _rocks(level)
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
