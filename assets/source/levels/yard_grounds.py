"""The terraces of Mill Yard, the painted ways on them, slopes, pond, ice, honey and embers."""

import math

from ground import Paint, natural, terrace
from palette import STONE, STONE_DEEP, STONE_LIGHT, WOOD, WOOD_LIGHT, mix, rgb
from solids import block, drum, prism, ring_outline, wedge

YARD, TERRACE, ORCHARD, NORTH, CELLAR = 3.0, 5.0, 5.2, 4.4, 3.0
AFLOAT = 2.52  # height of the raft's middle on the water
STONES = ((-26.6, 45.2), (-28.7, 42.5), (-30.0, 39.9))
SET = 4.16  # height of the honey that has set on the embers
SPILL = [(-21.4, 51.5), (-23.2, 51.9), (-25.3, 51.2), (-26.6, 49.7), (-26.4, 48.1), (-25.2, 46.6), (-23.6, 46.0), (-22.3, 46.4), (-21.4, 47.3)]  # its outline, from its jar at the rim
WATER = rgb("2fc4d6")
WATER_PALE = rgb("9af0ea")
ICE = rgb("b9ecff")
ICE_DEEP = rgb("5fb4ee")
HONEY = rgb("ffb52e")
EMBER = rgb("ff6a1e")
EMBER_PALE = rgb("ffd25a")
ASH = rgb("54404e")
LAWN, LAWN_WARM, VERGE = (rgb("4c9a50"), rgb("44914c")), rgb("7dac50"), rgb("9aa058")


def rect(x0, x1, z0, z1, **style):
    return natural([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], **style)


def build(level):
    paint = _paint()
    _south(level, paint)
    _yard(level, paint)
    _orchard(level, paint)
    _pond(level, paint)
    _north(level, paint)
    _kiln(level, paint)
    return paint


def _paint():
    paint = Paint(LAWN, LAWN_WARM)
    paint.path([(0, -60), (0, -52), (0.8, -46), (-0.6, -40), (0, -34), (0, -28), (0.5, -22), (0, -15), (0, -8), (0, 0), (0, 9), (0, 14)], 3.0, verge=VERGE)
    paint.path([(4, -2), (10, -4.2), (17, -4), (24, -4), (29, -3), (33, 0), (33, 6), (33, 10)], 2.8)
    paint.path([(5, 4), (10, 7), (14, 11), (14, 17)], 2.6)
    paint.path([(-4, 4), (-7, 7), (-9, 8)], 2.0)
    paint.path([(-4, -3), (-9, -6), (-14, -8), (-17, -8)], 2.2)
    paint.path([(33, 10.5), (32, 14), (29.5, 18), (29, 25), (29.5, 31), (30, 35)], 2.8)
    paint.path([(31, 13), (35, 15.5), (37.5, 18)], 1.8)
    paint.path([(30, 46), (29, 49.5), (24, 50.6), (17, 50.2)], 2.8)
    paint.path([(3, 47.2), (-1, 48), (-5, 49)], 2.6)
    paint.path([(-12, 49.5), (-16, 48.5), (-22, 48)], 2.6)
    paint.path([(-30, 39), (-29, 34), (-24, 32)], 2.6)
    paint.path([(-15, 32), (-12, 33), (-7.4, 33.6), (-3.4, 30.6), (2.8, 24)], 2.4)
    paint.region(ring_outline(0, 1.5, 6.2, 28, 2, 0.02), rgb("a08258"))
    _plaza(paint, 0, 1.5)
    return paint


def _plaza(paint, x, z):
    """Flagstones in three rings."""
    hues = (rgb("c9b690"), rgb("b8a27c"), rgb("d6c7a6"), rgb("c2ab86"))
    for ring, (inner, outer, count) in enumerate(((1.6, 3.0, 9), (3.0, 4.4, 13), (4.4, 5.9, 17))):
        for i in range(count):
            a, b = 2 * math.pi * (i + 0.04) / count + ring, 2 * math.pi * (i + 0.96) / count + ring
            arc = [(r * math.cos(t) + x, r * math.sin(t) + z) for r, t in ((inner + 0.06, a), (outer - 0.06, a), (outer - 0.06, (a + b) / 2), (outer - 0.06, b), (inner + 0.06, b))]
            paint.region(arc, hues[(i * 7 + ring * 3) % 4])


def _south(level, paint):
    terrace(level, "ground_meadow", 0, [rect(-14, 14, -53, -31, chamfer=5), rect(-7.5, 7.5, -36, -24.5)], paint, depth=9, seed=2)
    for i, (z0, z1) in enumerate(((-33, -29.5), (-29.5, -26))):
        terrace(level, "ground_steps", 1 + i, [rect(-5, 5, z0, z1 + 0.3, chamfer=0.5, rough=0.06)], paint, foot=-0.2, seed=4 + i)
    terrace(level, "ground_lookout", YARD, [rect(-6.8, 6.8, -26, -17.6, chamfer=1, rough=0.1)], paint, depth=7, seed=6)
    terrace(level, "ground_lookout", 1.8, [ring_outline(9.6, -20.6, 2.0, 9, 1, 0.08)], paint, depth=3, seed=7)
    level.solid(block(-1.3, 1.3, -0.35, 0.06, -61, -51.5), surface="wood")


def _yard(level, paint):
    terrace(level, "ground_yard", YARD, [rect(-17, 19, -15, 26, chamfer=4, rough=0.16)], paint, depth=13, seed=8)
    wrap = natural([(-10, 29), (-10, 19), (-3.5, 17.5), (3.5, 17.5), (9, 19), (9, 29)], chamfer=0.8, rough=0.1)
    terrace(level, "ground_terrace", TERRACE, [rect(-14, 8.6, 27, 37, chamfer=3, rough=0.2), wrap], paint, depth=9, seed=9)
    terrace(level, "ground_key", YARD, [ring_outline(-28, 2, 5.5, 20, 3, 0.03)], paint, depth=8, seed=10)


def _orchard(level, paint):
    terrace(level, "ground_orchard", YARD, [rect(24, 45, -14, 13, chamfer=4)], paint, depth=10, seed=11)
    level.solid(block(16.5, 26, 2.2, 3.06, -5.8, -2.2), surface="stone")
    terrace(level, "ground_upper", ORCHARD, [rect(23, 46, 10, 19.4, chamfer=1.4, rough=0.14)], paint, depth=9, seed=12)
    slope = wedge(24, 41, 19, 31, ORCHARD, YARD, 0.5)
    level.solid(slope, surface="grass")
    level.solid(*kerbs(), surface="stone")
    level.solid(block(41.2, 43.4, 2, 4.2, 7.2, 10.4), surface="wood")


def kerbs():
    """Two rails of stone that lead the ball, and the hollow that catches it."""
    rails = [wedge(x, x + 0.4, 19.5, 31, ORCHARD + 0.35, YARD + 0.45, 1.0) for x in (35.5, 39.1)]
    hollow = [block(35.5, 36.3, 2.5, 3.55, 31, 34), block(38.7, 39.5, 2.5, 3.55, 31, 34), block(35.5, 39.5, 2.5, 3.55, 34, 34.5)]
    return rails + hollow


def _pond(level, paint):
    terrace(level, "ground_shore", YARD, [rect(22, 45, 30.8, 34.6, chamfer=0.6, rough=0.08), rect(21, 23.4, 31, 48, chamfer=0.6, rough=0.1), rect(43.2, 45.6, 31, 48, chamfer=0.6, rough=0.1)], paint, depth=8, seed=13)
    floor = block(22.5, 44, -1.5, 1.4, 33, 48)
    level.solid(floor, wedge(23, 44, 34.6, 37.2, YARD - 0.02, 1.4, 0.5), surface="stone")
    level.solid(drum(37.5, 1.0, 36.6, 1.5, 4.1, 9, 1.3), surface="stone")
    level.solid(block(28.6, 31.4, 1.0, 3.05, 33.4, 36.7), surface="wood")
    level.platform("ferry", 30, AFLOAT, 38.4, (1.5, 0.2, 1.5), model="platform_wood", surface="wood", path="ferry", speed=3.2, wait=2.0)
    level.path("ferry", [(30, AFLOAT, 38.4), (30, AFLOAT, 43.9), (30, 4.2, 45.1)])  # over the water, then up at the bank


def _north(level, paint):
    terrace(level, "ground_north", NORTH, [rect(19, 43, 46.8, 55.8, chamfer=2, rough=0.12), rect(17.3, 21, 48.2, 52.4, chamfer=0.1, rough=0)], paint, depth=9, seed=14)
    terrace(level, "ground_cellar", CELLAR, [rect(0.8, 19.2, 43, 57, chamfer=3)], paint, depth=9, seed=15)
    terrace(level, "ground_shed", NORTH, [rect(-20.9, 1, 44, 55.6, chamfer=2, rough=0.12), rect(-1, 2.7, 45.2, 49.4, chamfer=0.1, rough=0)], paint, depth=9, seed=16)
    level.solid(block(-12, -4, 4.0, 4.46, 45.6, 53.6), surface="honey")


def _kiln(level, paint):
    ash = Paint((mix(ASH, STONE_DEEP, 0.3), mix(ASH, STONE_DEEP, 0.5)))
    ash.path([(-30, 39), (-29, 34), (-24, 32)], 2.6, STONE, STONE_DEEP)
    outlines = [rect(-38.5, -21, 37, 53.6, chamfer=1.5, rough=0.1), rect(-37, -23.5, 29, 38, chamfer=2, rough=0.12)]
    terrace(level, "ground_kiln", NORTH, outlines, ash, depth=9, seed=17, holes=[lava_outline()], felt=False)
    level.solid(prism(outlines[1], NORTH - 3, NORTH), surface="stone")
    x0, x1, z0, z1 = -37.2, -21.6, 38.0, 52.4
    level.solid(block(-38.4, -21, 1, 3.5, 37.2, 53.4), surface="stone")
    for x, X, z, Z in ((-38.4, x0, 37.2, 53.4), (x1, -20.9, 37.2, 53.4), (x0, x1, 37.2, z0), (x0, x1, z1, 53.4)):
        level.solid(block(x, X, 3.5, NORTH, z, Z), surface="stone")
    level.solid(block(x0, x1, 3.4, 4.0, z0, z1), surface="lava")
    level.solid(prism(SPILL, 3.8, SET), surface="honey")
    for x, z in STONES:
        level.solid(drum(x, 3.3, z, 1.05, 1.4, 8, 0.95), surface="stone")
    level.solid(wedge(-24.2, -13.4, 30, 34, NORTH, TERRACE, 3.2, along="x"), surface="wood")


def lie_of_slope(z):
    """Height of the lawn on the slope of the ball."""
    return ORCHARD + 0.01 - 2.2 * (z - 19) / 12


def lava_outline():
    return [(-37.2, 38.0), (-21.6, 38.0), (-21.6, 52.4), (-37.2, 52.4)]
