"""The bough that breaks before the oldest tree's heart: stumps left and right, a piece that is bitten out, splinters, the crack."""

import math

from mathutils import Vector, noise

from bark import BARK, BARK_LIGHT, HEARTWOOD, LAMPLIGHT, MOSS, SHADE, SUNLIT, clump
from geometry import Part, lathe, move, seeded, torus, turn
from mesh import static
from palette import mix, rgb

HIGH = 9.0
DEEP = 7.0
SIDES = 12
EMBER = rgb("ff7a2a")


def rim(x, jag, source):
    """A ring of points about the bough's axis at a place along it, ragged by `jag` along and ridged as bark is."""
    points = []
    for i in range(SIDES):
        a = 2 * math.pi * (i + 0.5) / SIDES
        ridge = 1 + (0.035 if i % 2 else -0.035)
        points.append(
            Vector(
                (
                    x + source.uniform(-jag, jag),
                    DEEP / 2 * ridge * math.cos(a),
                    HIGH / 2 + HIGH / 2 * ridge * math.sin(a),
                )
            )
        )
    return points


def bark(v, normal):
    stripe = 0.5 + 0.5 * math.sin(v.z * 2.2 + 0.8 * math.sin(v.x * 0.7) + 2.0 * noise.noise(v * 0.3))
    tone = mix(BARK, BARK_LIGHT, 0.15 + 0.85 * stripe)
    lit = mix(tone, LAMPLIGHT, 0.55 * max(0.0, -normal.z - 0.1))  # from the heart below
    return mix(lit, MOSS, 0.75 * max(0.0, normal.z - 0.2))


def log(m, wide, seed, splinters, long):
    """A piece of the bough, both ends broken: pale wood with rings, and splinters that stand out by half to all of `long`."""
    source = seeded(seed)
    rings = max(1, round(wide / 3))
    vertices = []
    for k in range(rings + 1):
        vertices += rim((k / rings - 0.5) * wide, 0.35 if k in (0, rings) else 0.0, source)
    faces = [
        [k * SIDES + (i + 1) % SIDES, k * SIDES + i, (k + 1) * SIDES + i, (k + 1) * SIDES + (i + 1) % SIDES]
        for k in range(rings)
        for i in range(SIDES)
    ]
    m.add(Part(vertices, faces), bark, facet=True, glow=0.22)
    for side, first in ((1, rings * SIDES), (-1, 0)):
        end = [vertices[first + i] for i in range(SIDES)]
        m.add(Part(end, [list(range(SIDES))[::-side]]), HEARTWOOD, facet=True, glow=0.35)
        for r in (1.1, 2.2):
            at = move(side * (wide / 2 + 0.02), 0, HIGH / 2) @ turn(0, 90, 0)
            m.add(torus(r, 0.10, 12, 3), BARK, at=at)
        for k in range(splinters):
            a = 360 / splinters * k + source.uniform(-14, 14)
            y, z = (r * f(math.radians(a)) for r, f in ((DEEP * 0.36, math.cos), (HIGH * 0.38, math.sin)))
            spike = lathe([(source.uniform(0.45, 0.7), -0.3), (0.26, 0.4 * long), (0, long * source.uniform(0.5, 1.0))], 5, cap=False)
            at = move(side * wide / 2, y, HIGH / 2 + z) @ turn(0, 90 * side, 0) @ turn(source.uniform(-12, 12))
            m.add(spike, HEARTWOOD, at=at, facet=True, glow=0.3)


def bough_stump(m):
    """What is left of the bough beside the hole: twelve wide, nine high, seven deep."""
    log(m, 12.0, 4, 7, 1.9)
    for x, y, z, r in ((-3.4, 0.6, 9.0, 1.6), (2.2, -0.8, 8.8, 1.2)):
        clump(m, (x, y, z), r, int(x * 3), SHADE, SUNLIT, 0.6, 7, 5)


def bough_bitten(m):
    """The piece that breaks out: six wide, nine high, seven deep."""
    log(m, 4.8, 9, 5, 0.7)


def bough_splinters(m):
    """What narrows the hole: a broken slice, 2.8 wide, nine high and seven deep with its splinters."""
    log(m, 1.6, 6, 6, 0.7)


def bough_crack(m):
    """The crack that runs round the bitten piece, six wide and nine high: a jagged line that glows, bent as the bough is round."""
    line = [(-0.5, 0.7), (-1.5, 1.7), (0.1, 2.6), (-0.9, 3.6), (1.1, 4.5), (-0.2, 5.5), (0.9, 6.5), (-0.6, 7.4), (0.3, 8.3)]

    def front(x, z):
        """A point of the bough's front at that height, out of which the crack stands a little."""
        up = (z - HIGH / 2) / (HIGH / 2)
        return Vector((x, DEEP / 2 * math.sqrt(max(0.05, 1 - up * up)) + 0.2, z))

    def strip(points, wide):
        vertices, faces = [], []
        for k, (x, z) in enumerate(points):
            half = wide * (0.35 if k in (0, len(points) - 1) else 1.0)
            vertices += [front(x - half, z), front(x, z) + Vector((0, 0.3, 0)), front(x + half, z)]
        for k in range(len(points) - 1):
            a, b = 3 * k, 3 * k + 3
            faces += [[a + 1, a, b, b + 1], [a + 2, a + 1, b + 1, b + 2]]
        m.add(Part(vertices, faces), EMBER, facet=True, glow=1.0, fade=(0, HIGH, LAMPLIGHT))

    strip(line, 0.30)
    for k, way in ((1, -1), (4, 1), (6, 1), (3, -1)):
        x, z = line[k]
        strip([(x, z), (x + 0.9 * way, z + 0.5), (x + 1.6 * way, z + 0.2)], 0.16)
    for x in (-2.9, 2.9):
        strip([(x, 1.4), (x * 0.93, 3.2), (x, 4.8), (x * 0.94, 6.3), (x, 7.7)], 0.18)


MODELS = {
    shape.__name__: (lambda s=shape, k=options: static(s.__name__, s, soft=True, **{"sharp": 60, **k}))
    for shape, options in (
        (bough_stump, {"reach": 1.2}),
        (bough_bitten, {"reach": 1.2}),
        (bough_splinters, {"reach": 1.0}),
        (bough_crack, {"reach": 0.3}),
    )
}
