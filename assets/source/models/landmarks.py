"""Large scenery: windmill, farmhouse, orchard tree, floating islands, cloud, mountain."""

import math

from mathutils import Vector, noise

from geometry import Part, around, ball, blossom, box, extrusion, lathe, melted, move, plate, polar, seeded, torus, tube, turn
from mesh import static
from obstacles import leaf_ball
from palette import (
    BARK,
    BARK_DEEP,
    BLOOM_PINK,
    BRASS,
    CREAM,
    LAMP,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    ROOF,
    ROOF_DEEP,
    SOIL,
    SOIL_DEEP,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)

HUB = (0, -2.75, 10.4)


def windmill(m):
    """Tapering tower on a stone foot, shingled cap, four lattice sails on a child node that turns."""
    m.add(lathe([(3.3, -0.2), (3.25, 0.6), (3.0, 1.4), (2.85, 1.5)], 8), STONE_DEEP, facet=True, fade=(0, 1.6, STONE))
    m.add(
        lathe([(2.75, 1.4), (2.45, 4.0), (2.1, 7.2), (1.85, 9.3)], 8), CREAM, facet=True, fade=(6, 1.4, rgb("f3d7b0"))
    )
    for z, r in ((4.0, 2.50), (6.8, 2.20), (9.2, 1.98)):
        m.add(
            lathe([(r - 0.08, -0.14), (r + 0.10, -0.10), (r + 0.10, 0.10), (r - 0.08, 0.14)], 8),
            WOOD,
            at=move(0, 0, z),
            facet=True,
        )
    gallery(m)
    openings(m)
    cap = [(2.15, 9.25), (2.3, 9.55), (2.1, 10.5), (1.55, 11.6), (0.75, 12.5), (0.25, 12.8), (0, 13.6)]

    def shingles(v, normal):
        return ROOF if int(v.z * 2.6) % 2 else ROOF_DEEP

    m.add(lathe(cap, 10), shingles, facet=True, by_face=True, fade=(10.5, 13.5, rgb("ff9a6a")))
    m.add(lathe([(0, -0.3), (0.22, 0), (0, 0.3)], 6), BRASS, at=move(0, 0, 13.7))
    m.add(lathe([(0.42, 0), (0.42, 1.6), (0.30, 1.8)], 8), BARK, at=move(0, -1.2, HUB[2]) @ turn(90))
    sails = m.child("sails", HUB)
    sails.add(
        lathe([(0.55, -0.30), (0.62, 0), (0.45, 0.35), (0, 0.55)], 10),
        ROOF_DEEP,
        at=move(*HUB) @ turn(90),
        fade=(10, 11, ROOF),
    )
    for k in range(4):
        sail(sails, move(*HUB) @ turn(0, 45 + 90 * k, 0), (rgb("fff2dc"), rgb("f4a8a0"))[k % 2])


def sail(sails, frame, cloth):
    """One arm along +Z with a lattice and a slightly twisted cloth."""
    sails.add(box(0.26, 0.20, 6.2, 0.03, 0.6), BARK, at=frame @ move(0, 0, 3.1), fade=(4, 17, WOOD))
    panel = frame @ turn(0, 0, 12)
    sails.add(
        plate([(0.12, -0.02, 1.5), (1.45, -0.10, 1.6), (1.45, -0.16, 6.0), (0.12, -0.06, 6.05)], 0.07),
        cloth,
        at=panel,
        facet=True,
    )
    for i in range(6):
        z = 1.5 + i * 0.91
        sails.add(box(1.75, 0.10, 0.10), WOOD, at=panel @ move(0.62, -0.14, z))
    sails.add(box(0.10, 0.10, 4.7), WOOD, at=panel @ move(1.45, -0.12, 3.8))
    sails.add(box(0.08, 0.10, 4.7), WOOD_LIGHT, at=panel @ move(0.78, -0.16, 3.8))


def gallery(m):
    """Wooden walk around the tower at a third of its height."""
    m.add(
        lathe([(2.4, 3.85), (3.45, 3.95), (3.45, 4.15), (2.4, 4.15)], 16), WOOD, facet=True, fade=(3.8, 4.2, WOOD_LIGHT)
    )
    m.add(torus(3.35, 0.07, 16, 4), WOOD_LIGHT, at=move(0, 0, 4.95))
    for a in around(16):
        m.add(box(0.10, 0.10, 0.8), WOOD, at=turn(0, 0, a) @ move(3.35, 0, 4.55))
    for a in around(8, 22.5):
        m.add(box(1.25, 0.14, 0.14), BARK, at=turn(0, 0, a) @ move(2.75, 0, 3.55) @ turn(0, -42, 0))


def openings(m):
    door = move(0, -2.72, 1.5) @ turn(-5)
    m.add(box(1.25, 0.24, 2.0, 0.05), BARK_DEEP, at=door @ move(0, 0, 0.8))
    m.add(box(1.0, 0.30, 1.75, 0.04), rgb("2f9a8f"), at=door @ move(0, -0.02, 0.75), fade=(1.4, 3.6, rgb("6fd3c0")))
    m.add(ball(0.08, 1), BRASS, at=door @ move(0.34, -0.20, 0.75))
    for a, z, r in (
        (0, 5.5, 2.30),
        (0, 7.9, 2.02),
        (90, 6.2, 2.18),
        (-90, 6.2, 2.18),
        (180, 5.4, 2.32),
        (180, 8.0, 2.02),
    ):
        frame = turn(0, 0, a + 0) @ move(0, -r * 0.96, z) @ turn(-6)
        m.add(box(0.86, 0.26, 1.06, 0.05), WOOD, at=frame)
        m.add(box(0.62, 0.30, 0.80, 0.03), LAMP, at=frame @ move(0, -0.02, 0), glow=0.55)
        m.add(box(0.06, 0.34, 0.80), WOOD, at=frame @ move(0, -0.02, 0))
        m.add(box(0.62, 0.34, 0.06), WOOD, at=frame @ move(0, -0.02, 0))
        m.add(box(0.95, 0.34, 0.20, 0.04), rgb("c8622c"), at=frame @ move(0, -0.16, -0.62))
        for x in (-0.28, 0, 0.28):
            m.add(blossom(0.17, 5, 0.08), BLOOM_PINK, at=frame @ move(x, -0.24, -0.42) @ turn(40), glow=0.15)


def farmhouse(m):
    """Crooked cottage with a bowed roof, chimney and lit windows; front towards -Y."""
    m.add(box(7.4, 5.4, 0.7, 0.1), STONE_DEEP, at=move(0, 0, 0.3), facet=True, fade=(0, 0.8, STONE))
    m.add(box(6.8, 4.8, 3.2, 0.08, 0.98), CREAM, at=move(0, 0, 2.2), fade=(3.5, 0.6, rgb("f0d2a8")))
    for x in (-3.3, 3.3):
        for y in (-2.3, 2.3):
            m.add(box(0.34, 0.34, 3.3, 0.04), WOOD, at=move(x, y, 2.2), fade=(0, 3, WOOD_LIGHT))
    for y in (-2.38, 2.38):
        m.add(box(6.7, 0.16, 0.28, 0.03), WOOD, at=move(0, y, 3.65))
    gable = [(-2.5, 3.7), (2.5, 3.7), (0, 6.5)]
    m.add(extrusion(gable, 6.4), CREAM, at=turn(0, 0, 90), facet=True, fade=(6.4, 3.6, rgb("f0d2a8")))
    roof(m)
    m.add(box(0.95, 0.95, 2.2, 0.06, 0.9), STONE_DEEP, at=move(1.9, 0.8, 6.1), facet=True, fade=(5, 7.3, STONE))
    m.add(box(1.15, 1.15, 0.25, 0.05), ROOF_DEEP, at=move(1.9, 0.8, 7.25))
    m.add(box(1.3, 0.24, 2.3, 0.05), WOOD, at=move(-0.6, -2.42, 1.75))
    m.add(box(1.0, 0.30, 2.05, 0.04), rgb("2f7fb0"), at=move(-0.6, -2.44, 1.65), fade=(0.6, 2.8, rgb("6fb8e0")))
    m.add(ball(0.08, 1), BRASS, at=move(-0.25, -2.62, 1.65))
    for x, y, a in ((1.9, -2.42, 0), (-2.5, -2.42, 0), (3.42, 0, 90), (-3.42, 0, -90)):
        window(m, move(x, y, 2.3) @ turn(0, 0, a))
    m.add(torus(0.42, 0.10, 14, 5), WOOD, at=move(-3.3, 0, 5.0) @ turn(0, 90, 0))
    m.add(lathe([(0.40, 0), (0, 0.04)], 12, cap=False), LAMP, at=move(-3.28, 0, 5.0) @ turn(0, -90, 0), glow=0.7)
    for x in (-1.8, 1.6):
        window(m, move(x, 2.42, 2.3) @ turn(0, 0, 180))
    m.add(lathe([(0.42, 0), (0.52, 0.45), (0.42, 0.95)], 10), WOOD, at=move(3.1, 2.8, 0.1), fade=(0, 1, WOOD_LIGHT))
    for x, y, r in ((-1.8, -2.9, 0.5), (2.9, -2.9, 0.55), (0.7, -2.85, 0.38), (3.9, 1.0, 0.6)):
        leaf_ball(m, x, y, 0.35, r, int(x * 5) + 20)


def farmhouse_far(m):
    """The farmhouse from afar, without what is smaller than a few pixels there."""
    m.add(box(7.4, 5.4, 0.7), STONE_DEEP, at=move(0, 0, 0.3), facet=True, fade=(0, 0.8, STONE))
    m.add(box(6.8, 4.8, 3.2), CREAM, at=move(0, 0, 2.2), facet=True, fade=(3.5, 0.6, rgb("f0d2a8")))
    for x in (-3.3, 3.3):
        for y in (-2.3, 2.3):
            m.add(box(0.34, 0.34, 3.3), WOOD, at=move(x, y, 2.2), fade=(0, 3, WOOD_LIGHT))
    gable = [(-2.5, 3.7), (2.5, 3.7), (0, 6.5)]
    m.add(extrusion(gable, 6.4), CREAM, at=turn(0, 0, 90), facet=True, fade=(6.4, 3.6, rgb("f0d2a8")))
    roof(m, 4)
    m.add(box(0.95, 0.95, 2.2), STONE_DEEP, at=move(1.9, 0.8, 6.1), facet=True, fade=(5, 7.3, STONE))
    m.add(box(1.15, 1.15, 0.25), ROOF_DEEP, at=move(1.9, 0.8, 7.25))
    m.add(box(1.1, 0.3, 2.2), rgb("2f7fb0"), at=move(-0.6, -2.44, 1.65), fade=(0.6, 2.8, rgb("6fb8e0")))
    for x, y, a in ((1.9, -2.42, 0), (-2.5, -2.42, 0), (3.42, 0, 90), (-3.42, 0, -90), (-1.8, 2.42, 180), (1.6, 2.42, 180)):
        m.add(box(1.15, 0.2, 1.15), WOOD, at=move(x, y, 2.3) @ turn(0, 0, a))
        m.add(box(0.9, 0.28, 0.9), mix(LAMP, WOOD, 0.2), at=move(x, y, 2.3) @ turn(0, 0, a), glow=0.45)
    for x, y, r in ((-1.8, -2.9, 0.5), (2.9, -2.9, 0.55), (3.9, 1.0, 0.6)):
        m.add(ball(r, 0), LEAF, at=move(x, y, 0.35), facet=True, fade=(0, 1.0, LEAF_LIGHT))


def roof(m, courses=7):
    """Two bowed slopes of shingle courses."""
    for side in (1, -1):
        for i in range(courses):
            t0, t1 = i / courses, (i + 1) / courses
            y0, y1 = 3.35 * (1 - t0) * side, 3.35 * (1 - t1) * side
            z0, z1 = 3.25 + 3.5 * t0**0.85, 3.25 + 3.5 * t1**0.85
            lap = 0.10
            outline = [(-3.9, y0, z0 + lap), (3.9, y0, z0 + lap), (3.9, y1, z1), (-3.9, y1, z1)]
            m.add(
                plate(outline if side < 0 else outline[::-1], 0.20),
                (ROOF, ROOF_DEEP)[i % 2] if i else WOOD,
                facet=True,
                fade=(3, 8, rgb("ff9a6a")),
            )
    m.add(box(8.0, 0.5, 0.34, 0.08), ROOF_DEEP, at=move(0, 0, 6.75))


def window(m, frame):
    m.add(box(1.15, 0.22, 1.15, 0.05), WOOD, at=frame)
    m.add(box(0.90, 0.28, 0.90, 0.03), LAMP, at=frame, glow=0.55)
    m.add(box(0.08, 0.32, 0.9), WOOD, at=frame)
    m.add(box(0.9, 0.32, 0.08), WOOD, at=frame)
    for side in (1, -1):
        m.add(
            box(0.42, 0.12, 1.10, 0.03), rgb("2f9a8f"), at=frame @ move(0.82 * side, -0.06, 0) @ turn(0, 0, 10 * side)
        )


def orchard_tree(m):
    """Spreading apple tree: wide flat crown, glowing fruit."""
    m.add(
        tube([(0, 0, -0.1), (-0.15, 0, 0.9), (0.1, 0.05, 1.9), (0, 0, 2.7)], [0.55, 0.34, 0.28, 0.22], 8, 6),
        BARK,
        fade=(0, 1.6, BARK_DEEP),
    )
    for a, reach, z in ((10, 1.7, 3.2), (130, 1.6, 3.3), (250, 1.7, 3.1)):
        m.add(
            tube([(0, 0, 1.7), tuple(polar(reach * 0.5, a, 2.5)), tuple(polar(reach, a, z))], [0.20, 0.15, 0.08], 6, 4),
            BARK,
        )
    for i, (x, y, z, r) in enumerate(
        (
            (0, 0, 4.0, 1.35),
            (1.7, 0.3, 3.5, 1.1),
            (-0.95, 1.4, 3.6, 1.05),
            (-1.0, -1.35, 3.5, 1.1),
            (0.7, -1.3, 3.8, 0.95),
        )
    ):
        leaf_ball(m, x, y, z, r, i * 5 + 2, LEAF, LEAF_TIP, 0.72, 20)
    for a, r, z in (
        (15, 2.5, 3.2),
        (-35, 2.2, 3.0),
        (60, 1.9, 3.1),
        (110, 2.3, 3.2),
        (150, 1.9, 3.1),
        (200, 2.0, 3.0),
        (235, 2.4, 3.2),
        (290, 2.0, 3.1),
    ):
        p = polar(r, a, z - 0.25)
        m.add(ball(0.20, 1), rgb("ff9a3c"), at=move(*p), glow=0.35, fade=(z - 0.5, z, rgb("ffd25a")))


def wobble(angle, seed):
    return 1 + 0.10 * math.sin(3 * angle + seed) + 0.06 * math.sin(7 * angle + seed * 2)


def island(radius, depth, seed, trees):
    """Floating rock with a turf lid, hanging roots and a small orchard."""

    def shape(m):
        source = seeded(seed)

        def outline(v):
            k = wobble(math.atan2(v.y, v.x), seed)
            return Vector((v.x * k, v.y * k, v.z))

        def bed(v):
            return math.tanh(2 * math.sin(v.z * 17 / depth + 1.8 * noise.noise(v * (2 / radius))))

        def ledges(v):
            return v + Vector((v.x, v.y, 0)) * (0.05 * bed(v))

        steps = [
            (0.03, -1.0), (0.18, -0.84), (0.34, -0.68), (0.54, -0.51), (0.74, -0.33), (0.90, -0.16), (0.97, -0.05),
        ]  # fmt: skip
        rock = (
            lathe([(radius * r, depth * z) for r, z in steps], 18, cap=False)
            .warped(outline)
            .roughened(radius * 0.09, 3 / radius, seed)
            .warped(ledges)
        )

        def strata(v, normal):
            low = mix(SOIL_DEEP, rgb("d0906c"), min(1, max(0, 1 + v.z / depth)))
            return mix(low, rgb("e8b98c"), 0.30 + 0.26 * bed(v))

        m.add(rock, strata)
        turf = lathe(
            [
                (radius * 0.985, -radius * 0.085),
                (radius * 1.03, -radius * 0.05),
                (radius * 1.03, 0),
                (radius * 0.97, 0.02 * radius),
                (radius * 0.5, 0.035 * radius),
                (0, 0.05 * radius),
            ],
            30,
            cap=False,
        ).warped(outline)
        m.add(
            turf,
            lambda v, n: LEAF if n.z < 0.4 else mix(LEAF_LIGHT, LEAF_TIP, 0.45 + 0.4 * noise.noise(v * (2.5 / radius))),
        )
        for i in range(20):
            a = i * 18
            k = radius * 0.97 * wobble(math.radians(a), seed)
            m.add(
                lathe(
                    [
                        (0, -0.10 * radius - 0.10 * radius * source.random()),
                        (0.075 * radius, -0.05 * radius),
                        (0.085 * radius, 0),
                    ],
                    4,
                    cap=False,
                ),
                LEAF,
                at=move(*polar(k, a, -0.035 * radius)),
                fade=(-0.15 * radius, 0, LEAF_LIGHT),
            )
        for i in range(7):
            a, r = source.uniform(0, 360), radius * source.uniform(0.15, 0.75)
            top = -depth * (1 - r / radius) * 0.85
            p, length = polar(r, a, top), depth * source.uniform(0.25, 0.45)
            bend = polar(radius * 0.06, a + 80)
            m.add(
                tube(
                    [
                        tuple(p + Vector((0, 0, 0.3))),
                        tuple(p + bend + Vector((0, 0, -length * 0.5))),
                        tuple(p - bend * 0.5 + Vector((0, 0, -length))),
                    ],
                    [0.035 * radius, 0.022 * radius, 0.004 * radius],
                    4,
                    5,
                ),
                BARK,
                fade=(top - length, top, SOIL),
            )
        for x, y, scale in trees:
            orchard_pair(m, x * radius, y * radius, scale, source)
        for i in range(12):
            p = polar(radius * (0.25 + 0.6 * ((i * 0.618) % 1)), i * 137.5)
            m.add(
                blossom(0.045 * radius, 5, 0.02 * radius),
                (CREAM, BLOOM_PINK)[i % 2],
                at=move(p.x, p.y, 0.055 * radius),
                glow=0.15,
            )
        for i in range(3):
            p = polar(radius * 0.6, source.uniform(0, 360))
            m.add(
                ball(0.10 * radius, 1).roughened(0.03 * radius, 2, i),
                STONE_DEEP,
                at=move(p.x, p.y, 0.05 * radius),
                facet=True,
                fade=(0, 0.15 * radius, STONE_LIGHT),
            )

    return shape


def orchard_pair(m, x, y, scale, source):
    m.add(
        tube(
            [(x, y, 0), (x + 0.1 * scale, y, 1.0 * scale), (x, y, 2.0 * scale)],
            [0.22 * scale, 0.15 * scale, 0.12 * scale],
            6,
            3,
        ),
        BARK,
    )
    leaf_ball(m, x, y, 2.6 * scale, 1.2 * scale, source.randint(1, 90), LEAF_DARK)
    leaf_ball(m, x + 0.8 * scale, y + 0.2 * scale, 2.2 * scale, 0.75 * scale, source.randint(1, 90), LEAF_DARK)
    for a in around(4, 20):
        p = polar(1.15 * scale, a, 2.2 * scale)
        m.add(ball(0.16 * scale, 1), rgb("ff9a3c"), at=move(x + p.x, y + p.y, p.z), glow=0.3)


def cloud(m):
    """Heap of soft balls that run into each other, with a flat base."""
    heap = Part([], [])
    for x, y, z, r in (
        (0, 0, 0, 1.35),
        (1.5, 0.2, -0.2, 1.0),
        (-1.5, -0.1, -0.2, 1.08),
        (2.6, 0, -0.42, 0.62),
        (-2.6, 0, -0.42, 0.66),
        (0.7, -0.45, 0.55, 0.88),
        (-0.6, 0.3, 0.6, 0.8),
    ):
        puff = ball(r, 3).warped(
            lambda v: Vector((v.x, v.y * 0.85, v.z * (0.8 if v.z > 0 else 0.26)))
        )
        heap = heap.joined(puff.moved(move(x, y, z)))
    m.add(melted(heap, 0.1, 2, 560), rgb("d8e6ff"), fade=(-0.7, 0.3, WHITE))


def mountain(m):
    """Far peak, twenty-eight wide and nineteen high: faceted ridges, snow with a ragged edge."""
    rings, sides = 11, 26
    vertices, faces = [(0, 0, 19.0)], []
    for k in range(1, rings + 1):
        t = k / rings
        for i in range(sides):
            a = 2 * math.pi * (i + 0.5 * (k % 2)) / sides
            ridge = (
                math.sin(5 * a + 1) * 0.5
                + math.sin(3 * a + 2.2) * 0.5
                + 0.9 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, t * 3)))
            )
            radius = 14 * t * (1 + 0.10 * ridge * t)
            height = (
                19 * (1 - t) ** 1.35 + 2.4 * ridge * math.sin(math.pi * t) * (1 - t * 0.4) - (0.6 if k == rings else 0)
            )
            vertices.append((radius * math.cos(a), radius * math.sin(a), height))
    for i in range(sides):
        faces.append([0, 1 + i, 1 + (i + 1) % sides])
    for k in range(rings - 1):
        for i in range(sides):
            j = (i + 1) % sides
            a, b, c, d = 1 + k * sides + i, 1 + k * sides + j, 1 + (k + 1) * sides + j, 1 + (k + 1) * sides + i
            faces += [[a, d, c], [a, c, b]] if k % 2 else [[a, d, b], [b, d, c]]

    def slopes(v, normal):
        if v.z > 9.6 + 3.0 * noise.noise(v * 0.3) - 1.5 * normal.z:
            return rgb("f6fbff")
        return mix(rgb("4f9f86"), rgb("8fa6d8"), min(1, max(0, (v.z - 1) / 7)))

    m.add(Part(vertices, faces), slopes, facet=True, by_face=True)


LARGE = ((-0.35, 0.2, 1.5), (0.3, -0.15, 1.2), (0.1, 0.45, 1.0))
MODELS = {
    "windmill": lambda: static("windmill", windmill, reach=1.6, ground=True),
    "farmhouse": lambda: static("farmhouse", farmhouse, reach=1.2, ground=True),
    "farmhouse_far": lambda: static("farmhouse_far", farmhouse_far, reach=1.2, ground=True),
    "orchard_tree": lambda: static("orchard_tree", orchard_tree, reach=1.3, ground=True, soft=True),
    "island_small": lambda: static("island_small", island(5.5, 6.0, 2, ((-0.2, 0.1, 0.9),)), reach=1.5, soft=True, sharp=60),
    "island_large": lambda: static("island_large", island(11.0, 10.5, 5, LARGE), reach=2.5, soft=True, sharp=60),
    "cloud": lambda: static("cloud", cloud, reach=1.2, strength=0.4, sharp=180, soft=True),
    "mountain": lambda: static("mountain", mountain, reach=6),
}
