"""What is on the walls of Mill Yard, and along its ways: stones, ivy, lanterns, windows, slabs to step on."""

import math

from mathutils import Vector

import mill
from frame import place
from geometry import Part, lathe, move, polar, seeded, tube, turn
from palette import BARK_DEEP, BLOOM_PINK, BRASS, CREAM, LAMP, LEAF, LEAF_DARK, LEAF_LIGHT, STONE_DEEP, STONE_LIGHT, mix, rgb
from plants import floret

EARTHY = rgb("a8927e")
SLAB, SLAB_DEEP = rgb("c4ac86"), rgb("a8927a")
PEBBLE, PEBBLE_PALE = rgb("7d7482"), rgb("b3a596")
LEAVES = 1.2  # leaves of ivy for each that a wall asks for
MILL_FOOT, MILL_SLOPE = 4.74, 0.147  # radius of the mill at its foot, above the plinth, in u, and by how much it is less for each u of height


def build(level, paint):
    _steps(level)
    _gate(level)
    _barn(level)
    _mill(level)
    _dovecote(level)
    _cliffs(level)
    _slabs(level, paint)


def stones(m, at, width, height, count, seed, hue=STONE_DEEP, pale=STONE_LIGHT, proud=0.03):
    """Faces of stones that show in a wall here and there; the frame is at the wall's foot and looks out along -y."""
    source = seeded(seed)
    for _ in range(count):
        long, high = source.uniform(0.32, 0.66) / 2, source.uniform(0.2, 0.32) / 2
        x, z = source.uniform(-0.5, 0.5) * (width - 2 * long), source.uniform(0.1, 1) * (height - 2 * high) + high
        rim = [(-long, -0.6 * high), (-0.5 * long, -high), (long, -0.8 * high), (0.9 * long, 0.7 * high), (-0.7 * long, high)]
        face = Part([Vector((u, 0, v)) for u, v in rim], [list(range(len(rim)))])
        m.add(face, mix(hue, pale, source.uniform(0, 0.8)), at=at @ move(x, -proud, z) @ turn(0, source.choice((0, 180)), 0), facet=True)


def ivy(m, at, width, height, count, seed, hanging=False, flowers=0):
    """Leaves on a wall, dense at the foot, or at the top where it hangs, and thinner away from there."""
    source = seeded(seed)
    for i in range(round(LEAVES * count)):
        far = source.random() ** 1.5
        x = source.uniform(-0.5, 0.5) * width * (1 - 0.6 * far) + 0.12 * width * math.sin(far * 5 + seed)
        z = height * (1 - far if hanging else far)
        size = source.uniform(0.12, 0.2) * (1 - 0.3 * far)
        leaf = _leaf(size)
        hue = mix(LEAF_DARK, LEAF, source.random()) if i % 4 else mix(LEAF, LEAF_LIGHT, source.random())
        m.add(leaf, hue, at=at @ move(x, -source.uniform(0.04, 0.14), z) @ turn(0, source.uniform(-50, 50), 0) @ turn(source.uniform(-25, 5)), facet=True)
    for _ in range(flowers):
        spot = move(source.uniform(-0.4, 0.4) * width, -0.17, source.uniform(0.25, 0.75) * height)
        m.add(floret(0.13), (BLOOM_PINK, CREAM)[seed % 2], at=at @ spot @ turn(90), glow=0.15)


def _leaf(size):
    """A leaf of three points that hangs by its heart, folded along the middle: a half looks to the light, the other away from it."""
    heart, tip = Vector((0, -0.08, 0.35 * size)), Vector((0, -0.03, -1.1 * size))
    half = lambda side: [Vector((0.3 * side * size, -0.01, 0.75 * size)), Vector((0.95 * side * size, 0.03, 0.1 * size)), Vector((0.34 * side * size, -0.02, -0.3 * size))]
    return Part([heart, tip, *half(1), *half(-1)], [[0, 1, 4, 3, 2], [1, 0, 5, 6, 7]])


def lantern(m, at):
    """A lantern on a bracket; the frame is where the bracket meets the wall."""
    m.add(tube([(0, 0, 0), (0, -0.3, 0.16), (0, -0.5, 0.06)], [0.05, 0.045, 0.035], 4, 3), BARK_DEEP, at=at)
    hang = at @ move(0, -0.5, -0.46)
    m.add(lathe([(0.09, 0), (0.16, 0.04), (0.16, 0.3), (0, 0.32)], 6), LAMP, at=hang, glow=0.85)
    m.add(lathe([(0.21, 0.3), (0.09, 0.42), (0, 0.52)], 6, cap=False), BRASS, at=hang, facet=True)


def _steps(level):
    m = level.piece("props_meadow")
    for i, (x, y, z, wide) in enumerate(((-3.9, 0, -33.02, 1.8), (4.1, 0, -33.02, 1.5), (-2.9, 1, -29.52, 1.4), (3.3, 1, -29.52, 1.9), (-4.6, 0, -33.02, 0.9), (2.5, 0, -33.02, 0.8))):
        ivy(m, place(x, y, z, 180), wide, 0.85, 5, 11 + i, hanging=i % 2 == 1)
    for x in (-4.2, 4.2):
        lantern(m, place(x, 1.85, -29.5, 180))


def _gate(level):
    m = level.piece("props_orchard")
    for i, (x, y, z, wide, high, yaw) in enumerate((
        (18.5, 3, -5.95, 1.06, 2.9, -90), (18.5, 3, -2.05, 1.06, 2.9, -90), (18.8, 3, -7.0, 1.4, 1.6, -90), (18.8, 3, -1.0, 1.4, 1.6, -90),
        (19.9, 3, -5.95, 1.06, 2.9, 90), (19.9, 3, -2.05, 1.06, 2.9, 90), (19.2, 3, -5.4, 1.3, 2.9, 0), (19.2, 3, -2.6, 1.3, 2.9, 180), (19.2, 3, -6.5, 1.3, 2.9, 180), (19.2, 3, -1.5, 1.3, 2.9, 0),
    )):  # fmt: skip
        stones(m, place(x, y, z, yaw), wide, high, int(1.9 * wide * high), 40 + i, mix(STONE_DEEP, EARTHY, 0.5))
    for i, (x, z, wide, high, yaw) in enumerate(((18.5, -6.2, 0.9, 2.5, -90), (18.8, -7.2, 1.2, 1.5, -90), (18.5, -1.9, 0.8, 1.9, -90), (18.8, -0.7, 1.0, 1.4, -90), (19.9, -6.1, 0.9, 2.2, 90), (19.2, -6.5, 1.0, 2.7, 180))):
        ivy(m, place(x, 3, z, yaw), wide, high, 8, 61 + i)
    for z in (-5.95, -2.05):
        lantern(m, place(18.5, 5.3, z, -90))


def _barn(level):
    m = level.piece("barn")
    for x in (12.2, 15.8):
        mill.window(m, place(x, 5.5, 22.52))
    mill.window(m, place(9.98, 5.5, 18, -90))
    for i, (x, z, wide, yaw) in enumerate(((14, 22.5, 7.6, 0), (10, 18, 8.6, -90), (18, 18, 8.6, 90))):
        stones(m, place(x, 2.95, z, yaw), wide, 0.75, 7, 80 + i)
    for i, (x, z, wide, high, yaw) in enumerate(((10.7, 22.55, 1.4, 4.2, 0), (17.3, 22.55, 1.2, 2.8, 0), (9.95, 21.7, 1.5, 3.8, -90), (9.95, 14.3, 0.9, 2.4, -90), (10.6, 13.45, 0.9, 2.6, 180), (17.5, 13.45, 0.9, 3.4, 180))):
        ivy(m, place(x, 3, z, yaw), wide, high, 10, 90 + i, flowers=1)
    lantern(m, place(15.8, 6.4, 13.45, 180))


def _round(x, y, z, radius, yaw, lean=0.0):
    """A frame on the round wall of a tower."""
    return place(x, y, z, yaw) @ move(0, -radius, 0) @ turn(-lean)


def _mill(level):
    m, lean, source = level.piece("mill"), math.degrees(math.atan(MILL_SLOPE)), seeded(31)
    for i in range(12):
        yaw, high = source.uniform(0, 360), source.uniform(1.7, 9.2)
        stones(m, _round(mill.X, mill.FOOT + high, mill.Z, MILL_FOOT - MILL_SLOPE * high, yaw, lean), 0.7, 0.4, 1, 300 + i, rgb("d8b894"), rgb("f0dcc0"))
    for i, (yaw, wide, high) in enumerate(((40, 2.0, 4.6), (128, 1.8, 3.6), (205, 1.9, 4.4), (232, 1.2, 2.6), (152, 1.0, 2.4), (300, 1.8, 4.2), (335, 1.0, 2.2))):
        ivy(m, _round(mill.X, mill.FOOT + 1.5, mill.Z, MILL_FOOT - 1.45 * MILL_SLOPE, yaw, lean), wide, high, 12, 130 + i, flowers=1)


def _dovecote(level):
    m = level.piece("props_terrace")
    for i, (yaw, high) in enumerate(((170, 3.4), (260, 2.6), (20, 2.2))):
        ivy(m, _round(-9.0, 5.0, 31.0, 1.22, yaw, 2), 1.0, high, 7, 150 + i)
    for i in range(16):
        stones(m, _round(-9.0, 5.9 + 0.24 * i, 31.0, 1.13 - 0.008 * i, i * 137.5), 0.5, 0.34, 1, 170 + i, rgb("d8b894"), rgb("f0dcc0"))


def _cliffs(level):
    """Stones in the earth below the turf, and what hangs over it, where the way leads past."""
    for piece, y, z, x0, x1, high in (("props_orchard", 5.2, 9.9, 25, 44, 2.0), ("props_north", 4.4, 46.7, 22, 42, 2.0)):
        m = level.piece(piece)
        stones(m, place((x0 + x1) / 2, y - high, z, 180), x1 - x0, high - 0.5, int(1.2 * (x1 - x0)), int(z), rgb("8a6a58"), rgb("b99a80"), 0.18)
        for i in range(int((x1 - x0) / 3.4)):
            x = x0 + 1 + 3.4 * i + 0.7 * math.sin(i * 2.7)
            ivy(m, place(x, y - 1.5, z - 0.1, 180), 1.5, 1.45, 5, int(200 + z + i), hanging=True)


def _slabs(level, paint):
    """Slabs to step on along the first way, pebbles on both of its sides, and stones around the beds beside it."""
    source, m = seeded(9), level.piece("props_meadow")
    curve, half = paint.paths[0]
    for y, z0, z1 in ((0, -52.5, -33.6), (3, -25.4, -18.2)):
        z, side = z0, 1
        while z < z1:
            x = min(curve, key=lambda p: abs(p.y - z)).x
            side = -side
            _slab(m, source, x + side * source.uniform(0.3, 0.55), y, z)
            for edge in (-1, 1):
                for _ in range(source.randint(0, 1)):
                    _pebble(m, source, x + edge * (half + source.uniform(-0.05, 0.4)), y, z + source.uniform(-0.6, 0.6))
            z += source.uniform(1.0, 1.25)


def _slab(m, source, x, y, z):
    radius, sides = source.uniform(0.36, 0.5), source.randint(6, 7)
    rim = [polar(radius * source.uniform(0.82, 1.12), 360 * k / sides, 0.02) for k in range(sides)]
    m.add(Part(rim, [list(range(sides))]), mix(SLAB, SLAB_DEEP, source.uniform(0, 1)), at=place(x, y, z, source.uniform(0, 360)), facet=True)


def _pebble(m, source, x, y, z):
    """A stone of five faces."""
    radius, spin = source.uniform(0.1, 0.25), source.uniform(0, 72)
    tip = Vector((source.uniform(-0.4, 0.4) * radius, source.uniform(-0.4, 0.4) * radius, source.uniform(0.55, 0.9) * radius))
    rim = [polar(radius * source.uniform(0.85, 1.15), spin + 72 * k, -0.02) for k in range(5)]
    m.add(Part([*rim, tip], [[k, (k + 1) % 5, 5] for k in range(5)]), mix(PEBBLE, PEBBLE_PALE, source.random()), at=place(x, y, z), facet=True)


def ring(m, x, y, z, radius, seed):
    """Stones around a bed of flowers."""
    source, count = seeded(seed), int(radius * 6)
    for k in range(count):
        a = 2 * math.pi * k / count
        _pebble(m, source, x + radius * math.cos(a), y, z + radius * math.sin(a))
