"""The fliers of Orchard Canopy, purple at heart and pale lilac where light falls: what rolls, bores, spins and hides there."""

import math

from mathutils import Vector

from flier import (
    CREAM_VIOLET,
    Acts,
    bat_wing,
    blink,
    bob,
    body,
    eyes,
    fangs,
    flap,
    flier,
)
from geometry import Part, around, ball, cone, globe, lathe, move, plate, polar, seeded, size, tube, turn
from mesh import static
from palette import (
    BARK_DEEP,
    BONE,
    DARK,
    EYE,
    LAVENDER,
    MAGENTA,
    ORCHID,
    PLUM,
    PURPLE,
    PURPLE_DEEP,
    WOOD,
    mix,
    rgb,
)
from rig import wave

PALE = rgb("ece0ff")
LICHEN = rgb("b9d35a")
LICHEN_DEEP = rgb("4f7d2a")
HEARTWOOD = rgb("d9a06a")

UNHURRIED = 3  # frames between two keys of what has no wings to beat


def feet(m, b, places, colour, drop, thick=0.06):
    """Pairs of bent legs that swing together."""
    x, y, z = places[0]
    b.pair("leg", (x, y, z), (x + drop * 0.5, y, z - drop * 0.1))
    for x, y, z in places:
        path = [(x, y, z), (x + drop * 0.62, y, z + drop * 0.1), (x + drop * 0.72, y + 0.05, z - drop)]
        m.add_pair(tube(path, [thick, thick * 0.85, thick * 0.2], 3, 3, cap=False), colour, bone="leg.L")


def leaf(length, width, curl=0.2):
    """A blade of a leaf along +X with a folded midrib, two-sided: sixteen triangles."""
    rim = [(0, 0, 0), (0.30, 0.42, 0.05), (0.66, 0.44, 0.10), (1, 0, 0.16), (0.66, -0.44, 0.10), (0.30, -0.42, 0.05)]
    rib = [(0.34, 0, -0.05), (0.68, 0, 0.0), (0.34, 0, -0.08), (0.68, 0, -0.03)]
    vertices = [Vector((x * length, y * width, (z + curl * x * x) * length)) for x, y, z in rim + rib]

    def half(near, far):
        return [[0, near, 1], [1, near, far, 2], [2, far, 3], [0, 5, near], [5, 4, far, near], [4, 3, far]]

    return Part(vertices, [face[::-1] for face in half(6, 7)] + half(8, 9))


# ---- leaf roller: the head of a caterpillar, two horns like a bull's, a ruff of leaves about its neck -----------


def leaf_roller(m, b):
    b.one("head", (0, 0.2, 0), (0, -0.4, 0))
    skull = globe(0.62, 11, 7)
    m.add(skull, PURPLE, at=size(1.08, 0.96, 0.92), bone="head", fade=(-0.35, 0.5, LAVENDER))
    brow = [(-0.55, -0.34, 0.26), (-0.25, -0.62, 0.30), (0, -0.68, 0.20), (0.25, -0.62, 0.30), (0.55, -0.34, 0.26)]
    m.add(tube(brow, [0.06, 0.12, 0.10, 0.12, 0.06], 5, 6), PURPLE_DEEP, bone="head")
    b.pair("horn", (0.34, -0.05, 0.44), (0.9, -0.2, 0.9), "head")
    path = [(0.30, -0.02, 0.38), (0.66, -0.06, 0.62), (0.98, -0.20, 0.86), (0.96, -0.46, 1.22)]
    rings = lambda v, n: CREAM_VIOLET if int((v.x + v.z) * 4.6) % 2 else ORCHID  # noqa: E731
    horn = tube(path, [0.23, 0.20, 0.14, 0.01], 6, 7, cap=False)
    m.add_pair(horn, rings, bone="horn.L", by_face=True, fade=(0.9, 1.3, BONE))
    eyes(m, b, 0.29, -0.50, 0.06, 0.245, PURPLE_DEEP, 22, 22, parent="head")
    b.pair("jaw", (0.2, -0.5, -0.28), (0.3, -0.9, -0.4), "head")
    claw = [(0.22, -0.46, -0.28), (0.40, -0.74, -0.40), (0.12, -0.86, -0.58)]
    m.add_pair(tube(claw, [0.13, 0.12, 0.01], 5, 4, cap=False), BONE, bone="jaw.L", fade=(-0.6, -0.3, MAGENTA))
    m.add(ball(0.22, 1), PALE, at=move(0, -0.54, -0.26) @ size(1.2, 0.6, 0.7), bone="head")
    b.one("ruff", (0, 0.3, 0), (0, 0.6, 0))
    for k, a in enumerate(around(9, 10)):
        at = move(0, 0.26 + 0.08 * (k % 2), 0) @ turn(0, -a, 0) @ move(0.32, 0, 0) @ turn(90)
        m.add(leaf(0.80, 0.52, 0.22), (PALE, LAVENDER, PLUM)[k % 3], at=at, bone="ruff", facet=True, glow=0.04)
    m.add(globe(0.48, 9, 5), PURPLE_DEEP, at=move(0, 0.42, 0) @ size(1, 0.8, 1), bone="body", fade=(-0.3, 0.6, LAVENDER))
    feet(m, b, ((0.24, 0.2, -0.40), (0.24, 0.52, -0.36)), PLUM, 0.30)


def roller_idle(p):
    return {
        **blink(p, 0.6),
        "body": bob(p, 0.06, 2, (0, 6 * wave(p), 0)),
        "head": (4 * wave(p, 0, 2), 0, 12 * wave(p)),
        "horn.L": (3 * wave(p, 0, 2), 0, 0),
        "jaw.L": (0, 0, 8 + 8 * wave(p, 0, 4)),
        "ruff": ((0, 10 * wave(p), 0), (0, 0, 0), 1 + 0.04 * wave(p, 0, 2)),
        "leg.L": (14 * wave(p, 0, 3), 0, 0),
    }


def roller_move(p):
    return {
        "body": bob(p, 0.10, 1, (8 + 6 * wave(p), 12 * wave(p), 0)),
        "head": (-6 - 8 * wave(p, 1), 0, 0),
        "horn.L": (-10, 0, 0),
        "jaw.L": (0, 0, 4),
        "ruff": ((0, 16 * wave(p), 0), (0, 0.06, 0), 0.9),
        "leg.L": (34 * wave(p, 0, 2), 0, 0),
    }


LEAF_ROLLER = Acts(
    roller_idle,
    roller_move,
    {
        "body": body((-16, 0, 0), (0, 0.2, 0.08), 0.9),
        "head": ((-22, 0, 0), (0, 0.14, 0)),
        "horn.L": (-26, -12, 0),
        "jaw.L": ((0, 0, 46), (0, 0, 0), 1.2),
        "ruff": ((0, 0, 0), (0, -0.16, 0), 1.3),
    },
    {
        "body": body((14, 0, 0), (0, -0.4, 0), 1.1),
        "head": ((30, 0, 0), (0, -0.2, 0), 1.08),
        "horn.L": (16, 0, 0),
        "jaw.L": (0, 0, -14),
        "ruff": ((0, 40, 0), (0, 0, 0), 0.86),
    },
    {"horn.L": (0, 20, 0), "jaw.L": (0, 0, 40), "ruff": ((0, -30, 0), (0, 0, 0), 1.2), "head": (-20, 0, 20)},
)


# ---- leaf bead: one turn of the caterpillar, a ball in a rolled leaf whose two ends stand up: it reads in a row --


def leaf_bead(m, b):
    m.add(globe(0.55, 10, 7), PURPLE, at=size(1, 0.92, 1), bone="body", fade=(-0.45, 0.5, LAVENDER))
    roll = lathe([(0.50, -0.34), (0.62, -0.22), (0.655, 0.02), (0.60, 0.24), (0.50, 0.32)], 12, cap=False)
    m.add(roll, ORCHID, at=turn(90), bone="body", fade=(-0.75, 0.15, PALE), glow=0.04)
    b.pair("spine", (0.12, 0.05, 0.58), (0.4, 0.1, 0.9))
    end = move(0.06, 0.02, 0.58) @ turn(0, 0, 0) @ turn(0, -52, 0) @ turn(64)
    m.add_pair(leaf(0.62, 0.50, 0.30), PALE, at=end, bone="spine.L", facet=True, fade=(0.5, 1.1, LAVENDER))
    m.add(cone(0.10, 0.26, 5), MAGENTA, at=move(0, 0, 0.60), bone="body", glow=0.15)
    spot = move(0.25, -0.43, 0.10) @ turn(90, 0, 0) @ turn(0, 26, 0)
    m.add_pair(lathe([(0.19, 0), (0.17, 0.06), (0, 0.10)], 8, cap=False), PURPLE_DEEP, at=spot, bone="body", facet=True)
    m.add_pair(lathe([(0.125, 0.06), (0, 0.15)], 8, cap=False), EYE, at=spot, bone="body", glow=0.8)
    b.pair("foot", (0.28, 0, -0.46), (0.36, 0, -0.8))
    m.add_pair(lathe([(0.0, -0.3), (0.14, -0.22), (0.10, 0.06)], 6, cap=False), PLUM, at=move(0.30, 0, -0.52), bone="foot.L")


def bead_idle(p):
    return {
        "body": bob(p, 0.05, 2, (0, 8 * wave(p), 0), 1 + 0.03 * wave(p, 0, 2)),
        "spine.L": (8 * wave(p, 1, 2), 5 * wave(p, 0, 2), 0),
        "foot.L": (16 * wave(p, 0, 2), 0, 0),
        "foot.R": (-16 * wave(p, 0, 2), 0, 0),
    }


def bead_move(p):
    return {
        "body": bob(p, 0.07, 1, (6 * wave(p), 10 * wave(p, 1), 0), 1 + 0.05 * wave(p)),
        "spine.L": (-14 + 8 * wave(p, 1), 6 * wave(p), 0),
        "foot.L": (34 * wave(p, 0, 2), 0, 0),
        "foot.R": (-34 * wave(p, 0, 2), 0, 0),
    }


LEAF_BEAD = Acts(
    bead_idle,
    bead_move,
    {"body": body((-14, 0, 0), (0, 0.1, 0), 0.84), "spine.L": ((-30, -20, 0), (0, 0, 0), 1.3)},
    {"body": body((20, 0, 0), (0, -0.2, 0), 1.16), "spine.L": ((30, 20, 0), (0, 0, 0), 1.1)},
    {"spine.L": (40, 30, 0), "foot.L": (-30, -40, 0)},
)


# ---- bark weevil: a knob on a trunk with a snout like a trumpet; it clings with hooked legs ---------------------


def bark_weevil(m, b):
    knob = globe(0.66, 11, 7).warped(lambda v: v * (1 + 0.05 * math.sin(6 * math.atan2(v.x, v.z) + 5 * v.y)))
    m.add(knob, PURPLE_DEEP, at=move(0, 0.30, 0) @ size(1.05, 0.9, 1.05), bone="body", fade=(-0.6, 0.6, LAVENDER))
    for i, (a, tilt) in enumerate(((90, 20), (40, 34), (140, 34), (0, 30), (180, 30), (90, 62))):
        wart = move(0, 0.30, 0) @ turn(0, -a, 0) @ turn(0, 0, tilt) @ move(0.64, 0, 0) @ turn(0, 90, 0)
        m.add(cone(0.18, 0.26, 4), (PALE, ORCHID)[i % 2], at=wart, bone="body", facet=True)
    m.add_pair(plate([(0.04, 0.42, 0.66), (0.60, 0.40, 0.30), (0.62, 0.46, -0.3), (0.04, 0.5, -0.62)], 0.06), PLUM, bone="body", facet=True)
    b.one("head", (0, -0.16, 0.02), (0, -0.5, 0.0))
    m.add(globe(0.40, 9, 5), PURPLE, at=move(0, -0.26, 0.04), bone="head", fade=(-0.3, 0.4, ORCHID))
    eyes(m, b, 0.27, -0.44, 0.20, 0.22, PURPLE_DEEP, 18, 26, parent="head")
    b.one("snout", (0, -0.50, -0.06), (0, -0.9, -0.1), "head")
    b.one("tip", (0, -0.98, -0.30), (0, -1.1, -0.8), "snout")
    trunk = [(0, -0.46, -0.04), (0, -0.84, -0.08), (0, -1.06, -0.32), (0, -1.14, -0.62)]
    stripes = lambda v, n: PALE if int(v.z * 8 + v.y * 5 + 40) % 2 else MAGENTA  # noqa: E731
    m.add(tube(trunk, [0.20, 0.16, 0.14, 0.14], 7, 8, cap=False), stripes, bone="snout", by_face=True, weights=snout_weights)
    bell = lathe([(0.11, 0), (0.15, 0.16), (0.31, 0.32), (0.30, 0.36), (0, 0.24)], 9, cap=False)
    m.add(bell, BONE, at=move(0, -1.13, -0.54) @ turn(180 - 12), bone="tip", fade=(-1.0, -0.6, ORCHID), glow=0.12)
    b.pair("feeler", (0.14, -0.80, 0.0), (0.5, -0.9, 0.4), "snout")
    path = [(0.12, -0.78, 0.0), (0.50, -0.80, 0.30), (0.80, -1.0, 0.22)]
    m.add_pair(tube(path, [0.05, 0.045, 0.035], 3, 3, cap=False), PLUM, bone="feeler.L")
    m.add_pair(ball(0.11, 1), MAGENTA, at=move(0.82, -1.02, 0.22), bone="feeler.L", glow=0.35)
    for name, z, lift in (("arm", 0.34, 0.52), ("hind", -0.02, 0.05), ("hind", -0.36, -0.50)):
        if name + ".L" not in b:
            b.pair(name, (0.52, 0.3, z), (0.9, 0.3, z + lift * 0.6))
        hook = [(0.44, 0.26, z), (0.92, 0.10, z + lift * 0.7), (1.16, 0.42, z + lift), (0.98, 0.78, z + lift * 0.9)]
        m.add_pair(tube(hook, [0.12, 0.10, 0.075, 0.015], 4, 5, cap=False), PLUM, bone=name + ".L", fade=(-0.8, 0.9, LAVENDER))


def snout_weights(v):
    t = min(1.0, max(0.0, (-v.y - 0.70) / 0.30))
    return {"snout": 1 - t, "tip": t}


def weevil_idle(p):
    sniff = wave(p, 0, 2)
    return {
        **blink(p, 0.35),
        "body": bob(p, 0.03, 1, (3 * wave(p), 0, 0), 1 + 0.03 * wave(p, 0, 2)),
        "head": (6 * sniff, 0, 16 * wave(p)),
        "snout": (8 * sniff, 0, 0),
        "tip": (14 * wave(p, 1, 2), 0, 0),
        "feeler.L": (0, 8 * wave(p, 0, 4), 10 * wave(p, 1, 2)),
    }


def weevil_move(p):
    return {
        "body": bob(p, 0.04, 1, (0, 8 * wave(p), 0)),
        "head": (4, 0, 6 * wave(p)),
        "snout": (10 * wave(p, 0, 2), 0, 0),
        "tip": (12 * wave(p, 1, 2), 0, 0),
        "arm.L": (0, 0, 22 * wave(p, 0, 2)),
        "hind.L": (0, 0, -22 * wave(p, 0, 2)),
    }


BARK_WEEVIL = Acts(
    weevil_idle,
    weevil_move,
    {
        "body": body((-10, 0, 0), (0, 0.1, 0), 1.1),
        "head": (-10, 0, 0),
        "snout": (-34, 0, 0),
        "tip": ((-52, 0, 0), (0, 0, 0), 1.35),
        "feeler.L": (0, -40, 0),
    },
    {
        "body": body((12, 0, 0), (0, -0.12, 0), 0.94),
        "snout": ((-44, 0, 0), (0, -0.1, 0), 1.1),
        "tip": ((-48, 0, 0), (0, 0, 0), 1.6),
        "feeler.L": (0, 30, 0),
    },
    {"snout": (30, 0, 26), "tip": (30, 0, 0), "arm.L": (0, -40, 0), "hind.L": (0, 40, 0), "feeler.L": (0, 50, 0)},
)


# ---- thread spinner: a drop on a string, its legs spread like the ribs of an umbrella ---------------------------


def thread_spinner(m, b):
    drop = lathe([(0, -0.92), (0.36, -0.80), (0.58, -0.48), (0.56, -0.16), (0.36, 0.20), (0.16, 0.46), (0.07, 0.72)], 11)
    m.add(drop, PURPLE, bone="body", fade=(-1.0, 1.2, LAVENDER))
    for low, r0, r1, high in ((-0.74, 0.45, 0.585, -0.47), (0.08, 0.465, 0.345, 0.28)):
        m.add(lathe([(r0 + 0.01, low), (r1 + 0.03, high)], 11, cap=False), PALE, bone="body", facet=True, glow=0.05)
    star = lathe([(0.34, 0), (0.18, 0.03), (0, 0.05)], 5, cap=False)
    m.add(star, MAGENTA, at=move(0, 0, -0.90) @ turn(180), bone="body", facet=True, glow=0.35)
    eyes(m, b, 0.22, -0.40, -0.02, 0.20, PURPLE_DEEP, 16, 22)
    for x, z in ((0.13, 0.26), (0.34, 0.20)):
        m.add_pair(ball(0.06, 1), EYE, at=move(x, -0.36 + 0.3 * x, z), bone="body", glow=0.9)
    b.one("jaw", (0, -0.5, -0.4), (0, -0.6, -0.6))
    fangs(m, 0.12, -0.52, -0.34, 0.28, bone="jaw")
    b["body"] = ((0, 0, 0.7), (0, 0, 1.0), "root")  # it swings where it hangs
    b.one("thread", (0, 0, 0.7), (0, 0, 1.6), "root")
    m.add(tube([(0, 0, 0.66), (0, 0, 1.4), (0, 0, 2.3)], [0.035, 0.03, 0.03], 4, 2), CREAM_VIOLET, bone="thread", glow=0.5)
    m.add(ball(0.11, 1), ORCHID, at=move(0, 0, 0.76), bone="body")
    for i, (name, a, lift, drops) in enumerate((("front", -52, 0.78, -0.24), ("front", -18, 0.60, -0.46), ("hind", 18, 0.46, -0.60), ("hind", 52, 0.70, -0.14))):
        out = polar(1.0, a)
        if name + ".L" not in b:
            b.pair(name, (0.3, out.y * 0.3, 0.08), (out.x * 0.8, out.y * 0.6, lift))
        knee = (out.x * 0.86, out.y * 0.66, lift)
        path = [(0.24, out.y * 0.26, 0.06), knee, (out.x * 1.36, out.y * 0.9, lift * 0.34), (out.x * 1.44, out.y * 1.0, drops)]
        m.add_pair(tube(path, [0.11, 0.10, 0.075, 0.012], 4, 6, cap=False), (MAGENTA, PLUM, PLUM, MAGENTA)[i], bone=name + ".L", fade=(-0.5, 1.2, LAVENDER))


SPINNER_LEGS = ("front", "hind")


def spinner_legs(amount, p, times=2):
    return {f"{name}.L": (0, amount * wave(p, i * 1.4, times), amount * 0.5 * wave(p, i, times)) for i, name in enumerate(SPINNER_LEGS)}


def spinner_idle(p):
    return {
        **blink(p, 0.4),
        **spinner_legs(7, p),
        "body": bob(p, 0.07, 1, (4 * wave(p, 1), 7 * wave(p), 10 * wave(p))),
        "jaw": (8 + 8 * wave(p, 0, 4), 0, 0),
    }


def spinner_move(p):
    return {
        **spinner_legs(20, p, 3),
        "body": bob(p, 0.04, 2, (0, 4 * wave(p), 0), 1.06),
        "thread": ((0, 0, 0), (0, 0, 0), (1, 1.1 + 0.06 * wave(p), 1)),
    }


THREAD_SPINNER = Acts(
    spinner_idle,
    spinner_move,
    {
        "body": body((-22, 0, 0), (0, 0.1, 0.16), 0.84),
        "front.L": (0, -34, -50),
        "hind.L": (0, -20, 0),
        "jaw": (24, 0, 0),
    },
    {
        "body": body((26, 0, 0), (0, -0.3, -0.12), 1.14),
        "front.L": (0, 34, 24),
        "hind.L": (0, 24, 0),
        "jaw": (46, 0, 0),
    },
    {"front.L": (0, 40, 30), "hind.L": (0, 36, 0), "thread": ((0, 20, 0), (0, 0, 0))},
)


# ---- husk beetle: a dome with a horn and open wing cases; what it hides behind is a model of its own ------------


def husk_beetle(m, b):
    m.add(globe(0.58, 10, 6), PLUM, at=move(0, 0.05, 0) @ size(1.1, 0.9, 0.95), bone="body", fade=(-0.4, 0.5, PURPLE))
    m.add(globe(0.46, 9, 5), PALE, at=move(0, -0.06, -0.20) @ size(1.05, 0.9, 0.8), bone="body", fade=(-0.5, 0, ORCHID))
    b.pair("case", (0.12, 0.30, 0.48), (0.7, 0.3, 0.6))
    case = globe(0.62, 9, 6).moved(size(0.66, 1.1, 0.92)).warped(lambda v: Vector((max(v.x, -0.12), v.y, v.z)))
    m.add_pair(case, PURPLE, at=move(0.44, 0.42, 0.42) @ turn(-20, -34, -14), bone="case.L", fade=(0, 1.1, LAVENDER))
    for k in range(3):
        spike = move(0.66 + 0.05 * k, 0.16 + 0.28 * k, 0.84 - 0.08 * k) @ turn(-20, 34, 0)
        m.add_pair(cone(0.10, 0.30, 5), BONE, at=spike, bone="case.L", facet=True)
    bat_wing(m, b, (0.50, 0.30, 0.20), 0.98, 0.46, ORCHID)
    b.one("head", (0, -0.36, 0.12), (0, -0.7, 0.12))
    m.add(globe(0.40, 9, 5), PURPLE_DEEP, at=move(0, -0.46, 0.10) @ size(1.1, 0.8, 0.9), bone="head", fade=(-0.2, 0.45, PURPLE))
    eyes(m, b, 0.22, -0.68, 0.14, 0.21, PURPLE_DEEP, 22, 22, parent="head")
    b.one("horn", (0, -0.56, 0.40), (0, -0.9, 1.0), "head")
    path = [(0, -0.50, 0.34), (0, -0.86, 0.62), (0, -0.92, 1.02), (0, -0.66, 1.34)]
    m.add(tube(path, [0.20, 0.16, 0.12, 0.05], 6, 6), CREAM_VIOLET, bone="horn", fade=(0.4, 1.3, MAGENTA))
    for side in (1, -1):
        prong = [(0, -0.74, 1.22), (0.16 * side, -0.62, 1.42), (0.32 * side, -0.66, 1.56)]
        m.add(tube(prong, [0.09, 0.08, 0.01], 4, 3, cap=False), MAGENTA, bone="horn")
    feet(m, b, ((0.42, -0.28, -0.22), (0.48, 0.02, -0.28), (0.42, 0.32, -0.24)), PLUM, 0.46, 0.075)


def beetle_idle(p):
    return {
        **flap(p, 5, 26),
        **blink(p, 0.7),
        "body": bob(p, 0.06, 1, (0, 5 * wave(p), 0)),
        "case.L": (0, 4 * wave(p, 0, 2), 0),
        "head": (4 * wave(p, 0, 2), 0, 0),
        "leg.L": (8 * wave(p, 0, 2), 0, 0),
    }


def beetle_move(p):
    return {
        **flap(p, 3, 34),
        "body": bob(p, 0.05, 1, (12, 9 * wave(p), 0)),
        "case.L": (0, -8 + 3 * wave(p, 0, 2), 0),
        "head": (-8, 0, 0),
        "leg.L": (34, 0, 0),
    }


HUSK_BEETLE = Acts(
    beetle_idle,
    beetle_move,
    {
        "body": body((-18, 0, 0), (0, 0.18, 0.06), 0.9),
        "case.L": (0, -40, 20),
        "wing.L": (0, -50, 10),
        "horn": ((-24, 0, 0), (0, 0, 0), 1.15),
        "head": (-10, 0, 0),
    },
    {
        "body": body((18, 0, 0), (0, -0.3, 0), 1.08),
        "case.L": (0, 16, 0),
        "wing.L": (0, 28, 26),
        "horn": ((34, 0, 0), (0, 0, 0), 1.1),
        "head": (16, 0, 0),
    },
    {"case.L": (0, -60, 20), "wing.L": (0, 30, -20), "horn": (-30, 0, 20), "leg.L": (-30, -40, 0)},
)


def husk_bark(m):
    """A slab of bark, bowed about a ball of radius 1: ragged above, ridges down its front, a knot, lichen on its edge."""
    columns, rows = 14, 4
    source = seeded(11)
    tops = [0.74 + 0.34 * (2 * i / columns - 1) ** 2 + source.uniform(-0.19, 0.19) for i in range(columns + 1)]
    lows = [-1.12 + 0.46 * (2 * i / columns - 1) ** 2 + source.uniform(-0.12, 0.12) for i in range(columns + 1)]

    def point(i, k, inner=0.0):
        t, s = 2 * i / columns - 1, k / rows
        z = lows[i] + (tops[i] - lows[i]) * s
        ridge = 0.15 * (i % 2) + 0.06 * math.sin(5 * s + 2.3 * i)
        r = 1.12 + (ridge if not inner else -inner) + 0.10 * z * z * (1 - t * t)
        a = math.radians(60 * t + 3 * math.sin(3 * s + i))
        return Vector((r * math.sin(a), -r * math.cos(a), z))

    front = [point(i, k) for k in range(rows + 1) for i in range(columns + 1)]
    back = [point(i, k, 0.12) for k in (0, rows) for i in range(columns + 1)]
    n, at = columns + 1, len(front)
    faces = [[k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i] for k in range(rows) for i in range(columns)]
    faces += [[at + i + 1, at + i, at + n + i, at + n + i + 1] for i in range(columns)]
    faces += [[at + i, at + i + 1, i + 1, i] for i in range(columns)]
    faces += [[rows * n + i, rows * n + i + 1, at + n + i + 1, at + n + i] for i in range(columns)]
    for i, way in ((0, 1), (columns, -1)):
        faces.append([at + i, *[k * n + i for k in range(rows + 1)], at + n + i][::way])

    def bark(v, normal):
        out = (v.xy.length - 1.12 - 0.10 * v.z * v.z * 0.6) / 0.2
        return mix(BARK_DEEP, mix(WOOD, HEARTWOOD, 0.3), min(1.0, max(0.0, out)))

    m.add(Part(front + back, faces), bark, facet=True, fade=(-3.0, 1.6, HEARTWOOD))
    knot = move(0.10, -1.28, -0.16) @ turn(90, 0, 4)
    m.add(lathe([(0.40, -0.1), (0.34, 0.12), (0.22, 0.13), (0.17, 0.02)], 9, cap=False), WOOD, at=knot @ size(1, 1.3, 1), facet=True, fade=(-0.4, 0.6, HEARTWOOD))
    m.add(lathe([(0.20, 0.03), (0, 0.02)], 8, cap=False), DARK, at=knot @ size(1, 1.3, 1))
    for x, z, r in ((-0.66, -0.52, 0.26), (-0.36, -0.80, 0.2), (0.80, 0.46, 0.25), (0.62, 0.74, 0.18)):
        y = -math.sqrt(max(0.1, 1.5 - x * x)) - 0.02
        m.add(ball(r, 1), LICHEN_DEEP, at=move(x, y, z) @ size(1, 0.45, 1), facet=True, fade=(z - 0.2, z + 0.2, LICHEN))
    for x, z, a in ((-0.90, 0.40, -34), (0.88, -0.42, 34), (0.02, -0.85, 0)):
        twig = cone(0.13, 0.52, 5)
        m.add(twig, BARK_DEEP, at=move(x, -math.sqrt(max(0.1, 1.44 - x * x)), z) @ turn(78, 0, a), facet=True, fade=(z - 0.2, z + 0.3, HEARTWOOD))


SHAPES = (
    (leaf_roller, LEAF_ROLLER, 1.15),
    (leaf_bead, LEAF_BEAD, 0.84),
    (bark_weevil, BARK_WEEVIL, 1.12),
    (thread_spinner, THREAD_SPINNER, 2.0),
    (husk_beetle, HUSK_BEETLE, 1.45),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r, UNHURRIED, soft=True)) for s, a, r in SHAPES}
MODELS["husk_bark"] = lambda: static("husk_bark", husk_bark, reach=0.5)
