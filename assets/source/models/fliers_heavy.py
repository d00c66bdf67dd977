"""The Smoke Hive's heavy fliers, 500 points and more."""

import math

from mathutils import Vector

from flier import (
    BAR,
    CREAM_VIOLET,
    EMBER,
    PIN,
    Acts,
    bat_wing,
    blade_wing,
    blink,
    bob,
    body,
    chain,
    eyes,
    fangs,
    flap,
    flier,
    legs,
)
from geometry import ball, box, cone, globe, lathe, move, plate, size, thorn, tube, turn
from palette import BONE, DARK, INDIGO, LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE
from rig import wave

# ---- strafe fly: a fighter with a pilot's goggles for eyes, and flames for feet -------------------------------


def strafe_fly(m, b):
    hull = tube([(0, -0.8, 0.0), (0, -0.4, 0.08), (0, 0.15, 0.1), (0, 1.0, 0.02)], [0.26, 0.42, 0.38, 0.14], 10, 7, 0.9)
    m.add(hull, PURPLE_DEEP, bone="body", fade=(-0.2, 0.42, PURPLE))
    m.add(tube([(0, -0.5, 0.36), (0, 0.1, 0.48), (0, 0.85, 0.2)], [0.08, 0.18, 0.03], 6, 5, 0.7), MAGENTA, bone="body")
    eyes(m, b, 0.33, -0.78, 0.14, 0.31, PURPLE_DEEP, 18, 20, pupil=PIN, form=(1.1, 1.3), tilt=14)
    b.one("nose", (0, -0.86, -0.1), (0, -1.3, -0.2))
    m.add(thorn(0.15, 0.56, 6), BONE, at=move(0, -0.84, -0.12) @ turn(104), bone="nose", facet=True)
    b.pair("jet", (0.32, 0.92, -0.06), (0.32, 1.3, -0.06))
    pod = lathe([(0.15, -0.1), (0.20, 0), (0.20, 0.5), (0.12, 0.62)], 8)
    m.add_pair(pod, PLUM, at=move(0.32, 0.36, -0.06) @ turn(-90), bone="body")
    m.add_pair(
        lathe([(0.15, 0), (0.11, 0.2), (0, 0.6)], 7, cap=False),
        EMBER,
        at=move(0.32, 0.96, -0.06) @ turn(-90),
        bone="jet.L",
        glow=0.95,
    )
    fin = plate([(0.12, 0.5, 0.22), (0.40, 0.8, 0.84), (0.46, 1.08, 0.82), (0.2, 0.98, 0.16)], 0.06)
    m.add_pair(fin, MAGENTA, bone="body", facet=True)
    b.pair("wing", (0.34, 0.05, 0.06), (1.2, 0.5, 0.3))
    blade = [
        (0.30, -0.34, 0.02),
        (0.80, -0.10, 0.16),
        (1.52, 0.40, 0.46),
        (1.62, 0.70, 0.46),
        (0.96, 0.52, 0.06),
        (0.30, 0.56, -0.06),
    ]
    m.add_pair(plate(blade, 0.09), PURPLE, bone="wing.L", facet=True)
    stripe = [(0.56, -0.16, 0.15), (1.46, 0.40, 0.50), (0.98, 0.36, 0.20), (0.56, 0.36, 0.06)]
    m.add_pair(plate(stripe, 0.06), ROSE, bone="wing.L", facet=True, glow=0.2)
    belly = [(0.56, -0.16, 0.0), (0.56, 0.4, -0.08), (0.98, 0.4, 0.06), (1.46, 0.42, 0.36)]
    m.add_pair(plate(belly, 0.04), MAGENTA, bone="wing.L", facet=True, glow=0.15)
    m.add_pair(thorn(0.08, 0.7, 5), BONE, at=move(1.56, 0.62, 0.46) @ turn(90), bone="wing.L", facet=True)


def jets(length):
    return {"jet.L": ((0, 0, 0), (0, 0, 0), (1, length, 1))}


def strafe_idle(p):
    return {
        **jets(1 + 0.3 * wave(p, 0, 5)),
        "body": bob(p, 0.06, 1, (0, 5 * wave(p, 0.6), 0)),
        "wing.L": (0, -4 + 4 * wave(p, 0, 2), 0),
        "lid.L": (64 * max(0.0, 1 - abs(p - 0.3) / 0.06), 0, 0),
        "lid.R": (64 * max(0.0, 1 - abs(p - 0.7) / 0.06), 0, 0),
    }


def strafe_move(p):
    return {
        **jets(1.8 + 0.4 * wave(p, 0, 4)),
        "body": bob(p, 0.03, 1, (6, 8 * wave(p), 0)),
        "wing.L": (0, 8 + 3 * wave(p, 0, 2), -6),
    }


STRAFE_FLY = Acts(
    strafe_idle,
    strafe_move,
    {
        **jets(0.3),
        "body": body((-18, 0, 0), (0, 0.3, 0.1), 0.9),
        "wing.L": (0, -40, -8),
        "nose": ((0, 0, 0), (0, 0.1, 0), 0.8),
    },
    {
        **jets(2.6),
        "body": body((10, 0, 0), (0, -0.4, 0), 1.06),
        "wing.L": (0, 14, -20),
        "nose": ((0, 0, 0), (0, -0.1, 0), 1.4),
    },
    {**jets(0.5), "wing.L": (0, 24, 20), "nose": (0, 0, 30)},
)


# ---- boomerang beetle: two horns of one crescent that whirl about a small cross face ---------------------------


def boomerang_beetle(m, b):
    b.one("crescent", (0, 0.0, 0.1), (0, -0.3, 0.1))
    b.pair("arm", (0.3, -0.1, 0.0), (1.0, 0.3, 0.5), "crescent")
    arm = [(0.05, 0.0, -0.12), (0.52, 0.0, -0.06), (1.02, 0.1, 0.30), (1.28, 0.22, 0.86), (1.16, 0.26, 1.30)]
    m.add_pair(tube(arm, [0.46, 0.44, 0.34, 0.20, 0.01], 8, 10, 0.62), PLUM, bone="arm.L", fade=(-0.3, 0.6, PURPLE))
    ridge = [(0.08, -0.26, 0.12), (0.50, -0.26, 0.10), (0.94, -0.14, 0.42), (1.20, 0.06, 0.94)]
    m.add_pair(tube(ridge, [0.12, 0.13, 0.10, 0.01], 5, 8, 0.8), MAGENTA, bone="arm.L", glow=0.15)
    for x, y, z, a in ((0.62, -0.06, -0.38, 190), (1.06, 0.04, -0.06, 140), (1.40, 0.2, 0.42, 110)):
        m.add_pair(thorn(0.12, 0.36, 5), BONE, at=move(x, y, z) @ turn(0, a, 0), bone="arm.L", facet=True)
    m.add(
        ball(0.50, 3), PURPLE, at=move(0, -0.20, 0.06) @ size(1.08, 0.9, 0.9), bone="body", fade=(-0.3, 0.5, LAVENDER)
    )
    eyes(m, b, 0.26, -0.56, 0.14, 0.23, PURPLE_DEEP, 24, 20, pupil=BAR, form=(1.2, 0.8), tilt=14)
    b.one("jaw", (0, -0.52, -0.16), (0, -0.7, -0.2))
    m.add(box(0.40, 0.2, 0.14, 0.05), LAVENDER, at=move(0, -0.56, -0.24), bone="jaw", facet=True)
    fangs(m, 0.14, -0.66, -0.22, 0.24, bone="jaw", up=True)
    m.add(thorn(0.15, 0.44, 6), ROSE, at=move(0, -0.44, 0.42) @ turn(34), bone="body", facet=True)
    blade_wing(m, b, (0.26, 0.3, 0.3), 0.95, 0.5, LILAC, up=50)


def beetle_idle(p):
    return {
        **flap(p, 4, 26),
        **blink(p, 0.5),
        "body": bob(p, 0.06, 1),
        "crescent": (0, 12 * wave(p), 0),
        "arm.L": (0, 5 * wave(p, 0, 2), 0),
        "jaw": (10 + 8 * wave(p, 0, 3), 0, 0),
    }


def beetle_move(p):
    return {**flap(p, 3, 20), "body": bob(p, 0.03, 1, (6, 0, 0)), "crescent": (0, 360 * p, 0)}


BOOMERANG_BEETLE = Acts(
    beetle_idle,
    beetle_move,
    {
        "body": body((-12, 0, 0), (0, 0.24, 0.05), 0.94),
        "crescent": (0, -110, 0),
        "arm.L": (0, -16, 0),
        "wing.L": (0, -40, 0),
    },
    {"body": body((10, 0, 0), (0, -0.4, 0), 1.06), "crescent": (0, 340, 0), "arm.L": (0, 10, 0), "jaw": (40, 0, 0)},
    {"crescent": (0, 24, 0), "arm.L": (0, -40, 0), "jaw": (30, 0, 0), "wing.L": (0, 30, 0)},
)


# ---- sulker: a great lump under a hood, on absurdly small wings -----------------------------------------------


def sulker(m, b):
    lump = globe(0.74, 14, 9).warped(lambda v: Vector((v.x * 1.05, v.y * 0.95, v.z * (0.95 if v.z > 0 else 0.85))))
    m.add(lump, PLUM, bone="body", fade=(-0.6, 0.5, PURPLE))
    b.one("hood", (0, 0.3, 0.3), (0, 0, 0.9))
    hood = ball(0.82, 3).warped(lambda v: Vector((v.x, v.y, max(v.z, 0.16 + 0.26 * max(0, -v.y)))))
    m.add(
        hood.without_faces_below(0.14),
        INDIGO,
        at=move(0, 0.06, 0) @ size(1.04, 1, 1.02),
        bone="hood",
        fade=(0.1, 0.85, LAVENDER),
    )
    for a, lean in ((-60, 30), (0, 6), (60, 30), (180, 34), (120, 30), (-120, 30)):
        spike = move(0, 0.06, 0.1) @ turn(0, 0, a) @ turn(-lean - 14) @ move(0, 0, 0.66)
        m.add(thorn(0.15, 0.40, 5), BONE, at=spike, bone="hood", facet=True)
    eyes(m, b, 0.29, -0.60, 0.10, 0.26, INDIGO, -22, 18)
    b.one("frown", (0, -0.62, -0.26), (0, -0.62, -0.1))
    frown = [(-0.34, -0.60, -0.40), (-0.13, -0.70, -0.26), (0.13, -0.70, -0.26), (0.34, -0.60, -0.40)]
    m.add(tube(frown, [0.05, 0.07, 0.07, 0.05], 5, 7), DARK, bone="frown")
    m.add_pair(cone(0.08, 0.22, 4), BONE, at=move(0.18, -0.70, -0.30), bone="frown", facet=True)
    m.add_pair(ball(0.18, 1), ROSE, at=move(0.54, -0.42, -0.16) @ size(0.7, 0.5, 0.6), bone="body", glow=0.1)
    b.pair("foot", (0.34, -0.1, -0.55), (0.34, -0.2, -0.7))
    m.add_pair(
        ball(0.24, 2), WINE, at=move(0.36, -0.18, -0.66) @ size(1, 1.25, 0.7), bone="foot.L", fade=(-0.8, -0.5, PLUM)
    )
    bat_wing(m, b, (0.70, 0.10, 0.26), 0.48, 0.46, ROSE)


def sulker_idle(p):
    sigh = max(0.0, wave(p))
    return {
        **flap(p, 6, 40, -6),
        **blink(p, 0.75, 0.09),
        "body": bob(p, 0.08, 1, (5 * sigh, 0, 0), 1 + 0.05 * wave(p, 1)),
        "hood": (6 * sigh, 0, 0),
        "foot.L": (16 * wave(p, 0, 2), 0, 0),
        "foot.R": (-16 * wave(p, 0, 2), 0, 0),
        "frown": ((0, 0, 0), (0, 0, -0.03 * sigh)),
    }


def sulker_move(p):
    return {
        **flap(p, 3, 46, 0),
        "body": bob(p, 0.05, 1, (12, 6 * wave(p), 0)),
        "foot.L": (-30 + 20 * wave(p), 0, 0),
        "foot.R": (-30 - 20 * wave(p), 0, 0),
    }


SULKER = Acts(
    sulker_idle,
    sulker_move,
    {
        "body": ((-8, 0, 0), (0, 0.1, 0.1), (1.16, 1.10, 1.16)),
        "hood": ((-34, 0, 0), (0, 0.06, 0.24)),
        "wing.L": (0, -50, 0),
        "frown": ((0, 0, 0), (0, 0, 0), 0.6),
    },
    {
        "body": ((14, 0, 0), (0, -0.3, -0.05), (1.06, 0.82, 1.06)),
        "hood": ((16, 0, 0), (0, 0, -0.05)),
        "frown": ((0, 0, 0), (0, -0.06, -0.04), 1.7),
        "wing.L": (0, 30, 0),
        "foot.L": (-50, 0, 0),
    },
    {
        "hood": ((-20, 10, 0), (0, 0, 0.14)),
        "foot.L": (-40, 0, 30),
        "wing.L": (0, 40, 0),
        "frown": ((0, 0, 0), (0, 0, 0), 1.2),
    },
    (90, 30),
)


# ---- dive hornet: a living spear, its tail arched over its back ------------------------------------------------


def dive_hornet(m, b):
    m.add(globe(0.44, 12, 8), PLUM, at=move(0, 0.0, 0.04) @ size(1, 1.1, 0.95), bone="body", fade=(-0.2, 0.45, ORCHID))
    b.one("head", (0, -0.3, 0), (0, -0.7, 0))
    m.add(
        globe(0.42, 12, 8),
        PURPLE,
        at=move(0, -0.50, -0.06) @ size(1.08, 0.9, 0.95),
        bone="head",
        fade=(-0.3, 0.36, LAVENDER),
    )
    eyes(m, b, 0.27, -0.76, 0.04, 0.23, PURPLE_DEEP, 28, 24, parent="head", pupil=PIN, form=(1.4, 0.7), tilt=28)
    b.pair("jaw", (0.2, -0.7, -0.24), (0.3, -1.0, -0.4), "head")
    m.add_pair(
        tube([(0.20, -0.70, -0.26), (0.44, -0.96, -0.42), (0.14, -1.12, -0.50)], [0.12, 0.10, 0.005], 6, 5),
        BONE,
        bone="jaw.L",
    )

    def bands(v, normal):
        angle = math.degrees(math.atan2(v.z - 0.55, v.y - 0.35))
        return CREAM_VIOLET if int((angle + 400) / 26) % 2 else WINE

    arch = [(0, 0.26, 0.06), (0, 0.72, 0.06), (0, 1.02, 0.50), (0, 0.92, 1.06), (0, 0.46, 1.30), (0, 0.06, 1.22)]
    last = chain(m, b, "tail", arch, [0.16, 0.38, 0.40, 0.34, 0.25, 0.12], bands, 3, 9, 13, by_face=True)[-1]
    b.one("lance", (0, 0.2, 1.26), (0, -0.6, 1.1), last)
    lance = lathe([(0.14, 0), (0.26, 0.08), (0.10, 0.40), (0, 1.20)], 6, cap=False)
    m.add(lance, MAGENTA, at=move(0, 0.14, 1.24) @ turn(100), bone="lance", facet=True, glow=0.35)
    blade_wing(m, b, (0.3, 0.0, 0.26), 1.35, 0.56, LILAC, up=28)
    blade_wing(m, b, (0.3, 0.08, 0.04), 1.1, 0.46, ROSE, up=-22, name="hindwing")
    legs(m, b, ((0.24, -0.18, -0.26), (0.24, 0.06, -0.28)), WINE, 0.46, ("leg1", "leg2"))


def hornet_idle(p):
    return {
        **flap(p, 5, 18),
        **flap(p, 5, 18, 0, "hindwing", 2.2),
        **blink(p, 0.55),
        "body": bob(p, 0.07, 1),
        "tail1": (5 * wave(p, 0, 2), 0, 8 * wave(p)),
        "tail2": (6 * wave(p, 0.7, 2), 0, 6 * wave(p, 0.6)),
        "lance": (8 * wave(p, 1.2, 2), 0, 0),
        "jaw.L": (0, 0, 8 * wave(p, 0, 4)),
        "leg1.L": (12 * wave(p, 0, 2), 0, 0),
        "leg2.L": (12 * wave(p, 1, 2), 0, 0),
    }


def hornet_move(p):
    return {
        **flap(p, 3, 22),
        **flap(p, 3, 22, 0, "hindwing", 2.2),
        "body": bob(p, 0.03, 1, (26, 0, 0)),
        "head": (-18, 0, 0),
        "tail1": (-16, 0, 5 * wave(p)),
        "tail2": (-14, 0, 5 * wave(p, 0.8)),
        "lance": (16, 0, 0),
        "leg1.L": (50, 0, 0),
        "leg2.L": (50, 0, 0),
    }


DIVE_HORNET = Acts(
    hornet_idle,
    hornet_move,
    {
        "body": body((-26, 0, 0), (0, 0.3, 0.1), 0.9),
        "head": (14, 0, 0),
        "tail1": (34, 0, 0),
        "tail2": (30, 0, 0),
        "lance": (-30, 0, 0),
        "wing.L": (0, -40, 0),
        "jaw.L": (0, 0, 30),
    },
    {
        "body": body((30, 0, 0), (0, -0.5, 0), 1.1),
        "head": (-20, 0, 0),
        "tail1": (-44, 0, 0),
        "tail2": (-30, 0, 0),
        "lance": ((14, 0, 0), (0, 0, 0), 1.3),
        "jaw.L": (0, 0, -20),
    },
    {"tail1": (30, 0, 30), "tail2": (30, 0, 30), "wing.L": (0, 30, -10), "jaw.L": (0, 0, 40)},
)


SHAPES = (
    (strafe_fly, STRAFE_FLY, 1.75),
    (boomerang_beetle, BOOMERANG_BEETLE, 1.65),
    (sulker, SULKER, 1.60),
    (dive_hornet, DIVE_HORNET, 1.75),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r)) for s, a, r in SHAPES}
