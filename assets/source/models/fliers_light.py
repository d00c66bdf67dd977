"""The Smoke Hive's light fliers, 100 and 200 points. Each has a silhouette and a habit of its own."""

import math

from mathutils import Vector

from flier import (
    BAR,
    CREAM_VIOLET,
    ROUND,
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
    one_eye,
)
from geometry import ball, cone, lathe, move, polar, size, thorn, torus, tube, turn
from palette import DARK, INDIGO, LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE
from rig import wave

# ---- gnat: a round drop behind a needle of a nose, which it sneezes with ------------------------------------


def gnat(m, b):
    m.add(ball(0.52, 3), PURPLE, at=size(1, 1.05, 0.95), bone="body", fade=(-0.35, 0.5, LAVENDER))
    m.add(torus(0.50, 0.06, 14, 5), INDIGO, at=move(0, 0.06, 0) @ turn(90), bone="body")
    b.one("nose", (0, -0.46, -0.14), (0, -0.9, -0.3))
    m.add(thorn(0.15, 0.72, 6), MAGENTA, at=move(0, -0.42, -0.14) @ turn(104), bone="nose", facet=True, glow=0.2)
    b.one("tail", (0, 0.36, -0.1), (0, 0.8, -0.3))
    tail = lathe([(0.40, 0), (0.28, 0.28), (0.12, 0.5), (0, 0.64)], 8, cap=False)
    m.add(tail, PLUM, at=move(0, 0.30, -0.08) @ turn(-108), bone="tail")
    eyes(m, b, 0.25, -0.40, 0.14, 0.26, anger=14, out=24, pupil=ROUND)
    feelers(m, b, 0.16, -0.2, 0.44, 0.34, PURPLE_DEEP)
    bat_wing(m, b, (0.40, 0.1, 0.16), 0.95, 0.62, ROSE)


def gnat_idle(p):
    sniff = max(0.0, math.sin(6.28 * p * 4)) * (p > 0.5)
    return {
        **flap(p, 4, 38),
        **blink(p, 0.3),
        "body": bob(p, 0.06, 2),
        "nose": (14 * sniff, 0, 0),
        "tail": (10 * wave(p, 0, 2), 0, 0),
    }


def gnat_move(p):
    return {
        **flap(p, 3, 44, 0),
        "body": bob(p, 0.05, 3, (16, 0, 0), 1.04),
        "tail": (20 * wave(p, 1, 3), 0, 0),
        "nose": (-6, 0, 0),
    }


GNAT = Acts(
    gnat_idle,
    gnat_move,
    {"body": body((-26, 0, 0), (0, 0.22, 0.05), 0.84), "nose": ((-20, 0, 0), (0, 0.12, 0)), "wing.L": (0, -58, 18)},
    {"body": body((22, 0, 0), (0, -0.4, 0), 1.16), "nose": ((0, 0, 0), (0, -0.14, 0), 1.3), "wing.L": (0, 24, 40)},
    {"wing.L": (0, 30, -30), "nose": (-50, 0, 20), "feeler.L": (-40, 0, 0)},
)


# ---- curtain mite: a shield with a fringe, drawn aside like a curtain when it attacks -------------------------


def curtain_mite(m, b):
    shield = lathe([(0.46, -0.12), (0.62, 0), (0.54, 0.18), (0.28, 0.30), (0, 0.33)], 6, cap=True)
    m.add(shield, INDIGO, at=move(0, 0, 0.14) @ size(1.2, 0.8, 1), bone="body", facet=True, fade=(0.05, 0.45, LAVENDER))
    rim = lathe([(0.62, -0.02), (0.67, 0.05), (0.60, 0.10)], 6, cap=False)
    m.add(rim, MAGENTA, at=move(0, 0, 0.14) @ size(1.2, 0.8, 1), bone="body", facet=True, glow=0.25)
    m.add(ball(0.42, 2), PLUM, at=move(0, 0.02, -0.1) @ size(1.15, 0.75, 0.9), bone="body")
    b.pair("drape", (0.62, -0.1, 0.1), (0.62, -0.1, -0.4))
    for i in range(4):
        x = 0.08 + i * 0.185
        y = -0.40 + 0.55 * x * x
        length = 0.74 - 0.05 * i + 0.10 * (i % 2)
        strip = lathe([(0.0, -length), (0.115, -length * 0.82), (0.09, 0)], 5)
        m.add_pair(
            strip, (MAGENTA, ROSE)[i % 2], at=move(x, y, 0.1), bone="drape.L", fade=(-0.7, 0.05, WINE), glow=0.08
        )
    eyes(m, b, 0.25, -0.46, 0.20, 0.21, INDIGO, 8, 18, pupil=BAR, form=(1.15, 0.9))
    b.one("jaw", (0, -0.3, -0.1), (0, -0.5, -0.2))
    m.add(ball(0.22, 2), DARK, at=move(0, -0.26, -0.2) @ size(1.2, 0.6, 0.8), bone="jaw")
    fangs(m, 0.12, -0.40, -0.06, 0.2, bone="jaw")
    bat_wing(m, b, (0.66, 0.06, 0.22), 0.62, 0.42, ORCHID)


def mite_idle(p):
    return {
        **flap(p, 4, 40),
        **blink(p, 0.7),
        "body": bob(p, 0.05, 1, (0, 4 * wave(p, 1), 0)),
        "drape.L": (8 * wave(p, 0, 2), 6 + 5 * wave(p, 1, 2), 0),
    }


def mite_move(p):
    return {
        **flap(p, 3, 46, 0),
        "body": bob(p, 0.04, 2, (10, 6 * wave(p), 0)),
        "drape.L": (30 + 8 * wave(p, 0, 2), 8, 0),
    }


CURTAIN_MITE = Acts(
    mite_idle,
    mite_move,
    {
        "body": body((-14, 0, 0), (0, 0.16, 0.14), 1.1),
        "drape.L": ((10, -52, 0), (0.10, 0, 0.05)),
        "jaw": (24, 0, 0),
        "wing.L": (0, -50, 0),
    },
    {
        "body": body((18, 0, 0), (0, -0.3, 0), 0.9),
        "drape.L": ((-30, -64, 0), (0.12, 0, 0.06)),
        "jaw": (44, 0, 0),
        "wing.L": (0, 30, 20),
    },
    {"drape.L": (-40, -20, 0), "wing.L": (0, 34, -20)},
)


# ---- wasp: narrow waist, a banded tail that curls under before it stings --------------------------------------


def wasp(m, b):
    b.one("head", (0, -0.3, 0.14), (0, -0.6, 0.14))
    m.add(ball(0.36, 3), PLUM, at=move(0, -0.46, 0.16) @ size(1.15, 0.9, 0.95), bone="head", fade=(-0.05, 0.46, ORCHID))
    m.add(ball(0.32, 2), PURPLE_DEEP, at=move(0, -0.04, 0.14) @ size(1.1, 1.1, 1), bone="body", fade=(0, 0.42, PURPLE))
    for k in range(5):
        a = -60 + 30 * k
        hair = move(*(Vector((0, -0.14, 0.16)) + polar(0.30, 90 + a).xzy))
        m.add(cone(0.07, 0.2, 4), LILAC, at=hair @ turn(0, a, 0), bone="body", facet=True)

    def bands(v, normal):
        return CREAM_VIOLET if int((v.y * 0.8 - v.z) * 5.6 + 8) % 2 else WINE

    path = [(0, 0.18, 0.08), (0, 0.46, 0.06), (0, 0.74, -0.12), (0, 0.86, -0.46), (0, 0.70, -0.78)]
    last = chain(m, b, "tail", path, [0.12, 0.32, 0.35, 0.22, 0.04], bands, 3, 9, 12, by_face=True)[-1]
    m.add(thorn(0.09, 0.44, 5), MAGENTA, at=move(0, 0.76, -0.66) @ turn(206), bone=last, glow=0.4)
    eyes(m, b, 0.225, -0.68, 0.22, 0.205, PLUM, 24, 26, parent="head", form=(1.3, 0.85), tilt=24)
    fangs(m, 0.11, -0.72, -0.02, 0.2, bone="head")
    feelers(m, b, 0.1, -0.62, 0.44, 0.36, PURPLE_DEEP, parent="head")
    blade_wing(m, b, (0.2, 0.0, 0.34), 1.15, 0.48, LILAC, up=38)
    blade_wing(m, b, (0.2, 0.1, 0.2), 0.85, 0.4, ROSE, up=4, name="hindwing", back=26)
    legs(m, b, ((0.2, -0.16, -0.06), (0.2, 0.06, -0.06)), PURPLE_DEEP, 0.34)


def wasp_idle(p):
    return {
        **flap(p, 4, 22),
        **flap(p, 4, 22, name="hindwing", shift=2),
        **blink(p, 0.4),
        "body": bob(p, 0.06, 1),
        "head": (0, 0, 14 * wave(p)),
        "tail1": (8 * wave(p, 0, 2), 0, 6 * wave(p)),
        "tail2": (10 * wave(p, 0.6, 2), 0, 0),
        "leg.L": (10 * wave(p, 0, 2), 0, 0),
    }


def wasp_move(p):
    return {
        **flap(p, 3, 28),
        **flap(p, 3, 28, name="hindwing", shift=2),
        "body": bob(p, 0.04, 1, (18, 0, 0)),
        "head": (-12, 0, 0),
        "tail1": (-22 + 5 * wave(p), 0, 8 * wave(p)),
        "tail2": (-18, 0, 8 * wave(p, 0.8)),
        "leg.L": (40, 0, 0),
        "leg1.L": (40, 0, 0),
    }


WASP = Acts(
    wasp_idle,
    wasp_move,
    {
        "body": body((-34, 0, 0), (0, 0.1, 0.2), 1.06),
        "head": (26, 0, 0),
        "tail1": (-38, 0, 0),
        "tail2": (-46, 0, 0),
        "tail3": ((-40, 0, 0), (0, 0, 0), 1.2),
        "wing.L": (0, -34, 0),
        "leg.L": (-30, -30, 0),
    },
    {
        "body": body((-62, 0, 0), (0, -0.4, 0.1), 1.1),
        "head": (40, 0, 0),
        "tail1": (-30, 0, 0),
        "tail2": (-10, 0, 0),
        "tail3": ((0, 0, 0), (0, 0, 0), 1.35),
        "wing.L": (0, 10, 30),
    },
    {"tail1": (30, 0, 20), "tail2": (30, 0, 0), "wing.L": (0, 24, -20), "leg.L": (-30, -40, 0)},
)


# ---- corkscrew midge: a shell that turns about its own nose ---------------------------------------------------


def corkscrew_midge(m, b):
    b.one("screw", (0, 0.1, 0), (0, 0.6, 0))
    shell = lathe([(0, -1.0), (0.16, -0.74), (0.38, -0.3), (0.52, 0.06), (0.50, 0.30), (0.36, 0.44)], 10, cap=True)
    m.add(shell, INDIGO, at=move(0, 0.1, 0) @ turn(90), bone="screw", fade=(-0.4, 0.4, LAVENDER))
    thread = []
    for i in range(22):
        t = i / 21
        r = 0.55 * math.cos(t * 1.45) + 0.05
        p = polar(r, t * 900)
        thread.append((p.x, -0.26 + t * 1.36, p.y))
    m.add(tube(thread, [0.06, 0.13, 0.12, 0.03], 4, 40, up=(0, 1, 0)), MAGENTA, bone="screw", glow=0.25)
    m.add(ball(0.43, 2), PURPLE, at=move(0, -0.34, 0) @ size(1, 0.6, 1), bone="body", fade=(-0.3, 0.4, LAVENDER))
    one_eye(m, b, -0.52, 0.02, 0.32, INDIGO)
    bat_wing(m, b, (0.40, -0.1, 0.16), 0.85, 0.5, ROSE)
    b.one("jaw", (0, -0.4, -0.28), (0, -0.6, -0.3))
    fangs(m, 0.13, -0.52, -0.28, 0.22, bone="jaw")


def midge_idle(p):
    return {
        **flap(p, 4, 30),
        **blink(p, 0.6),
        "body": bob(p, 0.05, 1, (0, 9 * wave(p, 1), 0)),
        "screw": (0, 360 * p, 0),
    }


def midge_move(p):
    return {**flap(p, 2, 20, 26), "body": bob(p, 0.03, 1, (8, 0, 0)), "screw": (0, 360 * p, 0)}


CORKSCREW_MIDGE = Acts(
    midge_idle,
    midge_move,
    {
        "body": body((-8, 0, 0), (0, 0.34, 0), 0.86),
        "screw": (0, -300, 0),
        "wing.L": (0, -62, 20),
        "eye": ((0, 0, 0), (0, 0, 0), 0.85),
    },
    {"body": body((10, 0, 0), (0, -0.5, 0), 1.1), "screw": (0, 700, 0), "wing.L": (0, 20, 50), "jaw": (40, 0, 0)},
    {"screw": (0, 60, 24), "wing.L": (0, 40, -20)},
    (60, 30),
)


SHAPES = (
    (gnat, GNAT, 1.20),
    (curtain_mite, CURTAIN_MITE, 1.15),
    (wasp, WASP, 1.30),
    (corkscrew_midge, CORKSCREW_MIDGE, 1.20),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r)) for s, a, r in SHAPES}
