"""The ice cellar of Mill Yard: what is felt is plain, what is seen is a winter under a roof of turf."""

import math

from mathutils import Vector, noise

from frame import place, point
from geometry import Part, box, cone, lathe, move, polar, seeded, torus, turn
from liquids import pool, shaft, sheet
from palette import BARK, BARK_DEEP, BRASS, CREAM, LAMP, STONE, STONE_DEEP, STRAW, WOOD, WOOD_LIGHT, mix, rgb
from solids import block, drum, wedge

X0, X1, Z0, Z1, FOOT, TOP, THICK = 2.0, 18.0, 44.0, 56.0, 3.0, 8.4, 0.8
FLOOR = 3.4
BANK = 4.1  # top of the walls of ice: low enough for Wick to be seen behind them
ROCK = rgb("82766e")
ROCK_PALE = rgb("b8a896")
ROCK_WARM = rgb("97765c")
MORTAR = rgb("86684e")
ICE_BRICK = rgb("8fd0f6")
SNOW = rgb("eef8ff")
SNOW_SHADE = rgb("b9d8f4")
BLOCK, BLOCK_PALE = rgb("6fb4e4"), rgb("cdeefc")  # of ice
CRYSTAL = rgb("2f8af0")
CRYSTAL_PALE = rgb("c8f8ff")
VIOLET = rgb("8a6af0")
HONEY, HONEY_DEEP = rgb("ffb52e"), rgb("c8741a")
AMBER = rgb("ff9a3c")
SNOWLIGHT = 0.3  # how much snow shines of itself where no sun comes
LIGHT_REACH = 4.2  # u from a lantern to where its light on wall and ice ends
POSTS = (4.0, 8.2, 12.0, 16.0)  # along the far wall
HANG = 6.35  # height of the lanterns, which hang between the posts so that the ice before them is free to mirror them
LANTERNS = tuple((x, HANG, Z0 + THICK + 0.62) for x in (6.4, 9.8, 13.4)) + ((X0 + THICK + 0.5, HANG, 51.6),)  # none hangs where the lens comes in
WARM = 0.0  # coolness of light
STORES = (  # what is kept below the lanterns: what, x, z, height of its foot, size, yaw
    ("barrel", 11.3, 45.2, FLOOR, 1.05, 20), ("barrel", 14.2, 45.2, FLOOR, 0.95, 70), ("crate", 15.1, 45.2, FLOOR, 0.9, 8), ("crate", 15.1, 45.15, FLOOR + 0.78, 0.75, -16),
    ("barrel", 3.5, 52.3, FLOOR, 1.1, 0), ("crate", 3.6, 50.8, FLOOR, 1.0, 82), ("crate", 16.4, 47.5, FLOOR, 0.95, 80), ("barrel", 6.5, 45.4, FLOOR, 1.05, 50),
)  # fmt: skip
WALLS = (  # length along, from, to, at which plane, what way the room is: (axis, a, b, plane, inwards)
    ("x", X0 + THICK, X1 - THICK, Z0 + THICK, 1),
    ("x", X0 + THICK, X1 - THICK, Z1 - THICK, -1),
    ("z", Z0 + THICK, Z1 - THICK, X0 + THICK, 1),
    ("z", Z0 + THICK, Z1 - THICK, X1 - THICK, -1),
)
DOORS = (("z", X1 - THICK, 48.9, 51.7), ("z", X0 + THICK, 45.9, 48.7))


def build(level):
    _felt(level)
    m = level.piece("cellar")
    front = level.piece("FADE_cellar_front")  # as one comes in, the lens is still before it
    _shell(m, front)
    _bricks(m, front)
    _ramps(m)
    _frozen(level)
    _icicles(m)
    _drifts(m)
    _shelves(m)
    for x, z, s, seed in ((16.2, 54.2, 1.0, 2), (3.8, 54.0, 1.4, 3), (9.9, 45.4, 0.8, 4)):
        _crystals(m, x, FLOOR - 0.05, z, s, seed)
    for x, z, s, seed in ((18.9, 48.4, 0.9, 5), (18.8, 52.3, 0.7, 6), (1.2, 45.6, 0.8, 7)):
        _crystals(m, x, 4.3, z, s, seed)
    _doorways(m)
    _lanterns(m)
    _stores(level)
    _light(level.piece("beam_cellar"))
    _mound(level.piece("FADE_cellar_roof"))


def _felt(level):
    t = THICK
    walls = [
        block(X0, X1, FOOT - 0.5, TOP, Z1 - t, Z1),
        block(X0, X1, FOOT - 0.5, TOP, Z0, Z0 + t),
        block(X1 - t, X1, FOOT - 0.5, TOP, Z0 + t, 49.0),
        block(X1 - t, X1, FOOT - 0.5, TOP, 51.6, Z1 - t),
        block(X1 - t, X1, 7.3, TOP, 49.0, 51.6),
        block(X0, X0 + t, FOOT - 0.5, TOP, Z0 + t, 46.0),
        block(X0, X0 + t, FOOT - 0.5, TOP, 48.6, Z1 - t),
        block(X0, X0 + t, 7.3, TOP, 46.0, 48.6),
    ]
    level.solid(*walls, surface="stone")
    level.solid(block(X0 - 0.4, X1 + 0.4, TOP, TOP + 0.8, Z0 - 0.4, Z1 + 0.4), surface="grass")
    level.solid(*_slopes(), surface="stone")
    level.solid(block(X0 + t, X1 - t, 2.6, FLOOR, Z0 + t, Z1 - t), surface="ice")
    level.solid(*_banks(), surface="ice")


def _slopes():
    return [wedge(14.4, 17.6, 48.4, 52.2, 3.4, 4.4, 2.5, along="x"), wedge(2.4, 5.6, 45.4, 49.2, 4.4, 3.4, 2.5, along="x")]


def _banks():
    """Two long walls of ice."""
    return [block(10.9, 12.1, 3.3, BANK + 0.1, 48.6, Z1 - THICK), block(7.4, 8.6, 3.3, BANK + 0.1, Z0 + THICK, 49.8)]


def _shell(m, front):
    t = THICK
    for piece, part in (
        (m, block(X0, X1, FOOT - 0.5, TOP, Z1 - t, Z1)), (m, block(X0, X1, FOOT - 0.5, TOP, Z0, Z0 + t)),
        (front, block(X1 - t, X1, FOOT - 0.5, TOP, Z0 + t, 49.0)), (front, block(X1 - t, X1, FOOT - 0.5, TOP, 51.6, Z1 - t)),
        (front, block(X1 - t, X1, 7.3, TOP, 49.0, 51.6)), (m, block(X0, X0 + t, FOOT - 0.5, TOP, Z0 + t, 46.0)),
        (m, block(X0, X0 + t, FOOT - 0.5, TOP, 48.6, Z1 - t)), (m, block(X0, X0 + t, 7.3, TOP, 46.0, 48.6)),
    ):  # fmt: skip
        piece.add(part, _lit(MORTAR), facet=True)


def _in_a_door(axis, plane, along, margin):
    return any(axis == a and abs(plane - p) < 1.2 and low - margin < along < high + margin for a, p, low, high in DOORS)


def _bricks(m, front):
    """Stones of the walls, inside close together, outside here and there; some of them are ice."""
    source = seeded(77)
    for axis, low, high, plane, inwards in WALLS:
        wall = front if (axis, plane) == ("z", X1 - THICK) else m
        rows = 6
        for k in range(rows):
            bottom = FLOOR + (TOP - FLOOR) * k / rows
            along = low - 0.5 * (k % 2)
            while along < high:
                length = source.uniform(1.05, 1.6)
                a, b = max(low, along + 0.03), min(high, along + length - 0.03)
                along += length
                if b - a < 0.25:
                    continue
                middle = (a + b) / 2
                top = bottom + (TOP - FLOOR) / rows - 0.06
                if wall is m and not (_in_a_door(axis, plane, middle, 0.55) and bottom < 7.3):  # one looks away from the inside of the front
                    _brick(wall, axis, a, b, bottom, top, plane, inwards, source)
                if source.random() < 0.22 and not _in_a_door(axis, plane, middle, 1.0):
                    _brick(wall, axis, a, b, bottom, top, plane - inwards * THICK, -inwards, source)


def _brick(m, axis, a, b, low, high, plane, way, source):
    out = source.uniform(0.05, 0.15) * way
    p, q = min(plane, plane + out), max(plane, plane + out)
    part = block(a, b, low, high, p, q) if axis == "x" else block(p, q, low, high, a, b)
    part = Part(part.vertices, [face for face in part.faces if _seen(part, face, axis, way)])
    hue = mix(mix(ROCK, ROCK_PALE, source.uniform(0.0, 0.9)), ROCK_WARM, 0.5 * source.random())
    middle = sum(part.vertices, Vector()) / len(part.vertices)
    m.add(part, _lit(hue), facet=True, glow=0.75 * _lamplight(middle.x, middle.z, -middle.y))


def _lamplight(x, y, z):
    """How much of the light of lanterns falls on a place, 0 to 1; none outside the walls."""
    if not (X0 + THICK / 2 < x < X1 - THICK / 2 and Z0 + THICK / 2 < z < Z1 - THICK / 2):
        return 0.0
    return max(max(0.0, 1 - math.dist((x, y, z), lantern) / LIGHT_REACH) for lantern in LANTERNS) ** 1.4


def _lit(hue):
    """A hue with rime at the foot of a wall, and the light of the lanterns above it."""

    def colour(v, normal):
        frosted = mix(hue, SNOW_SHADE, max(0.0, min(1.0, (FLOOR + 1.0 - v.z) / 1.0)) ** 1.5)
        return mix(frosted, AMBER, 0.85 * _lamplight(v.x, v.z, -v.y))

    return colour


def _seen(part, face, axis, way):
    """Whether a face of a brick looks out of the wall or up: of its other sides the cameras, which look from above, see nothing."""
    a, b, c = (part.vertices[i] for i in face[:3])
    normal = (b - a).cross(c - a).normalized()
    return normal.z > 0.5 or (-normal.y if axis == "x" else normal.x) * way > 0.5


def _ramps(m):
    for part, x0, x1, y0, y1, z0, z1 in ((_slopes()[0], 14.4, 17.6, 3.4, 4.4, 48.4, 52.2), (_slopes()[1], 2.4, 5.6, 4.4, 3.4, 45.4, 49.2)):
        m.add(part, SNOW_SHADE, facet=True, fade=(3.3, 4.4, SNOW))
        count = 6
        for i in range(count):
            t = (i + 0.5) / count
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            lean = math.degrees(math.atan2(y1 - y0, x1 - x0))
            plank = box((x1 - x0) / count * 0.86, z1 - z0 - 0.9 + 0.16 * math.sin(i * 3), 0.07)
            m.add(plank, (WOOD, WOOD_LIGHT, rgb("a9683a"))[i % 3], at=place(x, y + 0.02, (z0 + z1) / 2, 2 * math.sin(i * 2.2)) @ turn(0, -lean, 0), facet=True)


    for x, z0, z1 in ((14.3, 48.3, 52.3), (5.7, 45.3, 49.3)):
        _crust(m, x, z0, z1)


def _crust(m, x, z0, z1):
    """Snow that is heaped up where the planks end and the ice begins."""
    count = 5
    for i in range(count):
        r = 0.44 + 0.1 * math.sin(i * 2.7 + x)
        heap = lathe([(r, 0), (0, r * 0.24)], 7, cap=False)
        m.add(heap, SNOW, at=place(x, FLOOR - 0.02, z0 + (z1 - z0) * i / (count - 1), i * 40), glow=SNOWLIGHT)


def _frozen(level):
    """The floor, the clear blocks, and what was forgotten in them."""
    t = THICK
    rim = [(X0 + t, Z0 + t), (X1 - t, Z0 + t), (X1 - t, Z1 - t), (X0 + t, Z1 - t), (X0 + t, Z0 + t)]
    banks = [[(10.9, 55.2), (10.9, 48.6), (12.1, 48.6), (12.1, 55.2)], [(7.4, 44.8), (7.4, 49.8), (8.6, 49.8), (8.6, 44.8)]]
    sheet(level.piece("ice_cellar"), rim[:-1], FLOOR, [rim] + banks, spacing=0.9, reach=1.5, flow=_gleam)
    m = level.piece("cellar")
    for x, z0, z1 in ((11.5, 48.6, 55.2), (8.0, 44.8, 49.8)):
        _bank(m, x, z0, z1)


def _bank(m, x, z0, z1):
    """A wall of sawn blocks of ice with snow on top: it says where the way goes round."""
    count = round((z1 - z0) / 1.3)
    for i in range(count):
        a, b = z0 + (z1 - z0) * i / count + 0.03, z0 + (z1 - z0) * (i + 1) / count - 0.03
        out = 0.6 + 0.05 * math.sin(i * 2.3 + x)
        m.add(block(x - out, x + out, FLOOR - 0.1, BANK, a, b), BLOCK, facet=True, fade=(FLOOR, BANK, BLOCK_PALE), glow=0.2)
    cap = [(0.74, 0.0), (0.66, 0.16), (0.0, 0.2)]
    for i in range(2 * count + 1):
        size = 0.92 + 0.16 * abs(math.sin(i * 1.7 + x))
        m.add(lathe([(r * size, h) for r, h in cap], 7, cap=False), SNOW, at=place(x, BANK - 0.04, z0 + (z1 - z0) * i / (2 * count), i * 40), glow=SNOWLIGHT)


def _gleam(x, z):
    """What of a lantern is seen in the ice: its light runs out from the wall below it, towards who comes in."""
    light = max(max(0.0, 1 - math.hypot((x - a) / 1.6, (z - b) / 5.5)) for a, _, b in LANTERNS)
    return light, 0.0


def _icicles(m):
    source = seeded(5)
    for axis, low, high, plane, inwards in WALLS:
        count = int((high - low) / 1.0)
        for i in range(count):
            along = low + (high - low) * (i + source.uniform(0.2, 0.8)) / count
            long = 0.35 + 1.25 * source.random() ** 2.2
            depth = plane + inwards * source.uniform(0.1, 0.5)
            x, z = (along, depth) if axis == "x" else (depth, along)
            high_at = 7.3 if _in_a_door(axis, plane, along, 0.0) else TOP
            m.add(lathe([(0, -long), (0.07, -long * 0.55), (0.19, 0.05)], 3, cap=False), CRYSTAL_PALE, at=place(x, high_at, z), facet=True, fade=(high_at - long, high_at, ICE_BRICK), glow=0.28)


def _drifts(m):
    """Snow that has blown in lies along the walls."""
    source = seeded(12)
    for axis, low, high, plane, inwards in WALLS:
        count = int((high - low) / 1.6)
        for i in range(count):
            along = low + (high - low) * (i + 0.5) / count
            if _in_a_door(axis, plane, along, 0.8):
                continue
            r = source.uniform(0.6, 1.05)
            x, z = (along, plane + inwards * 0.1) if axis == "x" else (plane + inwards * 0.1, along)
            flat = lathe([(r, 0), (r * 0.65, r * 0.26), (0, r * 0.38)], 7, cap=False).roughened(0.08, 1.5, i)
            m.add(flat, SNOW_SHADE, at=place(x, FLOOR - 0.03, z, i * 50), fade=(FLOOR, FLOOR + 0.3, SNOW), glow=SNOWLIGHT)


def _shelves(m):
    """Along the far wall: what a mill keeps cool."""
    z = Z0 + THICK + 0.34
    for x0, x1, y in ((9.6, 15.0, 5.5), (10.2, 14.4, 6.6), (3.2, 6.8, 6.2)):
        m.add(block(x0, x1, y - 0.08, y, z - 0.3, z + 0.26), WOOD, facet=True)
        m.add(block(x0, x1, y, y + 0.05, z + 0.16, z + 0.27), SNOW, facet=True)
        for x in (x0 + 0.3, x1 - 0.3):
            m.add(box(0.1, 0.42, 0.1), BARK, at=place(x, y - 0.24, z - 0.06) @ turn(-40, 0, 0))
        count = int((x1 - x0) / 0.72)
        for i in range(count):
            at = place(x0 + 0.5 + i * 0.72, y, z, i * 40)
            (_jar, _cheese_wheel, _churn)[(i + int(y)) % 3](m, at, i)
    for x in POSTS:
        m.add(block(x - 0.16, x + 0.16, FLOOR, TOP, Z0 + THICK - 0.05, Z0 + THICK + 0.2), BARK, facet=True, fade=(FLOOR, FLOOR + 1.4, WOOD))
        m.add(block(x - 0.2, x + 0.2, FLOOR, FLOOR + 0.35, Z0 + THICK, Z0 + THICK + 0.26), SNOW, facet=True)
    m.add(block(X0 + THICK, X1 - THICK, TOP - 0.55, TOP - 0.2, Z0 + THICK, Z0 + THICK + 0.3), BARK, facet=True)


def _lanterns(m):
    for x, y, z in LANTERNS:
        at = place(x, y, z)
        m.add(lathe([(0.24, -0.2), (0.24, 0.2)], 6, cap=False), LAMP, at=at, glow=1.0)
        m.add(lathe([(0.34, 0.2), (0, 0.5)], 6, cap=False), BRASS, at=at, facet=True)
        m.add(lathe([(0, -0.3), (0.28, -0.18)], 6, cap=False), BRASS, at=at, facet=True)
        m.add(block(x - 0.03, x + 0.03, y + 0.4, y + 0.95, z - 0.03, z + 0.03), BARK_DEEP)
        dx, dz = (0, -0.5) if z < Z0 + 2 else (-0.5 if x < X0 + 2 else 0.5, 0)
        m.add(block(min(x, x + dx) - 0.05, max(x, x + dx) + 0.05, y + 0.85, y + 0.97, min(z, z + dz) - 0.05, max(z, z + dz) + 0.05), BARK, facet=True)


def _stores(level):
    """Barrels, and crates of honey in combs: felt, so that nobody slides through them."""
    m = level.piece("cellar")
    for what, x, z, y, size, yaw in STORES:
        (_barrel if what == "barrel" else _crate)(m, place(x, y, z, yaw, size), y, size)
        level.solid(drum(x, y - 0.1, z, (0.45 if what == "barrel" else 0.5) * size, size * (1.1 if what == "barrel" else 0.9), 8), surface="wood")


def _barrel(m, at, y, size):
    m.add(lathe([(0.36, 0), (0.48, 0.5), (0.36, 1.0)], 9, cap=False), WOOD, at=at, facet=True, fade=(y, y + size, WOOD_LIGHT))
    m.add(lathe([(0.36, 1.0), (0, 1.01)], 9, cap=False), HONEY, at=at, glow=0.3)
    for height in (0.22, 0.78):
        m.add(lathe([(0.47, -0.05), (0.47, 0.05)], 9, cap=False), BRASS, at=at @ move(0, 0, height))


def _crate(m, at, y, size):
    m.add(box(0.86, 0.86, 0.78), WOOD_LIGHT, at=at @ move(0, 0, 0.39), facet=True, fade=(y, y + size, WOOD))
    for height in (0.12, 0.66):
        m.add(box(0.94, 0.94, 0.16), BARK, at=at @ move(0, 0, height), facet=True)
    m.add(box(0.72, 0.72, 0.1), HONEY_DEEP, at=at @ move(0, 0, 0.8), glow=0.35)
    for i in range(4):
        m.add(lathe([(0.16, 0), (0, 0.07)], 6, cap=False), HONEY, at=at @ move(0.18 * (-1) ** i, 0.18 * (-1) ** (i // 2), 0.84), glow=0.4)


def _jar(m, at, i):
    m.add(lathe([(0.15, 0), (0.19, 0.08), (0.19, 0.3), (0.13, 0.38)], 7), (rgb("c8483a"), rgb("7a4ac8"), rgb("ffb52e"))[i % 3], at=at, facet=True, glow=0.12)
    m.add(lathe([(0.16, 0.37), (0.16, 0.44), (0, 0.47)], 7), CREAM, at=at, facet=True)


def _cheese_wheel(m, at, i):
    m.add(lathe([(0.26, 0), (0.28, 0.04), (0.28, 0.2), (0.25, 0.24)], 7), (rgb("ffd24a"), rgb("e8a83a"))[i % 2], at=at, facet=True)
    m.add(lathe([(0.27, 0.24), (0, 0.29)], 7, cap=False), SNOW, at=at, facet=True)


def _churn(m, at, i):
    m.add(lathe([(0.2, 0), (0.22, 0.3), (0.13, 0.42), (0.16, 0.52), (0, 0.55)], 8), rgb("b4c4d8"), at=at, facet=True, fade=(5, 7.3, rgb("f2f8ff")))


def _crystals(m, x, y, z, size, seed):
    for k in range(5):
        lean = turn(24 * math.sin(seed * 3 + k * 2) * (k > 0), 24 * math.cos(seed + k * 1.7) * (k > 0), k * 40)
        high = size * (1.9 - 0.24 * k)
        p = polar(0.34 * size * (k > 0), k * 72 + seed * 40)
        low = mix(CRYSTAL, VIOLET, 0.55 * (k % 2))
        shape = lathe([(0.16 * size, 0), (0.27 * size, high * 0.62), (0, high)], 5, cap=False)
        m.add(shape, low, at=place(x, y, z) @ move(p.x, p.y, 0) @ lean, facet=True, fade=(y, y + high * 0.95, CRYSTAL_PALE), glow=0.42)
    m.add(lathe([(0.75 * size, 0), (0.45 * size, 0.14), (0, 0.2)], 8, cap=False), SNOW, at=place(x, y, z), facet=True)


def _doorways(m):
    for x, z in ((18.05, 50.3), (1.95, 47.3)):
        for dz in (-1.5, 1.5):
            m.add(block(x - 0.32, x + 0.32, 4.2, 7.5, z + dz - 0.3, z + dz + 0.3), STONE_DEEP, facet=True, fade=(4, 7, STONE))
            m.add(lathe([(0.13, 0), (0.17, 0.05), (0.17, 0.3), (0, 0.34)], 6), LAMP, at=place(x + 0.42 * (1 if x > 10 else -1), 6.2, z + dz), glow=1.0)
            m.add(lathe([(0.22, 0.3), (0.06, 0.46), (0, 0.5)], 6), BRASS, at=place(x + 0.42 * (1 if x > 10 else -1), 6.2, z + dz), facet=True)
        m.add(block(x - 0.38, x + 0.38, 7.2, 7.8, z - 1.95, z + 1.95), STONE, facet=True)
        m.add(block(x - 0.4, x + 0.4, 7.76, 7.92, z - 1.98, z + 1.98), SNOW, facet=True)
        for i in range(7):
            long = 0.25 + 0.3 * abs(math.sin(i * 2.6 + x))
            m.add(cone(0.08, -long, 5), CRYSTAL_PALE, at=place(x + 0.3 * (1 if x > 10 else -1), 7.22, z - 1.2 + 0.4 * i), facet=True, glow=0.25)


def _light(m):
    """Daylight through chinks of the roof, the shine of crystals and of the doors."""
    for x, z, dx, dz, wide in ((5.2, 51.4, -1.2, -1.6, 1.1), (13.6, 47.6, -1.4, -1.0, 1.3), (9.6, 52.0, -0.9, -1.9, 0.8)):
        shaft(m, (x, TOP + 0.3, z), (x + dx, FLOOR + 0.05, z + dz), 0.35, wide)
        pool(m, x + dx, FLOOR + 0.03, z + dz, wide * 1.25, 1.0, 1.0)
    for x, y, z in LANTERNS:
        pool(m, x, FLOOR + 0.025, z + 0.3, 1.7, 0.45, WARM)


def _mound(m):
    """A roof of turf with a cap of snow."""
    columns, rows, vertices, faces = 14, 11, [], []
    for k in range(rows + 1):
        for i in range(columns + 1):
            u, w = 2 * i / columns - 1, 2 * k / rows - 1
            bulge = max(0.0, 1 - abs(u) ** 2.6) * max(0.0, 1 - abs(w) ** 2.6)
            x, z = (X0 + X1) / 2 + u * ((X1 - X0) / 2 + 0.7), (Z0 + Z1) / 2 + w * ((Z1 - Z0) / 2 + 0.7)
            wild = noise.noise(Vector((x * 0.4, z * 0.4, 2)))
            vertices.append(point(x, TOP - 0.35 + 3.0 * bulge**0.6 + 0.35 * wild * bulge, z))
    n = columns + 1
    for k in range(rows):
        for i in range(columns):
            a = k * n + i
            faces += [[a, a + n, a + n + 1], [a, a + n + 1, a + 1]]
    low = len(vertices)
    rim = [i for i in range(n)] + [k * n + columns for k in range(1, rows + 1)]
    rim += [rows * n + i for i in range(columns - 1, -1, -1)] + [k * n for k in range(rows - 1, 0, -1)]
    vertices += [vertices[i] - Vector((0, 0, 0.45 + 0.2 * math.sin(i * 2.7))) for i in rim]
    for k in range(len(rim)):
        j = (k + 1) % len(rim)
        faces.append([rim[k], rim[j], low + j, low + k])
    faces.append([low + k for k in range(len(rim))])
    part = Part(vertices, faces)
    if (part.vertices[faces[0][1]] - part.vertices[faces[0][0]]).cross(part.vertices[faces[0][2]] - part.vertices[faces[0][0]]).z < 0:
        part = Part(vertices, [f[::-1] for f in faces])

    def turf(v, normal):
        snow = v.z - TOP - 1.55 + 0.8 * noise.noise(Vector((v.x * 0.5, v.y * 0.5, 0)))
        if snow > 0:
            return SNOW
        return mix(rgb("4da847"), rgb("8ac95a"), 0.5 + 0.5 * noise.noise(v * 0.7))

    m.add(part, turf, facet=True, by_face=True)
