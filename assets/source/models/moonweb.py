"""What stands behind Mother Spindle, and what she throws: the moon, her web, silk-wrapped boughs, bobbins."""

import math

from mathutils import Vector, noise

from geometry import aim, ball, globe, lathe, move, polar, size, torus, tube, turn
from mesh import static
from palette import mix, rgb

NIGHT = rgb("122019")
WEB = rgb("0d1712")
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
    """A zone of an orb web of 10 in radius, before the moon: some of its nine rings, and its spokes from one radius to another. Black
    against the moon, silver where the dew hangs."""
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
    """A bough of the orchard that comes in from the left, wrapped in silk; 14 long, its tip at the origin."""
    spine = [(-14, 1, 2.4), (-9.5, 0.4, 1.6), (-5.5, 0, 0.2), (-2.2, -0.3, 0.5), (0, -0.2, 0)]
    m.add(tube(spine, [1.25, 1.0, 0.74, 0.42, 0.12], 9, 18), BOUGH, fade=(-0.6, 2.6, BOUGH_LIGHT))
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
            torus(r * 0.94, 0.10 + 0.05 * (k % 3), 12, 4),
            SILK if k % 3 else SILK_SHADE,
            at=move(*p) @ aim((1, 0, -0.25 + 0.3 * ((k % 3) - 1))),
            glow=0.05,
        )
    for x, drop in ((-10.5, 5.0), (-7, 3.4), (-4.2, 4.2), (-1.4, 2.2)):
        z = 1.2 + 0.1 * x
        thread(m, (x, 0, -z * 0.2 + 0.6), (x + 0.3, 0, -drop), 0.035, SILVER, 0, 2)
        m.add(ball(0.1, 1), SILVER, at=move(x + 0.3, 0, -drop), glow=0.4)


def bobbin_stack(m):
    """Three bobbins on a thread, each with silk of another colour."""
    for z, scale, silk in ((0, 1.0, SILK), (3.1, 0.8, rgb("c98fb8")), (5.6, 0.62, SILK_SHADE)):
        at = move(0.15 * math.sin(z), 0, z) @ turn(0, 7 * math.cos(z * 2), 0) @ size(scale)
        for flange in (0, 2.4):
            m.add(lathe([(1.2, flange), (1.3, flange + 0.14), (1.15, flange + 0.3), (0.3, flange + 0.3)], 14), PLUM_DEEP, at=at, facet=True)
        m.add(lathe([(0.7, 0.3), (1.0, 0.8), (1.05, 1.4), (0.95, 2.0), (0.7, 2.4)], 14), silk, at=at)
        for k in range(5):
            m.add(torus(1.02, 0.05, 14, 3), SILK_DARK, at=at @ move(0, 0, 0.6 + 0.38 * k) @ turn(5 if k % 2 else -5))
    m.add(tube([(0, 0, 7), (0, 0, 12), (0, 0, 18)], [0.06, 0.06, 0.05], 3, 2), SILVER)


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


MODELS = {
    "cream_moon": lambda: static("cream_moon", cream_moon, gradient=False),
    "great_web_rim": lambda: static("great_web_rim", great_web((6, 7, 8), 7.0, 11), soft=True),
    "great_web_middle": lambda: static("great_web_middle", great_web((3, 4, 5), 4.1, 7.0), soft=True),
    "great_web_hub": lambda: static("great_web_hub", great_web((0, 1, 2), 0, 4.1), soft=True),
    "silk_bough": lambda: static("silk_bough", silk_bough, reach=1.5, soft=True),
    "bobbin_stack": lambda: static("bobbin_stack", bobbin_stack, reach=0.6, soft=True),
    "web_ring": lambda: static("web_ring", web_ring, soft=True),
    "cocoon": lambda: static("cocoon", cocoon, reach=0.3),
    "bee_cocoon": lambda: static("bee_cocoon", bee_cocoon, reach=0.3),
}
