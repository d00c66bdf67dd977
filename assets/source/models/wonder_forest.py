"""The forest in which clover and mushrooms are trees."""

import math

from mathutils import Vector

from geometry import Part, around, ball, cone, dome, lathe, move, petal, polar, size, tube, turn
from mesh import static
from palette import BLOOM_PINK, CLOVER, CREAM, LEAF, LEAF_DARK, LEAF_LIGHT, LEAF_TIP, WHITE, mix, rgb

CAP = rgb("f0602c")
CAP_LIGHT = rgb("ffb23e")
CAP_BLUE = rgb("3f7fe8")
CAP_BLUE_LIGHT = rgb("8fd0ff")
STALK = rgb("fff0d8")
STALK_DEEP = rgb("d8a890")
GILL = rgb("ffd9a8")
GILL_DEEP = rgb("e08a5a")


def mushroom(m, x, y, high, wide, lean=0.0, sides=14, low=CAP, top=CAP_LIGHT, spots=7, spin=0, rough=False):
    """One mushroom, its stalk curved by `lean`; gills glow softly below the cap."""
    foot, head = Vector((x, y, 0)), Vector((x + lean, y, high))
    middle = (foot + head) / 2 + Vector((-lean * 0.35, 0, 0))
    m.add(
        tube(
            [tuple(foot - Vector((0, 0, 0.3))), tuple(middle), tuple(head)],
            [wide * 0.30, wide * 0.15, wide * 0.17],
            6 if rough else 9,
            2 if rough else 5,
            cap=False,
        ),
        STALK_DEEP,
        fade=(0, high * 0.8, STALK),
    )
    if not rough:
        skirt = lathe([(wide * 0.16, 0.18 * wide), (wide * 0.34, 0), (wide * 0.30, 0.02 * wide)], 10, cap=False)
        m.add(skirt, STALK, at=move(*(foot * 0.3 + head * 0.7)))
    tilt = move(*head) @ turn(0, 9 if lean > 0 else -6, spin)
    h = wide * 0.62
    cap = [(0.98, -0.10), (1.02, 0.02), (0.94, 0.24), (0.74, 0.52), (0.44, 0.76), (0, 0.90)]
    cap = cap[::2] + cap[-1:] if rough else cap
    m.add(
        lathe([(wide * r, h * z) for r, z in cap], sides, cap=False),
        low,
        at=tilt,
        fade=(high - 0.1 * h, high + 0.9 * h, top),
    )

    def gills(v, normal):
        return (GILL, GILL_DEEP)[int(math.degrees(math.atan2(v.y - head.y, v.x - head.x)) / (180 / sides)) % 2]

    under = lathe([(wide * 0.16, h * 0.12), (wide * 0.98, -h * 0.10)], sides if rough else sides * 2, cap=False)
    m.add(under, gills, at=tilt, facet=True, by_face=True, glow=0.22)
    for i in range(spots):
        a, t = i * 137.5 + spin, (0.25 + 0.62 * ((i * 0.618) % 1))
        r, z = math.sin(t * 1.45) * 0.96, 0.9 * math.cos(t * 1.42)
        slope = Vector((r * 0.9, 0, z * 1.1)).normalized()
        lie = slope.to_track_quat("Z", "Y").to_matrix().to_4x4()
        spot = dome(wide * (0.17 - 0.05 * t), 6, 1 if rough else 2).moved(size(1, 1, 0.45))
        m.add(spot, WHITE, at=tilt @ turn(0, 0, a) @ move(wide * r, 0, h * z) @ lie)


def giant_mushroom(m):
    """A mushroom tree, twelve high, with two children at its foot and shelves on its stalk."""
    mushroom(m, 0, 0, 9.6, 5.4, 0.9, 16, spots=8)
    mushroom(m, -3.4, -1.6, 3.6, 1.9, -0.5, 9, spots=4, spin=40, rough=True)
    mushroom(m, 3.1, -2.2, 2.2, 1.3, 0.3, 8, spots=3, spin=80, rough=True)
    for a, z, r in ((200, 3.0, 1.0), (160, 4.3, 0.7)):
        shelf = lathe([(r, 0), (r * 0.7, r * 0.3), (0, r * 0.35)], 9)
        m.add(shelf, CAP_LIGHT, at=move(*polar(0.9, a, z)) @ turn(0, 6, 0), fade=(z, z + 0.4, CREAM))
    tussocks(m, 3.4, 6)


def mushroom_ring(m):
    """Group of blue mushrooms, two to five high."""
    for i, (x, y, high, wide, lean) in enumerate(
        ((0, 0, 4.6, 2.3, 0.4), (-2.3, -0.8, 2.8, 1.5, -0.4), (2.0, -1.1, 2.2, 1.2, 0.3), (0.6, -2.0, 1.2, 0.7, 0.1))
    ):
        mushroom(m, x, y, high, wide, lean, 10 if i == 0 else 8, CAP_BLUE, CAP_BLUE_LIGHT, 4, i * 50, True)
    tussocks(m, 2.4, 4)


def tussocks(m, radius, count):
    for i in range(count):
        p = polar(radius * (0.6 + 0.4 * ((i * 0.618) % 1)), i * 137.5)
        for k in range(3):
            m.add(
                cone(0.16, 1.3 - 0.2 * k, 3),
                LEAF_DARK,
                at=move(p.x, p.y, 0) @ turn(14 * math.sin(i + k * 2), 18 * math.cos(i * 2 + k), k * 50),
                fade=(0, 1.2, LEAF_TIP),
            )


def heart(length, wide, cup, lift):
    """Heart-shaped leaflet along +X, cupped, with a pale chevron ring; two-sided."""
    outline = [(0.0, 0.02), (0.18, 0.20), (0.45, 0.42), (0.74, 0.52), (0.96, 0.40), (1.02, 0.20), (0.90, 0.0)]
    rim = [(x, y) for x, y in outline] + [(x, -y) for x, y in outline[-2:0:-1]]
    heart_of = (0.52, 0.0)
    vertices, faces, n = [], [], len(rim)

    def bowl(x, y):
        return Vector((x * length, y * wide, lift * x * x + cup * (abs(y) * 1.6 + max(0, x - 0.5) * 0.6)))

    for share in (1.0, 0.66, 0.42):
        for x, y in rim:
            vertices.append(bowl(heart_of[0] + (x - heart_of[0]) * share, y * share))
    vertices += [bowl(*heart_of), bowl(*heart_of) - Vector((0, 0, 0.05 * length))]
    for ring in range(2):
        for i in range(n):
            j = (i + 1) % n
            faces.append([ring * n + j, ring * n + i, (ring + 1) * n + i, (ring + 1) * n + j])
    for i in range(n):
        j = (i + 1) % n
        faces += [[2 * n + j, 2 * n + i, 3 * n], [i, j, 3 * n + 1]]
    return Part(vertices, faces)


def giant_clover(m):
    """A clover as tall as a tree, sixteen high: four leaflets on a bowed stalk, a younger shoot beside it."""
    stem(m, [(0, 0, -0.3), (0.9, 0, 5), (0.4, 0, 10), (-0.6, 0, 14.6)], 0.62)
    crown(m, Vector((-0.6, 0, 14.6)), 5.6, 4, 10)
    stem(m, [(1.2, -0.8, -0.3), (2.9, -1.4, 3.2), (3.3, -1.8, 6.6)], 0.38)
    crown(m, Vector((3.3, -1.8, 6.6)), 3.0, 3, 50)
    stem(m, [(-1.0, 0.6, -0.3), (-2.2, 0.8, 3.0), (-2.6, 0.6, 6.0)], 0.26)
    bloom = Vector((-2.6, 0.6, 6.4))
    for z, r, count in ((-0.5, 0.9, 7), (0.1, 0.85, 7), (0.7, 0.55, 5)):
        for a in around(count, z * 40):
            m.add(
                petal(r, 0.5, 0.45, 0.1, 0.06),
                BLOOM_PINK,
                at=move(*(bloom + Vector((0, 0, z)))) @ turn(0, 0, a),
                fade=(5.6, 7.6, CREAM),
                glow=0.1,
            )
    tussocks(m, 2.0, 6)


def stem(m, points, radius):
    m.add(
        tube(points, [radius, radius * 0.72, radius * 0.55], 7, 8, cap=False),
        LEAF_DARK,
        fade=(0, points[-1][2], LEAF_LIGHT),
    )


def crown(m, centre, size_of, leaves, spin):
    inner, outer = mix(CLOVER, rgb("d8f8b0"), 0.72), CLOVER

    def mark(v, normal):
        away = (v - centre).xy.length / size_of
        return inner if 0.42 < away < 0.62 else outer

    for a in around(leaves, spin):
        leaf = heart(size_of, size_of * (1.0 if leaves == 4 else 1.15), size_of * 0.16, size_of * 0.10)
        m.add(
            leaf,
            mark,
            at=move(*centre) @ turn(0, 0, a) @ turn(0, -6, 0),
            by_face=True,
            fade=(centre.z - 1, centre.z + size_of * 0.42, LEAF_TIP),
            glow=0.28,
        )


def root_arch(m):
    """Old root that bows over the lane, thirty wide, with small mushrooms and hanging lights."""
    spine = [
        (-19, 0.4, -1),
        (-17.5, 0.5, 6),
        (-13, -0.4, 13.5),
        (-5, 0.4, 18.4),
        (4, -0.3, 19.2),
        (12, 0.5, 15.6),
        (17, 0.2, 8.5),
        (19, -0.3, -1),
    ]
    bark, bark_light = rgb("8a5a5a"), rgb("d8a480")

    def grain(v, normal):
        wood = mix(bark, bark_light, 0.5 + 0.5 * math.sin(3 * math.atan2(v.y, v.z - 8) + v.x * 0.5))
        return mix(wood, mix(LEAF, LEAF_TIP, 0.4), min(1.0, max(0.0, (normal.z - 0.35) / 0.35)))

    limb = tube(spine, [2.8, 2.0, 1.5, 1.25, 1.2, 1.4, 1.9, 2.9], 9, 26, cap=False, up=(0, 1, 0))
    m.add(limb.roughened(0.45, 0.3, 2), grain)
    second = [(-22, 2.5, -1), (-19, 1.8, 5), (-15.2, 0.8, 10), (-12, -0.2, 14.6)]
    m.add(tube(second, [1.5, 1.0, 0.8, 0.5], 6, 7, cap=False, up=(0, 1, 0)), grain)
    for x, z in ((-16.2, 9.0), (-10.4, 16.2), (8.2, 18.4), (14.6, 12.6)):
        mushroom_at(m, x, -0.6, z, 1.1)
    for x, top, length in ((-9, 15.4, 3.4), (-4.5, 17.4, 2.2), (0.5, 18.0, 3.8), (5.5, 17.2, 2.4), (10, 15.6, 3.2)):
        m.add(tube([(x, 0, top), (x, 0, top - length)], [0.07, 0.06], 3, 1), LEAF_DARK)
        m.add(ball(0.42, 2).moved(size(1, 1, 1.3)), rgb("ffd27a"), at=move(x, 0, top - length), glow=0.85)
        m.add(cone(0.5, 0.45, 5), LEAF_LIGHT, at=move(x, 0, top - length + 0.3), facet=True)


def mushroom_at(m, x, y, z, wide):
    m.add(tube([(x, y, z - 0.3), (x, y - 0.2, z + wide * 0.9)], [0.2 * wide, 0.15 * wide], 6, 1, cap=False), STALK)
    cap = lathe([(wide * 0.3, 0), (wide, -0.1), (wide * 0.8, 0.35 * wide), (0, 0.6 * wide)], 9, cap=False)
    m.add(cap, CAP, at=move(x, y - 0.2, z + wide * 0.9), fade=(z, z + wide * 1.6, CAP_LIGHT))


MODELS = {
    "giant_mushroom": lambda: static("giant_mushroom", giant_mushroom, reach=1.8, ground=True),
    "mushroom_ring": lambda: static("mushroom_ring", mushroom_ring, reach=1.0, ground=True),
    "giant_clover": lambda: static("giant_clover", giant_clover, reach=2.0, ground=True, soft=True, sharp=60),
    "root_arch": lambda: static("root_arch", root_arch, reach=2.0, ground=True, soft=True, sharp=60),
}
