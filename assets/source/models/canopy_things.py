"""What the people of Orchard Canopy have hung into its trees: lamps with owls, bridges, lifts, vats, boats of leaves."""

import math

from mathutils import Vector

from bark import (
    BARK,
    BARK_DEEP,
    BARK_LIGHT,
    GREEN,
    HEARTWOOD,
    LAMPLIGHT,
    LINEN,
    OWL,
    OWL_PALE,
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
)
from geometry import Part, around, ball, box, cone, globe, lathe, move, plate, polar, seeded, size, torus, tube, turn
from mesh import statics
from palette import BRASS, BRASS_DEEP, DARK, WOOD, WOOD_LIGHT, mix, rgb

ROPE = rgb("c8a878")
SILK = rgb("efe8dc")
SILK_SHADE = rgb("b8acc4")
AMBER = rgb("9a5c1c")
AMBER_LIGHT = rgb("e09a34")
SAP = rgb("ffb24a")
SAP_DEEP = rgb("c8501e")


def rope(m, *points, thick=0.06):
    m.add(tube(points, [thick, thick], 3, len(points) - 1 if len(points) == 2 else 4, cap=False), ROPE)

HONEY = rgb("ffdf80")
HONEY_DEEP = rgb("e08a24")


def honey_ring(m):
    """A ring of honey to fly through, 2 u across and 2 high, with drops along its lower half."""
    m.add(torus(0.88, 0.10, 18, 4), HONEY, at=move(0, 0, 1) @ turn(90), glow=0.5)
    m.add(torus(0.97, 0.035, 18, 3), HONEY_DEEP, at=move(0, 0, 1) @ turn(90), glow=0.5)
    for k in range(7):
        a = 200 + 23 * k
        p = polar(0.92, a)
        long = 0.16 + 0.10 * (k % 3)
        drop = lathe([(0.0, -long), (0.055, -long * 0.75), (0.03, 0.0)], 6, cap=False)
        m.add(drop, HONEY, at=move(p.x, 0, 1 + p.y), glow=0.5)


def owl_lamp(m):
    """An owl in its hole, 3 u across and 3 high, in a ring of brass: its eyes and the lamp below its chin are dark until it wakes. It looks towards +Y, where
    Wick comes from, and is the same behind."""
    grown = move(0, 0, 1) @ size(1.45, 1.45, 1.45) @ move(0, 0, -1)
    ring = lathe([(1.0, -0.30), (0.98, 0.16), (0.80, 0.30), (0.70, 0.20), (0.66, -0.1)], 12, cap=False)
    m.add(ring, BARK, at=grown @ move(0, 0, 1) @ turn(90), fade=(-0.45, 2.45, BARK_LIGHT))
    m.add(ring, BARK, at=grown @ move(0, 0, 1) @ turn(-90), fade=(-0.45, 2.45, BARK_LIGHT))
    m.add(torus(1.08, 0.1, 18, 4), BRASS, at=grown @ move(0, 0, 1) @ turn(90), glow=0.35)
    for side in (0, 180):
        face = turn(0, 0, side) @ move(0, 0, 1)
        m.add(lathe([(0.72, 0.0), (0, 0.04)], 10, cap=False), BARK_DEEP, at=grown @ face @ turn(90))
        m.add(lathe([(0.60, 0.02), (0.50, 0.26), (0.22, 0.36), (0, 0.36)], 10, cap=False), OWL, at=grown @ face @ move(0, 0, -0.02) @ turn(90) @ size(1, 1.05, 1), fade=(0, 2, OWL_PALE))
        for x in (-0.25, 0.25):
            disc = face @ move(x, -0.30, 0.16) @ turn(90)
            m.add(lathe([(0.27, 0), (0.22, 0.10), (0.17, 0.10)], 9, cap=False), OWL_PALE, at=grown @ disc)
            m.add(lathe([(0.18, 0.08), (0.10, 0.15), (0, 0.16)], 8, cap=False), AMBER, at=grown @ disc, glow=0.95, fade=(0.7, 1.45, AMBER_LIGHT))
            m.add(lathe([(0.06, 0.165), (0, 0.18)], 6, cap=False), DARK, at=grown @ disc)
            tuft = plate([(x * 0.7, -0.28, 0.38), (x * 1.5, -0.26, 0.34), (x * 2.0, -0.22, 0.74)], 0.08)
            m.add(tuft, OWL, at=grown @ face, facet=True)
        m.add(cone(0.10, 0.30, 4), BRASS, at=grown @ face @ move(0, -0.40, 0.10) @ turn(160), facet=True)
        m.add(ball(0.20, 2), AMBER, at=grown @ face @ move(0, -0.40, -0.42), glow=0.95, fade=(0.13, 0.71, AMBER_LIGHT))
        m.add(lathe([(0.24, 0.0), (0.10, 0.12)], 6, cap=False), BRASS_DEEP, at=grown @ face @ move(0, -0.40, -0.26))
    for a, r in ((25, 0.5), (80, 0.42), (150, 0.5)):
        at = move(0, 0, 1) @ turn(0, -a, 0) @ move(0.9, 0, 0) @ turn(80)
        m.add(big_leaf(r, r * 0.7), GREEN, at=grown @ at, fade=(1.3, 2.75, SUNLIT))


def swing_bridge(m):
    """A bridge of planks and ropes between two posts, twenty-four long across the way, sagging to its middle, hung on ropes from what
    grows above; its origin is the middle's foot."""
    source = seeded(8)
    count = 14

    def sag(x):
        return 2.4 * (x / 12) ** 2

    for i in range(count):
        x = -11.2 + 22.4 * i / (count - 1)
        tilt = math.degrees(math.atan(4.8 * x / 144))
        m.add(box(1.30, 2.3, 0.16), mix(WOOD, WOOD_LIGHT, source.uniform(0, 0.6)), at=move(x, source.uniform(-0.08, 0.08), sag(x)) @ turn(source.uniform(-4, 4), -tilt, source.uniform(-3, 3)), facet=True)
    for y in (-1.15, 1.15):
        for lift, thick in ((0.0, 0.08), (1.5, 0.09)):
            path = [(-12, y, sag(12) + lift + 0.3), (-6, y, sag(6) + lift), (0, y, lift), (6, y, sag(6) + lift), (12, y, sag(12) + lift + 0.3)]
            m.add(tube(path, [thick, thick], 3, 8, cap=False), ROPE)
        for x in (-8, -4, 0, 4, 8):
            rope(m, (x, y, sag(x)), (x, y, sag(x) + 1.5))
            m.add(ball(0.20, 1), LAMPLIGHT, at=move(x, y, sag(x) + 1.22), glow=0.85)
    for x in (-12, 12):
        for y in (-1.2, 1.2):
            post = column([(-1.5, 0.06, x, y), (-0.5, 0.34, x, y), (4.6, 0.28, x, y)], 6, 0, 0.08, x)
            rope(m, (x, y, 4.7), (1.1 * x, 1.6 * y, 19), thick=0.07)
            m.add(post, mix(BARK_DEEP, BARK_LIGHT, 0.4), fade=(0, 5, BARK_LIGHT))
            m.add(cone(0.42, 0.5, 6), SHADE, at=move(x, y, 4.5), facet=True, fade=(4.5, 5, SUNLIT))


def ladder_lift(m):
    """A ladder of rope that carries a basket up, fourteen high and three across; its origin at its foot."""
    for x in (-0.8, 0.8):
        rope(m, (x, 0, 0), (x, 0, 14), thick=0.09)
    for i in range(13):
        m.add(box(1.9, 0.16, 0.16), WOOD, at=move(0, 0, 0.7 + 1.05 * i) @ turn(0, (3, -2, 4)[i % 3], 0), facet=True, fade=(0, 14, WOOD_LIGHT))
    m.add(lathe([(0.7, -0.18), (0.8, 0), (0.7, 0.18)], 10), BARK_LIGHT, at=move(1.9, 0, 13.4) @ turn(90), facet=True)
    m.add(torus(0.66, 0.10, 10, 3), BRASS, at=move(1.9, 0, 13.4) @ turn(90))
    m.add(bough([(-1.4, 0, 13.8), (0.6, 0, 14.2), (2.8, 0, 14.0)], [0.34, 0.30, 0.2], 6, 3, 2), limb_grain)
    rope(m, (2.6, 0, 13.4), (2.6, 0, 6.2))
    basket = lathe([(0.7, 5.0), (1.0, 5.4), (1.12, 6.2), (0.96, 6.26), (0.7, 5.5), (0, 5.5)], 9, cap=False)
    m.add(basket, WOOD, at=move(2.6, 0, -0.6), facet=True, fade=(4, 6, HEARTWOOD))
    for i, (x, y) in enumerate(((0.3, 0.2), (-0.35, 0.25), (0, -0.4))):
        apple(m, 2.6 + x, y, 5.5 + 0.1 * i, 0.42)
    for a in around(3, 30):
        p = polar(1.0, a, 5.6)
        rope(m, (2.6 + p.x, p.y, p.z), (2.6, 0, 7.4), thick=0.05)


def trunk_balcony(m):
    """A balcony on a trunk's bark, five wide from the bark to its rail and eight along it, 3.2 high: brackets, planks, a rail, lamps."""
    for y in (-2.8, 0.0, 2.8):
        path = [(-2.4, y, 0.0), (-0.6, y, 0.9), (2.2, y, 1.5)]
        m.add(bough(path, [0.42, 0.32, 0.2], 6, 4, y), limb_grain)
    for i in range(7):
        y = -3.42 + 1.14 * i
        m.add(box(5.0, 1.06, 0.22), mix(WOOD, WOOD_LIGHT, (0.1, 0.5, 0.3)[i % 3]), at=move(0, y, 1.7) @ turn(0, 0, (1, -1)[i % 2]), facet=True)
    posts = [(2.3, y) for y in (-3.7, -1.25, 1.25, 3.7)] + [(-2.0, -3.7), (-2.0, 3.7)]
    for x, y in posts:
        m.add(column([(1.7, 0.17, x, y), (3.1, 0.13, x, y)], 6, 0, 0.08, x + y), BARK_LIGHT)
    for z in (2.4, 3.0):
        rope(m, (-2.0, -3.7, z), (2.3, -3.7, z), thick=0.09)
        rope(m, (2.3, -3.7, z), (2.3, 3.7, z), thick=0.09)
        rope(m, (2.3, 3.7, z), (-2.0, 3.7, z), thick=0.09)
    for y in (-3.7, 3.7):
        m.add(ball(0.34, 2), LAMPLIGHT, at=move(2.3, y, 3.3), glow=0.9)
    for y, r in ((-3.0, 0.8), (0.4, 0.7), (2.6, 0.9)):
        m.add(big_leaf(r * 1.6, r), GREEN, at=move(2.4, y, 1.5) @ turn(0, 70, 0), fade=(0.4, 1.6, SUNLIT))


def cider_vat(m):
    """A vat of staves with hoops and a tap, four across and four high, cider glowing at its brim."""
    m.add(lathe([(1.85, 0.3), (2.1, 1.8), (2.0, 3.6), (1.78, 3.6), (1.74, 3.2)], 14, cap=False), WOOD, facet=True, fade=(0, 4, HEARTWOOD))
    m.add(lathe([(1.76, 0), (0, 0.06)], 14, cap=False), rgb("f0a83a"), at=move(0, 0, 3.25), glow=0.35)
    for z, r in ((0.8, 1.98), (2.9, 2.10)):
        m.add(lathe([(r, -0.16), (r + 0.07, 0), (r - 0.02, 0.16)], 14, cap=False), BRASS_DEEP, at=move(0, 0, z), fade=(z - 0.2, z + 0.2, BRASS))
    for a in around(4, 45):
        m.add(box(0.5, 0.5, 0.5), BARK_DEEP, at=turn(0, 0, a) @ move(1.5, 0, 0.1), facet=True)
    for side in (0, 180):
        m.add(lathe([(0.16, 0), (0.16, 0.6)], 6), BRASS, at=turn(0, 0, side) @ move(0, -1.95, 1.0) @ turn(90))
        m.add(box(0.1, 0.1, 0.5), BRASS, at=turn(0, 0, side) @ move(0, -2.35, 1.3), facet=True)
    for x, y, z in ((0.6, 0.4, 3.35), (-0.5, 0.7, 3.3), (-0.2, -0.7, 3.35)):
        apple(m, x, y, z, 0.36)


def leaf_boat(m):
    """A boat that is one great leaf, rolled up at its bow, six long, with a lantern at its mast; its bow towards -Y."""
    rows = ((-3.2, 0.06, 1.6), (-2.6, 0.55, 0.7), (-1.2, 1.15, 0.12), (0.6, 1.25, 0.0), (2.0, 0.95, 0.25), (3.0, 0.1, 1.0))
    vertices, faces = [], []
    for drop in (0.0, 0.12):
        for y, half, lift in rows:
            for s in (-1, 0, 1):
                vertices.append(Vector((half * s, y, lift + (0.62 * abs(s) * min(1, half)) - drop)))
    n = len(rows) * 3
    for k in range(len(rows) - 1):
        for i in (0, 1):
            a = k * 3 + i
            faces += [[a, a + 1, a + 4, a + 3], [n + a + 3, n + a + 4, n + a + 1, n + a]]
        for i, way in ((0, 1), (2, -1)):
            a = k * 3 + i
            faces.append([a, a + 3, n + a + 3, n + a][::way])
    m.add(Part(vertices, faces), lambda v, nn: mix(GREEN, SUNLIT, min(1, max(0, 0.5 - 0.5 * nn.z if nn.z < 0 else 0.25 + 0.5 * abs(v.x)))))
    m.add(tube([(0, -3.2, 1.6), (0, -3.7, 2.2), (0, -3.1, 2.6), (0, -2.8, 2.1)], [0.12, 0.10, 0.06, 0.02], 4, 5, cap=False), GREEN, fade=(1.4, 2.6, SPRING))
    m.add(tube([(0, 0.6, 0.0), (0, 0.6, 3.4)], [0.09, 0.06], 5, 1), BARK)
    m.add(big_leaf(2.5, 1.7), SPRING, at=move(0.08, 0.6, 2.1) @ turn(0, -52, -30) @ turn(80), fade=(1.5, 3.8, LINEN))
    m.add(ball(0.24, 1), LAMPLIGHT, at=move(0, -2.9, 2.0), glow=0.9)
    for y in (-0.8, 1.5):
        m.add(box(1.5, 0.34, 0.1), WOOD_LIGHT, at=move(0, y, 0.42), facet=True)
    apple(m, 0.2, -0.1, 0.35, 0.34)


def apple_crate(m):
    """A crate of laths full of apples, two across."""
    m.add(box(1.8, 1.3, 1.0), mix(BARK_DEEP, WOOD, 0.4), at=move(0, 0, 0.52), facet=True)
    for z in (0.2, 0.58, 0.96):
        for y in (-0.70, 0.70):
            m.add(box(2.04, 0.1, 0.26), WOOD_LIGHT, at=move(0, y, z), facet=True)
        for x in (-0.97, 0.97):
            m.add(box(0.1, 1.4, 0.26), WOOD, at=move(x, 0, z), facet=True)
    for x in (-0.9, 0.9):
        for y in (-0.66, 0.66):
            m.add(box(0.18, 0.18, 1.16), BARK, at=move(x, y, 0.58), facet=True)
    source = seeded(4)
    for i in range(8):
        x, y = -0.66 + 0.44 * (i % 4), -0.3 + 0.6 * (i // 4)
        apple(m, x + source.uniform(-0.05, 0.05), y, 1.1 + 0.1 * source.random(), 0.29)
    m.add(big_leaf(0.7, 0.45), GREEN, at=move(0.2, 0, 1.4) @ turn(0, -20, 40), fade=(1.3, 1.6, SUNLIT))


def cocooned_mill(m):
    """A mill that silk has wound about: thirty high with its sails caught, one window still lit; its front towards -Y."""
    m.add(lathe([(5.2, -0.5), (4.6, 6), (3.9, 13), (3.4, 19)], 10, cap=False), rgb("c9b89a"), facet=True, fade=(0, 22, LINEN))
    m.add(lathe([(4.2, 18.6), (4.3, 19.6), (3.2, 22.6), (1.2, 25.6), (0, 26.4)], 10, cap=False), rgb("6a4a52"), facet=True, fade=(18, 27, rgb("a88a84")))

    def silk(v, normal):
        band = 0.5 + 0.5 * math.sin(v.z * 2.1 + 1.3 * math.atan2(v.y, v.x))
        return mix(SILK_SHADE, SILK, 0.3 + 0.7 * band)

    for low, high, r0, r1, lean in ((1.5, 7.0, 5.6, 5.0, 6), (6.2, 12.6, 5.2, 4.5, -8), (11.8, 18.4, 4.6, 4.2, 7), (17.6, 23.4, 4.7, 3.2, -6)):
        wrap = lathe([(r0 - 0.5, low), (r0, low + 1.0), ((r0 + r1) / 2 + 0.25, (low + high) / 2), (r1, high - 0.8), (r1 - 0.7, high)], 11, cap=False)
        centre = (low + high) / 2
        m.add(wrap, silk, at=move(0, 0, centre) @ turn(lean, lean * 0.5, 0) @ move(0, 0, -centre), facet=True)
    m.add(lathe([(0.85, 0), (0, 0.05)], 8, cap=False), LAMPLIGHT, at=move(0.6, -4.75, 9.6) @ turn(84), glow=0.85)
    for x, z, long in ((-3.4, 22.0, 9), (3.8, 20.0, 12), (-4.6, 12.0, 7)):
        m.add(tube([(x, -1.5, z), (x * 1.8, -2.0, z - long * 0.5), (x * 3.0, -2.5, z - long)], [0.3, 0.16, 0.1], 4, 3, cap=False), SILK, glow=0.15)


def silk_sails(m):
    """The sails of that mill, caught in silk; the hub is the origin, the front towards -Y."""
    m.add(lathe([(0.9, -0.4), (0.8, 0.6), (0, 1.0)], 8), BARK, at=turn(90))
    for k, a in enumerate(around(4, 33)):
        frame = turn(0, a, 0)
        m.add(box(0.5, 0.4, 11.0), BARK, at=frame @ move(0, -0.4, 5.5), facet=True)
        cloth = [(0.2, -0.4, 3.0), (2.2, -0.7, 3.2), (2.3, -0.8, 10.4), (0.2, -0.4, 10.6)]
        m.add(plate(cloth, 0.16), mix(LINEN, SILK_SHADE, 0.35), at=frame, facet=True)
        tip, other = frame @ Vector((0, -0.5, 9.4)), turn(0, a + 90, 0) @ Vector((0, -0.5, 8.2))
        for t in (1.0, 0.66):
            p, q = tip * t, other * t
            m.add(tube([tuple(p), tuple((p + q) / 2 + Vector((0, -0.1, -0.7 * t))), tuple(q)], [0.14, 0.10, 0.14], 3, 3, cap=False), SILK, glow=0.25)


def canopy_island(m):
    """The orchard on the map: a crown as large as a hill on a floating island, twenty-two across; apples in it, a lit door."""
    under = [(0.4, -11.0), (2.2, -8.4), (4.6, -5.4), (7.6, -2.4), (9.4, -0.4)]
    rock = lathe(under, 13, cap=False).roughened(0.9, 0.3, 6)
    m.add(rock, BARK_DEEP, facet=True, fade=(-11, 1, rgb("a06a4c")))
    m.add(lathe([(9.3, -0.8), (9.9, -0.3), (9.3, 0.1), (5, 0.3), (0, 0.4)], 16, cap=False), SHADE, fade=(-1, 0.5, GREEN))
    for i in range(5):
        a = 72 * i
        p = polar(6.5 - 0.6 * (i % 3), a, -2.6)
        m.add(bough([p, p * 1.02 + Vector((0, 0, -2.4)), p * 0.86 + Vector((0, 0, -5.4 + i % 3))], [0.5, 0.34, 0.05], 4, 3, i), limb_grain)
    axis = [(0, 2.7, 0, 0), (1.4, 1.8, 0, 0), (4.2, 1.4, 0.2, 0), (7.4, 1.2, 0, 0)]
    m.add(column(axis, 10, 0.05, 0.12, 2), grain(axis, 10, 0.05, 0.3))
    roots(m, 1.7, 6, 2.4, 9, 0.8)
    for i, (x, y, z, r) in enumerate(((3.6, 0.8, 7.4, 3.6), (-3.2, 2.4, 7.6, 3.5), (-1.8, -3.4, 7.2, 3.4), (1.8, -2.6, 9.2, 2.8), (0, 0.6, 10.2, 4.2), (0.4, 3.8, 8.4, 2.8))):
        clump(m, (x, y, z), r, i * 3 + 2, SHADE, SUNLIT, 0.85, 7)
    for i, a in enumerate((255, 282, 310, 215, 340, 30, 140)):
        p = polar(4.6 + 0.6 * (i % 2), a, 6.0 + 0.7 * (i % 3))
        apple(m, *p, 0.44)
    m.add(lathe([(0.55, 0), (0, 0.06)], 8, cap=False), LAMPLIGHT, at=move(0, -1.72, 1.5) @ turn(82) @ size(1, 1.4, 1), glow=0.85)
    for x, y, r in ((7.2, 2.4, 1.1), (-7.0, -2.6, 1.2), (5.8, -5.2, 0.9), (-5.2, 5.6, 1.0)):
        clump(m, (x, y, 0.6), r, int(x), SHADE, SUNLIT, 0.8, 7)


def tree_heart(m):
    """The heart of the oldest tree about the end of its tunnel: eight chambers of sap about a hole of radius 5.8, dark at their rim and
    cream towards the hole; veins run out of them over the bark. Fourteen to either side of its middle."""
    for i in range(8):
        a = 45 * i + 10
        x, z, _ = polar(7.5, a, 0)
        big = 1.9 + 0.35 * (i % 2)
        m.add(ball(1, 1), SAP_DEEP, at=move(x, 0, z) @ turn(0, 90 - a, 0) @ size(big * 1.25, 1.7, 1.5), glow=0.4, fade=(-8, 9, SAP))
        x, z, _ = polar(6.7, a, 0)
        m.add(globe(1, 7, 4), mix(SAP, SAP_DEEP, 0.35), at=move(x, 0.9, z) @ turn(0, 90 - a, 0) @ size(big * 0.8, 1.2, 0.75), glow=0.25, fade=(-8, 9, SAP))
        vein = [tuple(polar(r, a + bend, 0)) for r, bend in ((8.2, 0), (10.4, 9), (14, 3))]
        m.add(tube([(p, 0.4, q) for p, q, _ in vein], [0.9, 0.5, 0.15], 4, 4, cap=False), SAP_DEEP, glow=0.6)
    m.add(torus(7.9, 1.3, 24, 5), SAP_DEEP, at=turn(90), glow=0.3, fade=(-9, 9, SAP))


MODELS = statics(
    (honey_ring, {"reach": 0.3}),
    (owl_lamp, {"reach": 0.5}),
    (tree_heart, {"reach": 0.8}),
    (swing_bridge, {"reach": 0.6}),
    (ladder_lift, {"reach": 0.6}),
    (trunk_balcony, {"reach": 0.6}),
    (cider_vat, {"reach": 0.8, "ground": True}),
    (leaf_boat, {"reach": 0.6}),
    (apple_crate, {"reach": 0.5, "ground": True}),
    (cocooned_mill, {"reach": 2.2, "ground": True}),
    (silk_sails, {"reach": 0.6}),
    (canopy_island, {"reach": 2.2}),
    soft=True,
    sharp=60,
)
