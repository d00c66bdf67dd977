"""What one flies under, over and through in Orchard Canopy: ceilings of leaves, crowns, forks and their signs."""

import math

from mathutils import Vector, noise

from bark import (
    BARK,
    BARK_DEEP,
    BARK_LIGHT,
    GREEN,
    HEARTWOOD,
    LAMPLIGHT,
    LINEN,
    MOSS,
    OWL,
    OWL_PALE,
    SHADE,
    SPRING,
    SUNLIT,
    apple,
    big_leaf,
    bough,
    clump,
    limb_grain,
)
from geometry import Part, ball, extrusion, lathe, move, plate, polar, seeded, size, torus, tube, turn
from mesh import static
from palette import DARK, mix, rgb

TUFTS = 28  # of a ceiling
SPRAYS = 10  # leaves that hang off it
TWIGS = 6  # that stand off its boughs
UNDERSIDE = rgb("4c5238")  # leaves of ceilings and crowns are pale: the look multiplies them by the season's colour
UNDERSIDE_DEEP = rgb("3a4634")
ABOVE = rgb("7c7e58")  # leaves that one flies over: calm below Wick, bees and foes
ABOVE_SUNLIT = rgb("b4ac70")
ABOVE_SHADE = rgb("5e6c50")  # the middle of a tuft that one flies over, and the edge of its leaves
ABOVE_RIM = rgb("ccc284")
CUSHION = rgb("a9c65c")  # leaves in the sun on the bough over a fork's mouth
CUSHION_RIM = rgb("d3e08a")
LAMP_CROWN = rgb("ff8a24")  # of a lantern, where its light goes out
MOUTH = rgb("0a1c1a")  # the dark below the leaves, seen from where it is light
MOUTH_LEAF = rgb("3c4c42")
FRONDS = (rgb("68886c"), rgb("7a9464"), rgb("92a062"), rgb("6e8e74"))  # leaves that hang about the mouth: pale, for the season's colour
FROND_LIT = rgb("d6cc80")  # the same in the light of its lanterns
SPRING_CURTAIN = (rgb("3f9a4a"), rgb("5fb04a"), rgb("86c050"), rgb("2f8a5a"))
CAP = rgb("a8502c")  # mushrooms at the foot of a fork's mouth
CAP_LIGHT = rgb("e0a070")
WAY_DOWN = rgb("9fe4ea")  # the arrow of the way below
THROUGH = rgb("c8bc60")  # a leaf that the sun shines through, seen from below


def tuft(radius, lobes, cup, source):
    """A tuft of rounded leaves seen as one: a cup of `lobes` that are higher than the clefts between them, and the pad of its underside."""
    outline = []
    for i in range(2 * lobes):
        lobe = i % 2 == 0
        r = radius * (source.uniform(0.90, 1.16) if lobe else source.uniform(0.62, 0.76))
        p = polar(r, 180 / lobes * (i + source.uniform(-0.12, 0.12)))
        outline.append(Vector((p.x, p.y, 0.0 if lobe else -0.16 * radius)))
    ring = [polar(0.56 * radius, 360 / lobes * i, cup) for i in range(lobes)]
    faces = [list(range(lobes))]
    for i in range(lobes):
        j, a, b, c = (i + 1) % lobes, lobes + 2 * i, lobes + 2 * i + 1, lobes + (2 * i + 2) % (2 * lobes)
        faces += [[i, a, b, j], [j, b, c]]
    return Part(ring + outline, faces), Part([*outline, Vector((0, 0, -0.4 * radius))], [[(i + 1) % (2 * lobes), i, 2 * lobes] for i in range(2 * lobes)])


def ceiling(seed, holes, spread=10.0):
    """A ragged deck of leaves, some twenty across, at heights that differ by two: tufts like cushions, sunny above with a light rim, dark
    below and glowing where light comes through; single leaves hang off its edge and off its boughs."""

    def shape(m):
        source = seeded(seed)
        for i in range(TUFTS):
            r = spread * math.sqrt((i + 0.5) / TUFTS)
            a = i * 137.508 + source.uniform(-8, 8)
            p = polar(r, a)
            if r > 8.2 and noise.noise(Vector((math.cos(math.radians(a)) * 1.6, math.sin(math.radians(a)) * 1.6, seed))) > 0.2:
                continue
            near = min(((p - Vector((x, y, 0))).length - hole for x, y, hole in holes), default=9)
            if near < 0:
                continue
            wide = source.uniform(1.8, 2.75)
            lift = max(-0.4, 1.3 * noise.noise(p * 0.2 + Vector((0, 0, seed))) + 0.24 * wide * source.uniform(-1, 1))
            frame = move(p.x, p.y, lift) @ turn(0, 0, source.uniform(0, 360)) @ turn(source.uniform(-14, 14), source.uniform(-14, 14), 0)
            above, below = tuft(wide, 5, 0.34 * wide, source)
            lit = max(0.0, 1 - near / 2.6)
            tone = source.choice(((ABOVE_SHADE, ABOVE, ABOVE_SUNLIT), (ABOVE, ABOVE_SUNLIT, ABOVE_RIM), (ABOVE_SHADE, ABOVE, ABOVE_RIM)))
            m.add(above, rimmed(frame, wide, tone), at=frame)
            m.add(below, shaded(frame, wide, source.uniform(0, 1), lit), at=frame, glow=0.30 * lit)
        for a, bend in ((20, 1.6), (140, -1.4), (255, 1.2)):
            path = [polar(0.4, a + 180, -0.6), polar(2.6, a - bend * 5, -0.9), polar(5.6, a + bend * 8, -0.5), polar(9.4, a + bend * 9, -0.1)]
            m.add(bough(path, [0.30, 0.26, 0.19, 0.06], 5, 5, a), mix(BARK, BARK_LIGHT, 0.4))
            for k in range(TWIGS // 3):
                foot = polar(3.2 + 2.6 * k, a + bend * (2 + 3 * k), -0.72 + 0.1 * k)
                tip = polar(5.0 + 2.8 * k, a + (26 if k % 2 else -28), -0.5 + 0.5 * source.uniform(-1, 1))
                m.add(tube([foot, foot.lerp(tip, 0.5) - Vector((0, 0, 0.22)), tip], [0.12, 0.08, 0.02], 3, 2, cap=False), mix(BARK, BARK_LIGHT, 0.3))
        for i in range(SPRAYS):
            rim = i % 5 > 0
            a = 360 * i / SPRAYS + source.uniform(-7, 7)
            at = move(*polar(source.uniform(8.4, 9.8) if rim else source.uniform(3, 6.5), a, source.uniform(-0.6, 0.1)))
            at = at @ turn(0, 0, a + source.uniform(-40, 40)) @ turn(source.uniform(-25, 25), source.uniform(20, 58), 0)
            long = source.uniform(0.8, 1.3)
            m.add(big_leaf(long, 0.66 * long, 0.25, 0.3), mix(UNDERSIDE, THROUGH, source.uniform(0.5, 0.9)), at=at, glow=0.2)

    return shape


def shaded(frame, radius, deep, lit):
    """Colour of a tuft's underside: dark in its middle, and light comes through the leaves at its edge."""
    middle = frame.translation

    def colour(v, normal):
        edge = min(1.0, (v - middle).length / (0.8 * radius)) ** 2
        tone = mix(mix(UNDERSIDE, UNDERSIDE_DEEP, 0.25 + 0.45 * deep), UNDERSIDE_DEEP, 0.6 * (1 - edge))
        return mix(tone, THROUGH, max(0.85 * lit, 0.20 * edge * (1 - 0.6 * deep)))

    return colour


def rimmed(frame, radius, tone):
    """Colour of a tuft's lobes: from the crown's tone to a light edge."""
    middle = frame.translation

    def colour(v, normal):
        out = (v - middle).length / radius
        return mix(tone[0], tone[1], out / 0.56) if out < 0.56 else mix(tone[1], tone[2], min(1.0, (out - 0.56) / 0.34))

    return colour


def crown_top(seed, fruit):
    """The top of a crown that one flies over: a sunny hill of leaves, twelve across and four high; its foot at the deck."""

    def shape(m):
        source = seeded(seed)
        spots = ((0, 0, 0.9, 4.2), (3.2, 1.2, 0.3, 2.9), (-2.8, 2.0, 0.2, 3.0), (-0.6, -3.2, 0.2, 2.8)) if not fruit else ((1.8, 0.4, 0.7, 3.6), (-2.8, -0.8, 0.8, 3.4), (-0.2, 3.2, 0.1, 2.6))
        for i, (x, y, z, r) in enumerate(spots):
            clump(m, (x, y, z), r, seed + i * 5, ABOVE, ABOVE_SUNLIT, 0.95, 8, 5)
        if fruit:
            for i in range(6):
                p = polar(source.uniform(2.4, 4.4), 60 * i + source.uniform(-15, 15), source.uniform(1.4, 2.4))
                apple(m, *p, 0.46)

    return shape


def bough_prow(m):
    """A bough across the way, twenty-six wide and two thick, that splits about an eye of radius 2.2; the eye's middle is 1 above the origin."""
    for side in (1, -1):
        path = [(13.4 * side, 0.6, 1.5), (9.5 * side, 0.1, 0.9), (6.0 * side, -0.1, 1.1), (2.9 * side, 0, 1.0)]
        m.add(bough(path, [0.55, 0.95, 1.0, 1.05], 8, 7, side + 5, 0.08), limb_grain)
        for x, z, a in ((8.4, 1.8, 38), (5.0, 0.2, -40), (11.2, 1.6, 52)):
            twig = [(x * side, 0, z), ((x + 0.9) * side, -0.5, z + (0.9 if a > 0 else -0.9)), ((x + 1.3) * side, -0.4, z + (2.0 if a > 0 else -1.8))]
            m.add(bough(twig, [0.30, 0.18, 0.06], 5, 2, x), limb_grain)
            clump(m, twig[2], 1.25, int(x * 3 + side), SHADE, SUNLIT, 0.8, 7)

    def eye(turns):
        points = []
        for k in range(17):
            a = math.radians(180 * k / 16 * turns)
            r = 2.95
            points.append((r * math.cos(a), 0.55 * math.sin(3 * a), 1.0 + r * math.sin(a)))
        return points

    for way in (1, -1):
        ring = bough([(x, y, 1 + (z - 1) * way) for x, y, z in eye(1)], [1.0, 0.62, 0.56, 0.62, 1.0], 8, 17, 3 + way, 0.07, (0, 1, 0))
        m.add(ring, limb_grain)
    for front in (0, 180):
        lip = turn(0, 0, front) @ move(0, -0.42, 1.0) @ turn(90)
        m.add(torus(2.42, 0.14, 26, 3), HEARTWOOD, at=lip, glow=0.3)


def _arch(x, z):
    """How far a place of the mouth's wall lies from its arch: 1 on the arch's edge, less in it."""
    return math.hypot(x / 12.4, (z + 0.4) / 10.6)


def _frond(long, wide):
    """A leaf that hangs down from the origin, its face towards +Y and raised along its midrib: six triangles."""
    half = wide / 2
    rim = [(0, 0, 0), (-half, -0.1, -0.30 * long), (-0.76 * half, -0.1, -0.70 * long), (0, 0.12, -long), (0.76 * half, -0.1, -0.70 * long), (half, -0.1, -0.30 * long)]
    middle = [(0, 0.3, -0.45 * long)]
    return Part(rim + middle, [[6, (i + 1) % 6, i] for i in range(6)])


def _mouth_wall(m):
    """The wall about the arch, which is dark."""
    lobes, vertices = 24, []
    for ring in (0, 1):
        for i in range(lobes + 1):
            a = 180 - 180 * i / lobes
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            vertices.append(Vector((12.2 * c, -0.9, 10.4 * s - 0.4)) if ring else Vector((34 * c, -0.9, min(12.4, 34 * s))))
    n = lobes + 1
    faces = [[i, i + 1, n + i + 1, n + i] for i in range(lobes)]
    m.add(Part(vertices, faces), MOUTH, glow=0.5)


def _hang(m, x, y, z, lit, source):
    """A leaf as long as Wick that hangs from there, in front of others, lit by lamps from 0 to 1."""
    low = mix(source.choice(FRONDS), FROND_LIT, 0.7 * lit)
    long = source.uniform(3.3, 4.1)
    at = move(x, y + source.uniform(-0.2, 0.2), z) @ turn(source.uniform(2, 12), source.uniform(-10, 10), source.uniform(-24, 24))
    m.add(_frond(long, source.uniform(2.7, 3.4)), mix(low, MOUTH_LEAF, 0.5), at=at, fade=(z, z - long, low), glow=0.26 + 0.3 * lit)


def fork_fronds(m):
    """What turns with the year about a fork's mouth: leaves as long as Wick in rows before its wall, those about the arch in the light of
    lamps, and cushions of leaves in the sun on the bough above."""
    source = seeded(23)
    for row in range(6):
        z = 13.4 - 2.15 * row
        for i in range(-10, 11):
            x = 2.9 * (i + 0.5 * (row % 2)) + source.uniform(-0.3, 0.3)
            out = _arch(x, z - 1.7)
            if out >= 0.99 and abs(x) <= 29:
                _hang(m, x, 0.08 * (5 - row), z, max(0.0, 1 - (out - 0.99) / 0.34), source)
    for i in range(12):
        x = -27 + 4.9 * i + source.uniform(-1, 1)
        above, _ = tuft(source.uniform(1.5, 2.3), 5, 0.8, source)
        frame = move(x, source.uniform(-0.6, 0.6), 12.6 + 0.012 * min(abs(x), 16) ** 2) @ turn(source.uniform(-24, -8), 0, source.uniform(0, 72))
        m.add(above, rimmed(frame, 2.0, (ABOVE, CUSHION, CUSHION_RIM)), at=frame, glow=0.12)


def fork_curtain(m):
    """A half of a curtain of leaves before a mouth, 12.4 wide and 11 high, that hangs from a pole; a chain of lanterns gathers it."""
    source = seeded(41)
    m.add(Part([Vector((x, -0.4, z)) for x, z in ((-6.1, 10.6), (-6.1, 0.4), (6.1, 0.4), (6.1, 10.6))], [[0, 1, 2, 3]]), MOUTH, glow=0.4)
    for row in range(4):
        for i in range(4):
            x = -4.5 + 3.0 * i + 0.7 * (row % 2 - 0.5) + source.uniform(-0.2, 0.2)
            at = move(x, 0.12 * (3 - row), 11.0 - 2.3 * row) @ turn(source.uniform(2, 10), source.uniform(-8, 8), source.uniform(-18, 18))
            tone = source.choice(SPRING_CURTAIN)
            m.add(_frond(4.3, 4.0), mix(tone, SHADE, 0.5), at=at, fade=(11.0 - 2.3 * row, 6.9 - 2.3 * row, tone), glow=0.3)
    m.add(bough([(-6.2, 0, 10.7), (6.2, 0, 10.7)], [0.34, 0.34], 5, 2, 7, 0.06), limb_grain)
    chain = [(-5.8 + 2.9 * i, 1.0, 5.2 - 0.9 * (1 - (i - 2) ** 2 / 4)) for i in range(5)]
    m.add(tube(chain, [0.08, 0.08], 3, 4, cap=False), BARK_LIGHT)
    for x, y, low in chain:
        m.add(lathe([(0, -0.46), (0.46, 0), (0, 0.46)], 5), LAMPLIGHT, at=move(x, y, low - 0.5), glow=0.95)


def fork_roots(m):
    """A half of a grid of roots before a mouth, 12.4 wide and 11 high: five that stand and three that wind across, knots of light wood
    where they meet."""
    source = seeded(17)
    for i in range(5):
        x = -5.4 + 2.7 * i
        path = [(x + source.uniform(-0.3, 0.3), 0.25 * (-1) ** i, z) for z in (0.0, 3.6, 7.2, 10.8)]
        m.add(bough(path, [0.85, 0.52, 0.58, 0.34], 5, 3, i + 3, 0.10), limb_grain, glow=0.14)
    for k, z in enumerate((2.4, 5.6, 8.8)):
        path = [(-6.1, 0, z + 0.3), (-2.7, 0.4 * (-1) ** k, z - 0.4), (0, -0.3 * (-1) ** k, z + 0.4), (2.7, 0.4, z - 0.3), (6.1, 0, z + 0.2)]
        m.add(bough(path, [0.4, 0.46, 0.4, 0.46, 0.4], 4, 5, k + 11, 0.10, (0, 1, 0)), limb_grain, glow=0.14)
        for i in range(5):
            at = move(-5.4 + 2.7 * i, 0.55, z) @ turn(-90)
            m.add(lathe([(0.62, -0.3), (0, 0.2)], 6, cap=False), HEARTWOOD, at=at, glow=0.35, fade=(z - 0.6, z + 0.6, LAMPLIGHT))


def _mouth_lights(m):
    """What makes the mouth a place where somebody lives: a chain of lanterns about the arch, round windows in the wall, mushrooms at its foot."""
    chain = [polar(1.0, a) for a in range(16, 165, 21)]
    m.add(tube([(11.6 * p.x, 0.9, 10.0 * p.y - 0.3) for p in chain], [0.07, 0.07], 3, 10, cap=False), BARK_LIGHT)
    for p in chain:
        at = move(11.5 * p.x, 0.9, 9.9 * p.y - 0.9)
        m.add(lathe([(0.16, -0.46), (0.38, -0.28), (0.46, 0), (0.38, 0.28), (0.16, 0.46)], 9), LAMPLIGHT, at=at, glow=0.95, fade=(at.translation.z - 0.5, at.translation.z + 0.4, LAMP_CROWN))
    for side in (1, -1):
        for x, z, r in ((18.6, 6.4, 1.0), (24.0, 4.6, 1.1)):
            at = move(x * side, 0.75, z) @ turn(-90)
            m.add(lathe([(r * 1.4, -0.4), (r * 1.25, 0.25), (r * 0.9, 0.1)], 14, cap=False), BARK, at=at, fade=(z - r, z + r, BARK_LIGHT), glow=0.2)
            m.add(lathe([(r * 0.95, 0.04), (0, 0.1)], 14, cap=False), LAMPLIGHT, at=at, glow=0.9, fade=(z - r, z + r, HEARTWOOD))
        for x, y, z, r in ((17.0, 2.2, 2.5, 1.4), (18.9, 2.8, 1.5, 0.9)):
            stem = [(0.28 * r, -0.2), (0.2 * r, z)]
            m.add(lathe(stem, 5, cap=False), LINEN, at=move(x * side, y, 0))
            m.add(lathe([(0.3 * r, -0.1), (r, -0.14 * r), (0.72 * r, 0.42 * r), (0, 0.62 * r)], 7, cap=False), CAP, at=move(x * side, y, z), glow=0.25, fade=(z - 0.2, z + 0.7 * r, CAP_LIGHT))


def _board(m, x, y, z, r, face, rim):
    """A round board of radius `r` that faces Wick, its rim raised."""
    at = move(x, y, z) @ turn(-90) @ size(r / 2.6, r / 2.6, 1)
    m.add(lathe([(2.5, -0.3), (2.6, 0.1), (2.2, 0.2)], 20, cap=False), rim, at=at, glow=0.35)
    m.add(lathe([(2.3, 0.12), (0, 0.14)], 20, cap=False), face, at=at, glow=0.6)


def _apple_sign(m, x, z):
    """An apple on a board in the leaves beside the arch's top, and an arrow down below it."""
    _board(m, x, 1.5, z, 1.9, rgb("123f4c"), HEARTWOOD)
    skin = lathe([(0, -0.84), (0.6, -0.78), (0.96, -0.38), (1.06, 0.1), (0.86, 0.58), (0.45, 0.76), (0, 0.55)], 14)
    m.add(skin, rgb("d8281c"), at=move(x, 1.66, z - 0.15) @ size(1, 0.4, 1), glow=0.62, fade=(z - 0.9, z + 0.7, rgb("ff6a3a")))
    m.add(tube([(x, 1.9, z + 0.4), (x + 0.15, 1.9, z + 1.1)], [0.12, 0.08], 4, 1), BARK_DEEP)
    m.add(plate([(x + 0.15, 2.0, z + 0.7), (x + 0.65, 2.0, z + 0.6), (x + 1.0, 2.0, z + 1.05), (x + 0.5, 2.0, z + 1.15)], 0.1), SPRING, glow=0.6)
    m.add(plate([(x - 1.1, 1.6, z - 2.2), (x + 1.1, 1.6, z - 2.2), (x, 1.6, z - 3.4)], 0.3), WAY_DOWN, glow=0.8)


def _sun_sign(m, x, z):
    """A sun on a board before the bough beside its eye, and an arrow up above it."""
    y = 5.5
    _board(m, x, y, z, 1.7, rgb("2f86b4"), HEARTWOOD)
    m.add(lathe([(0.75, 0.1), (0, 0.4)], 16, cap=False), rgb("ffd23e"), at=move(x, y + 0.12, z) @ turn(-90), glow=0.95)
    for k in range(8):
        a = 45 * k
        ray = [polar(0.85, a - 14), polar(0.85, a + 14), polar(1.36, a)]
        m.add(plate([(x + p.x, y + 0.26, z + p.y) for p in ray], 0.14), rgb("ffd23e"), glow=0.9)
    m.add(plate([(x + 1.1, y, z + 1.9), (x - 1.1, y, z + 1.9), (x, y, z + 3.0)], 0.3), rgb("ffe28a"), glow=0.9)


def fork_mouth(m):
    """The mouth of the way below the leaves, to be flown through: a dark wall, thirty to each side and twelve high, between two posts and
    below a bough, about an arch of half a width of eleven with a pillar at each side; lanterns, windows and mushrooms shine in it, and near
    its middle, where one looks, are signs: beside the eye of the bough the sun and an arrow up, beside the top of the arch an apple and an
    arrow down. It looks towards +Y, where Wick comes from."""
    _mouth_wall(m)
    _mouth_lights(m)
    for side in (1, -1):
        _apple_sign(m, 8.6 * side, 10.1)
        _sun_sign(m, 5.9 * side, 14.5)
        path = [(0, 0, 11.7), (9 * side, 0.4, 12.6), (19 * side, 0, 14.4), (31 * side, 0.3, 18.4)]
        m.add(bough(path, [0.8, 0.95, 1.0, 0.5], 6, 6, side + 4, 0.09), limb_grain)
        post = [(32 * side, 0, -4), (31 * side, 0, 3), (31.4 * side, 0, 9), (30.6 * side, 0, 16)]
        m.add(bough(post, [5.2, 3.4, 2.9, 3.0], 7, 4, side + 9, 0.10), limb_grain)
        clump(m, (30.6 * side, 0, 16.2), 4.2, side + 30, SHADE, SUNLIT, 0.7, 7, 5)
        pillar = [(14.9 * side, 0.7, -3), (14.2 * side, 0.8, 2.6), (14.6 * side, 0.6, 8), (14.0 * side, 0.2, 13.6)]
        m.add(bough(pillar, [2.5, 1.35, 1.15, 1.6], 7, 5, side + 2, 0.13), limb_grain)
        root = [(21.2 * side, 0.4, 14.4), (22.4 * side, 0.9, 9), (20.5 * side, 0.8, 4.4), (21.8 * side, 1.6, -0.5)]
        m.add(bough(root, [0.6, 0.42, 0.5, 0.9], 4, 5, 21, 0.12), limb_grain)


def calling_owls(m):
    """Two owls, awake, that sit fourteen to either side, each on a bough that comes in from there: three wide and four high, eyes and chest
    light; they look towards +Y."""
    for side in (1, -1):
        x = 14.4 * side
        perch = [(34 * side, -1.6, -4.2), (25 * side, -0.9, -1.0), (18 * side, -0.2, -0.7), (11.6 * side, 0.2, 0.1)]
        m.add(bough(perch, [1.3, 0.8, 0.6, 0.2], 5, 4, side + 8, 0.10), limb_grain)
        body = lathe([(0.9, 0), (1.5, 0.9), (1.6, 2.0), (1.45, 3.0), (0.95, 3.65), (0, 3.9)], 14)
        m.add(body, OWL, at=move(x, 0, 0) @ size(1, 0.75, 1), fade=(0, 3.8, OWL_PALE), glow=0.3)
        m.add(lathe([(0.8, -0.15), (0.6, 0.3), (0, 0.4)], 14, cap=False), OWL_PALE, at=move(x, 0.85, 1.25) @ turn(-90), glow=0.5)
        for ear in (1, -1):
            m.add(plate([(x + 0.3 * ear, 0.7, 3.3), (x + 1.25 * ear, 0.5, 3.0), (x + 1.35 * ear, 0.6, 4.4)], 0.2), OWL, glow=0.3)
            eye = move(x + 0.62 * ear, 0.95, 2.7) @ turn(-90)
            m.add(lathe([(0.68, -0.1), (0.62, 0.2), (0.48, 0.22)], 14, cap=False), OWL_PALE, at=eye, glow=0.6)
            m.add(lathe([(0.52, 0.16), (0, 0.3)], 14, cap=False), rgb("ffc93a"), at=eye, glow=1.0)
            m.add(lathe([(0.2, 0.3), (0, 0.36)], 9, cap=False), DARK, at=eye)
            m.add(plate([(x + 1.3 * ear, 0.3, 2.3), (x + 1.95 * ear, 0.0, 0.8), (x + 1.0 * ear, 0.5, 0.4)], 0.3), OWL, glow=0.25)
        m.add(plate([(x + 0.26, 1.25, 2.4), (x - 0.26, 1.25, 2.4), (x, 1.4, 1.8)], 0.24), HEARTWOOD, glow=0.7)


def bark_slab(m):
    """A slab that the trunk thrusts out: 23 wide, 6.6 high, 2 deep, furrowed along, its ends of ringed heartwood, its back grown over;
    dark cracks with embers along their edges."""
    columns, rows = 14, 6
    source = seeded(8)

    def ring(i):
        x = (i / columns - 0.5) * 23
        end = abs(2 * i / columns - 1)
        sag = 0.5 * max(0.0, end - 0.7) / 0.3
        jag = 0.35 * (1 if i % 2 else -1)
        deep = 1.0 - 0.35 * sag
        top, low = 6.6 - sag * 1.2 + jag * 0.6, sag * 0.9 + jag * 0.4
        face = []
        for k in range(rows + 1):
            z = low + 0.4 + (top - low - 0.8) * k / rows + (source.uniform(-0.28, 0.28) if 0 < k < rows else 0)
            face.append((deep + (0.24 if k % 2 else -0.10), z))
        return [(x, -y, z) for y, z in face] + [(x, 0, top)] + [(x, y, z) for y, z in reversed(face)] + [(x, 0, low)]

    vertices, faces = [], []
    for i in range(columns + 1):
        vertices += ring(i)
    n = 2 * rows + 4
    for i in range(columns):
        for j in range(n):
            a, b = i * n + j, i * n + (j + 1) % n
            faces.append([b, a, a + n, b + n])

    def bark(v, normal):
        ridge = min(1.0, max(0.0, (abs(v.y) - 0.7) / 0.5))
        tone = mix(mix(BARK_DEEP, BARK, 0.6), BARK_LIGHT, 0.75 * ridge + 0.25 * noise.noise(v * 0.5))
        return mix(tone, MOSS, max(0.0, min(0.9, 0.8 * normal.z + 0.9 * (v.z - 5.4) + 0.5 * noise.noise(v * 0.4))))

    m.add(Part(vertices, faces), bark, facet=True, glow=0.16)
    for x, z, long in ((-8.5, 2.0, 2.6), (-2.6, 4.6, 3.2), (4.6, 1.7, 2.8), (8.6, 3.9, 2.0)):
        for way in (-1, 1):
            seam = [(x, way * 1.18, z), (x + long * 0.4, way * 1.24, z + 0.34), (x + long * 0.7, way * 1.2, z + 0.05), (x + long, way * 1.16, z + 0.3)]
            m.add(tube(seam, [0.05, 0.26, 0.2, 0.04], 4, 3, cap=False), mix(rgb("e0641e"), HEARTWOOD, 0.25), glow=0.6)
            core = [(x, y + 0.17 * way, z) for x, y, z in seam]
            m.add(tube(core, [0.02, 0.16, 0.12, 0.02], 4, 3, cap=False), rgb("1e0d0a"))
    for x, r in ((-8.6, 1.2), (-1.4, 1.5), (6.2, 1.3)):
        clump(m, (x, 0, 6.25), r, int(x * 7), SHADE, SUNLIT, 0.5, 7)
    for i, way in ((0, 1), (columns, -1)):
        cap = [vertices[i * n + j] for j in range(n)]
        m.add(Part(cap, [list(range(n))[::way]]), HEARTWOOD, facet=True, glow=0.3)
        x = cap[0][0] - 0.03 * way
        for r in (0.8, 1.8):
            m.add(torus(r, 0.12, 10, 3), BARK, at=move(x, 0, 3.3) @ turn(0, 90, 0) @ size(1, 0.32, 1))
    for side in (0, 180):
        for x, z, r in ((-7.5, 4.2, 0.8), (1.5, 2.4, 1.0), (7.8, 4.6, 0.7)):
            at = turn(0, 0, side) @ move(x, -1.0, z) @ turn(90) @ size(1, 1.3, 1)
            m.add(lathe([(r, -0.1), (r * 0.8, 0.3), (r * 0.4, 0.1), (0, 0.05)], 8, cap=False), BARK_LIGHT, at=at, fade=(z - r, z + r, HEARTWOOD))


def crown_shell(m):
    """Half of a crown that hides something, leaning inwards: 2.6 wide, 4.4 high and four deep."""
    m.add(bough([(0, 0, 0), (0.2, 0.1, 1.6), (-0.1, 0, 3.4)], [0.5, 0.4, 0.2], 6, 3, 2), limb_grain)
    for x, y, z, r, seed in ((0, -0.9, 1.1, 1.3, 1), (0.1, 0.9, 1.3, 1.3, 2), (0, 0, 2.6, 1.5, 3), (0, -0.6, 3.6, 0.9, 4), (0, 0.7, 3.5, 0.8, 5)):
        clump(m, (x, y, z), r, seed, SHADE, SUNLIT, 0.9, 7, 4)


def vine_curtain(m):
    """A curtain of vines, seven wide, that hangs nine down from the origin: strands with leaves, and buds that shimmer."""
    source = seeded(12)
    for i in range(7):
        x = -3.2 + 1.06 * i + source.uniform(-0.25, 0.25)
        long = source.uniform(4.5, 9.0)
        y = source.uniform(-0.5, 0.5)
        path = [(x, y, 0.3), (x + source.uniform(-0.4, 0.4), y, -long * 0.5), (x + source.uniform(-0.2, 0.2), y, -long)]
        m.add(tube(path, [0.13, 0.10, 0.03], 3, 3, cap=False), SHADE, fade=(-9, 0, GREEN))
        for k in range(int(long / 1.35)):
            z = -0.5 - 1.35 * k - source.uniform(0, 0.4)
            side = 0 if (k + i) % 2 else 180
            leaf = big_leaf(source.uniform(1.2, 1.6), 0.95, 0.2, 0.1)
            at = move(x, y, z) @ turn(0, 0, side + source.uniform(-25, 25)) @ turn(0, source.uniform(24, 52), 0) @ turn(source.uniform(52, 84))
            m.add(leaf, GREEN, at=at, fade=(z - 1.2, z + 0.2, SUNLIT))
        if i % 3 == 0:
            m.add(ball(0.20, 1), LAMPLIGHT, at=move(x, y, -long - 0.1), glow=0.8)


MODELS = {
    name: (lambda s=shape, n=name, k=options: static(n, s, soft=True, **{"sharp": 60, **k}))
    for name, shape, options in (
        ("leaf_ceiling_a", ceiling(2, ((-3.4, 2.6, 2.1), (4.4, -3.6, 1.7), (3.2, 5.6, 1.2))), {"reach": 1.2, "strength": 0.5, "sharp": 85}),
        ("leaf_ceiling_b", ceiling(5, ((1.2, -0.6, 2.8), (-6.0, -4.2, 1.5))), {"reach": 1.2, "strength": 0.5, "sharp": 85}),
        ("crown_top_a", crown_top(4, False), {"reach": 1.4}),
        ("crown_top_b", crown_top(9, True), {"reach": 1.4}),
        ("bough_prow", bough_prow, {"reach": 1.4}),
        ("fork_mouth", fork_mouth, {"reach": 1.0, "strength": 0.4}),
        ("fork_fronds", fork_fronds, {"reach": 1.0, "strength": 0.4}),
        ("fork_curtain", fork_curtain, {"reach": 0.8, "strength": 0.4}),
        ("fork_roots", fork_roots, {"reach": 0.8, "strength": 0.4}),
        ("calling_owls", calling_owls, {"reach": 0.5}),
        ("bark_slab", bark_slab, {"reach": 1.0}),
        ("crown_shell", crown_shell, {"reach": 1.0}),
        ("vine_curtain", vine_curtain, {"reach": 0.8, "strength": 0.5}),
    )
}
