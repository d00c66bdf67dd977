"""Where Mother Spindle waits, and what she throws: the moon, her web, silk-wrapped boughs, crowns and trunks by night."""

import math

from mathutils import Vector, noise

from bark import bough, column, grain
from geometry import aim, ball, globe, lathe, move, polar, seeded, size, torus, tube, turn
from mesh import static
from palette import mix, rgb

NIGHT = rgb("122019")
WEB = rgb("6d828e")
BOUGH = rgb("66745f")
BOUGH_LIGHT = rgb("8f9c80")
SILK = rgb("f3edd2")
SILK_SHADE = rgb("b9c58a")
SILK_DARK = rgb("8a9a74")
PLUM = rgb("8f3d6f")
PLUM_DEEP = rgb("4a1f44")
HONEY = rgb("ffc84a")
BAND = rgb("5a3320")
SILVER = rgb("c3c8d6")
MOON = rgb("f6eccb")
MOON_SEA = rgb("dccfa6")
CROWN_FOOT = rgb("7fa3b4")  # crowns by moonlight: their feet in the mist, their backs, their tops, and what of them is silver
MIST = rgb("4f7686")
CROWN = rgb("16424a")
CROWN_TOP = rgb("2f6a70")
CROWN_SILVER = rgb("a9c9d2")
TRUNK = rgb("54606e")
TRUNK_DEEP = rgb("222c3a")
FUNGUS = rgb("8d9a96")
LAMP_SILK = rgb("c8b48a")
DEW = rgb("dcecf4")


def cream_moon(m):
    """A disc with seas; it shines by itself. Radius 10, its middle at the origin."""

    def seas(v, normal):
        n = noise.noise(v * 0.22 + Vector((3.1, 0, 1.7))) + 0.5 * noise.noise(v * 0.5)
        edge = min(1.0, Vector((v.x, 0, v.z)).length / 10)
        sea = min(1, max(0, (n - 0.05) * 3.2))
        return mix(mix(MOON, MOON_SEA, sea), rgb("ead6a0"), max(0, edge - 0.8) * 2.2)

    m.add(globe(10, 44, 26).warped(lambda v: Vector((v.x, v.y * 0.1, v.z))), seas, glow=0.78)


def thread(m, a, b, r, colour, sag=0.0, steps=3):
    middle = (Vector(a) + Vector(b)) / 2 + Vector((0, 0, -sag))
    m.add(tube([tuple(a), tuple(middle), tuple(b)], [r, r * 0.8, r], 3, steps, cap=False), colour)


def great_web(rings, inner, outer):
    """A zone of an orb web of 10 in radius, before the moon: some of its nine rings, and its spokes from one radius to another. Dim
    silver, bright where the dew hangs."""
    spokes = 14
    ends = [(360 * i / spokes + 5 * math.sin(i * 2.3), 10 + 1.6 * math.sin(i * 1.7)) for i in range(spokes)]

    def shape(m):
        for a, length in ends:
            p, q = polar(inner, a), polar(length if outer > 10 else outer, a)
            thread(m, (p.x, 0, p.y), (q.x, 0, q.y), 0.05, WEB, 0, 1)
        for ring in rings:
            r = 1.4 + 0.98 * ring
            for i in range(spokes):
                p, q = polar(r, ends[i][0]), polar(r + 0.07, ends[(i + 1) % spokes][0])
                middle = ((p + q) / 2) * 0.94
                m.add(tube([(p.x, 0, p.y), (middle.x, 0, middle.y), (q.x, 0, q.y)], [0.032, 0.028, 0.032], 3, 2, cap=False), WEB)
                if (i * 5 + ring * 3) % 7 == 0:
                    m.add(ball(0.085, 1), SILVER, at=move(p.x, -0.05, p.y), glow=0.5)

    return shape


def silk_bough(m):
    """A bough of the orchard that comes in from the left, wrapped in silk; 50 long, so that it grows out of the wood beyond the picture; its tip at the origin."""
    stem = [(-50, 4, 15), (-36, 3, 10), (-24, 2.2, 5.6), (-14, 1, 2.4)]
    m.add(tube(stem, [3.0, 2.4, 1.7, 1.25], 7, 6), BOUGH, fade=(2.0, 9.0, BOUGH_LIGHT))
    spine = [(-14, 1, 2.4), (-9.5, 0.4, 1.6), (-5.5, 0, 0.2), (-2.2, -0.3, 0.5), (0, -0.2, 0)]
    m.add(tube(spine, [1.25, 1.0, 0.74, 0.42, 0.12], 7, 10), BOUGH, fade=(-0.6, 2.6, BOUGH_LIGHT))
    for (x, y, z), way, length in (
        ((-8.5, 0.3, 1.4), (0.3, 0.1, 1), 2.6),
        ((-5.2, 0, 0.2), (0.5, -0.2, -1), 1.9),
        ((-3, -0.2, 0.4), (0.6, 0.2, 0.9), 1.5),
    ):
        end = Vector((x, y, z)) + Vector(way) * length
        m.add(tube([(x, y, z), tuple((Vector((x, y, z)) + end) / 2 + Vector((0.3, 0, 0))), tuple(end)], [0.34, 0.22, 0.05], 6, 6), BOUGH)
    for k in range(12):
        t = 0.06 + 0.07 * k
        p = Vector(spine[0]).lerp(Vector(spine[-1]), t)
        i = min(3, int(t * 4))
        p = Vector(spine[i]).lerp(Vector(spine[i + 1]), t * 4 - i)
        r = 1.25 * (1 - t) + 0.2
        m.add(
            torus(r * 0.94, 0.10 + 0.05 * (k % 3), 9, 3),
            SILK if k % 3 else SILK_SHADE,
            at=move(*p) @ aim((1, 0, -0.25 + 0.3 * ((k % 3) - 1))),
            glow=0.05,
        )
    for x, drop in ((-10.5, 5.0), (-7, 3.4), (-4.2, 4.2), (-1.4, 2.2)):
        z = 1.2 + 0.1 * x
        thread(m, (x, 0, -z * 0.2 + 0.6), (x + 0.3, 0, -drop), 0.035, SILVER, 0, 2)
        m.add(ball(0.1, 1), SILVER, at=move(x + 0.3, 0, -drop), glow=0.4)


def web_ring(m):
    """A web of 6 in radius with a hole of 2.6, as it comes at Wick: cream threads and frame, a rim of plum around each frame."""
    spokes = 12
    for r, thick, rim in ((6.0, 0.17, 6.17), (2.75, 0.15, 2.6)):
        m.add(torus(r, thick, 36, 4), SILK, at=turn(90), glow=0.3)
        m.add(torus(rim, 0.06, 36, 3), PLUM_DEEP, at=turn(90))
    for i in range(spokes):
        p, q = polar(2.7, 30 * i + 15), polar(6.05, 30 * i + 15)
        m.add(tube([(p.x, 0, p.y), (q.x, 0, q.y)], [0.085, 0.11], 4, 1), SILVER, glow=0.15)
    for k in range(5):
        r = 3.25 + 0.56 * k
        for i in range(spokes):
            p, q = polar(r, 30 * i + 15), polar(r + 0.04, 30 * i + 45)
            inward = (p + q) / 2 * 0.975
            m.add(
                tube([(p.x, 0, p.y), (inward.x, 0, inward.y), (q.x, 0, q.y)], [0.05, 0.045, 0.05], 3, 2, cap=False),
                SILK if k % 2 else SILK_SHADE,
                glow=0.2,
            )


def cocoon(m):
    """What she spits: a fly of silk, sticky and slow."""
    profile = [(0.06, -0.75), (0.3, -0.5), (0.44, 0), (0.32, 0.5), (0.08, 0.8)]
    m.add(lathe(profile, 10), SILK, at=turn(90), glow=0.2)
    for k in range(4):
        m.add(torus((0.34, 0.43, 0.43, 0.32)[k], 0.05, 10, 3), PLUM, at=move(0, 0.36 - 0.24 * k, 0) @ turn(90) @ turn(8, 0, 0))


def bee_cocoon(m):
    """One with a bee in it: its bands are those of a bee, honey shines through, and two wings stick out."""
    profile = [(0.06, -0.75), (0.3, -0.5), (0.44, 0), (0.32, 0.5), (0.08, 0.8)]
    m.add(lathe(profile, 10), HONEY, at=turn(90), glow=0.7)
    for k in range(4):
        m.add(torus((0.34, 0.43, 0.43, 0.32)[k], 0.07, 10, 3), BAND, at=move(0, 0.36 - 0.24 * k, 0) @ turn(90))
    for side in (1, -1):
        m.add(ball(1, 1), SILK, at=move(0.5 * side, 0.1, 0.34) @ turn(0, -28 * side) @ size(0.42, 0.2, 0.07), glow=0.5)


def moonlit(low, high):
    """Colour of foliage by moonlight: pale where it stands in the mist, at height `low`, dark above, its tufts silver at `high`."""

    def leaves(v, normal):
        up = min(1.0, max(0.0, (v.z - low) / (high - low)))
        back = mix(CROWN_FOOT, mix(CROWN, CROWN_TOP, up), min(1.0, 2.6 * up))
        tuft = noise.noise(v * 1.2) + 0.6 * noise.noise(v * 2.9)
        return mix(back, CROWN_SILVER, min(0.66, max(0.0, 0.5 * tuft + 1.15 * normal.z * up - 0.5)))

    return leaves


def foliage(m, x, y, z, r, sides, seed, colour):
    """A round mass of leaves of radius `r`."""
    pad = lathe([(0, -0.5 * r), (0.8 * r, -0.36 * r), (r, 0), (0.93 * r, 0.3 * r), (0.68 * r, 0.58 * r), (0.34 * r, 0.75 * r), (0, 0.8 * r)], sides, cap=False)
    m.add(pad.roughened(0.1 * r, 1.6 / r, seed), colour, at=move(x, y, z) @ turn(0, 0, 31 * seed))


def moon_crown(m):
    """A tree as one sees it from above by moonlight: a round crown sixteen across, its foot twelve below it in the mist."""
    source = seeded(5)
    leaves = moonlit(12.0, 18.0)
    m.add(tube([(0, 0, 0), (0.2, 0.1, 7), (0, 0, 13)], [1.3, 0.9, 0.7], 5, 2, cap=False), CROWN)
    foliage(m, 0, 0, 14.2, 4.4, 14, 1, leaves)
    for i in range(7):
        x, y, _ = polar(4.7 * source.uniform(0.9, 1.1), 360 * i / 7 + source.uniform(-8, 8))
        foliage(m, x, y, 12.9 + source.uniform(-0.3, 0.8), source.uniform(2.7, 3.4), 10, i + 2, leaves)
    for a, out in ((40, 2.6), (165, 2.9), (285, 2.5)):
        x, y, _ = polar(out, a)
        foliage(m, x, y, 15.6, 2.1, 9, a, leaves)


def moon_trunk(m):
    """A giant of the orchard by night, sixty high: silk is wound about its trunk, and a stair of fungus glimmers on it. It rises out of
    lesser crowns that stand in the mist twelve above the origin; there is nothing below."""
    axis = [(7, 4.4, 0.2, 0), (12, 3.5, 0.2, 0), (18, 3.3, 0.1, 0.3), (34, 3.0, -0.2, 0.1), (56, 2.6, 0, 0)]
    bark = grain(axis, 12, 0.03, 0.0, TRUNK_DEEP, TRUNK)

    def misty(v, normal):
        return mix(MIST, bark(v, normal), min(1.0, max(0.0, 0.12 * (v.z - 10))))

    m.add(column(axis, 12, 0.03, 0.12, 2), misty)
    for i in range(4):
        foliage(m, *polar(4.2 + 0.5 * (i % 2), 90 * i + 20, 10.6 + 0.5 * (i % 3)), 3.0 + 0.3 * (i % 2), 7, i + 3, moonlit(9.5, 13.5))
    for i in range(7):
        z = 12 + 5.2 * i
        m.add(torus(3.3 - 0.07 * i, 0.16, 9, 3), SILK_SHADE if i % 3 else SILK, at=move(0, 0, z) @ turn(9 if i % 2 else -11, 7 * math.sin(i)), glow=0.12)
    for i in range(6):
        a, z, r = 200 + 44 * i, 14 + 4.6 * i, 1.5 - 0.1 * i
        m.add(lathe([(r * 0.4, -0.6 * r), (r, 0), (r * 0.7, r * 0.26), (0, r * 0.32)], 6, cap=False), FUNGUS, at=move(*polar(2.7, a, z)) @ turn(0, 6, 0), glow=0.12)
    for a, z, reach in ((70, 36, 6.5), (190, 42, 7.0), (310, 38, 6.0)):
        tip = polar(reach + 1.5, a + 14, z + 3.4)
        m.add(bough([polar(2.2, a, z - 2), polar(reach * 0.7, a + 6, z + 0.4), tip], [1.0, 0.6, 0.25], 6, 3, a), TRUNK)
        foliage(m, *tip, 3.6, 9, a, moonlit(z + 1, z + 7))
    for x, y, z, r in ((0, 0, 55, 6.6), (4.6, 1.6, 52.4, 4.8), (-3.8, -2.4, 52.6, 5.0)):
        foliage(m, x, y, z, r, 10, int(z), moonlit(z - 2, z + 0.8 * r))


def cocoon_lantern(m):
    """A lantern that she spun in, on a thread as long as ten: grey until it shines through the silk. Its middle is the origin."""
    wound = lathe([(0.1, -1.15), (0.5, -0.8), (0.72, 0), (0.5, 0.75), (0.16, 1.2)], 9)
    m.add(wound, LAMP_SILK, glow=0.62)
    for k in range(3):
        m.add(torus((0.6, 0.73, 0.6)[k], 0.08, 9, 3), SILK_SHADE, at=move(0, 0, 0.5 * k - 0.5) @ turn(12 if k % 2 else -10))
    m.add(tube([(0, 0, 1.1), (0.12, 0, 4.5), (0, 0, 10)], [0.05, 0.04, 0.035], 3, 2, cap=False), SILVER)
    for z in (2.4, 4.2, 6.6):
        m.add(ball(0.11, 1), DEW, at=move(0.08, 0, z), glow=0.7)


def dew_web(m):
    """A web that hangs between two boughs, twelve across, silver with dew; its middle is the origin."""
    spokes = 8
    rims = [(360 * i / spokes + 7 * math.sin(3.1 * i), 6.0 + 1.2 * math.sin(2.3 * i)) for i in range(spokes)]
    for angle, length in rims:
        p = polar(length, angle)
        m.add(tube([(0, 0, 0), (p.x, 0, p.y)], [0.03, 0.05], 3, 1, cap=False), SILVER, glow=0.12)
    for ring in range(1, 4):
        for i in range(spokes):
            (a, long), (b, far) = rims[i], rims[(i + 1) % spokes]
            p, q = polar(long * (0.26 * ring + 0.03), a), polar(far * (0.26 * ring + 0.03), b)
            m.add(tube([(p.x, 0, p.y), (q.x, 0, q.y)], [0.035, 0.035], 3, 1, cap=False), SILVER, glow=0.2)
            if (i + 2 * ring) % 3 == 0:
                m.add(ball(0.14, 1), DEW, at=move(p.x, 0, p.y), glow=0.75)


MODELS = {
    "moon_crown": lambda: static("moon_crown", moon_crown, reach=1.6, soft=True, sharp=80, gradient=False),
    "moon_trunk": lambda: static("moon_trunk", moon_trunk, reach=2.0, soft=True, sharp=60),
    "cocoon_lantern": lambda: static("cocoon_lantern", cocoon_lantern, reach=0.3, soft=True),
    "dew_web": lambda: static("dew_web", dew_web, soft=True),
    "cream_moon": lambda: static("cream_moon", cream_moon, gradient=False),
    "great_web_rim": lambda: static("great_web_rim", great_web((6, 7, 8), 7.0, 11), soft=True),
    "great_web_middle": lambda: static("great_web_middle", great_web((3, 4, 5), 4.1, 7.0), soft=True),
    "great_web_hub": lambda: static("great_web_hub", great_web((0, 1, 2), 0, 4.1), soft=True),
    "silk_bough": lambda: static("silk_bough", silk_bough, reach=1.5, soft=True),
    "web_ring": lambda: static("web_ring", web_ring, soft=True),
    "cocoon": lambda: static("cocoon", cocoon, reach=0.3),
    "bee_cocoon": lambda: static("bee_cocoon", bee_cocoon, reach=0.3),
}
