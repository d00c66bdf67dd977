"""The Smoke Hive's fliers. Each has a silhouette of its own; all are purple and magenta with yellow eyes.

Wings are child nodes named wing.L and wing.R with the pivot at the joint, so that the game flaps them.
"""

import math

from mathutils import Vector

from geometry import (
    aim,
    around,
    ball,
    box,
    cone,
    dome,
    extrusion,
    globe,
    lathe,
    lens_wing,
    move,
    plate,
    polar,
    size,
    thorn,
    torus,
    tube,
    turn,
)
from mesh import static
from palette import (
    BONE,
    DARK,
    EYE,
    INDIGO,
    LAVENDER,
    LILAC,
    MAGENTA,
    ORCHID,
    PLUM,
    PURPLE,
    PURPLE_DEEP,
    ROSE,
    SMOKE,
    SMOKE_LIGHT,
    WHITE,
    WINE,
    rgb,
)

CREAM_VIOLET = rgb("efe2ff")
EMBER = rgb("ff5fb0")


def eyes(m, x, y, z, radius, lid=PURPLE_DEEP, anger=18, out=14):
    """Pair of glowing yellow eyes with slit pupils under heavy lids."""
    socket = move(x, y, z) @ turn(0, 0, out)
    m.add_pair(dome(radius, 10, 3), EYE, at=socket @ turn(90) @ size(1, 1.05, 0.64), glow=0.8)
    m.add_pair(
        ball(radius * 0.42, 1), DARK, at=socket @ move(-radius * 0.12, -radius * 0.50, 0) @ size(0.75, 0.45, 1.35)
    )
    m.add_pair(ball(radius * 0.15, 1), WHITE, at=socket @ move(radius * 0.15, -radius * 0.66, radius * 0.34), glow=1)
    m.add_pair(eyelid(radius), lid, at=socket @ turn(0, -anger, 0) @ size(1, 0.74, 1.05))


def eyelid(radius):
    """Cap over the upper third of an eye."""
    return lathe(
        [
            (radius * 1.13, radius * 0.22),
            (radius * 1.02, radius * 0.62),
            (radius * 0.62, radius * 1.0),
            (0, radius * 1.16),
        ],
        10,
    )


def one_eye(m, y, z, radius, lid=PURPLE_DEEP):
    """Single staring eye in the middle of the face."""
    m.add(dome(radius * 1.12, 14, 3), LILAC, at=move(0, y + 0.05, z) @ turn(90) @ size(1, 1, 0.7))
    m.add(dome(radius * 0.92, 14, 4), EYE, at=move(0, y - radius * 0.18, z) @ turn(90) @ size(1, 1, 0.66), glow=0.8)
    m.add(dome(radius * 0.42, 8, 2), DARK, at=move(0, y - radius * 0.66, z) @ turn(90) @ size(0.7, 1.35, 0.5))
    m.add(ball(radius * 0.14, 1), WHITE, at=move(radius * 0.24, y - radius * 0.82, z + radius * 0.32), glow=1)
    m.add(eyelid(radius * 1.05), lid, at=move(0, y, z + radius * 0.2) @ turn(-12) @ size(1, 0.85, 1))


def fangs(m, x, y, z, length, colour=BONE):
    m.add_pair(thorn(length * 0.28, length, 5), colour, at=move(x, y, z) @ turn(180 + 12, 8, 0), facet=True)


def feelers(m, x, y, z, length, colour, tip=MAGENTA):
    """Two antennae, swept up and out, with knobs."""
    path = [
        (x, y, z),
        (x + length * 0.25, y - length * 0.25, z + length * 0.5),
        (x + length * 0.75, y - length * 0.35, z + length * 0.75),
    ]
    m.add_pair(tube(path, [0.030, 0.024, 0.018], 4, 4), colour)
    m.add_pair(ball(0.055, 1), tip, at=move(*path[2]), glow=0.4)


def wing(m, pivot, part, colour, at, glow=0.12, vein=None, suffix="wing"):
    """A pair of wings: the blade and, optionally, a thick leading edge along `vein` points."""
    wings = m.child_pair(suffix, pivot)
    wings.add(part, colour, at=at, glow=glow, facet=True)
    if vein:
        points, radius, vein_colour = vein
        wings.add(tube(points, [radius, radius * 0.7, radius * 0.15], 5, 6), vein_colour)
    return wings


def hanging_legs(m, places, colour=PURPLE_DEEP, drop=0.3):
    for x, y, z in places:
        m.add_pair(
            tube(
                [(x, y, z), (x + drop * 0.55, y, z - drop * 0.15), (x + drop * 0.65, y + 0.04, z - drop)],
                [0.035, 0.03, 0.01],
                4,
                4,
            ),
            colour,
        )


# ---- 100 points -------------------------------------------------------------------------------------------


def gnat(m):
    """Round drop with a needle nose and two upright leaf wings."""
    m.add(
        ball(0.30, 3).warped(lambda v: Vector((v.x, v.y * (1.1 if v.y > 0 else 1), v.z * 0.95))),
        PURPLE,
        fade=(-0.1, 0.3, LAVENDER),
    )
    m.add(thorn(0.085, 0.36, 6), MAGENTA, at=move(0, -0.24, -0.07) @ turn(100), facet=True)
    m.add(
        lathe([(0.24, 0), (0.17, 0.16), (0.07, 0.30), (0, 0.38)], 8, cap=False),
        PLUM,
        at=move(0, 0.2, -0.06) @ turn(-112),
    )
    eyes(m, 0.135, -0.225, 0.07, 0.115, anger=20, out=24)
    feelers(m, 0.08, -0.12, 0.26, 0.22, PURPLE_DEEP)
    wing(m, (0.14, 0.06, 0.22), lens_wing(0.52, 0.34, 0.02), ROSE, move(0.14, 0.06, 0.22) @ turn(64, -52, 0), 0.25)
    hanging_legs(m, ((0.12, 0, -0.22), (0.12, 0.15, -0.2)), PURPLE_DEEP, 0.16)


def curtain_mite(m):
    """Flat hexagonal shield with a hanging fringe: seen from the front a little curtain."""
    shield = lathe([(0.34, -0.10), (0.46, 0), (0.40, 0.12), (0.20, 0.20), (0, 0.22)], 6, cap=True)
    m.add(shield, INDIGO, at=move(0, 0, 0.12) @ size(1.15, 0.8, 1), facet=True, fade=(0.05, 0.36, LAVENDER))
    m.add(
        lathe([(0.47, -0.01), (0.49, 0.03), (0.44, 0.06)], 6, cap=False),
        MAGENTA,
        at=move(0, 0, 0.12) @ size(1.15, 0.8, 1),
        facet=True,
        glow=0.15,
    )
    for i in range(7):
        x = -0.39 + i * 0.13
        y = -0.30 + 0.9 * abs(x) * abs(x)
        length = 0.40 + 0.09 * (i % 2)
        m.add(
            lathe([(0.0, -length), (0.055, -length * 0.8), (0.045, 0)], 5),
            (MAGENTA, ROSE)[i % 2],
            at=move(x, y, 0.08),
            fade=(-0.4, 0.05, PLUM),
        )
    eyes(m, 0.16, -0.315, 0.13, 0.105, INDIGO, 10, 20)
    fangs(m, 0.06, -0.36, 0.03, 0.10)
    wing(
        m,
        (0.44, 0.05, 0.14),
        plate(
            [(0.42, 0.0, 0.14), (0.78, -0.05, 0.30), (0.86, 0.10, 0.16), (0.72, 0.20, 0.02), (0.42, 0.16, 0.08)], 0.03
        ),
        ORCHID,
        None,
        0.1,
    )


# ---- 200 points -------------------------------------------------------------------------------------------


def wasp(m):
    """Narrow waist, long banded tail curving under, four swept wings."""
    m.add(ball(0.24, 2), PLUM, at=move(0, -0.42, 0.12) @ size(1.1, 0.9, 1), fade=(0, 0.34, ORCHID))
    m.add(ball(0.24, 2), PURPLE_DEEP, at=move(0, -0.08, 0.14) @ size(1, 1.1, 0.95), fade=(0, 0.36, PURPLE))
    m.add(tube([(0, 0.08, 0.10), (0, 0.2, 0.07)], [0.07, 0.06], 6, 2), PLUM)

    def bands(v, normal):
        return CREAM_VIOLET if int((v.y * 0.8 - v.z) * 7.2 + 8) % 2 else WINE

    tail = tube(
        [(0, 0.16, 0.08), (0, 0.36, 0.06), (0, 0.58, -0.10), (0, 0.66, -0.36), (0, 0.58, -0.56)],
        [0.07, 0.21, 0.23, 0.13, 0.015],
        9,
        12,
    )
    m.add(tail, bands, by_face=True)
    m.add(thorn(0.05, 0.26, 5), MAGENTA, at=move(0, 0.61, -0.47) @ turn(204), glow=0.3)
    eyes(m, 0.15, -0.56, 0.17, 0.115, PLUM, 24, 30)
    m.add_pair(thorn(0.05, 0.17, 4), BONE, at=move(0.07, -0.60, 0.0) @ turn(150, 0, -20), facet=True)
    feelers(m, 0.07, -0.52, 0.32, 0.26, PURPLE_DEEP)
    wings = wing(
        m,
        (0.14, -0.05, 0.30),
        lens_wing(0.78, 0.30, 0.02, sweep=0.22),
        LILAC,
        move(0.14, -0.05, 0.30) @ turn(28, -26, 10),
        0.3,
    )
    wings.add(
        lens_wing(0.56, 0.24, 0.02, sweep=0.2), ROSE, at=move(0.14, 0.06, 0.26) @ turn(22, -8, 30), glow=0.2, facet=True
    )
    hanging_legs(m, ((0.12, -0.2, -0.02), (0.12, 0.0, -0.02)), PURPLE_DEEP, 0.3)


def corkscrew_midge(m):
    """A flying screw: pointed shell with a magenta thread."""
    shell = lathe([(0, -0.78), (0.10, -0.55), (0.26, -0.15), (0.34, 0.15), (0.30, 0.36), (0, 0.48)], 10, cap=False)
    m.add(shell, INDIGO, at=turn(90), fade=(-0.3, 0.3, LAVENDER))
    thread = []
    for i in range(26):
        t = i / 25
        r = 0.06 + 0.33 * math.sin(min(1, t * 1.25) * math.pi / 2) - 0.08 * max(0, t - 0.8) * 5
        p = polar(r, t * 1080)
        thread.append((p.x, 0.68 - t * 0.98, p.y))
    m.add(tube(thread, [0.03, 0.085, 0.09, 0.06], 4, 50, up=(0, 1, 0)), MAGENTA, glow=0.2)
    one_eye(m, -0.40, 0.26, 0.15, INDIGO)
    wing(
        m,
        (0.26, 0.15, 0.16),
        plate(
            [(0.24, 0.05, 0.16), (0.66, -0.06, 0.50), (0.80, 0.12, 0.46), (0.62, 0.26, 0.20), (0.24, 0.28, 0.10)], 0.03
        ),
        ROSE,
        None,
        0.2,
        ([(0.24, 0.05, 0.16), (0.5, -0.02, 0.38), (0.74, 0.02, 0.52)], 0.04, PURPLE_DEEP),
    )
    m.add(cone(0.14, 0.3, 6), PLUM, at=move(0, 0.42, 0) @ turn(-90), facet=True)


def figeight_moth(m):
    """Broad moth: two round wings a side draw a figure eight, with staring spots."""
    m.add(
        tube([(0, -0.36, 0.05), (0, -0.1, 0.06), (0, 0.25, 0.0), (0, 0.55, -0.06)], [0.15, 0.19, 0.15, 0.03], 9, 8),
        LILAC,
        fade=(-0.1, 0.2, CREAM_VIOLET),
    )
    for y in (-0.02, 0.14, 0.3):
        m.add(torus(0.17 - 0.08 * max(0, y), 0.035, 9, 4), PLUM, at=move(0, y, 0.03) @ turn(90))
    m.add(ball(0.17, 2), LILAC, at=move(0, -0.38, 0.09))
    eyes(m, 0.095, -0.49, 0.12, 0.085, PLUM, 12, 22)
    for k in (0, 1, 2):
        m.add_pair(
            cone(0.030, 0.13, 3),
            CREAM_VIOLET,
            at=move(0.10 + 0.07 * k, -0.44, 0.29 + 0.05 * k) @ turn(60, 10, -20),
            facet=True,
        )
    m.add_pair(tube([(0.05, -0.44, 0.22), (0.16, -0.46, 0.36), (0.32, -0.42, 0.44)], [0.02, 0.018, 0.01], 4, 4), PLUM)
    wings = m.child_pair("wing", (0.13, 0, 0.08))
    lobes = (((0.50, -0.02, 0.34), 0.46, MAGENTA, WINE), ((0.42, 0.04, -0.24), 0.34, ORCHID, PLUM))
    for (x, y, z), r, inner, outer in lobes:
        disc = lathe([(0, -0.02), (r * 0.9, -0.02), (r, 0), (r * 0.9, 0.02), (0, 0.02)], 12, cap=False)
        at = move(x, y, z) @ turn(78, 0, 0)
        wings.add(disc, outer, at=at, facet=True, glow=0.05)
        for side in (1, -1):
            wings.add(
                lathe([(r * 0.74, 0), (0, 0.008)], 12, cap=False),
                inner,
                at=at @ size(1, 1, side) @ move(0, 0, 0.022),
                facet=True,
                glow=0.2,
            )
            wings.add(
                lathe([(r * 0.40, 0), (0, 0.01)], 10, cap=False),
                EYE,
                at=at @ size(1, 1, side) @ move(0, 0, 0.034),
                facet=True,
                glow=0.5,
            )
            wings.add(
                lathe([(r * 0.18, 0), (0, 0.01)], 8, cap=False),
                DARK,
                at=at @ size(1, 1, side) @ move(0, 0, 0.044),
                facet=True,
            )


def weaver(m):
    """Spider with a fat round body; the eight crooked legs make the outline, the front pairs move."""
    m.add(ball(0.36, 3), PURPLE_DEEP, at=move(0, 0.22, 0.10) @ size(1, 1.05, 0.95), fade=(-0.2, 0.4, ORCHID))
    for a in around(5, 18):
        m.add(ball(0.075, 1), ROSE, at=move(*(Vector((0, 0.30, 0.12)) + polar(0.30, a).xzy)), glow=0.25)
    m.add(
        lathe([(0.17, -0.02), (0.10, 0.02), (0, 0.03)], 5, cap=False),
        MAGENTA,
        at=move(0, 0.18, 0.44),
        facet=True,
        glow=0.3,
    )
    m.add(ball(0.22, 2), PURPLE, at=move(0, -0.22, 0.02), fade=(-0.1, 0.2, LAVENDER))
    eyes(m, 0.095, -0.38, 0.07, 0.095, PURPLE_DEEP, 16, 18)
    m.add_pair(ball(0.035, 1), EYE, at=move(0.05, -0.36, 0.19), glow=0.9)
    m.add_pair(ball(0.028, 1), EYE, at=move(0.15, -0.33, 0.19), glow=0.9)
    fangs(m, 0.06, -0.40, -0.08, 0.14, MAGENTA)
    for y, reach, lift in ((0.05, 0.60, 0.34), (0.18, 0.56, 0.26)):
        leg = [
            (0.15, y - 0.1, 0.02),
            (reach * 0.65, y + 0.12, lift),
            (reach, y + 0.22, -0.05),
            (reach * 0.95, y + 0.26, -0.42),
        ]
        m.add_pair(tube(leg, [0.055, 0.05, 0.04, 0.008], 4, 7), PLUM)
    legs = m.child_pair("wing", (0.15, -0.15, 0.05))
    for y, reach, lift in ((-0.30, 0.58, 0.46), (-0.16, 0.68, 0.40)):
        leg = [
            (0.12, -0.18, 0.04),
            (reach * 0.65, y - 0.10, lift),
            (reach, y - 0.22, 0.0),
            (reach * 0.9, y - 0.3, -0.40),
        ]
        legs.add(tube(leg, [0.055, 0.05, 0.04, 0.008], 4, 7), MAGENTA)


def spiral_wisp(m):
    """Ghostly head and a tail that coils away behind it."""
    m.add(ball(0.30, 3), LAVENDER, at=move(0, -0.25, 0.08), fade=(-0.1, 0.38, LILAC), glow=0.2)
    one_eye(m, -0.48, 0.10, 0.17, PURPLE)
    for k, (x, lean) in enumerate(((0, 0), (0.13, 22), (-0.13, -22))):
        m.add(
            tube(
                [(x, -0.2, 0.30), (x * 1.5, -0.12, 0.52), (x * 1.1, 0.05, 0.66 - 0.06 * abs(k and 1))],
                [0.11, 0.07, 0.005],
                6,
                5,
            ),
            ORCHID,
            glow=0.3,
            fade=(0.3, 0.65, MAGENTA),
        )
    coil = []
    for i in range(22):
        t = i / 21
        p = polar(0.30 * (1 - t) + 0.05, 90 + t * 900)
        coil.append((p.x * (t * 2 if t < 0.3 else 1), -0.15 + t * 1.0, p.y * (t * 2 if t < 0.3 else 1)))
    m.add(tube(coil, [0.20, 0.12, 0.09, 0.06, 0.01], 6, 44, up=(0, 1, 0)), PURPLE, glow=0.22, fade=(-0.3, 0.3, ORCHID))
    wing(
        m,
        (0.24, -0.2, 0.05),
        plate(
            [
                (0.22, -0.24, 0.12),
                (0.50, -0.16, 0.26),
                (0.66, 0.06, 0.10),
                (0.48, 0.0, -0.02),
                (0.40, 0.12, -0.14),
                (0.22, -0.1, -0.04),
            ],
            0.03,
        ),
        MAGENTA,
        None,
        0.35,
    )


# ---- 300 points -------------------------------------------------------------------------------------------


def hopper(m):
    """Grasshopper: long wedge body, huge folded hind legs higher than its back."""
    body = tube(
        [(0, -0.62, 0.06), (0, -0.3, 0.10), (0, 0.2, 0.06), (0, 0.85, -0.06)], [0.20, 0.26, 0.22, 0.03], 8, 8, 0.95
    )
    m.add(body, PURPLE, fade=(-0.1, 0.26, LAVENDER))
    m.add(tube([(0, -0.30, 0.30), (0, 0.2, 0.27), (0, 0.8, 0.06)], [0.12, 0.16, 0.02], 6, 5, 0.4), MAGENTA)
    m.add(box(0.30, 0.26, 0.34, 0.06, 0.8), PLUM, at=move(0, -0.66, 0.10) @ turn(18), fade=(-0.1, 0.3, PURPLE))
    eyes(m, 0.17, -0.72, 0.17, 0.12, PURPLE_DEEP, 22, 34)
    m.add_pair(tube([(0.06, -0.75, 0.28), (0.14, -1.0, 0.50), (0.22, -1.0, 0.78)], [0.022, 0.018, 0.01], 4, 5), WINE)
    fangs(m, 0.06, -0.84, -0.02, 0.12)
    knee = (0.42, 0.40, 0.72)
    m.add_pair(
        tube([(0.18, 0.05, 0.05), (0.30, 0.22, 0.42), knee], [0.10, 0.15, 0.06], 7, 6), ORCHID, fade=(0, 0.7, MAGENTA)
    )
    m.add_pair(tube([knee, (0.46, 0.62, 0.25), (0.44, 0.62, -0.30)], [0.055, 0.05, 0.035], 5, 5), PLUM)
    m.add_pair(box(0.10, 0.26, 0.06, 0.02), PLUM, at=move(0.44, 0.54, -0.32))
    for z in (0.48, 0.22, 0.0):
        m.add_pair(cone(0.035, 0.12, 4), BONE, at=move(0.46, 0.66, z - 0.1) @ turn(-70), facet=True)
    hanging_legs(m, ((0.14, -0.4, -0.08), (0.14, -0.12, -0.10)), PLUM, 0.32)
    wing(
        m,
        (0.14, -0.2, 0.30),
        lens_wing(0.85, 0.34, 0.02, sweep=0.35),
        ROSE,
        move(0.14, -0.2, 0.30) @ turn(18, -22, 32),
        0.25,
    )


def pincer_ant(m):
    """Three beads, the foremost all head, with pincers as wide as its wings."""
    m.add(globe(0.36, 12, 9), PLUM, at=move(0, -0.38, 0.06) @ size(1.15, 0.95, 0.9), fade=(-0.2, 0.36, ORCHID))
    m.add(ball(0.20, 2), PURPLE_DEEP, at=move(0, 0.05, 0.04))

    def bands(v, normal):
        return MAGENTA if int(v.y * 11) % 2 else PURPLE

    m.add(globe(0.34, 12, 9).moved(turn(90)), bands, at=move(0, 0.48, 0.04) @ size(0.95, 1.2, 0.95), by_face=True)
    jaw = [(0.24, -0.62, -0.06), (0.56, -0.92, -0.06), (0.44, -1.24, -0.05), (0.10, -1.34, -0.04)]
    m.add_pair(tube(jaw, [0.13, 0.13, 0.10, 0.01], 6, 9, 0.6), BONE, fade=(-0.1, 0.02, ROSE))
    for x, y in ((0.46, -1.02), (0.43, -1.16), (0.30, -1.24)):
        m.add_pair(cone(0.05, 0.13, 4), BONE, at=move(x, y, -0.05) @ turn(90, 0, -60), facet=True)
    eyes(m, 0.22, -0.64, 0.16, 0.135, PLUM, 20, 22)
    feelers(m, 0.12, -0.6, 0.34, 0.32, PURPLE_DEEP)
    hanging_legs(m, ((0.14, -0.06, -0.06), (0.14, 0.08, -0.06), (0.16, 0.22, -0.06)), WINE, 0.4)
    wing(
        m,
        (0.12, 0.06, 0.22),
        lens_wing(0.80, 0.36, 0.02, sweep=0.15),
        LILAC,
        move(0.12, 0.06, 0.22) @ turn(36, -34, 12),
        0.25,
    )


def sine_wall(m):
    """Broad wall of linked plates that rise and fall like a wave."""
    for i in range(7):
        x = (i - 3) * 0.26
        z = 0.17 * math.sin(i * 1.25)
        tall = 0.50 - 0.05 * abs(i - 3)
        colour = (PURPLE, INDIGO)[i % 2]
        m.add(
            box(0.25, 0.30, tall * 1.5, 0.05),
            colour,
            at=move(x, 0.05 * abs(i - 3), z),
            facet=True,
            fade=(z - 0.4, z + 0.4, LAVENDER),
        )
        m.add(cone(0.10, 0.24, 4), MAGENTA, at=move(x, 0.05 * abs(i - 3), z + tall * 0.74), facet=True, glow=0.15)
        m.add(cone(0.08, 0.16, 4), WINE, at=move(x, 0.05 * abs(i - 3), z - tall * 0.74) @ turn(180), facet=True)
        if i not in (2, 4):
            m.add(globe(0.085, 8, 6), EYE, at=move(x, 0.05 * abs(i - 3) - 0.16, z + 0.02) @ size(1, 0.6, 1), glow=0.8)
            m.add(ball(0.034, 1), DARK, at=move(x, 0.05 * abs(i - 3) - 0.20, z + 0.02) @ size(0.8, 0.6, 1.4))
    m.add(globe(0.19, 12, 8), EYE, at=move(0, -0.15, -0.02) @ size(1, 0.55, 1), glow=0.8)
    m.add(ball(0.08, 2), DARK, at=move(0, -0.24, -0.02) @ size(0.7, 0.5, 1.4))
    wing(
        m,
        (0.84, 0.12, 0.0),
        plate(
            [
                (0.84, 0.1, 0.12),
                (1.05, 0.02, 0.42),
                (1.16, 0.14, 0.30),
                (1.02, 0.2, 0.02),
                (1.12, 0.2, -0.22),
                (0.84, 0.16, -0.12),
            ],
            0.035,
        ),
        ROSE,
        None,
        0.2,
    )


def looper(m):
    """Inchworm bent into a hoop, with a fan of wings on its arch."""
    path = [
        (0, -0.62, -0.34),
        (0, -0.60, 0.10),
        (0, -0.28, 0.52),
        (0, 0.18, 0.52),
        (0, 0.52, 0.10),
        (0, 0.58, -0.36),
        (0, 0.82, -0.46),
    ]

    def bands(v, normal):
        return ROSE if int(math.degrees(math.atan2(v.z, v.y)) / 18 + 40) % 2 else PURPLE

    m.add(tube(path, [0.20, 0.21, 0.20, 0.20, 0.19, 0.15, 0.05], 9, 22, up=(1, 0, 0)), bands, by_face=True)
    m.add(ball(0.27, 3), PURPLE, at=move(0, -0.68, -0.36) @ size(1.1, 1, 1), fade=(-0.6, -0.1, LAVENDER))
    eyes(m, 0.145, -0.86, -0.30, 0.11, PURPLE_DEEP, 14, 22)
    fangs(m, 0.06, -0.90, -0.46, 0.10)
    for i in range(5):
        a = 40 + i * 25
        p = polar(0.66, a)
        m.add(
            cone(0.09, 0.26, 4),
            MAGENTA,
            at=move(0, -p.x * 0.82, p.y * 0.92 + 0.10) @ aim((0, -p.x, p.y)),
            facet=True,
            glow=0.2,
        )
    for y in (0.46, 0.60, 0.72):
        m.add_pair(cone(0.055, 0.12, 4), WINE, at=move(0.10, y, -0.44 - 0.06 * (y > 0.5)) @ turn(180))
    wing(
        m,
        (0.16, -0.05, 0.50),
        lens_wing(0.85, 0.40, 0.02, sweep=0.1),
        ORCHID,
        move(0.16, -0.05, 0.50) @ turn(42, -24, 6),
        0.2,
    )


# ---- 500 points -------------------------------------------------------------------------------------------


def strafe_fly(m):
    """Fighter: swept delta wings, two enormous eyes, twin tail."""
    body = tube(
        [(0, -0.75, 0.0), (0, -0.4, 0.06), (0, 0.15, 0.08), (0, 0.95, 0.02)], [0.16, 0.28, 0.26, 0.10], 10, 8, 0.9
    )
    m.add(body, PURPLE_DEEP, fade=(-0.15, 0.3, PURPLE))
    m.add(tube([(0, -0.55, 0.26), (0, 0.1, 0.34), (0, 0.8, 0.16)], [0.05, 0.12, 0.02], 6, 6, 0.7), MAGENTA)
    m.add_pair(globe(0.27, 12, 9), WINE, at=move(0.22, -0.66, 0.10) @ size(0.9, 0.95, 1), fade=(-0.1, 0.35, ORCHID))
    m.add_pair(globe(0.20, 12, 8), EYE, at=move(0.25, -0.80, 0.11) @ turn(0, 0, 16) @ size(0.85, 0.7, 1), glow=0.75)
    m.add_pair(box(0.05, 0.08, 0.30, 0.02), DARK, at=move(0.275, -0.935, 0.10) @ turn(0, 18, 16))
    m.add_pair(box(0.34, 0.20, 0.09, 0.03), PURPLE_DEEP, at=move(0.25, -0.80, 0.31) @ turn(-10, 20, 16))
    m.add(thorn(0.10, 0.36, 6), BONE, at=move(0, -0.78, -0.06) @ turn(104), facet=True)
    m.add_pair(
        lathe([(0.10, -0.1), (0.13, 0), (0.13, 0.42), (0.08, 0.52)], 8), PLUM, at=move(0.20, 0.40, -0.02) @ turn(-90)
    )
    m.add_pair(lathe([(0.085, 0), (0, 0.04)], 8, cap=False), EMBER, at=move(0.20, 0.92, -0.02) @ turn(-90), glow=0.9)
    m.add_pair(
        plate([(0.10, 0.55, 0.18), (0.30, 0.80, 0.62), (0.34, 1.05, 0.60), (0.16, 0.95, 0.12)], 0.05),
        MAGENTA,
        facet=True,
    )
    wings = m.child_pair("wing", (0.22, 0.05, 0.08))
    wings.add(
        plate(
            [
                (0.20, -0.28, 0.08),
                (0.60, -0.02, 0.12),
                (1.30, 0.58, 0.20),
                (1.36, 0.80, 0.20),
                (0.80, 0.55, 0.12),
                (0.20, 0.52, 0.06),
            ],
            0.06,
        ),
        PURPLE,
        facet=True,
    )
    wings.add(
        plate([(0.46, -0.02, 0.148), (1.22, 0.58, 0.235), (0.80, 0.44, 0.16), (0.46, 0.36, 0.138)], 0.035),
        ROSE,
        facet=True,
        glow=0.15,
    )
    wings.add(thorn(0.05, 0.5, 5), BONE, at=move(1.32, 0.75, 0.20) @ turn(90), facet=True)


def boomerang_beetle(m):
    """Two horns of one crescent: its whole body is the boomerang."""
    arm = [(0, -0.34, -0.06), (0.42, -0.22, 0.02), (0.86, 0.08, 0.30), (1.14, 0.46, 0.70), (1.18, 0.62, 0.92)]
    m.add_pair(tube(arm, [0.34, 0.33, 0.25, 0.13, 0.01], 8, 11, 0.62), PLUM, fade=(-0.12, 0.2, PURPLE))
    ridge = [(0.05, -0.28, 0.16), (0.40, -0.20, 0.22), (0.80, 0.06, 0.46), (1.06, 0.40, 0.80)]
    m.add_pair(tube(ridge, [0.10, 0.10, 0.07, 0.01], 6, 10, 0.8), MAGENTA, glow=0.12)
    for x, y, z in ((0.50, -0.34, -0.10), (0.80, -0.08, 0.08), (1.06, 0.20, 0.36)):
        m.add_pair(thorn(0.085, 0.26, 5), BONE, at=move(x, y, z) @ aim((0.75, -0.5, -0.65)), facet=True)
    m.add(ball(0.34, 3), PURPLE, at=move(0, -0.36, 0.04) @ size(1.1, 0.9, 0.85), fade=(-0.15, 0.3, LAVENDER))
    eyes(m, 0.19, -0.60, 0.11, 0.14, PURPLE_DEEP, 22, 22)
    fangs(m, 0.09, -0.66, -0.06, 0.17)
    m.add(
        lathe([(0.12, 0), (0.08, 0.22), (0, 0.34)], 6, cap=False), ROSE, at=move(0, -0.52, 0.28) @ turn(48), facet=True
    )
    wing(
        m,
        (0.20, 0.05, 0.14),
        lens_wing(0.80, 0.44, 0.02, sweep=0.5),
        LILAC,
        move(0.20, 0.05, 0.14) @ turn(12, -18, 42),
        0.3,
    )


def sulker(m):
    """Great hunched lump under a cracked hood, frowning; absurdly small wings."""
    m.add(
        ball(0.72, 3).warped(lambda v: Vector((v.x * 1.05, v.y * 0.95, v.z * (0.95 if v.z > 0 else 0.85)))),
        PLUM,
        fade=(-0.6, 0.5, PURPLE),
    )
    hood = ball(0.80, 3).warped(lambda v: Vector((v.x, v.y, max(v.z, 0.12 + 0.30 * max(0, -v.y)))))
    m.add(hood.without_faces_below(0.10), INDIGO, at=move(0, 0.06, 0) @ size(1.04, 1, 1.02), fade=(0.1, 0.85, LAVENDER))
    for a, lean in ((-60, 30), (0, 10), (60, 30), (180, 34), (120, 30), (-120, 30)):
        m.add(
            thorn(0.11, 0.28, 5),
            BONE,
            at=move(0, 0.06, 0.1) @ turn(0, 0, a) @ turn(-lean - 14) @ move(0, 0, 0.68),
            facet=True,
        )
    eyes(m, 0.27, -0.58, 0.12, 0.20, INDIGO, -22, 20)
    frown = tube(
        [(-0.30, -0.60, -0.34), (-0.12, -0.68, -0.22), (0.12, -0.68, -0.22), (0.30, -0.60, -0.34)],
        [0.035, 0.05, 0.05, 0.035],
        5,
        8,
    )
    m.add(frown, DARK)
    m.add_pair(cone(0.055, 0.16, 4), BONE, at=move(0.17, -0.68, -0.25), facet=True)
    m.add_pair(ball(0.16, 2), ROSE, at=move(0.50, -0.42, -0.18) @ size(0.7, 0.5, 0.6), glow=0.05)
    m.add_pair(ball(0.20, 2), PLUM, at=move(0.34, -0.18, -0.60) @ size(1, 1.25, 0.7), fade=(-0.75, -0.45, WINE))
    wing(m, (0.66, 0.10, 0.28), lens_wing(0.46, 0.34, 0.03), ROSE, move(0.66, 0.10, 0.28) @ turn(62, -34, 0), 0.25)


def dive_hornet(m):
    """Living spear: the banded tail arches over its back and levels a lance; four wings make a cross."""
    m.add(globe(0.36, 12, 8), PLUM, at=move(0, 0.0, 0.06) @ size(1, 1.2, 0.95), fade=(-0.2, 0.4, ORCHID))
    for x, z in ((0, 0.40), (0.26, 0.30)):
        for s in ((1, -1) if x else (1,)):
            m.add(thorn(0.10, 0.34, 5), MAGENTA, at=move(x * s, -0.14, z) @ turn(-20, 34 * x * s * 2, 0), facet=True)
    m.add(globe(0.31, 12, 8), PURPLE, at=move(0, -0.52, -0.02) @ size(1.08, 0.9, 0.95), fade=(-0.2, 0.28, LAVENDER))
    eyes(m, 0.19, -0.71, 0.06, 0.155, PURPLE_DEEP, 28, 26)
    m.add_pair(
        tube([(0.14, -0.70, -0.16), (0.30, -0.94, -0.24), (0.10, -1.14, -0.26)], [0.08, 0.07, 0.005], 6, 5), BONE
    )
    m.add_pair(tube([(0.10, -0.62, 0.22), (0.30, -0.84, 0.44), (0.58, -0.84, 0.52)], [0.034, 0.026, 0.012], 4, 5), WINE)

    def bands(v, normal):
        angle = math.degrees(math.atan2(v.z - 0.55, v.y - 0.35))
        return CREAM_VIOLET if int((angle + 400) / 24) % 2 else WINE

    tail = tube(
        [(0, 0.26, 0.06), (0, 0.72, 0.02), (0, 1.10, 0.38), (0, 1.02, 0.96), (0, 0.50, 1.22), (0, 0.12, 1.18)],
        [0.12, 0.30, 0.30, 0.25, 0.18, 0.09],
        9,
        15,
    )
    m.add(tail, bands, by_face=True)
    m.add(
        lathe([(0.10, 0), (0.17, 0.06), (0.07, 0.30), (0, 0.86)], 6, cap=False),
        MAGENTA,
        at=move(0, 0.16, 1.18) @ turn(96),
        facet=True,
        glow=0.3,
    )
    wings = wing(
        m,
        (0.26, 0.0, 0.22),
        lens_wing(1.10, 0.44, 0.03, sweep=0.3),
        LILAC,
        move(0.26, 0.0, 0.22) @ turn(34, -30, 8),
        0.3,
    )
    wings.add(
        lens_wing(0.92, 0.36, 0.03, sweep=0.3), ROSE, at=move(0.26, 0.08, 0.08) @ turn(30, 22, 14), glow=0.2, facet=True
    )
    hanging_legs(m, ((0.2, -0.18, -0.2), (0.2, 0.06, -0.22)), WINE, 0.40)


# ---- 800 points -------------------------------------------------------------------------------------------

PUFFS = (
    (0, 0, 0, 0.78),
    (0.62, 0.10, -0.18, 0.50),
    (-0.64, 0.08, -0.14, 0.52),
    (0.36, 0.12, 0.50, 0.50),
    (-0.34, 0.14, 0.52, 0.46),
    (0, 0.40, 0.10, 0.62),
    (0.30, -0.05, -0.56, 0.42),
    (-0.34, -0.02, -0.54, 0.40),
    (0, 0.20, 0.78, 0.34),
)


def smoke_puff(m):
    """Rolling cloud with a face: eyes and an ember mouth burn in it."""
    for i, (x, y, z, r) in enumerate(PUFFS):
        m.add(
            ball(r, 3 if i == 0 else 2).roughened(0.05, 2.2, i),
            SMOKE,
            at=move(x, y, z),
            fade=(z - r, z + r, SMOKE_LIGHT),
        )
    face(m, -0.68, 0.14, 0.20)
    puffs = m.child_pair("wing", (0.80, 0, -0.1))
    puffs.add(ball(0.32, 2).roughened(0.04, 3, 3), SMOKE, at=move(1.02, -0.1, -0.06), fade=(-0.4, 0.3, SMOKE_LIGHT))
    puffs.add(ball(0.17, 1), SMOKE, at=move(1.22, -0.24, 0.20), fade=(0, 0.4, LAVENDER))


def face(m, y, z, radius):
    eyes(m, radius * 1.35, y, z, radius, PLUM, 24, 16)
    mouth = [
        (-0.34, -0.16),
        (-0.17, -0.10),
        (0, -0.16),
        (0.17, -0.10),
        (0.34, -0.16),
        (0.26, -0.36),
        (0.09, -0.28),
        (0, -0.38),
        (-0.09, -0.28),
        (-0.26, -0.36),
    ]
    m.add(extrusion([(x, v) for x, v in mouth][::-1], 0.18), EMBER, at=move(0, y - 0.02, z - radius * 0.7), glow=0.9)


def smoke_puff_small(m):
    for i, (x, y, z, r) in enumerate(PUFFS[:6]):
        m.add(ball(r, 2).roughened(0.05, 2.2, i + 4), SMOKE, at=move(x, y, z), fade=(z - r, z + r, SMOKE_LIGHT))
    eyes(m, 0.28, -0.68, 0.12, 0.22, PLUM, 24, 16)
    m.add(ball(0.14, 1), EMBER, at=move(0, -0.76, -0.26) @ size(1, 0.5, 0.8), glow=0.9)
    puffs = m.child_pair("wing", (0.78, 0, -0.1))
    puffs.add(ball(0.30, 2).roughened(0.04, 3, 3), SMOKE, at=move(1.0, -0.1, 0.0), fade=(-0.4, 0.3, SMOKE_LIGHT))


SHAPES = (
    (gnat, 0.85),
    (curtain_mite, 0.62),
    (wasp, 0.90),
    (corkscrew_midge, 0.82),
    (figeight_moth, 0.70),
    (weaver, 0.92),
    (spiral_wisp, 0.95),
    (hopper, 0.80),
    (pincer_ant, 0.70),
    (sine_wall, 0.68),
    (looper, 0.82),
    (strafe_fly, 0.70),
    (boomerang_beetle, 0.77),
    (sulker, 0.92),
    (dive_hornet, 0.90),
    (smoke_puff, 0.88),
    (smoke_puff_small, 0.47),
)


def builder(shape, scale):
    return lambda: static(shape.__name__, shape, scale=scale, flies=True, reach=0.4)


MODELS = {shape.__name__: builder(shape, scale) for shape, scale in SHAPES}
