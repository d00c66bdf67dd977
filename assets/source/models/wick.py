"""Wick, the young hare: goggles, teal scarf, red jacket and a big brass lantern worn on the right arm.

Seen from behind for most of the game, so the back is kept plain: two ears, the lantern arm, the scarf.
"""

import math

from mathutils import Vector

from geometry import aim, around, ball, box, dome, extrusion, globe, lathe, move, ribbon, size, torus, tube, turn
from mesh import Model, export, reset
from palette import (
    BRASS,
    BRASS_DEEP,
    CREAM,
    DARK,
    FLAME,
    FUR,
    FUR_BACK,
    FUR_SHADE,
    GOLD,
    LAMP,
    PINK,
    RED,
    RED_DEEP,
    TEAL,
    TEAL_DEEP,
    WHITE,
    mix,
    rgb,
)
from rig import add_clip, bind, blend, both_sides, keyed, make_rig, wave

HEAD = (0, 0, 1.28)
WRIST = Vector((-0.44, -0.02, 0.60))
ARM_AXIS = Vector((-0.145, -0.025, -0.19)).normalized()
EYE = Vector((0.125, -0.262, 1.285))


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.2), None),
        "hips": ((0, 0, 0.56), (0, 0, 0.66), "root"),
        "spine": ((0, 0, 0.66), (0, 0, 0.80), "hips"),
        "chest": ((0, 0, 0.80), (0, 0, 1.0), "spine"),
        "head": ((0, 0, 1.02), (0, 0, 1.5), "chest"),
        "tail": ((0, 0.15, 0.56), (0, 0.26, 0.6), "hips"),
        "scarf1": ((0.05, 0.13, 1.02), (0.08, 0.36, 1.03), "chest"),
        "scarf2": ((0.08, 0.36, 1.03), (0.1, 0.62, 1.02), "scarf1"),
        "scarf3": ((0.1, 0.62, 1.02), (0.13, 0.95, 1.0), "scarf2"),
    }
    for side, x in ((".L", 1), (".R", -1)):
        table.update(
            {
                "ear1" + side: ((0.11 * x, 0.02, 1.52), (0.15 * x, 0.06, 1.78), "head"),
                "ear2" + side: ((0.15 * x, 0.06, 1.78), (0.2 * x, 0.16, 2.05), "ear1" + side),
                "brow" + side: ((0.12 * x, -0.28, 1.40), (0.12 * x, -0.28, 1.44), "head"),
                "lid" + side: ((EYE.x * x, EYE.y, EYE.z), (EYE.x * x, EYE.y, EYE.z + 0.05), "head"),
                "arm" + side: ((0.19 * x, 0, 0.94), (0.32 * x, 0, 0.76), "chest"),
                "fore" + side: ((0.32 * x, 0, 0.76), (0.44 * x, -0.02, 0.60), "arm" + side),
                "hand" + side: ((0.44 * x, -0.02, 0.60), (0.5 * x, -0.03, 0.5), "fore" + side),
                "thigh" + side: ((0.1 * x, 0, 0.55), (0.12 * x, -0.01, 0.32), "hips"),
                "shin" + side: ((0.12 * x, -0.01, 0.32), (0.125 * x, 0.01, 0.1), "thigh" + side),
                "foot" + side: ((0.125 * x, 0.01, 0.1), (0.125 * x, -0.15, 0.04), "shin" + side),
            }
        )
    table["lantern"] = (tuple(WRIST + ARM_AXIS * 0.12), tuple(WRIST + ARM_AXIS * 0.36), "hand.R")
    return table


def between(low_bone, high_bone, height, width=0.06):
    """Smooth weight from one bone to the next around a height."""

    def weights(v):
        t = min(1, max(0, (v.z - height) / width + 0.5))
        return {low_bone: 1 - t, high_bone: t}

    return weights


def torso(m):
    def weights(v):
        return between("hips", "spine", 0.66)(v) if v.z < 0.74 else between("spine", "chest", 0.80)(v)

    jacket = lathe(
        [
            (0.13, 0.47),
            (0.20, 0.50),
            (0.185, 0.58),
            (0.165, 0.66),
            (0.165, 0.72),
            (0.185, 0.82),
            (0.195, 0.91),
            (0.165, 0.985),
            (0.10, 1.03),
        ],
        16,
    )
    m.add(jacket, RED, at=size(1, 0.84, 1), weights=weights, fade=(0.9, 0.52, RED_DEEP))
    m.add(
        lathe([(0.19, 0.475), (0.208, 0.483), (0.208, 0.505), (0.19, 0.513)], 16),
        GOLD,
        at=size(1, 0.86, 1),
        bone="hips",
    )
    m.add(
        lathe([(0.170, 0.625), (0.186, 0.64), (0.186, 0.675), (0.170, 0.69)], 16),
        BRASS,
        at=size(1, 0.86, 1),
        bone="hips",
    )
    m.add(box(0.09, 0.05, 0.07, 0.012), GOLD, at=move(0, -0.155, 0.657), bone="hips")
    m.add(box(0.028, 0.02, 0.22, 0.006), GOLD, at=move(0, -0.158, 0.84) @ turn(-6), bone="chest")
    m.add(lathe([(0.11, 0.38), (0.150, 0.44), (0.150, 0.50)], 14), TEAL_DEEP, at=size(1, 0.88, 1), bone="hips")
    m.add(ball(0.10, 2), WHITE, at=move(0, 0.20, 0.545), bone="tail")


def scarf(m):
    def stripes(v, normal):
        return CREAM if 0.66 < v.y < 0.78 or 0.90 < v.y < 1.02 else TEAL

    def weights(v):
        for first, second, y in (("scarf1", "scarf2", 0.34), ("scarf2", "scarf3", 0.62)):
            if v.y < y + 0.10:
                t = min(1, max(0, (v.y - y + 0.10) / 0.20))
                return {first: 1 - t, second: t}
        return {"scarf3": 1.0}

    m.add(
        torus(0.130, 0.052, 18, 6),
        TEAL,
        at=move(0, 0, 1.0) @ size(1, 0.95, 0.95),
        bone="chest",
        fade=(1.0, 0.94, TEAL_DEEP),
    )
    m.add(ball(0.062, 1), TEAL, at=move(0.05, 0.145, 1.015), bone="chest")
    tail = ribbon(
        [(0.05, 0.13, 1.02), (0.08, 0.36, 1.045), (0.09, 0.66, 1.02), (0.14, 1.12, 1.0)],
        [0.05, 0.09, 0.125, 0.15],
        0.03,
        16,
    )
    m.add(tail, stripes, weights=weights, by_face=True)


def head(m):
    def fur(v, normal):
        back = min(1, max(0, (v.y + 0.02) / 0.16)) * min(1, max(0, (v.z - 1.12) / 0.2))
        return mix(FUR, FUR_BACK, back * 0.85)

    place = move(*HEAD)
    m.add(globe(0.30, 22, 15), fur, at=place @ size(1.05, 0.96, 0.93), bone="head")
    m.add(ball(0.14, 2), WHITE, at=move(0, -0.225, 1.185) @ size(1.15, 0.8, 0.70), bone="head")
    cheek = tube([(0.22, -0.1, 1.18), (0.34, -0.06, 1.13), (0.43, -0.02, 1.13)], [0.09, 0.06, 0.004], 6, 4)
    m.add_pair(cheek, WHITE, bone="head")
    m.add(ball(0.035, 2), PINK, at=move(0, -0.342, 1.232) @ size(1.25, 0.7, 0.85), bone="head")
    mouth = tube([(-0.05, -0.325, 1.162), (0, -0.338, 1.145), (0.05, -0.325, 1.162)], [0.004, 0.010, 0.004], 5, 5)
    m.add(mouth, rgb("8a2f3a"), bone="head")
    eyes(m)
    for points, radii in (
        ([(-0.06, -0.15, 1.53), (0, -0.25, 1.6), (0.05, -0.3, 1.55)], [0.07, 0.05, 0.005]),
        ([(0.05, -0.1, 1.54), (0.1, -0.2, 1.62), (0.17, -0.26, 1.58)], [0.06, 0.04, 0.004]),
    ):
        m.add(tube(points, radii, 6, 5), FUR_SHADE, bone="head")
    goggles(m)
    ears(m)


def eyes(m):
    socket = move(*EYE) @ turn(0, 0, 20)
    m.add_pair(dome(0.083, 14, 4), DARK, at=socket @ turn(90) @ size(0.82, 1.22, 0.42), bone="head")
    m.add_pair(
        dome(0.052, 10, 3),
        rgb("7a3a1c"),
        at=socket @ move(0, -0.024, -0.028) @ turn(90) @ size(0.82, 1.0, 0.28),
        bone="head",
    )
    m.add_pair(ball(0.024, 1), WHITE, at=move(0.112, -0.301, 1.33), bone="head", glow=0.4)
    m.add_pair(ball(0.012, 1), WHITE, at=move(0.150, -0.296, 1.255), bone="head", glow=0.3)
    lid = dome(0.094, 14, 4)
    m.add_pair(lid, FUR, at=socket @ size(0.86, 0.50, 1.22) @ turn(-84), bone="lid.L")
    m.add_pair(
        extrusion([(-0.07, 0), (0.07, 0.02), (0.06, 0.048), (-0.07, 0.03)], 0.03),
        FUR_BACK,
        at=move(0.125, -0.272, 1.395) @ turn(0, 0, 20) @ turn(0, 10, 0),
        bone="brow.L",
    )


def goggles(m):
    """Pushed up on the brow; the strap with its brass buckle is what the camera sees."""
    band = move(0, 0.015, 1.405) @ turn(-14) @ size(1.05, 0.965, 1)
    m.add(torus(0.268, 0.026, 26, 6), TEAL_DEEP, at=band @ size(1, 1, 1.8), bone="head")
    m.add(box(0.11, 0.03, 0.10, 0.02), BRASS, at=move(0, 0.292, 1.338) @ turn(-14), bone="head")
    lens = move(0.115, -0.238, 1.485) @ turn(62, 0, 14)
    m.add_pair(lathe([(0.085, -0.04), (0.103, -0.01), (0.103, 0.02), (0.085, 0.03)], 16), BRASS, at=lens, bone="head")
    m.add_pair(lathe([(0.078, 0.02), (0.062, 0.05), (0, 0.066)], 16), rgb("66e6f0"), at=lens, bone="head", glow=0.35)
    m.add(box(0.07, 0.04, 0.03, 0.01), BRASS, at=move(0, -0.292, 1.495), bone="head")


def ears(m):
    def weights(v):
        bend, root = min(1, max(0, (v.z - 1.70) / 0.16)), min(1, max(0, (v.z - 1.46) / 0.08))
        return {"head": 1 - root, "ear1.L": root * (1 - bend), "ear2.L": root * bend}

    def coat(v, normal):
        if v.z > 1.965:
            return RED_DEEP
        return mix(FUR, FUR_BACK, 0.6) if normal.y > 0.2 else FUR

    spine = [(0.10, 0, 1.48), (0.14, 0.04, 1.68), (0.175, 0.09, 1.87), (0.215, 0.17, 2.10)]
    m.add_pair(tube(spine, [0.055, 0.100, 0.108, 0.066, 0.012], 10, 14, 0.42, up=(0, -1, 0.25)), coat, weights=weights)
    inner = [(0.105, -0.034, 1.54), (0.142, -0.002, 1.69), (0.175, 0.05, 1.85), (0.197, 0.10, 1.955)]
    m.add_pair(tube(inner, [0.02, 0.062, 0.066, 0.03], 8, 9, 0.25, up=(0, -1, 0.25)), PINK, weights=weights)


def limbs(m):
    def arm_weights(v):
        t = min(1, max(0, (v.x - 0.29) / 0.06))
        return {"arm.L": 1 - t, "fore.L": t}

    def leg_weights(v):
        t = min(1, max(0, (v.z - 0.29) / 0.06))
        return {"shin.L": 1 - t, "thigh.L": t}

    m.add_pair(ball(0.098, 2), RED, at=move(0.20, 0, 0.935), bone="arm.L")
    m.add_pair(
        tube([(0.19, 0, 0.94), (0.32, 0, 0.76), (0.40, -0.015, 0.655)], [0.08, 0.072, 0.070], 10, 8),
        RED,
        weights=arm_weights,
    )
    cuff = move(0.415, -0.016, 0.635) @ turn(0, 143, 0) @ move(0, 0, -0.05)
    m.add(lathe([(0.075, 0), (0.094, 0.02), (0.094, 0.07), (0.075, 0.09)], 12), GOLD, at=cuff, bone="fore.L")
    m.add(ball(0.085, 2), WHITE, at=move(0.465, -0.025, 0.565), bone="hand.L")
    m.add(ball(0.04, 1), WHITE, at=move(0.43, -0.09, 0.57), bone="hand.L")
    m.add_pair(
        tube([(0.095, 0, 0.54), (0.12, -0.012, 0.32), (0.125, 0.005, 0.2)], [0.10, 0.085, 0.077], 10, 8),
        TEAL_DEEP,
        weights=leg_weights,
    )
    m.add_pair(
        lathe([(0.085, 0.07), (0.10, 0.09), (0.095, 0.20), (0.105, 0.22)], 12),
        RED,
        at=move(0.125, 0.005, 0),
        bone="shin.L",
        fade=(0.2, 0.06, RED_DEEP),
    )
    m.add_pair(
        lathe([(0.105, 0.205), (0.118, 0.22), (0.118, 0.255), (0.09, 0.265)], 12),
        GOLD,
        at=move(0.125, 0.005, 0),
        bone="shin.L",
    )
    boot = ball(0.115, 2).warped(lambda v: Vector((v.x, v.y, max(v.z, -0.06))))
    m.add_pair(boot, RED, at=move(0.13, -0.055, 0.064) @ size(0.92, 1.5, 0.85), bone="foot.L")
    sole = ball(0.118, 2).warped(lambda v: Vector((v.x, v.y, max(-0.02, min(v.z, 0.02)))))
    m.add_pair(sole, CREAM, at=move(0.13, -0.055, 0.014) @ size(0.96, 1.52, 0.7), bone="foot.L")
    for x, y, r in ((0.13, 0.0, 0.052), (0.075, -0.125, 0.026), (0.13, -0.155, 0.028), (0.185, -0.125, 0.026)):
        m.add_pair(ball(r, 1), RED, at=move(x, y, 0.001) @ size(1, 1.15, 0.25), bone="foot.L", glow=0.1)


def lantern(m):
    """A keeper's lamp worn over the right hand: brass collar, caged glass, flame, vented cap, carrying ring."""
    frame = move(*WRIST) @ aim(ARM_AXIS)
    m.add(
        lathe([(0.080, -0.20), (0.098, -0.17), (0.098, -0.06), (0.085, -0.04)], 12), BRASS_DEEP, at=frame, bone="fore.R"
    )
    m.add(
        lathe([(0.098, -0.155), (0.108, -0.145), (0.108, -0.125), (0.098, -0.115)], 12), GOLD, at=frame, bone="fore.R"
    )
    body = {"at": frame, "bone": "lantern"}
    m.add(
        lathe([(0.07, -0.04), (0.13, -0.02), (0.205, 0.03), (0.225, 0.05), (0.225, 0.10), (0.20, 0.12)], 16),
        BRASS,
        **body
    )
    m.add(lathe([(0.205, 0.10), (0.232, 0.115), (0.205, 0.13)], 16), GOLD, **body)
    m.add(lathe([(0.165, 0.11), (0.188, 0.16), (0.188, 0.40), (0.165, 0.45)], 16), LAMP, glow=0.80, **body)
    m.add(lathe([(0, 0.12), (0.07, 0.2), (0.085, 0.27), (0.045, 0.37), (0, 0.46)], 8), FLAME, glow=1, **body)
    for angle in around(6, 30):
        rod = frame @ turn(0, 0, angle) @ move(0.203, 0, 0.28)
        m.add(box(0.026, 0.03, 0.36), BRASS_DEEP, at=rod, bone="lantern")
    m.add(
        lathe([(0.19, 0.44), (0.228, 0.45), (0.236, 0.49), (0.215, 0.51), (0.13, 0.57), (0.10, 0.575)], 16),
        BRASS,
        **body
    )
    m.add(lathe([(0.10, 0.56), (0.105, 0.62), (0.075, 0.66), (0, 0.67)], 12), GOLD, **body)
    handle = frame @ aim((-0.55, 0.9, 0), (0, 1, 0)) @ move(0, 0.225, 0.28) @ turn(0, 90, 0) @ size(1.35, 1, 1)
    m.add(torus(0.085, 0.020, 14, 5), GOLD, at=handle, bone="lantern")


# ---- clips ------------------------------------------------------------------------------------------------


def flutter(p, lift, amount, ear_lift=0, ear_amount=4, side=0, speed=1, roll=0):
    """Scarf and ears in the wind; `roll` turns the flat of the scarf to the camera."""
    return {
        "scarf1": (lift + amount * 0.5 * wave(p, 0, speed), roll, side + amount * 0.5 * wave(p, 0.4, speed)),
        "scarf2": (amount * wave(p, 1.1, speed), 0, amount * 0.8 * wave(p, 1.3, speed)),
        "scarf3": (amount * 1.4 * wave(p, 2.2, speed), 0, amount * wave(p, 2.4, speed)),
        "ear1.L": (ear_lift + ear_amount * wave(p, 0, speed), 0, 0),
        "ear1.R": (ear_lift + ear_amount * wave(p, 0.7, speed), 0, 0),
        "ear2.L": (ear_lift * 0.6 + ear_amount * 1.6 * wave(p, 1, speed), 0, 0),
        "ear2.R": (ear_lift * 0.6 + ear_amount * 1.6 * wave(p, 1.7, speed), 0, 0),
    }


def blink(p, at):
    shut = max(0.0, 1 - abs(p - at) / 0.045)
    return {"lid.L": (78 * shut, 0, 0), "lid.R": (78 * shut, 0, 0)}


def idle(p):
    pose = flutter(p, -56, 5, 4, 3, -16)
    pose.update(blink(p, 0.62))
    pose.update(
        {
            "hips": ((0, 0, 0), (0, 0, 0.008 * wave(p, 0, 2))),
            "chest": (2 * wave(p, 0, 2), 0, 0),
            "head": (-2 * wave(p, 0.6, 2), 0, 6 * wave(p)),
            "arm.L": (0, 18 + 3 * wave(p, 0, 2), 0),
            "fore.L": (-14, 0, 0),
            "arm.R": (-16, -8 - 2 * wave(p, 0, 2), 0),
            "fore.R": (-46, 0, 0),
            "lantern": (3 * wave(p, 0.5, 2), 3 * wave(p, 1), 0),
        }
    )
    return pose


def stride(p, swing, knee, lift):
    """Both legs of a walk or run, half a cycle apart."""
    pose = {}
    for side, shift in ((".L", 0), (".R", math.pi)):
        pose["thigh" + side] = (-swing * wave(p, -shift) + lift, 0, 0)
        pose["shin" + side] = (knee + knee * 0.9 * wave(p, 1.9 - shift), 0, 0)
        pose["foot" + side] = (14 * wave(p, 0.6 - shift), 0, 0)
    return pose


def walk(p):
    pose = flutter(p, -40, 6, -6, 5, -16, 2)
    pose.update(stride(p, 28, 20, -4))
    pose.update(
        {
            "hips": ((4, 0, 5 * wave(p)), (0, 0, 0.02 * abs(wave(p)) - 0.01)),
            "chest": (2, 0, -7 * wave(p)),
            "head": (-5, 0, 3 * wave(p)),
            "arm.L": (28 * wave(p), 22, 0),
            "fore.L": (-24, 0, 0),
            "arm.R": (-18 - 10 * wave(p), -10, 0),
            "fore.R": (-48, 0, 0),
            "lantern": (6 * wave(p, 1), 0, 0),
        }
    )
    return pose


def run(p):
    pose = flutter(p, -22, 6, -34, 7, -14, 2, -20)
    pose.update(stride(p, 50, 40, -8))
    pose.update(
        {
            "hips": ((16, 0, 7 * wave(p)), (0, 0, 0.05 * abs(wave(p)) - 0.03)),
            "spine": (4, 0, -6 * wave(p)),
            "chest": (4, 0, -8 * wave(p)),
            "head": (-16, 0, 6 * wave(p)),
            "arm.L": (46 * wave(p), 24, 0),
            "fore.L": (-62, 0, 0),
            "arm.R": (-20 - 20 * wave(p), 22, 0),
            "fore.R": (-46, 0, 0),
            "lantern": (8 * wave(p, 0.8, 2), 0, 0),
            "brow.L": (0, 8, 0),
            "brow.R": (0, -8, 0),
        }
    )
    return pose


def flying(p, pitch, reach, spread, speed=1):
    """Carried through the air: lamp arm out to the right, the other trailing, legs back, scarf to the left."""
    pose = flutter(p, 6, 9, -16, 5, -44, 2 * speed, -55)
    pose.update(
        {
            "hips": ((pitch, 0, 2 * wave(p)), (0, 0, 0.03 * wave(p))),
            "spine": (-5, 0, 0),
            "chest": (-8 + 2 * wave(p), 0, -6),
            "head": (-pitch * 0.62, 0, 4),
            "tail": (0, 0, 10 * wave(p, 0, 2)),
            "arm.R": (-reach, 62 + spread + 2 * wave(p, 1), 0),
            "fore.R": (-16, 8, 0),
            "lantern": (3 * wave(p, 0.5, 2), 2 * wave(p, 0, 2), 0),
            "arm.L": (50, -6 + 4 * wave(p), 0),
            "fore.L": (-22, 0, 0),
            "thigh.L": (22 + 7 * wave(p), -10, 0),
            "shin.L": (14 + 6 * wave(p, 1), 0, 0),
            "foot.L": (40, 0, 0),
            "thigh.R": (-30 - 7 * wave(p), 12, 0),
            "shin.R": (64 - 6 * wave(p, 1), 0, 0),
            "foot.R": (36, 0, 0),
        }
    )
    return pose


def fly(p):
    return flying(p, 46, 42, 0)


def boost(p):
    pose = flying(p, 66, 78, -14, 1)
    pose.update(flutter(p, -34, 5, side=-36, speed=2, roll=-50))
    pose.update(
        {
            "ear1.L": (-40 + 4 * wave(p, 0, 3), 4, 0),
            "ear1.R": (-40 + 4 * wave(p, 0.8, 3), -4, 0),
            "ear2.L": (-24, 0, 0),
            "ear2.R": (-24, 0, 0),
            "arm.L": (56, 2, 0),
            "thigh.R": (12 - 4 * wave(p), -3, 0),
            "shin.R": (16, 0, 0),
            "thigh.L": (16 + 4 * wave(p), 3, 0),
            "shin.L": (10, 0, 0),
            "brow.L": (0, 12, 0),
            "brow.R": (0, -12, 0),
        }
    )
    return pose


def brake(p):
    """Leaning back, boots and lamp thrown forward."""
    pose = flutter(p, -60, 12, 34, 6, -20, 2)
    pose.update(
        {
            "hips": ((-14, 0, 0), (0, 0, 0.02 * wave(p, 0, 2))),
            "chest": (-8, 0, 0),
            "head": (14, 0, 0),
            "arm.L": (-30 + 3 * wave(p, 0, 2), -52, 0),
            "fore.L": (-20, 0, 0),
            "arm.R": (-40, 52, 0),
            "fore.R": (-20, 0, 0),
            "thigh.L": (-58, 8, 0),
            "shin.L": (30, 0, 0),
            "thigh.R": (-40, -8, 0),
            "shin.R": (22, 0, 0),
            "foot.L": (-16, 0, 0),
            "foot.R": (-16, 0, 0),
            "brow.L": (0, -10, 0),
            "brow.R": (0, 10, 0),
        }
    )
    return pose


def spin(p):
    """Two whole turns, fast first, arms flung out; starts and ends in the idle stance."""
    turned = 720 * (1 - (1 - p) ** 1.7)
    out = min(1, p / 0.15) * min(1, (1 - p) / 0.2)
    whirl = {
        "root": (0, 0, -turned),
        "hips": ((14 * out, 0, 0), (0, 0, 0.03 * out)),
        "arm.L": (0, -50 * out, 0),
        "arm.R": (0, 52 * out, 0),
        "fore.R": (0, 8 * out, 0),
        "ear1.L": (0, 40 * out, 0),
        "ear1.R": (0, -40 * out, 0),
        "ear2.L": (0, 20 * out, 0),
        "ear2.R": (0, -20 * out, 0),
        "thigh.L": (-20 * out, -14 * out, 0),
        "shin.L": (40 * out, 0, 0),
        "thigh.R": (0, 14 * out, 0),
        "scarf1": (0, 0, 46 * out),
        "scarf2": (0, 0, 30 * out),
        "scarf3": (0, 0, 24 * out),
        "brow.L": (0, 10 * out, 0),
        "brow.R": (0, -10 * out, 0),
    }
    pose = blend(idle(0), {}, out)
    pose.update(whirl)
    return blend(idle(0), pose, out) | {"root": whirl["root"]}


SQUEEZED = {"lid.L": (70, 0, 0), "lid.R": (70, 0, 0), "brow.L": (0, -14, 0), "brow.R": (0, 14, 0)}
HURT = dict(
    both_sides(
        {
            "arm.L": (-34, -54, 0),
            "ear1.L": (30, 20, 0),
            "ear2.L": (20, 0, 0),
            "thigh.L": (-40, 0, 0),
            "shin.L": (40, 0, 0),
        }
    ),
    hips=((-30, 0, 14), (0, 0, 0)),
    head=(-22, 0, -18),
    scarf1=(30, 0, 10),
    **SQUEEZED
)
CROUCH = dict(
    both_sides(
        {
            "arm.L": (38, 20, 0),
            "thigh.L": (-62, 0, 0),
            "shin.L": (84, 0, 0),
            "foot.L": (-20, 0, 0),
            "ear1.L": (12, 0, 0),
        }
    ),
    hips=((22, 0, 0), (0, 0, -0.13)),
    head=(-14, 0, 0),
    scarf1=(-30, 0, 0),
)
LAUNCH = dict(
    both_sides(
        {
            "arm.L": (-96, -26, 0),
            "thigh.L": (12, 0, 0),
            "shin.L": (8, 0, 0),
            "foot.L": (40, 0, 0),
            "ear1.L": (-36, 0, 0),
            "ear2.L": (-30, 0, 0),
        }
    ),
    hips=((-6, 0, 0), (0, 0, 0.03)),
    head=(8, 0, 0),
    scarf1=(-66, 0, 0),
    scarf2=(-14, 0, 0),
)
APEX = dict(
    both_sides({"arm.L": (-60, -52, 0), "ear1.L": (4, 6, 0), "ear2.L": (-6, 0, 0)}),
    hips=((4, 0, 0), (0, 0, 0)),
    head=(-6, 0, 0),
    **{
        "thigh.L": (-60, 0, 0),
        "shin.L": (78, 0, 0),
        "thigh.R": (-14, 0, 0),
        "shin.R": (48, 0, 0),
        "scarf1": (-10, 0, 0),
        "scarf2": (14, 0, 0),
    }
)
hurt = keyed((0, fly(0)), (0.18, HURT), (0.45, HURT), (1, fly(0)))
jump = keyed((0, CROUCH), (0.35, LAUNCH), (1, APEX))
land = keyed((0, APEX), (0.3, CROUCH), (0.5, CROUCH), (1, idle(0)))


def fall(p):
    pose = dict(APEX)
    pose.update(flutter(p, 34, 8, 30, 8, -40, 2, -40))
    pose.update(
        {
            "arm.L": (-60 + 10 * wave(p), -62 + 8 * wave(p, 1), 0),
            "arm.R": (-60 - 10 * wave(p), 62 - 8 * wave(p, 1), 0),
            "thigh.L": (-40 + 8 * wave(p), 0, 0),
            "thigh.R": (-16 - 8 * wave(p), 0, 0),
            "shin.L": (56, 0, 0),
        }
    )
    return pose


def stumble(p):
    """A trip at full run: thrown forward, one hand to the ground, up again."""
    pitched = {
        "hips": ((52, 8, 10), (0, 0, -0.20)),
        "head": (-34, 0, 0),
        "arm.L": (-84, -20, 0),
        "arm.R": (-50, 64, 0),
        "thigh.L": (-76, 0, 0),
        "shin.L": (70, 0, 0),
        "thigh.R": (28, 0, 0),
        "shin.R": (50, 0, 0),
        "ear1.L": (34, 0, 0),
        "ear1.R": (34, 0, 0),
        "ear2.L": (24, 0, 0),
        "ear2.R": (24, 0, 0),
        "scarf1": (30, 0, 0),
        **SQUEEZED,
    }
    recover = {
        "hips": ((24, 0, -6), (0, 0, -0.06)),
        "head": (-14, 0, 0),
        "arm.L": (20, -30, 0),
        "arm.R": (-20, 40, 0),
        "thigh.L": (26, 0, 0),
        "shin.L": (40, 0, 0),
        "thigh.R": (-56, 0, 0),
        "shin.R": (50, 0, 0),
        "ear1.L": (-20, 0, 0),
        "ear1.R": (-20, 0, 0),
    }
    return keyed((0, run(0)), (0.3, pitched), (0.48, pitched), (0.75, recover), (1, run(0)))(p)


def cheer(p):
    """Lamp held high, two small hops."""
    hop = abs(wave(p))
    pose = flutter(p, -50 + 20 * hop, 8, -10 + 20 * hop, 6, 0, 2)
    pose.update(
        {
            "root": ((0, 0, 0), (0, 0, 0.22 * hop)),
            "hips": ((-4, 0, 0), (0, 0, -0.05 * (1 - hop))),
            "head": (-10, 0, 6 * wave(p)),
            "arm.R": (-150 - 8 * hop, 18, 0),
            "fore.R": (-8, 0, 0),
            "arm.L": (-40 - 60 * hop, -50, 0),
            "fore.L": (-50, 0, 0),
            "lantern": (6 * wave(p, 0, 2), 8 * wave(p, 1, 2), 0),
            "lid.L": (40, 0, 0),
            "lid.R": (40, 0, 0),
            "brow.L": ((0, -8, 0), (0, 0, 0.02)),
            "brow.R": ((0, 8, 0), (0, 0, 0.02)),
        }
    )
    pose.update(
        both_sides(
            {"thigh.L": (-36 * (1 - hop) - 4, 4, 0), "shin.L": (56 * (1 - hop) + 8, 0, 0), "foot.L": (30 * hop, 0, 0)}
        )
    )
    return pose


def crash(p):
    """Head over heels about the middle of the body, limbs loose."""
    angle = 360 * p
    a = math.radians(angle)
    centre = 0.85
    pose = flutter(p, 20, 24, 10, 18, 0, 2)
    pose.update(SQUEEZED)
    pose.update(
        {
            "root": ((angle, 0, 0), (0, centre * math.sin(a), centre * (1 - math.cos(a)))),
            "hips": (26, 0, 12 * wave(p)),
            "head": (24 + 10 * wave(p, 1), 0, 0),
            "arm.L": (-70 + 30 * wave(p), -46, 0),
            "arm.R": (-60 - 30 * wave(p, 1), 46, 0),
            "thigh.L": (-70 + 26 * wave(p, 2), 0, 0),
            "shin.L": (70, 0, 0),
            "thigh.R": (-50 - 26 * wave(p, 2), 0, 0),
            "shin.R": (60, 0, 0),
        }
    )
    return pose


CLIPS = (
    ("idle", 180, idle),
    ("walk", 48, walk),
    ("run", 36, run),
    ("fly", 60, fly),
    ("boost", 36, boost),
    ("brake", 48, brake),
    ("spin", 30, spin),
    ("hurt", 24, hurt),
    ("stumble", 36, stumble),
    ("jump", 24, jump),
    ("fall", 36, fall),
    ("land", 18, land),
    ("cheer", 60, cheer),
    ("crash", 48, crash),
)


def wick():
    reset()
    model = Model("wick")
    for part in (torso, scarf, head, limbs, lantern):
        part(model)
    rig = make_rig("wick_rig", bones())
    bind(model.build(reach=0.45), rig)
    for name, frames, pose in CLIPS:
        add_clip(rig, name, frames, pose)
    export("wick", clips=True)


MODELS = {"wick": wick}
