"""Sleeper: a heavy sack of a beast in a nightcap. Asleep it is a round heap with a bubble at its nose."""

import math

from mathutils import Vector

from creature import SHUT, WIDE, body, creature, dizzy, eyes, hop, lid_bones, paired
from geometry import ball, cone, lathe, move, size, smooth_curve, torus, tube, turn
from palette import BONE, DARK, INDIGO, LAVENDER, LILAC, MAGENTA, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE, rgb
from rig import both_sides, keyed, wave

NAVY = rgb("2c2a8c")
STRIPE = rgb("efe2ff")
GONE = ((0, 0, 0), (0, 0, 0), 0.01)


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.1), None),
        "body": ((0, 0, 0.02), (0, 0, 0.5), "root"),
        "head": ((0, 0, 0.55), (0, 0, 0.85), "body"),
        "cap1": ((0, 0.03, 0.86), (0.18, 0.06, 1.06), "head"),
        "cap2": ((0.18, 0.06, 1.06), (0.40, 0.08, 0.92), "cap1"),
        "bubble": ((0.07, -0.47, 0.64), (0.07, -0.47, 0.74), "head"),
    }
    lid_bones(table, 0.150, -0.270, 0.750, "head")
    paired(table, "arm", (0.34, -0.10, 0.50), (0.50, -0.24, 0.30), "body")
    paired(table, "foot", (0.24, -0.30, 0.12), (0.26, -0.48, 0.14), "body")
    return table


def sack(m):
    def weights(v):
        t = min(1, max(0, (v.z - 0.48) / 0.2))
        return {"body": 1 - t, "head": t}

    coat = [
        (0, 0.0),
        (0.40, 0.0),
        (0.52, 0.10),
        (0.53, 0.24),
        (0.46, 0.42),
        (0.38, 0.56),
        (0.345, 0.70),
        (0.27, 0.83),
        (0.12, 0.90),
        (0, 0.91),
    ]
    m.add(lathe(coat, 18), NAVY, at=size(1, 0.92, 1), weights=weights, fade=(0.05, 0.8, INDIGO))
    belly = ball(0.36, 3).warped(lambda v: Vector((v.x, v.y * 0.35, v.z * 0.85)))
    m.add(belly, LILAC, at=move(0, -0.385, 0.335) @ turn(-14), bone="body", fade=(0.0, 0.5, STRIPE))
    for z, y, r in ((0.22, 0.47, 0.13), (0.44, 0.40, 0.11), (0.62, 0.31, 0.09)):
        m.add(ball(r, 1), PURPLE, at=move(0, y, z) @ size(1.4, 0.6, 1), weights=weights, facet=True)
    for x, z in ((0.30, 0.30), (0.25, 0.50)):
        m.add_pair(
            ball(0.075, 1), PURPLE, at=move(x, 0.36 - (z - 0.3) * 0.5, z) @ size(1, 0.6, 1), bone="body", facet=True
        )


def face(m):
    eyes(m, 0.150, -0.270, 0.750, 0.130, "head", INDIGO, 16, 18)
    m.add(
        ball(0.16, 2), LAVENDER, at=move(0, -0.32, 0.615) @ size(1.25, 0.85, 0.78), bone="head", fade=(0.5, 0.7, LILAC)
    )
    m.add(ball(0.062, 2), WINE, at=move(0, -0.455, 0.665) @ size(1.3, 0.8, 0.85), bone="head")
    m.add_pair(cone(0.032, 0.10, 5), BONE, at=move(0.085, -0.415, 0.575) @ turn(172), bone="head", facet=True)
    m.add(
        tube([(-0.10, -0.415, 0.57), (0, -0.45, 0.585), (0.10, -0.415, 0.57)], [0.010, 0.014, 0.010], 5, 5),
        DARK,
        bone="head",
    )
    m.add(ball(0.15, 2), LILAC, at=move(0.11, -0.58, 0.66), bone="bubble", glow=0.55, fade=(0.5, 0.85, rgb("ffffff")))


def nightcap(m):
    def weights(v):
        t = min(1, max(0, (v.x - 0.10) / 0.12))
        return {"cap1": 1 - t, "cap2": t}

    cap = [(0, 0.02, 0.83), (0.02, 0.04, 0.95), (0.13, 0.06, 1.075), (0.30, 0.08, 1.05), (0.42, 0.09, 0.90)]
    rings = smooth_curve(cap, 14)
    middles = [(a + b) / 2 for a, b in zip(rings, rings[1:])]

    def stripes(v, normal):
        nearest = min(range(14), key=lambda i: (middles[i] - v).length)
        return STRIPE if nearest // 2 % 2 else MAGENTA

    m.add(tube(cap, [0.265, 0.215, 0.14, 0.085, 0.03], 12, 14, up=(0, 1, 0)), stripes, weights=weights, by_face=True)
    m.add(torus(0.262, 0.048, 18, 6), STRIPE, at=move(0, 0.0, 0.85) @ turn(-6) @ size(1, 0.95, 1), bone="cap1")
    m.add(ball(0.085, 2).roughened(0.02, 14, 2), STRIPE, at=move(0.43, 0.09, 0.85), bone="cap2", facet=True, glow=0.1)


def limbs(m):
    arm = [(0.33, -0.08, 0.52), (0.46, -0.18, 0.42), (0.47, -0.32, 0.30)]
    m.add_pair(tube(arm, [0.10, 0.095, 0.085], 8, 5), INDIGO, bone="arm.L", fade=(0.25, 0.55, PURPLE_DEEP))
    for k in (-1, 0, 1):
        claw = move(0.465 + 0.055 * k, -0.365, 0.275) @ turn(150)
        m.add_pair(cone(0.032, 0.12, 4), BONE, at=claw, bone="arm.L", facet=True)
    foot = ball(0.15, 2).warped(lambda v: Vector((v.x, v.y, max(v.z, -0.115))))
    m.add_pair(foot, PLUM, at=move(0.29, -0.40, 0.115) @ size(1, 0.9, 1.05), bone="foot.L")
    m.add_pair(ball(0.085, 2), ROSE, at=move(0.30, -0.520, 0.14) @ size(1, 0.35, 1), bone="foot.L")
    for x in (0.21, 0.30, 0.39):
        m.add_pair(
            ball(0.036, 1), ROSE, at=move(x, -0.507, 0.245 - 0.03 * (x != 0.30)) @ size(1, 0.5, 1), bone="foot.L"
        )


def cap(swing, droop=0):
    return {"cap1": (0, droop + swing * 0.5, 0), "cap2": (0, droop + swing, 0)}


DROWSY = {"lid.L": (40, 0, 0), "lid.R": (40, 0, 0)}
ANGRY = {"lid.L": (8, 0, 0), "lid.R": (8, 0, 0)}


def idle(p):
    """Sits and nods."""
    nod = 10 * max(0, wave(p)) ** 3
    return {
        "body": body((0, 3 * wave(p), 0), (0, 0, 0), 1 + 0.03 * wave(p, 0, 2)),
        "head": (nod, 4 * wave(p, 0.6), 0),
        "bubble": GONE,
        "lid.L": (40 + 3.5 * nod, 0, 0),
        "lid.R": (40 + 3.5 * nod, 0, 0),
        **cap(7 * wave(p, 1), 2),
    }


def sleep(p):
    """Heaped on the ground; the bubble swells with each breath in and shrinks with each breath out."""
    breath = wave(p, 1.2)
    return {
        "body": body((4, 0, 0), (0, 0, 0), 0.74 + 0.06 * breath),
        "head": ((26 - 5 * breath, 14, 0), (0, -0.06, -0.07)),
        "arm.L": (10, 34 - 3 * breath, 0),
        "arm.R": (10, -34 + 3 * breath, 0),
        "foot.L": (-12, 14, -18),
        "foot.R": (-12, -14, 18),
        "bubble": ((0, 0, 0), (0, 0, 0), 0.75 + 0.6 * breath),
        **SHUT,
        **cap(4 * wave(p, 2), 18),
    }


def move_clip(p):
    """Hops like someone in a sack race."""
    height, stretch = hop(p, 0.28)
    tuck = 22 * height
    return {
        "root": ((0, 0, 0), (0, 0, 0.26 * height)),
        "body": body((8 + 6 * height, 0, 4 * wave(p)), (0, 0, 0), stretch),
        "head": (-4 - 8 * height, 0, 0),
        "arm.L": (-30 - 30 * height, -20 - 20 * height, 0),
        "arm.R": (-30 - 30 * height, 20 + 20 * height, 0),
        "foot.L": (tuck, 0, 0),
        "foot.R": (tuck, 0, 0),
        "bubble": GONE,
        **ANGRY,
        **cap(-34 * math.sin(2 * math.pi * p + 0.4), 0),
    }


REST = {"body": body(), "head": (0, 0, 0), "bubble": GONE, **ANGRY, **cap(0)}
PUFFED = dict(
    both_sides({"arm.L": (-130, -40, 0)}),
    body=body((-14, 0, 0), (0, 0.06, 0), 1.16),
    head=(-18, 0, 0),
    bubble=GONE,
    **WIDE,
    **cap(-30),
)
CROUCHED = dict(
    both_sides({"arm.L": (20, 14, 0)}),
    body=body((8, 0, 0), (0, 0, 0), 0.72),
    head=(8, 0, 0),
    bubble=GONE,
    **ANGRY,
    **cap(14),
)
LEAPING = dict(
    both_sides({"arm.L": (-110, -50, 0), "foot.L": (40, 0, 0)}),
    root=((24, 0, 0), (0, -0.1, 0.38)),
    body=body((10, 0, 0), (0, 0, 0), 1.14),
    head=(-26, 0, 0),
    bubble=GONE,
    **WIDE,
    **cap(-40),
)
FLOPPED = dict(
    both_sides({"arm.L": (-80, -60, 0), "foot.L": (30, 0, 0)}),
    root=((62, 0, 0), (0, -0.12, 0.14)),
    body=body((0, 0, 0), (0, 0, 0), 0.82),
    head=(-20, 0, 0),
    bubble=GONE,
    **SHUT,
    **cap(30),
)
FLATTENED = dict(
    both_sides({"arm.L": (-10, -46, 0)}),
    body=body((-10, 0, 8), (0, 0.04, 0), 0.66),
    head=(-12, 0, 0),
    bubble=GONE,
    **SHUT,
    **cap(-36),
)
FLUNG = dict(
    both_sides({"arm.L": (-60, -80, 0), "foot.L": (-40, 0, 0)}),
    body=body((-40, 0, 0), (0, 0.1, 0.1), 1.1),
    head=(-24, 0, 0),
    bubble=GONE,
    **SHUT,
    **cap(-50),
)


def tell(p):
    """Swells with indignation, paws high, then trembles."""
    pose = keyed((0, REST), (0.24, CROUCHED), (0.5, PUFFED), (1, PUFFED))(p)
    if p > 0.45:
        rotation, offset, scale = pose["body"]
        swell = 1 + 0.06 * (p - 0.45)
        pose["body"] = (
            (rotation[0], rotation[1], 4 * math.sin(p * 80)),
            offset,
            (scale[0] * 1.1 * swell, scale[1] * swell, scale[2] * 1.1 * swell),
        )
    return pose


BURST = dict(
    sleep(0),
    body=body((-4, 0, 0), (0, 0, 0.12), 1.22),
    head=(-20, 0, 0),
    bubble=GONE,
    **both_sides({"arm.L": (-60, -66, 0)}),
    **WIDE,
    **cap(-46),
)
SWOLLEN = dict(sleep(0.4), bubble=((0, 0, 0), (0, 0, 0), 1.7))
wake = keyed(
    (0, sleep(0)),
    (0.22, SWOLLEN),
    (0.27, dict(SWOLLEN, bubble=GONE)),
    (0.42, BURST),
    (0.58, CROUCHED),
    (0.76, dict(REST, body=body((-4, 0, 0), (0, 0, 0), 1.08), **cap(16))),
    (1, REST),
)
notice = keyed(
    (0, idle(0)), (0.3, CROUCHED), (0.6, dict(REST, body=body((-6, 0, 0), (0, 0, 0.14), 1.12), **WIDE)), (1, REST)
)
doze = keyed((0, REST), (0.5, dict(idle(0.25))), (1, sleep(0)))
attack = keyed((0, PUFFED), (0.25, LEAPING), (0.45, FLOPPED), (0.75, FLOPPED), (1, REST))
hit = keyed(
    (0, REST), (0.25, FLATTENED), (0.6, dict(REST, body=body((4, 0, -6), (0, 0, 0), 1.1), **cap(24))), (1, REST)
)
death = keyed((0, FLATTENED), (0.3, FLUNG), (1, dict(FLUNG, body=body((-64, 0, 0), (0, 0.16, 0.14), 0.92))))

CLIPS = (
    ("idle", 120, idle),
    ("sleep", 150, sleep),
    ("wake", 60, wake),
    ("doze", 60, doze),
    ("move", 36, move_clip),
    ("notice", 30, notice),
    ("tell", 45, tell),
    ("attack", 48, attack),
    ("hit", 18, hit),
    ("dizzy", 60, dizzy(REST, {"body": 9, "head": 15, "cap1": 14, "cap2": 24})),
    ("death", 30, death),
)
MODELS = {"sleeper": lambda: creature("sleeper", (sack, face, nightcap, limbs), bones(), CLIPS)}
