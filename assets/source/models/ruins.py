"""The ravine of the old keepers: rock arch, cliff, cliff with a waterfall, colonnade."""

import math

from mathutils import Vector, noise

from geometry import Part, ball, box, lathe, move, plate, seeded, size, tube, turn
from mesh import static
from obstacles import block, leaf_ball
from palette import (
    CLOVER,
    GOLD,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    SANDSTONE,
    SANDSTONE_DEEP,
    SANDSTONE_LIGHT,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    mix,
    rgb,
)

ROCK = rgb("b98a86")
ROCK_DEEP = rgb("6e5578")
ROCK_LIGHT = rgb("f0c9a8")


def strata(v, normal):
    """Banded rock, the worn beds darker, with turf wherever it is level enough."""
    height = min(1, 0.25 + max(0, v.z / 13))
    tone = mix(mix(ROCK_DEEP, ROCK, height), ROCK_LIGHT, 0.32 + 0.26 * bed(v))
    rock = mix(tone, ROCK_DEEP, 0.3 * max(0, noise.noise(v * 0.35)))
    turf = mix(LEAF, LEAF_TIP, 0.35 + 0.35 * noise.noise(v * 0.3))
    return mix(rock, turf, min(1, max(0, (normal.z - 0.58) / 0.14)))


def bed(v):
    """How hard the rock is at a place, from -1 to 1: it lies in beds that are not quite level."""
    return math.tanh(2.5 * math.sin(v.z * 1.05 + 2.2 * noise.noise(v * 0.09)))


def ledges(v):
    """The hard beds of a rock around the middle stand out by a little, the soft ones between them are worn in."""
    return v + Vector((v.x, v.y, 0)).normalized() * 0.42 * bed(v)


def vine(m, x, y, top, length, width=0.28):
    """A strand of ivy: leaves one below the other, to both sides by turns, smaller towards its end."""
    leaves = 4
    step = length / leaves
    for i in range(leaves):
        side, wide, z = (1, -1)[i % 2], width * (2.6 - 0.45 * i), top - 0.9 * i * step
        leaf = Part(
            [
                (x - 0.2 * side * wide, y, z + 0.1 * step),
                (x - 0.85 * side * wide, y + 0.1, z - 0.45 * step),
                (x + 0.5 * side * wide, y, z - 1.25 * step),
                (x + 1.25 * side * wide, y + 0.1, z - 0.35 * step),
                (x + 0.2 * side * wide, y - 0.5 * wide, z - 0.45 * step),
            ],
            [[k, (k + 1) % 4, 4][::side] for k in range(4)] + [[0, 1, 2, 3][::-side]],
        )
        m.add(leaf, CLOVER, fade=(z - 1.25 * step, z, (LEAF_LIGHT, LEAF_TIP)[i % 2]))


def boulder(m, x, y, r, seed):
    """A rock that has come down: bare, as a green top would be a pyramid from afar."""
    rock = ball(r, 2).roughened(0.45 * r, 1.1 / r, seed).moved(size(1, 1, 0.85))
    m.add(rock, ROCK_DEEP, at=move(x, y, r * 0.2), fade=(-0.5 * r, 1.6 * r, ROCK))


def rock_arch(m):
    """Natural bridge over the lane: opening thirty wide and seventeen high, turf and two trees on its back."""
    spine = [
        (-21, 0, -2),
        (-20.5, 0.5, 7),
        (-16, 0.2, 15.5),
        (-7, -0.8, 20.5),
        (3, 0.4, 21.5),
        (13, 0.5, 18),
        (19.5, 0, 10.5),
        (22, 0.2, -2),
    ]
    arch = tube(spine, [6.5, 4.8, 3.6, 3.0, 2.9, 3.3, 4.6, 6.8], 12, 34, cap=False, up=(0, 1, 0)).roughened(1.3, 0.16, 4).roughened(0.5, 0.5, 5)
    m.add(arch.warped(ledges), strata)
    for i, (x, y, r) in enumerate(((-25, -4, 3.2), (-19, -6.5, 2.0), (25.5, -4.5, 3.4), (19.5, -6, 1.8), (28, 2, 2.6))):
        boulder(m, x, y, r, i)
    for x, top, length in (
        (-9, 17.4, 3.6),
        (-6.5, 18.2, 5.2),
        (-2, 18.8, 3.0),
        (5, 18.6, 4.6),
        (9.5, 17.4, 3.2),
        (11, 16.6, 5.4),
    ):
        vine(m, x, -1.6, top, length)
    for x, z, s in ((-5, 23.2, 1.3), (8, 23.0, 1.0)):
        m.add(
            tube([(x, 0, z - 1), (x + 0.4, 0, z + 1.6 * s), (x, 0, z + 3 * s)], [0.5 * s, 0.35 * s, 0.25 * s], 5, 2),
            rgb("5a2a28"),
        )
        for i, (dx, dy, dz, r) in enumerate(((0, 0, 3.9, 1.9), (1.5, 0.2, 3.0, 1.3), (-1.4, -0.2, 3.2, 1.4))):
            leaf_ball(m, x + dx * s, dy * s, z + dz * s, r * s, i + int(x), LEAF_DARK, LEAF_TIP)


def wall(seed, wide, high, depth, columns=20, rows=14):
    """Face of a cliff towards -Y: buttresses side by side in ledges, the top running back over `depth`.

    Its ends turn away from -Y and sink, so that it closes behind a neighbour and ends on open ground as a hill does.
    """

    def point(i, k):
        s, t = i / columns - 0.5, k / rows
        x = s * wide
        turned = max(0, (abs(s) - 0.32) / 0.18) ** 2
        z = high * t * (1 + 0.10 * noise.noise(Vector((x * 0.10, seed, 0)))) * (1 - 0.3 * turned) - 1.0
        buttress = 1.7 * math.tanh(3 * noise.noise(Vector((x * 0.16, seed, 0.4 * t)))) + 0.9 * noise.noise(Vector((x * 0.45, seed, 3 * t)))
        y = 4.4 * t - 0.55 * bed(Vector((x, 0, z))) - buttress * (1 - 0.4 * t) + 14 * s * s * depth / 9 + depth * turned
        return Vector((x + 0.8 * noise.noise(Vector((seed, x * 0.3, t * 4))), y, z))

    vertices = [point(i, k) for k in range(rows + 1) for i in range(columns + 1)]
    row = columns + 1
    for i in range(columns + 1):
        edge = point(i, rows)
        vertices.append(Vector((edge.x * 0.94, edge.y + depth, edge.z + 0.4)))
    faces = []
    for k in range(rows + 1):
        for i in range(columns):
            a = k * row + i
            faces.append([a, a + 1, a + row + 1, a + row])
    return Part(vertices, faces)


def cliff(m):
    """Wall of the ravine, thirty-four wide and about twenty high, with turf ledges, trees and fallen rocks."""
    face = wall(3, 34, 20, 9)
    m.add(face, strata)
    greens(m, face, 5, 34, 20)
    for i, (x, y, r) in enumerate(((-15.6, 4.6, 3.4), (3, -2.4, 1.6), (15.2, 4.4, 3.8))):
        boulder(m, x, y, r, i + 7)


def greens(m, face, seed, wide, high):
    """Bushes along the top of a cliff's face, and ivy that hangs before what stands out of it."""
    source = seeded(seed)
    for i in range(5):
        x, r = (i / 4 - 0.5) * wide * 0.7 + source.uniform(-1, 1), source.uniform(1.8, 2.6)
        column = sorted((v for v in face.vertices if abs(v.x - x) < 0.8), key=lambda v: v.z)
        rim = min(column[-2:], key=lambda v: v.y)
        leaf_ball(m, x, rim.y + source.uniform(0.8, 3.0), rim.z + 0.35 * r, r, i + seed, LEAF_DARK, LEAF_TIP, leaves=8)
    for _ in range(5):
        x, top, length = wide * source.uniform(-0.3, 0.3), high * source.uniform(0.55, 0.95), source.uniform(3, 6)
        near = [v.y for v in face.vertices if abs(v.x - x) < 2.6 and top - length - 3 < v.z < top + 1]
        vine(m, x, min(near) - 0.1, top, length, 0.5)


def fall_cliff(m):
    """The cliff with a notch from which a river falls into a pool by the lane."""
    face = wall(9, 36, 24, 10)
    m.add(face, strata)
    greens(m, face, 8, 36, 24)
    pool = lathe([(7.0, -0.1), (6.6, 0.35), (5.6, 0.30)], 14, cap=False)
    m.add(pool, STONE, at=move(0, -3.2, 0) @ size(1, 0.75, 1), facet=True, fade=(0, 0.5, STONE_LIGHT))
    for i, (x, y, r) in enumerate(
        ((-6, -2, 2.4), (6.4, -1.6, 2.2), (-3.6, -7.2, 0.9), (4.6, -7.0, 1.1))
    ):
        boulder(m, x, y, r, i + 11)
    falls = m.child("falls", (0, 0, 0))
    sheet(
        falls,
        [(0, 12.0, 24.6), (0, 4.2, 24.4), (0, 1.6, 23.4), (0, 0.2, 19), (0, -1.2, 10), (0, -1.8, 0.5)],
        (2.6, 2.8, 2.9, 3.0, 3.5, 4.3),
    )
    surface = lathe([(5.7, 0), (0, 0.01)], 14, cap=False)
    falls.add(surface, rgb("6fd0f0"), at=move(0, -3.2, 0.26) @ size(1, 0.75, 1), glow=0.0)
    foam(falls, 0, -2.4, 4.4)


def foam(falls, x, y, wide):
    """The mound of foam where a fall lands, as wide to both sides."""
    for k, (high, out) in enumerate(((0.34, 0.62), (0.2, 1.0))):
        mound = lathe([(out, 0), (0.7 * out, 0.8 * high), (0, high)], 8, cap=False)
        falls.add(mound, rgb("f2fbff"), at=move(x, y - 0.3 * k * wide, 0.2) @ size(wide, 0.5 * wide, wide), glow=1.0)


def sheet(piece, points, halves):
    """Falling water: a sheet along the points, as wide as `halves`; glow rises from 0 above to 1 in the foam."""
    vertices, faces, count = [], [], len(points)
    for (x, y, z), half in zip(points, halves):
        for s in (-1, -0.4, 0.4, 1):
            vertices.append((x + s * half, y + 0.5 * s * s, z))
    for k in range(count - 1):
        for i in range(3):
            a = k * 4 + i
            faces.append([a + 4, a + 5, a + 1, a])
    for k in range(count - 1):
        row = Part(vertices, faces[k * 3 : k * 3 + 3])
        t = k / max(1, count - 2)
        piece.add(row, mix(rgb("4fb8ee"), rgb("c8f2ff"), t), glow=0.2 + 0.6 * t)


def column(m, x, high, broken=False):
    """Round pillar of drums with a gilded ring."""
    m.add(box(2.2, 2.2, 0.6, 0.08), SANDSTONE_DEEP, at=move(x, 0, 0.3), facet=True, fade=(0, 0.7, SANDSTONE))
    shaft = [(0.95, 0.6), (0.82, 1.0), (0.76, high * 0.5), (0.70, high)]
    m.add(lathe(shaft, 8, cap=False), SANDSTONE, at=move(x, 0, 0), facet=True, fade=(0, high * 1.2, SANDSTONE_LIGHT))
    ring = lathe([(0.80, -0.14), (1.0, 0), (0.78, 0.14)], 8, cap=False)
    m.add(ring, rgb("e8b860"), at=move(x, 0, 1.15), facet=True)
    if broken:
        m.add(
            lathe([(0.7, 0), (0.6, 0.7), (0, 1.3)], 5, cap=False),
            SANDSTONE_LIGHT,
            at=move(x + 0.1, 0, high) @ turn(8, 10),
            facet=True,
        )
        return
    m.add(ring, rgb("e8b860"), at=move(x, 0, high - 0.35) @ size(0.92), facet=True)
    m.add(lathe([(0.7, 0), (1.2, 0.55), (1.2, 0.9)], 8, cap=False), SANDSTONE_LIGHT, at=move(x, 0, high), facet=True)


def colonnade(m):
    """Twenty units of a ruined walk along X: columns, two lintels, a banner, ivy; one column has come down."""
    m.add(box(21, 3.4, 0.5, 0.1), SANDSTONE_DEEP, at=move(0, 0, -0.05), facet=True, fade=(-0.3, 0.4, SANDSTONE))
    for x, high, broken in ((-8.5, 8.2, False), (-3.4, 8.2, False), (1.7, 8.2, False), (6.6, 3.6, True)):
        column(m, x, high, broken)
    for x, wide, lean in ((-6.0, 7.0, 0), (-0.4, 6.2, 0)):
        m.add(
            box(wide, 1.9, 1.1, 0.12),
            SANDSTONE,
            at=move(x, 0, 9.65) @ turn(0, lean, 0),
            facet=True,
            fade=(9, 10.4, SANDSTONE_LIGHT),
        )
        m.add(box(wide * 0.9, 2.3, 0.4, 0.08), SANDSTONE_LIGHT, at=move(x, 0, 10.35), facet=True)
    m.add(box(3.4, 0.12, 5.4), rgb("4f6fd0"), at=move(-6.0, -0.9, 6.4), fade=(3.6, 9, rgb("7fa0f0")))
    m.add(plate([(-7.7, -0.9, 3.7), (-4.3, -0.9, 3.7), (-6.0, -0.9, 2.4)], 0.12), rgb("4f6fd0"), facet=True)
    m.add(
        lathe([(0, -0.5), (0.5, 0), (0, 0.5)], 4, cap=False).moved(size(1, 0.3, 1.5)),
        GOLD,
        at=move(-6.0, -1.0, 6.6),
        facet=True,
        glow=0.2,
    )
    for i, (x, spin) in enumerate(((9.2, 20), (10.9, -14))):
        drum = lathe([(0.72, -1.0), (0.76, 1.0)], 8)
        m.add(drum, SANDSTONE, at=move(x, -0.8 + 0.8 * i, 0.7) @ turn(0, 90, spin), facet=True, fade=(0, 1.6, SANDSTONE_LIGHT))
    block(m, 4.4, -1.2, 0.2, 1.5, 1.2, 0.9, SANDSTONE_DEEP, 12, 30)
    for x, y, r in ((-10, -1.2, 0.7), (6.4, -1.2, 0.8), (-5.9, 0.4, 0.5)):
        leaf_ball(m, x, y, 0.35 if x != -5.9 else 10.8, r, int(x * 3) + 40, LEAF_DARK, LEAF_LIGHT)
    for x, top, length in ((-8.0, 9.2, 3.0), (-2.9, 9.2, 4.2), (2.3, 8.6, 2.4)):
        vine(m, x, -0.95, top, length, 0.22)


MODELS = {
    "rock_arch": lambda: static("rock_arch", rock_arch, reach=4.0, ground=True, soft=True, sharp=60),
    "cliff": lambda: static("cliff", cliff, reach=3.0, ground=True, soft=True, sharp=60),
    "fall_cliff": lambda: static("fall_cliff", fall_cliff, reach=3.0, ground=True, soft=True, sharp=60),
    "colonnade": lambda: static("colonnade", colonnade, reach=1.4, ground=True),
}
