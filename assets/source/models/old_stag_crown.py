"""What Old Stag carries: a forest on its head, armour, moss, stolen lanterns, runes, and the cracks of its wounds.

A bone named `lose85_…` is there until the boss has less than 85 % of its health; one named `show50_…` comes
when it has less than 50 %. The game does that; here they only have to hang where they belong.
"""

import math

from mathutils import Vector

from geometry import aim, ball, dome, extrusion, lathe, move, size, thorn, torus, tube, turn
from palette import (
    BARK,
    BARK_DEEP,
    CREAM,
    LAVENDER,
    LEAF,
    LEAF_DARK,
    LEAF_TIP,
    ORCHID,
    PLUM,
    PURPLE,
    PURPLE_DEEP,
    STRAW,
    WHITE,
    WINE,
    rgb,
)

LIGHT = rgb("ffb84a")
CRACK = rgb("ff9a3a")
CRACK_CORE = rgb("ffe9a0")

BEAM = (
    (0.62, -1.55, 0.95),
    (1.25, -1.55, 1.75),
    (2.05, -1.30, 2.30),
    (2.75, -0.95, 3.05),
    (2.70, -0.85, 4.05),
    (2.15, -0.95, 4.80),
)
SIDES = ((1, ".L"), (-1, ".R"))
LOST = {".L": {"fork": 88, "top": 62, "tine": 30}, ".R": {"fork": 75, "top": 44, "tine": 12}}


def lost(part, side):
    return f"lose{LOST[side][part]}_{part}{side}"


def bones(table):
    """Adds the bones of what can break, what hangs and what cracks."""
    for x, side in SIDES:

        def at(p, x=x):
            return (p[0] * x, p[1], p[2])

        def one(name, head, parent, rise=0.3):
            table[name] = (at(head), at((head[0], head[1], head[2] + rise)), parent)

        one(lost("fork", side), BEAM[2], "head")
        one(lost("top", side), BEAM[3], "head")
        one(lost("tine", side), BEAM[1], "head")
        one("lamp_fork" + side, (3.35, -1.25, 2.55), lost("fork", side))
        one("lamp_top" + side, (1.75, -1.0, 4.2), lost("top", side))
        one("flame_fork" + side, (3.35, -1.25, 1.9), "lamp_fork" + side)
        one("flame_top" + side, (1.75, -1.0, 3.5), "lamp_top" + side)
        one("lid" + side, (0.78, -2.56, 0.46), "head")
        one("pupil" + side, (0.70, -2.94, 0.44), "head")
        one("show50_case" + side, (1.0, 1.2, 0.7), "case" + side)
    table["show70_chest"] = ((0, -0.6, 0.4), (0, -0.6, 0.8), "body")
    table["show35_face"] = ((0, -2.2, 0.3), (0, -2.2, 0.7), "head")
    table["show20_back"] = ((0, 1.6, 0.2), (0, 1.6, 0.6), "abdomen")
    table["show20_swell.R"] = ((-0.78, -2.5, 0.5), (-0.78, -2.5, 0.8), "head")


def foliage(m, x, y, z, radius, bone, seed):
    """A clump of leaves with a few flowers that still glow."""
    for k, (dx, dy, dz, r) in enumerate(
        ((0, 0, 0, 1.0), (0.7, 0.1, -0.2, 0.66), (-0.6, -0.2, -0.1, 0.7), (0.1, 0.2, 0.6, 0.62))
    ):
        lump = ball(radius * r, 2 if k == 0 else 1).roughened(radius * 0.18, 1.6, seed + k)
        place = move(x + dx * radius, y + dy * radius, z + dz * radius)
        m.add(
            lump,
            (LEAF, LEAF_DARK)[k % 2],
            at=place,
            bone=bone,
            facet=True,
            fade=(z - radius, z + radius, LEAF_TIP),
            glow=0.06,
        )
    for k in range(2):
        a = seed * 1.7 + k * 3.2
        p = Vector((math.cos(a), -0.55, math.sin(a))).normalized() * radius * 0.98
        m.add(
            ball(radius * 0.16, 1), LIGHT, at=move(x + p.x, y + p.y, z + p.z), bone=bone, glow=0.5
        )


def lantern(m, x, y, z, bone, flame, cord):
    """A stolen lantern on a cord."""
    m.add(tube([(x, y, z + cord + 0.36), (x, y, z + 0.36)], [0.035, 0.035], 4, 1), BARK_DEEP, bone=bone)
    m.add(lathe([(0.10, 0.36), (0.26, 0.22), (0.28, 0.16)], 6), PLUM, at=move(x, y, z), bone=bone, facet=True)
    m.add(lathe([(0.12, -0.34), (0.27, -0.26), (0.28, -0.18)], 6), PLUM, at=move(x, y, z), bone=bone, facet=True)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        foot = (x + 0.25 * math.cos(a), y + 0.25 * math.sin(a))
        m.add(tube([foot + (z - 0.2,), foot + (z + 0.2,)], [0.03, 0.03], 3, 1), PURPLE_DEEP, bone=bone)
    m.add(ball(0.19, 2), LIGHT, at=move(x, y, z) @ size(1, 1, 1.15), bone=flame, glow=0.95)


def crown(m):
    """Two trees of antlers, each in four pieces that break off one by one."""

    def bark(v, normal):
        return BARK if math.sin(v.z * 9 + v.x * 5) > -0.2 else BARK_DEEP

    for x, side in SIDES:

        def at(p, x=x):
            return (p[0] * x, p[1], p[2])

        def branch(points, radii, bone, steps=6, sides=7):
            m.add(
                tube([at(p) for p in points], radii, sides, steps, 0.9),
                bark,
                bone=bone,
                fade=(1.2, 5.0, STRAW),
                glow=0.08,
            )

        fork, top, tine = (lost(part, side) for part in ("fork", "top", "tine"))
        branch(BEAM[:4], [0.40, 0.36, 0.30, 0.24], "head", 8, 8)
        branch(BEAM[3:], [0.25, 0.20, 0.03], top, 6)
        branch((BEAM[3], (3.25, -0.85, 3.60), (3.70, -0.80, 4.30)), [0.20, 0.15, 0.02], top, 4)
        branch(((2.70, -0.88, 3.85), (2.0, -1.0, 4.15), (1.55, -1.0, 4.75)), [0.16, 0.12, 0.02], top, 4)
        branch(
            (BEAM[2], (2.85, -1.35, 2.45), (3.65, -1.30, 2.75), (4.15, -1.20, 3.40)), [0.24, 0.20, 0.15, 0.02], fork, 6
        )
        branch(((3.0, -1.36, 2.5), (3.35, -1.6, 3.1), (3.30, -1.7, 3.6)), [0.14, 0.10, 0.02], fork, 4)
        branch(
            (BEAM[1], (1.30, -1.95, 2.45), (1.05, -2.20, 3.15), (0.75, -2.15, 3.60)), [0.24, 0.20, 0.14, 0.02], tine, 6
        )
        foliage(m, *at((2.55, -0.80, 4.55)), 0.62, top, 3 + x)
        foliage(m, *at((3.55, -0.80, 3.95)), 0.42, top, 7 + x)
        foliage(m, *at((3.85, -1.25, 3.0)), 0.52, fork, 11 + x)
        foliage(m, *at((0.85, -2.05, 3.30)), 0.36, tine, 15 + x)
        lantern(m, *at((3.35, -1.25, 1.9)), "lamp_fork" + side, "flame_fork" + side, 0.45)
        lantern(m, *at((1.75, -1.0, 3.5)), "lamp_top" + side, "flame_top" + side, 0.45)


def armour(m):
    """Plates over the shoulders and along the back, with rims of bark."""
    for k, (x, y, z, r, lean) in enumerate(
        ((1.42, -0.95, 0.72, 0.78, 52), (1.72, -0.35, 0.52, 0.66, 60), (1.75, 0.2, 0.34, 0.54, 66))
    ):
        at = move(x, y, z) @ turn(-14, lean, -12 * k)
        m.add_pair(
            dome(r, 8, 3), PURPLE_DEEP, at=at @ size(1, 1.1, 0.5), bone="body", facet=True, fade=(z - 0.6, z + 0.5, PURPLE)
        )
        m.add_pair(torus(r * 1.0, 0.07, 12, 4), BARK_DEEP, at=at @ size(1, 1.1, 1), bone="body")
        m.add_pair(thorn(0.16, 0.5, 5), CREAM, at=at @ move(0, 0, r * 0.42), bone="body", facet=True)
    m.add(
        tube([(-1.2, -1.62, -0.2), (0, -1.85, -0.62), (1.2, -1.62, -0.2)], [0.05, 0.05, 0.05], 4, 8),
        BARK_DEEP,
        bone="body",
    )


def moss(m):
    """What grows on somebody who has stood in the woods for long."""
    for x, y, z, r, bone in (
        (-1.15, -1.0, 0.98, 0.34, "body"),
        (0.55, -0.15, 1.22, 0.30, "body"),
        (0.0, 0.1, 1.15, 0.36, "body"),
    ):
        clump = ball(r, 1).roughened(0.08, 3, r)
        m.add(
            clump,
            LEAF,
            at=move(x, y, z) @ size(1.3, 1.2, 0.45),
            bone=bone,
            facet=True,
            fade=(z - 0.1, z + 0.2, LEAF_TIP),
        )
        for k in range(3):
            a = k * 2.1 + x
            tip = Vector((x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z + 0.55))
            m.add(
                tube([(x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z), tuple(tip)], [0.06, 0.008], 3, 2),
                LEAF_TIP,
                bone=bone,
            )
    for x, y, z, r in ((-0.75, -1.25, 1.05, 0.2), (-0.45, -1.05, 1.12, 0.14), (0.95, -0.1, 1.05, 0.17)):
        m.add(lathe([(0.06, -0.1), (0.05, 0.24)], 5), CREAM, at=move(x, y, z), bone="body")
        m.add(lathe([(r, 0.2), (r * 0.8, 0.32), (0, 0.40)], 8), LAVENDER, at=move(x, y, z), bone="body")
    for t in (-0.8, -0.3, 0.35, 0.85):
        x, y, z = t * 2.3, -3.6 - 0.5 * (1 - abs(t)), 0.1
        m.add(
            tube([(x * 0.9, -2.7, -0.45), (x, -2.8, -1.0 - 0.2 * abs(t))], [0.05, 0.01], 3, 2), LEAF_DARK, bone="head"
        )


SIGILS = (
    [
        (-0.04, -0.3),
        (0.04, -0.3),
        (0.04, 0.06),
        (0.2, 0.22),
        (0.14, 0.3),
        (0, 0.16),
        (-0.14, 0.3),
        (-0.2, 0.22),
        (-0.04, 0.06),
    ],
    [
        (-0.2, -0.26),
        (0.2, -0.26),
        (0.2, -0.17),
        (0.06, -0.17),
        (0.06, 0.3),
        (-0.06, 0.3),
        (-0.06, -0.17),
        (-0.2, -0.17),
    ],
    [(0, -0.3), (0.22, 0), (0, 0.3), (-0.22, 0), (-0.1, 0), (0, 0.14), (0.1, 0), (0, -0.14)],
)


def runes(m):
    """Signs that glow: on the brow, on the wing cases, on the shoulders."""
    m.add(extrusion(SIGILS[0][::-1], 0.08), PURPLE_DEEP, at=move(0, -2.72, 0.98) @ turn(-24) @ size(1.5), bone="head", glow=0.2)
    for k, (x, y, z, roll) in enumerate(
        (
            (0.72, 0.5, 1.30, 30),
            (0.95, 1.15, 1.28, 40),
            (1.0, 1.8, 1.22, 44),
            (0.92, 2.45, 1.10, 44),
            (0.72, 3.0, 0.92, 40),
        )
    ):
        at = move(x, y, z) @ turn(0, roll, 0) @ turn(90) @ size(1.0 - 0.08 * k)
        m.add_pair(extrusion(SIGILS[k % 3][::-1], 0.07), PURPLE, at=at, bone="case.L", glow=0.3)


def crack(m, points, bone, width=0.10):
    """A jagged line of light, with a hot middle."""
    m.add(plate_line(points, width), CRACK, bone=bone, glow=0.9, facet=True)
    m.add(
        plate_line([(x * 1.004, y * 1.004, z + 0.015) for x, y, z in points], width * 0.45),
        CRACK_CORE,
        bone=bone,
        glow=1,
        facet=True,
    )


def plate_line(points, width):
    return tube(points, [0.02] + [width] * (len(points) - 2) + [0.01], 4, (len(points) - 1) * 2, 0.7)


def cracks(m):
    for s in (1, -1):
        crack(
            m,
            [
                (0.1 * s, -1.62, 0.62),
                (0.42 * s, -1.42, 0.98),
                (0.35 * s, -1.1, 1.16),
                (0.8 * s, -0.8, 1.10),
                (0.95 * s, -0.4, 1.05),
            ],
            "show70_chest",
        )
        crack(
            m,
            [(1.35 * s, -1.35, 0.30), (1.62 * s, -1.10, 0.45), (1.55 * s, -0.8, 0.80), (1.75 * s, -0.5, 0.72)],
            "show70_chest",
        )
        crack(
            m,
            [(0.95 * s, -2.66, 0.92), (1.10 * s, -2.46, 0.66), (1.30 * s, -2.42, 0.40), (1.22 * s, -2.52, 0.12)],
            "show35_face",
            0.07,
        )
        case = "show50_case" + (".L" if s > 0 else ".R")
        crack(
            m,
            [
                (0.5 * s, 0.1, 1.16),
                (1.0 * s, 0.5, 1.18),
                (0.85 * s, 1.0, 1.34),
                (1.4 * s, 1.5, 1.05),
                (1.2 * s, 2.1, 1.12),
                (1.5 * s, 2.6, 0.7),
            ],
            case,
            0.12,
        )
        crack(m, [(1.5 * s, 0.6, 0.80), (1.72 * s, 1.1, 0.55), (1.62 * s, 1.7, 0.72)], case, 0.10)
    crack(m, [(-0.25, -2.84, 1.02), (-0.1, -2.6, 1.28), (-0.28, -2.3, 1.38), (0.05, -1.9, 1.42)], "show35_face", 0.08)
    for k in range(3):
        crack(
            m,
            [
                (-0.9 + 0.3 * k, 0.9 + 0.7 * k, 0.86),
                (-0.3, 1.2 + 0.7 * k, 1.04),
                (0.2, 1.0 + 0.7 * k, 1.06),
                (0.9 - 0.2 * k, 1.3 + 0.7 * k, 0.86),
            ],
            "show20_back",
            0.12,
        )
    swell = lathe([(0.64, -0.02), (0.62, 0.2), (0.40, 0.42), (0, 0.5)], 12)
    m.add(
        swell,
        WINE,
        at=move(-0.80, -2.60, 0.50) @ turn(30, -4, -22),
        bone="show20_swell.R",
        fade=(0.3, 1.0, ORCHID),
        glow=0.1,
    )
    for k in range(2):
        stitch = tube([(-1.05 + 0.36 * k, -3.06, 0.82), (-0.98 + 0.36 * k, -2.98, 1.02)], [0.03, 0.03], 3, 1)
        m.add(stitch, WHITE, bone="show20_swell.R")


def antler(m):
    """A broken branch with leaves, for when it falls off."""
    m.add(
        tube([(-0.8, 0, -0.7), (-0.2, 0.05, -0.1), (0.5, 0, 0.3), (1.0, 0, 1.0)], [0.24, 0.2, 0.14, 0.02], 6, 7),
        BARK,
        fade=(-0.6, 1, STRAW),
    )
    m.add(tube([(-0.1, 0, 0.0), (-0.1, 0.1, 0.5), (0.15, 0.1, 0.9)], [0.14, 0.1, 0.02], 5, 4), BARK)
    for x, z, r in ((0.75, 0.6, 0.42), (0.0, 0.8, 0.30)):
        clump = ball(r, 1).roughened(0.08, 1.6, r)
        m.add(clump, LEAF, at=move(x, 0, z), facet=True, fade=(z - r, z + r, LEAF_TIP))
    m.add(lathe([(0.13, -0.02), (0.10, 0.03), (0, 0.02)], 6), CREAM, at=move(-0.8, 0, -0.7) @ aim((-0.7, 0, -0.7)))


PARTS = (crown, armour, moss, runes, cracks)
