"""What was built in Mill Yard: barn, cottage, dovecote, cellar, honey shed, kiln, towers, bridges, walls."""

import math

import mill
from frame import bearing
from geometry import around, ball, blossom, box, extrusion, globe, lathe, move, polar, torus, tube, turn
from landmarks import farmhouse
from palette import (
    BARK, BARK_DEEP, BLOOM_PINK, BLOOM_VIOLET, BRASS, CREAM, LAMP, LEAF_LIGHT, ROOF, ROOF_DEEP, STONE, STONE_DEEP, STONE_LIGHT,
    STRAW, STRAW_LIGHT, WHITE, WOOD, WOOD_LIGHT, mix, rgb,
)  # fmt: skip
from solids import block, drum, gable, slab, wedge
from yard_grounds import EMBER, EMBER_PALE, HONEY, ICE, ICE_DEEP, STONES, WATER, WATER_PALE, kerbs

PLANKS = (WOOD, WOOD_LIGHT, rgb("cf8f50"), rgb("a9683a"))
BARN_RED = rgb("b5523a")
BARN_DEEP = rgb("8a3a34")


def build(level):
    mill.build(level)
    barn(level)
    cottage(level)
    dovecote(level)
    gate(level)
    ball_lane(level)
    pond(level)
    cellar(level)
    shed(level)
    kiln(level)
    bridges(level)
    jetty(level)
    towers(level)


def boards(m, x0, x1, y, z0, z1, thick=0.14, width=0.55, along="x", seed=0):
    """A floor of planks side by side."""
    span = (z1 - z0) if along == "x" else (x1 - x0)
    count = max(1, round(span / width))
    for i in range(count):
        a, b = span * i / count + 0.02, span * (i + 1) / count - 0.02
        wild = 0.12 * math.sin(i * 5.1 + seed)
        colour = PLANKS[(i * 5 + seed) % 4]
        if along == "x":
            m.add(block(x0 + wild, x1 + wild * 0.7, y - thick, y, z0 + a, z0 + b), colour, facet=True)
        else:
            m.add(block(x0 + a, x0 + b, y - thick, y, z0 + wild, z1 + wild * 0.7), colour, facet=True)


# ---- barn

BARN = (10.0, 18.0, 13.5, 22.5)


def barn(level):
    x0, x1, z0, z1 = BARN
    y, top, t = 3.0, 8.0, 0.4
    middle = (x0 + x1) / 2
    for x in (x0, x1 - t):
        level.solid(block(x, x + t, y - 0.2, top, z0, z1), surface="wood")
    level.solid(block(x0 + t, x1 - t, y - 0.2, top, z1 - t, z1), surface="wood")
    for a, b in ((x0 + t, middle - 1.25), (middle + 1.25, x1 - t)):
        level.solid(block(a, b, y - 0.2, top, z0, z0 + t), surface="wood")
    level.solid(block(middle - 1.25, middle + 1.25, 5.95, top, z0, z0 + t), surface="wood")
    level.solid(gable(middle, top, (z0 + z1) / 2, 9.4, 10.2, 3.4, ridge=1.6), surface="wood")
    m = level.piece("barn")
    barn_walls(m, x0, x1, z0, z1, y, top)
    barn_roof(level.piece("FADE_barn_roof"), middle, top, (z0 + z1) / 2)
    boards(m, x0 + 0.4, x1 - 0.4, y + 0.03, z0 + 0.1, z1 - 0.4, 0.05, 0.8, "z", 3)


def barn_walls(m, x0, x1, z0, z1, y, top):
    middle = (x0 + x1) / 2

    def planked(v, n):
        across = v.x if abs(n.y) > 0.5 else v.y
        return mix(BARN_RED, BARN_DEEP, 0.25 + 0.5 * (math.floor(across / 0.55) % 2) * 0.6)

    def wall(a, b, c, d, low=y - 0.1, high=top):
        count = max(1, round(max(b - a, d - c) / 0.55))
        for i in range(count):
            t, u = i / count, (i + 1) / count
            if b - a > d - c:
                part = block(a + (b - a) * t, a + (b - a) * u, low, high, c, d)
            else:
                part = block(a, b, low, high, c + (d - c) * t, c + (d - c) * u)
            m.add(part, mix(BARN_RED, BARN_DEEP, (i * 3 % 4) * 0.16), facet=True, fade=(low - 1, high, mix(BARN_RED, CREAM, 0.12)))

    wall(x0, x0 + 0.35, z0, z1)
    wall(x1 - 0.35, x1, z0, z1)
    wall(x0, x1, z1 - 0.35, z1)
    wall(x0, middle - 1.25, z0, z0 + 0.35)
    wall(middle + 1.25, x1, z0, z0 + 0.35)
    wall(middle - 1.25, middle + 1.25, z0, z0 + 0.35, 5.95)
    for x in (x0 + 0.1, x1 - 0.1):
        for z in (z0 + 0.1, z1 - 0.1):
            m.add(block(x - 0.28, x + 0.28, y - 0.1, top + 0.1, z - 0.28, z + 0.28), CREAM, fade=(y, y + 2, CREAM))
    for x in (middle - 1.42, middle + 1.42):
        m.add(block(x - 0.2, x + 0.2, y, 6.0, z0 - 0.14, z0 + 0.4), CREAM)
    m.add(block(middle - 1.75, middle + 1.75, 5.9, 6.3, z0 - 0.2, z0 + 0.4), CREAM)
    m.add(block(x0 - 0.05, x1 + 0.05, y - 0.1, y + 0.55, z0 - 0.08, z0 + 0.2), STONE_DEEP, facet=True)
    m.add(block(middle - 1.7, middle + 1.7, y - 0.05, y + 0.09, z0 - 1.2, z0 + 0.5), STONE, facet=True)
    for z in (z0 - 0.02, z1 - 0.33):
        m.add(gable(middle, top, z + 0.17, x1 - x0, 0.34, 2.95), BARN_RED, facet=True, fade=(top, top + 3, mix(BARN_RED, CREAM, 0.15)))
    m.add(torus(0.62, 0.14, 16, 5), CREAM, at=_front(middle, top + 1.25, z0 - 0.05))
    m.add(lathe([(0.6, 0), (0, 0.05)], 16, cap=False), LAMP, at=_front(middle, top + 1.25, z0 + 0.0), glow=0.7)
    for a in (45, -45):
        for x in (x0 + 1.2, x1 - 1.2):
            m.add(box(2.2, 0.12, 0.22), CREAM, at=move(x, -(z0 - 0.05), 5.2) @ turn(0, a, 0))


def _front(x, y, z):
    """A frame on a wall that faces -z: local z looks out of the wall."""
    return move(x, -z, y) @ turn(-90, 0, 0)


def barn_roof(m, x, y, z):
    for side in (-1, 1):
        for i in range(6):
            t, u = i / 6, (i + 1) / 6
            a, b = 5.0 * (1 - t) + 0.75 * t, 5.0 * (1 - u) + 0.75 * u
            low, high = y - 0.25 + 3.6 * t**0.9, y - 0.25 + 3.6 * u**0.9
            width = a - b + 0.35
            angle = math.degrees(math.atan2(high - low, a - b))
            m.add(
                box(width, 10.4, 0.22), (ROOF_DEEP, ROOF)[i % 2],
                at=move(x + side * (a + b) / 2, -z, (low + high) / 2 + 0.12) @ turn(0, side * angle, 0), facet=True,
                fade=(y - 1, y + 5, rgb("ff9a6a")),
            )  # fmt: skip
    m.add(box(1.7, 10.6, 0.26, 0.06), ROOF_DEEP, at=move(x, -z, y + 3.42))


# ---- cottage

def cottage(level):
    level.show("cottage", farmhouse, -12, 3, 8, 90)
    level.solid(block(-14.5, -9.5, 2.8, 6.9, 4.5, 11.5), surface="wood")
    level.solid(gable(-12, 6.2, 8, 6.9, 8.0, 3.7, 0, 0.5), surface="wood")
    level.solid(block(-13.3, -12.3, 6, 10.2, 5.6, 6.6), surface="stone")


# ---- dovecote

def dovecote(level):
    x, y, z = -9.0, 5.0, 31.0
    level.solid(drum(2.8, 4.8, 23.8, 1.0, 0.5, 8), surface="stone")
    level.piece("dovecote").add(drum(2.8, 4.8, 23.8, 1.0, 0.5, 8, 0.9), STONE_LIGHT, facet=True)
    level.solid(drum(x, y - 0.3, z, 1.3, 5.2, 8, 1.05), drum(x, 10.0, z, 2.1, 0.4, 8), surface="wood")
    m = level.piece("dovecote")
    level.show("dovecote", _dovecote, x, y, z)


def _dovecote(m):
    m.add(lathe([(1.5, -0.2), (1.45, 0.7), (1.25, 0.85)], 8), STONE_DEEP, facet=True, fade=(0, 1, STONE))
    m.add(lathe([(1.2, 0.8), (1.05, 5.0)], 8), CREAM, facet=True, fade=(4.6, 0.8, rgb("eecfa2")))
    m.add(lathe([(1.0, 4.6), (2.15, 5.0), (2.15, 5.4), (1.6, 5.4)], 8), WOOD, facet=True, fade=(4.8, 5.4, WOOD_LIGHT))
    for z in (2.2, 3.4):
        for i, a in enumerate(around(4, 22.5 + 45 * (z > 3))):
            m.add(box(0.5, 0.3, 0.55, 0.08), BARK_DEEP, at=turn(0, 0, a) @ move(0, -1.13, z))
            m.add(box(0.7, 0.4, 0.1), WOOD_LIGHT, at=turn(0, 0, a) @ move(0, -1.25, z - 0.32))


# ---- gate of the orchard

def gate(level):
    """Two stone posts, an arch and walls: three crates fill the way."""
    for z0, z1 in ((-7.3, -5.6), (-2.4, -0.7)):
        level.solid(block(18.6, 19.8, 2, 5.6, z0, z1), surface="stone")
    m = level.piece("gate")
    for i in range(9):
        m.add(block(16.5 + i * 1.06, 17.5 + i * 1.06, 2.2, 3.06 - 0.02 * (i % 2), -5.8 + 0.1 * math.sin(i * 4), -2.2 + 0.1 * math.cos(i * 7)), (STONE, STONE_LIGHT, rgb("e2cfa8"))[i % 3], facet=True)
    for z in (-5.95, -2.05):
        m.add(block(18.5, 19.9, 2.8, 5.9, z - 0.55, z + 0.55), STONE, facet=True, fade=(2, 6, STONE_LIGHT))
        m.add(block(18.35, 20.05, 5.9, 6.25, z - 0.7, z + 0.7), STONE_LIGHT, facet=True)
        m.add(ball(0.5, 2), LAMP, at=move(19.2, -z, 6.7), glow=0.5)
    for z in (-7.0, -1.0):
        m.add(block(18.8, 19.6, 2.8, 4.7, z - 0.75, z + 0.75), STONE_DEEP, facet=True, fade=(2, 5, STONE))
    for i, a in enumerate(range(15, 166, 15)):
        p = polar(2.0, a)
        m.add(box(0.75, 0.5, 0.62, 0.06), (STONE, STONE_LIGHT)[i % 2], at=move(19.2, 4 + p.x, 6.0 + p.y * 0.9) @ turn(a - 90, 0, 0) @ turn(0, 0, 0), facet=True)


def ball_lane(level):
    m = level.piece("lane")
    for part in kerbs():
        m.add(part, STONE, facet=True, fade=(2, 6, STONE_LIGHT))
    lane = wedge(24, 41, 19.2, 31.0, 5.21, 3.01, 1.0)
    m.add(lane, lambda v, n: (rgb("7ed957"), rgb("63c84f"))[int(math.floor(v.x / 4) + math.floor(-v.y / 4)) % 2], by_face=True)
    m.add(drum(37.5, 1.0, 36.6, 1.5, 4.1, 9, 1.3), STONE_DEEP, facet=True, fade=(1, 5, STONE_LIGHT))
    m.add(block(41.2, 43.4, 2, 4.2, 7.2, 10.4), STRAW, facet=True, fade=(3, 4.4, STRAW_LIGHT))


# ---- pond

def pond(level):
    m = level.piece("pond")
    m.add(block(22.5, 44, -1.5, 1.42, 33, 48), rgb("3a8f8a"))
    m.add(wedge(23, 44, 34, 37, 3.0, 1.42, 0.5), rgb("d9c08a"), fade=(1.4, 3, rgb("f3d9a0")))
    water = level.piece("water_pond")
    rows = 10
    for i in range(10):
        for k in range(rows):
            x0, z0 = 23.2 + i * 2.03, 34.9 + k * 1.2
            edge = min(i, 9 - i, k, rows - 1 - k)
            water.add(block(x0, x0 + 2.03, 2.15, 2.25, z0, z0 + 1.2), mix(WATER_PALE, WATER, min(1, 0.3 + edge * 0.35)), glow=0.12)
    for z in (33.8, 36.2):
        for x in (28.8, 31.2):
            m.add(block(x - 0.16, x + 0.16, 0.8, 3.6, z - 0.16, z + 0.16), BARK, facet=True)
    boards(m, 28.6, 31.4, 3.06, 33.3, 36.7, seed=1)


# ---- ice cellar

def cellar(level):
    x0, x1, z0, z1, y, top, t = 2.0, 18.0, 44.0, 56.0, 3.0, 8.4, 0.8
    walls = [
        block(x0, x1, y - 0.5, top, z1 - t, z1), block(x0, x1, y - 0.5, top, z0, z0 + t),
        block(x1 - t, x1, y - 0.5, top, z0 + t, 49.0), block(x1 - t, x1, y - 0.5, top, 51.6, z1 - t), block(x1 - t, x1, 7.3, top, 49.0, 51.6),
        block(x0, x0 + t, y - 0.5, top, z0 + t, 46.0), block(x0, x0 + t, y - 0.5, top, 48.6, z1 - t), block(x0, x0 + t, 7.3, top, 46.0, 48.6),
    ]  # fmt: skip
    roof = block(x0 - 0.4, x1 + 0.4, top, top + 0.8, z0 - 0.4, z1 + 0.4)
    level.solid(*walls, roof, surface="stone")
    ramps = [wedge(14.4, 17.6, 48.4, 52.2, 3.4, 4.4, 2.5, along="x"), wedge(2.4, 5.6, 45.4, 49.2, 4.4, 3.4, 2.5, along="x")]
    level.solid(*ramps, surface="stone")
    level.solid(block(x0 + t, x1 - t, 2.6, 3.4, z0 + t, z1 - t), surface="ice")
    blocks = [block(10.9, 12.1, 3.3, 4.6, 48.6, z1 - t), block(7.4, 8.6, 3.3, 4.6, z0 + t, 50.6)]
    level.solid(*blocks, surface="ice")
    m = level.piece("cellar")
    for part in walls:
        m.add(part, STONE_DEEP, facet=True, fade=(3, 9, mix(STONE, ICE, 0.4)))
    for part in ramps:
        m.add(part, STONE, facet=True)
    ice = level.piece("ice_cellar")
    for i in range(8):
        for k in range(6):
            a, c = x0 + t + i * 1.8, z0 + t + k * 1.733
            ice.add(block(a, a + 1.8, 3.2, 3.4, c, c + 1.733), mix(ICE, ICE_DEEP, 0.15 + 0.5 * ((i * 5 + k * 3) % 4) / 3), glow=0.12)
    for part in blocks:
        ice.add(part, ICE, facet=True, fade=(3, 4.6, WHITE), glow=0.15)
    level.piece("FADE_cellar_roof").add(roof, STONE, facet=True)


# ---- honey shed

def shed(level):
    y = 4.4
    parts = [block(-12.4, -3.6, y - 0.2, y + 1.5, 45.0, 45.5), block(-12.4, -3.6, y - 0.2, y + 1.5, 53.7, 54.2)]
    level.solid(*parts, surface="wood")
    sill = block(-12.6, -12.0, y - 0.2, y + 0.9, 45.5, 53.7)
    level.solid(sill, surface="wood")
    hedges = [block(-12.6, -11.6, y - 0.2, y + 2.4, 43.9, 45.0), block(-12.6, -11.6, y - 0.2, y + 2.4, 54.2, 55.8)]
    level.solid(*hedges, surface="grass")
    m = level.piece("shed")
    for part in parts + [sill]:
        m.add(part, WOOD, facet=True, fade=(y, y + 2, WOOD_LIGHT))
    for part in hedges:
        m.add(part, rgb("1f9a5a"), facet=True, fade=(y, y + 2.4, LEAF_LIGHT))
    level.piece("honey_shed").add(block(-12, -4, 4.0, 4.46, 45.6, 53.6), HONEY, glow=0.25)
    posts = [(x, z) for x in (-12.3, -3.7) for z in (45.2, 53.9)]
    for x, z in posts:
        post = block(x - 0.22, x + 0.22, y - 0.2, y + 3.9, z - 0.22, z + 0.22)
        m.add(post, BARK, facet=True)
        level.solid(post, surface="wood")
    roof = level.piece("FADE_shed_roof")
    roof.add(gable(-8, y + 3.8, 49.6, 10, 10.4, 2.4, 0, 0.3), STRAW, facet=True, fade=(y + 3.6, y + 6.4, STRAW_LIGHT))
    level.solid(gable(-8, y + 3.8, 49.6, 10, 10.4, 2.4, 0, 0.3), surface="wood")


# ---- kiln

def kiln(level):
    m = level.piece("kiln")
    x0, x1, z0, z1 = -37.2, -21.6, 38.0, 52.4
    lava = level.piece("lava_kiln")
    for i in range(9):
        for k in range(9):
            a, b = x0 + (x1 - x0) * i / 9, x0 + (x1 - x0) * (i + 1) / 9
            c, d = z0 + (z1 - z0) * k / 9, z0 + (z1 - z0) * (k + 1) / 9
            lava.add(block(a, b, 3.8, 4.0, c, d), mix(EMBER, EMBER_PALE, ((i * 7 + k * 5) % 6) / 8), glow=0.7)
    for x, z in STONES:
        m.add(drum(x, 3.3, z, 1.05, 1.4, 8, 0.95), rgb("6a5564"), facet=True, fade=(3.8, 4.8, STONE))
    dome = lathe([(3.3, 0), (3.2, 1.4), (2.5, 2.8), (1.3, 3.7), (0.9, 4.0), (0.9, 6.4), (1.15, 6.5), (1.15, 6.9)], 12)
    level.solid(dome.moved(move(-34, -49.4, 3.4)), surface="stone")
    m.add(dome, rgb("8a5a5a"), at=move(-34, -49.4, 3.5), facet=True, fade=(3.5, 10, rgb("c98a6a")))
    m.add(lathe([(0.95, 0), (0, 0.2)], 12, cap=False), EMBER_PALE, at=move(-34, -49.4, 10.2), glow=0.9)
    m.add(box(1.8, 0.8, 1.6, 0.2), EMBER, at=move(-34, -49.4, 4.6) @ turn(0, 0, 45) @ move(0, 2.9, 0), glow=0.8)


# ---- bridges, jetty, towers

def bridges(level):
    a, b = (-24.4, -1.9), (-15.4, -8.6)
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    yaw = bearing(a, b)
    level.solid(slab((a[0] + b[0]) / 2, 2.82, (a[1] + b[1]) / 2, 1.3, 0.4, length + 0.8, yaw), surface="wood")
    m = level.piece("bridges")
    count = round(length / 0.5)
    for i in range(count + 1):
        t = i / count
        x, z = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        m.add(slab(x, 2.93, z, 1.35 + 0.1 * math.sin(i * 3.3), 0.16, 0.44, yaw + 2 * math.sin(i * 1.7)), PLANKS[i * 5 % 4], facet=True)
    wood_way(m)


def wood_way(m):
    """The sloping way from the kiln to the terrace."""
    for i in range(18):
        t = i / 18
        x = -24.0 + 10.6 * (t + 1 / 36)
        m.add(block(x - 0.27, x + 0.27, 4.2 + 0.6 * t, 4.42 + 0.6 * (t + 1 / 36), 30 + 0.1 * math.sin(i * 3), 34 + 0.1 * math.cos(i * 5)), PLANKS[i * 5 % 4], facet=True)
    m.add(block(-24, -13.5, 3.6, 4.2, 30.5, 30.9), BARK, facet=True)
    m.add(block(-24, -13.5, 3.6, 4.2, 33.1, 33.5), BARK, facet=True)


def jetty(level):
    m = level.piece("jetty")
    boards(m, -1.3, 1.3, 0.06, -61, -51.5, seed=2)
    for z in (-60.6, -57.6, -54.4):
        for x in (-1.35, 1.35):
            m.add(block(x - 0.14, x + 0.14, -2.2, 0.9, z - 0.14, z + 0.14), BARK, facet=True)
            level.solid(block(x - 0.14, x + 0.14, -0.4, 0.9, z - 0.14, z + 0.14), surface="wood")


TOWERS = ((-35.4, 4.4, 31.5), (-18.6, 4.4, 53.6), (40.8, 4.4, 53.4))


def towers(level):
    for x, y, z in TOWERS:
        level.solid(drum(x, y - 0.3, z, 1.15, 2.9, 8, 0.95), surface="stone")
        m = level.piece("towers")
        m.add(drum(x, y - 0.3, z, 1.2, 2.6, 8, 0.95), STONE_DEEP, facet=True, fade=(y, y + 2.4, STONE))
        m.add(drum(x, y + 2.2, z, 1.2, 0.4, 8), STONE_LIGHT, facet=True)
