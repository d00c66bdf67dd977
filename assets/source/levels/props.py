"""Things that stand about in gardens. Each shows itself in a piece and, where one would walk into it, is felt."""

import math

from mathutils import Vector

from frame import bearing, place, point
from geometry import Part, around, ball, box, cone, lathe, move, polar, torus, tube, turn
from obstacles import shingles
from palette import (
    BARK,
    BARK_DEEP,
    BLOOM_BLUE,
    BLOOM_PINK,
    BLOOM_VIOLET,
    BRASS,
    BRASS_DEEP,
    CREAM,
    LAMP,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    ROOF,
    ROOF_DEEP,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STRAW,
    STRAW_LIGHT,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)
from solids import block, drum, slab

PLANKS = (WOOD, WOOD_LIGHT, rgb("cf8f50"), rgb("a9683a"))
GREY_WOOD = rgb("b08a64")
CLOTHS = (CREAM, BLOOM_PINK, rgb("9fd0f0"), BLOOM_VIOLET, rgb("ffd98a"), rgb("c8e8a0"))


def fence(level, piece, points, y, felt=True, rails=2):
    """Posts and rails along a line of (x, z); jumped over with ease."""
    m = level.piece(piece)
    for a, b in zip(points, points[1:]):
        length, yaw = math.hypot(b[0] - a[0], b[1] - a[1]), bearing(a, b)
        count = max(1, round(length / 2.1))
        for i in range(count + 1):
            x, z = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
            lean = 3 * math.sin(x * 2.3 + z)
            m.add(box(0.17, 0.17, 1.15, 0, 0.86), WOOD, at=place(x, y + 0.5, z, yaw) @ turn(0, lean, 0), facet=True)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for k in range(rails):
            tilt = 0.8 * math.sin(middle[0] + k * 2)
            rail = box(0.07, length + 0.1, 0.14)
            m.add(rail, (WOOD_LIGHT, GREY_WOOD)[k % 2], at=place(middle[0], y + 0.38 + 0.4 * k, middle[1], yaw) @ turn(tilt, 0, 0))
        if felt:
            level.solid(slab(middle[0], y + 0.45, middle[1], 0.2, 1.1, length, yaw), surface="wood")


def stone_wall(level, piece, points, y, height=0.8):
    """A low drystone wall along (x, z)."""
    m = level.piece(piece)
    for a, b in zip(points, points[1:]):
        length, yaw = math.hypot(b[0] - a[0], b[1] - a[1]), bearing(a, b)
        count = max(1, round(length / 0.72))
        for i in range(count):
            t = (i + 0.5) / count
            x, z = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            for k in range(2):
                high = height / 2
                wild = 0.08 * math.sin(i * 3.7 + k * 2.1 + x)
                stone = box(0.58 + wild, length / count * (0.96 + wild), high * 1.02, 0.07)
                shade = mix(STONE_DEEP, STONE_LIGHT, 0.35 + 0.3 * math.sin(i * 5.3 + k * 3 + z))
                m.add(stone, shade, at=place(x, y + high * (k + 0.5) - 0.03, z, yaw + 40 * wild) @ move(0, 0.12 * (k % 2), 0), facet=True)
        level.solid(slab((a[0] + b[0]) / 2, y + height / 2 - 0.1, (a[1] + b[1]) / 2, 0.56, height + 0.2, length, yaw), surface="stone")


def lamp(level, piece, x, y, z, yaw=0.0):
    """A post with a brass lantern on an arm."""
    m = level.piece(piece)
    at = place(x, y, z, yaw)
    m.add(lathe([(0.22, -0.1), (0.20, 0.25), (0.09, 0.4), (0.075, 2.5)], 7), BARK, at=at, facet=True)
    m.add(tube([(0, 0, 2.4), (0, -0.3, 2.72), (0, -0.62, 2.6)], [0.06, 0.05, 0.045], 4, 3), BARK_DEEP, at=at)
    hang = at @ move(0, -0.62, 2.05)
    m.add(lathe([(0.10, 0), (0.19, 0.04), (0.19, 0.34), (0, 0.36)], 6), LAMP, at=hang, glow=0.85)
    m.add(lathe([(0.24, 0.34), (0.10, 0.46), (0.05, 0.56), (0, 0.57)], 6, cap=False), BRASS, at=hang, facet=True)
    m.add(lathe([(0.2, -0.03), (0.22, 0.03)], 6), BRASS_DEEP, at=hang, facet=True)
    level.solid(drum(x, y - 0.1, z, 0.2, 2.4, 6), surface="wood")


def barrel(level, piece, x, y, z, size=1.0, hue=WOOD):
    m = level.piece(piece)
    at = place(x, y, z, x * 40, size)
    m.add(lathe([(0.36, 0), (0.46, 0.25), (0.48, 0.5), (0.46, 0.75), (0.36, 1.0)], 8), hue, at=at, fade=(y, y + size, WOOD_LIGHT), facet=True)
    for height, r in ((0.22, 0.465), (0.78, 0.465)):
        m.add(lathe([(r, -0.05), (r + 0.02, 0), (r, 0.05)], 8, cap=False), STONE_DEEP, at=at @ move(0, 0, height))
    level.solid(drum(x, y - 0.1, z, 0.45 * size, size + 0.1, 8), surface="wood")


def hay(level, piece, x, y, z, yaw=0.0, size=1.0):
    """A round bale on its side."""
    m = level.piece(piece)
    lying = place(x, y + 0.85 * size, z, yaw, size) @ turn(0, 90, 0)

    def straw(v, n):
        return mix(STRAW, rgb("d9a94a"), 0.5 + 0.5 * math.sin(v.x * 9 + v.z * 13 + v.y * 7))

    m.add(lathe([(0.2, -0.78), (0.5, -0.74), (0.84, -0.72), (0.9, -0.6), (0.9, 0.6), (0.84, 0.72), (0.5, 0.74), (0.2, 0.78)], 12), straw, at=lying, by_face=True)
    for side in (-0.4, 0.4):
        m.add(lathe([(0.905, -0.035), (0.93, 0), (0.905, 0.035)], 14, cap=False), rgb("b0562e"), at=lying @ move(0, 0, side))
    level.solid(lathe([(0.88, -0.75), (0.88, 0.75)], 10).moved(lying), surface="wood")


def haystack(level, piece, x, y, z, size=1.0):
    m = level.piece(piece)
    profile = [(1.3, 0), (1.45, 0.5), (1.25, 1.2), (0.7, 2.0), (0.12, 2.5), (0, 2.55)]
    m.add(lathe(profile, 12).roughened(0.08, 2.0, 3), STRAW, at=place(x, y, z, 0, size), facet=True, fade=(y, y + 2.4 * size, STRAW_LIGHT))
    m.add(lathe([(0.06, 1.9), (0.05, 3.1)], 5), BARK, at=place(x, y, z, 0, size))
    level.solid(drum(x, y - 0.2, z, 1.35 * size, 2.3 * size, 10, 0.4 * size), surface="grass")


def skep(level, piece, x, y, z, yaw=0.0):
    """A straw beehive on a stool."""
    m = level.piece(piece)
    at = place(x, y, z, yaw)
    for a in (45, 135, 225, 315):
        m.add(box(0.1, 0.1, 0.45), BARK, at=at @ move(*polar(0.42, a, 0.2)))
    m.add(box(1.0, 1.0, 0.1), WOOD, at=at @ move(0, 0, 0.46))
    rings = [(0.44, 0.5)]
    for k in range(5):
        r = 0.47 * math.cos(k * 0.29)
        rings += [(r + 0.03, 0.57 + k * 0.15), (r - 0.02, 0.64 + k * 0.15)]
    m.add(lathe(rings + [(0.12, 1.30), (0, 1.34)], 10), STRAW, at=at, by_face=True, fade=(y + 0.5, y + 1.4, STRAW_LIGHT), facet=True)
    m.add(ball(0.12, 1), BARK_DEEP, at=at @ move(0, -0.45, 0.68))
    level.solid(drum(x, y - 0.1, z, 0.5, 1.35, 8, 0.42), surface="wood")


def signpost(level, x, y, z, boards, seed=0):
    """A post with pointing boards; `boards` are yaws that they point to."""
    m = level.piece("props_signs")
    m.add(lathe([(0.13, -0.1), (0.11, 2.1), (0, 2.25)], 6), BARK, at=place(x, y, z), facet=True)
    for k, yaw in enumerate(boards):
        outline = [(-0.55, -0.17), (0.5, -0.17), (0.8, 0), (0.5, 0.17), (-0.55, 0.17)]
        front = [Vector((a, -0.05, b)) for a, b in outline]
        back = [Vector((a, 0.05, b)) for a, b in outline]
        faces = [[0, 1, 2, 3, 4], [9, 8, 7, 6, 5]] + [[(i + 1) % 5, i, i + 5, (i + 1) % 5 + 5] for i in range(5)]
        board = Part(front + back, faces)
        at = place(x, y + 1.85 - 0.42 * k, z, yaw - 90) @ move(0.15, 0, 0) @ turn(0, 3 * math.sin(k * 3 + seed), 0)
        m.add(board, (WOOD_LIGHT, rgb("e8c890"))[k % 2], at=at, facet=True)
    level.solid(drum(x, y - 0.1, z, 0.16, 2.2, 6), surface="wood")


def well(level, x, y, z):
    """A round well with a roof."""
    m = level.piece("props_signs")
    for k in range(3):
        for i, a in enumerate(around(11, 16 * k)):
            m.add(box(0.62, 0.34, 0.32, 0.05), mix(STONE_DEEP, STONE_LIGHT, 0.3 + 0.35 * ((i * 5 + k * 3) % 4) / 2), at=place(x, y + 0.15 + 0.31 * k, z) @ turn(0, 0, a) @ move(0, -1.02, 0), facet=True)
    m.add(lathe([(0.9, 0.5), (0, 0.52)], 14, cap=False), rgb("2a7fa8"), at=place(x, y, z), glow=0.1)
    for side in (-0.95, 0.95):
        m.add(box(0.16, 0.16, 2.5), WOOD, at=place(x, y + 1.2, z) @ move(side, 0, 0))
    m.add(lathe([(0.12, -1.0), (0.12, 1.0)], 6), BARK, at=place(x, y + 1.9, z) @ turn(0, 90, 0))
    for side in (1, -1):
        for k in range(3):
            level.piece("FADE_well_roof").add(box(2.6, 0.52, 0.1), (ROOF, ROOF_DEEP)[k % 2], at=place(x, y + 2.95 - 0.27 * k, z) @ move(0, side * (0.2 + 0.4 * k), 0) @ turn(side * -34, 0, 0), facet=True)
    m.add(lathe([(0.2, 0), (0.26, 0.34)], 8), WOOD_LIGHT, at=place(x + 0.2, y + 1.25, z))
    m.add(box(0.03, 0.03, 0.5), CREAM, at=place(x + 0.2, y + 1.7, z))
    level.solid(drum(x, y - 0.1, z, 1.2, 1.15, 12), surface="stone")


def washing_line(level, piece, a, b, y):
    """Two poles, a line, and what hangs on it."""
    m = level.piece(piece)
    for x, z in (a, b):
        m.add(lathe([(0.10, -0.1), (0.08, 2.3), (0.12, 2.4), (0, 2.5)], 6), BARK, at=place(x, y, z), facet=True)
        level.solid(drum(x, y - 0.1, z, 0.12, 2.4, 6), surface="wood")
    yaw, length = bearing(a, b), math.hypot(b[0] - a[0], b[1] - a[1])
    start, end = point(a[0], y + 2.25, a[1]), point(b[0], y + 2.25, b[1])
    middle = (start + end) / 2 - Vector((0, 0, 0.22))
    m.add(tube([start, middle, end], [0.022, 0.022, 0.022], 4, 8), CREAM)
    count = int(length / 0.95)
    for i in range(count):
        t = (i + 0.7) / (count + 0.4)
        sag = 0.22 * (1 - (2 * t - 1) ** 2)
        x, z = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        w, h = 0.62 + 0.14 * math.sin(i * 2.2), 0.85 + 0.3 * math.sin(i * 3.1 + 1)
        cloth = level.piece("cloth_" + piece)
        at = place(x, y + 2.22 - sag, z, yaw)
        cloth.add(_cloth(w, h), CLOTHS[i % 6], at=at, facet=True)
        if i % 3 == 1:
            cloth.add(_cloth(w, 0.14), CREAM, at=at @ move(0.012, 0, 0), facet=True)
        for side in (-w / 3, w / 3):
            m.add(box(0.05, 0.04, 0.13), WOOD_LIGHT, at=at @ move(0, side, 0.01))


def _cloth(width, height, rows=4, columns=3):
    """A cloth that hangs from z = 0 in the plane of y, seen from both sides."""
    vertices, faces, n = [], [], columns + 1
    for k in range(rows + 1):
        for i in range(n):
            y = width * (i / columns - 0.5)
            vertices.append(Vector((0.05 * math.sin(y * 9) * k / rows, y, -height * k / rows)))
    for k in range(rows):
        for i in range(columns):
            a = k * n + i
            faces += [[a, a + 1, a + n + 1, a + n], [a + n, a + n + 1, a + 1, a]]
    return Part(vertices, faces)


def bunting(level, piece, a, b, sag=1.2, step=0.75):
    """Pennants on a cord between two points (x, y, z)."""
    m = level.piece(piece)
    start, end = point(*a), point(*b)
    count = max(3, int((end - start).length / step))
    cord = []
    for i in range(count + 1):
        t = i / count
        cord.append(start.lerp(end, t) - Vector((0, 0, sag * (1 - (2 * t - 1) ** 2))))
    m.add(tube(cord[:: max(1, count // 6)] if count % max(1, count // 6) == 0 else cord, [0.025] * 2, 3, count), CREAM)
    for i, (p, q) in enumerate(zip(cord, cord[1:])):
        low = (p + q) / 2 - Vector((0, 0, 0.55))
        level.piece("cloth_" + piece).add(Part([p.lerp(q, 0.12), p.lerp(q, 0.88), low], [[0, 1, 2], [2, 1, 0]]), CLOTHS[i % 6], glow=0.1)


def bench(level, piece, x, y, z, yaw=0.0):
    m = level.piece(piece)
    at = place(x, y, z, yaw)
    for side in (-0.65, 0.65):
        m.add(box(0.14, 0.5, 0.45), BARK, at=at @ move(side, 0, 0.22))
    for k in range(2):
        m.add(box(1.7, 0.22, 0.09), WOOD_LIGHT, at=at @ move(0, -0.13 + 0.26 * k, 0.48))
    m.add(box(1.7, 0.08, 0.24), WOOD, at=at @ move(0, 0.3, 0.85) @ turn(-10, 0, 0))
    for side in (-0.7, 0.7):
        m.add(box(0.1, 0.1, 0.6), BARK, at=at @ move(side, 0.28, 0.6))
    level.solid(slab(x, y + 0.25, z, 1.7, 0.6, 0.6, yaw), surface="wood")


def cabbages(level, piece, x, y, z, rows=3, columns=4):
    """Rows of the kitchen garden; too low to be felt."""
    m = level.piece(piece)
    for i in range(columns):
        for k in range(rows):
            px, pz = x + (i - (columns - 1) / 2) * 0.85, z + (k - (rows - 1) / 2) * 0.95
            if k == 1:
                m.add(ball(0.24, 1).warped(lambda v: Vector((v.x, v.y, v.z * 0.75))), rgb("ff9a3c"), at=place(px, y + 0.16, pz, i * 50), facet=True)
                m.add(cone(0.05, 0.16, 4), LEAF_DARK, at=place(px, y + 0.3, pz))
            else:
                for a in around(5, i * 30):
                    m.add(Part([polar(0.05, a), polar(0.3, a - 40, 0.16), polar(0.36, a, 0.24), polar(0.3, a + 40, 0.16)], [[0, 1, 2, 3]]), LEAF, at=place(px, y + 0.02, pz), fade=(y, y + 0.25, LEAF_TIP), facet=True)
                m.add(ball(0.16, 1), LEAF_LIGHT, at=place(px, y + 0.14, pz), facet=True)


def rock(level, piece, x, y, z, size=1.0, felt=True, seed=1, hue=STONE_DEEP, top=STONE_LIGHT):
    m = level.piece(piece)
    body = ball(size, 2).roughened(0.3 * size, 1.1 / size, seed).warped(lambda v: Vector((v.x, v.y, v.z * 0.75)))
    m.add(body, hue, at=place(x, y + 0.25 * size, z, seed * 47), facet=True, fade=(y, y + size, top))
    if felt:
        level.solid(drum(x, y - 0.3, z, 0.92 * size, 1.1 * size, 8, 0.6 * size), surface="stone")


CLUMPS = ((0, 0, 3.2, 1.25), (0.85, 0.2, 2.7, 0.8), (-0.75, 0.35, 2.75, 0.85), (0.05, -0.85, 2.8, 0.75))  # of a tree's leaves: middle and radius
FRUIT = ((CLUMPS[1], 10, 25), (CLUMPS[2], 150, 20), (CLUMPS[3], -95, 30), (CLUMPS[0], 70, 10), (CLUMPS[0], -40, -15))  # on which clump, in which direction, and how far below its middle, in degrees


def small_tree(level, piece, x, y, z, size=1.0, seed=1, low=LEAF_DARK, high=LEAF_TIP, felt=True, fruit=None):
    """A round tree of three clumps."""
    m = level.piece(piece)
    at = place(x, y, z, seed * 61, size)
    m.add(tube([(0, 0, -0.1), (0.1, 0, 0.9), (-0.05, 0.05, 1.8), (0, 0, 2.4)], [0.34, 0.22, 0.18, 0.14], 6, 4), BARK, at=at)
    bounds = (y + 1.9 * size, y + 4.2 * size)
    for i, (px, py, pz, r) in enumerate(CLUMPS):
        clump = ball(r, 2 if i < 2 else 1).roughened(0.16 * r, 1.4 / r, seed * 7 + i)
        m.add(clump, low, at=at @ move(px, py, pz), fade=(*bounds, high))
        shingles(m, move(*(at @ Vector((px, py, pz)))), r * size, (9, 7, 4, 4)[i], seed * 7 + i, (low, high), bounds)
    if fruit:
        for (px, py, pz, r), across, down in FRUIT:  # in the leaves of a clump, half of it
            m.add(lathe([(0, -0.16), (0.16, 0), (0, 0.16)], 4), fruit, at=at @ move(px, py, pz) @ turn(0, 0, across) @ move(0.84 * r * math.cos(math.radians(down)), 0, -0.84 * r * math.sin(math.radians(down))), facet=True, glow=0.25)
    if felt:
        level.solid(drum(x, y - 0.2, z, 0.36 * size, 2.6 * size, 6, 0.24 * size), surface="wood")


def poplar(level, piece, x, y, z, size=1.0, seed=1):
    """A slim pointed tree."""
    m = level.piece(piece)
    at = place(x, y, z, seed * 31, size)
    m.add(lathe([(0.2, -0.1), (0.14, 1.0)], 6), BARK, at=at)
    body = lathe([(0.35, 0.55), (0.85, 1.1), (0.95, 1.9), (0.72, 3.1), (0.42, 4.3), (0, 5.4)], 9).roughened(0.12, 1.2, seed)
    m.add(body, LEAF_DARK, at=at, fade=(y + 0.5, y + 5 * size, LEAF_LIGHT))
    level.solid(drum(x, y - 0.2, z, 0.6 * size, 4.5 * size, 6, 0.3 * size), surface="wood")


def cloud(level, piece, x, y, z, size=1.0, seed=1):
    m = level.piece(piece)
    for i, (px, py, pz, r) in enumerate(((0, 0, 0, 1.3), (1.5, 0.3, -0.2, 0.95), (-1.5, 0, -0.2, 1.05), (0.3, -0.9, -0.1, 0.9))):
        puff = lathe([(0, -r), (0.72 * r, -0.7 * r), (r, 0), (0.72 * r, 0.7 * r), (0, r)], 8).warped(lambda v: Vector((v.x, v.y * 0.9, v.z * (0.75 if v.z > 0 else 0.3))))
        m.add(puff, rgb("c4d4f4"), at=place(x, y, z, seed * 73, size) @ move(px, py, pz), fade=(y - 0.5 * size, y + 0.6 * size, rgb("fbfcff")))


def islet(level, piece, x, y, z, size=1.0, seed=1):
    """A crumb of land that floats beside the garden."""
    m = level.piece(piece)
    at = place(x, y, z, seed * 53, size)
    rock_ = lathe([(0, -1.9), (0.45, -1.2), (0.8, -0.55), (1.0, -0.1)], 8, cap=False).roughened(0.14, 1.3, seed)
    m.add(rock_, rgb("5a4068"), at=at, facet=True, fade=(y - 1.8 * size, y, rgb("a8704a")))
    m.add(lathe([(1.05, -0.16), (1.08, 0), (0.6, 0.10), (0, 0.14)], 8, cap=False).roughened(0.06, 1.3, seed), rgb("5fb84a"), at=at, facet=True)
    if seed % 2:
        m.add(lathe([(0.24, -0.36), (0.42, 0), (0.28, 0.34), (0, 0.42)], 7, cap=False).roughened(0.07, 2, seed), LEAF_DARK, at=at @ move(0.2, 0.1, 0.42), facet=True, fade=(y, y + 0.9 * size, LEAF_TIP))


def planks(m, x0, x1, y, z0, z1, thick=0.14, width=0.55, along="x", seed=0):
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
