"""Bark and leaves of the old orchard: ridged columns, boughs, hollow trunks, and leaves as large as boats."""

import math

from mathutils import Vector, noise

from geometry import Part, lathe, move, polar, seeded, smooth_curve, tube, turn
from palette import mix, rgb

ABYSS = rgb("14352d")
SHADE = rgb("1f5634")
GREEN = rgb("4f7d2a")
SUNLIT = rgb("b9d35a")
SPRING = rgb("dcee8a")
BARK = rgb("7a4630")
BARK_DEEP = rgb("43241f")
BARK_LIGHT = rgb("b0764a")
HEARTWOOD = rgb("e2b27c")
MOSS = rgb("6f9a34")
LINEN = rgb("f3e6c4")
LAMPLIGHT = rgb("ffb347")
OWL = rgb("a4764a")
OWL_PALE = rgb("ecd2a2")
FUNGUS = rgb("8a4f24")  # shelves on bark
FUNGUS_RIM = rgb("dd9c50")
FRUIT = rgb("a82c22")
FRUIT_LIGHT = rgb("d0743c")


def grain(axis, sides, twist=0.0, moss=0.0, deep=BARK_DEEP, light=BARK_LIGHT):
    """Colour of a ridged column about an upright axis [(z, radius, x, y)...]: dark clefts, light ridges, moss where it is level."""

    def middle(z):
        for low, high in zip(axis, axis[1:]):
            if z <= high[0]:
                t = max(0.0, (z - low[0]) / max(1e-6, high[0] - low[0]))
                return [a * (1 - t) + b * t for a, b in zip(low, high)]
        return axis[-1]

    def colour(v, normal):
        _, radius, x, y = middle(v.z)
        a = math.atan2(v.y - y, v.x - x) - twist * v.z
        ridge = 0.5 - 0.5 * math.cos(sides / 2 * a)
        tone = mix(deep, light, 0.10 + 0.62 * ridge + 0.22 * noise.noise(v * (1.3 / max(0.5, radius))))
        green = moss * max(0.0, 0.35 + 0.5 * noise.noise(v * (0.9 / max(0.5, radius)) + Vector((7, 3, 1))) + 0.6 * normal.z)
        return mix(tone, MOSS, min(0.85, green))

    return colour


def column(axis, sides, twist=0.0, ridge=0.11, seed=0):
    """Upright ridged surface through rings [(z, radius, x, y)...], open at both ends; `sides` is even."""
    vertices = []
    for z, radius, x, y in axis:
        for i in range(sides):
            a = 2 * math.pi * i / sides + twist * z
            out = radius * (1 + ridge * (-1 if i % 2 == 0 else 1))
            out *= 1 + 0.10 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4 + seed * 5.1, z / max(1.0, radius) * 0.5)))
            vertices.append((x + out * math.cos(a), y + out * math.sin(a), z))
    faces = []
    for k in range(len(axis) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append([k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i])
    return Part(vertices, faces)


def shelled(part, rows, sides, share, axis, holes):
    """Makes a column hollow: an inner surface at a `share` of the radius, openings where `holes(i, k)` says so, and rims."""
    n = len(part.vertices)
    inner = []
    for k, (z, _, x, y) in enumerate(axis):
        for i in range(sides):
            v = part.vertices[k * sides + i]
            inner.append(Vector((x + (v.x - x) * share, y + (v.y - y) * share, v.z)))
    kept = {(i, k) for k in range(rows) for i in range(sides) if not holes(i, k)}
    shell, lining, rim = [], [], []
    for k in range(rows):
        for i in range(sides):
            j = (i + 1) % sides
            a, b, c, d = k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i
            if (i, k) not in kept:
                continue
            shell.append([a, b, c, d])
            lining.append([d + n, c + n, b + n, a + n])
            if ((i - 1) % sides, k) not in kept:
                rim.append([a, d, d + n, a + n])
            if (j, k) not in kept:
                rim.append([b, b + n, c + n, c])
            if (i, k + 1) not in kept:
                rim.append([d, c, c + n, d + n])
            if k > 0 and (i, k - 1) not in kept:
                rim.append([a, a + n, b + n, b])
    both = part.vertices + inner
    return tuple(_tidied(both, faces) for faces in (shell, lining, rim))


def _tidied(vertices, faces):
    """A part of those vertices that its faces need."""
    used = sorted({i for face in faces for i in face})
    place = {old: new for new, old in enumerate(used)}
    return Part([vertices[i] for i in used], [[place[i] for i in face] for face in faces])


def bough(points, radii, sides=6, steps=8, seed=0, rough=0.10, up=None):
    """A limb along a curve, uneven as wood is; open at both ends."""
    limb = tube(points, radii, sides, steps, cap=False, up=up)
    middle = smooth_curve(points, steps)
    vertices = []
    for k in range(steps + 1):
        for j in range(sides):
            v = limb.vertices[k * sides + j]
            push = 1 + rough * (1 if (j + k) % 2 else -1) + rough * noise.noise(v * 0.7 + Vector((seed, 0, 0)))
            vertices.append(middle[k] + (v - middle[k]) * push)
    return Part(vertices, limb.faces)


def limb_grain(v, normal):
    """Colour of a limb: lit and mossy above, dark below."""
    tone = mix(BARK_DEEP, BARK_LIGHT, min(1.0, max(0.0, 0.42 + 0.42 * normal.z + 0.35 * noise.noise(v * 0.8))))
    return mix(tone, MOSS, 0.7 * max(0.0, normal.z - 0.35 + 0.4 * noise.noise(v * 0.5 + Vector((3, 1, 4)))))


def big_leaf(length, width, fold=0.18, curl=0.12):
    """A leaf along +X, folded at its midrib, two-sided: eight triangles."""
    rim = [(0, 0), (0.30, -0.46), (0.70, -0.40), (1, 0), (0.70, 0.40), (0.30, 0.46)]
    thin = 0.02 * length
    vertices = []
    for drop in (0.0, thin):
        for x, y in rim:
            vertices.append(Vector((x * length, y * width, fold * abs(y) * width - curl * length * x * x - drop)))
    faces = [[0, 1, 2, 3], [0, 3, 4, 5], [9, 8, 7, 6], [11, 10, 9, 6]]
    return Part(vertices, faces)


PAD = ((0, -0.58), (0.62, -0.52), (1.0, -0.06), (0.88, 0.44), (0.48, 0.80), (0, 0.90))  # (radius, height) of a clump of foliage


def clump(m, centre, radius, seed, low=SHADE, high=SUNLIT, flat=1.0, sides=8, leaves=0, facet=True):
    """A faceted mass of foliage, dark below, sunlit above; `leaves` stand out all around its rim."""
    x, y, z = centre
    part = lathe([(radius * r, radius * h * flat) for r, h in PAD], sides).roughened(0.30 * radius, 1.5 / radius, seed)
    m.add(part, low, at=move(x, y, z) @ turn(0, 0, seed * 37), facet=facet, fade=(z - radius * 0.30 * flat, z + radius * 0.72 * flat, high))
    source = seeded(seed)
    for i in range(leaves):
        a = 360 * i / leaves + source.uniform(-12, 12)
        high_up = 0.34 * (i % 3) - 0.22
        long = radius * source.uniform(0.62, 0.86)
        at = move(x, y, z + radius * high_up * flat) @ turn(0, 0, a) @ move(radius * (0.70 - 0.16 * (i % 3)), 0, 0) @ turn(source.uniform(-20, 20), 16 - 20 * (i % 3), 0)
        m.add(big_leaf(long, long * 0.62), mix(low, high, 0.15 + 0.38 * (i % 3)), at=at)


def roots(m, radius, count, reach, seed, high=0.9, colour=None):
    """Roots that run out from the foot of a trunk."""
    source = seeded(seed)
    for i in range(count):
        a = 360 * i / count + source.uniform(-12, 12)
        long = reach * source.uniform(0.8, 1.2)
        path = [polar(radius * 0.55, a, radius * high), polar(radius + long * 0.35, a + 6, radius * 0.30), polar(radius + long, a + 14, -0.15)]
        m.add(bough(path, [radius * 0.42, radius * 0.28, 0.04], 4, 3, seed + i), colour or limb_grain)


def apple(m, x, y, z, radius=0.42, stalk=0.0):
    """A ripe apple, and its stalk if it hangs on one of that length."""
    if stalk:
        m.add(tube([(x, y, z + radius + stalk), (x, y, z + radius * 0.6)], [0.05, 0.05], 3, 1, cap=False), BARK_DEEP)
    skin = lathe([(0, -radius * 0.84), (radius * 0.72, -radius * 0.62), (radius, 0.08 * radius), (radius * 0.66, radius * 0.72), (0, radius * 0.56)], 7)
    m.add(skin, FRUIT, at=move(x, y, z), fade=(z - 0.2 * radius, z + radius * 1.5, FRUIT_LIGHT), glow=0.10)
