"""The trunks of Orchard Canopy: with a crown of fruit, hollow, giant, and the oldest tree of all."""

import math

from mathutils import Vector

from bark import (
    BARK,
    BARK_DEEP,
    BARK_LIGHT,
    FUNGUS,
    FUNGUS_RIM,
    GREEN,
    HEARTWOOD,
    LAMPLIGHT,
    MOSS,
    SHADE,
    SPRING,
    SUNLIT,
    apple,
    big_leaf,
    bough,
    clump,
    column,
    grain,
    limb_grain,
    roots,
    shelled,
)
from geometry import Part, lathe, move, polar, seeded, size, torus, tube, turn
from mesh import statics
from palette import DARK, mix, rgb


PALE_DEEP = rgb("8d7566")  # bark in the sun above the leaves
PALE_BARK = rgb("c8ab8c")
DUSKY_DEEP = rgb("402428")  # bark of the oldest tree, which stands before the setting sun
DUSKY = rgb("84503c")
WALL_DEEP = rgb("2e1c28")  # its bark as a wall beside the way: dark as what is near
WALL = rgb("8f5a46")
FALLEN = (rgb("c8641e"), rgb("b98a2a"), rgb("8a4a22"))  # leaves on the ground
FAR_WOOD = rgb("1c3a40")  # what stands far away in the night
FAR_CROWN = rgb("24484a")
FAR_LIGHT = rgb("37625c")
FAR_RIM = rgb("7fa79c")
FAR_MIST = rgb("4a7480")


def pale_grain(v, normal):
    """Colour of a limb in the sun above the leaves: as its trunk is."""
    return mix(PALE_DEEP, PALE_BARK, min(1.0, max(0.0, 0.35 + 0.45 * normal.z)))


def trunk(m, axis, sides, twist=0.0, moss=0.35, ridge=0.11, seed=0, deep=BARK_DEEP, light=BARK_LIGHT):
    m.add(column(axis, sides, twist, ridge, seed), grain(axis, sides, twist, moss, deep, light))


def apple_trunk(m):
    """A trunk with an umbrella of a crown, fourteen high and eight across; apples hang under its rim."""
    axis = [(-0.3, 1.5, 0, 0), (0.8, 1.02, 0, 0), (3.5, 0.80, 0.15, 0), (7, 0.70, -0.1, 0.1), (10.8, 0.62, 0, 0)]
    trunk(m, axis, 8, 0.10, 0.3, 0.10, 3)
    roots(m, 1.0, 5, 1.5, 4)
    for a, reach in ((20, 2.5), (140, 2.7), (260, 2.4)):
        path = [polar(0.3, a, 8.2), polar(reach * 0.55, a + 8, 9.8), polar(reach, a + 14, 11.2)]
        m.add(bough(path, [0.34, 0.24, 0.12], 5, 3, a), limb_grain)
    for i, (x, y, z, r, leaves) in enumerate(((2.0, 0.4, 11.2, 2.1, 7), (-0.8, 2.0, 11.3, 2.0, 7), (-1.2, -1.8, 11.1, 2.1, 7), (0, 0, 12.4, 2.5, 5))):
        clump(m, (x, y, z), r, i * 3 + 1, SHADE, SUNLIT, 0.8, 8, leaves)
    for i, a in enumerate((10, 75, 118, 178, 232, 300)):
        apple(m, *polar(2.2 + 0.7 * (i % 2), a, 9.9 - 0.25 * (i % 3)), 0.42, 0.5)


def crown_trunk(m):
    """The upper half of a trunk that stands out of the leaves, thirteen high, its crown bent by the light."""
    axis = [(-1.5, 1.05, 0, 0), (2, 0.84, 0, 0), (5.5, 0.70, 0.25, 0), (10.6, 0.50, 0, 0.1)]
    trunk(m, axis, 10, 0.12, 0.2, 0.10, 8, PALE_DEEP, PALE_BARK)
    for a, foot, top, reach in ((40, 5.4, 8.2, 2.5), (200, 6.4, 9.2, 2.4), (310, 4.0, 6.3, 2.1)):
        path = [polar(0.1, a, foot - 0.4), polar(reach * 0.6, a + 6, (foot + top) / 2 + 0.2), polar(reach, a + 12, top + 0.3)]
        m.add(bough(path, [0.30, 0.20, 0.10], 5, 3, a), pale_grain)
        clump(m, tuple(polar(reach, a + 12, top + 0.5)), 1.5, int(a / 10), GREEN, SPRING, 0.85, 7, 5)
    clump(m, (0, 0, 11.0), 2.5, 6, GREEN, SPRING, 0.95, 8, 8)
    clump(m, (0, 0, 0.0), 2.1, 9, SHADE, SUNLIT, 0.5, 8, 8)
    for i, a in enumerate((0, 100, 230)):
        apple(m, *polar(1.8, a, 8.9 - 0.3 * i), 0.42, 0.5)


def root_drift(m):
    """A drift beside the way, four across and half as high as a hare: roots that rise out of the weave and dive into it again, leaves and
    apples that have fallen against them."""
    for k, path in enumerate((((-2.3, -0.4, -0.3), (-1.0, 0.1, 0.46), (0.5, -0.2, 0.34), (2.1, 0.5, -0.3)), ((-0.7, 1.4, -0.3), (0.1, 0.6, 0.55), (0.9, -0.7, 0.40), (1.2, -1.7, -0.3)))):
        m.add(bough(path, [0.16, 0.36, 0.30, 0.12], 4, 4, k + 3), limb_grain)
    clump(m, (-1.1, -0.5, 0.1), 0.62, 5, SHADE, SUNLIT, 0.6, 6)
    source = seeded(19)
    for i in range(7):
        at = move(*polar(source.uniform(0.5, 2.0), 137.5 * i, source.uniform(0.06, 0.16))) @ turn(source.uniform(-24, 24), source.uniform(-30, 10), source.uniform(0, 360))
        long = source.uniform(0.55, 0.95)
        m.add(big_leaf(long, 0.6 * long, 0.3, 0.1), FALLEN[i % 3], at=at)
    for x, y, r in ((-0.3, -0.7, 0.30), (1.5, -0.3, 0.26)):
        apple(m, x, y, 0.8 * r, r)


def hollow_trunk(m):
    """A broken trunk, ten high, that one looks through from both sides: an arch lit from within; origin at its foot."""
    sides, rows = 16, 7
    heights = (-0.3, 0.9, 2.1, 3.6, 5.0, 6.0, 7.6, 9.2)
    radii = (3.5, 2.9, 2.65, 2.55, 2.5, 2.5, 2.45, 2.35)
    axis = [(z, r, 0, 0) for z, r in zip(heights, radii)]
    part = column(axis, sides, 0.0, 0.09, 5)
    source = seeded(6)
    for i in range(sides):
        part.vertices[rows * sides + i].z += source.uniform(-1.6, 1.7)
        part.vertices[(rows - 1) * sides + i].z += source.uniform(-0.3, 0.3)

    def open_(i, k):
        a = (i + 0.5) * 360 / sides
        off = min(abs(a - 90), abs(a - 270))
        return 1 <= k <= 4 and off < (30 if k in (2, 3) else 26)

    shell, lining, rim = shelled(part, rows, sides, 0.80, axis, open_)
    m.add(shell, grain(axis, sides, 0.0, 0.3))
    m.add(lining, mix(BARK_DEEP, BARK, 0.3), fade=(0, 6, mix(BARK, LAMPLIGHT, 0.35)), glow=0.16)
    m.add(rim, HEARTWOOD, facet=True, fade=(-4, 9, HEARTWOOD))
    m.add(lathe([(2.3, -0.2), (0, -0.05)], 8, cap=False), mix(BARK_DEEP, MOSS, 0.3))
    roots(m, 2.6, 6, 1.8, 12, 0.4)
    for a, z, r in ((150, 2.6, 0.95), (172, 4.0, 0.7), (20, 5.6, 0.85), (338, 6.8, 0.6)):
        shelf = lathe([(r * 0.4, -0.6 * r), (r, 0), (r * 0.7, r * 0.26), (0, r * 0.3)], 6, cap=False)
        m.add(shelf, FUNGUS, at=move(*polar(2.1, a, z)) @ turn(0, 8, 0), fade=(z - 0.4, z + 0.35, FUNGUS_RIM))
    for a, z in ((60, 9.4), (215, 8.2)):
        m.add(big_leaf(1.8, 1.1), GREEN, at=move(*polar(2.2, a, z)) @ turn(0, 0, a) @ turn(0, -24, 0), fade=(z - 0.4, z + 0.8, SUNLIT))


GIANT = ((-2, 5.6, 0, 0), (2.5, 4.2, 0, 0), (9, 3.5, 0.2, 0), (18, 3.25, 0.1, 0.3), (28, 3.1, -0.2, 0.1), (40, 3.0, 0, 0))


def giant_trunk(m):
    """A column of bark under a crown, forty-four high and seven across, with a stair of fungus and an owl's hole."""
    trunk(m, list(GIANT), 14, 0.03, 0.25, 0.12, 2)
    roots(m, 4.0, 6, 3.4, 21, 0.5)
    for i in range(5):
        a, z = 200 + 44 * i, 5.0 + 3.4 * i
        r = 1.9 - 0.1 * i
        shelf = lathe([(r * 0.45, -0.62 * r), (r, 0), (r * 0.7, r * 0.2), (0, r * 0.26)], 7, cap=False)
        m.add(shelf, FUNGUS, at=move(*polar(2.75, a, z)) @ turn(0, 6, 0), fade=(z - 0.5, z + 0.4, FUNGUS_RIM))
    knot = turn(0, 0, 20) @ move(0, -3.30, 12.5) @ turn(90)
    m.add(lathe([(1.35, -0.5), (1.1, 0.42), (0.72, 0.36), (0.6, 0.0)], 10, cap=False), BARK, at=knot @ size(1, 1.35, 1), facet=True, fade=(11, 14.5, BARK_LIGHT))
    m.add(lathe([(0.62, 0.04), (0, 0.0)], 9, cap=False), DARK, at=knot @ size(1, 1.35, 1))
    for a, z, reach in ((70, 22, 6.0), (190, 27, 6.6), (310, 24, 5.6)):
        path = [polar(2.4, a, z - 2), polar(reach * 0.7, a + 6, z + 0.5), polar(reach + 1.5, a + 14, z + 3.2)]
        m.add(bough(path, [1.1, 0.7, 0.25], 6, 3, a), limb_grain)
        clump(m, tuple(polar(reach + 1.4, a + 14, z + 3.6)), 2.9, int(a / 10), SHADE, SUNLIT, 0.85, 7, 4)
    crown(m, 6)


def crown(m, sides):
    """The crown of a giant: it covers the top of the trunk."""
    for x, y, z, r in ((0, 0, 40, 6.4), (4.2, 1.6, 37.6, 4.6), (-3.6, -2.2, 37.8, 4.8)):
        clump(m, (x, y, z), r, int(z + 3 * x), SHADE, SUNLIT, 0.8, sides, 5)


def far_clump(m, middle, radius):
    """A mass of foliage as one sees it from afar."""
    part = lathe([(0, -0.45 * radius), (radius, 0), (0.72 * radius, 0.5 * radius), (0, 0.74 * radius)], 6).roughened(0.24 * radius, 1.5 / radius, int(middle.z))
    m.add(part, SHADE, at=move(*middle), fade=(middle.z - 0.3 * radius, middle.z + 0.7 * radius, SUNLIT))


def giant_trunk_far(m):
    """The giant trunk from afar: bark, boughs and crown."""
    axis = [GIANT[i] for i in (0, 1, 2, 5)]
    trunk(m, axis, 10, 0.03, 0.25, 0.12, 2)
    for a, z, reach in ((70, 22, 6.0), (190, 27, 6.6), (310, 24, 5.6)):
        path = [polar(2.4, a, z - 2), polar(reach + 1.5, a + 14, z + 3.2)]
        m.add(tube(path, [1.0, 0.3], 3, 1, cap=False), limb_grain)
        far_clump(m, polar(reach + 1.2, a + 14, z + 3.4), 2.8)
    for x, y, z, r in ((0, 0, 38.4, 6.6), (4.4, 1.6, 36.6, 4.4), (-3.6, -2.0, 36.8, 4.6)):
        far_clump(m, Vector((x, y, z)), r)


def oldest_tree(m):
    """The oldest tree, eighty high: a trunk like a tower, buttressed, three storeys of boughs, a crown like a thunder cloud."""
    axis = [(-4, 23, 0, 0), (3, 18, 0, 0), (12, 15, 0.5, 0), (26, 13, 0, 0.6), (40, 11, -0.6, 0), (52, 8, 0, 0), (60, 4.5, 0, 0)]
    trunk(m, axis, 22, 0.012, 0.3, 0.11, 7, DUSKY_DEEP, DUSKY)
    for i in range(9):
        a = 40 * i + (8, -6, 3)[i % 3]
        path = [polar(14, a, 8.5), polar(20, a + 5, 2.6), polar(27 + 2 * (i % 3), a + 11, -3.5)]
        m.add(bough(path, [3.0, 2.0, 0.3], 6, 3, i), limb_grain)
    source = seeded(31)
    for i, (a, z, reach, r) in enumerate(
        ((15, 30, 22, 6.8), (130, 33, 20, 6.4), (250, 31, 23, 7.0), (70, 41, 24, 8.0), (190, 43, 25, 8.2), (310, 40, 23, 7.8), (0, 53, 15, 8.4), (120, 54, 16, 9.0), (240, 55, 15, 8.8))
    ):
        tip = polar(reach, a + 10, z + 7)
        path = [polar(4.5, a, z - 5), polar(reach * 0.6, a + 5, z + 2.4), tip]
        m.add(bough(path, [2.2, 1.5, 0.6], 5, 3, i), limb_grain)
        clump(m, tuple(tip + Vector((0, 0, r * 0.2))), r, i + 40, SHADE, SUNLIT, 0.8, 9, facet=False)
        for way in (-1, 1):
            side = tip + polar(r * source.uniform(0.85, 1.1), a + 10 + way * source.uniform(70, 105), source.uniform(-1.6, -0.4))
            clump(m, tuple(side), r * source.uniform(0.58, 0.7), i + 60 + way, SHADE, SUNLIT, 0.75, 7, facet=False)
    for a, z, r in ((30, 63, 8.6), (110, 64, 9.2), (190, 63, 8.6), (270, 64, 9.4), (340, 67, 8.0)):
        clump(m, tuple(polar(9.5, a, z)), r, int(a), SHADE, SUNLIT, 0.85, 8, facet=False)
    clump(m, (0, 0, 69), 11.5, 77, GREEN, SPRING, 0.9, 10, facet=False)
    clump(m, (6, -4, 75), 5.6, 78, GREEN, SPRING, 0.8, 8, facet=False)
    lights = ((80, 18, 13.8), (100, 30, 12.2), (122, 19, 13.7), (142, 24, 13.2), (112, 25, 13.0), (158, 29, 12.6), (130, 32, 12.2), (166, 21, 13.5))
    for i, (a, z, r) in enumerate(lights):
        at = turn(0, 0, a + 90) @ move(0, -r, z) @ turn(90)
        big = size(1, 1.3, 1) @ size(1.0 + 0.25 * (i % 3), 1.0 + 0.25 * (i % 3), 1)
        m.add(lathe([(2.1, -1.4), (1.25, 0.75), (0.85, 0.6)], 7, cap=False), DUSKY, at=at @ big, facet=True)
        m.add(lathe([(0.9, 0.55), (0, 0.5)], 7, cap=False), LAMPLIGHT, at=at @ big, glow=0.85)


def far_canopy(m):
    """Two rows of giants far away, 260 wide and up to sixty high, lower before the moon in their middle, flat: the row behind is of mist,
    the one before it dark. Crowns have ragged rims, a light edge on top and a dark belly."""
    for y, count, haze, reach, seed in ((14, 10, 0.62, 140, 43), (0, 11, 0.0, 128, 41)):
        source = seeded(seed)
        for i in range(count):
            x = -reach + 2 * reach * i / (count - 1) + source.uniform(-6, 6)
            high = source.uniform(30, 58) * (0.25 if abs(x + 2) < 46 else 1.0)
            far_giant(m, x, y + source.uniform(-5, 5), high, source.uniform(1.6, 2.8), haze, source)


def far_giant(m, x, y, high, half, haze, source):
    """One of them: a trunk that widens into the mist at its foot, and a crown of ragged masses; one in the mist is but an outline."""
    wood, leaves, top, rim = (mix(tone, FAR_MIST, haze) for tone in (FAR_WOOD, FAR_CROWN, FAR_LIGHT, FAR_RIM))
    trunk = [(-2.6 * half, -40), (2.6 * half, -40), (1.1 * half, 0.5 * high), (0.7 * half, high), (-0.7 * half, high), (-1.1 * half, 0.5 * high)]
    m.add(Part([(x + dx, y, z) for dx, z in trunk], [[0, 1, 2, 5], [5, 2, 3, 4]]), mix(wood, FAR_MIST, 0.55), fade=(-8, 0.7 * high, wood))
    for k, (dx, dz, r) in enumerate(((0, 3, 10), (-8.5, -6, 7), (8.5, -10, 6.5))):
        ring = []
        for a in range(0, 360, 30):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            out = r * source.uniform(0.9, 1.1) * (1.03 if a // 30 % 2 else 0.95)
            ring.append(Vector((x + dx + out * c, y - 0.5 - 0.2 * k, high + dz + 0.62 * out * max(-0.5, s))))
        if haze:
            m.add(Part(ring, [list(range(len(ring)))]), leaves, fade=(high + dz - 0.4 * r, high + dz + 0.6 * r, top))
            continue
        above = ring[:7]  # the part of the rim that the moon lights
        middle = [v.lerp(Vector((x + dx, v.y, high + dz)), 0.22) - Vector((0, 0, 0.05 * r)) for v in above]
        m.add(Part(above + middle, [[i, i + 1, 8 + i, 7 + i] for i in range(6)]), leaves, fade=(high + dz, high + dz + 0.5 * r, rim))
        belly = middle + ring[7:]
        m.add(Part(belly, [list(range(len(belly)))]), mix(leaves, wood, 0.6), fade=(high + dz - 0.4 * r, high + dz + 0.6 * r, top))


def oldest_bark(m):
    """A piece of the oldest tree's bark, twelve wide and sixteen high, its face towards -Y: for a wall that one flies along."""
    columns, rows = 12, 5
    source = seeded(17)

    def point(i, k):
        x = (i / columns - 0.5) * 12
        z = k / rows * 16
        rib = (0.0, 1.15)[i % 2] + 0.5 * math.sin(0.6 * z + i * 1.7)
        jut = source.uniform(-0.25, 0.25)
        edge = 0.9 if k in (0, rows) else 0.0
        return Vector((x + 0.35 * math.sin(z * 0.7 + i), -rib + jut + 0.035 * x * x + edge, z + (0.7 * source.uniform(-1, 1) if 0 < i < columns else 0)))

    vertices = [point(i, k) for k in range(rows + 1) for i in range(columns + 1)]
    n = columns + 1
    faces = [[k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i] for k in range(rows) for i in range(columns)]

    def bark(v, normal):
        t = min(1.0, max(0.0, 0.22 + 0.50 * (-v.y + 0.035 * v.x * v.x)))
        return mix(mix(WALL_DEEP, WALL, t), MOSS, 0.55 * max(0.0, normal.z - 0.05 + 0.4 * math.sin(v.x + v.z * 0.4)))

    m.add(Part(vertices, faces), bark, glow=0.1)
    for x, z, r in ((-3.4, 4.2, 1.1), (-2.6, 6.4, 0.8), (3.2, 10.6, 1.2), (4.0, 12.6, 0.8)):
        shelf = lathe([(r * 0.4, -0.6 * r), (r, 0), (r * 0.7, r * 0.28), (0, r * 0.32)], 8, cap=False)
        m.add(shelf, FUNGUS, at=move(x, -0.8, z) @ turn(6), fade=(z - 0.5, z + 0.4, FUNGUS_RIM))
    for x, z, r in ((1.4, 4.6, 0.75), (-1.4, 10.8, 0.6), (-4.4, 13.2, 0.5)):
        at = move(x, 0.035 * x * x - 1.1, z) @ turn(90) @ size(r / 0.75, 1.3 * r / 0.75, 1)
        m.add(lathe([(1.55, -1.5), (0.85, 0.1)], 8, cap=False), BARK, at=at, glow=0.2)
        m.add(torus(0.75, 0.24, 10, 4), BARK_LIGHT, at=at, glow=0.2)
        m.add(lathe([(0.72, 0), (0, 0.05)], 9, cap=False), mix(LAMPLIGHT, WALL, 0.5), at=at, glow=0.35)


MODELS = statics(
    (apple_trunk, {"reach": 1.6, "ground": True}),
    (crown_trunk, {"reach": 1.4}),
    (root_drift, {"reach": 0.5, "ground": True}),
    (hollow_trunk, {"reach": 1.8, "ground": True}),
    (giant_trunk, {"reach": 2.6, "ground": True}),
    (giant_trunk_far, {"reach": 2.6, "ground": True}),
    (oldest_tree, {"reach": 8.0, "ground": True, "sharp": 70}),
    (oldest_bark, {"reach": 1.6}),
    (far_canopy, {"reach": 2.0, "gradient": False}),
    soft=True,
    sharp=60,
)
