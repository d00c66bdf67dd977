"""What was built in Mill Yard: cottage, dovecote, gate, the lane of the ball, pond, bridges, jetty, towers."""

import math

import barn
import mill
import stations
from frame import bearing, place, point
from geometry import Part, around, ball, blossom, box, extrusion, globe, lathe, move, polar, torus, tube, turn
from landmarks import farmhouse
from liquids import fall, sheet
from palette import (
    BARK, BARK_DEEP, BLOOM_PINK, BLOOM_VIOLET, BRASS, CREAM, LAMP, LEAF_LIGHT, ROOF, ROOF_DEEP, STONE, STONE_DEEP, STONE_LIGHT,
    STRAW, STRAW_LIGHT, WHITE, WOOD, WOOD_LIGHT, mix, rgb,
)  # fmt: skip
from ground import lawn
from props import PLANKS, islet, planks
from solids import block, drum, gable, ring_outline, slab, wedge
from yard_grounds import EMBER, EMBER_PALE, HONEY, ICE, ICE_DEEP, STONES, WATER, WATER_PALE, kerbs, lie_of_slope

PLANKS = (WOOD, WOOD_LIGHT, rgb("cf8f50"), rgb("a9683a"))
BARN_RED = rgb("b5523a")
BARN_DEEP = rgb("8a3a34")
KERB = rgb("b9ab9c")
WATER_LEVEL = 2.25


def build(level, paint):
    mill.build(level)
    barn.build(level)
    cottage(level)
    dovecote(level)
    gate(level)
    ball_lane(level, paint)
    pond(level)
    stations.build(level)
    bridges(level)
    jetty(level)
    towers(level)


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
    level.piece("props_terrace").add(drum(2.8, 4.8, 23.8, 1.0, 0.5, 8, 0.9), STONE_LIGHT, facet=True)
    level.solid(drum(x, y - 0.3, z, 1.3, 5.2, 8, 1.05), drum(x, 10.0, z, 2.1, 0.4, 8), surface="wood")
    m = level.piece("props_terrace")
    level.show("props_terrace", _dovecote, x, y, z)


def _dovecote(m):
    m.add(lathe([(1.5, -0.2), (1.45, 0.7), (1.25, 0.85)], 8), STONE_DEEP, facet=True, fade=(0, 1, STONE))
    m.add(lathe([(1.2, 0.8), (1.05, 5.0)], 8), CREAM, facet=True, fade=(4.6, 0.8, rgb("eecfa2")))
    m.add(lathe([(1.0, 4.6), (2.15, 5.0), (2.15, 5.4), (1.6, 5.4)], 8), WOOD, facet=True, fade=(4.8, 5.4, WOOD_LIGHT))
    for k in range(9):
        x = -1.84 + 0.46 * k
        half = math.sqrt(2.1**2 - min(2.05, abs(x) + 0.2) ** 2)
        m.add(box(0.43, 2 * half, 0.07), PLANKS[k * 5 % 4], at=move(x, 0, 5.42), facet=True)
    m.add(lathe([(0.62, 5.44), (0.7, 5.6), (0.46, 5.62), (0.2, 5.5)], 8, cap=False), STRAW, at=move(-1.15, -1.1, 0), fade=(5.4, 5.7, STRAW_LIGHT))
    for x, y in ((-1.3, -1.0), (-1.02, -1.15), (-1.18, -1.32)):
        m.add(ball(0.15, 1), WHITE, at=move(x, y, 5.58))
    for a in (150, 195, 240, 285):
        m.add(box(0.12, 0.12, 0.8), BARK, at=turn(0, 0, a) @ move(0, -1.9, 5.8))
    m.add(box(0.1, 0.1, 2.4), BARK, at=move(1.5, 1.1, 6.6))
    m.add(Part([(1.5, 1.1, 7.7), (1.5, 1.1, 7.0), (2.7, 1.4, 7.3)], [[0, 1, 2], [2, 1, 0]]), BLOOM_PINK, glow=0.2)
    for z in (2.2, 3.4):
        for i, a in enumerate(around(4, 22.5 + 45 * (z > 3))):
            m.add(box(0.5, 0.3, 0.55, 0.08), BARK_DEEP, at=turn(0, 0, a) @ move(0, -1.13, z))
            m.add(box(0.7, 0.4, 0.1), WOOD_LIGHT, at=turn(0, 0, a) @ move(0, -1.25, z - 0.32))


# ---- gate of the orchard

def gate(level):
    """Two stone posts, an arch and walls: three crates fill the way."""
    for z0, z1 in ((-7.3, -5.6), (-2.4, -0.7)):
        level.solid(block(18.6, 19.8, 2, 5.6, z0, z1), surface="stone")
    m = level.piece("props_orchard")
    for i in range(9):
        m.add(block(16.5 + i * 1.06, 17.5 + i * 1.06, 2.2, 3.06 - 0.02 * (i % 2), -5.8 + 0.1 * math.sin(i * 4), -2.2 + 0.1 * math.cos(i * 7)), (KERB, rgb("b5a894"), rgb("a89a8e"))[i % 3], facet=True)
    for z in (-5.95, -2.05):
        m.add(block(18.5, 19.9, 2.8, 5.9, z - 0.55, z + 0.55), STONE_DEEP, facet=True, fade=(2, 6, KERB))
        m.add(block(18.35, 20.05, 5.9, 6.25, z - 0.7, z + 0.7), KERB, facet=True)
        m.add(ball(0.5, 2), LAMP, at=move(19.2, -z, 6.7), glow=0.5)
    for z in (-7.0, -1.0):
        m.add(block(18.8, 19.6, 2.8, 4.7, z - 0.75, z + 0.75), STONE_DEEP, facet=True, fade=(2, 5, STONE))
    for i, a in enumerate(range(15, 166, 15)):
        p = polar(2.0, a)
        m.add(box(0.75, 0.5, 0.62, 0.06), (STONE_DEEP, KERB)[i % 2], at=move(19.2, 4 + p.x, 6.0 + p.y * 0.9) @ turn(a - 90, 0, 0) @ turn(0, 0, 0), facet=True)


def ball_lane(level, paint):
    """The slope, with the rails and the hollow of the ball, and the pillar that it leads to."""
    outline = [(24, 19.2), (41, 19.2), (41, 31), (24, 31)]
    lawn(level.piece("ground_slope"), [outline], paint, lambda x, z: lie_of_slope(z))
    for x, side in ((24.02, -1), (40.98, 1)):
        level.piece("ground_slope").add(wedge(min(x, x + side * 0.02), max(x, x + side * 0.02), 19, 31, 5.18, 2.98, 1.4), rgb("9a7e8e"), facet=True, fade=(2, 5, rgb("a8704a")))
    m = level.piece("props_orchard")
    for part in kerbs():
        m.add(part, KERB, facet=True)
    m.add(drum(37.5, 1.0, 36.6, 1.5, 4.1, 9, 1.3), STONE_DEEP, facet=True, fade=(1, 5, KERB))
    for low, wide in ((2.3, 1.56), (4.5, 1.44)):
        m.add(drum(37.5, low, 36.6, wide, 0.32, 9, wide), STONE_DEEP, facet=True, fade=(2, 4.8, rgb("d8cbb4")))
    m.add(drum(37.5, 5.0, 36.6, 1.36, 0.13, 9, 1.3), rgb("4f9a3e"), facet=True, fade=(5.0, 5.15, rgb("8ed24e")))
    for k in range(5):
        a = 72 * k + 20
        m.add(blossom(0.42, 6, 0.05), (BLOOM_PINK, LAMP)[k % 2], at=place(37.5, 3.55, 36.6, a) @ move(0, -1.43, 0) @ turn(90), glow=0.15)
    _bales(m)


def _bales(m):
    """A step up: bales of straw, two beside two."""
    for i, (x, z) in enumerate(((41.75, 8.0), (42.85, 8.0), (41.75, 9.6), (42.85, 9.6))):
        for k in range(2):
            bale = box(1.06, 1.52, 0.62, 0.07)
            m.add(bale, (STRAW, rgb("e0b050"), rgb("f6d67a"))[(i + k) % 3], at=place(x, 3.3 + 0.6 * k, z, 1.5 * math.sin(i * 3 + k)), facet=True, fade=(2.6, 4.5, STRAW_LIGHT))
            for dz in (-0.4, 0.4):
                m.add(box(1.09, 0.07, 0.65), rgb("b0562e"), at=place(x, 3.3 + 0.6 * k, z + dz, 1.5 * math.sin(i * 3 + k)))


# ---- pond

def pond(level):
    m = level.piece("props_pond")
    m.add(block(22.5, 44, -1.5, 1.42, 33, 48), rgb("3a8f8a"))
    m.add(wedge(23, 44, 34.6, 37.2, 3.0, 1.42, 0.5), rgb("d9c08a"), fade=(1.4, 3, rgb("f3d9a0")))
    shore = [(23.4, 47), (23.4, 35.8), (43.2, 35.8), (43.2, 46.8), (23.4, 46.8)]
    standing = [(37.5, 36.6, 1.45), (24.2, 38, 0.8), (42.6, 41.4, 1.0), (34.6, 44, 0.7), [(28.7, 36.6), (31.3, 36.6)]]
    sheet(level.piece("water_pond"), [(23.0, 34.4), (43.8, 34.4), (43.8, 47.2), (23.0, 47.2)], WATER_LEVEL, [shore] + standing, spacing=0.75)
    m.add(block(22.8, 23.42, 0.8, 2.86, 34.3, 47.0), STONE_DEEP, facet=True, fade=(1.2, 2.9, KERB))  # the western bank, below its turf
    water_wheel(level)
    mill_race(level)
    for z in (33.8, 36.2):
        for x in (28.8, 31.2):
            m.add(block(x - 0.16, x + 0.16, 0.8, 3.6, z - 0.16, z + 0.16), BARK, facet=True)
    m.add(block(28.7, 31.3, 1.3, 2.9, 34, 36.6), BARK, facet=True, fade=(1.4, 2.8, WOOD))
    planks(m, 28.6, 31.4, 3.06, 33.3, 36.7, seed=1)


def mill_race(level):
    """Water of a floating spring runs down a flume on to the wheel, and leaves the pond over the edge of the world."""
    m = level.piece("props_north")
    start, end, y0, y1, z = 50.6, 40.3, 8.5, 7.75, 46.0
    count = 9
    for i in range(count):
        t, u = i / count, (i + 1) / count
        x, low = start + (end - start) * (t + u) / 2, y0 + (y1 - y0) * (t + u) / 2
        long = (start - end) / count * 0.97
        m.add(block(x - long / 2, x + long / 2, low - 0.12, low, z - 0.5, z + 0.5), PLANKS[i * 5 % 4], facet=True)
        for side in (-0.55, 0.55):
            m.add(block(x - long / 2, x + long / 2, low - 0.16, low + 0.42 + 0.03 * math.sin(i * 3), z + side - 0.07, z + side + 0.07), PLANKS[(i * 3 + 1) % 4], facet=True)
    for x, foot in ((44.4, 2.8), (42.2, 1.2)):
        high = y0 + (y1 - y0) * (start - x) / (start - end)
        for side in (-0.42, 0.42):
            m.add(block(x - 0.12, x + 0.12, foot, high, z + side - 0.12, z + side + 0.12), BARK, facet=True)
        m.add(block(x - 0.1, x + 0.1, high - 0.35, high - 0.12, z - 0.75, z + 0.75), BARK, facet=True)
    water = level.piece("water_race")
    for i in range(3):
        t, u = i / 3, (i + 1) / 3
        xa, xb, ya, yb = start + (end - start) * t, start + (end - start) * u, y0 + (y1 - y0) * t + 0.24, y0 + (y1 - y0) * u + 0.24
        part = Part([point(xa, ya, z - 0.48), point(xb, yb, z - 0.48), point(xb, yb, z + 0.48), point(xa, ya, z + 0.48)], [[0, 1, 2, 3]])
        water.add(part if _looks_up(part) else Part(part.vertices, [part.faces[0][::-1]]), (0.25, 0.0, 0.5), glow=1.0)
    falls = level.piece("falls_wheel")
    fall(falls, ((end, y1 + 0.24, z - 0.46), (end, y1 + 0.24, z + 0.46)), 1.5, (-0.75, 0))
    fall(falls, ((37.75, 3.6, z - 0.5), (37.75, 3.6, z + 0.5)), 1.35, (-0.5, 0), ragged=0.6)
    fall(falls, ((38.2, 2.9, z - 0.5), (38.2, 2.9, z + 0.5)), 0.7, (-0.9, 0), ragged=0.6)
    foam = [(37.0, 44.6), (41.4, 44.6), (41.4, 47.0), (37.0, 47.0)]
    sheet(level.piece("water_foam"), foam, WATER_LEVEL + 0.02, [[(37.6, 46.0), (39.4, 46.0)]], (-0.6, -0.35), 0.6, 1.25)
    islet(level, "crumbs", 52.2, 8.7, 46.0, 2.3, 3)
    sheet(level.piece("water_race"), ring_outline(52.0, 46.0, 1.15, 10), 8.95, [(52.0, 46.0, -1.2)], (-0.4, 0), 0.7, 2.4)
    fall(falls, ((20.95, 1.9, 39.6), (20.95, 1.9, 42.4)), 17.0, (-2.6, 0), rows=8, ragged=0.5)
    for z1 in (39.4, 42.6):
        level.piece("props_pond").add(block(20.5, 21.6, 0.9, 2.5, z1 - 0.3, z1 + 0.3), STONE_DEEP, facet=True, fade=(1, 3, KERB))
    level.piece("props_pond").add(block(20.6, 21.6, 2.45, 2.8, 39.0, 43.0), KERB, facet=True)


def _looks_up(part):
    a, b, c = part.vertices[:3]
    return (b - a).cross(c - a).z > 0


def water_wheel(level):
    """A wheel at the cliff above the pond, and the hut that it drives."""
    x, y, z = 39.6, 4.5, 46.0
    wheel = level.piece("TURN_wheel", (x, y, z), turns=0.12, turnsAt=mill.WATER)
    at = place(x, y, z)
    for side in (-0.45, 0.45):
        wheel.add(torus(2.25, 0.13, 18, 4), WOOD, at=at @ move(0, side, 0) @ turn(90))
    for a in around(12):
        spoke = at @ turn(0, a, 0)
        wheel.add(box(0.09, 1.1, 0.62), WOOD_LIGHT, at=spoke @ move(0, 0, 2.3), facet=True)
        if a % 60 < 1:
            wheel.add(box(0.14, 0.14, 4.4), BARK, at=spoke, facet=True)
    wheel.add(lathe([(0.3, -0.8), (0.34, 0), (0.3, 0.8)], 8), BARK, at=at @ turn(90))
    level.solid(lathe([(2.5, -0.6), (2.5, 0.6)], 12).moved(at @ turn(90)), surface="wood")
    m = level.piece("props_north")
    m.add(block(37.7, 41.5, 4.3, 7.2, 47.3, 50.2), CREAM, facet=True, fade=(7, 4.4, rgb("e8c79a")))
    m.add(block(37.6, 41.6, 4.2, 5.0, 47.2, 50.3), STONE_DEEP, facet=True, fade=(4, 5, STONE))
    for dx in (37.75, 41.45):
        for dz in (47.35, 50.15):
            m.add(block(dx - 0.16, dx + 0.16, 4.3, 7.25, dz - 0.16, dz + 0.16), WOOD, facet=True)
    m.add(lathe([(0.2, 0), (0.2, 2.2)], 8), BARK, at=place(x, y, 46.0) @ turn(90, 0, 180))
    mill.window(m, place(39.6, 6.1, 50.25))
    mill.window(m, place(37.65, 6.1, 48.8, -90), box_below=False)
    for side in (1, -1):
        for i in range(4):
            roof = box(1.0, 3.9, 0.16)
            m.add(roof, (ROOF, ROOF_DEEP)[i % 2], at=place(39.6, 8.72 - 0.5 * i, 48.75) @ move(side * (0.36 + 0.62 * i), 0, 0) @ turn(0, side * 38, 0), facet=True)
    m.add(gable(39.6, 7.2, 48.75, 3.8, 2.9, 1.55), CREAM, facet=True)
    level.solid(block(37.6, 41.6, 4.2, 7.2, 47.2, 50.3), gable(39.6, 7.2, 48.75, 5.2, 3.9, 1.9), surface="wood")


# ---- bridges, jetty, towers

def bridges(level):
    a, b = (-24.4, -1.9), (-15.4, -8.6)
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    yaw = bearing(a, b)
    level.solid(slab((a[0] + b[0]) / 2, 2.82, (a[1] + b[1]) / 2, 1.3, 0.4, length + 0.8, yaw), surface="wood")
    m = level.piece("props_key")
    count = round(length / 0.5)
    for i in range(count + 1):
        t = i / count
        x, z = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        m.add(slab(x, 2.93, z, 1.35 + 0.1 * math.sin(i * 3.3), 0.16, 0.44, yaw + 2 * math.sin(i * 1.7)), PLANKS[i * 5 % 4], facet=True)
    wood_way(level.piece("props_terrace"))


def wood_way(m):
    """The sloping way from the kiln to the terrace."""
    for i in range(18):
        t = i / 18
        x = -24.0 + 10.6 * (t + 1 / 36)
        m.add(block(x - 0.27, x + 0.27, 4.2 + 0.6 * t, 4.42 + 0.6 * (t + 1 / 36), 30 + 0.1 * math.sin(i * 3), 34 + 0.1 * math.cos(i * 5)), PLANKS[i * 5 % 4], facet=True)
    m.add(block(-24, -13.5, 3.6, 4.2, 30.5, 30.9), BARK, facet=True)
    m.add(block(-24, -13.5, 3.6, 4.2, 33.1, 33.5), BARK, facet=True)


def jetty(level):
    m = level.piece("props_meadow")
    planks(m, -1.3, 1.3, 0.06, -61, -51.5, seed=2)
    for z in (-60.6, -57.6, -54.4):
        for x in (-1.35, 1.35):
            m.add(block(x - 0.14, x + 0.14, -2.2, 0.9, z - 0.14, z + 0.14), BARK, facet=True)
            level.solid(block(x - 0.14, x + 0.14, -0.4, 0.9, z - 0.14, z + 0.14), surface="wood")


TOWERS = ((-35.4, 4.4, 31.5), (-18.6, 4.4, 53.6), (40.8, 4.4, 53.4))


def towers(level):
    for (x, y, z), area in zip(TOWERS, ("props_kiln", "props_shed", "props_north")):
        level.solid(drum(x, y - 0.3, z, 1.15, 2.9, 8, 0.95), surface="stone")
        m = level.piece(area)
        m.add(drum(x, y - 0.3, z, 1.2, 2.6, 8, 0.95), STONE_DEEP, facet=True, fade=(y, y + 2.6, KERB))
        m.add(drum(x, y + 2.2, z, 1.2, 0.4, 8), KERB, facet=True)
        for a in around(8, 22.5):
            m.add(box(0.36, 0.24, 0.3), STONE_DEEP, at=place(x, y + 2.72, z) @ turn(0, 0, a) @ move(0, -1.02, 0), facet=True)
