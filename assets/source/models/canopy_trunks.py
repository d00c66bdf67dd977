"""The trunks of Orchard Canopy: with a crown of fruit, hollow, giant, and the oldest tree of all."""

import math

from mathutils import Vector

from bark import (
    BARK,
    BARK_DEEP,
    BARK_LIGHT,
    FRUIT,
    FRUIT_LIGHT,
    GREEN,
    HEARTWOOD,
    LAMPLIGHT,
    LINEN,
    MOSS,
    SHADE,
    SPRING,
    SUNLIT,
    big_leaf,
    bough,
    clump,
    column,
    grain,
    limb_grain,
    roots,
    rosette,
    shelled,
)
from geometry import Part, ball, cone, lathe, move, polar, seeded, size, torus, tube, turn
from mesh import static
from palette import DARK, mix, rgb


def trunk(m, axis, sides, twist=0.0, moss=0.35, ridge=0.11, seed=0):
    m.add(column(axis, sides, twist, ridge, seed), grain(axis, sides, twist, moss))


def fruit(m, x, y, z, radius=0.42):
    """An apple on its stalk."""
    m.add(tube([(x, y, z + radius * 2.2), (x, y, z + radius * 0.7)], [0.05, 0.05], 3, 1, cap=False), BARK_DEEP)
    m.add(ball(radius, 1), FRUIT, at=move(x, y, z), fade=(z - radius, z + radius * 1.2, FRUIT_LIGHT), glow=0.12)


def apple_trunk(m):
    """A trunk with an umbrella of a crown, fourteen high and eight across; apples hang under its rim."""
    axis = [(-0.3, 1.5, 0, 0), (0.8, 1.02, 0, 0), (3.5, 0.80, 0.15, 0), (7, 0.70, -0.1, 0.1), (10.4, 0.62, 0, 0)]
    trunk(m, axis, 10, 0.10, 0.5, 0.10, 3)
    roots(m, 1.0, 5, 1.5, 4)
    for a, reach in ((20, 2.6), (140, 2.8), (260, 2.5)):
        path = [polar(0.3, a, 8.4), polar(reach * 0.55, a + 8, 9.9), polar(reach, a + 14, 11.2)]
        m.add(bough(path, [0.34, 0.24, 0.12], 5, 3, a), limb_grain)
    for i, (x, y, z, r) in enumerate(((0, 0, 12.7, 2.3), (2.3, 0.4, 11.5, 1.9), (-1.0, 2.2, 11.6, 1.85), (-1.3, -2.0, 11.4, 1.95))):
        clump(m, (x, y, z), r, i * 3 + 1, SHADE, SUNLIT, 0.68)
    rosette(m, (0, 0, 11.5), 3.6, 14, 5, SHADE, SUNLIT, 26, 1.9)
    for i, a in enumerate((10, 75, 118, 178, 232, 300)):
        fruit(m, *polar(2.5 + 0.7 * (i % 2), a, 10.0 - 0.25 * (i % 3)))


def crown_trunk(m):
    """The upper half of a trunk that stands out of the leaves, thirteen high, its crown bent by the light."""
    axis = [(-1.5, 1.05, 0, 0), (2, 0.84, 0, 0), (5.5, 0.70, 0.25, 0), (9.2, 0.52, 0, 0.1)]
    trunk(m, axis, 10, 0.12, 0.3, 0.10, 8)
    for a, foot, top, reach in ((40, 5.6, 8.6, 2.7), (200, 6.6, 9.6, 2.6), (310, 4.2, 6.6, 2.2)):
        path = [polar(0.3, a, foot), polar(reach * 0.6, a + 6, (foot + top) / 2 + 0.3), polar(reach, a + 12, top)]
        m.add(bough(path, [0.30, 0.20, 0.10], 5, 3, a), limb_grain)
        clump(m, tuple(polar(reach, a + 12, top + 0.5)), 1.5, a, GREEN, SPRING, 0.72)
    clump(m, (0, 0, 10.9), 2.2, 6, GREEN, SPRING, 0.78)
    rosette(m, (0, 0, 10.2), 2.6, 9, 7, GREEN, SPRING, 22, 1.7)
    rosette(m, (0, 0, 0.4), 1.8, 7, 9, SHADE, SUNLIT, 12, 1.9)
    for i, a in enumerate((0, 100, 230)):
        fruit(m, *polar(2.0, a, 8.9 - 0.3 * i))


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
    m.add(shell, grain(axis, sides, 0.0, 0.55))
    m.add(lining, mix(BARK_DEEP, BARK, 0.3), fade=(0, 6, mix(BARK, LAMPLIGHT, 0.35)), glow=0.16)
    m.add(rim, HEARTWOOD, facet=True, fade=(-4, 9, HEARTWOOD))
    m.add(lathe([(2.3, -0.2), (0, -0.05)], 8, cap=False), mix(BARK_DEEP, MOSS, 0.3))
    roots(m, 2.6, 6, 1.8, 12, 0.4)
    for a, z, r in ((150, 2.6, 0.95), (172, 4.0, 0.7), (20, 5.6, 0.85), (338, 6.8, 0.6)):
        shelf = lathe([(r, 0), (r * 0.8, r * 0.28), (0, r * 0.34)], 8)
        m.add(shelf, rgb("d9a45a"), at=move(*polar(2.4, a, z)) @ turn(0, 8, 0), fade=(z, z + 0.35, LINEN))
    for a, z in ((60, 9.4), (215, 8.2)):
        m.add(big_leaf(1.8, 1.1), GREEN, at=move(*polar(2.2, a, z)) @ turn(0, 0, a) @ turn(0, -24, 0), fade=(z - 0.4, z + 0.8, SUNLIT))


GIANT = ((-2, 5.6, 0, 0), (2.5, 4.2, 0, 0), (9, 3.5, 0.2, 0), (18, 3.25, 0.1, 0.3), (28, 3.1, -0.2, 0.1), (40, 3.0, 0, 0))


def giant_trunk(m):
    """A column of bark, forty high and seven across, that reaches into the leaves above and has a door and a stair of fungus."""
    trunk(m, list(GIANT), 16, 0.03, 0.5, 0.12, 2)
    roots(m, 4.0, 7, 3.4, 21, 0.5)
    for i in range(7):
        a, z = 200 + 34 * i, 5.0 + 2.6 * i
        r = 1.25 - 0.08 * i
        shelf = lathe([(r * 0.6, -0.3 * r), (r, 0), (r * 0.7, r * 0.26), (0, r * 0.32)], 8, cap=False)
        m.add(shelf, rgb("c98a48"), at=move(*polar(3.35, a, z)) @ turn(0, 6, 0), fade=(z - 0.3, z + 0.4, LINEN))
    knot = turn(0, 0, 20) @ move(0, -3.30, 12.5) @ turn(90)
    m.add(lathe([(1.35, -0.5), (1.1, 0.42), (0.72, 0.36), (0.6, 0.0)], 10, cap=False), BARK, at=knot @ size(1, 1.35, 1), facet=True, fade=(11, 14.5, BARK_LIGHT))
    m.add(lathe([(0.62, 0.04), (0, 0.0)], 9, cap=False), DARK, at=knot @ size(1, 1.35, 1))
    for a, z, reach in ((70, 22, 6.0), (190, 27, 6.6), (310, 24, 5.6)):
        path = [polar(2.4, a, z - 2), polar(reach * 0.7, a + 6, z + 0.5), polar(reach + 1.5, a + 14, z + 3.2)]
        m.add(bough(path, [1.1, 0.7, 0.25], 6, 3, a), limb_grain)
        rosette(m, tuple(polar(reach + 1.2, a + 14, z + 3.2)), 1.9, 6, int(a), SHADE, SUNLIT, 20, 2.6)


def giant_trunk_far(m):
    """The giant trunk from afar: bark, roots and boughs."""
    axis = [GIANT[i] for i in (0, 1, 2, 5)]
    trunk(m, axis, 12, 0.03, 0.5, 0.12, 2)
    for a, z, reach in ((70, 22, 6.0), (190, 27, 6.6), (310, 24, 5.6)):
        path = [polar(2.4, a, z - 2), polar(reach + 1.5, a + 14, z + 3.2)]
        m.add(tube(path, [1.0, 0.3], 4, 1, cap=False), limb_grain)
        m.add(cone(2.8, 1.6, 6), SHADE, at=move(*polar(reach + 1.2, a + 14, z + 2.6)), facet=True, fade=(z + 2, z + 4.4, SUNLIT))


def oldest_tree(m):
    """The oldest tree, eighty high: a trunk like a tower, buttressed, three storeys of boughs, a crown like a thunder cloud."""
    axis = [(-4, 15, 0, 0), (3, 10.5, 0, 0), (12, 8.2, 0.5, 0), (26, 7.2, 0, 0.6), (40, 6.6, -0.6, 0), (52, 5.6, 0, 0), (60, 3.6, 0, 0)]
    trunk(m, axis, 18, 0.012, 0.35, 0.13, 7)
    for i in range(9):
        a = 40 * i + (8, -6, 3)[i % 3]
        path = [polar(7.5, a, 8.5), polar(13, a + 5, 2.6), polar(20 + 2 * (i % 3), a + 11, -3.5)]
        m.add(bough(path, [3.0, 2.0, 0.3], 6, 3, i), limb_grain)
    source = seeded(31)
    for i, (a, z, reach, r) in enumerate(
        ((15, 32, 21, 6.5), (130, 35, 19, 6.0), (250, 33, 22, 6.6), (70, 44, 22, 7.4), (190, 46, 23, 7.6), (310, 43, 21, 7.2), (0, 55, 13, 7.6), (120, 56, 14, 8.0), (240, 57, 13, 7.8))
    ):
        tip = polar(reach, a + 10, z + 7)
        path = [polar(4.5, a, z - 5), polar(reach * 0.6, a + 5, z + 2.4), tip]
        m.add(bough(path, [2.2, 1.5, 0.6], 6, 3, i), limb_grain)
        clump(m, tuple(tip + Vector((0, 0, r * 0.2))), r, i + 40, SHADE, SUNLIT, 0.56)
        side = tip + polar(r * 1.0, a + source.uniform(40, 80), -1.2)
        clump(m, tuple(side), r * 0.66, i + 60, SHADE, SUNLIT, 0.56, 1 if i < 3 else 2)
    clump(m, (0, 0, 68), 11.5, 77, SHADE, SUNLIT, 0.72)
    clump(m, (7, -4, 73), 6.6, 78, GREEN, SPRING, 0.7)
    clump(m, (-6, 3, 74), 6.2, 79, GREEN, SPRING, 0.7)
    for a, z, r in ((262, 14, 7.9), (285, 22, 7.3), (240, 29, 7.0), (275, 37, 6.6), (80, 18, 7.5), (100, 30, 7.0)):
        at = turn(0, 0, a + 90) @ move(0, -r, z) @ turn(90)
        m.add(lathe([(1.4, -0.6), (1.15, 0.5), (0.85, 0.4)], 7, cap=False), BARK, at=at @ size(1, 1.3, 1), facet=True)
        m.add(lathe([(0.9, 0.30), (0, 0.3)], 7, cap=False), LAMPLIGHT, at=at @ size(1, 1.3, 1), glow=0.75)


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
        t = min(1.0, max(0.0, 0.15 + 0.45 * (-v.y + 0.035 * v.x * v.x)))
        return mix(mix(BARK_DEEP, BARK_LIGHT, t), MOSS, 0.55 * max(0.0, normal.z + 0.1 + 0.3 * math.sin(v.x + v.z * 0.4)))

    m.add(Part(vertices, faces), bark)
    for x, z, r in ((-3.4, 4.2, 1.1), (-2.6, 6.4, 0.8), (3.2, 10.6, 1.2), (4.0, 12.6, 0.8)):
        shelf = lathe([(r * 0.6, -0.3 * r), (r, 0), (r * 0.7, r * 0.28), (0, r * 0.32)], 8, cap=False)
        m.add(shelf, rgb("c98a48"), at=move(x, -1.2, z) @ turn(6), fade=(z - 0.3, z + 0.4, LINEN))
    at = move(1.4, -1.0, 4.6) @ turn(90)
    m.add(torus(0.75, 0.24, 10, 4), BARK_LIGHT, at=at @ size(1, 1.3, 1))
    m.add(lathe([(0.72, 0), (0, 0.05)], 9, cap=False), LAMPLIGHT, at=at @ size(1, 1.3, 1), glow=0.7)


MODELS = {
    shape.__name__: (lambda s=shape, k=options: static(s.__name__, s, soft=True, **k))
    for shape, options in (
        (apple_trunk, {"reach": 1.6, "ground": True}),
        (crown_trunk, {"reach": 1.4}),
        (hollow_trunk, {"reach": 1.8, "ground": True}),
        (giant_trunk, {"reach": 2.6, "ground": True}),
        (giant_trunk_far, {"reach": 2.6, "ground": True}),
        (oldest_tree, {"reach": 8.0, "ground": True}),
        (oldest_bark, {"reach": 1.6}),
    )
}
