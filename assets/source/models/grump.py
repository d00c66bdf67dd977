"""Grump, the chaser: all underbite, brow and fists, broad as it is high."""

import math

from mathutils import Vector

from creature import SHUT, WIDE, body, creature, dizzy, eyes, lid_bones, paired
from geometry import ball, box, cone, lathe, move, size, thorn, tube, turn
from palette import BONE, DARK, LAVENDER, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE
from rig import both_sides, keyed, wave


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.12), None),
        "body": ((0, 0.02, 0.12), (0, 0.02, 0.6), "root"),
        "jaw": ((0, -0.05, 0.34), (0, -0.4, 0.30), "body"),
    }
    lid_bones(table, 0.155, -0.315, 0.555, "body")
    paired(table, "brow", (0.15, -0.38, 0.66), (0.15, -0.38, 0.72), "body")
    paired(table, "arm", (0.36, 0, 0.50), (0.52, -0.06, 0.20), "body")
    paired(table, "foot", (0.17, 0.02, 0.14), (0.17, -0.12, 0.04), "root")
    return table


def trunk(m):
    coat = [
        (0.0, 0.12),
        (0.26, 0.13),
        (0.40, 0.26),
        (0.425, 0.42),
        (0.40, 0.60),
        (0.29, 0.75),
        (0.14, 0.815),
        (0, 0.83),
    ]
    m.add(lathe(coat, 16), PURPLE_DEEP, at=size(1, 0.88, 1), bone="body", fade=(0.15, 0.75, PURPLE))
    for z, y, length in ((0.80, 0.10, 0.16), (0.68, 0.27, 0.20), (0.50, 0.355, 0.18), (0.32, 0.33, 0.13)):
        lean = -20 - (0.80 - z) * 150
        m.add(thorn(0.085, length, 5), MAGENTA, at=move(0, y, z) @ turn(lean), bone="body", facet=True, glow=0.15)
    horn = [(0.20, -0.02, 0.72), (0.33, -0.03, 0.80), (0.37, -0.08, 0.93)]
    m.add_pair(tube(horn, [0.085, 0.06, 0.006], 6, 5), BONE, bone="body", facet=True)
    for x, y, z, r in ((0.30, 0.20, 0.55, 0.06), (0.34, 0.12, 0.36, 0.05), (0.2, 0.3, 0.44, 0.05)):
        m.add_pair(ball(r, 1), ORCHID, at=move(x, y, z) @ size(1, 1, 0.8), bone="body", facet=True)


def face(m):
    eyes(m, 0.155, -0.315, 0.555, 0.115, "body", PURPLE_DEEP, 10, 18)
    brow = box(0.27, 0.13, 0.105, 0.03)
    m.add_pair(brow, PLUM, at=move(0.145, -0.37, 0.665) @ turn(0, 0, 14) @ turn(0, -24, 0), bone="brow.L", facet=True)
    m.add(ball(0.06, 1), WINE, at=move(0, -0.41, 0.50) @ size(1.3, 0.8, 0.8), bone="body")
    lip = ball(0.31, 3).warped(lambda v: Vector((v.x, v.y, v.z * (0.42 if v.z > 0 else 0.58))))
    m.add(lip, LAVENDER, at=move(0, -0.20, 0.305) @ size(1.15, 0.94, 1), bone="jaw", fade=(0.42, 0.16, ORCHID))
    gap = ball(0.27, 2).warped(lambda v: Vector((v.x, v.y, v.z * 0.28)))
    m.add(gap, DARK, at=move(0, -0.19, 0.385) @ size(1.15, 0.95, 1), bone="jaw")
    m.add_pair(thorn(0.070, 0.27, 6), BONE, at=move(0.20, -0.38, 0.36) @ turn(10, 10, 0), bone="jaw", facet=True)
    for x in (-0.07, 0.07):
        m.add(cone(0.045, 0.11, 5), BONE, at=move(x, -0.44, 0.37), bone="jaw", facet=True)


def limbs(m):
    arm = [(0.35, 0.0, 0.52), (0.48, 0.01, 0.42), (0.53, -0.05, 0.24)]
    m.add_pair(tube(arm, [0.10, 0.085, 0.085], 8, 5), PURPLE, bone="arm.L", fade=(0.2, 0.5, PURPLE_DEEP))
    m.add_pair(ball(0.165, 2), MAGENTA, at=move(0.535, -0.09, 0.175) @ size(0.9, 1.1, 1), bone="arm.L", facet=True)
    for k in (-1, 0, 1):
        knuckle = move(0.535 + 0.085 * k, -0.245 + 0.02 * abs(k), 0.19)
        m.add_pair(ball(0.052, 1), ROSE, at=knuckle, bone="arm.L", facet=True)
    foot = ball(0.13, 2).warped(lambda v: Vector((v.x, v.y, max(v.z, -0.07))))
    m.add_pair(foot, PLUM, at=move(0.17, -0.04, 0.068) @ size(1, 1.4, 0.95), bone="foot.L")
    for x in (0.10, 0.17, 0.24):
        m.add_pair(cone(0.035, 0.09, 4), BONE, at=move(x, -0.19, 0.045) @ turn(100), bone="foot.L", facet=True)


SCOWL = {"brow.L": (0, 6, 0), "brow.R": (0, -6, 0)}
RAISED = {"brow.L": ((0, -22, 0), (0, 0, 0.05)), "brow.R": ((0, 22, 0), (0, 0, 0.05))}


def idle(p):
    breath = wave(p, 0, 2)
    return dict(
        both_sides({"arm.L": (4 * breath, 3 * breath, 0)}),
        body=body((0, 0, 4 * wave(p)), (0, 0, 0), 1 + 0.03 * breath),
        jaw=(3 * wave(p, 1, 4), 0, 0),
        **SCOWL,
        **{
            "lid.L": (60 * max(0, 1 - abs(p - 0.4) / 0.05), 0, 0),
            "lid.R": (60 * max(0, 1 - abs(p - 0.4) / 0.05), 0, 0),
        },
    )


def move_clip(p):
    """Stomps from foot to foot, the whole body rolling, fists punching the air."""
    step = wave(p)
    pose = {
        "body": body(
            (12, 11 * step, 10 * wave(p, 0.5)), (0, 0, 0.07 * abs(wave(p, -1.57))), 1 + 0.07 * wave(p, 0.6, 2)
        ),
        "jaw": (7 * wave(p, 0.5, 2), 0, 0),
        "arm.L": (-20 + 52 * wave(p, 0.4), -18, 0),
        "arm.R": (-20 - 52 * wave(p, 0.4), 18, 0),
        **SCOWL,
    }
    for side, sign in ((".L", 1), (".R", -1)):
        lift = max(0, sign * wave(p, -1.57))
        pose["foot" + side] = ((34 * sign * step, 0, 0), (0, 0.15 * sign * step, 0.12 * lift))
    return pose


REST = dict(both_sides({"arm.L": (0, 0, 0)}), body=body(), jaw=(0, 0, 0), **SCOWL)
REARED = dict(
    both_sides({"arm.L": (-160, -24, 0), "foot.L": (0, 0, 0)}),
    body=body((-24, 0, 0), (0, 0.10, 0.02), 1.16),
    jaw=((26, 0, 0), (0, 0, -0.05)),
    **RAISED,
    **WIDE,
)
CROUCHED = dict(both_sides({"arm.L": (30, 10, 0)}), body=body((14, 0, 0), (0, 0, 0), 0.74), jaw=(-4, 0, 0), **SCOWL)
SLAMMED = dict(both_sides({"arm.L": (-52, 8, 0)}), body=body((42, 0, 0), (0, -0.22, 0), 0.80), jaw=(20, 0, 0), **SCOWL)
FLATTENED = dict(
    both_sides({"arm.L": (-20, -50, 0)}), body=body((-16, 0, 10), (0, 0.06, 0), 0.66), jaw=(22, 0, 0), **RAISED, **SHUT
)
FLUNG = dict(
    both_sides({"arm.L": (-60, -80, 0), "foot.L": ((-60, 0, 0), (0.05, -0.06, 0.05))}),
    body=body((-46, 0, 0), (0, 0.1, 0.05), 1.12),
    jaw=(34, 0, 0),
    **RAISED,
    **SHUT,
)


def tell(p):
    """Ducks, then rears up to its full height with both fists over its head, and shakes there."""
    pose = keyed((0, REST), (0.22, CROUCHED), (0.46, REARED), (1, REARED))(p)
    if p > 0.4:
        tremble = 5 * math.sin(p * 90) * min(1, (p - 0.4) * 6)
        rotation, offset, scale = pose["body"]
        pose["body"] = ((rotation[0], rotation[1], rotation[2] + tremble), offset, scale)
    return pose


notice = keyed(
    (0, REST),
    (0.25, CROUCHED),
    (0.55, dict(REST, body=body((-8, 0, 0), (0, 0, 0.24), 1.14), jaw=(16, 0, 0), **WIDE)),
    (0.85, CROUCHED),
    (1, REST),
)
attack = keyed((0, REARED), (0.22, SLAMMED), (0.55, SLAMMED), (1, REST))
hit = keyed((0, REST), (0.25, FLATTENED), (0.55, dict(REST, body=body((6, 0, -6), (0, 0, 0), 1.1))), (1, REST))
death = keyed((0, FLATTENED), (0.3, FLUNG), (1, dict(FLUNG, body=body((-70, 0, 0), (0, 0.15, 0.12), 0.9))))

CLIPS = (
    ("idle", 120, idle),
    ("move", 24, move_clip),
    ("notice", 24, notice),
    ("tell", 45, tell),
    ("attack", 30, attack),
    ("hit", 18, hit),
    ("dizzy", 60, dizzy(REST, {"body": 13, "jaw": 6, "arm.L": 16, "arm.R": 16})),
    ("death", 30, death),
)
MODELS = {"grump": lambda: creature("grump", (trunk, face, limbs), bones(), CLIPS)}
