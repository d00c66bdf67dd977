"""What moves in Sail Loft: the sectors of its disc, the bridges, pans on ropes, the giant needle, booms.

The origin is the middle of the box that is felt.
"""

import math

from mathutils import Vector

from creature import creature
from geometry import Part, around, ball, box, lathe, move, size, torus, tube, turn
from mesh import static
from palette import BRASS, BRASS_DEEP, GOLD, mix, rgb

CANVAS = rgb("f2e2bf")
PLANK = rgb("cfa478")
PLANK_LIGHT = rgb("ecd6ae")
PLANK_DEEP = rgb("a97c54")
BLUE = rgb("2458b8")
SKY = rgb("7fb3e8")
TIMBER = rgb("6b4a35")
TIMBER_LIGHT = rgb("8d6546")
ROPE = rgb("e0c08a")
STEEL = rgb("b9c4d8")
STEEL_LIGHT = rgb("eef2fa")
CHALK = rgb("eef4fb")
SHADOW = (0.3, 0.36, 0.6)  # share of each colour in cloth that is turned from the sun
GLEAM = rgb("fffaea")
THREAD = rgb("d8382e")  # as the knobs of the levers to which it leads
EMBLEM = rgb("fff1cf")
HALLS = {  # stripes of the sail that each lever sets
    "fore": (rgb("c9602a"), rgb("ee9a4e")),
    "main": (rgb("2f8a63"), rgb("74bf86")),
    "mizzen": (BLUE, mix(BLUE, SKY, 0.6)),
}
BROAD = 1.44  # how much wider than high a hall's sail is
RADIUS = 8.7
WIDE = RADIUS * math.tan(math.radians(15))


def _wedge(r0, r1, low, high, share=1.0):
    """A piece of a sector of 30 degrees about +Y, from radius to radius."""
    w0, w1 = r0 * math.tan(math.radians(15)) * share, r1 * math.tan(math.radians(15)) * share
    top = [(-w0, r0, high), (w0, r0, high), (w1, r1, high), (-w1, r1, high)]
    foot = [(x, y, low) for x, y, _ in top]
    faces = [[0, 1, 2, 3], [7, 6, 5, 4]] + [[i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4] for i in range(4)]
    return Part([Vector(v) for v in top + foot], faces)


def sector(m):
    """Two sectors of the disc that face each other, as a bow tie: planks in rings, a rim of brass, chalk marks."""
    rings = (0.66, 2.2, 3.7, 5.2, 6.7, 8.1)
    for side in (0, 180):
        for i, (a, b) in enumerate(zip(rings, rings[1:])):
            tone = (PLANK, PLANK_LIGHT, mix(PLANK, PLANK_DEEP, 0.4))[(i + side // 180) % 3]
            m.add(_wedge(a, b - 0.03, 0.06, 0.3), tone, at=turn(0, 0, side), facet=True)
        m.add(_wedge(8.1, RADIUS, -0.3, 0.3), BRASS_DEEP, at=turn(0, 0, side), facet=True, fade=(-0.3, 0.3, BRASS))
        m.add(_wedge(0.6, 8.1, -0.3, 0.06), TIMBER, at=turn(0, 0, side), facet=True)
        m.add(_wedge(5.1, 5.2, 0.3, 0.31), CHALK, at=turn(0, 0, side), glow=0.15)
        m.add(box(0.16, 0.9, 0.06), CHALK, at=turn(0, 0, side) @ move(0, 7.2, 0.3), glow=0.15)
        for half, hue in ((-1, BLUE), (1, SKY)):  # a point of a compass rose, let into the planks
            point = [Vector((0, 2.5, 0.306)), Vector((half * 0.62, 4.0, 0.306)), Vector((0, 6.6, 0.306))]
            m.add(Part(point, [[0, 1, 2] if half > 0 else [2, 1, 0]]), mix(hue, PLANK, 0.12), at=turn(0, 0, side), facet=True)
        lamp = turn(0, 0, side) @ move(2.02, 8.38, 0.3)  # beside where a bridge lands
        m.add(lathe([(0.17, 0), (0.11, 0.12), (0.11, 0.5)], 6, cap=False), TIMBER, at=lamp, facet=True)
        m.add(lathe([(0.13, 0.5), (0.16, 0.56), (0.16, 0.76)], 6, cap=False), rgb("f0a040"), at=lamp, glow=0.3)
        m.add(lathe([(0.24, 0.74), (0.1, 0.92), (0, 1.0)], 6, cap=False), BRASS_DEEP, at=lamp, facet=True)


def bridge(m):
    """A bridge 3.4 × 11.1 of planks between two timbers, and along it the red thread."""
    m.add(tube([(0.05, -5.5, 0.29), (-0.15, -3, 0.29), (0.15, 0, 0.29), (-0.1, 3, 0.29), (0, 5.5, 0.29)], [0.065] * 5, 3, 12), THREAD, glow=0.25)
    for i in range(13):
        y = -5.1 + 0.85 * i
        m.add(box(3.0, 0.8, 0.2), (PLANK, PLANK_LIGHT, mix(PLANK, PLANK_DEEP, 0.4))[i * 2 % 3], at=move(0, y, 0.15), facet=True)
    for x in (-1.6, 1.6):
        m.add(box(0.26, 11.1, 0.54), BRASS_DEEP, at=move(x, 0, 0), facet=True, fade=(-0.25, 0.2, BRASS))
        m.add(box(0.14, 10.6, 0.06), BLUE, at=move(x * 0.87, 0, 0.25), facet=True)
        m.add(tube([(x, -5.4, -0.3), (x, 0, -1.1), (x, 5.4, -0.3)], [0.09, 0.12, 0.09], 6, 6), ROPE)
    for y in (-5.45, 5.45):
        m.add(box(3.4, 0.2, 0.56), BRASS_DEEP, at=move(0, y, 0), facet=True, fade=(-0.25, 0.25, BRASS))
    for y in (-2.6, 0, 2.6):
        m.add(box(3.2, 0.18, 0.3), TIMBER, at=move(0, y, -0.15), facet=True)


def rope_bridge(m):
    """A bridge as long as the other, slung on ropes: boards of uneven width, two of them gone but for laths, a patch of sailcloth, a low rope beside it."""
    m.add(tube([(0.05, -5.5, 0.3), (-0.15, -3, 0.27), (0.15, 0, 0.25), (-0.1, 3, 0.27), (0, 5.5, 0.3)], [0.065] * 5, 3, 12), THREAD, glow=0.25)
    for i in range(11):
        y, wide = -5.0 + i, (3.3, 2.9, 3.1, 2.7)[i * 3 % 4]
        z = 0.15 - 0.07 * math.cos(math.pi * y / 11)
        if i in (3, 8):
            for k in (-0.3, 0.05, 0.34):
                m.add(box(3.1, 0.14, 0.12), TIMBER_LIGHT, at=move(0, y + k, z), facet=True)
        else:
            m.add(box(wide, 0.9, 0.2), (PLANK, PLANK_DEEP, mix(PLANK, PLANK_LIGHT, 0.5))[i * 2 % 3], at=move(0.07 * (i % 3 - 1), y, z) @ turn(0, 0, 2.2 * (i % 3 - 1)), facet=True)
    m.add(box(1.1, 1.3, 0.03), mix(CANVAS, SKY, 0.35), at=move(0.75, 0.3, 0.2) @ turn(0, 0, 14), facet=True)
    for x in (-1.66, 1.66):
        m.add(tube([(x, -5.5, 0.2), (x, 0, 0.1), (x, 5.5, 0.2)], [0.14] * 3, 5, 6), ROPE)
        m.add(tube([(x, -5.4, 0.85), (x, 0, 0.42), (x, 5.4, 0.85)], [0.075] * 3, 4, 6), ROPE)
        m.add(tube([(x, -5.4, -0.3), (x, 0, -1.1), (x, 5.4, -0.3)], [0.08, 0.1, 0.08], 5, 6), ROPE)
        for y in (-5.42, 5.42):
            m.add(lathe([(0.14, -0.3), (0.12, 0.85), (0.17, 0.92), (0, 1.06)], 6), TIMBER, at=move(x, y, 0), facet=True)
    for y in (-5.45, 5.45):
        m.add(box(3.4, 0.2, 0.56), BRASS_DEEP, at=move(0, y, 0), facet=True, fade=(-0.25, 0.25, BRASS))


def _pan(m, half, high, rim):
    count = max(3, round(half / 0.35))
    for i in range(count):
        w = 2 * half / count
        m.add(box(w - 0.03, 2 * half - 0.1, 0.18), (PLANK, PLANK_LIGHT)[i % 2], at=move(-half + w * (i + 0.5), 0, 0.05), facet=True)
    for a in around(4):
        m.add(box(2 * half, 0.2, 0.3), BRASS_DEEP, at=turn(0, 0, a) @ move(0, half - 0.1, 0.0), facet=True, fade=(-0.15, 0.12, BRASS))
        m.add(box(2 * half - 0.3, 0.14, 0.04), rim, at=turn(0, 0, a) @ move(0, half - 0.27, 0.13), facet=True)
    for x in (-1, 1):
        for y in (-1, 1):
            c = half - 0.1
            m.add(tube([(x * c, y * c, 0.1), (x * c * 0.75, y * c * 0.75, high * 0.5), (0, 0, high)], [0.075, 0.07, 0.075], 4, 3), ROPE)
            m.add(ball(0.12, 1), BRASS, at=move(x * c, y * c, 0.18))
    m.add(torus(0.2, 0.06, 12, 5), BRASS_DEEP, at=move(0, 0, high + 0.1) @ turn(90))


def lift(m):
    """A pan of the pulley, 3.2 × 3.2."""
    _pan(m, 1.6, 3.6, BLUE)


def pan(m):
    """The pan of the needle tower's lift, 3 × 3."""
    _pan(m, 1.5, 3.4, SKY)


def counterpan(m):
    """The other pan of that lift, on which the great bobbin stands: three colours of thread between two discs."""
    _pan(m, 1.5, 3.4, BLUE)
    for low in (0.15, 2.0):
        m.add(lathe([(0.3, low), (1.18, low), (1.18, low + 0.22), (0, low + 0.22)], 14), TIMBER_LIGHT, facet=True)
    for low, hue in ((0.37, THREAD), (0.92, SKY), (1.46, THREAD)):
        m.add(lathe([(0.8, low), (0.96, low + 0.14), (0.98, low + 0.4), (0.8, low + 0.54)], 14, cap=False), hue, glow=0.1)
    m.add(lathe([(0.26, 2.2), (0.26, 2.5), (0, 2.56)], 10), BRASS, facet=True)


def gate(m):
    """The gate at the chute's foot, 3.2 × 1.6, across x: a lattice of slats in a frame, with a plate of brass."""
    for y in (-1.5, 1.5):
        m.add(box(0.24, 0.2, 1.6), TIMBER, at=move(0, y, 0), facet=True, fade=(-0.8, 0.8, TIMBER_LIGHT))
    for z in (-0.7, 0.7):
        m.add(box(0.2, 3.0, 0.2), TIMBER_LIGHT, at=move(0, 0, z), facet=True)
    for i in range(6):
        m.add(box(0.1, 0.22, 1.3), (BLUE, SKY)[i % 2], at=move(0, -1.15 + 0.46 * i, 0), facet=True)
    for a in (-26, 26):
        m.add(box(0.16, 3.0, 0.12), CANVAS, at=turn(a, 0, 0), facet=True)
    m.add(torus(0.26, 0.07, 14, 5), BRASS, at=turn(0, 90, 0), facet=True)


def hook(m):
    """A plank 2.6 × 4.2 that hangs on two ropes and two arms from a block 9.2 u above: a swing to stand on."""
    for i in range(5):
        for y, long in ((-1.7, 0.36), (0, 3.04), (1.7, 0.36)):  # in the corners of the edge it is dark, and only there
            m.add(box(0.47, long, 0.3), (PLANK, PLANK_LIGHT)[i % 2], at=move(-0.96 + 0.48 * i, y, 0.04), facet=True)
    for y in (-2.0, 2.0):
        m.add(box(2.6, 0.22, 0.42), BRASS_DEEP, at=move(0, y, -0.02), facet=True, fade=(-0.2, 0.16, BRASS))
        m.add(box(2.3, 0.12, 0.02), BLUE, at=move(0, y * 0.9, 0.2), facet=True)
    for x in (-1.25, 1.25):
        m.add(box(0.1, 3.78, 0.34), BRASS_DEEP, at=move(x, 0, 0.0), facet=True, fade=(-0.2, 0.14, BRASS))
    for x in (-1.1, 1.1):  # at its far edge: between the lens and who stands on it hangs nothing
        m.add(tube([(x, 1.85, 0.1), (x * 0.55, 1.1, 4.6), (0, 0, 9.1)], [0.075, 0.07, 0.075], 5, 3), ROPE)
        m.add(tube([(x, 1.9, 0.9), (x * 1.14, 1.5, 0.3), (x * 1.14, -1.9, 0.1)], [0.05, 0.06, 0.05], 4, 4), BRASS_DEEP)
    m.add(torus(0.4, 0.11, 14, 6), BRASS, at=move(0, 0, 9.2) @ turn(0, 90, 0), facet=True)


def needle(m):
    """The giant needle, 12.4 u long, a thread through its eye."""
    at = turn(90)
    m.add(lathe([(0, -6.2), (0.1, -5.6), (0.3, -3.2), (0.34, 0), (0.34, 3.6)], 10), STEEL, at=at, facet=True, fade=(-0.3, 0.3, STEEL_LIGHT))
    for x in (-0.22, 0.22):
        m.add(tube([(x * 0.9, -3.5, 0), (x * 1.5, -4.6, 0), (x * 0.4, -6.1, 0)], [0.2, 0.16, 0.16], 8, 6), STEEL_LIGHT)
    m.add(tube([(0, -0.5, 0.42), (0.1, -2.4, 0.5), (0, -4.6, 0.4), (0.1, -4.9, -0.2), (0, -4.2, -0.5), (-0.1, -2.2, -0.7), (0, -0.5, -0.42)], [0.07] * 7, 4, 12), THREAD)
    m.add(lathe([(0.5, -0.4), (0.5, 0.4), (0.2, 0.5)], 12), BRASS, facet=True)


def boom(m):
    """A boom about the mast, with a small sail below it that is furled."""
    m.add(tube([(0, -2.6, 0), (0, 0, 0.05), (0, 2.6, 0)], [0.2, 0.2, 0.16], 8, 3), TIMBER, fade=(-0.2, 0.2, TIMBER_LIGHT))
    m.add(tube([(0, -2.3, -0.3), (0, 0, -0.42), (0, 2.3, -0.3)], [0.16, 0.28, 0.16], 8, 5), CANVAS)
    for y in (-1.5, 0, 1.5):
        m.add(torus(0.34, 0.05, 10, 4), BLUE, at=move(0, y, -0.2) @ turn(90))


def pier(m):
    """A pier to moor at, 14 u high: four piles with braces, a head of brass, and a rope whose eye lies towards -Y."""
    for x in (-0.6, 0.6):
        for y in (-0.6, 0.6):
            m.add(tube([(x * 1.5, y * 1.5, -7), (x * 1.1, y * 1.1, 0), (x, y, 6.6)], [0.2, 0.18, 0.17], 5, 2), TIMBER, facet=True, fade=(-7, 7, TIMBER_LIGHT))
    for z in (-5.5, -2, 1.5, 5):
        for a in around(4):
            m.add(box(1.9 - 0.06 * z, 0.14, 0.2), TIMBER_LIGHT, at=turn(0, 0, a) @ move(0, 0.84 - 0.03 * z, z), facet=True)
    m.add(box(1.9, 1.9, 0.3), PLANK, at=move(0, 0, 6.6), facet=True)
    m.add(lathe([(0.45, 6.75), (0.36, 7.3), (0.6, 7.4), (0.5, 7.6), (0, 7.7)], 10), BRASS_DEEP, facet=True, fade=(6.7, 7.7, BRASS))
    for z in (6.9, 7.05, 7.2):
        m.add(torus(0.48, 0.1, 9, 3), ROPE, at=move(0, 0, z))
    m.add(tube([(0, -0.4, 7.1), (0, -1.9, 5.9), (0, -3.2, 5.7), (0, -4.3, 6.2)], [0.13] * 4, 5, 7), ROPE)
    m.add(torus(0.36, 0.12, 12, 4), ROPE, at=move(0, -4.6, 6.3) @ turn(0, 60))
    m.add(lathe([(1.5, -7), (1.3, -7.7), (0.5, -8.8), (0, -9.1)], 8), BLUE, facet=True)


ROPE_PARTS = 8
ROPE_PART = 4.0  # u


def mooring(m):
    """A rope that moors the loft to what is below the clouds, from its eye at the origin along +X, with floats on it."""
    for i in range(ROPE_PARTS):
        a, b = ROPE_PART * i, ROPE_PART * (i + 1)
        m.add(tube([(a, 0, 0), ((a + b) / 2, 0, 0), (b, 0, 0)], [0.18, 0.18, 0.18], 6, 2), (ROPE, mix(ROPE, TIMBER, 0.25))[i % 2], glow=0.1, bone=f"rope{i}")
    m.add(torus(0.46, 0.15, 14, 5), ROPE, at=turn(90), bone="rope0")
    for i in (1, 3, 5):
        m.add(ball(0.5, 1), (BLUE, SKY)[i // 2 % 2], at=move(ROPE_PART * i, 0, 0), glow=0.1, bone=f"rope{i}")


def _taut(p):
    return {"rope0": (0, 60 + 0.6 * math.sin(4 * math.pi * p), 0)}


def _snapped(seconds):
    """Torn from below it flies up, a wave runs out to its end, and it trails and whips in the wind."""

    def pose(p):
        t = p * seconds
        rise = 1 - math.exp(-2.4 * t) * math.cos(3.2 * t)
        bends = {}
        for i in range(ROPE_PARTS):
            crack = -34 * min(1, 6 * t) * math.exp(-1.5 * t) * math.sin(8 * t - 0.9 * i)
            trail = min(1, 0.8 * t) * (5 + 1.7 * i) * math.sin(5.2 * t - 0.95 * i)
            aside = min(1, 0.8 * t) * (3 + 1.2 * i) * math.sin(3.7 * t - 0.8 * i)
            bends[f"rope{i}"] = (0, (60 - 58 * rise if i == 0 else 0) + (crack if i else 0) + trail, aside)
        return bends

    return pose


def _mooring(seconds=8):
    bones = {f"rope{i}": ((ROPE_PART * i, 0, 0), (ROPE_PART * (i + 1), 0, 0), f"rope{i - 1}" if i else None) for i in range(ROPE_PARTS)}
    creature("loft_mooring", (mooring,), bones, (("idle", 60, _taut), ("open", 60 * seconds, _snapped(seconds))))


def panel(corners, shares, hue):
    """Colours of a panel of sailcloth, given as pairs of points down its length and the share of the sail's height of each.

    From the one seam to the other it falls into shade, so that seams are seen, and where it swells it is lightest.
    """
    tones = {}
    for k, share in enumerate(shares):
        full = math.sin(math.pi * (0.1 + 0.82 * share))
        for side in (0, 1):
            dark = 0.62 * (1 - full) + 0.26 * side
            shaded = tuple(c * (1 - dark * (1 - s)) for c, s in zip(hue, SHADOW))
            tones[_near(corners[2 * k + side])] = mix(shaded, GLEAM, 0.1 * full * (1 - side))
    return lambda position, _: tones.get(_near(position), hue)


def _near(point):
    return tuple(round(c, 2) for c in point)


def _cloth(m, surface, hue, columns, rows, glow=0.12):
    """A sheet of sailcloth, smooth as the wind fills it: `surface` gives a point for (u, v), `hue` a colour for (column, row)."""
    grid = [surface(i / columns, k / rows) for k in range(rows + 1) for i in range(columns + 1)]
    n = columns + 1
    for i in range(columns):
        for first, last, colour in _runs([hue(i, k) for k in range(rows)]):
            points = [grid[k * n + j] for k in range(first, last + 1) for j in (i, i + 1)]
            faces = [[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(last - first)]
            shares = [k / rows for k in range(first, last + 1)]
            m.add(Part(points, faces), panel(points, shares, colour), glow=glow, bone="cloth")
            m.add(Part(points, [face[::-1] for face in faces]), panel(points, shares, mix(colour, SKY, 0.15)), glow=glow, bone="cloth")


def _runs(colours):
    """Stretches of equal colour: (first, end, colour)."""
    first = 0
    for k in range(1, len(colours) + 1):
        if k == len(colours) or colours[k] != colours[first]:
            yield first, k, colours[first]
            first = k


def _emblem(m, surface, u, v, half, wide, hue, tilt=0.0, points=10, broad=1.7):
    """A leaf painted on both sides of a sheet about (u, v), `half` of its height long and `wide` across; `broad` is how much wider it is than high."""
    ring = []
    for a in around(points):
        x, y = wide * math.sin(math.radians(a)), half * math.cos(math.radians(a))
        x, y = x * math.cos(tilt) + y * math.sin(tilt), y * math.cos(tilt) - x * math.sin(tilt)
        ring.append((u + x / broad, v - y))
    for off in (0.12, -0.12):
        corners = [surface(*at) + Vector((0, off, 0)) for at in [(u, v)] + ring]
        faces = [[0, i + 1, (i + 1) % points + 1][:: 1 if off > 0 else -1] for i in range(points)]
        m.add(Part(corners, faces), hue, glow=0.2, bone="cloth")


def _swollen(u, v):
    full = math.sin(math.pi * u) ** 0.85 * math.sin(math.pi * (0.1 + 0.84 * v))
    return Vector((18.6 * (2 * u - 1) * (1 - 0.07 * math.sin(math.pi * v)), 8.0 * full, 10.8 - 21.4 * v - 1.6 * math.sin(math.pi * u) * (v - 0.4)))


def mainsail(m):
    """The loft's own sail, 38 u wide and 22 high, full of wind towards +Y, between two masts and under a yard; a flower is its crest."""
    _cloth(m, _swollen, lambda i, k: BLUE if k == 8 else (CANVAS, mix(CANVAS, ROPE, 0.4))[i % 2], 12, 9)
    for a in around(6):
        tilt = math.radians(a)
        _emblem(m, _swollen, 0.5 + 0.17 * math.sin(tilt) / 1.7, 0.47 - 0.17 * math.cos(tilt), 0.125, 0.078, BLUE, tilt)
    _emblem(m, _swollen, 0.5, 0.47, 0.075, 0.075, GOLD)
    for side in (-1, 1):
        _barge(m, side * 19.6, 0, -34, 3.6, "mast")
        m.add(tube([(side * 19.6, 0, -34), (side * 19.6, 0, 12)], [0.8, 0.36], 6, 2), TIMBER, facet=True, fade=(-30, 12, TIMBER_LIGHT), bone="mast")
        m.add(tube([(side * 19.4, 0, -11), (side * 14, -4, -20), (side * 8.8, -8.4, -25.6)], [0.12] * 3, 4, 4), ROPE, bone="mast")
        m.add(lathe([(0.55, 11.8), (0.7, 12.3), (0.34, 13.1), (0, 13.6)], 10), BRASS_DEEP, at=move(side * 19.6, 0, 0), facet=True, fade=(11.8, 13.6, BRASS), bone="mast")
        m.add(tube([(side * 19.6, 0, -8.4), (side * 18.9, 0.5, -9.6), (side * 18.6, 0.2, -10.5)], [0.13] * 3, 4, 3), ROPE, bone="mast")
    m.add(tube([(-21, 0, 11), (0, 0.2, 11.4), (21, 0, 11)], [0.32, 0.5, 0.32], 6, 4), TIMBER, facet=True, bone="mast")
    for i in range(7):
        m.add(torus(0.54, 0.13, 7, 3), ROPE, at=move(-18 + 6 * i, 0.1, 11.1) @ turn(0, 90, 0), bone="mast")


def _hoist(u, v):
    full = math.sin(math.pi * u) ** 0.85 * math.sin(math.pi * (0.12 + 0.82 * v))
    return Vector((10.6 * (2 * u - 1) * (0.82 + 0.18 * v), 4.4 * full, 7.0 - 13.6 * v - 0.9 * math.sin(math.pi * u) * (v - 0.4)))


def hoisted(stripes, emblem):
    """A sail of one of the halls, 22 u wide and 15 high, full towards +Y, before one mast: stripes in the hall's hues between two of canvas, and the hall's emblem."""

    def shape(m):
        _cloth(m, _hoist, lambda i, k: CANVAS if k in (0, 5) else stripes[i % 2], 7, 6, 0.3)
        emblem(m)
        _barge(m, 0, -0.4, -13, 3.4, "mast", 7)
        m.add(tube([(0, -0.4, -13), (0, -0.4, 8.6)], [0.5, 0.3], 5, 1), TIMBER, facet=True, fade=(-9, 9, TIMBER_LIGHT), bone="mast")
        m.add(tube([(-9.6, 0, 7.1), (0, 0.1, 7.3), (9.6, 0, 7.1)], [0.2, 0.34, 0.2], 5, 2), TIMBER, facet=True, bone="mast")
        m.add(lathe([(0.4, 8.4), (0.2, 9.4), (0, 9.6)], 5), BRASS_DEEP, at=move(0, -0.4, 0), facet=True, bone="mast")
        for side in (-1, 1):
            m.add(tube([(side * 10.6, 0, -6.6), (side * 6, -0.4, -9.6), (0, -0.4, -12)], [0.15] * 3, 3, 4), ROPE, bone="mast")

    return shape


def _leaf(m, x, y, half, wide, tilt=0.0, points=8):
    """A leaf of an emblem, `x` and `y` from the middle of a hall's sail, as shares of its height."""
    _emblem(m, _hoist, 0.5 + x / BROAD, 0.46 - y, half, wide, EMBLEM, math.radians(tilt), points, BROAD)


def sun(m):
    _leaf(m, 0, 0, 0.15, 0.15, points=12)
    for a in around(8):
        _leaf(m, 0.25 * math.sin(math.radians(a)), 0.25 * math.cos(math.radians(a)), 0.07, 0.035, a, 4)


def clover(m):
    for a in (0, 120, 240):
        _leaf(m, 0.16 * math.sin(math.radians(a)), 0.05 + 0.16 * math.cos(math.radians(a)), 0.15, 0.125, a)
    _leaf(m, 0.03, -0.19, 0.18, 0.022, -8, 4)


def swallow(m):
    _leaf(m, 0, 0.02, 0.2, 0.055)
    for side in (-1, 1):
        _leaf(m, side * 0.2, 0.12, 0.24, 0.055, side * 68)
        _leaf(m, side * 0.075, -0.25, 0.13, 0.025, side * -24, 4)


def _bones(yard):
    """A mast that stands, and the cloth, which is gathered up to its yard and fills from there."""
    return {"mast": ((0, 0, 0), (0, 0, 1), None), "cloth": ((0, 0, yard), (0, 0, yard + 1), "mast")}


def _cloth_of(high, full):
    """The pose of the cloth: how much of its height hangs down, and how full of wind it is, as shares."""
    return {"mast": (0, 0, 0), "cloth": ((0, 0, 0), (0, 0, 0), (1, high, full))}


def _furled(p):
    return _cloth_of(0.07, 0.2)


def _set(rises, seconds):
    """While its mast rises, for so many seconds, the cloth is furled; then it drops, fills, too far at first, and breathes."""

    def pose(p):
        t = p * seconds - rises
        if t < 0:
            return _cloth_of(0.07 + 0.02 * math.sin(9 * t), 0.2)
        drop = 1 - math.exp(-3.4 * t) * math.cos(3.0 * t)
        swell = 1 - math.exp(-1.3 * t) * math.cos(4.4 * t)
        return _cloth_of(0.07 + 0.93 * drop, 0.2 + 0.8 * swell + 0.05 * math.sin(2.2 * t) * min(1, t / 3))

    return pose


def _sail(name, shape, yard, rises, seconds):
    return creature(name, (shape,), _bones(yard), (("idle", 30, _furled), ("open", 60 * seconds, _set(rises, seconds))))


def _barge(m, x, y, foot, half, bone=None, sides=8):
    """The tub in which a mast stands, afloat on the clouds: `half` its width, a rim of brass about its deck."""
    at = move(x, y, foot)
    m.add(lathe([(0.3, -0.5 * half), (0.7 * half, -0.36 * half), (half, 0.12 * half)], sides, cap=False), BLUE, at=at, facet=True, fade=(foot - 0.5 * half, foot + 0.1 * half, SKY), bone=bone)
    m.add(lathe([(half, 0.12 * half), (1.06 * half, 0.14 * half), (1.06 * half, 0.26 * half), (0.9 * half, 0.26 * half)], sides, cap=False), BRASS, at=at, facet=True, bone=bone)
    m.add(lathe([(0.9 * half, 0.22 * half), (0, 0.24 * half)], sides, cap=False), PLANK, at=at, facet=True, bone=bone)


def pennons(m):
    """At the landing of a bridge: on each side a post with a lamp, and a small sail that drops from its yard, full towards -Y."""
    for side in (-1, 1):
        x = side * 2.35

        def surface(u, v, x=x, side=side):
            full = math.sin(math.pi * u) ** 0.85 * math.sin(math.pi * (0.1 + 0.8 * v))
            return Vector((x + side * (0.2 + 2.4 * u * (1 - 0.35 * v)), -0.9 * full, 4.6 - 3.0 * v))

        _cloth(m, surface, lambda i, k: GOLD if k in (0, 4) else (BLUE, CANVAS)[i % 2], 4, 5, 0.2)
        m.add(tube([(x, 0, 0.4), (x, 0, 5.4)], [0.16, 0.12], 6, 2), TIMBER, facet=True, fade=(1, 5, TIMBER_LIGHT), bone="mast")
        m.add(tube([(x - side * 0.3, 0, 4.7), (x + side * 2.4, 0, 4.75)], [0.09, 0.07], 5, 1), TIMBER_LIGHT, facet=True, bone="mast")
        m.add(lathe([(0.1, 5.3), (0.3, 5.5), (0.3, 5.9)], 8, cap=False), rgb("ffc860"), at=move(x, 0, 0), glow=0.7, bone="mast")
        m.add(lathe([(0.38, 5.88), (0.1, 6.2), (0, 6.3)], 8, cap=False), BRASS, at=move(x, 0, 0), facet=True, bone="mast")


def banner(m):
    """A mooring mast in the cloud harbour, 30 u high, in a tub that floats, and a banner 20 u long that blows from it."""
    _barge(m, 0, 0, -14, 2.6)
    m.add(tube([(0, 0, -14), (0, 0, 16)], [0.8, 0.46], 7, 4), TIMBER, facet=True, fade=(-14, 16, TIMBER_LIGHT))
    m.add(lathe([(0.56, 15.8), (0.84, 16.4), (0.28, 17.5), (0, 17.8)], 8), BRASS_DEEP, facet=True)
    columns = 14
    edge = []
    for i in range(columns + 1):
        u = i / columns
        wave = 1.5 * u * math.sin(6.6 * u)
        edge.append((Vector((20.0 * u, wave, 15.2 - 3.2 * u * u)), Vector((20.0 * u, wave + 0.4 * u, 11.0 + 1.4 * u - 3.2 * u * u))))
    for i, ((a, b), (c, d)) in enumerate(zip(edge, edge[1:])):
        low, high = (a + b) / 2, (c + d) / 2
        for quad, hue in (([a, c, high, low], (BLUE, SKY)[i % 2]), ([low, high, d, b], (CANVAS, mix(CANVAS, ROPE, 0.5))[i % 2])):
            m.add(Part(quad, [[0, 1, 2, 3]]), hue, glow=0.12)
            m.add(Part(quad, [[3, 2, 1, 0]]), mix(hue, SKY, 0.2), glow=0.12)


MODELS = {
    "loft_sail_fore": lambda: _sail("loft_sail_fore", hoisted(HALLS["fore"], sun), 7.0, 0.35, 6),
    "loft_sail_main": lambda: _sail("loft_sail_main", hoisted(HALLS["main"], clover), 7.0, 0.35, 6),
    "loft_sail_mizzen": lambda: _sail("loft_sail_mizzen", hoisted(HALLS["mizzen"], swallow), 7.0, 0.35, 6),
    "loft_banner": lambda: static("loft_banner", banner),
    "loft_sector": lambda: static("loft_sector", sector),
    "loft_bridge": lambda: static("loft_bridge", bridge),
    "loft_rope_bridge": lambda: static("loft_rope_bridge", rope_bridge),
    "loft_lift": lambda: static("loft_lift", lift),
    "loft_pan": lambda: static("loft_pan", pan),
    "loft_bobbin": lambda: static("loft_bobbin", counterpan),
    "loft_gate": lambda: static("loft_gate", gate),
    "loft_hook": lambda: static("loft_hook", hook),
    "loft_needle": lambda: static("loft_needle", needle),
    "loft_mainsail": lambda: _sail("loft_mainsail", mainsail, 10.8, 3.2, 12),
    "loft_mooring": _mooring,
    "loft_pennons": lambda: _sail("loft_pennons", pennons, 4.6, 0.5, 3),
    "loft_pier": lambda: static("loft_pier", pier),
    "loft_boom": lambda: static("loft_boom", boom),
}
