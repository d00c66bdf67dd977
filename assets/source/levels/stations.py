"""Three places of Mill Yard with a floor of their own: ice cellar, honey shed, kiln."""

import math

from mathutils import Vector, noise

from frame import place, point
from geometry import Part, around, ball, box, cone, lathe, move, polar, torus, tube, turn
from palette import BARK, LEAF_LIGHT, LEAF_TIP, STONE, STONE_DEEP, STONE_LIGHT, STRAW, STRAW_LIGHT, WHITE, WOOD, WOOD_LIGHT, mix, rgb
from solids import block, drum, gable, wedge
from yard_grounds import EMBER, EMBER_PALE, HONEY, ICE, ICE_DEEP, STONES

HEDGE = rgb("2f9a4a")
CRYSTAL = rgb("4fb0f0")
CRYSTAL_PALE = rgb("c8f4ff")
BRICK = rgb("a05a4a")
BRICK_PALE = rgb("c9806a")


def build(level):
    cellar(level)
    shed(level)
    kiln(level)


def cellar(level):
    x0, x1, z0, z1, y, top, t = 2.0, 18.0, 44.0, 56.0, 3.0, 8.4, 0.8
    walls = [
        block(x0, x1, y - 0.5, top, z1 - t, z1),
        block(x0, x1, y - 0.5, top, z0, z0 + t),
        block(x1 - t, x1, y - 0.5, top, z0 + t, 49.0),
        block(x1 - t, x1, y - 0.5, top, 51.6, z1 - t),
        block(x1 - t, x1, 7.3, top, 49.0, 51.6),
        block(x0, x0 + t, y - 0.5, top, z0 + t, 46.0),
        block(x0, x0 + t, y - 0.5, top, 48.6, z1 - t),
        block(x0, x0 + t, 7.3, top, 46.0, 48.6),
    ]
    level.solid(*walls, surface="stone")
    level.solid(block(x0 - 0.4, x1 + 0.4, top, top + 0.8, z0 - 0.4, z1 + 0.4), surface="grass")
    ramps = [wedge(14.4, 17.6, 48.4, 52.2, 3.4, 4.4, 2.5, along="x"), wedge(2.4, 5.6, 45.4, 49.2, 4.4, 3.4, 2.5, along="x")]
    level.solid(*ramps, surface="stone")
    level.solid(block(x0 + t, x1 - t, 2.6, 3.4, z0 + t, z1 - t), surface="ice")
    blocks = [block(10.9, 12.1, 3.3, 4.6, 48.6, z1 - t), block(7.4, 8.6, 3.3, 4.6, z0 + t, 50.6)]
    level.solid(*blocks, surface="ice")
    m = level.piece("cellar")
    for part in walls:
        m.add(part, _masonry, facet=True, by_face=True)
    _courses(m, x0, x1, z0, z1, y, top)
    for part in ramps:
        m.add(part, STONE, facet=True)
    ice = level.piece("ice_cellar")
    ice.add(block(x0 + t, x1 - t, 3.2, 3.4, z0 + t, z1 - t), ICE)
    for part in blocks:
        ice.add(part, ICE_DEEP)
    _icicles(m, x0 + t, x1 - t, z0 + t, z1 - t, top)
    for x, z, s, seed in ((16.4, 46.2, 1.0, 1), (16.2, 54.4, 0.8, 2), (3.6, 54.2, 1.1, 3), (9.6, 54.7, 0.6, 4), (18.9, 48.4, 0.9, 5), (18.8, 52.3, 0.7, 6), (1.2, 45.6, 0.8, 7)):
        _crystals(m, x, 4.3 if x > 18 or x < 2 else 3.3, z, s, seed)
    for x in (18.05, 1.95):
        side = 1 if x > 10 else -1
        z = 50.3 if side > 0 else 47.3
        for dz in (-1.5, 1.5):
            m.add(block(x - 0.3, x + 0.3, 4.2, 7.5, z + dz - 0.28, z + dz + 0.28), STONE_LIGHT, facet=True)
        m.add(block(x - 0.36, x + 0.36, 7.2, 7.75, z - 1.95, z + 1.95), STONE_LIGHT, facet=True)
    _mound(level.piece("FADE_cellar_roof"), x0, x1, z0, z1, top)


def _masonry(v, n):
    return mix(mix(STONE_DEEP, ICE_DEEP, 0.25), STONE, 0.3 + 0.4 * noise.noise(v * 0.6))


def _courses(m, x0, x1, z0, z1, y, top):
    """Some stones stand out of the outer walls."""
    for i in range(26):
        s = math.sin(i * 12.9898) * 43758.5453
        r, q = s - math.floor(s), (s * 7.13) - math.floor(s * 7.13)
        high = y + 1.5 + (top - y - 2) * q
        if i % 2:
            x, z, w, d = x0 + (x1 - x0) * r, (z0 - 0.05, z1 + 0.05)[i // 2 % 2], 0.55, 0.14
        else:
            x, z, w, d = (x0 - 0.05, x1 + 0.05)[i // 2 % 2], z0 + (z1 - z0) * r, 0.14, 0.55
        if abs(z - 50.3) < 2.4 and x > 17 or abs(z - 47.3) < 2.4 and x < 3:
            continue
        m.add(block(x - w, x + w, high - 0.25, high + 0.25, z - d, z + d), mix(STONE, ICE, 0.2), facet=True)


def _icicles(m, x0, x1, z0, z1, top):
    for i in range(22):
        a = i * 2.399
        x = (x0 + x1) / 2 + (x1 - x0) * 0.46 * math.cos(a) * (0.55 + 0.45 * math.sin(i * 1.7))
        z = (z0 + z1) / 2 + (z1 - z0) * 0.46 * math.sin(a)
        m.add(lathe([(0, -0.6 - 0.5 * abs(math.sin(i * 3.1))), (0.16, 0)], 5, cap=False), CRYSTAL_PALE, at=place(x, top, z), facet=True, glow=0.15)


def _crystals(m, x, y, z, size, seed):
    for k in range(4):
        lean = turn(18 * math.sin(seed * 3 + k * 2), 18 * math.cos(seed + k * 1.7), k * 40)
        high = size * (1.5 - 0.28 * k)
        p = polar(0.28 * size * (k > 0), k * 120 + seed * 40)
        shape = lathe([(0.2 * size, 0), (0.26 * size, high * 0.6), (0, high)], 6, cap=False)
        m.add(shape, CRYSTAL, at=place(x, y, z) @ move(p.x, p.y, 0) @ lean, facet=True, fade=(y, y + high, CRYSTAL_PALE), glow=0.3)


def _mound(m, x0, x1, z0, z1, top):
    """A roof of turf with a cap of snow."""
    columns, rows, vertices, faces = 14, 11, [], []
    for k in range(rows + 1):
        for i in range(columns + 1):
            u, w = 2 * i / columns - 1, 2 * k / rows - 1
            bulge = max(0.0, 1 - abs(u) ** 2.6) * max(0.0, 1 - abs(w) ** 2.6)
            x, z = (x0 + x1) / 2 + u * ((x1 - x0) / 2 + 0.7), (z0 + z1) / 2 + w * ((z1 - z0) / 2 + 0.7)
            wild = noise.noise(Vector((x * 0.4, z * 0.4, 2)))
            vertices.append(point(x, top - 0.35 + 3.0 * bulge**0.6 + 0.35 * wild * bulge, z))
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
        snow = v.z - top - 1.55 + 0.8 * noise.noise(Vector((v.x * 0.5, v.y * 0.5, 0)))
        if snow > 0:
            return rgb("e6f4ff")
        return mix(rgb("4da847"), rgb("8ac95a"), 0.5 + 0.5 * noise.noise(v * 0.7))

    m.add(part, turf, facet=True, by_face=True)


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
    for part in hedges:
        m.add(part.roughened(0.12, 1.1, 2), HEDGE, facet=True, fade=(y, y + 2.4, LEAF_TIP))
    level.piece("honey_shed").add(block(-12, -4, 4.0, 4.46, 45.6, 53.6), HONEY)
    for x in (-12.3, -3.7):
        for z in (45.2, 53.9):
            post = block(x - 0.22, x + 0.22, y - 0.2, y + 3.9, z - 0.22, z + 0.22)
            m.add(post, BARK, facet=True)
            level.solid(post, surface="wood")
    for x, z, s in ((-10.9, 46.4, 1.15), (-5.0, 52.8, 1.2), (-5.4, 46.3, 0.9)):
        _honey_jar(m, x, y, z, s)
        level.solid(drum(x, y - 0.1, z, 0.6 * s, 1.35 * s, 8), surface="wood")
    thatch = gable(-8, y + 3.8, 49.6, 10, 10.4, 2.4, 0, 0.3)
    level.solid(thatch, surface="wood")
    _thatch(level.piece("FADE_shed_roof"), -8, y + 3.8, 49.6)


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
    level.piece("lava_kiln").add(block(x0, x1, 3.8, 4.0, z0, z1), EMBER)
    for x, z in STONES:
        m.add(drum(x, 3.3, z, 1.05, 1.4, 8, 0.95), rgb("5a4658"), facet=True, fade=(3.9, 4.75, STONE))
    _rim(m, x0, x1, z0, z1)
    dome = lathe([(3.3, 0), (3.2, 1.4), (2.5, 2.8), (1.3, 3.7), (0.9, 4.0), (0.9, 6.4), (1.15, 6.5), (1.15, 6.9)], 12)
    level.solid(dome.moved(move(-34, -49.4, 3.4)), surface="stone")
    _dome(m, place(-34, 3.5, 49.4))
    for x, z, yaw in ((-22.9, 52.95, 90), (-37.9, 43.2, 0)):
        for k, (dx, dy) in enumerate(((-0.45, 0.3), (0.0, 0.3), (0.45, 0.3), (-0.22, 0.68), (0.22, 0.68))):
            log = lathe([(0.22, -0.8), (0.22, 0.8)], 7)
            m.add(log, BARK, at=place(x, 4.4 + dy - 0.08, z, yaw) @ move(dx, 0, 0) @ turn(90, 0, 0), facet=True, fade=(4.3, 5.4, WOOD))


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
            m.add(block(x - w, x + w, 3.6, high, z - d, z + d), mix(rgb("4a3a4a"), STONE_DEEP, 0.3 + 0.3 * math.sin(i * 5.1 + c)), facet=True)


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
