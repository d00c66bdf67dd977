"""Flutter, the scared one: a ball of fluff with eyes too large and wings too small, on stilts."""

import math

from creature import SHUT, body, creature, dizzy, eyes, lid_bones, paired
from geometry import around, ball, cone, lens_wing, move, polar, size, tube, turn
from palette import LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, ROSE, rgb
from rig import keyed, wave

FLUFF = rgb("efe2ff")


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.1), None),
        "body": ((0, 0, 0.12), (0, 0, 0.40), "root"),
    }
    lid_bones(table, 0.10, -0.165, 0.325, "body")
    paired(table, "antenna", (0.06, -0.06, 0.44), (0.17, -0.02, 0.62), "body")
    paired(table, "wing", (0.15, 0.07, 0.32), (0.45, 0.12, 0.40), "body")
    paired(table, "leg", (0.08, 0, 0.16), (0.09, 0, 0.02), "root")
    return table


def fluff(m):
    m.add(
        ball(0.205, 3).roughened(0.03, 9, 4),
        LILAC,
        at=move(0, 0.01, 0.285),
        bone="body",
        facet=True,
        fade=(0.1, 0.46, FLUFF),
    )
    for ring, (z, tilt, count, length) in enumerate(((0.17, 118, 9, 0.10), (0.24, 96, 10, 0.09), (0.43, 38, 7, 0.09))):
        for a in around(count, ring * 17):
            if ring == 1 and 215 < a % 360 < 325:
                continue
            tuft = move(0, 0.01, 0.285) @ turn(0, 0, a) @ turn(0, tilt, 0) @ move(0, 0, 0.175)
            m.add(cone(0.065, length, 4), LAVENDER if ring < 2 else FLUFF, at=tuft, bone="body", facet=True)
    eyes(m, 0.10, -0.165, 0.325, 0.098, "body", ORCHID, -18, 16, pupil=0.30)
    m.add(cone(0.035, 0.07, 4), MAGENTA, at=move(0, -0.205, 0.255) @ turn(100), bone="body", facet=True)
    m.add_pair(ball(0.04, 1), ROSE, at=move(0.155, -0.135, 0.235) @ size(1, 0.5, 0.7), bone="body", glow=0.2)


def feathers(m):
    stalk = [(0.06, -0.07, 0.43), (0.10, -0.10, 0.54), (0.19, -0.10, 0.61)]
    m.add_pair(tube(stalk, [0.018, 0.015, 0.01], 4, 4), PLUM, bone="antenna.L")
    for k in range(4):
        x, z = 0.075 + 0.03 * k, 0.49 + 0.033 * k
        for lean in (40, -70):
            barb = move(x, -0.09, z) @ turn(0, 40 + lean, 0) @ size(1, 0.4, 1)
            m.add_pair(cone(0.026, 0.105 - 0.008 * k, 3), ROSE, at=barb, bone="antenna.L", facet=True)


def wings(m):
    for length, width, lift, colour in ((0.34, 0.27, -22, ROSE), (0.22, 0.18, 26, ORCHID)):
        at = move(0.14, 0.09, 0.33) @ turn(0, lift, 18) @ turn(62)
        m.add_pair(lens_wing(length, width, 0.018), colour, at=at, bone="wing.L", glow=0.2, facet=True)


def legs(m):
    m.add_pair(
        tube([(0.07, 0, 0.15), (0.085, 0.02, 0.08), (0.09, 0, 0.015)], [0.022, 0.018, 0.018], 5, 4), PLUM, bone="leg.L"
    )
    for a in (-125, -90, -55, 90):
        tip = polar(0.075, a)
        toe = [(0.09, 0, 0.02), (0.09 + tip.x * 0.6, tip.y * 0.6, 0.028), (0.09 + tip.x, tip.y, 0.006)]
        m.add_pair(tube(toe, [0.016, 0.016, 0.006], 4, 2), PLUM, bone="leg.L")


OPEN = {"lid.L": (-40, 0, 0), "lid.R": (-40, 0, 0)}


def flap(amount):
    return {"wing.L": (0, -amount, 0), "wing.R": (0, amount, 0)}


def feel(x, y):
    return {"antenna.L": (x, y, 0), "antenna.R": (x, -y, 0)}


def idle(p):
    """Looks over both shoulders; shivers now and then."""
    look = 34 * math.sin(2 * math.pi * p) ** 3
    nervous = 2.5 * math.sin(p * 160) * max(0, math.sin(2 * math.pi * p * 2))
    return {
        "body": body((0, nervous, look), (0, 0, 0.008 * wave(p, 0, 3)), 1 + 0.025 * wave(p, 0, 3)),
        **flap(8 + 6 * wave(p, 0, 3)),
        **feel(6 * wave(p, 0, 2), 5 * wave(p, 1, 3)),
        **{"lid" + side: (-40 + 110 * max(0, 1 - abs(p - 0.5) / 0.05), 0, 0) for side in (".L", ".R")},
    }


def move_clip(p):
    """Pattering run on stiff legs, wings whirring, feelers blown back."""
    pose = {
        "body": body((14, 9 * wave(p), 0), (0, 0, 0.035 * abs(wave(p, -1.57))), 1 + 0.06 * wave(p, 0.4, 2)),
        **flap(-10 + 50 * wave(p, 0, 2)),
        **feel(34 + 8 * wave(p, 0.5, 2), 6),
        **OPEN,
    }
    for side, sign in ((".L", 1), (".R", -1)):
        pose["leg" + side] = ((-54 * sign * wave(p), 0, 0), (0, 0, 0.05 * max(0, sign * wave(p, -1.57))))
    return pose


REST = {"body": body(), **flap(8), **feel(0, 0), **OPEN}
SHRUNK = {"body": body((10, 0, 0), (0, 0, -0.03), 0.72), **flap(46), **feel(44, 20), **OPEN}
LEAPT = {
    "body": body((-14, 0, 0), (0, 0, 0.24), 1.22),
    "leg.L": ((-30, -24, 0), (0, 0, 0.22)),
    "leg.R": ((-30, 24, 0), (0, 0, 0.22)),
    **flap(-64),
    **feel(-26, -24),
    **OPEN,
}
FLAILING = dict(LEAPT, body=body((24, 0, 0), (0, -0.1, 0.1), 1.05))
FLATTENED = {"body": body((-10, 0, 12), (0, 0.04, -0.02), 0.62), **flap(60), **feel(50, 10), **SHUT}
FLUNG = {
    "body": body((-60, 0, 0), (0, 0.08, 0.12), 1.08),
    "leg.L": ((-80, -20, 0), (0, 0, 0.12)),
    "leg.R": ((-80, 20, 0), (0, 0, 0.12)),
    **flap(-40),
    **feel(40, 30),
    **SHUT,
}


def tell(p):
    """Shrinks into itself with its wings before its face, shivering so that nobody misses it."""
    pose = keyed((0, REST), (0.25, LEAPT), (0.5, SHRUNK), (1, SHRUNK))(p)
    if p > 0.45:
        rotation, offset, scale = pose["body"]
        pose["body"] = ((rotation[0], 7 * math.sin(p * 110), rotation[2]), offset, scale)
    return pose


def attack(p):
    """Flails in panic: all that it has."""
    pose = keyed((0, SHRUNK), (0.3, FLAILING), (0.7, FLAILING), (1, REST))(p)
    if 0.2 < p < 0.8:
        pose.update(flap(55 * math.sin(p * 60)))
    return pose


notice = keyed(
    (0, REST), (0.2, SHRUNK), (0.55, LEAPT), (0.85, dict(SHRUNK, body=body((0, 0, 0), (0, 0, 0), 0.84))), (1, REST)
)
hit = keyed((0, REST), (0.25, FLATTENED), (0.6, dict(REST, body=body((0, 0, -8), (0, 0, 0.04), 1.16))), (1, REST))
death = keyed((0, FLATTENED), (0.3, FLUNG), (1, dict(FLUNG, body=body((-100, 0, 0), (0, 0.1, 0.18), 0.9))))

CLIPS = (
    ("idle", 120, idle),
    ("move", 15, move_clip),
    ("notice", 24, notice),
    ("tell", 45, tell),
    ("attack", 36, attack),
    ("hit", 18, hit),
    ("dizzy", 60, dizzy(REST, {"body": 15})),
    ("death", 30, death),
)
MODELS = {"flutter": lambda: creature("flutter", (fluff, feathers, wings, legs), bones(), CLIPS, reach=0.2)}
