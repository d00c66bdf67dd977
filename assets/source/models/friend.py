"""The friend: a dormouse of the yard, all ears and tail, with a leaf for a scarf."""

import math

from creature import body, creature, lid_bones, paired
from creature import eyelid
from geometry import ball, dome, globe, lathe, move, petal, size, torus, tube, turn
from palette import BLOOM_PINK, CREAM, DARK, LEAF, LEAF_LIGHT, LEAF_TIP, WHITE, mix, rgb
from rig import wave

COAT = rgb("d98f52")
COAT_LIGHT = rgb("f6bd7c")
COAT_DARK = rgb("a8613a")
NOSE = rgb("ff8f8a")


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.06), None),
        "body": ((0, 0.01, 0.06), (0, 0.01, 0.26), "root"),
        "head": ((0, 0, 0.29), (0, 0, 0.52), "body"),
        "tail1": ((0, 0.13, 0.10), (0, 0.30, 0.14), "body"),
        "tail2": ((0, 0.30, 0.14), (0, 0.36, 0.36), "tail1"),
    }
    lid_bones(table, 0.072, -0.135, 0.405, "head")
    paired(table, "ear", (0.12, 0.01, 0.50), (0.20, 0.02, 0.60), "head")
    paired(table, "arm", (0.105, -0.03, 0.24), (0.16, -0.08, 0.13), "body")
    paired(table, "foot", (0.065, 0, 0.06), (0.07, -0.10, 0.02), "root")
    return table


def trunk(m):
    coat = [(0, 0.035), (0.10, 0.04), (0.15, 0.10), (0.145, 0.18), (0.11, 0.27), (0.06, 0.31)]
    m.add(lathe(coat, 14), COAT, at=size(1, 0.92, 1), bone="body", fade=(0.05, 0.3, COAT_LIGHT))
    m.add(ball(0.115, 2), CREAM, at=move(0, -0.065, 0.155) @ size(0.9, 0.72, 1.05), bone="body")
    m.add(
        torus(0.095, 0.032, 14, 6),
        LEAF,
        at=move(0, 0, 0.285) @ size(1, 0.95, 0.9),
        bone="body",
        fade=(0.25, 0.31, LEAF_LIGHT),
    )
    for a, droop in ((70, 0.0), (105, -0.05)):
        leaf = petal(0.17, 0.10, -0.10 + droop, 0.02, 0.015)
        m.add(
            leaf,
            LEAF_LIGHT,
            at=move(0, 0, 0.29) @ turn(0, 0, a) @ move(0.09, 0, 0),
            bone="body",
            facet=True,
            fade=(0.18, 0.3, LEAF_TIP),
        )


def face(m):
    def fur(v, normal):
        mask = min(1, max(0, (-v.y - 0.03) / 0.08)) * min(1, max(0, (0.41 - v.z) / 0.05))
        return mix(COAT_LIGHT if v.z > 0.47 else COAT, CREAM, mask)

    m.add(globe(0.165, 18, 12), fur, at=move(0, 0, 0.405) @ size(1.12, 0.97, 0.92), bone="head")
    m.add(ball(0.07, 2), CREAM, at=move(0, -0.135, 0.355) @ size(1.15, 0.85, 0.75), bone="head")
    m.add(ball(0.024, 1), NOSE, at=move(0, -0.20, 0.375) @ size(1.2, 0.8, 0.85), bone="head")
    socket = move(0.072, -0.135, 0.415) @ turn(0, 0, 22)
    m.add_pair(dome(0.047, 12, 4), DARK, at=socket @ turn(90) @ size(0.88, 1.15, 0.5), bone="head")
    m.add_pair(ball(0.014, 1), WHITE, at=move(0.066, -0.163, 0.440), bone="head", glow=0.4)
    m.add_pair(eyelid(0.048), COAT_LIGHT, at=socket @ turn(-62) @ size(0.95, 0.8, 1.1), bone="lid.L")
    m.add_pair(ball(0.032, 1), BLOOM_PINK, at=move(0.125, -0.115, 0.355) @ size(1, 0.5, 0.65), bone="head")
    for x, tilt in ((0.10, 10), (0.10, -8)):
        whisker = [(x, -0.15, 0.355), (x + 0.10, -0.15, 0.355 + tilt * 0.002), (x + 0.16, -0.12, 0.355 + tilt * 0.004)]
        m.add_pair(tube(whisker, [0.005, 0.004, 0.002], 3, 3), CREAM, bone="head")
    ear = move(0.165, 0.01, 0.555) @ turn(84, 0, 18)
    m.add_pair(
        lathe([(0, -0.018), (0.085, -0.012), (0.098, 0.006), (0.085, 0.018), (0.06, 0.008), (0, 0.002)], 14, cap=False),
        COAT,
        at=ear,
        bone="ear.L",
    )
    m.add_pair(lathe([(0.07, 0.014), (0, 0.012)], 12, cap=False), NOSE, at=ear, bone="ear.L")
    tuft = [(0, -0.03, 0.54), (0.02, -0.08, 0.60), (0.05, -0.12, 0.585)]
    m.add(tube(tuft, [0.035, 0.025, 0.003], 5, 4), COAT_LIGHT, bone="head")


def limbs(m):
    m.add_pair(
        tube([(0.105, -0.03, 0.25), (0.15, -0.06, 0.19), (0.155, -0.10, 0.14)], [0.040, 0.036, 0.034], 7, 4),
        COAT,
        bone="arm.L",
    )
    m.add_pair(ball(0.037, 1), CREAM, at=move(0.155, -0.11, 0.13), bone="arm.L")
    m.add_pair(ball(0.058, 2), COAT_DARK, at=move(0.07, -0.045, 0.032) @ size(0.9, 1.5, 0.58), bone="foot.L")

    def weights(v):
        t = min(1, max(0, (v.z - 0.12) / 0.12))
        return {"tail1": 1 - t, "tail2": t}

    tail = [(0, 0.12, 0.10), (0, 0.27, 0.12), (0, 0.37, 0.26), (0, 0.34, 0.43), (0, 0.24, 0.50)]
    m.add(
        tube(tail, [0.035, 0.075, 0.105, 0.10, 0.02], 9, 12, up=(1, 0, 0)),
        COAT_DARK,
        weights=weights,
        fade=(0.2, 0.5, CREAM),
    )


def lids(shut):
    return {"lid.L": (112 * shut, 0, 0), "lid.R": (112 * shut, 0, 0)}


def tail(lift, sway):
    return {"tail1": (lift, 0, sway), "tail2": (lift * 0.7, 0, sway * 1.4)}


def idle(p):
    """Sniffs the air, an ear flicks."""
    flick = 24 * max(0, math.sin(p * 40)) * (0.62 < p < 0.78)
    return {
        "body": body((0, 0, 0), (0, 0, 0), 1 + 0.025 * wave(p, 0, 2)),
        "head": (-4 + 5 * wave(p, 0, 4) * (p < 0.5), 6 * wave(p), 12 * wave(p, 0.5)),
        "ear.L": (0, flick, 0),
        "ear.R": (0, -4 * wave(p), 0),
        "arm.L": (-18 + 4 * wave(p, 0, 2), 8, 0),
        "arm.R": (-18 + 4 * wave(p, 0, 2), -8, 0),
        **tail(6 * wave(p, 0, 2), 12 * wave(p, 1)),
        **lids(max(0, 1 - abs(p - 0.36) / 0.04)),
    }


def walk(p):
    """A pattering bounce, two steps a cycle; tail and ears follow late."""
    step, up = wave(p), abs(wave(p, -1.57))
    pose = {
        "body": body((8, 6 * step, 5 * step), (0, 0, 0.03 * up), 1 + 0.07 * wave(p, 0.5, 2)),
        "head": (-7 + 4 * wave(p, 1, 2), -5 * step, 0),
        "arm.L": (38 * step, 14, 0),
        "arm.R": (-38 * step, -14, 0),
        "ear.L": (10 + 10 * wave(p, 1.2, 2), 0, 0),
        "ear.R": (10 + 10 * wave(p, 1.5, 2), 0, 0),
        **tail(8 * wave(p, 1.2, 2), 14 * wave(p, 0.8)),
    }
    for side, sign in ((".L", 1), (".R", -1)):
        pose["foot" + side] = (
            (-30 * sign * step, 0, 0),
            (0, -0.075 * sign * step, 0.05 * max(0, -sign * wave(p, -1.57))),
        )
    return pose


def cheer(p):
    """Two jumps with both arms up, ears flying, and a wiggle on landing."""
    t = (p * 2) % 1
    up = math.sin(math.pi * t) ** 0.8 if 0 < t < 1 else 0.0
    return {
        "root": ((0, 0, 0), (0, 0, 0.20 * up)),
        "body": body((-6 * up, 9 * wave(p, 0, 4) * (1 - up), 12 * wave(p)), (0, 0, 0), 0.86 + 0.24 * up),
        "head": (-14 * up, 0, 0),
        "arm.L": (-120 - 30 * up, -30, 0),
        "arm.R": (-120 - 30 * up, 30, 0),
        "ear.L": (-24 + 44 * t, 12 * up, 0),
        "ear.R": (-24 + 44 * t, -12 * up, 0),
        "foot.L": (30 * up, 0, 0),
        "foot.R": (30 * up, 0, 0),
        **tail(-20 + 36 * t, 18 * wave(p, 0, 2)),
        **lids(0.9 if up > 0.3 else 0.2),
    }


CLIPS = (("idle", 120, idle), ("walk", 24, walk), ("cheer", 60, cheer))
MODELS = {"friend": lambda: creature("friend", (trunk, face, limbs), bones(), CLIPS, reach=0.15)}
