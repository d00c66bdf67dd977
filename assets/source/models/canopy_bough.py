"""The bough that breaks before the oldest tree's heart: its halves, splinters, the crack; and the tree's face behind it."""

import math

from mathutils import Vector, noise

from bark import BARK, BARK_DEEP, BARK_LIGHT, FUNGUS, FUNGUS_RIM, HEARTWOOD, LAMPLIGHT, MOSS, SHADE, SUNLIT, clump
from geometry import Part, lathe, move, polar, seeded, size, tube, turn
from mesh import statics
from palette import mix, rgb

SIDES = 20
YEARS = (1.0, 0.90, 0.68, 0.45, 0.20, 0.0)  # rings of a broken end, as shares of its radius
EMBER = rgb("ff7a2a")
HOLE = 8.2  # radius of the way into the tree
FACE_DEEP = rgb("7d5f68")  # bark of the tree's face: light and cool as what is far, so that the bough stands out before it
FACE_LIGHT = rgb("bb9488")
BOUGH = (60.0, 26.0, 12.0)  # a half of the bough: wide, high, deep
BOW = 4.6  # by how much its middle is higher than its ends
SWAY = 1.5  # by how much it winds towards who comes and away
NIGHT_BARK = rgb("2c1a24")  # furrows of the bough, which stands dark before the tree
NIGHT_RIDGE = rgb("7a4c46")


def rim(x, jag, high, deep, source, furrow=0.03):
    """A ring of points about the bough's axis at a place along it, ragged by `jag` along and ridged as bark is."""
    points = []
    for i in range(SIDES):
        a = 2 * math.pi * (i + 0.5) / SIDES
        ridge = 1 + (furrow if i % 2 else -furrow) + source.uniform(-0.012, 0.012)
        along = x + source.uniform(-jag, jag)
        points.append(Vector((along, deep / 2 * ridge * math.cos(a), high / 2 + high / 2 * ridge * math.sin(a))))
    return points


def bowed(x, wide):
    """How far the axis of a bough as wide as that is off a straight line at a place along it: not at its ends, where it is broken."""
    u = 2 * x / wide
    return Vector((0, SWAY * math.sin(math.pi * u), BOW * max(0.0, 1 - u * u)))


def bark(high, deep, wide=0.0):
    """Colour of a log's bark: dark furrows, light ridges, rings where it grew in spurts, moss over its back. `wide` if it is bowed."""
    low, ridges = (NIGHT_BARK, NIGHT_RIDGE) if wide else (mix(BARK_DEEP, BARK, 0.55), BARK_LIGHT)

    def colour(v, normal):
        if wide:
            v = v - bowed(v.x, wide)
        out = math.hypot(2 * v.y / deep, 2 * v.z / high - 1)
        ridge = min(1.0, max(0.0, 0.5 + (6 if wide else 12) * (out - 1)))
        spurt = 0.5 + 0.5 * math.sin(v.x * 0.5 + 1.6 * noise.noise(v * 0.16))
        tone = mix(low, ridges, (0.7 if wide else 0.44) * ridge + 0.16 * spurt)
        moss = 1.3 * normal.z - 0.35 if wide else 1.2 * normal.z + 0.12
        return mix(tone, MOSS, min(0.9, max(0.0, moss + 0.7 * noise.noise(v * 0.22))))

    return colour


def break_off(m, end, side, high, source):
    """The broken end of a log: its years, dark and light by turns, each broken off at another length, and bark about them."""
    centre = sum(end, Vector()) / SIDES
    for k, (outer, inner) in enumerate(zip(YEARS, YEARS[1:])):
        vertices = []
        for share in (outer, inner):
            depth = side * 0.05 * high * (1 - share) * source.uniform(-0.3, 1.0)
            for corner in end:
                ragged = side * source.uniform(0, 0.02) * high * (share < 1)
                vertices.append(centre + (corner - centre) * share + Vector((depth + ragged, 0, 0)))
        ring = [[i, (i + 1) % SIDES, SIDES + (i + 1) % SIDES, SIDES + i][::side] for i in range(SIDES)]
        tone = BARK_DEEP if k == 0 else mix(HEARTWOOD, LAMPLIGHT, 0.05 + 0.4 * (k % 2))
        m.add(Part(vertices, ring), tone, facet=True, glow=0.2 if k else 0.0)


def torn(root, long):
    """Colour of splinters that stand out from `root` to either side by up to `long`: dark and red at their foot, light where they are thin."""

    def colour(v, normal):
        out = min(1.0, max(0.0, (abs(v.x) - root) / long))
        streak = 0.25 * noise.noise(Vector((0.3 * v.x, 1.9 * v.y, 1.9 * v.z)))
        return mix(BARK_LIGHT, mix(HEARTWOOD, LAMPLIGHT, 0.45), min(1.0, max(0.0, 0.1 + 1.1 * out + streak)))

    return colour


def log(m, wide, high, deep, seed, splinters, long, bay, bow=False):
    """A piece of the bough, both ends broken: wood with rings, and splinters that stand out by half to all of `long`; `bay` from
    one ring of its bark to the next. One that bows is thicker at its ends and round, the other is in facets."""
    source = seeded(seed)
    rings = max(1, round(wide / bay))
    vertices = []
    for k in range(rings + 1):
        x = (k / rings - 0.5) * wide
        ring = rim(x, 0.05 * high if k in (0, rings) else 0.0, high, deep, source, 0.065 if bow else 0.03)
        if bow:
            middle = Vector((x, 0, high / 2))
            slim = 0.84 + 0.16 * (2 * x / wide) ** 2 + 0.07 * noise.noise(Vector((0.21 * x, 3, 1))) * (0 < k < rings)
            ring = [middle + (v - middle) * slim + bowed(x, wide) for v in ring]
        vertices += ring
    faces = [
        [k * SIDES + i, k * SIDES + (i + 1) % SIDES, (k + 1) * SIDES + (i + 1) % SIDES, (k + 1) * SIDES + i]
        for k in range(rings)
        for i in range(SIDES)
    ]
    m.add(Part(vertices, faces), bark(high, deep, wide if bow else 0.0), facet=not bow, glow=0.06 if bow else 0.18)
    for side, first in ((1, rings * SIDES), (-1, 0)):
        end = [vertices[first + i] for i in range(SIDES)]
        break_off(m, end, side, high, source)
        for k in range(splinters):
            a = 360 / splinters * k + source.uniform(-14, 14)
            y, z = (r * f(math.radians(a)) for r, f in ((deep * 0.36, math.cos), (high * 0.38, math.sin)))
            thick = high / 9 * source.uniform(0.45, 0.7)
            spike = lathe([(thick, -0.3), (thick / 2, 0.4 * long), (0, long * source.uniform(0.5, 1.0))], 5, cap=False)
            at = move(side * wide / 2, y, high / 2 + z) @ turn(0, 90 * side, 0) @ turn(source.uniform(-12, 12))
            m.add(spike, torn(wide / 2, long), at=at, facet=True, glow=0.2)


def bough_bitten(m):
    """A half of the bough: sixty wide, twenty-six high, twelve deep, with knots in its bark and leaves on its back."""
    wide, high, deep = BOUGH
    log(m, wide - 2, high, deep, 9, 5, 1.4, 3.4, True)

    def on(x, y, z):
        """A place on the bowed bough."""
        return move(*(Vector((x, y, z)) + bowed(x, wide - 2)))

    for x, z, r in ((-20, 9, 3.0), (-9, 18, 2.2), (8, 8, 2.5), (19, 17, 3.1)):
        out = 0.9 * deep / 2 * math.sqrt(1 - (z / high * 2 - 1) ** 2)
        at = on(x, out - 0.2, z) @ turn(-90) @ size(1.3, 1, 1)
        m.add(lathe([(r, -0.6), (r * 0.85, 0.5), (r * 0.45, 0.25), (0, 0.1)], 8, cap=False), NIGHT_BARK, at=at, fade=(z - r, z + r + BOW, BARK_LIGHT))
    for x, y, r in ((-22, 1, 3.6), (-14, -1.5, 3.0), (4, 1.4, 2.4), (12, 0.6, 3.4), (22, -1, 4.0)):
        clump(m, tuple(on(x, y, high - 2.2).translation), r, int(x * 3), SHADE, SUNLIT, 0.6, 8, 4)
    for x, y, z, lean in ((-16, 3, 22, 24), (9, 2.6, 23, -20), (17, 3.4, 20, 30)):
        foot = on(x, y, z).translation
        twig = [foot, foot + Vector((lean * 0.10, 1.6, 2.6)), foot + Vector((lean * 0.24, 2.0, 5.6))]
        m.add(tube(twig, [0.9, 0.5, 0.12], 5, 3, cap=False), NIGHT_RIDGE, fade=(z, z + 8, BARK_LIGHT))
    for side in (1, -1):
        for x, z, r in ((-24, 12, 2.0), (-22.5, 15, 1.5), (-2, 11, 1.8), (0.5, 14, 1.3), (14, 12.5, 2.0), (25, 10, 1.7)):
            out = side * (0.88 * deep / 2 * math.sqrt(1 - (z / high * 2 - 1) ** 2) - 0.2)
            shelf = lathe([(r * 0.6, -0.3 * r), (r, 0), (r * 0.7, r * 0.28), (0, r * 0.34)], 7, cap=False)
            at = on(x, out, z)
            m.add(shelf, FUNGUS, at=at, fade=(at.translation.z - 0.3, at.translation.z + 0.5, FUNGUS_RIM), glow=0.15)


def bough_splinters(m):
    """What narrows the hole: a broken slice, 2.8 wide, nine high and seven deep with its splinters."""
    log(m, 1.6, 9.0, 7.0, 6, 6, 0.7, 3.0)


def bough_crack(m):
    """The crack between the halves, fifteen wide and twenty-four high: a jagged dark line with glowing edges, bent as the bough is round, with branches."""
    high, deep = BOUGH[1], BOUGH[2]
    source = seeded(4)
    line = [(1.4 * (-1) ** k + source.uniform(-0.7, 0.7), 1 + 3 * k) for k in range(9)]

    def front(x, z):
        """A point of the bough's front at that height, out of which the crack stands a little."""
        up = (z - high / 2) / (high / 2)
        return Vector((x, deep / 2 * math.sqrt(max(0.05, 1 - up * up)) + 0.3, z))

    def strip(points, wide, profile, tone, glow):
        """A band along the crack; its profile is pairs of a share of its half width and how far that stands out."""
        n = len(profile)
        vertices, faces = [], []
        for k, (x, z) in enumerate(points):
            half = wide * (0.35 if k in (0, len(points) - 1) else 1.0)
            vertices += [front(x + share * half, z) + Vector((0, out, 0)) for share, out in profile]
        for k in range(len(points) - 1):
            a, b = n * k, n * k + n
            faces += [[a + i + 1, a + i, b + i, b + i + 1] for i in range(n - 1)]
        m.add(Part(vertices, faces), tone, facet=True, glow=glow)

    def crack(points, wide):
        """Lips of torn bark on both sides of a cleft with embers on its flanks and the dark at its ground."""
        for side in (-1, 1):
            lip = sorted([(side * 1.25, -0.1), (side * 0.85, 0.75)])
            flank = sorted([(side * 0.85, 0.75), (side * 0.3, 0.15)])
            strip(points, wide, lip, mix(BARK_DEEP, BARK, 0.6), 0.05)
            strip(points, wide, flank, mix(EMBER, LAMPLIGHT, 0.1), 0.6)
        strip(points, wide, [(-0.3, 0.15), (0.3, 0.15)], rgb("1e0d0a"), 0)

    crack(line, 1.1)
    for k in range(1, 8):
        (x, z), way = line[k], (-1) ** k
        reach = 1.2 + 0.4 * (k % 3)
        crack([(x, z), (x + 1.5 * way * reach, z + 1.1), (x + 2.4 * way * reach, z + 0.3), (x + 3.6 * way * reach, z + 1.2)], 0.5)


def trunk_face(m):
    """The side of the oldest tree about the way into its heart, which is a hole of radius 8.2 about the origin: furrowed bark that falls
    back to both sides as a trunk a hundred across does; its lip is swollen, and warm light from within runs up its furrows."""
    spokes, rings = 40, (HOLE, HOLE + 0.8, HOLE + 3.0, 16, 22, 30, 40, 52)

    def furrow(x):
        return 1.1 * math.sin(x * 0.9 + 0.5 * math.sin(x * 0.31))

    def point(r, a):
        p = polar(r * (1 + 0.05 * noise.noise(Vector((3 * math.cos(a), 3 * math.sin(a), r)))), math.degrees(a))
        swell = 1.6 * math.exp(-(((r - HOLE - 2.4) / 2.2) ** 2))
        back = max(0.0, abs(p.x) - 24) ** 2 / 60
        tall = 1 + max(0.0, r - 16) / 36
        depth = 1.4 * (r < HOLE + 0.1)
        return Vector((p.x, swell + furrow(p.x) * min(1, (r - HOLE) / 6) - back - depth, p.y * tall))

    def tone(v, normal):
        r = math.hypot(v.x, v.z)
        t = 0.5 + 0.42 * math.sin(v.x * 0.9 + 0.5 * math.sin(v.x * 0.31)) + 0.2 * noise.noise(v * 0.25)
        wood = mix(FACE_DEEP, FACE_LIGHT, min(1.0, max(0.0, t)))
        warm = math.exp(-(r - HOLE) / 6.5) * (0.65 + 0.35 * math.sin(math.atan2(v.z, v.x) * 9))
        return mix(mix(wood, MOSS, 0.5 * max(0.0, normal.z)), mix(EMBER, LAMPLIGHT, 0.6), min(0.85, max(0.0, warm)))

    vertices = [point(r, 2 * math.pi * (i + 0.5 * (k % 2)) / spokes) for k, r in enumerate(rings) for i in range(spokes)]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(spokes):
            a, b = k * spokes + i, k * spokes + (i + 1) % spokes
            faces.append([a, b, b + spokes, a + spokes])
    m.add(Part(vertices, faces[:spokes]), mix(EMBER, LAMPLIGHT, 0.5), facet=True, glow=0.4)
    m.add(Part(vertices, faces[spokes : 2 * spokes]), tone, facet=True, glow=0.24)
    m.add(Part(vertices, faces[2 * spokes : 3 * spokes]), tone, facet=True, glow=0.15)
    m.add(Part(vertices, faces[3 * spokes :]), tone, facet=True, glow=0.08)
    for x, z, r in ((-17, 11, 2.6), (15, 16, 2.2), (20, -8, 3.0), (-14, -15, 2.4), (5, 25, 2.4), (-28, -2, 2.6), (31, 12, 2.8), (-24, 26, 2.4), (22, 34, 2.6)):
        y = furrow(x) - max(0.0, abs(x) - 24) ** 2 / 60 + 0.6
        m.add(lathe([(r * 1.5, -1.0), (r * 0.85, 0.6), (r * 0.62, 0.5)], 9, cap=False), mix(BARK, BARK_LIGHT, 0.5), at=move(x, y, z) @ turn(-90) @ size(1, 1.35, 1), facet=True)
        m.add(lathe([(r * 0.64, 0.5), (0, 0.45)], 9, cap=False), mix(EMBER, LAMPLIGHT, 0.5), at=move(x, y, z) @ turn(-90) @ size(1, 1.35, 1), glow=0.5)


MODELS = statics(
    (bough_bitten, {"reach": 2.0}),
    (bough_splinters, {"reach": 1.0}),
    (bough_crack, {"reach": 0.3}),
    (trunk_face, {"reach": 2.4, "sharp": 70}),
    soft=True,
    sharp=60,
)
