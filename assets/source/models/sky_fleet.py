"""What floats over the meadow: lantern balloon, sky mill, sky whale, island with a waterfall, great windmill."""

import math

from mathutils import Vector

from geometry import Part, around, ball, box, cone, extrusion, lathe, move, plate, polar, size, torus, tube, turn
from mesh import static
from obstacles import leaf_ball
from palette import (
    BARK,
    BRASS,
    CREAM,
    LAMP,
    LEAF,
    LEAF_DARK,
    LEAF_TIP,
    ROOF,
    ROOF_DEEP,
    SOIL_DEEP,
    STONE,
    STONE_DEEP,
    STRAW,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)
from ruins import sheet
from village import pane

ROPE = rgb("8a5a3c")
APRICOT = rgb("ff9a4a")
SKY = rgb("6fb4f4")
WHALE = rgb("6a94e4")
WHALE_LIGHT = rgb("c4e0ff")


def rope(m, a, b, thick=0.05):
    m.add(tube([a, b], [thick, thick], 3, 1, cap=False), ROPE)


def balloon(m):
    """Striped balloon with a wicker boat and lanterns; twelve high, its origin under the boat."""
    gores = 12
    profile = [(0.9, 3.6), (1.6, 4.4), (3.0, 6.4), (3.7, 8.4), (3.6, 10.0), (2.7, 11.4), (1.3, 12.1), (0, 12.3)]

    def stripes(v, normal):
        gore = int((math.degrees(math.atan2(v.y, v.x)) + 360) / (360 / gores)) % 3
        return (APRICOT, CREAM, SKY)[gore]

    puff = lathe(profile, gores, cap=False)
    m.add(puff, stripes, by_face=True, fade=(4, 20, WHITE), glow=0.06)
    m.add(torus(0.95, 0.12, 12, 4), BRASS, at=move(0, 0, 3.6))
    m.add(
        lathe([(0.95, 0), (1.15, 1.1), (1.25, 1.2), (1.1, 1.25), (0.9, 0.5), (0, 0.4)], 10),
        WOOD,
        facet=True,
        fade=(0, 1.4, STRAW),
    )
    for a in around(4, 45):
        p, q = polar(1.1, a, 1.2), polar(0.92, a, 3.6)
        rope(m, tuple(p), tuple(q))
    for a in around(6, 20):
        p = polar(1.25, a, 0.85)
        m.add(ball(0.2, 1), LAMP, at=move(*p), glow=0.9)
    for a in around(10):
        p = polar(3.15, a, 6.2)
        m.add(ball(0.22, 1), LAMP, at=move(*p), glow=0.8)
    m.add(ball(0.5, 1), rgb("fff0b8"), at=move(0, 0, 2.4), glow=1.0)
    for side in (-1, 1):
        m.add(
            plate([(0.9 * side, 0, 0.6), (2.7 * side, 0, 1.3), (2.5 * side, 0, 0.1)], 0.06),
            APRICOT,
            facet=True,
            fade=(0, 1.4, CREAM),
        )


def tower(m, sides, rings, low, high):
    m.add(lathe(rings, sides), CREAM, facet=True, fade=(high, low, rgb("f3d7b0")))


def blades(piece, hub, count, reach, wide, cloths):
    """Sails towards -Y about the hub: spar, cloth, four battens each."""
    piece.add(
        lathe([(reach * 0.10, -0.3), (reach * 0.11, 0.2), (0, reach * 0.10)], 8), ROOF_DEEP, at=move(*hub) @ turn(90)
    )
    for i, a in enumerate(around(count, 20)):
        frame = move(*hub) @ turn(0, a, 0)
        thick = reach * 0.03
        piece.add(box(thick, thick, reach), BARK, at=frame @ move(0, 0, reach / 2), facet=True)
        tilted = frame @ turn(0, 0, 14)
        outline = [
            (0.1, 0, reach * 0.22),
            (wide * 0.8, -0.1, reach * 0.24),
            (wide, -0.1, reach * 0.97),
            (0.1, 0, reach),
        ]
        piece.add(plate(outline, reach * 0.012), cloths[i % len(cloths)], at=tilted, facet=True)
        for k in range(4):
            z = reach * (0.25 + 0.235 * k)
            piece.add(
                box(wide * 1.1, thick * 0.5, thick * 0.5),
                WOOD_LIGHT,
                at=tilted @ move(wide * 0.5, -0.14, z),
                facet=True,
            )


def great_mill(m):
    """The great windmill, thirty high to its cap, with six sails, two galleries and a granary at its foot."""
    m.add(lathe([(6.6, -0.4), (6.4, 1.6), (5.9, 3.4), (5.6, 3.6)], 10), STONE_DEEP, facet=True, fade=(0, 3.8, STONE))
    tower(m, 10, [(5.4, 3.4), (4.7, 9), (4.1, 15), (3.6, 20.5)], 3, 16)
    for z, r in ((9.0, 5.9), (16.5, 5.1)):
        m.add(
            lathe([(r - 1.4, z - 0.7), (r, z - 0.1), (r, z + 0.2), (r - 1.4, z + 0.2)], 10, cap=False),
            WOOD,
            facet=True,
            fade=(z - 0.6, z + 0.3, WOOD_LIGHT),
        )
        rail = lathe([(r - 0.2, z + 1.4), (r, z + 1.4), (r, z + 1.6), (r - 0.2, z + 1.6)], 10, cap=False)
        m.add(rail, WOOD_LIGHT, facet=True)
        for a in around(10):
            m.add(box(0.16, 0.16, 1.4), WOOD, at=turn(0, 0, a) @ move(r - 0.1, 0, z + 0.8))
    cap = [(4.1, 20.3), (4.5, 21.0), (4.1, 23.4), (2.9, 26), (1.3, 28.2), (0, 30)]

    def shingles(v, normal):
        return ROOF if int(v.z * 0.9) % 2 else ROOF_DEEP

    m.add(lathe(cap, 11), shingles, facet=True, by_face=True, fade=(22, 31, rgb("ffa070")))
    m.add(cone(0.3, 2.6, 4), BRASS, at=move(0, 0, 29.6))
    m.add(plate([(0, 0, 31.2), (2.4, 0.3, 31.7), (0, 0, 32.2)], 0.08), APRICOT, facet=True)
    for a, z, r in ((36, 6.4, 4.95), (-36, 6.4, 4.95), (0, 12.8, 4.3), (72, 12.2, 4.35), (-72, 12.2, 4.35)):
        pane(m, turn(0, 0, a) @ move(0, -r, z) @ turn(-5), 1.3, 1.7, False)
    m.add(box(2.6, 0.6, 3.6), WOOD, at=move(0, -6.2, 1.9) @ turn(-6))
    m.add(box(2.1, 0.6, 3.2), rgb("2f7fb0"), at=move(0, -6.35, 1.8) @ turn(-6), fade=(0, 3.6, rgb("6fb8e0")))
    for side in (-1, 1):
        granary(m, 8.2 * side, -0.5)
        for i in range(3):
            sack = lathe([(0.8, -0.6), (1.0, 0), (0.5, 0.8), (0.3, 1.1)], 7)
            m.add(sack, STRAW, at=move((4.6 + 0.9 * i) * side, -6.6 + 0.5 * i, 0.6), fade=(0, 1.4, CREAM))
    m.add(lathe([(0.9, 0), (0.9, 4.0)], 8), BARK, at=move(0, -2.2, 22.6) @ turn(90))
    blades(
        m.child("sails", (0, -6.3, 22.6)), (0, -6.3, 22.6), 6, 14.0, 3.2, (rgb("fff2dc"), rgb("f6b0a0"), rgb("ffd98a"))
    )


def granary(m, x, y):
    m.add(box(5.0, 6.0, 4.2), CREAM, at=move(x, y, 2.2), facet=True, fade=(4.4, 0.4, rgb("f0d2a8")))
    m.add(
        extrusion([(-3.2, 4.0), (3.2, 4.0), (2.4, 5.6), (0, 7.2), (-2.4, 5.6)], 6.8, 0.15),
        ROOF,
        at=move(x, y, 0),
        facet=True,
        fade=(4, 8, rgb("ff9a6a")),
    )
    m.add(box(2.0, 0.3, 2.6), WOOD, at=move(x, y - 3.0, 1.6))


def rock(m, radius, depth, sides, seed):
    """Underside of a floating islet, and its turf."""
    steps = [(0.06, -1.0), (0.28, -0.72), (0.60, -0.38), (0.92, -0.10), (1.0, -0.02)]
    stone = lathe([(radius * r, depth * z) for r, z in steps], sides, cap=False).roughened(
        radius * 0.10, 2.4 / radius, seed
    )

    def bands(v, normal):
        return mix(
            mix(SOIL_DEEP, rgb("d0906c"), min(1, max(0, 1 + v.z / depth))),
            rgb("e8b98c"),
            0.3 + 0.3 * math.sin(v.z * 8 / depth),
        )

    m.add(stone, bands, facet=True, by_face=True)
    turf = lathe(
        [
            (radius * 1.0, -0.09 * radius),
            (radius * 1.05, -0.01 * radius),
            (radius * 0.9, 0.04 * radius),
            (0, 0.07 * radius),
        ],
        sides,
        cap=False,
    )
    m.add(turf, LEAF, fade=(-0.1 * radius, 0.06 * radius, LEAF_TIP))
    for i, a in enumerate(around(9, seed * 30)):
        m.add(
            cone(0.16 * radius, -0.34 * radius - 0.1 * radius * (i % 3), 4),
            LEAF,
            at=move(*polar(radius * 0.97, a, 0)),
            facet=True,
        )


def sky_mill(m):
    """A mill that sails: islet with a windmill, two steering sails and lanterns below."""
    rock(m, 5.0, 6.0, 13, 3)
    m.add(lathe([(1.9, 0), (1.5, 3.4), (1.15, 6.4)], 8), CREAM, facet=True, fade=(5, 0, rgb("f3d7b0")))
    m.add(lathe([(1.5, 6.2), (1.6, 6.6), (1.0, 8.2), (0, 9.4)], 8), ROOF, facet=True, fade=(6, 9.6, rgb("ffa070")))
    pane(m, move(0, -1.75, 2.4) @ turn(-6), 0.8, 0.9, False)
    pane(m, move(0, -1.4, 4.9) @ turn(-6), 0.6, 0.7, False)
    for x, y, r in ((-3.0, -1.0, 1.2), (3.1, 0.6, 1.0), (-2.2, 1.8, 0.9), (2.4, -2.4, 0.7)):
        leaf_ball(m, x, y, 0.8 * r + 0.2, r, int(x * 4) + 30, LEAF_DARK, LEAF_TIP)
    for side in (-1, 1):
        m.add(tube([(4.0 * side, 0, -0.6), (7.0 * side, 0.5, 0.6)], [0.18, 0.1], 4, 1), BARK)
        fin = [(4.6 * side, 0.1, -0.2), (8.8 * side, 0.9, 2.6), (8.0 * side, 0.9, -2.4)]
        m.add(plate(fin, 0.08), APRICOT, facet=True, fade=(-2, 3, CREAM))
    for i, a in enumerate(around(5, 15)):
        p = polar(2.2, a, -3.2 - 0.6 * (i % 2))
        rope(m, (p.x, p.y, -2), tuple(p))
        m.add(ball(0.34, 1), LAMP, at=move(*p), glow=0.95)
    blades(m.child("sails", (0, -2.0, 6.9)), (0, -2.0, 6.9), 4, 4.6, 1.2, (rgb("fff2dc"), rgb("f6b0a0")))


def fall_island(m):
    """Floating island, twenty-six wide, from whose lip a river falls into the clouds; front towards -Y."""
    rock(m, 11.0, 11.0, 17, 4)
    for i, (x, y, s) in enumerate(((-5.5, 3.2, 1.5), (5.2, 1.6, 1.2), (0.6, 6.0, 1.8))):
        m.add(tube([(x, y, 0), (x + 0.2, y, 2.6 * s)], [0.35 * s, 0.2 * s], 5, 1), BARK)
        leaf_ball(m, x, y, 3.3 * s, 1.7 * s, i + 5, LEAF_DARK, LEAF_TIP)
        leaf_ball(m, x + 1.3 * s, y - 0.2, 2.6 * s, 1.1 * s, i + 9, LEAF_DARK, LEAF_TIP)
    for i, (x, y, r) in enumerate(((-2.4, -9.6, 1.2), (2.5, -9.4, 1.4), (-3.2, -6.0, 0.8), (3.0, -5.6, 0.9))):
        m.add(ball(r, 1).roughened(0.3 * r, 1.5, i), STONE_DEEP, at=move(x, y, 0.5), facet=True, fade=(0, 1.6, STONE))
    falls = m.child("falls", (0, 0, 0))
    sheet(
        falls,
        [(0, -2.0, 0.7), (0, -8.0, 0.6), (0, -11.6, 0.3), (0, -12.6, -3.0), (0, -13.0, -12), (0, -13.2, -24)],
        (1.0, 1.6, 1.9, 2.0, 2.6, 3.6),
    )


def sky_whale(m):
    """An old whale of the sky that carries a village, thirty long, its head towards -Y; its fins beat slowly."""
    rings = [
        (-15.5, 0.5, 0.6),
        (-14.6, 2.9, 0.1),
        (-11.5, 4.6, -0.2),
        (-6, 5.4, -0.3),
        (0, 4.9, 0.0),
        (6, 3.5, 0.7),
        (11, 1.9, 1.7),
        (14.5, 0.8, 2.6),
    ]
    sides, vertices, faces = 12, [], []
    for y, r, lift in rings:
        for i in range(sides):
            a = 2 * math.pi * i / sides
            flat = 0.82 if math.sin(a) < 0 else 0.74
            vertices.append((r * math.cos(a), y, lift + r * flat * math.sin(a)))
    for k in range(len(rings) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append([k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i])
    faces += [list(range(sides))[::-1], [(len(rings) - 1) * sides + i for i in range(sides)]]

    def hide(v, normal):
        if normal.z < -0.35 and v.y < 6:
            return (rgb("b4bfe6"), rgb("8ea2d6"))[int(abs(v.x) * 1.15) % 2]
        return mix(WHALE, WHALE_LIGHT, min(1, max(0, 0.45 + 0.5 * normal.z)))

    m.add(Part(vertices, faces), hide, by_face=False, fade=(-30, 30, WHALE_LIGHT))
    for side in (-1, 1):
        m.add(ball(0.62, 1), WHITE, at=move(4.35 * side, -10.6, 0.5))
        m.add(ball(0.46, 1), rgb("1a1a34"), at=move(4.72 * side, -10.8, 0.5))
        m.add(ball(0.16, 1), WHITE, at=move(5.0 * side, -11.15, 0.75), glow=0.8)
        m.add(
            tube(
                [(4.7 * side, -12.6, -0.9), (5.0 * side, -10.2, -1.3), (5.0 * side, -8.0, -0.7)],
                [0.10, 0.16, 0.08],
                4,
                4,
            ),
            rgb("35509a"),
        )
        fluke = [
            (0.3 * side, 13.6, 2.4),
            (3.4 * side, 15.4, 3.3),
            (5.4 * side, 18.2, 3.6),
            (2.6 * side, 17.2, 3.0),
            (0, 16.4, 2.7),
        ]
        m.add(plate(fluke, 0.4), WHALE, facet=True, fade=(2, 5, WHALE_LIGHT))
    m.add(plate([(0, 4.5, 3.6), (0, 7.8, 5.0), (0, 8.4, 3.0)], 0.5), WHALE, facet=True)
    village_on_back(m)
    for side, name in ((1, "wing.L"), (-1, "wing.R")):
        fin = m.child(name, (4.6 * side, -4.0, -1.6))
        blade = [
            (4.2 * side, -5.4, -1.4),
            (8.0 * side, -4.6, -2.2),
            (11.6 * side, -1.0, -2.6),
            (10.2 * side, 0.2, -2.4),
            (6.4 * side, -0.8, -1.9),
            (4.2 * side, -2.0, -1.4),
        ]
        fin.add(plate(blade if side > 0 else blade[::-1], 0.5), WHALE, facet=True, fade=(-3, 1, WHALE_LIGHT))


def village_on_back(m):
    m.add(
        lathe([(3.2, 3.0), (3.5, 3.7), (3.0, 4.0), (0, 4.2)], 12, cap=False).moved(size(1, 1.7, 1)),
        LEAF,
        at=move(0, -4.5, 0),
        fade=(3, 4.2, LEAF_TIP),
    )
    for x, y, s in ((-1.2, -7.0, 1.0), (1.3, -5.0, 1.25), (-1.0, -2.6, 0.9), (1.0, -1.0, 0.8)):
        m.add(box(1.5 * s, 1.5 * s, 1.4 * s), CREAM, at=move(x, y, 4.7), facet=True)
        m.add(
            lathe([(1.3 * s, 0), (0, 1.5 * s)], 4, cap=False),
            (ROOF, APRICOT)[int(x > 0)],
            at=move(x, y, 4.7 + 0.65 * s) @ turn(0, 0, 45),
            facet=True,
        )
        m.add(box(0.4 * s, 0.1, 0.5 * s), LAMP, at=move(x, y - 0.78 * s, 4.8), glow=0.8)
    for x, y in ((2.4, -7.4), (-2.3, -5.0), (2.2, -2.4), (-0.4, -9.2)):
        leaf_ball(m, x, y, 4.7, 0.85, int(x * 9) + 60, LEAF_DARK, LEAF_TIP)
    m.add(torus(5.05, 0.16, 12, 3), ROPE, at=move(0, -8.4, -0.2) @ turn(90) @ size(1.02, 0.82, 1))
    m.add(torus(4.95, 0.16, 12, 3), ROPE, at=move(0, 0.4, 0.0) @ turn(90) @ size(1.02, 0.82, 1))
    for a in (200, 235, 270, 305, 340):
        for y in (-8.4, 0.4):
            r = 5.6
            p = Vector((r * math.cos(math.radians(a)), y, r * 0.84 * math.sin(math.radians(a)) - 0.3))
            m.add(ball(0.4, 1), LAMP, at=move(*p), glow=0.95)


MODELS = {
    "balloon": lambda: static("balloon", balloon, reach=1.2),
    "great_mill": lambda: static("great_mill", great_mill, reach=2.6, ground=True),
    "sky_mill": lambda: static("sky_mill", sky_mill, reach=1.4),
    "fall_island": lambda: static("fall_island", fall_island, reach=2.5),
    "sky_whale": lambda: static("sky_whale", sky_whale, reach=2.0),
}
