"""What floats, blows and is moored in Windmill Reach: mills, decks of canvas, socks, kites, an airship, towers of cloud. All leans one way."""

import math

from mathutils import Vector

from geometry import Part, around, ball, box, cone, lathe, melted, move, plate, polar, seeded, size, torus, tube, turn
from mesh import statics
from palette import BARK, WOOD, WOOD_LIGHT, mix, rgb
from reach_works import (
    APRICOT,
    CANVAS,
    CANVAS_DEEP,
    CANVAS_PALE,
    CLOUD,
    COBALT,
    COPPER,
    COPPER_LIGHT,
    FERN,
    INK,
    INK_LIGHT,
    LANTERN,
    ROPE,
    SIGNAL,
    SKY,
    rope,
)

MIST = rgb("b6cbee")
SHADOW = rgb("8aa9dc")
SHADE = rgb("7f93d2")  # of towers of cloud, away from the sun
SUNLIT = rgb("fff6e2")
ROCK = rgb("8d7f96")
ROCK_DEEP = rgb("4d4668")
ROCK_LIGHT = rgb("c9b8b4")
TURF = rgb("6f9a5c")
TURF_LIGHT = rgb("b8cf7c")


def islet(m, radius, depth, seed, at=(0, 0, 0), sides=12):
    """A floating rock with a lid of turf; its foot, the turf, is at `at`."""
    x, y, z = at
    profile = [(0.05, -1.0), (0.24, -0.80), (0.34, -0.62), (0.60, -0.46), (0.66, -0.30), (0.94, -0.14), (0.98, 0.0)]
    stone = lathe([(radius * r, depth * h) for r, h in profile], sides, cap=False).roughened(radius * 0.17, 2.6 / radius, seed)
    stone = stone.warped(lambda v: Vector((v.x, v.y, min(v.z, -0.05 * radius))))  # below the turf

    def beds(v, normal):
        level = min(1.0, max(0.0, (v.z - z) / (1.2 * depth) + 0.84))
        return mix(mix(ROCK_DEEP, ROCK_LIGHT, level), ROCK_LIGHT, 0.16 + 0.16 * math.sin(19 * (v.z - z) / depth))

    m.add(stone, beds, at=move(x, y, z))
    for i, a in enumerate(around(3, 40 * seed)):
        p = polar(radius * 0.56, a)
        shard = lathe([(0, -depth * (0.78 - 0.14 * i)), (radius * 0.20, -depth * 0.34), (radius * 0.26, -depth * 0.1)], 5, cap=False)
        m.add(shard, ROCK_DEEP, at=move(x + p.x, y + p.y, z), fade=(z - depth, z + depth * 0.2, ROCK_LIGHT))
    lid = lathe([(radius * 0.98, -0.08 * radius), (radius * 1.04, 0), (radius * 0.6, 0.06 * radius), (0, 0.08 * radius)], sides, cap=False)
    m.add(lid.roughened(radius * 0.05, 2.4 / radius, seed), TURF, at=move(x, y, z), fade=(z - 0.1 * radius, z + 0.1 * radius, TURF_LIGHT))


def tower(m, foot, top, r0, r1, y, sides=9):
    """A mill's tower of pale boards with rings of ink about it."""
    def boards(v, normal):
        panel = int((math.degrees(math.atan2(v.y - y, v.x)) + 360) / (360 / sides))
        return (CANVAS_PALE, CANVAS, CANVAS_PALE)[panel % 3]

    m.add(lathe([(r0, foot), ((r0 + r1) / 2 + 0.1, (foot + top) / 2), (r1, top)], sides, cap=False), boards, at=move(0, y, 0), facet=True, by_face=True, fade=(foot, top + 14, CLOUD))
    for t in (0.12, 0.55, 0.94):
        z, r = foot + (top - foot) * t, r0 + (r1 - r0) * t
        m.add(lathe([(r + 0.02, -0.3), (r + 0.24, 0), (r + 0.02, 0.3)], sides, cap=False), INK, at=move(0, y, z), facet=True)


def mill_roof(m, tone, shade, crown, over=1.0):
    """The roof of a giant mill, in the mill's own frame; `over` one, it covers the roof that is there."""
    def shingles(v, normal):
        return (tone, shade)[int(v.z * 1.3 + 40) % 2]

    profile = [(2.4, 0.9), (3.9, 1.5), (3.7, 2.4), (2.9, 4.0), (1.6, 5.3), (0, 6.0)]
    cap = lathe([(over * r, z + 4 * (over - 1)) for r, z in profile], 9, cap=False)
    m.add(cap, shingles, at=move(0, 4.4, 0), facet=True, by_face=True, fade=(2, 10, crown))


def apricot_roof(m):
    """A roof of apricot to lie over that of a giant mill."""
    mill_roof(m, mix(APRICOT, COPPER, 0.5), COPPER, CANVAS_PALE, 1.04)


def fern_roof(m):
    """A roof of green to lie over that of a giant mill."""
    mill_roof(m, mix(FERN, INK, 0.35), mix(FERN, INK, 0.6), mix(FERN, CANVAS_PALE, 0.4), 1.04)


def sail_mill(m):
    """A giant mill without its sails: its hub is the origin and faces -Y; its tower stands behind and goes down thirty to a floating rock."""
    m.add(lathe([(0.9, -0.5), (0.95, 0.3), (0.6, 0.9), (0, 1.2)], 8, cap=False), COPPER, at=turn(90), fade=(-1, 1, COPPER_LIGHT))
    m.add(lathe([(0.85, -3.4), (0.55, -0.4)], 7, cap=False), WOOD, at=turn(90), fade=(-1, 1, WOOD_LIGHT))
    m.add(box(2.6, 1.6, 2.4, 0.2), WOOD, at=move(0, 2.6, 0.1), facet=True, fade=(-1.2, 1.4, WOOD_LIGHT))
    m.add(box(2.9, 0.3, 2.8), INK, at=move(0, 1.8, 0.1), facet=True, fade=(-1.2, 1.6, INK_LIGHT))
    tower(m, -26, 1.6, 4.6, 2.5, 4.4)
    mill_roof(m, COBALT, mix(COBALT, INK, 0.5), SKY)
    m.add(tube([(0, 6.4, 2.6), (0, 9.0, 3.6)], [0.3, 0.24], 4, 1), WOOD, facet=True)
    m.add(box(0.5, 0.4, 0.5), COPPER, at=move(0, 9.1, 3.7), facet=True)
    for a in around(6):
        vane = [(0.0, 0.06, 0.1), (0.34, 0, 0.4), (0.5, 0, 1.3), (-0.1, 0.06, 1.35)]
        m.add(plate(vane, 0.08), (SIGNAL, CANVAS_PALE)[int(a / 60) % 2], at=move(0, 9.1, 3.7) @ turn(0, a, 0), facet=True)
    m.add(cone(0.14, 2.0, 4), COPPER_LIGHT, at=move(0, 4.4, 5.8), facet=True)
    m.add(plate([(0, 4.4, 7.8), (-2.4, 4.3, 7.4), (0, 4.4, 6.8)], 0.08), SIGNAL, facet=True)
    deck = lathe([(3.2, -10.9), (5.3, -10.3), (5.3, -10.0), (3.2, -10.0)], 9, cap=False)
    m.add(deck, WOOD, at=move(0, 4.4, 0), facet=True, fade=(-11, -10, WOOD_LIGHT))
    for a in around(9, 20):
        p = polar(5.1, a)
        m.add(box(0.16, 0.16, 1.3), WOOD, at=move(p.x, 4.4 + p.y, -9.4), facet=True)
    m.add(torus(5.1, 0.10, 9, 3), WOOD_LIGHT, at=move(0, 4.4, -8.8) @ turn(0, 0, 20))
    for a, z, r in ((0, -4.5, 3.0), (60, -14, 3.7), (-60, -14, 3.7), (180, -5, 3.0), (0, -19, 4.1)):
        pane = move(0, 4.4, 0) @ turn(0, 0, a) @ move(0, -r, z)
        m.add(box(1.2, 0.4, 1.6), INK, at=pane, facet=True)
        m.add(box(0.86, 0.5, 1.25), LANTERN, at=pane, glow=0.6)
    islet(m, 6.4, 9, 4, (0, 4.4, -25.6))
    for k, a in enumerate(around(7, 20)):
        p = polar(6.2 + 0.8 * (k % 2), a)
        puff = ball(3.4 - 0.5 * (k % 3), 2).roughened(0.5, 0.7, 5 + k)
        m.add(puff, MIST, at=move(p.x, 4.4 + p.y, -30.5 + 0.9 * (k % 2)) @ size(1.2, 1.2, 0.8), fade=(-33, -28.5, CLOUD), glow=0.1)


def mill_wreck(m):
    """What the gale left of a mill, twenty-four high: its tower leans towards -X and ends in splintered boards, a sail hangs from the
    broken hub, its rock is cracked; its origin is the rock's turf."""
    m.add(lathe([(0, -8.6), (2.6, -5.6), (5.4, -1.0), (6.0, 0.0), (0, 0.4)], 8, cap=False).roughened(0.8, 0.4, 11), ROCK_DEEP, facet=True, fade=(-8, 0.4, TURF))
    lean = turn(0, -13, 0)

    def boards(v, normal):
        return (CANVAS_PALE, CANVAS, CANVAS_DEEP)[int((math.degrees(math.atan2(v.y, v.x)) + 360) / 40) % 3]

    m.add(lathe([(4.3, -0.6), (3.6, 6), (3.1, 11.0)], 9, cap=False), boards, at=lean, facet=True, by_face=True, fade=(0, 22, CLOUD))
    m.add(lathe([(3.0, 10.6), (3.6, 5), (3.8, 1)], 9, cap=False), INK, at=lean, facet=True)
    for t in (1.2, 6.4):
        r = 4.3 - 0.11 * t
        m.add(lathe([(r, t - 0.3), (r + 0.22, t), (r, t + 0.3)], 9, cap=False), INK, at=lean, facet=True)
    source = seeded(17)
    for a in around(9, 20):
        top = 11.6 + source.uniform(0.2, 5.2) * (1.0 if a > 150 else 0.35)
        p, q = polar(3.1, a - 16, 10.6), polar(3.1, a + 16, 10.6)
        tip = polar(2.8, a + source.uniform(-9, 9), top)
        m.add(plate([tuple(p), tuple(q), tuple(tip)], 0.12), (CANVAS_PALE, CANVAS)[int(a) % 2], at=lean, facet=True)
    for a in (130, 250):
        m.add(box(0.4, 0.4, 7.5, 0, 0.6), BARK, at=lean @ move(*polar(2.2, a, 11.5)) @ turn(0, 8, a), facet=True, fade=(8, 15, WOOD))
    m.add(lathe([(0.8, -0.6), (0.8, 0.5), (0, 1.0)], 7), COPPER, at=lean @ move(0, -3.9, 9.2) @ turn(90), facet=True, fade=(8, 10, COPPER_LIGHT))
    for a, reach in ((168, 8.0), (20, 4.6)):
        arm = lean @ move(0, -4.6, 9.2) @ turn(0, a, 0)
        m.add(box(0.32, 0.3, reach), BARK, at=arm @ move(0, 0, reach / 2), facet=True)
        for k in range(int(reach / 2.4)):
            m.add(box(1.9, 0.18, 0.18), WOOD, at=arm @ move(0.2, 0, 1.8 + 2.2 * k), facet=True)
        rag = [(0.2, -0.1, 1.6), (1.2, -0.2, 1.7), (1.0, -0.5, reach * 0.6), (0.7, -0.2, reach * 0.5), (0.4, -0.6, reach * 0.8)]
        m.add(plate(rag, 0.06), (COBALT, SIGNAL, CANVAS_PALE)[int(a) % 3], at=arm, facet=True)
    m.add(box(1.3, 0.5, 1.7), INK, at=lean @ move(0, -4.0, 3.6), facet=True)


def storm_flags(m):
    """A mast that the gale has bent, twelve high, with three tattered pennants blown towards -X; its foot is the origin."""
    m.add(lathe([(0, -3.0), (0.9, -1.2), (1.3, 0.0), (0, 0.2)], 6, cap=False), ROCK_DEEP, facet=True, fade=(-3, 0.2, TURF))
    mast = [(0, 0, -0.3), (-0.2, 0, 4), (-0.9, 0, 8.4), (-2.2, 0, 12)]
    m.add(tube(mast, [0.3, 0.24, 0.18, 0.1], 4, 4), BARK, fade=(0, 12, WOOD))
    for i, (x, z, length, tone) in enumerate(((-0.3, 5.4, 4.2, COBALT), (-0.9, 8.2, 5.4, SIGNAL), (-1.9, 11.0, 6.4, CANVAS_PALE))):
        ragged = [(x, 0, z + 0.9), (x - length * 0.4, 0.5, z + 0.75), (x - length, -0.3, z + 0.9), (x - length * 0.78, 0.1, z + 0.45),
                  (x - length * 0.92, -0.2, z + 0.1), (x - length * 0.6, 0.3, z - 0.05), (x - length * 0.66, 0.2, z - 0.5), (x, 0, z - 0.6)]
        m.add(plate(ragged, 0.07), tone, facet=True, glow=0.12)


def far_sails(m):
    """Sails that turn on a giant mill far aside, eighteen across; the hub is the origin and faces -Y."""
    m.add(lathe([(0.7, -0.2), (0.5, 0.9), (0, 1.1)], 7), COPPER, at=turn(90), fade=(-1, 1, COPPER_LIGHT))
    sails = m.child("sails", (0, 0, 0))
    for k, a in enumerate(around(4, 25)):
        frame = move(0, -0.6, 0) @ turn(0, a, 0)
        sails.add(box(0.3, 0.3, 9.0), WOOD, at=frame @ move(0, 0, 4.5), facet=True)
        for low, high, tone in ((2.0, 4.2, CANVAS_PALE), (4.3, 6.5, (COBALT, SIGNAL)[k % 2]), (6.6, 8.8, CANVAS_PALE)):
            cloth = [(0.15, 0, low), (2.0, -0.25, low), (2.0, -0.25, high), (0.15, 0, high)]
            sails.add(plate(cloth, 0.1), tone, at=frame, facet=True)


def wind_sock(m):
    """A wind sock on a mast, seven high, lifted towards -X: to the right of who flies by. The game lets it hang and turn."""
    m.add(tube([(0, 0, -0.6), (0.05, 0, 3.4), (0, 0, 7.0)], [0.16, 0.12, 0.09], 5, 2), WOOD, fade=(0, 7, WOOD_LIGHT))
    sock = m.child("sock", (0, 0, 6.5))
    sock.add(torus(0.62, 0.07, 10, 4), INK, at=move(-0.5, 0, 6.5) @ turn(0, 90, 0))
    rope(sock, (0, 0, 6.5), (-0.5, 0, 7.1), thick=0.04)
    rope(sock, (0, 0, 6.5), (-0.5, 0, 5.9), thick=0.04)
    rings = [(0.62, 0.5, 6.5), (0.58, 1.5, 6.56), (0.50, 2.5, 6.50), (0.40, 3.5, 6.36), (0.28, 4.5, 6.12)]
    for i, ((r0, x0, z0), (r1, x1, z1)) in enumerate(zip(rings, rings[1:])):
        sides = 9
        vertices = []
        for r, x, z in ((r0, x0, z0), (r1, x1, z1)):
            vertices += [(-x, r * math.cos(math.tau * k / sides), z + r * math.sin(math.tau * k / sides)) for k in range(sides)]
        outer = [[k, (k + 1) % sides, sides + (k + 1) % sides, sides + k] for k in range(sides)]
        colour = (SIGNAL, CANVAS_PALE)[i % 2]
        sock.add(Part(vertices, [face[::-1] for face in outer]), colour, glow=0.05)
        sock.add(Part([(x, (y) * 0.96, z) for x, y, z in vertices], outer), mix(colour, INK, 0.5))
    m.add(ball(0.18, 1), COPPER_LIGHT, at=move(0, 0, 7.05), facet=True)


def deck_canvas(m):
    """A deck of patched canvas between spars, twelve by twelve, sagging in its fields; its upper side is level with the origin."""
    cells, half = 6, 6.0
    source = seeded(5)
    tones = (CANVAS, CANVAS_PALE, mix(CANVAS, COBALT, 0.55), CANVAS_DEEP, mix(CANVAS_PALE, SKY, 0.5))

    def height(i, k):
        x, y = i / cells, k / cells
        return -0.12 - 0.7 * (math.sin(math.pi * (2 * x % 1)) * math.sin(math.pi * (2 * y % 1)))

    for i in range(cells):
        for k in range(cells):
            corners = [(-half + 2 * (i + a), -half + 2 * (k + b), height(i + a, k + b)) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            tone = tones[source.randrange(len(tones))]
            under = [(x, y, z - 0.08) for x, y, z in corners]
            m.add(Part(corners, [[0, 1, 2, 3]]), tone, facet=True)
            m.add(Part(under, [[3, 2, 1, 0]]), mix(tone, INK, 0.45), facet=True)
    for t in (-half, 0, half):
        m.add(tube([(t, -half - 0.8, 0), (t, half + 0.8, 0)], [0.26, 0.26], 5, 1), WOOD, fade=(-0.3, 0.3, WOOD_LIGHT))
        m.add(tube([(-half - 0.8, t, 0.02), (half + 0.8, t, 0.02)], [0.22, 0.22], 5, 1), WOOD, fade=(-0.3, 0.3, WOOD_LIGHT))
    for x in (-half, half):
        for y in (-half, half):
            m.add(cone(0.5, 0.6, 5), COPPER, at=move(x, y, 0.15), facet=True)
            m.add(tube([(x, y, -0.2), (x * 1.02, y * 1.02, -1.5)], [0.14, 0.05], 3, 1, cap=False), ROPE)


def rope_bridge(m):
    """A bridge of boards on ropes, twenty across the way, pushed aside by the wind; its origin is its middle."""
    count = 15

    def sag(x):
        return 1.8 * (x / 10) ** 2

    def drift(x):
        return -0.9 * (1 - (x / 10) ** 2)

    for i in range(count):
        x = -9.4 + 18.8 * i / (count - 1)
        m.add(box(0.95, 2.0, 0.14), (WOOD, WOOD_LIGHT, CANVAS_DEEP)[i % 3], at=move(x, drift(x), sag(x)) @ turn(6, -math.degrees(math.atan(3.6 * x / 100)), 3 * math.sin(i)), facet=True)
    for y in (-1.0, 1.0):
        for lift in (0.0, 1.4):
            path = [(x, y + drift(x) * (1.3 if lift else 1), sag(x) + lift) for x in (-10, -5, 0, 5, 10)]
            m.add(tube(path, [0.08, 0.08], 3, 8, cap=False), ROPE)
        for x in (-6.6, -2.2, 2.2, 6.6):
            rope(m, (x, y + drift(x), sag(x)), (x, y + drift(x) * 1.3, sag(x) + 1.4), thick=0.05)
            flag = [(x, y + drift(x) * 1.3, sag(x) + 1.4), (x - 0.5, y + drift(x) * 1.3, sag(x) + 1.36), (x - 0.2, y + drift(x) * 1.3, sag(x) + 0.8)]
            m.add(plate(flag, 0.05), (SIGNAL, COBALT)[int(x) % 2], facet=True)
    for x in (-10, 10):
        for y in (-1.1, 1.1):
            m.add(box(0.4, 0.4, 4.0, 0, 0.8), BARK, at=move(x, y, 2.2), facet=True, fade=(0, 4.4, WOOD))


def kite_train(m):
    """Six kites on one line, twenty-two high, leaning with the wind towards -X; its origin is the line's foot."""
    line = [(0, 0, 0), (-2.2, 0.6, 7), (-6.4, 1.2, 14), (-12.4, 1.8, 21)]
    m.add(tube(line, [0.05, 0.04], 3, 10, cap=False), CLOUD)
    tones = ((COBALT, SKY), (SIGNAL, CANVAS_PALE), (CANVAS_PALE, CANVAS), (INK, INK_LIGHT), (APRICOT, CANVAS_PALE), (COBALT, CLOUD))
    for i, (x, y, z) in enumerate(((-1.4, 0.4, 5.0), (-2.9, 0.7, 8.4), (-4.8, 1.0, 11.7), (-7.0, 1.3, 14.8), (-9.6, 1.5, 18.0), (-12.4, 1.8, 21.0))):
        s = 1.0 + 0.14 * i
        frame = move(x, y, z) @ turn(-24, -22, 10) @ size(s)
        top, low, left, right, keel = (0, 0, 1.15), (0, 0, -1.25), (-0.95, 0.1, 0.2), (0.95, 0.1, 0.2), (0, -0.26, 0.15)
        for patch, tone in (((keel, top, left), 0), ((keel, right, top), 1), ((keel, left, low), 1), ((keel, low, right), 0)):
            m.add(plate(patch, 0.05), tones[i][tone], at=frame, facet=True, glow=0.05)
        tail = [(0, 0, -1.2), (-0.5, 0.1, -1.9), (-1.2, 0.2, -2.2)]
        m.add(tube(tail, [0.05, 0.03], 3, 3, cap=False), tones[i][1], at=frame)
        for k in (1, 2):
            p = Vector(tail[k])
            for side in (-1, 1):
                bow = [p, p + Vector((0.26 * side, 0, 0.18)), p + Vector((0.26 * side, 0, -0.18))]
                m.add(plate(bow, 0.04), tones[i][0], at=frame, facet=True)


def crane(m):
    """A crane of timber, fourteen high, its jib out towards -X with a crate on its hook; it stands on a rock's edge."""
    m.add(box(1.0, 1.0, 12, 0, 0.7), BARK, at=move(0, 0, 5.6), facet=True, fade=(0, 12, WOOD))
    for a in (0, 180):
        m.add(tube([polar(2.4, a, -0.3), polar(0.2, a, 5.0)], [0.3, 0.24], 4, 1), WOOD, facet=True)
    m.add(tube([(3.2, 0, 10.6), (-8.6, 0, 13.4)], [0.46, 0.28], 5, 1), WOOD, fade=(10, 14, WOOD_LIGHT))
    m.add(tube([(0, 0, 6.6), (-4.6, 0, 12.2)], [0.26, 0.22], 4, 1), BARK)
    rope(m, (0, 0, 12.6), (-8.4, 0, 13.5))
    rope(m, (0, 0, 12.6), (3.2, 0, 10.8))
    m.add(cone(0.9, 1.2, 6), COBALT, at=move(0, 0, 11.5), facet=True, fade=(11, 13, SKY))
    m.add(box(1.9, 1.5, 1.5), ROCK, at=move(3.2, 0, 9.6), facet=True, fade=(8.8, 10.4, ROCK_LIGHT))
    m.add(lathe([(0.5, -0.16), (0.56, 0), (0.5, 0.16)], 10), COPPER, at=move(-8.3, 0, 12.9) @ turn(90), facet=True)
    rope(m, (-8.3, 0, 12.6), (-8.1, 0, 8.2))
    for x, y in ((-0.8, -0.8), (0.8, -0.8), (-0.8, 0.8), (0.8, 0.8)):
        rope(m, (-8.1, 0, 8.4), (-8.1 + x, y, 7.0), thick=0.05)
    m.add(box(2.0, 2.0, 1.8), WOOD, at=move(-8.1, 0, 6.1) @ turn(0, 4, 12), facet=True, fade=(5, 7.2, WOOD_LIGHT))
    for z in (5.4, 6.8):
        m.add(box(2.1, 2.1, 0.24), INK, at=move(-8.1, 0, z) @ turn(0, 4, 12), facet=True)


def bell_buoy(m):
    """A buoy that floats on air, five high: a float striped with ink, a cage of spars, a bell of copper, a lamp."""
    m.add(lathe([(0, -1.3), (0.8, -1.0), (1.5, -0.3), (1.55, 0.2), (1.1, 0.6), (0.6, 0.7)], 10, cap=False), APRICOT, facet=True, fade=(-1.2, 0.8, CANVAS_PALE))
    m.add(lathe([(1.52, -0.26), (1.64, -0.05), (1.56, 0.18)], 10, cap=False), INK, facet=True)
    for a in around(4, 45):
        m.add(tube([polar(0.9, a, 0.5), polar(0.62, a, 2.2), polar(0.16, a, 3.3)], [0.09, 0.08, 0.07], 4, 2), INK, fade=(0, 3.4, INK_LIGHT))
    m.add(lathe([(0.62, 1.3), (0.46, 1.6), (0.36, 2.2), (0.12, 2.5), (0, 2.5)], 10, cap=False), COPPER, fade=(1.2, 2.6, COPPER_LIGHT))
    m.add(lathe([(0, 1.36), (0.6, 1.3)], 10, cap=False), rgb("5a2f1c"))
    m.add(ball(0.17, 1), INK, at=move(0.1, 0, 1.22))
    m.add(ball(0.26, 1), LANTERN, at=move(0, 0, 3.52), glow=0.9)
    rope(m, (0, 0, -1.2), (0.5, 0, -3.0), (0.2, 0, -5.0), thick=0.06)


def airship(m):
    """The moored airship, thirty long, its bow towards -Y: a hull of striped canvas, a gondola with lit panes, fins, two propellers."""
    gores = 12
    profile = [(0.0, -15), (1.9, -14), (3.7, -10.5), (4.7, -5), (4.8, 1), (4.1, 7), (2.6, 12), (1.0, 15), (0, 15.6)]

    def stripes(v, normal):
        gore = int((math.degrees(math.atan2(v.z, v.x)) + 375) / (360 / gores)) % 4
        return (CANVAS_PALE, COBALT, CANVAS_PALE, APRICOT)[gore]

    hull = lathe(profile, gores, cap=False).moved(turn(-90))
    m.add(hull, stripes, by_face=True, facet=True, fade=(-9, 9, CLOUD), glow=0.05)
    for y, r in ((-10.5, 3.76), (-5, 4.76), (1, 4.86), (7, 4.16)):
        m.add(torus(r, 0.10, gores, 3), INK, at=move(0, y, 0) @ turn(90) @ turn(0, 0, 0))
    for side in (-1, 1):
        fin = [(2.2 * side, 10.5, 0.2), (6.2 * side, 14.5, 0.6), (5.4 * side, 17.6, 0.6), (1.2 * side, 15.0, 0.2)]
        m.add(plate(fin[:: side], 0.24), COBALT, facet=True, fade=(-2, 3, SKY))
        pod = lathe([(0.2, -1.2), (0.6, -0.7), (0.6, 0.7), (0.3, 1.2)], 7)
        m.add(pod, INK, at=move(4.0 * side, 1.5, -4.6) @ turn(90), facet=True)
        m.add(tube([(1.6 * side, 1.5, -5.8), (4.0 * side, 1.5, -4.8)], [0.14, 0.14], 3, 1, cap=False), WOOD)
        for a in (20, 140, 260):
            blade = move(4.0 * side, 2.9, -4.6) @ turn(0, a, 0) @ move(0, 0, 0.9)
            m.add(box(0.36, 0.1, 1.7), WOOD_LIGHT, at=blade @ turn(0, 0, 25), facet=True)
    for up in (-1, 1):
        fin = [(0, 10.5, 2.2 * up), (0, 14.5, 6.0 * up), (0, 17.6, 5.2 * up), (0, 15.0, 1.0 * up)]
        m.add(plate(fin, 0.24), APRICOT, facet=True)
    m.add(box(2.6, 8.6, 2.0, 0.3), WOOD, at=move(0, -1.0, -6.6), facet=True, fade=(-7.8, -5.4, WOOD_LIGHT))
    m.add(box(2.9, 9.0, 0.3), INK, at=move(0, -1.0, -5.5), facet=True)
    for y in (-4.0, -2.0, 0.0, 2.0):
        m.add(box(2.72, 1.1, 0.8), LANTERN, at=move(0, y, -6.4), glow=0.65)
    for y in (-4.6, 2.4):
        for side in (-1, 1):
            rope(m, (1.2 * side, y, -5.6), (2.6 * side, y * 1.2, -3.6))
    m.add(cone(0.5, 1.4, 6), COPPER, at=move(0, -14.8, 0) @ turn(90), facet=True)


def cloud_tower(m):
    """A heap of cloud, forty wide and thirty high: bulges that run into each other round a broad foot, fewer and smaller the higher they
    are, its head blown towards -X; its foot is in the sea of clouds. It is white above and as the shaded sky at its foot."""

    def lit(v, normal):
        sun = max(0.0, min(1.0, 0.5 + 0.55 * normal.z + 0.45 * normal.x))
        base = mix(SHADE, MIST, min(1.0, max(0.0, v.z / 24)))
        return mix(base, SUNLIT, sun * sun)

    source = seeded(9)
    heap = Part([], [])
    rings = ((0, 6, 11.5, 8.6, 0), (10.5, 5, 7.0, 7.4, -1.5), (19, 3, 4.2, 6.2, -3.5), (25.5, 2, 2.6, 4.8, -6))
    for level, (z, count, away, radius, lean) in enumerate(rings):
        for k, a in enumerate(around(count, 31 * level)):
            r = radius * source.uniform(0.78, 1.16)
            x, y, _ = polar(away * source.uniform(0.85, 1.2), a, 0)
            heart = move(1.25 * x + lean, y, z + source.uniform(-1.6, 2.2))
            heap = heap.joined(ball(r, 3).roughened(0.14 * r, 2.4 / r, 7 * level + k).moved(heart))
            for spin, up in ((-38, 0.2), (24, 0.75)):
                puff = polar(0.9 * r, a + spin + source.uniform(-14, 14), up * r)
                heap = heap.joined(ball(r * source.uniform(0.36, 0.5), 3).moved(heart @ move(*puff)))
    for x, y, z, r in ((-13, 1, 24, 3.4), (17, -3, 6, 4.6), (-19, 2, 5, 5.0), (5, -9, 14, 4.4)):
        heap = heap.joined(ball(r, 3).roughened(0.14 * r, 2.4 / r, int(r * 9)).moved(move(x, y, z)))
    m.add(melted(heap.joined(ball(9, 3).moved(move(0, 0, 6) @ size(1.4, 1, 1))), 0.6, 2, 1500).without_faces_below(-6), lit, glow=0.1)


def balloon_mast(m):
    """A mooring mast, thirteen high, for balloons: a ring, a bell, a platform, a pennant blown towards -X; on a rock of its own."""
    islet(m, 3.6, 5.0, 6)
    m.add(tube([(0, 0, -0.4), (0.06, 0, 6), (0, 0, 13)], [0.40, 0.30, 0.20], 7, 2), WOOD, fade=(0, 13, WOOD_LIGHT))
    m.add(lathe([(0.4, 8.4), (1.9, 8.9), (1.9, 9.15), (0.3, 9.15)], 9, cap=False), WOOD_LIGHT, facet=True, fade=(8.3, 9.2, CANVAS_PALE))
    m.add(torus(1.8, 0.08, 9, 3), INK, at=move(0, 0, 10.0))
    for a in around(5):
        m.add(box(0.12, 0.12, 0.9), INK, at=move(*polar(1.8, a, 9.55)), facet=True)
    m.add(torus(0.62, 0.14, 12, 4), COPPER, at=move(0.75, 0, 12.6) @ turn(90), glow=0.1, fade=(12, 13.2, COPPER_LIGHT))
    m.add(lathe([(0.5, 7.2), (0.32, 7.6), (0.2, 8.1), (0, 8.2)], 8, cap=False), COPPER, at=move(-1.2, 0, 0), fade=(7, 8.2, COPPER_LIGHT))
    for i in range(9):
        m.add(box(0.9, 0.1, 0.1), ROPE, at=move(0, -0.42, 0.9 + 0.85 * i), facet=True)
    for x in (-0.42, 0.42):
        rope(m, (x, -0.44, 0.2), (x, -0.42, 8.8), thick=0.05)
    m.add(plate([(0, 0, 13.6), (-3.0, 0.1, 13.2), (-2.4, 0.1, 12.9), (-3.0, 0.1, 12.5), (0, 0, 12.4)], 0.08), COBALT, facet=True)
    m.add(ball(0.32, 1), LANTERN, at=move(0, 0, 13.9), glow=0.95)
    for a in (40, 160, 280):
        rope(m, tuple(polar(3.0, a, 0.3)), tuple(polar(0.2, a, 8.2)), thick=0.05)


def islet_rock(m):
    """An islet of the updraft ladder, eleven across: rock, turf blown one way, a ring of stones about the shaft of wind."""
    islet(m, 5.4, 8.0, 3, sides=13)
    source = seeded(7)
    for i in range(7):
        a = 51 * i + source.uniform(-8, 8)
        p = polar(4.0, a, 0.3)
        m.add(ball(source.uniform(0.5, 0.8), 1).roughened(0.1, 2, i), ROCK, at=move(*p), facet=True, fade=(0, 1.2, ROCK_LIGHT))
    for i in range(11):
        p = polar(source.uniform(1.2, 4.8), i * 137.5)
        blade = [(0, 0, 0), (-0.14, 0, 0.5), (-0.6, 0, 0.8)]
        m.add(tube(blade, [0.16, 0.10, 0.01], 3, 2, cap=False), TURF, at=move(p.x, p.y, 0.3) @ turn(0, 0, source.uniform(-20, 20)), fade=(0.2, 1.1, TURF_LIGHT))
    for i, (x, y) in enumerate(((-3.4, 1.8), (2.6, 3.0))):
        m.add(tube([(x, y, 0.2), (x - 0.3, y, 1.6), (x - 1.2, y, 2.8)], [0.22, 0.16, 0.1], 5, 3), BARK)
        for k in range(3):
            puff = ball(0.95 - 0.16 * k, 1).roughened(0.2, 1.5, i + k)
            m.add(puff, TURF, at=move(x - 1.1 - 0.75 * k, y, 3.0 + 0.22 * k) @ size(1.3, 1, 0.7), facet=True, fade=(2.4, 3.8, TURF_LIGHT))


def reach_island(m):
    """Windmill Reach on the map: a mill on a floating rock, twenty across, with a deck of canvas, a sock and a cloud about its foot."""
    islet(m, 9.6, 11, 8, sides=15)
    m.add(lathe([(2.7, 0.2), (2.2, 4.6), (1.7, 8.4)], 9, cap=False), CANVAS_PALE, at=move(-1.2, 1.5, 0), facet=True, fade=(0, 9, CLOUD))
    m.add(lathe([(2.1, 8.2), (2.2, 8.7), (1.5, 10.4), (0.5, 11.8), (0, 12.6)], 9, cap=False), COBALT, at=move(-1.2, 1.5, 0), facet=True, fade=(8, 13, SKY))
    for z, r in ((2.0, 2.7), (6.4, 2.1)):
        m.add(lathe([(r - 0.2, -0.2), (r + 0.1, 0), (r - 0.2, 0.2)], 9, cap=False), INK, at=move(-1.2, 1.5, z), facet=True)
    sails = m.child("sails", (-1.2, -0.9, 8.4))
    sails.add(lathe([(0.5, -0.3), (0.45, 0.3), (0, 0.5)], 7), COPPER, at=move(-1.2, -0.9, 8.4) @ turn(90))
    for k, a in enumerate(around(6, 15)):
        frame = move(-1.2, -1.0, 8.4) @ turn(0, a, 0)
        sails.add(box(0.2, 0.2, 5.0), BARK, at=frame @ move(0, 0, 2.5), facet=True)
        sails.add(plate([(0.1, 0, 1.2), (1.15, -0.12, 1.3), (1.2, -0.14, 4.9), (0.1, 0, 5.0)], 0.07), (CANVAS_PALE, CANVAS, COBALT)[k % 3], at=frame, facet=True)
    m.add(lathe([(0.7, 0), (0, 0.05)], 7, cap=False), LANTERN, at=move(-1.2, -1.0, 1.5) @ turn(84) @ size(0.8, 1.2, 1), glow=0.8)
    for i in range(3):
        for k in range(2):
            tone = (CANVAS, COBALT, CANVAS_PALE, APRICOT)[(i + 2 * k) % 4]
            m.add(box(1.9, 1.9, 0.14), tone, at=move(4.4 + 1.9 * k, -3.2 + 1.9 * i, 1.6), facet=True)
    for x, y in ((3.6, -4.0), (7.2, -4.0), (3.6, 1.4), (7.2, 1.4)):
        m.add(box(0.3, 0.3, 2.4), WOOD, at=move(x, y, 0.9), facet=True)
    m.add(tube([(-6.4, -3.0, 0.3), (-6.4, -3.0, 4.4)], [0.14, 0.1], 4, 1), WOOD)
    m.add(lathe([(0.42, 0), (0.36, 1.2), (0.22, 2.4)], 7), SIGNAL, at=move(-6.4, -3.0, 4.2) @ turn(0, -86, 0), fade=(3.8, 4.8, CANVAS_PALE))
    for x, y, z, r in ((-8.4, -4.6, -3.4, 2.6), (-5.6, -7.0, -4.2, 2.0), (8.8, 3.0, -4.6, 2.4), (6.6, 6.2, -3.8, 1.8)):
        m.add(ball(r, 2).roughened(0.1 * r, 1.2 / r, int(r * 10)), MIST, at=move(x, y, z) @ size(1.2, 1, 0.7), fade=(z - r * 0.5, z + r * 0.4, CLOUD), glow=0.35)


MODELS = statics(
    (sail_mill, {"reach": 2.0}),
    (apricot_roof, {"reach": 2.0}),
    (fern_roof, {"reach": 2.0}),
    (mill_wreck, {"reach": 1.6}),
    (storm_flags, {"reach": 0.6}),
    (far_sails, {"reach": 2.0}),
    (wind_sock, {"reach": 0.5}),
    (deck_canvas, {"reach": 0.8}),
    (rope_bridge, {"reach": 0.5}),
    (kite_train, {"reach": 0.5}),
    (crane, {"reach": 0.9}),
    (bell_buoy, {"reach": 0.6}),
    (airship, {"reach": 1.6}),
    (cloud_tower, {"reach": 6.0, "strength": 0.35, "sharp": 180}),
    (balloon_mast, {"reach": 0.8}),
    (islet_rock, {"reach": 1.0}),
    (reach_island, {"reach": 1.6}),
    soft=True,
    sharp=60,
)
