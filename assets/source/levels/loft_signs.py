"""What leads and teaches without words in Sail Loft: a red thread from lever to lever, and boards with chalk drawings."""

import math

from mathutils import Vector

from frame import place, point
from geometry import Part, box, move, torus, tube
from loft_parts import BLUE, CHALK, PLANK, THREAD, TIMBER, TIMBER_LIGHT, arc, chalk, hang, spool
from palette import CREAM, GOLD, mix, rgb

SLATE = mix(BLUE, rgb("0c1c48"), 0.62)
WIDE, HIGH = 2.6, 1.7  # of a board
LAID = mix(THREAD, PLANK, 0.25)  # the thread where it lies
PENNANT = 0.95  # u of rope for each

WAYS = (  # from the quay through the halls, each as points (x, y, z)
    ((2.5, 0.5, -45.4), (1.9, 0.06, -44.6), (0.3, 0.06, -42.6), (-1.8, 0.06, -41.2), (-3.2, 0.06, -39.0), (-1.9, 0.06, -36.8), (-1.7, 0.4, -34.4), (-1.7, 2.4, -33.4), (-1.8, 4.15, -33.28), (-1.8, 4.07, -32.7), (-2.5, 4.07, -30.2), (-1.6, 4.07, -27.0), (0.4, 4.07, -24.4), (0, 4.07, -20.1)),
    ((-20.1, 4.07, 0), (-21.6, 4.07, 0.7), (-23.2, 4.07, -0.6), (-24.5, 4.15, -1.6), (-27.0, 3.0, -2.7), (-30.7, 2.3, -2.9), (-34.6, 3.0, -2.7), (-36.9, 4.17, -1.9), (-37.6, 4.07, -1.6), (-39.6, 4.07, 0.2), (-42.2, 4.07, -0.8), (-44.2, 4.07, 0.3), (-44.8, 4.5, 0)),
    ((0, 4.07, 20.1), (1.2, 4.07, 22.0), (0.4, 4.07, 24.4), (0.6, 4.07, 26.6), (0.5, 6.0, 26.9), (-0.3, 10.0, 26.9), (0.2, 13.2, 26.9), (0.1, 14.07, 27.8), (-0.7, 14.07, 29.6), (0.2, 14.07, 32.0), (0.2, 13.6, 32.9), (0.15, 14.17, 33.7), (0.1, 14.07, 34.4), (1.0, 14.07, 36.6), (0.1, 14.07, 38.8), (0, 14.5, 39.2)),
    ((20.1, 4.07, 0), (22.6, 4.07, 0.8), (25.8, 4.07, 0), (26.3, 4.12, -0.2), (28.2, 3.4, -0.8), (30.4, 4.3, -0.8), (32.0, 6.4, -0.5), (32.75, 9.17, -0.1), (33.4, 9.07, 0), (35.2, 9.07, 0.9), (36.4, 9.07, -0.6), (37.0, 9.25, -0.5), (38.2, 8.96, -0.1), (40.2, 8.57, 0.5), (42.0, 8.8, 0.1), (43.4, 9.05, -0.3), (44.0, 9.07, -0.4), (46.4, 9.07, 0.7), (48.9, 9.07, 0), (49.25, 9.12, 0.1), (51.2, 8.5, 0.6), (53.6, 9.4, 0.6), (55.3, 11.4, 0.4), (56.15, 13.58, 0.1), (56.8, 13.47, 0), (58.2, 13.47, 0.4), (59.4, 13.9, 0)),
    ((0.1, 14.27, -0.3), (-0.3, 14.27, -1.7), (0, 14.46, -3.05), (0, 12.4, -5.0), (0, 9.7, -9.0), (0, 8.1, -13.4), (0, 7.4, -17.6), (0, 7.37, -20.1), (0.1, 7.27, -20.6), (0.8, 7.27, -22.6), (0, 7.27, -24.4), (0, 7.27, -26.4)),
)


def build(level):
    _thread(level)
    _boards(level)
    _floor(level)


def _thread(level):
    """It unrolls from a spool on the quay and goes from hall to hall, where the levers are, and last from the ship to the door.

    On decks it lies as a thin line; where it goes through the air it carries pennants.
    """
    m = level.piece("thread")
    for way in WAYS:
        m.add(tube([point(*at) for at in way], [0.05] * len(way), 3, 3 * (len(way) - 1)), LAID)
        for a, b in zip(way, way[1:]):
            if abs(b[1] - a[1]) > 0.3:
                p, q = point(*a), point(*b)
                hang(m, p, q, max(1, round((q - p).length / PENNANT)), (THREAD, CREAM, GOLD), 0.62)
    for i in range(4):
        m.add(torus(0.62 + 0.02 * i, 0.075, 14, 4), THREAD, at=place(0, 4.3 + 0.15 * i, 0), glow=0.25)
    spool(level, "props_quay", 2.6, 0, -45.2, THREAD, 1.1)


# ---- drawings: lists of lines of (x, y) on a board that is 2 wide and 1.2 high, its middle at 0, 0


def _ring(x, y, radius, start=0, end=360, steps=10):
    return arc(x, y, radius, start, end, steps)


def _arrow(x, y, dx, dy, head=0.16):
    """From (x, y) by (dx, dy), with a head."""
    length = math.hypot(dx, dy)
    ux, uy = dx / length * head, dy / length * head
    tip = (x + dx, y + dy)
    return [[(x, y), tip], [(tip[0] - ux - 0.7 * uy, tip[1] - uy + 0.7 * ux), tip, (tip[0] - ux + 0.7 * uy, tip[1] - uy - 0.7 * ux)]]


def _bent_arrow(x, y, radius, start, end):
    line = _ring(x, y, radius, start, end, 8)
    (ax, ay), (bx, by) = line[-2:]
    return [line, *_arrow(ax, ay, bx - ax, by - ay)[1:]]


def _hare(x, y, s=1.0):
    """Head with two ears, body, legs."""
    return [
        _ring(x, y + 0.2 * s, 0.12 * s),
        *[[(x + side * 0.04 * s, y + 0.31 * s), (x + side * 0.12 * s, y + 0.56 * s), (x + side * 0.11 * s, y + 0.3 * s)] for side in (-1, 1)],
        [(x, y + 0.08 * s), (x, y - 0.16 * s)],
        [(x - 0.14 * s, y - 0.34 * s), (x, y - 0.16 * s), (x + 0.14 * s, y - 0.34 * s)],
        [(x - 0.16 * s, y - 0.06 * s), (x, y + 0.02 * s), (x + 0.16 * s, y - 0.06 * s)],
    ]


def _whirl(x, y, radius):
    return [[(x + radius * k / 18 * math.sin(0.75 * k), y + radius * k / 18 * math.cos(0.75 * k)) for k in range(3, 19)]]


def _lever(x, y):
    return [[(x - 0.12, y), (x + 0.12, y)], [(x, y), (x + 0.16, y + 0.34)], _ring(x + 0.18, y + 0.39, 0.06, steps=6)]


def _sail(x, y, s=1.0):
    return [[(x, y - 0.4 * s), (x, y + 0.5 * s)], [(x + 0.05, y + 0.42 * s), (x + 0.46 * s, y - 0.1 * s), (x + 0.05, y - 0.2 * s), (x + 0.05, y + 0.42 * s)]]


def _pan(x, y, half=0.34, rope=0.62):
    return [[(x - half, y), (x + half, y), (x, y + rope), (x - half, y)], [(x, y + rope), (x, y + rope + 0.14)]]


def _crate(x, y):
    return [[(x - 0.11, y), (x + 0.11, y), (x + 0.11, y + 0.22), (x - 0.11, y + 0.22), (x - 0.11, y)], [(x - 0.11, y), (x + 0.11, y + 0.22)]]


def _gusts(x, y, count=3):
    return [[(x + 0.2 * i + 0.05 * math.sin(2.2 * k), y + 0.13 * k) for k in range(8)] for i in range(count)]


LIFT = [*_pan(-0.55, -0.5), *_crate(-0.7, -0.48), *_crate(-0.42, -0.48), *_whirl(0.05, -0.3, 0.22), *_pan(0.62, -0.06), *_hare(0.62, 0.3, 0.6), *_arrow(0.62, -0.56, 0, 0.4)]
HOOKS = [
    *[line for x, lean in ((-0.62, -0.12), (0.0, 0.12), (0.62, -0.12)) for line in ([(x - lean, 0.5), (x + lean - 0.16, -0.34)], [(x - lean, 0.5), (x + lean + 0.16, -0.34)], [(x + lean - 0.24, -0.34), (x + lean + 0.24, -0.34)])],
    *_bent_arrow(-0.3, -0.3, 0.34, -60, 62), *_bent_arrow(0.34, -0.3, 0.34, -60, 62),
]  # fmt: skip
TURN = [*_lever(-0.8, -0.3), *_arrow(-0.5, -0.05, 0.24, 0), *_sail(-0.12, -0.02), _ring(0.72, -0.05, 0.2), [(0.72, -0.05), (0.72, 0.15)], *_bent_arrow(0.72, -0.05, 0.34, 0, 96)]
BOBBIN = [*_lever(-0.84, -0.46), *_arrow(-0.56, -0.3, 0.22, 0), _ring(-0.1, 0.34, 0.18), _ring(-0.1, 0.34, 0.09), [(0.08, 0.34), (0.6, 0.44)], *_pan(0.6, -0.32, 0.3, 0.6), *_hare(0.6, 0.02, 0.56), *_arrow(0.92, -0.3, 0, 0.5), *_bent_arrow(-0.1, 0.34, 0.28, 130, 260)]
GLIDE = [*_gusts(-0.66, -0.5), *_hare(-0.1, 0.1, 0.9), [(-0.3, 0.66), (0.1, 0.66)], *_arrow(0.3, -0.3, 0.46, 0.62)]


def _boards(level):
    for x, y, z, yaw, drawing in (
        (-7.2, 1.1, -36.7, 180, LIFT),
        (-22.1, 5.1, -6.1, 0, HOOKS),
        (-43.4, 5.2, -6.9, 0, TURN),
        (-5.9, 5.1, 26.9, 180, BOBBIN),
        (21.8, 5.2, -7.0, 0, GLIDE),
    ):
        _board(level, x, y, z, yaw, drawing)


def _board(level, x, y, z, yaw, drawing):
    """A board on two legs behind a deck's edge, blue as a blueprint, in a frame; its foot is at y."""
    m = level.piece("props_boards")
    at = place(x, y, z, yaw)
    m.add(box(WIDE, 0.08, HIGH), SLATE, at=at @ move(0, 0.04, HIGH / 2), facet=True, glow=0.1)
    for side in (-1, 1):
        m.add(box(0.14, 0.16, HIGH + 1.5), TIMBER, at=at @ move(side * WIDE / 2, 0.04, HIGH / 2 - 0.65), facet=True)
        m.add(box(WIDE, 0.16, 0.14), TIMBER_LIGHT, at=at @ move(0, 0.04, HIGH / 2 + side * HIGH / 2), facet=True)
    for line in drawing:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            m.add(_mark(*(1.2 * c for c in (ax, ay, bx, by))), CHALK, at=at @ move(0, -0.02, HIGH / 2), glow=0.45)


def _mark(ax, ay, bx, by, width=0.055):
    """A line of chalk on what looks towards -Y: one face."""
    length = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
    corners = ((ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny))
    return Part([Vector((x, 0, y)) for x, y in corners], [[0, 1, 2, 3]])


def _floor(level):
    """Arrows on the decks where a jump or a glide begins."""
    for x, z, dx, dz, y in ((-22.9, 0, -1, 0, 4), (24.4, 0, 1, 0, 4), (47.6, 0, 1, 0, 9), (0, 35.2, 0, 1, 14)):
        for k in (0.0, 0.5):
            tip = (x + dx * (0.6 + k), z + dz * (0.6 + k))
            back = (tip[0] - 0.5 * dx, tip[1] - 0.5 * dz)
            chalk(level, [[(back[0] - 0.5 * dz, back[1] - 0.5 * dx), tip, (back[0] + 0.5 * dz, back[1] + 0.5 * dx)]], y, 0.1)
