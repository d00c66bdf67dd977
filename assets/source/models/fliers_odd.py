"""The Smoke Hive's odd fliers, 200 points: a moth that stares with its wings, a spider that knits, a ghost on a coil."""

from flier import CREAM_VIOLET, Acts, bat_wing, blink, bob, body, eyes, fangs, flap, flier, one_eye
from geometry import ball, cone, lathe, move, polar, size, torus, tube, turn
from palette import DARK, EYE, LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, WINE
from rig import wave

# ---- fig-eight moth: round wings with staring spots, which it shuts like a door and throws open ---------------


def figeight_moth(m, b):
    path = [(0, -0.36, 0.05), (0, -0.1, 0.06), (0, 0.25, 0.0), (0, 0.6, -0.1)]
    m.add(tube(path, [0.20, 0.26, 0.21, 0.04], 9, 7), LILAC, bone="body", fade=(-0.2, 0.3, CREAM_VIOLET))
    for y in (0.0, 0.2):
        m.add(torus(0.24 - 0.1 * y, 0.05, 9, 4), PLUM, at=move(0, y, 0.03) @ turn(90), bone="body")
    b.one("head", (0, -0.3, 0.1), (0, -0.5, 0.1))
    m.add(ball(0.27, 2), LILAC, at=move(0, -0.42, 0.12), bone="head", fade=(-0.1, 0.3, CREAM_VIOLET))
    eyes(m, b, 0.15, -0.58, 0.15, 0.155, PLUM, 12, 22, parent="head")
    b.pair("plume", (0.06, -0.46, 0.3), (0.3, -0.44, 0.5), "head")
    for k in range(4):
        t = k / 3
        barb = move(0.08 + 0.30 * t, -0.46, 0.34 + 0.26 * t)
        m.add_pair(cone(0.05, 0.24, 3), CREAM_VIOLET, at=barb @ turn(10, -34, 0), bone="plume.L", facet=True)
    m.add_pair(
        tube([(0.05, -0.46, 0.26), (0.2, -0.48, 0.46), (0.42, -0.44, 0.6)], [0.04, 0.03, 0.015], 4, 3),
        PLUM,
        bone="plume.L",
    )
    lobes = (("wing", (0.66, 0.02, 0.40), 0.62, MAGENTA, WINE), ("hindwing", (0.52, 0.08, -0.40), 0.44, ORCHID, PLUM))
    for name, (x, y, z), r, inner, outer in lobes:
        b.pair(name, (0.14, y, 0.06 if z > 0 else -0.06), (x, y, z))
        disc = lathe([(0, -0.03), (r * 0.92, -0.03), (r, 0), (r * 0.92, 0.03), (0, 0.03)], 12, cap=False)
        at = move(x, y, z) @ turn(86, 0, 0)
        m.add_pair(disc, outer, at=at, bone=name + ".L", facet=True, glow=0.08)
        for radius, lift, colour, glow in ((0.74, 0.034, inner, 0.25), (0.42, 0.05, EYE, 0.6), (0.2, 0.064, DARK, 0)):
            spot = lathe([(r * radius, 0), (0, 0.01)], 10, cap=False)
            m.add_pair(spot, colour, at=at @ move(0, 0, lift), bone=name + ".L", facet=True, glow=glow)


def moth_idle(p):
    return {
        **flap(p, 2, 20, 4),
        **flap(p, 2, 14, 0, "hindwing", 0.7),
        "body": bob(p, 0.10, 2),
        "plume.L": (8 * wave(p, 0, 2), 6 * wave(p, 1, 1), 0),
        **blink(p),
    }


def moth_move(p):
    return {
        **flap(p, 2, 40, 0, sweep=16),
        **flap(p, 2, 30, 0, "hindwing", 0.7, 14),
        "body": bob(p, 0.12, 2, (10, 0, 0)),
        "plume.L": (-24, 0, 0),
    }


FIGEIGHT_MOTH = Acts(
    moth_idle,
    moth_move,
    {
        "body": body((-8, 0, 0), (0, 0.1, 0.05), 0.94),
        "wing.L": (0, 0, -74),
        "hindwing.L": (0, 0, -66),
        "plume.L": (-50, 0, 0),
    },
    {
        "body": body((-8, 0, 0), (0, -0.2, 0.1), 1.1),
        "wing.L": ((0, -22, 22), (0, 0, 0), 1.2),
        "hindwing.L": ((0, 18, 22), (0, 0, 0), 1.2),
        "plume.L": (30, -20, 0),
    },
    {"wing.L": (0, 30, -40), "hindwing.L": (0, 34, -30), "plume.L": (-60, 0, 0)},
    (66, 36),
)


# ---- weaver: a fat spider that knits with its front legs ------------------------------------------------------

WEAVER_LEGS = (
    ("front", -0.30, 0.78, 0.66),
    ("knit", -0.14, 0.98, 0.44),
    ("mid", 0.05, 0.98, 0.30),
    ("hind", 0.2, 0.84, 0.14),
)


def weaver(m, b):
    b.one("abdomen", (0, 0.16, 0.1), (0, 0.6, 0.2))
    m.add(
        ball(0.50, 3),
        PURPLE_DEEP,
        at=move(0, 0.36, 0.16) @ size(1.05, 1.05, 1),
        bone="abdomen",
        fade=(-0.3, 0.6, ORCHID),
    )
    star = lathe([(0.30, -0.03), (0.17, 0.03), (0, 0.05)], 5, cap=False)
    m.add(star, MAGENTA, at=move(0, 0.30, 0.65), bone="abdomen", facet=True, glow=0.35)
    m.add(ball(0.36, 2), PURPLE, at=move(0, -0.22, 0.02) @ size(1.1, 1, 0.95), bone="body", fade=(-0.2, 0.35, LAVENDER))
    eyes(m, b, 0.18, -0.44, 0.10, 0.19, PURPLE_DEEP, 16, 18)
    for x, y, z in ((0.10, -0.46, 0.30), (0.27, -0.38, 0.30)):
        m.add_pair(ball(0.05, 1), EYE, at=move(x, y, z), bone="body", glow=0.9)
    b.one("jaw", (0, -0.44, -0.12), (0, -0.5, -0.3))
    fangs(m, 0.10, -0.50, -0.12, 0.28, MAGENTA, bone="jaw")
    for i, (name, y, reach, lift) in enumerate(WEAVER_LEGS):
        b.pair(name, (0.2, y * 0.5, 0.05), (reach * 0.65, y, lift))
        out = y * 1.2
        foot = -0.50 - 0.12 * i if i > 1 else -0.30 + 0.1 * i
        leg = [
            (0.16, y * 0.5, 0.04),
            (reach * 0.62, out, lift),
            (reach, out * 1.2, lift * 0.4),
            (reach * 1.06, out * 1.3, foot),
        ]
        m.add_pair(
            tube(leg, [0.09, 0.085, 0.065, 0.012], 4, 6), (MAGENTA, MAGENTA, PLUM, PLUM)[i], bone=name + ".L", glow=0.06
        )


def weaver_idle(p):
    pose = {"body": bob(p, 0.05, 1), "abdomen": (6 * wave(p, 0, 2), 0, 6 * wave(p)), **blink(p)}
    for i, (name, *_rest) in enumerate(WEAVER_LEGS):
        for side, sign in ((".L", 1), (".R", -1)):
            beat = wave(p, i * 1.3 + (0 if sign > 0 else 3.1), 3 if i < 2 else 1)
            pose[name + side] = (10 * beat, sign * -14 * beat, sign * (16 if i < 2 else 6) * beat)
    return pose


def weaver_move(p):
    pose = {"body": bob(p, 0.05, 2, (8, 5 * wave(p), 0)), "abdomen": (-6, 0, 14 * wave(p))}
    for i, (name, *_rest) in enumerate(WEAVER_LEGS):
        for side, sign in ((".L", 1), (".R", -1)):
            beat = wave(p, i * 1.57 + (0 if sign > 0 else 3.14), 2)
            pose[name + side] = (
                0,
                sign * -22 * max(0, beat),
                sign * 26 * wave(p, i * 1.57 + 1.57 + (0 if sign > 0 else 3.14), 2),
            )
    return pose


WEAVER = Acts(
    weaver_idle,
    weaver_move,
    {
        "body": body((-30, 0, 0), (0, 0.14, 0.1), 1.08),
        "abdomen": (34, 0, 0),
        "front.L": (-20, -58, 0),
        "knit.L": (-20, -50, 0),
        "jaw": (20, 0, 0),
    },
    {
        "body": body((20, 0, 0), (0, -0.3, 0), 0.9),
        "abdomen": (-50, 0, 0),
        "front.L": (40, 20, -40),
        "knit.L": (30, 20, -30),
        "jaw": (-20, 0, 0),
    },
    {
        "front.L": (-20, -40, 30),
        "knit.L": (0, -40, 0),
        "mid.L": (0, -40, 0),
        "hind.L": (0, -40, -20),
        "abdomen": (20, 0, 0),
    },
)


# ---- spiral wisp: a ghost of a head with a coil for a tail and a flame for hair -------------------------------


def spiral_wisp(m, b):
    m.add(ball(0.48, 3), LAVENDER, at=move(0, -0.25, 0.04), bone="body", fade=(-0.3, 0.5, LILAC), glow=0.2)
    one_eye(m, b, -0.60, 0.06, 0.30, PURPLE)
    b.one("flame", (0, -0.2, 0.42), (0, -0.1, 0.9))
    for x, top in ((0, 1.05), (0.2, 0.82), (-0.2, 0.82)):
        tongue = tube([(x * 0.8, -0.24, 0.30), (x * 1.8, -0.12, 0.62), (x * 1.1, 0.05, top)], [0.20, 0.13, 0.005], 6, 4)
        m.add(tongue, ORCHID, bone="flame", glow=0.4, fade=(0.4, 1.0, MAGENTA))
    b.one("coil", (0, 0.1, 0), (0, 0.8, 0))
    coil = []
    for i in range(18):
        t = i / 17
        p = polar((0.52 * (1 - t) + 0.06) * min(1, t * 4), 90 + t * 800)
        coil.append((p.x, -0.05 + t * 1.2, p.y - 0.05))
    m.add(
        tube(coil, [0.30, 0.20, 0.15, 0.09, 0.01], 6, 34, up=(0, 1, 0)),
        PURPLE,
        bone="coil",
        glow=0.22,
        fade=(-0.5, 0.5, ORCHID),
    )
    bat_wing(m, b, (0.42, -0.2, 0.0), 0.52, 0.42, MAGENTA, ORCHID, glow=0.35)
    b.one("jaw", (0, -0.5, -0.26), (0, -0.7, -0.3))
    m.add(ball(0.12, 2), DARK, at=move(0, -0.58, -0.30) @ size(1.3, 0.5, 0.8), bone="jaw")


def wisp_idle(p):
    flicker = wave(p, 0, 4)
    return {
        **flap(p, 2, 22),
        **blink(p, 0.25),
        "body": bob(p, 0.10, 1, (0, 8 * wave(p, 1), 0)),
        "coil": (0, 360 * p, 0),
        "flame": ((8 * wave(p, 1, 2), 6 * wave(p, 0, 3), 0), (0, 0, 0), (1, 1 + 0.14 * flicker, 1)),
    }


def wisp_move(p):
    return {
        **flap(p, 2, 34),
        "body": bob(p, 0.05, 1, (12, 0, 0)),
        "coil": (0, 360 * p, 0),
        "flame": ((-34 + 6 * wave(p, 0, 3), 0, 0), (0, 0, 0), (0.9, 1.2, 0.9)),
    }


SPIRAL_WISP = Acts(
    wisp_idle,
    wisp_move,
    {
        "body": ((-6, 0, 0), (0, 0.2, 0), (0.78, 0.78, 0.78)),
        "coil": (0, -240, 0),
        "flame": ((0, 0, 0), (0, 0, -0.1), (1.2, 0.45, 1.2)),
        "wing.L": (0, 0, -50),
    },
    {
        "body": ((8, 0, 0), (0, -0.3, 0), (1.2, 1.2, 1.2)),
        "coil": (0, 300, 0),
        "flame": ((0, 0, 0), (0, 0, 0), (1.3, 1.7, 1.3)),
        "wing.L": (0, -40, 10),
        "jaw": (40, 0, 0),
    },
    {"flame": ((50, 0, 0), (0, 0, 0), (1, 0.6, 1)), "wing.L": (0, 30, 0)},
)

SHAPES = (
    (figeight_moth, FIGEIGHT_MOTH, 1.35),
    (weaver, WEAVER, 1.25),
    (spiral_wisp, SPIRAL_WISP, 1.10),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r)) for s, a, r in SHAPES}
