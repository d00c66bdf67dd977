"""The mill: tapering tower, gallery, balcony under the cap, lattice sails that turn."""

import math

from frame import place, point
from geometry import around, ball, blossom, box, lathe, move, plate, torus, turn
from palette import BARK, BARK_DEEP, BLOOM_PINK, BRASS, CREAM, LAMP, ROOF, ROOF_DEEP, STONE, STONE_DEEP, WOOD, WOOD_LIGHT, rgb

X, Z, FOOT = 0.0, 16.0, 3.0
GALLERY, BALCONY, HUB, HUB_REACH = 8.6, 13.6, 16.8, 6.7
GALLERY_RADIUS, BALCONY_RADIUS = 5.8, 4.6
SIDES = 16
# Radius by height above the foot, decks included: what is felt.
SHELL = [
    (5.0, 0), (4.75, 1.4), (4.0, 5.3), (5.8, 5.3), (5.8, 5.6), (3.95, 5.6), (3.15, 10.3), (4.6, 10.3), (4.6, 10.6),
    (3.1, 10.6), (2.95, 12.4), (3.5, 12.4), (3.1, 14.4), (1.2, 17.2), (0, 18.2),
]  # fmt: skip


def build(level):
    level.solid(lathe(SHELL, SIDES).moved(place(X, FOOT, Z)), surface="wood")
    level.show("mill", tower, X, FOOT, Z, 180)
    level.show("mill", cap, X, FOOT, Z, 180)
    sails(level)


def tower(m):
    m.add(lathe([(5.1, -0.2), (5.05, 0.6), (4.75, 1.5), (4.55, 1.62)], SIDES), STONE_DEEP, facet=True, fade=(0, 1.6, STONE))
    m.add(lathe([(4.68, 1.5), (4.35, 3.6), (3.95, 5.6)], SIDES, cap=False), CREAM, facet=True, fade=(5.2, 1.4, rgb("eecfa2")))
    m.add(lathe([(3.93, 5.5), (3.5, 8.2), (3.12, 10.4)], SIDES, cap=False), CREAM, facet=True, fade=(10, 5.4, rgb("f3d7b0")))
    m.add(lathe([(3.08, 10.5), (2.95, 12.5)], SIDES, cap=False), CREAM, facet=True, fade=(12.4, 10.4, rgb("f3d7b0")))
    for z, r in ((3.2, 4.44), (7.6, 3.62)):
        m.add(lathe([(r - 0.05, -0.14), (r + 0.12, -0.10), (r + 0.12, 0.10), (r - 0.05, 0.14)], SIDES), WOOD, at=move(0, 0, z), facet=True)
    deck(m, 5.6, GALLERY_RADIUS, 4.0, 24)
    deck(m, 10.6, BALCONY_RADIUS, 3.1, 20)
    openings(m)


def deck(m, z, radius, inner, posts):
    """A round walk of planks with a rail that is only looked at."""
    planks = [WOOD, WOOD_LIGHT, rgb("cf8f50")]
    for i, a in enumerate(around(SIDES * 2)):
        m.add(wedge_plank(inner, radius, 360 / (SIDES * 2)), planks[(i * 7) % 3], at=turn(0, 0, a) @ move(0, 0, z - 0.3), facet=True)
    for a in around(SIDES // 2, 11):
        m.add(box(radius - inner + 0.9, 0.16, 0.18), BARK, at=turn(0, 0, a) @ move((radius + inner) / 2 - 0.25, 0, z - 0.85) @ turn(0, -38, 0))
    for a in around(posts, 5):
        m.add(box(0.10, 0.10, 0.55), WOOD, at=turn(0, 0, a) @ move(radius - 0.08, 0, z + 0.22))
    m.add(torus(radius - 0.08, 0.065, posts, 4), WOOD_LIGHT, at=move(0, 0, z + 0.5))


def wedge_plank(inner, outer, degrees):
    from geometry import Part

    a = math.radians(degrees / 2 * 0.985)
    rim = [(inner - 0.1, -a), (outer, -a), (outer, a), (inner - 0.1, a)]
    ring = [(r * math.cos(t), r * math.sin(t)) for r, t in rim]
    vertices = [(x, y, 0) for x, y in ring] + [(x, y, 0.3) for x, y in ring]
    return Part(vertices, [[3, 2, 1, 0], [4, 5, 6, 7]] + [[i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4] for i in range(4)])


def openings(m):
    door = move(0, -4.72, 0.1) @ turn(-7)
    m.add(box(2.1, 0.5, 2.9, 0.06), STONE_DEEP, at=door @ move(0, 0.05, 1.35), fade=(0, 3, STONE))
    m.add(box(1.6, 0.5, 2.5, 0.05), rgb("8f4a2c"), at=door @ move(0, -0.1, 1.2), fade=(0, 2.6, rgb("c97a3e")))
    for z in (0.55, 1.85):
        m.add(box(1.5, 0.54, 0.14), BARK_DEEP, at=door @ move(0, -0.12, z))
    m.add(ball(0.11, 1), BRASS, at=door @ move(0.5, -0.4, 1.2))
    for a, z, r in ((0, 6.9, 3.85), (0, 9.1, 3.5), (90, 4.0, 4.4), (90, 7.0, 3.85), (-90, 4.0, 4.4), (-90, 7.4, 3.75), (180, 6.9, 3.85), (150, 11.5, 3.02), (-150, 11.5, 3.02)):
        window(m, turn(0, 0, a) @ move(0, -r * 0.985, z) @ turn(-8), flowers=z < 10)


def window(m, frame, flowers=True):
    m.add(box(1.0, 0.26, 1.3, 0.05), WOOD, at=frame)
    m.add(box(0.74, 0.30, 1.02, 0.03), LAMP, at=frame @ move(0, -0.02, 0), glow=0.55)
    m.add(box(0.07, 0.34, 1.0), WOOD, at=frame @ move(0, -0.02, 0))
    m.add(box(0.72, 0.34, 0.07), WOOD, at=frame @ move(0, -0.02, 0))
    if flowers:
        m.add(box(1.1, 0.36, 0.22, 0.04), rgb("c8622c"), at=frame @ move(0, -0.18, -0.76))
        for x in (-0.36, 0, 0.36):
            m.add(blossom(0.20, 5, 0.09), BLOOM_PINK, at=frame @ move(x, -0.28, -0.55) @ turn(40), glow=0.15)


def cap(m):
    """Shingled cap, and the axle that carries the sails."""
    rings = [(3.1, 12.2), (3.62, 12.35), (3.45, 13.3), (2.9, 14.6), (2.05, 15.9), (1.0, 17.1), (0.3, 17.7), (0, 18.7)]
    m.add(lathe(rings, SIDES), lambda v, n: ROOF if int(v.z * 2.2) % 2 else ROOF_DEEP, facet=True, by_face=True, fade=(14, 19, rgb("ff9a6a")))
    m.add(lathe([(0, -0.4), (0.3, 0), (0, 0.4)], 6), BRASS, at=move(0, 0, 18.9))
    m.add(lathe([(0.5, 0), (0.5, 3.9), (0.36, 4.1)], 10), BARK, at=move(0, -2.3, HUB - FOOT) @ turn(90))
    m.add(box(1.9, 1.6, 1.7, 0.1), WOOD, at=move(0, -2.9, HUB - FOOT + 0.1), fade=(13, 15, WOOD_LIGHT))


def sails(level):
    """Turning node: its z axis is the axle, and the front of the mill looks along -z."""
    piece = level.piece("TURN_sails", (X, HUB, Z - HUB_REACH), turns=0.05)
    hub = place(X, HUB, Z - HUB_REACH, 180)
    piece.add(lathe([(0.62, -0.34), (0.7, 0), (0.5, 0.4), (0, 0.62)], 10), ROOF_DEEP, at=hub @ turn(90))
    for k in range(4):
        sail(piece, hub @ turn(0, 45 + 90 * k, 0), (rgb("fff2dc"), rgb("ffd9a0"))[k % 2])


def sail(piece, frame, cloth):
    """One arm along +Z with a lattice and a slightly twisted cloth."""
    piece.add(box(0.30, 0.24, 9.0, 0.03, 0.6), BARK, at=frame @ move(0, 0, 4.5))
    panel = frame @ turn(0, 0, 12)
    piece.add(plate([(0.14, -0.02, 2.2), (2.0, -0.12, 2.3), (2.0, -0.2, 8.7), (0.14, -0.06, 8.8)], 0.08), cloth, at=panel, facet=True)
    for i in range(7):
        piece.add(box(2.3, 0.12, 0.12), WOOD, at=panel @ move(0.9, -0.16, 2.2 + i * 1.09))
    for x in (1.08, 2.0):
        piece.add(box(0.11, 0.12, 6.7), WOOD_LIGHT, at=panel @ move(x, -0.18, 5.5))
