"""The Smoke Hive's middling fliers, 300 points: a hopper, a pair of pincers, a wall that waves, a hoop."""

import math

from flier import (
    BAR,
    PIN,
    WIDE_OPEN,
    Acts,
    bat_wing,
    blade_wing,
    blink,
    bob,
    body,
    chain,
    eyes,
    fangs,
    feelers,
    flap,
    flier,
    legs,
)
from geometry import ball, box, cone, globe, move, size, tube, turn
from palette import BONE, DARK, EYE, INDIGO, LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE
from rig import wave

# ---- hopper: knees higher than its back, and a kick that sends clods -----------------------------------------


def hopper(m, b):
    path = [(0, -0.50, 0.06), (0, -0.2, 0.10), (0, 0.3, 0.06), (0, 0.95, -0.1)]
    m.add(tube(path, [0.34, 0.40, 0.33, 0.05], 9, 7, 0.95), PURPLE, bone="body", fade=(-0.2, 0.42, LAVENDER))
    m.add(
        tube([(0, -0.30, 0.40), (0, 0.2, 0.38), (0, 0.85, 0.06)], [0.18, 0.24, 0.03], 6, 4, 0.4), MAGENTA, bone="body"
    )
    b.one("head", (0, -0.5, 0.12), (0, -0.8, 0.12))
    m.add(
        box(0.56, 0.40, 0.54, 0.12, 0.8),
        PLUM,
        at=move(0, -0.66, 0.12) @ turn(14),
        bone="head",
        fade=(-0.2, 0.4, PURPLE),
    )
    eyes(m, b, 0.27, -0.76, 0.26, 0.23, PURPLE_DEEP, 12, 26, parent="head", pupil=BAR)
    feelers(m, b, 0.1, -0.72, 0.40, 0.44, WINE, parent="head")
    b.one("jaw", (0, -0.74, -0.08), (0, -0.9, -0.1), "head")
    m.add(box(0.36, 0.24, 0.12, 0.04), LAVENDER, at=move(0, -0.82, -0.12), bone="jaw", facet=True)
    fangs(m, 0.12, -0.93, -0.10, 0.18, bone="jaw", up=True)
    knee = (0.66, 0.34, 0.92)
    b.pair("thigh", (0.26, 0.1, 0.05), knee)
    b.pair("shin", knee, (0.74, 0.5, -0.3), "thigh.L")
    m.add_pair(
        tube([(0.26, 0.08, 0.0), (0.46, 0.2, 0.5), knee], [0.16, 0.25, 0.10], 7, 5),
        ORCHID,
        bone="thigh.L",
        fade=(0, 0.8, MAGENTA),
    )
    m.add_pair(tube([knee, (0.74, 0.52, 0.3), (0.72, 0.5, -0.42)], [0.10, 0.085, 0.06], 5, 4), PLUM, bone="shin.L")
    m.add_pair(box(0.2, 0.44, 0.10, 0.03), PLUM, at=move(0.72, 0.40, -0.46), bone="shin.L")
    for z in (0.5, 0.2, -0.1):
        m.add_pair(cone(0.06, 0.2, 4), BONE, at=move(0.75, 0.58, z) @ turn(-70), bone="shin.L", facet=True)
    legs(m, b, ((0.22, -0.34, -0.14), (0.22, -0.06, -0.16)), PLUM, 0.36)
    blade_wing(m, b, (0.2, -0.1, 0.36), 0.95, 0.42, ROSE, up=22, back=34)


def hopper_idle(p):
    return {
        **flap(p, 4, 22),
        **blink(p, 0.35),
        "body": bob(p, 0.06, 1, (6 * wave(p), 0, 0)),
        "head": (5 * wave(p, 0, 2), 0, 12 * wave(p)),
        "jaw": (10 + 10 * wave(p, 0, 4), 0, 0),
        "thigh.L": (8 * wave(p, 0.5), 0, 0),
        "shin.L": (-12 * wave(p, 0.5), 0, 0),
        "feeler.L": (10 * wave(p, 0, 2), 0, 8 * wave(p, 1)),
    }


def hopper_move(p):
    kick = 0.5 + 0.5 * wave(p)
    return {
        **flap(p, 3, 26),
        "body": bob(p, 0.10, 1, (-8 + 18 * wave(p, 0.6), 0, 0)),
        "thigh.L": (-30 + 70 * kick, 0, 0),
        "shin.L": (30 - 80 * kick, 0, 0),
        "leg.L": (30, 0, 0),
    }


HOPPER = Acts(
    hopper_idle,
    hopper_move,
    {
        "body": body((-20, 0, 0), (0, 0.1, -0.1), 0.82),
        "head": (20, 0, 0),
        "thigh.L": (-54, 0, 0),
        "shin.L": (62, 0, 0),
        "wing.L": (0, -40, 0),
        "feeler.L": (-40, 0, 0),
    },
    {
        "body": body((-44, 0, 0), (0, -0.3, 0.3), 1.16),
        "head": (34, 0, 0),
        "thigh.L": (94, -10, 0),
        "shin.L": (-150, 0, 0),
        "jaw": (36, 0, 0),
    },
    {"thigh.L": (20, -44, 0), "shin.L": (-40, 0, 0), "wing.L": (0, 30, 0), "head": (-20, 0, 24)},
)


# ---- pincer ant: three beads, and a pair of pincers as wide as its wings --------------------------------------


def pincer_ant(m, b):
    b.one("head", (0, -0.2, 0.06), (0, -0.6, 0.06))
    m.add(
        globe(0.50, 14, 9), PLUM, at=move(0, -0.40, 0.08) @ size(1.12, 0.95, 0.9), bone="head", fade=(-0.3, 0.5, ORCHID)
    )
    m.add(ball(0.26, 2), PURPLE_DEEP, at=move(0, 0.12, 0.04), bone="body")
    b.one("abdomen", (0, 0.24, 0.04), (0, 0.9, 0.04))

    def bands(v, normal):
        return MAGENTA if int(v.y * 8) % 2 else PURPLE

    m.add(
        globe(0.44, 12, 9).moved(turn(90)),
        bands,
        at=move(0, 0.66, 0.06) @ size(1, 1.15, 1),
        bone="abdomen",
        by_face=True,
    )
    b.pair("jaw", (0.34, -0.66, -0.12), (0.8, -1.0, -0.2), "head")
    claw = [(0.32, -0.64, -0.14), (0.86, -0.86, -0.30), (0.94, -1.12, -0.62), (0.52, -1.24, -0.86)]
    m.add_pair(tube(claw, [0.20, 0.20, 0.16, 0.01], 6, 8, 0.7), BONE, bone="jaw.L", fade=(-0.8, -0.1, ROSE))
    for x, y, z in ((0.80, -1.04, -0.46), (0.78, -1.14, -0.66)):
        m.add_pair(cone(0.08, 0.22, 4), BONE, at=move(x, y, z) @ turn(0, -110, 0), bone="jaw.L", facet=True)
    eyes(m, b, 0.29, -0.74, 0.20, 0.22, PLUM, 26, 22, parent="head", pupil=PIN, form=(1.35, 0.62), tilt=20)
    feelers(m, b, 0.16, -0.6, 0.48, 0.40, PURPLE_DEEP, parent="head")
    legs(m, b, ((0.2, 0.0, -0.1), (0.2, 0.14, -0.1), (0.2, 0.28, -0.1)), WINE, 0.5, ("leg1", "leg2", "leg3"))
    blade_wing(m, b, (0.2, 0.14, 0.24), 1.05, 0.46, LILAC, up=32)


def ant_idle(p):
    pose = {
        **flap(p, 4, 20),
        **blink(p, 0.6),
        "body": bob(p, 0.05, 1),
        "head": (4 * wave(p, 0, 2), 0, 8 * wave(p)),
        "jaw.L": (0, 0, 10 + 10 * wave(p, 0, 3)),
        "abdomen": (10 * wave(p, 1, 2), 0, 0),
    }
    for i in (1, 2, 3):
        pose[f"leg{i}.L"] = (12 * wave(p, i, 2), 0, 0)
    return pose


def ant_move(p):
    pose = {
        **flap(p, 3, 26),
        "body": bob(p, 0.04, 2, (12, 0, 5 * wave(p))),
        "jaw.L": (0, 0, 8 + 8 * wave(p, 0, 2)),
        "abdomen": (-6, 0, 10 * wave(p)),
    }
    for i in (1, 2, 3):
        pose[f"leg{i}.L"] = (34 * wave(p, i * 1.8, 2), 0, 0)
        pose[f"leg{i}.R"] = (34 * wave(p, i * 1.8 + 3.1, 2), 0, 0)
    return pose


PINCER_ANT = Acts(
    ant_idle,
    ant_move,
    {
        "body": body((-14, 0, 0), (0, 0.24, 0.05), 0.92),
        "head": (-16, 0, 0),
        "jaw.L": ((0, -10, 58), (0.05, 0, 0), 1.1),
        "abdomen": (-30, 0, 0),
        "wing.L": (0, -40, 0),
    },
    {
        "body": body((12, 0, 0), (0, -0.5, 0), 1.08),
        "head": (12, 0, 0),
        "jaw.L": (0, 0, -26),
        "abdomen": (24, 0, 0),
        "wing.L": (0, 20, 30),
    },
    {"jaw.L": (0, 30, 40), "abdomen": (40, 0, 20), "wing.L": (0, 30, -20), "head": (-20, 0, 26)},
)


# ---- sine wall: seven plates in a row that wave, and line up before they shoot --------------------------------


def sine_wall(m, b):
    for i in range(-3, 4):
        x, y = i * 0.40, 0.07 * abs(i)
        tall = (0.96, 0.86, 0.72, 0.52)[abs(i)]
        name = "middle" if i == 0 else f"plate{abs(i)}" + (".L" if i > 0 else ".R")
        if i == 0:
            b.one(name, (x, y, 0))
        elif i > 0:
            b.pair(name[:-2], (x, y, 0))
        if i < 0:
            continue
        add = m.add if i == 0 else m.add_pair
        add(
            box(0.38, 0.42, tall * 1.5, 0.08),
            (PURPLE, INDIGO)[i % 2],
            at=move(x, y, 0),
            bone=name,
            facet=True,
            fade=(-0.6, 0.6, LAVENDER),
        )
        add(cone(0.18, 0.40, 4), MAGENTA, at=move(x, y, tall * 0.74), bone=name, facet=True, glow=0.2)
        add(cone(0.15, 0.26, 4), WINE, at=move(x, y, -tall * 0.74) @ turn(180), bone=name, facet=True)
        if i == 2:
            add(globe(0.15, 8, 6), EYE, at=move(x, y - 0.22, 0.04) @ size(1, 0.6, 1), bone=name, glow=0.8)
            add(ball(0.06, 1), DARK, at=move(x, y - 0.30, 0.04) @ size(0.8, 0.6, 1.4), bone=name)
    eyes(m, b, 0.22, -0.24, 0.14, 0.21, INDIGO, 16, 8, parent="middle")
    b.one("jaw", (0, -0.2, -0.28), (0, -0.4, -0.28), "middle")
    m.add(box(0.34, 0.12, 0.22, 0.04), DARK, at=move(0, -0.20, -0.34), bone="jaw")
    fangs(m, 0.09, -0.26, -0.24, 0.18, bone="middle")
    bat_wing(m, b, (1.34, 0.24, 0.1), 0.5, 0.5, ROSE, parent="plate3.L")


def ripple(p, amount, times=1, lag=0.9):
    pose = {"middle": ((0, 0, 0), (0, 0, amount * wave(p, 0, times)))}
    for side, sign in ((".L", 1), (".R", -1)):
        for i in (1, 2, 3):
            pose[f"plate{i}" + side] = ((0, 0, 0), (0, 0, amount * wave(p, sign * i * lag, times)))
    return pose


def wall_idle(p):
    return {**ripple(p, 0.14), **flap(p, 3, 24), **blink(p, 0.5), "body": bob(p, 0.03, 1)}


def wall_move(p):
    return {**ripple(p, 0.26, 1, 1.1), **flap(p, 2, 34), "body": bob(p, 0.03, 1, (8, 0, 0))}


def row(**offsets):
    pose = {"middle": ((0, 0, 0), offsets.get("middle", (0, 0, 0)))}
    for i in (1, 2, 3):
        pose[f"plate{i}.L"] = ((0, 0, offsets.get("turn", 0) * i), offsets.get(f"p{i}", (0, 0, 0)))
    return pose


SINE_WALL = Acts(
    wall_idle,
    wall_move,
    {
        "body": body((0, 0, 0), (0, 0.14, 0.05), 1.12),
        **row(middle=(0, 0.1, 0.06), p1=(-0.06, 0.02, 0), p2=(-0.13, -0.06, 0), p3=(-0.2, -0.16, 0), turn=-6),
        "wing.L": (0, -44, 0),
    },
    {
        "body": body((8, 0, 0), (0, -0.4, 0), 0.94),
        **row(middle=(0, -0.2, 0), p1=(0.06, 0, 0), p2=(0.14, 0.06, 0), p3=(0.22, 0.14, 0), turn=7),
        "jaw": (0, 0, 0),
        "wing.L": (0, 20, 0),
    },
    {**row(p1=(0, 0, 0.3), p2=(0, 0, -0.3), p3=(0, 0, 0.34)), "wing.L": (0, 30, -10)},
)


# ---- looper: an inchworm bent into a hoop, that rears its head ------------------------------------------------


def looper(m, b):
    path = [(0, -0.40, -0.42), (0, -0.52, 0.06), (0, -0.24, 0.56), (0, 0.24, 0.56), (0, 0.56, 0.06), (0, 0.58, -0.50)]

    def bands(v, normal):
        return ROSE if int(math.degrees(math.atan2(v.z, v.y)) / 20 + 40) % 2 else PURPLE

    chain(m, b, "ring", path, [0.28, 0.31, 0.31, 0.30, 0.28, 0.10], bands, 4, 9, 18, up=(1, 0, 0), by_face=True)
    b.one("head", (0, -0.44, -0.36), (0, -0.7, -0.4), "ring1")
    m.add(
        ball(0.44, 3),
        PURPLE,
        at=move(0, -0.56, -0.40) @ size(1.15, 0.95, 0.98),
        bone="head",
        fade=(-0.8, 0.0, LAVENDER),
    )
    eyes(m, b, 0.25, -0.86, -0.28, 0.25, PURPLE_DEEP, 4, 22, parent="head", pupil=WIDE_OPEN)
    b.one("jaw", (0, -0.8, -0.6), (0, -1, -0.6), "head")
    m.add(ball(0.2, 2), DARK, at=move(0, -0.82, -0.62) @ size(1.3, 0.6, 0.6), bone="jaw")
    fangs(m, 0.12, -0.92, -0.56, 0.2, bone="jaw")
    for i, (y, z) in enumerate(((-0.46, 0.34), (-0.2, 0.76), (0.2, 0.78), (0.62, 0.36))):
        m.add(
            cone(0.14, 0.36, 4),
            MAGENTA,
            at=move(0, y * 1.25, z) @ turn(y * -70),
            bone=f"ring{i + 1}",
            facet=True,
            glow=0.2,
        )
    feelers(m, b, 0.14, -0.7, -0.08, 0.36, WINE, parent="head")
    blade_wing(m, b, (0.26, -0.05, 0.48), 1.1, 0.52, ORCHID, up=22, parent="ring2")
    for i in (1, 4):
        y, z = ((-0.34, -0.3), (0.56, -0.4))[i == 4]
        m.add_pair(cone(0.09, 0.2, 4), WINE, at=move(0.2, y + 0.1, z) @ turn(180), bone=f"ring{i}")


def looper_idle(p):
    return {
        **flap(p, 4, 26),
        **blink(p, 0.45),
        "body": bob(p, 0.05, 1),
        "ring1": (6 * wave(p, 0, 2), 0, 10 * wave(p)),
        "ring2": (5 * wave(p, 0.8, 2), 0, 6 * wave(p, 0.5)),
        "ring4": (-10 * wave(p, 1.4, 2), 0, 0),
        "head": (0, 0, 10 * wave(p, 0.8)),
        "feeler.L": (14 * wave(p, 0, 2), 0, 0),
    }


def looper_move(p):
    inch = wave(p)
    return {
        **flap(p, 3, 30),
        "body": bob(p, 0.06, 1, (6 * inch, 0, 0), 1 + 0.12 * inch),
        "ring1": (18 * inch, 0, 0),
        "ring2": (-14 * inch, 0, 0),
        "ring3": (12 * inch, 0, 0),
        "ring4": (-24 * inch, 0, 0),
        "head": (-8 * inch, 0, 0),
    }


LOOPER = Acts(
    looper_idle,
    looper_move,
    {
        "body": body((-22, 0, 0), (0, 0.2, 0.1), 0.9),
        "ring1": (-46, 0, 0),
        "ring2": (-16, 0, 0),
        "ring4": (40, 0, 0),
        "head": (36, 0, 0),
        "wing.L": (0, -44, 0),
        "jaw": (10, 0, 0),
    },
    {
        "body": body((14, 0, 0), (0, -0.4, 0), 1.12),
        "ring1": (26, 0, 0),
        "ring2": (10, 0, 0),
        "ring4": (-40, 0, 0),
        "head": (-30, 0, 0),
        "jaw": (44, 0, 0),
        "wing.L": (0, 24, 30),
    },
    {"ring1": (-20, 0, 30), "ring2": (0, 0, -30), "ring3": (0, 0, 30), "ring4": (20, 0, -30), "wing.L": (0, 30, -10)},
)

SHAPES = (
    (hopper, HOPPER, 1.35),
    (pincer_ant, PINCER_ANT, 1.40),
    (sine_wall, SINE_WALL, 1.45),
    (looper, LOOPER, 1.35),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r)) for s, a, r in SHAPES}
