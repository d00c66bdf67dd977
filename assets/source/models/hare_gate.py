"""The Hare Gate: a keeper of old, cut from the living rock, that sits astride the lane. One flies between its paws."""

from mathutils import Vector, noise

from geometry import around, ball, box, dome, lathe, move, polar, seeded, size, torus, tube, turn
from mesh import static
from obstacles import leaf_ball
from palette import LEAF, LEAF_DARK, LEAF_TIP, STONE_DEEP, mix, rgb
from ruins import foam, sheet, vine

STONE = rgb("e4d4c4")
STONE_SHADE = rgb("8a7a9c")
STONE_WARM = rgb("fff0d8")
GILT = rgb("f0b048")
GILT_DEEP = rgb("a8642c")
EMBER = rgb("ff8a28")


def carved(v, normal):
    """Pale stone in courses, moss where rain lies."""
    if normal.z > 0.55 + 0.35 * noise.noise(v * 0.22):
        return mix(LEAF, LEAF_TIP, 0.3 + 0.4 * noise.noise(v * 0.4))
    course = 0.10 if int(v.z / 2.6) % 2 else 0.0
    stain = 0.25 * max(0, noise.noise(v * 0.16))
    tone = mix(mix(STONE_SHADE, STONE, min(1, 0.25 + v.z / 26)), STONE_WARM, min(1, max(0, (v.z - 18) / 46)))
    return mix(tone, STONE_SHADE, course + stain)


def hewn(m, part, at, seed, rough=0.5, colour=carved):
    placed = part.moved(at).roughened(rough, 0.22, seed)
    m.add(placed, colour, facet=True, by_face=callable(colour))


def legs(m):
    """Haunches and hind feet of the body; each fore leg is a paw that swings from its shoulder."""
    for side, name in ((-1, "paw.R"), (1, "paw.L")):
        paw = m.child(name, (12 * side, 3.5, 24))
        fore = tube(
            [
                (18.5 * side, 0, -1),
                (18.2 * side, 0, 6),
                (17.0 * side, 0.5, 13),
                (14.5 * side, 2.5, 21),
                (9 * side, 4.5, 27),
            ],
            [4.4, 3.5, 3.3, 4.4, 6.2],
            10,
            10,
            cap=False,
            up=(0, 1, 0),
        )
        hewn(paw, fore, move(), 3, 0.4)
        for k in (-1, 0, 1):
            toe = dome(1.0, 8, 3).moved(size(1.75, 3.0, 3.2))
            hewn(paw, toe, move((18.5 + 2.5 * k) * side, -3.6 + 0.5 * abs(k), 0), k + 5, 0.2)
        haunch = ball(1.0, 3).moved(size(9.5, 12, 12.5))
        thigh = haunch.moved(move(30 * side, 9, 9.5)).without_faces_below(0)
        hewn(m, thigh, move(), 8 + side, 0.9)
        for k in (-1, 0, 1):
            foot = dome(1.0, 8, 3).moved(size(2.2, 4.6, 3.4))
            hewn(m, foot, move((30 + 3.1 * k) * side, -4.0 + 0.7 * abs(k), 0), k + 15, 0.25)
        paw.add(torus(3.75, 0.55, 12, 4), GILT_DEEP, at=move(18.15 * side, 0.1, 7.2), fade=(6.4, 8, GILT))
        paw.add(torus(3.6, 0.4, 12, 4), GILT_DEEP, at=move(17.7 * side, 0.2, 9.8), fade=(9, 10.4, GILT))


def trunk(m):
    chest = ball(1.0, 3).moved(size(14.0, 8.5, 9.0))
    hewn(m, chest, move(0, 5.5, 28.5), 21, 0.7)
    back = ball(1.0, 3).moved(size(22, 13, 16))
    vaulted = back.moved(move(0, 15, 21)).roughened(0.9, 0.2, 4).without_faces_below(17.5)
    m.add(vaulted, carved, facet=True, by_face=True)
    ruff = lathe([(8.2, -2.4), (10.0, -0.4), (9.0, 2.0), (6.6, 3.4)], 15, cap=False)
    hewn(m, ruff, move(0, 3.0, 35.5) @ turn(14), 31, 0.5)
    m.add(torus(8.6, 0.8, 18, 4), GILT_DEEP, at=move(0, 2.0, 33.4) @ turn(16), fade=(31, 36, GILT))


def face(m):
    head = Vector((0, -0.5, 43))
    skull = ball(1.0, 3).warped(lambda v: Vector((v.x * (9.6 - 1.4 * v.z), v.y * 8.6, v.z * 8.6)))
    hewn(m, skull, move(*head), 41, 0.35)
    for side in (-1, 1):
        cheek = ball(1.0, 2).moved(size(4.6, 3.8, 3.5))
        hewn(m, cheek, move(3.4 * side, -6.8, 39.6), 44, 0.2)
        puff = ball(1.0, 2).moved(size(3.4, 4.4, 4.0))
        hewn(m, puff, move(8.0 * side, -1.8, 40.2), 47, 0.4)
        brow = tube(
            [(2.0 * side, -8.3, 46.2), (5.0 * side, -8.0, 48.3), (8.2 * side, -5.2, 47.4)], [0.6, 1.0, 0.5], 6, 5
        )
        hewn(m, brow, move(), 50, 0.1)
        eye(m, side)
        for k in range(3):
            a = (3.6 * side, -9.8, 39.6 - 0.9 * k)
            m.add(
                tube(
                    [a, (9 * side, -10.4, 39.9 - 1.5 * k), (13.5 * side, -8.8, 39.2 - 2.4 * k)],
                    [0.20, 0.14, 0.03],
                    3,
                    3,
                ),
                STONE,
            )
    m.add(
        ball(1.0, 2).moved(size(1.8, 1.3, 1.15)), rgb("c9788a"), at=move(0, -10.2, 42.0), fade=(41, 43, rgb("f0a8a8"))
    )
    m.add(box(0.35, 0.5, 2.0), STONE_SHADE, at=move(0, -10.1, 40.2))
    hewn(m, ball(1.0, 2).moved(size(2.8, 2.6, 1.8)), move(0, -6.6, 36.6), 52, 0.2)
    m.add(
        lathe([(1.7, 0), (1.2, 0.35), (0, 0.5)], 6, cap=False),
        EMBER,
        at=move(0, -8.3, 48.6) @ turn(68) @ size(0.8, 1.3, 1),
        facet=True,
        glow=0.9,
    )
    m.add(torus(1.75, 0.28, 6, 4), GILT, at=move(0, -8.2, 48.6) @ turn(68) @ size(0.8, 1.3, 1))


def eye(m, side):
    place = move(5.4 * side, -6.5, 44.4) @ turn(0, 0, 34 * side) @ turn(4)
    m.add(ball(1.0, 2).moved(size(2.5, 0.8, 2.6)), STONE_SHADE, at=place)
    m.add(ball(1.0, 2).moved(size(2.05, 0.9, 2.2)), EMBER, at=place @ move(0, -0.45, -0.05), glow=1.0)
    m.add(ball(1.0, 2).moved(size(0.75, 0.5, 1.1)), rgb("5a2a28"), at=place @ move(-0.25 * side, -1.1, -0.1))


def ear(m, side, points, broken):
    """A long cupped ear; the broken one ends in a ragged edge."""
    widths = [2.2, 3.6, 4.0, 3.2, 2.4] if broken else [2.2, 3.6, 4.1, 3.4, 0.5]
    outer = tube(points, widths, 8, 8, flat=0.42, cap=True, up=(0, 1, 0))
    hewn(m, outer, move(), 60 + side, 0.35)
    inner = [Vector(p) + Vector((0, -1.25, 0.6)) for p in points[:-1]] + [
        Vector(points[-1]) * 0.9 + Vector(points[-2]) * 0.1 + Vector((0, -1.0, 0))
    ]
    inlay = tube([tuple(p) for p in inner], [w * 0.56 for w in widths], 6, 6, flat=0.32, cap=True, up=(0, 1, 0))
    m.add(inlay, rgb("d89a94"), facet=True, fade=(48, 76, rgb("ffd8c0")))


def lantern(m):
    """The keeper's lantern on a chain below the collar, higher than anyone flies."""
    m.add(tube([(0, -3.0, 32.4), (0, -3.2, 28.6)], [0.3, 0.3], 5, 1), GILT_DEEP)
    m.add(torus(0.8, 0.2, 8, 4), GILT, at=move(0, -3.2, 28.2) @ turn(90))
    m.add(
        lathe([(0.4, 3.2), (2.2, 2.2), (2.4, 1.9), (0.9, 1.8)], 8, cap=False).moved(size(1, 1, 1)),
        GILT,
        at=move(0, -3.2, 24.2),
        facet=True,
    )
    m.add(lathe([(0, -2.2), (1.5, -1.8), (1.95, 0), (1.7, 1.9)], 8, cap=False), EMBER, at=move(0, -3.2, 24.2), glow=1.0)
    m.add(
        lathe([(0, -3.0), (1.3, -2.5), (1.9, -2.0), (1.7, -1.7)], 8, cap=False),
        GILT_DEEP,
        at=move(0, -3.2, 24.2),
        facet=True,
    )
    for a in around(4, 45):
        p = polar(1.9, a, 24.2)
        m.add(box(0.22, 0.22, 4.0), GILT_DEEP, at=move(p.x, p.y - 3.2, 24.2))


def growth(m):
    source = seeded(71)
    for x, y, z, r in ((-26, 2, 20.5, 2.6), (29, 4, 21.5, 3.0), (-31, 6, 21.4, 2.2), (34, 9, 19.0, 2.4)):
        leaf_ball(m, x, y, z, r, int(x) + 90, LEAF_DARK, LEAF_TIP)
    for x, top in (
        (-13.5, 21),
        (-11, 22.2),
        (-8.5, 22.6),
        (8, 22.8),
        (11.5, 21.6),
        (13.5, 20.6),
        (-5, 21.8),
        (5.2, 21.8),
    ):
        vine(m, x, -1.5, top, source.uniform(2.6, 5.0), 0.34)
    for x, y, r in ((-37, -2, 2.4), (38, -3, 2.8)):
        m.add(
            ball(r, 1).roughened(0.3 * r, 1.5 / r, int(x)),
            STONE_DEEP,
            at=move(x, y, r * 0.3),
            facet=True,
            fade=(0, r, STONE),
        )


def water(m):
    """A river springs behind each shoulder and falls beside the haunches."""
    for side in (-1, 1):
        m.add(
            ball(1.0, 2).moved(size(5.4, 5.0, 3.0)).roughened(0.6, 0.3, side + 5),
            carved,
            at=move(41 * side, 9, 24.5),
            facet=True,
            by_face=True,
        )
        crag = tube(
            [(43 * side, 12, -2), (42.5 * side, 11, 12), (41 * side, 10, 24)],
            [9, 6.5, 5.2],
            8,
            4,
            cap=False,
            up=(0, 1, 0),
        )
        hewn(m, crag, move(), 80 + side, 1.4)
    falls = m.child("falls", (0, 0, 0))
    for side in (-1, 1):
        points = [
            (40 * side, 8, 27.2),
            (39.5 * side, 3.0, 26.8),
            (39.3 * side, 1.2, 24),
            (39.2 * side, 0.4, 12),
            (39.2 * side, 0, 0.4),
        ]
        sheet(falls, points, (2.4, 2.8, 3.0, 3.6, 5.0))
        pool = lathe([(9.5, 0), (0, 0.02)], 14, cap=False)
        falls.add(pool, rgb("6fd0f0"), at=move(39.2 * side, -4, 0.5) @ size(1, 0.7, 1), glow=0.0)
        foam(falls, 39.2 * side, -0.8, 5.2)


def hare_gate(m):
    """Eighty wide, seventy-seven high; the opening between the paws is twenty-six wide and twenty high."""
    legs(m)
    trunk(m)
    head = m.child("head", (0, 1.5, 37))
    face(head)
    ear(head, 1, [(4.2, 1.5, 49), (6.4, 2.2, 57), (9.6, 2.6, 65), (11.6, 2.4, 72), (11.4, 2.0, 77.5)], False)
    ear(head, -1, [(-4.2, 1.5, 49), (-6.8, 2.2, 56), (-10.8, 2.4, 62), (-15.0, 1.0, 65.5), (-18.6, -1.4, 64)], True)
    lantern(m)
    growth(m)
    water(m)


MODELS = {"hare_gate": lambda: static("hare_gate", hare_gate, reach=6.0, ground=True)}
