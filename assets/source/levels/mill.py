"""The mill: tapering tower, gallery, balcony under the cap, lattice sails that turn."""

import math

from frame import place, point
from geometry import Part, around, ball, box, lathe, move, ribbon, seeded, torus, tube, turn
from palette import BARK, BARK_DEEP, BLOOM_PINK, BRASS, CREAM, LAMP, ROOF, ROOF_DEEP, STONE, STONE_DEEP, WOOD, WOOD_LIGHT, rgb
from plants import floret

X, Z, FOOT = 0.0, 16.0, 3.0
GALLERY, BALCONY, HUB, HUB_REACH = 8.6, 13.6, 16.8, 6.7
GALLERY_RADIUS, BALCONY_RADIUS = 5.8, 4.6
SIDES = 16
# Radius by height above the foot, decks included: what is felt.
SHELL = [
    (5.0, 0), (4.75, 1.4), (4.0, 5.3), (5.8, 5.3), (5.8, 5.6), (3.95, 5.6), (3.15, 10.3), (4.6, 10.3), (4.6, 10.6),
    (3.1, 10.6), (2.95, 12.4), (3.5, 12.4), (3.1, 14.4), (1.2, 17.2), (0, 18.2),
]  # fmt: skip


# Signals of the stage's rules at which the mill gets back water, cloth, light, and itself.
WATER, EYES, CLOTH, LIGHT, FREE = "mill_water", "mill_eyes", "mill_cloth", "mill_light", "mill_free"
# Yaw, height and distance from the axis of its windows: those that look out when the wheel turns, and those that wait for the light.
LOW = ((0, 6.9, 3.85), (26, 8.9, 3.5), (-26, 8.9, 3.5), (38, 4.0, 4.4), (-38, 4.0, 4.4), (90, 4.0, 4.4), (90, 7.0, 3.85), (-90, 4.0, 4.4), (-90, 7.4, 3.75), (180, 6.9, 3.85), (180, 4.0, 4.4))
HIGH = ((0, 9.1, 3.5), (150, 11.5, 3.02), (-150, 11.5, 3.02), (180, 9.3, 3.47), (20, 11.6, 3.02))
HEARTH = (X, FOOT + 0.2, Z - 5.5)
ASLEEP = rgb("2c3348")
DEAD, DEAD_PALE, DEAD_LEAF = rgb("5d4a4c"), rgb("8d7468"), rgb("7f7a58")
SAIL_TURNS = 0.05  # a second, as the level says
BARS, BAR = 7, 1.09  # of a sail, and u from one to the next
REST = 59.0  # degrees at which the first sail was left


def build(level):
    level.solid(lathe(SHELL, SIDES).moved(place(X, FOOT, Z)), surface="wood")
    level.show("mill", tower, X, FOOT, Z, 180)
    level.show("mill", cap, X, FOOT, Z, 180)
    sails(level)
    wakes(level)


def wakes(level):
    """What comes back to the mill part by part, and the roots that let it go at last."""
    middle = (X, FOOT + 7, Z)
    for name, signal, rows in (("mill_low", EYES, LOW), ("mill_high", LIGHT, HIGH)):
        level.piece(name, middle, comesAt=signal)
        level.show(name, lambda m, rows=rows: lights(m, rows), X, FOOT, Z, 180)
    level.show("mill_high", beacon, X, FOOT, Z, 180)
    fire(level.piece("TURN_hearth", HEARTH, upright=True, turns=0.3, comesAt=LIGHT))
    level.piece("mill_roots", (X, FOOT, Z), goesAt=FREE)
    level.show("mill_roots", roots, X, FOOT, Z, 180)


def lights(m, rows):
    """Lit panes, and flowers before them."""
    for a, z, r in rows:
        frame = turn(0, 0, a) @ move(0, -r * 0.985, z) @ turn(-8)
        m.add(box(0.76, 0.38, 1.04), LAMP, at=frame @ move(0, -0.02, 0), glow=1.0)
        for x in (-0.36, 0, 0.36) if z < 10 else ():
            m.add(floret(0.22), BLOOM_PINK, at=frame @ move(x, -0.28, -0.55) @ turn(40), glow=0.15)


def beacon(m):
    """The hearth shines through the door, and a lantern hangs above the axle and one on each side of the balcony."""
    door = move(0, -4.72, 0.1) @ turn(-7)
    m.add(box(1.32, 0.12, 2.1, 0.04), rgb("4a2418"), at=door @ move(0, -0.58, 1.18))  # it stands open: behind it the fire
    m.add(box(1.14, 0.12, 1.9), rgb("e0641a"), at=door @ move(0, -0.62, 1.08), glow=0.5, fade=(0.1, 1.5, rgb("42140f")))
    m.add(box(1.9, 0.75, 0.12, 0.04), rgb("f08a3a"), at=door @ move(0, -0.9, 0.06), glow=0.4)  # and shines on the sill
    for a, z, r in ((0, 15.9, 3.9), (35, 9.9, 4.6), (-35, 9.9, 4.6), (145, 9.9, 4.6), (-145, 9.9, 4.6)):
        lamp = turn(0, 0, a) @ move(0, -r, z)
        m.add(lathe([(0.16, -0.5), (0.34, -0.36), (0.34, 0.26), (0, 0.34)], 6), LAMP, at=lamp, glow=0.9)
        m.add(lathe([(0.42, 0.24), (0.16, 0.52), (0, 0.8)], 6, cap=False), BRASS, at=lamp, facet=True)


def fire(m):
    """Tongues about a pale one, none like its neighbour: as it turns they come and go."""
    for k, (a, out, wide, high) in enumerate(((0, 0, 0.2, 1.0), (20, 0.24, 0.22, 1.6), (95, 0.3, 0.17, 0.9), (160, 0.28, 0.2, 1.3), (230, 0.3, 0.16, 0.8), (300, 0.26, 0.2, 1.15))):
        tongue = lathe([(0.5 * wide, 0), (wide, 0.25 * high), (0.5 * wide, 0.62 * high), (0, high)], 5, cap=False)
        at = place(*HEARTH, a) @ move(0, -out, 0) @ turn(4 if k else 0, 0, 0)
        m.add(tongue, LAMP if k else rgb("fff3c4"), at=at, glow=1.0, fade=(HEARTH[1] + 0.2 * high, HEARTH[1] + high, rgb("ff6a1e") if k else LAMP))


def roots(m):
    """Dead roots that climb about the tower, from rail to rail of its walks, and over the cap, and hold the axle."""
    source = seeded(17)
    for yaw, sweep, top, thick in ((20, 60, 12.4, 0.34), (-28, -70, 11.2, 0.3), (62, -50, 9.4, 0.26), (150, 75, 12.2, 0.32), (205, -60, 11.6, 0.28), (265, 55, 10.2, 0.26), (-62, 40, 7.6, 0.24)):
        way = []
        for k in range(9):
            z, a = top * (k / 8) ** 1.1, math.radians(yaw + sweep * (k / 8) + 9 * math.sin(k * 1.9 + yaw))
            r = shell(z) + 0.1
            way.append((r * math.sin(a), -r * math.cos(a), z - 0.1))
        _root(m, source, way, thick)
    for side in (-1, 1):
        steps = ((2.7, 5.5), (4.15, 6.15), (3.95, 8.0), (3.5, 10.1), (3.3, 11.1), (2.9, 11.5), (2.1, 11.7))
        _root(m, source, [(side * out, -out, z) for out, z in steps], 0.22)
    _root(m, source, [(2.6, -2.2, 12.6), (1.4, -3.6, 14.2), (0.75, -5.2, 13.2), (-0.6, -6.0, 14.5), (-1.7, -3.2, 14.6), (-2.9, -1.2, 12.7)], 0.2)


def shell(z):
    """Radius of the wall at a height above the foot, decks left out."""
    return 5.1 - 0.3 * z if z < 1.6 else 4.62 - 0.155 * (z - 1.6)


def _root(m, source, way, thick):
    m.add(tube(way, [1.4 * thick, 1.3 * thick, 1.05 * thick, 0.5 * thick], 4, 11, cap=False), DEAD, fade=(FOOT, FOOT + 14, DEAD_PALE))
    for k in range(1, len(way)):
        for _ in range(2):
            t = source.random()
            x, y, z = (a + (b - a) * t for a, b in zip(way[k - 1], way[k]))
            out = move(x, y, z) @ turn(0, 0, math.degrees(math.atan2(x, -y))) @ move(0, -thick * 0.8, 0)
            size = source.uniform(0.2, 0.34)
            leaf = Part([(0, -0.06, 0), (0.6 * size, -0.02, -0.5 * size), (0, -0.1, -1.4 * size), (-0.6 * size, -0.02, -0.5 * size)], [[2, 1, 0], [2, 0, 3]])
            m.add(leaf, DEAD_LEAF if source.random() < 0.6 else DEAD_PALE, at=out @ turn(0, source.uniform(-60, 60), 0), facet=True)


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
    a = math.radians(degrees / 2 * 0.985)
    rim = [(inner - 0.1, -a), (outer, -a), (outer, a), (inner - 0.1, a)]
    ring = [(r * math.cos(t), r * math.sin(t)) for r, t in rim]
    vertices = [(x, y, 0) for x, y in ring] + [(x, y, 0.3) for x, y in ring]
    return Part(vertices, [[3, 2, 1, 0], [4, 5, 6, 7]] + [[i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4] for i in range(4)])


def openings(m):
    door = move(0, -4.72, 0.1) @ turn(-7)
    m.add(box(2.1, 0.7, 2.9, 0.06), STONE_DEEP, at=door @ move(0, -0.1, 1.35), fade=(0, 3, STONE))
    m.add(box(1.6, 0.5, 2.5, 0.05), rgb("8f4a2c"), at=door @ move(0, -0.32, 1.2), fade=(0, 2.6, rgb("c97a3e")))
    for z in (0.55, 1.85):
        m.add(box(1.5, 0.54, 0.14), BARK_DEEP, at=door @ move(0, -0.34, z))
    m.add(ball(0.11, 1), BRASS, at=door @ move(0.5, -0.62, 1.2))
    for a, z, r in LOW + HIGH:
        window(m, turn(0, 0, a) @ move(0, -r * 0.985, z) @ turn(-8), z < 10, False)


def window(m, frame, box_below=True, lit=True):
    """A window; without light its panes are dark, and its box is bare."""
    m.add(box(1.0, 0.26, 1.3, 0.05), WOOD, at=frame)
    m.add(box(0.74, 0.30, 1.02, 0.03), LAMP if lit else ASLEEP, at=frame @ move(0, -0.02, 0), glow=0.55 if lit else 0)
    m.add(box(0.07, 0.42, 1.0), WOOD, at=frame @ move(0, -0.02, 0))
    m.add(box(0.72, 0.42, 0.07), WOOD, at=frame @ move(0, -0.02, 0))
    if box_below:
        m.add(box(1.1, 0.36, 0.22, 0.04), rgb("c8622c"), at=frame @ move(0, -0.18, -0.76))
    for x in (-0.36, 0, 0.36) if box_below and lit else ():
        m.add(floret(0.22), BLOOM_PINK, at=frame @ move(x, -0.28, -0.55) @ turn(40), glow=0.15)


def cap(m):
    """Shingled cap, and the axle that carries the sails."""
    rings = [(3.1, 12.2), (3.62, 12.35), (3.45, 13.3), (2.9, 14.6), (2.05, 15.9), (1.0, 17.1), (0.3, 17.7), (0, 18.7)]
    m.add(lathe(rings, SIDES), lambda v, n: ROOF if int(v.z * 2.2) % 2 else ROOF_DEEP, facet=True, by_face=True, fade=(14, 19, rgb("ff9a6a")))
    m.add(lathe([(0, -0.4), (0.3, 0), (0, 0.4)], 6), BRASS, at=move(0, 0, 18.9))
    m.add(lathe([(0.5, 0), (0.5, 3.9), (0.36, 4.1)], 10), BARK, at=move(0, -2.3, HUB - FOOT) @ turn(90))
    m.add(box(1.9, 1.6, 1.7, 0.1), WOOD, at=move(0, -2.9, HUB - FOOT + 0.1), fade=(13, 15, WOOD_LIGHT))


def sails(level):
    """Turning nodes: their z axis is the axle, and the front of the mill looks along -z. Rags hang on the bare lattice until the cloth is back."""
    at, hub = (X, HUB, Z - HUB_REACH), place(X, HUB, Z - HUB_REACH, 180)
    arms = level.piece("TURN_sails", at, turns=SAIL_TURNS)
    cloths = level.piece("TURN_cloth", at, turns=SAIL_TURNS, comesAt=CLOTH)
    rags = level.piece("TURN_rags", at, turns=SAIL_TURNS, goesAt=CLOTH)
    streamers = level.piece("TURN_streamers", at, turns=SAIL_TURNS, comesAt=FREE)
    arms.add(lathe([(0.62, -0.34), (0.7, 0), (0.5, 0.4), (0, 0.62)], 10), ROOF_DEEP, at=hub @ turn(90))
    for k in range(4):
        frame = hub @ turn(0, REST + 90 * k, 0)
        panel = frame @ turn(0, 0, 12)
        lattice(arms, frame, panel)
        cloth(cloths, panel, k)
        rag(rags, panel, k)
        streamer(streamers, frame, (BLOOM_PINK, rgb("ffd84a"), rgb("4fc7c0"), ROOF)[k])


def lattice(piece, frame, panel):
    """One arm along +Z, with bars and laths."""
    piece.add(box(0.30, 0.24, 9.0, 0.03, 0.6), BARK, at=frame @ move(0, 0, 4.5))
    for i in range(BARS):
        piece.add(box(2.3, 0.12, 0.12), WOOD, at=panel @ move(0.9, -0.16, 2.2 + i * BAR))
    for x in (1.08, 2.0):
        piece.add(box(0.11, 0.12, 6.7), WOOD_LIGHT, at=panel @ move(x, -0.18, 5.5))


def cloth(piece, panel, number):
    """Cloth that bellies between the bars, in a light and a dark hue by turns, with a red hem: seen from behind it is cloth too."""
    for i in range(BARS - 1):
        low, high = 2.24 + BAR * i, 2.16 + BAR * (i + 1)
        for k, (x0, x1) in enumerate(((0.14, 1.06), (1.1, 2.0))):
            hue = (rgb("fff2dc"), rgb("ffd68e"))[(i + k + number) % 2]
            belly = 0.14
            rim = [(x0, -0.05, low), (x1, -0.09, low), (x1, -0.09, high), (x0, -0.05, high)]
            middle = ((x0 + x1) / 2, -0.07 + belly, (low + high) / 2)
            piece.add(Part(rim + [middle], [[k, (k + 1) % 4, 4] for k in range(4)]), hue, at=panel, glow=0.1)
            piece.add(Part(rim + [middle], [[(k + 1) % 4, k, 4] for k in range(4)]), hue, at=panel, glow=0.16)
    for x in (0.16, 2.02):
        piece.add(box(0.1, 0.07, 6.5), rgb("e2574a"), at=panel @ move(x, -0.05, 5.5), glow=0.1)


def rag(piece, panel, number):
    """What is left of a sail's cloth: torn corners in grey."""
    for i, (x0, x1, low, long) in enumerate(((0.14, 1.1, 2.3 + 1.1 * number, 1.0), (1.1, 2.0, 6.7 - 0.8 * number, 1.3), (0.14, 0.9, 7.4 - 0.5 * number, 0.9))):
        shape = [(x0, -0.06, low), (x1, -0.1, low), (x1 - 0.2, -0.02, low + 0.6 * long), (x0 + 0.3, -0.14, low + 0.45 * long), (x0, -0.06, low + long)]
        face = list(range(len(shape)))
        piece.add(Part(shape, [face, face[::-1]]), (rgb("a79c92"), rgb("8e8790"))[(i + number) % 2], at=panel, facet=True)


def streamer(piece, frame, hue):
    """A ribbon that a tip draws behind it: seen at rest too, it says which way the sails turn."""
    tip = [(-9.0 * math.sin(math.radians(4 * k)) , 0.12 * math.sin(k * 1.7), 9.0 * math.cos(math.radians(4 * k)) - 0.16 * k) for k in range(8)]
    piece.add(ribbon(tip, [0.34, 0.42, 0.3, 0.06], 0.03, 14, up=(0, 1, 0)), hue, at=frame, glow=0.3)
