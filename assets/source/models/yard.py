"""Things that stand about in a garden: what is pushed, broken, stood on or collected.

The origin is the middle of the foot; of the ball, the gem, the key and the platform it is the middle.
"""

import math

from mathutils import Vector

from geometry import Part, around, ball, box, extrusion, globe, lathe, move, polar, size, torus, tube, turn
from mesh import static
from palette import (
    BARK,
    BARK_DEEP,
    BEE_GOLD,
    BEE_LIGHT,
    BLOOM_PINK,
    BRASS_DEEP,
    CREAM,
    LEAF,
    LEAF_TIP,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STRAW,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)

IRON = rgb("59607c")
IRON_LIGHT = rgb("8d96b8")
PALE = rgb("f0cd8e")
MOSS = rgb("7fc24a")
SIDES = (0, 90, 180, 270)


def crate_frame(m, edge, beam, colour, light):
    """Twelve beams along the edges of a cube that stands on the ground; what is as small as a bevel costs too much."""
    inner, far = edge - 2 * beam, (edge - beam) / 2
    for x in (-far, far):
        for y in (-far, far):
            m.add(box(beam, beam, edge), colour, at=move(x, y, edge / 2), facet=True, fade=(0, edge, light))
        for z in (beam / 2, edge - beam / 2):
            m.add(box(beam, inner, beam), colour, at=move(x, 0, z), facet=True, fade=(0, edge, light))
            m.add(box(inner, beam, beam), colour, at=move(0, x, z), facet=True, fade=(0, edge, light))


def faces_of(edge):
    """Placements of the six faces of a cube that stands on the ground: x along, z up, -y out."""
    middle = move(0, 0, edge / 2)
    upright = [middle @ turn(0, 0, a) @ move(0, -edge / 2, 0) for a in SIDES]
    return upright + [middle @ turn(a) @ move(0, -edge / 2, 0) for a in (-90, 90)]


def crate_light(m):
    """Pale slats with gaps, one diagonal and a leaf burnt into each side: something a hare can push."""
    crate_frame(m, 1.0, 0.13, WOOD_LIGHT, PALE)
    m.add(box(0.80, 0.80, 0.80), BARK_DEEP, at=move(0, 0, 0.5))
    for i, face in enumerate(faces_of(1.0)[:5]):  # it never shows its bottom
        for k in range(3):
            slat = face @ move(-0.25 + 0.25 * k, 0.055, 0)
            m.add(box(0.215, 0.06, 0.80), mix(WOOD_LIGHT, PALE, 0.3 + 0.3 * ((i + k) % 3)), at=slat, facet=True)
        m.add(box(0.11, 0.05, 0.98), WOOD, at=face @ move(0, 0.03, 0) @ turn(0, 45, 0), facet=True)
        if i < 4:
            emblem = face @ move(0, -0.002, 0)
            m.add(
                extrusion([(0, -0.15), (0.11, -0.02), (0.07, 0.10), (0, 0.19), (-0.07, 0.10), (-0.11, -0.02)], 0.03),
                LEAF,
                at=emblem,
                facet=True,
            )


def crate_heavy(m):
    """Dark oak bound in iron: straps about the middle, plates on the corners, rivets."""
    edge = 1.2
    crate_frame(m, edge, 0.17, BARK, WOOD)
    m.add(box(1.0, 1.0, 1.0), BARK_DEEP, at=move(0, 0, 0.6))
    for i, face in enumerate(faces_of(edge)):
        for k in range(2):
            m.add(
                box(0.42, 0.07, 0.9),
                mix(BARK, WOOD, 0.2 + 0.3 * ((i + k) % 2)),
                at=face @ move(-0.215 + 0.43 * k, 0.06, 0),
                facet=True,
            )
        if i < 4:
            m.add(
                box(edge * 0.98, 0.05, 0.17),
                IRON,
                at=face @ move(0, 0.005, 0),
                facet=True,
                fade=(0.3, 0.9, IRON_LIGHT),
            )
            for x in (-0.40, -0.14, 0.14, 0.40):
                m.add(globe(0.042, 5, 2), IRON_LIGHT, at=face @ move(x, -0.022, 0) @ size(1, 0.6, 1), facet=True)
    for x in (-1, 1):
        for y in (-1, 1):
            for z in (0.115, edge - 0.115):
                m.add(
                    box(0.245, 0.245, 0.245, 0.035),
                    IRON,
                    at=move(x * 0.483, y * 0.483, z),
                    facet=True,
                    fade=(0.2, 1.2, IRON_LIGHT),
                )


def play_ball(m):
    """A striped leather ball of six gores with a button at each pole; its origin is its middle."""
    colours = (rgb("ff9a3c"), CREAM, rgb("4f8fe8"))

    def gores(v, normal):
        return colours[int((math.degrees(math.atan2(v.y, v.x)) % 360) / 60) % 3]

    tilt = turn(24, 14, 0)
    whole = globe(0.592, 24, 14)
    m.add(whole, lambda v, n: gores(tilt.inverted() @ v, n), at=tilt, by_face=True)
    for a in around(6):
        seam = [polar(0.597 * math.cos(t), a, 0.597 * math.sin(t)) for t in (-1.4, -0.7, 0.0, 0.7, 1.4)]
        m.add(tube(seam, [0.016] * 5, 4, 10), rgb("c8622c"), at=tilt)
    for flip in (0, 180):
        m.add(lathe([(0.13, 0.568), (0.10, 0.598), (0, 0.60)], 12, cap=False), rgb("c8622c"), at=tilt @ turn(flip))


def stone(m):
    """A boulder with a cap of moss."""
    rough = ball(0.50, 3).roughened(0.07, 2.2, 11).warped(lambda v: Vector((v.x, v.y, (max(-0.36, v.z) + 0.36) * 1.14)))
    m.add(rough, STONE_DEEP, facet=True, fade=(0.1, 1.1, STONE_LIGHT))
    cap = ball(0.47, 3).roughened(0.07, 2.6, 12).warped(lambda v: Vector((v.x * 0.9, v.y * 0.9, v.z * 0.9 + 0.56)))
    m.add(cap.without_faces_below(0.80 + 0.04), MOSS, facet=True, fade=(0.75, 1.0, LEAF_TIP))
    for a, z, r in ((-70, 0.05, 0.09), (20, 0.04, 0.08), (150, 0.05, 0.07)):
        m.add(ball(r, 1).roughened(0.03, 6, a), STONE, at=move(*polar(0.40, a, z)), facet=True)


def plank(m):
    """Two tired boards on cross bars, split at the ends: it will not hold for ever."""
    splits = (
        [
            (-0.24, -1.0),
            (-0.07, -0.91),
            (0.05, -1.0),
            (0.24, -0.95),
            (0.24, 0.94),
            (0.10, 1.0),
            (-0.02, 0.90),
            (-0.24, 0.98),
        ],
        [
            (-0.24, -0.94),
            (-0.10, -1.0),
            (0.08, -0.92),
            (0.24, -1.0),
            (0.24, 1.0),
            (0.04, 0.93),
            (-0.12, 1.0),
            (-0.24, 0.92),
        ],
    )
    for x, outline, tone in ((-0.252, splits[0], 0.1), (0.252, splits[1], 0.5)):
        board = extrusion(outline, 0.085, 0.012)
        m.add(board, mix(WOOD, WOOD_LIGHT, tone), at=move(x, 0, 0.107) @ turn(-90), facet=True)
        for y in (-0.62, 0.62):
            m.add(ball(0.035, 1), IRON, at=move(x, y, 0.152) @ size(1, 1, 0.5), facet=True)
    for y in (-0.62, 0.62):
        m.add(box(0.94, 0.15, 0.07, 0.015), BARK, at=move(0, y, 0.035), facet=True)
    crack = [(-0.2, 0.08, 0), (-0.06, 0.02, 0), (0.02, 0.10, 0), (0.2, 0.03, 0)]
    for x, y, flip in ((-0.25, -0.1, 1), (0.26, 0.22, -1)):
        m.add(
            tube([(px * flip, py, 0) for px, py, _ in crack], [0.004, 0.012, 0.010, 0.003], 4, 5),
            BARK_DEEP,
            at=move(x, y, 0.1505),
        )


def platform_wood(m):
    """A raft of boards 3 × 3 on two bearers, rope at the rim; its origin is its middle."""
    for i in range(6):
        y = -1.25 + 0.5 * i
        m.add(box(2.96, 0.475, 0.16, 0.03), mix(WOOD, PALE, 0.15 + 0.25 * (i % 3)), at=move(0, y, 0.11), facet=True)
        for x in (-1.05, 1.05):
            m.add(ball(0.05, 1), IRON, at=move(x, y, 0.19) @ size(1, 1, 0.4), facet=True)
    for x in (-1.05, 1.05):
        m.add(box(0.30, 2.9, 0.24, 0.03), BARK, at=move(x, 0, -0.08), facet=True)
    for x, y in ((-1.36, -1.36), (1.36, -1.36), (-1.36, 1.36), (1.36, 1.36)):
        m.add(lathe([(0.13, -0.20), (0.13, 0.17), (0.10, 0.20)], 8), BARK_DEEP, at=move(x, y, 0), facet=True)
    for x0, y0, x1, y1 in (
        (-1.44, -1.4, -1.44, 1.4),
        (1.44, -1.4, 1.44, 1.4),
        (-1.4, -1.44, 1.4, -1.44),
        (-1.4, 1.44, 1.4, 1.44),
    ):
        rope = [(x0, y0, 0.10), ((x0 + x1) / 2, (y0 + y1) / 2, -0.06), (x1, y1, 0.10)]
        m.add(tube(rope, [0.045, 0.045, 0.045], 5, 8), STRAW)


def gem(m):
    """A brilliant of pink light, as the stone of its key; its origin is its middle."""
    girdle, table = 0.30, 0.17
    rings = [(0.0, -0.36, 0), (girdle * 0.98, 0.05, 0), (girdle, 0.09, 0), (0.245, 0.20, 22.5), (table, 0.26, 0)]
    points, faces = [Vector((0, 0, rings[0][1]))], []
    for radius, z, twist in rings[1:]:
        points += [polar(radius, a, z) for a in around(8, twist)]
    for i in range(8):
        j = (i + 1) % 8
        faces.append([0, 1 + j, 1 + i])
        for ring in (0, 1, 2):
            a, b = 1 + ring * 8, 9 + ring * 8
            faces.append([a + i, a + j, b + i])
            faces.append([a + j, b + j, b + i])
    faces.append(list(range(25, 33)))
    tones = (rgb("ff6fb5"), rgb("ff9fd0"), rgb("d83c8e"), rgb("ffd6ea"))

    def facets(v, normal):
        return tones[int(abs(normal.x * 5 + normal.y * 3.3 + normal.z * 2.1) * 2.3) % 4]

    m.add(Part(points, faces), facets, facet=True, by_face=True, glow=0.45)


def key(m):
    """A honey-coloured key with a blossom for a bow; its origin is its middle."""
    metal = {"fade": (-0.4, 0.4, BEE_LIGHT), "glow": 0.25}
    m.add(torus(0.155, 0.042, 18, 6), BEE_GOLD, at=move(0, 0, 0.235) @ turn(90), **metal)
    for a in around(6, 30):
        m.add(ball(0.055, 1), BEE_GOLD, at=move(0, 0, 0.235) @ turn(90) @ move(*polar(0.19, a)), facet=True, **metal)
    m.add(ball(0.095, 2), BLOOM_PINK, at=move(0, 0, 0.235) @ size(1, 0.55, 1), glow=0.5, facet=True)
    m.add(lathe([(0.045, -0.40), (0.045, 0.06)], 8), BEE_GOLD, **metal)
    for z, r in ((0.05, 0.07), (-0.02, 0.058), (-0.385, 0.055)):
        m.add(torus(r, 0.02, 12, 5), BRASS_DEEP, at=move(0, 0, z))
    for z, reach in ((-0.33, 0.16), (-0.21, 0.12)):
        m.add(box(reach, 0.05, 0.07, 0.01), BEE_GOLD, at=move(0.04 + reach / 2, 0, z), facet=True, **metal)


MODELS = {
    name: (lambda n=name, s=shape, k=options: static(n, s, **k))
    for name, shape, options in (
        ("crate_light", crate_light, {"reach": 0.3, "ground": True}),
        ("crate_heavy", crate_heavy, {"reach": 0.3, "ground": True}),
        ("ball", play_ball, {"reach": 0.3}),
        ("stone", stone, {"reach": 0.3, "ground": True}),
        ("plank", plank, {"reach": 0.2}),
        ("platform_wood", platform_wood, {"reach": 0.4}),
        ("gem", gem, {"reach": 0.2, "strength": 0.4}),
        ("key", key, {"reach": 0.1, "strength": 0.5}),
    )
}
