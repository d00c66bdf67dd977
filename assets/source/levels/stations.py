"""Three places of Mill Yard with a floor of their own: ice cellar, honey shed, kiln."""

import math

import cellar
from frame import place, point
from geometry import Part, around, ball, box, cone, lathe, move, polar, seeded, torus, tube, turn
from liquids import sheet, solid_of
from palette import BARK, LEAF_LIGHT, LEAF_TIP, STONE, STONE_DEEP, STONE_LIGHT, STRAW, STRAW_LIGHT, WHITE, WOOD, WOOD_LIGHT, mix, rgb
from solids import block, drum, gable, wedge
from yard_grounds import EMBER, EMBER_PALE, HONEY, ICE, ICE_DEEP, SET, SPILL, STONES

EAVES = 4.6  # u above the honey: Wick jumps below them
HEDGE = rgb("2f9a4a")
CRYSTAL = rgb("4fb0f0")
CRYSTAL_PALE = rgb("c8f4ff")
BRICK = rgb("a05a4a")
BRICK_PALE = rgb("c9806a")


def build(level):
    cellar.build(level)
    shed(level)
    kiln(level)


# ---- honey shed


def shed(level):
    y = 4.4
    walls = [block(-12.4, -3.6, y - 0.2, y + 1.5, 45.0, 45.5), block(-12.4, -3.6, y - 0.2, y + 1.5, 53.7, 54.2)]
    sill = block(-12.6, -12.0, y - 0.2, y + 0.9, 45.5, 53.7)
    hedges = [block(-12.6, -11.6, y - 0.2, y + 2.4, 43.9, 45.0), block(-12.6, -11.6, y - 0.2, y + 2.4, 54.2, 55.8)]
    level.solid(*walls, sill, surface="wood")
    level.solid(*hedges, surface="grass")
    m = level.piece("props_shed")
    for z in (45.25, 53.95):
        for i in range(11):
            high = y + 1.42 + 0.12 * math.sin(i * 2.9 + z)
            m.add(block(-12.4 + i * 0.8, -11.64 + i * 0.8, y - 0.2, high, z - 0.2, z + 0.2), (WOOD, WOOD_LIGHT)[i * 3 % 2], facet=True)
    m.add(sill, WOOD, facet=True, fade=(y, y + 0.9, WOOD_LIGHT))
    for i, (x, z) in enumerate(((-12.1, 44.4), (-12.1, 54.7), (-12.0, 55.5))):  # clipped round, each as high as its neighbours are not
        bush = lathe([(0.62, -0.2), (0.78, 0.5), (0.8, 1.3), (0.5, 2.0), (0, 2.3)], 8, cap=False).roughened(0.13, 1.1, i)
        m.add(bush, HEDGE, at=place(x, y, z, 40 * i, 1.0 - 0.12 * (i == 2)), facet=True, fade=(y, y + 2.4, LEAF_TIP))
    rim = [(-12, 45.6), (-4, 45.6), (-4, 53.6), (-12, 53.6), (-12, 45.6)]
    sheet(level.piece("honey_shed"), rim[:-1], y + 0.06, [rim, (-10.9, 46.4, 0.7), (-5.0, 52.8, 0.72), (-5.4, 46.3, 0.54)], spacing=0.8, reach=1.4)
    for side in (block(-12, -11.96, 4.0, y + 0.055, 45.6, 53.6), block(-4.04, -4, 4.0, y + 0.055, 45.6, 53.6)):
        solid_of(level.piece("honey_shed"), side, 1.0)
    _brim(level.piece("honey_shed"), -4.02, y, 45.6, 53.6)
    for x in (-12.3, -3.7):
        for z in (45.2, 53.9):
            post = block(x - 0.22, x + 0.22, y - 0.2, y + EAVES + 0.1, z - 0.22, z + 0.22)
            m.add(post, BARK, facet=True)
            level.solid(post, surface="wood")
    for x, z, s in ((-10.9, 46.4, 1.15), (-5.0, 52.8, 1.2), (-5.4, 46.3, 0.9)):
        _honey_jar(m, x, y, z, s)
        level.solid(drum(x, y - 0.1, z, 0.6 * s, 1.35 * s, 8), surface="wood")
    thatch = gable(-8, y + EAVES, 49.6, 10, 10.4, 2.4, 0, 0.3)
    level.solid(thatch, surface="wood")
    _thatch(level.piece("FADE_shed_roof"), -8, y + EAVES, 49.6)


def _brim(piece, x, y, z0, z1):
    """The rounded brim of the honey, where one steps in: a thick roll, with drops that hang over on to the grass."""
    count = 22
    way = [(x + 0.05 * math.sin(k * 1.9), -z0 - (z1 - z0) * k / count, y - 0.03) for k in range(count + 1)]
    roll = tube(way, [0.2 + 0.07 * math.sin(k * 1.9) for k in range(count + 1)], 6, 30, flat=0.85)
    piece.add(roll, (0.55, 0.5, 0.5), glow=1.0)


def _honey_jar(m, x, y, z, size):
    at = place(x, y, z, 0, size)
    m.add(lathe([(0.48, 0), (0.6, 0.2), (0.6, 0.85), (0.5, 1.05), (0.5, 1.15)], 10), rgb("d9a86a"), at=at, facet=True, fade=(y, y + size, rgb("f0d2a0")))
    m.add(lathe([(0.6, 0.62), (0.64, 0.9), (0.56, 1.1), (0.44, 1.2), (0, 1.26)], 10, cap=False), HONEY, at=at, glow=0.25)


def _thatch(m, x, y, z):
    """Straw in three courses on each side, and a ridge of twigs."""
    for side in (-1, 1):
        for i in range(4):
            t, u = i / 4, (i + 1) / 4 + 0.04
            a, b = 5.3 * (1 - t), 5.3 * (1 - u) + 0.05
            low, high = y - 0.2 + 2.6 * t, y - 0.2 + 2.6 * u
            angle = math.degrees(math.atan2(high - low, a - b))
            course = box(math.hypot(a - b, high - low) + 0.25, 10.9 - 0.25 * i, 0.34, 0.08)
            at = move(x + side * (a + b) / 2, -z, (low + high) / 2 + 0.12) @ turn(0, side * angle, 0)
            m.add(course, mix(STRAW, rgb("c99a4a"), 0.35 * (i % 2)), at=at, facet=True, fade=(y - 0.4, y + 2.8, STRAW_LIGHT))
    m.add(lathe([(0.3, -5.3), (0.34, -5), (0.34, 5), (0.3, 5.3)], 8), rgb("b98a44"), at=place(x, y + 2.55, z) @ turn(90, 0, 0))
    for dz in (-3.6, 0, 3.6):
        m.add(torus(0.36, 0.07, 10, 4), BARK, at=place(x, y + 2.55, z + dz) @ turn(90, 0, 0))


# ---- kiln


def kiln(level):
    m = level.piece("props_kiln")
    x0, x1, z0, z1 = -37.2, -21.6, 38.0, 52.4
    rim = [(x0, z0), (x1, z0), (x1, z1), (x0, z1), (x0, z0)]
    stones = [(x, z, 1.0) for x, z in STONES]
    sheet(level.piece("lava_kiln"), rim[:-1], 4.0, [rim, (-34, 49.4, 3.3), SPILL] + stones, spacing=0.8, reach=1.6)
    for x, z in STONES:
        m.add(drum(x, 3.3, z, 1.05, 1.4, 8, 0.95), rgb("5a4658"), facet=True, fade=(3.9, 4.75, STONE))
    _spill(level, m)
    _rim(m, x0, x1, z0, z1)
    dome = lathe([(3.3, 0), (3.2, 1.4), (2.5, 2.8), (1.3, 3.7), (0.9, 4.0), (0.9, 6.4), (1.15, 6.5), (1.15, 6.9)], 12)
    level.solid(dome.moved(move(-34, -49.4, 3.4)), surface="stone")
    _dome(m, place(-34, 3.5, 49.4))
    _ashes(level)
    for x, z, yaw in ((-22.9, 52.95, 90), (-37.9, 43.2, 0)):
        for k, (dx, dy) in enumerate(((-0.45, 0.3), (0.0, 0.3), (0.45, 0.3), (-0.22, 0.68), (0.22, 0.68))):
            log = lathe([(0.22, -0.8), (0.22, 0.8)], 7)
            m.add(log, BARK, at=place(x, 4.4 + dy - 0.08, z, yaw) @ move(dx, 0, 0) @ turn(90, 0, 0), facet=True, fade=(4.3, 5.4, WOOD))


def _spill(level, m):
    """Where two floors meet: a great jar of honey fell over at the rim, and what ran out has set on the embers. It slows, and is safe."""
    honey = level.piece("honey_spill")
    sheet(honey, SPILL, SET + 0.02, [SPILL + SPILL[:1]], spacing=1.3, reach=1.1)
    edge = [point(x, SET - 0.06, z) for x, z in SPILL]
    honey.add(tube(edge, [0.2 + 0.06 * math.sin(k * 2.3) for k in range(len(edge))], 5, 18, flat=0.8), (0.6, 0.5, 0.5), glow=1.0)
    for k, (x, z) in enumerate(SPILL[1:-1]):  # burnt to toffee where it touches them
        size = 0.26 + 0.1 * math.sin(k * 1.7)
        out = (x + 24.0) * 0.06, (z - 49.0) * 0.08
        m.add(ball(size, 1).roughened(0.1, 1.4, k), rgb("6e3212"), at=place(x + out[0], 4.02, z + out[1], k * 40), facet=True, fade=(3.9, 4.3, rgb("d98a2e")))
    jar = place(-20.2, 5.05, 51.7, 76) @ turn(84, 0, 0)
    m.add(lathe([(0, -1.2), (1.0, -1.15), (1.2, -0.7), (1.2, 0.6), (0.95, 1.05), (0.95, 1.3), (1.1, 1.34), (1.1, 1.56), (0.9, 1.6), (0.84, 1.2)], 12), rgb("d9a86a"), at=jar, facet=True, fade=(4.0, 6.2, rgb("f0d2a0")))
    m.add(lathe([(0.86, 1.3), (0, 1.36)], 10, cap=False), HONEY, at=jar, glow=0.3)
    pour = [point(-21.1, 5.1, 51.4), point(-21.65, 4.9, 51.2), point(-22.1, 4.5, 50.9), point(-22.8, SET, 50.5)]
    honey.add(tube(pour, [0.62, 0.6, 0.66, 0.9], 6, 5, flat=0.6), (0.3, 0.5, 0.5), glow=1.0)
    level.solid(drum(-20.0, 4.3, 51.8, 1.0, 1.9, 8), surface="wood")


def _ashes(level):
    """The bare ground before the kiln: cracks that still glow, heaps of ash, stones at its edge, charred stumps, dry tufts."""
    m, source = level.piece("props_kiln"), seeded(23)
    for x, z, yaw, long in ((-35.2, 36.6, 20, 2.2), (-32.2, 33.4, 75, 1.9), (-34.6, 31.2, 140, 1.6), (-26.4, 35.6, 110, 2.0), (-25.4, 34.0, 30, 1.3), (-27.0, 30.4, 160, 1.7), (-31.2, 30.2, 50, 1.4), (-36.2, 33.6, 80, 1.5), (-24.6, 37.2, 10, 1.5)):
        _crack(m, source, x, z, yaw, long)
    for x, z, size in ((-35.8, 35.2, 1.0), (-25.0, 36.0, 0.8), (-33.0, 30.6, 0.7), (-27.6, 36.8, 0.6)):
        heap = lathe([(size, 0), (0.62 * size, 0.24 * size), (0, 0.42 * size)], 7, cap=False).roughened(0.08, 1.6, int(-x))
        m.add(heap, rgb("4c4450"), at=place(x, 4.37, z, x * 31), facet=True, fade=(4.4, 4.4 + 0.4 * size, rgb("b3a4a6")))
    for k in range(15):
        a = 2 * math.pi * k / 15
        x, z = -30.3 + 6.1 * math.cos(a), 33.4 + 4.0 * math.sin(a)
        if x < -25 or abs(z - 32) > 2.6:
            size = source.uniform(0.3, 0.55)
            m.add(ball(size, 1).roughened(0.16, 1.5, k), rgb("5a4e5e"), at=place(x, 4.4 + 0.2 * size, z, k * 50), facet=True, fade=(4.4, 4.4 + size, STONE_LIGHT))
    for x, z, high in ((-36.2, 31.4, 1.3), (-24.8, 30.0, 0.9)):
        m.add(lathe([(0.34, 0), (0.22, 0.3), (0.17, high)], 6), rgb("2f2630"), at=place(x, 4.38, z), facet=True, fade=(4.4, 5.4, rgb("6a5560")))
        m.add(lathe([(0.15, high), (0, high + 0.03)], 6, cap=False), EMBER, at=place(x, 4.385, z), glow=0.7)
    for _ in range(70):
        x, z = source.uniform(-36.6, -23.8), source.uniform(29.4, 37.4)
        level.grow(source.choice(("grow_tuft", "grow_grass")), x, 4.4, z, mix(rgb("8f8a52"), rgb("a8927a"), source.random()), source.random())


def _crack(m, source, x, z, yaw, long):
    """A dark crack that runs to and fro, with embers at its bottom."""
    for hue, glow, wide, lift in ((rgb("2c222c"), 0.0, 0.17, 0.012), (EMBER, 0.75, 0.06, 0.02)):
        way = [(0.26 * math.sin(k * 2.3 + x), long * (k / 4 - 0.5)) for k in range(5)]
        left = [(u - wide * math.sin(math.pi * k / 4), v, 0) for k, (u, v) in enumerate(way)]
        right = [(u + wide * math.sin(math.pi * k / 4), v, 0) for k, (u, v) in enumerate(way)]
        m.add(Part(left + right, [[k, k + 5, k + 6, k + 1] for k in range(4)]), hue, at=place(x, 4.4 + lift, z, yaw), glow=glow)


def _rim(m, x0, x1, z0, z1):
    """Blackened stones around the embers."""
    corners = ((x0, z0), (x1, z0), (x1, z1), (x0, z1))
    for c, ((ax, az), (bx, bz)) in enumerate(zip(corners, corners[1:] + corners[:1])):
        count = round(math.hypot(bx - ax, bz - az) / 1.3)
        for i in range(count):
            t = (i + 0.5) / count
            x, z = ax + (bx - ax) * t, az + (bz - az) * t
            along = abs(bx - ax) > abs(bz - az)
            w, d = (0.62, 0.34) if along else (0.34, 0.62)
            high = 4.42 + 0.05 * math.sin(i * 3.3 + c)
            m.add(block(x - w, x + w, 3.6, high, z - d, z + d), EMBER, facet=True, fade=(3.98, 4.3, mix(rgb("4a3a4a"), STONE_DEEP, 0.3 + 0.3 * math.sin(i * 5.1 + c))))


def _dome(m, at):
    courses = [(3.35, 0), (3.3, 0.7), (3.2, 1.4), (2.9, 2.1), (2.5, 2.75), (1.9, 3.3), (1.3, 3.7), (0.95, 4.0), (0.92, 5.0), (0.9, 6.3), (1.2, 6.4), (1.2, 6.9)]

    def bricks(v, n):
        return mix(BRICK, BRICK_PALE, 0.5 + 0.5 * math.sin(math.floor(v.z / 0.7) * 5 + math.atan2(v.y + 49.4, v.x + 34) * 6))

    m.add(lathe(courses, 14), bricks, at=at, facet=True, by_face=True)
    m.add(lathe([(1.0, 0), (0, 0.2)], 12, cap=False), EMBER_PALE, at=at @ move(0, 0, 6.75), glow=0.9)
    for yaw in (45, 135):
        mouth = at @ turn(0, 0, yaw)
        m.add(box(2.2, 0.5, 1.9, 0.15), BRICK_PALE, at=mouth @ move(0, -3.05, 1.0) @ turn(-6), facet=True)
        m.add(box(1.5, 0.5, 1.4, 0.25), EMBER, at=mouth @ move(0, -3.2, 0.8) @ turn(-6), glow=0.85, fade=(4, 5.2, EMBER_PALE))
