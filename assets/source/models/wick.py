"""Wick, the young hare: goggles, teal scarf, red jacket and a big brass lantern worn on the right arm.

Seen from behind for most of the game, so the back is kept plain: two ears, the lantern arm, the scarf.
"""

from mathutils import Vector

import wick_flight
import wick_foot
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
from rig import add_clip, bind, make_rig
from wick_pose import OPEN

HEAD = (0, 0, 1.28)
WRIST = Vector((-0.44, -0.02, 0.60))
ARM_AXIS = Vector((-0.145, -0.025, -0.19)).normalized()
FINE = 2  # frames between samples: feet on the ground are quick
EYE = Vector((0.125, -0.262, 1.285))
LID = 0.108  # from the middle of an eye to the edge at which its lids hang


def upright(at):
    """A small bone of the face: its own y axis points up."""
    return at, (at[0], at[1], at[2] + 0.05), "head"


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
                "ear1" + side: ((0.11 * x, 0.015, 1.52), (0.16 * x, 0.05, 1.80), "head"),
                "ear2" + side: ((0.16 * x, 0.05, 1.80), (0.235 * x, 0.13, 2.17), "ear1" + side),
                "brow" + side: ((0.12 * x, -0.28, 1.41), (0.12 * x, -0.28, 1.45), "head"),
                "eye" + side: upright((0.105 * x, -0.205, EYE.z)),
                "lid" + side: upright((EYE.x * x, EYE.y, EYE.z + LID)),
                "low" + side: upright((EYE.x * x, EYE.y, EYE.z - LID)),
                "arm" + side: ((0.19 * x, 0, 0.94), (0.32 * x, 0, 0.76), "chest"),
                "fore" + side: ((0.32 * x, 0, 0.76), (0.44 * x, -0.02, 0.60), "arm" + side),
                "hand" + side: ((0.44 * x, -0.02, 0.60), (0.5 * x, -0.03, 0.5), "fore" + side),
                "thigh" + side: ((0.1 * x, 0, 0.55), (0.12 * x, -0.01, 0.32), "hips"),
                "shin" + side: ((0.12 * x, -0.01, 0.32), (0.125 * x, 0.01, 0.1), "thigh" + side),
                "foot" + side: ((0.125 * x, 0.01, 0.1), (0.125 * x, -0.15, 0.04), "shin" + side),
            }
        )
    table["mouth"] = upright((0, -0.268, 1.15))
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
    cheek = tube([(0.22, -0.1, 1.18), (0.32, -0.08, 1.135), (0.385, -0.05, 1.135)], [0.085, 0.052, 0.004], 6, 4)
    m.add_pair(cheek, WHITE, bone="head")
    m.add(ball(0.035, 2), PINK, at=move(0, -0.342, 1.232) @ size(1.25, 0.7, 0.85), bone="head")
    mouth(m)
    eyes(m)
    for points, radii in (
        ([(-0.06, -0.15, 1.53), (0, -0.25, 1.6), (0.05, -0.3, 1.55)], [0.07, 0.05, 0.005]),
        ([(0.05, -0.1, 1.54), (0.1, -0.2, 1.62), (0.17, -0.26, 1.58)], [0.06, 0.04, 0.004]),
    ):
        m.add(tube(points, radii, 6, 5), FUR_SHADE, bone="head")
    goggles(m)
    ears(m)


def eyes(m):
    """White with a large iris that turns; each lid is a shell that its bone stretches over the eye like a blind."""
    socket = move(*EYE) @ turn(0, 0, 20)
    front = socket @ turn(90)
    m.add_pair(dome(0.083, 12, 3), WHITE, at=front @ size(0.84, 1.24, 0.42), bone="head")

    def iris(v, normal):
        return mix(rgb("b4602a"), rgb("3c1a12"), min(1, max(0, (v.z - EYE.z + 0.05) / 0.07)))

    m.add_pair(dome(0.066, 12, 3), iris, at=front @ move(0, 0, 0.021) @ size(0.82, 1.12, 0.30), bone="eye.L")
    m.add_pair(dome(0.040, 10, 3), DARK, at=front @ move(0, 0.006, 0.034) @ size(0.86, 1.2, 0.28), bone="eye.L")
    m.add_pair(ball(0.021, 1), WHITE, at=front @ move(-0.018, 0.034, 0.040) @ size(1, 1, 0.5), bone="eye.L", glow=0.5)
    m.add_pair(ball(0.010, 1), WHITE, at=front @ move(0.020, -0.036, 0.036) @ size(1, 1, 0.5), bone="eye.L", glow=0.4)

    def lid(edge):
        return lambda v, normal: FUR_BACK if (v.z - EYE.z) * edge > 0.080 else FUR

    for bone, edge, width in (("lid.L", -1, 1.10), ("low.L", 1, 1.05)):
        m.add_pair(dome(0.083, 10, 3), lid(edge), at=front @ size(0.84 * width, 1.24 * width, 0.70), bone=bone)
    brow = tube([(-0.062, 0, -0.010), (0, -0.012, 0.008), (0.062, 0, -0.004)], [0.010, 0.019, 0.008], 6, 6)
    m.add_pair(brow, rgb("8a6a52"), at=move(0.128, -0.284, 1.418) @ turn(0, 0, 22), bone="brow.L")


def mouth(m):
    """A smile on the muzzle, and an open mouth that hides in it until its bone moves it out."""
    smile = tube([(-0.05, -0.325, 1.162), (0, -0.338, 1.145), (0.05, -0.325, 1.162)], [0.004, 0.010, 0.004], 5, 5)
    m.add(smile, rgb("8a2f3a"), bone="head")
    m.add(ball(0.05, 2), rgb("6e1f2c"), at=move(0, -0.262, 1.150) @ size(1.25, 0.7, 0.72), bone="mouth")
    m.add(ball(0.03, 1), PINK, at=move(0, -0.272, 1.133) @ size(1.2, 0.7, 0.6), bone="mouth")


def goggles(m):
    """Pushed up on the brow; the strap with its brass buckle is what the camera sees."""
    band = move(0, 0.015, 1.425) @ turn(-15) @ size(1.05, 0.965, 1)
    m.add(torus(0.268, 0.026, 26, 6), TEAL_DEEP, at=band @ size(1, 1, 1.8), bone="head")
    m.add(box(0.11, 0.03, 0.10, 0.02), BRASS, at=move(0, 0.288, 1.355) @ turn(-15), bone="head")
    lens = move(0.115, -0.228, 1.515) @ turn(62, 0, 14)
    m.add_pair(lathe([(0.085, -0.04), (0.103, -0.01), (0.103, 0.02), (0.085, 0.03)], 16), BRASS, at=lens, bone="head")
    m.add_pair(lathe([(0.078, 0.02), (0.062, 0.05), (0, 0.066)], 16), rgb("66e6f0"), at=lens, bone="head", glow=0.35)
    m.add(box(0.07, 0.04, 0.03, 0.01), BRASS, at=move(0, -0.282, 1.525), bone="head")


def ears(m):
    def weights(v):
        bend, root = min(1, max(0, (v.z - 1.72) / 0.16)), min(1, max(0, (v.z - 1.46) / 0.08))
        return {"head": 1 - root, "ear1.L": root * (1 - bend), "ear2.L": root * bend}

    def coat(v, normal):
        if v.z > 2.045:
            return RED_DEEP
        return mix(FUR, FUR_BACK, 0.25) if normal.y > 0.2 else FUR

    spine = [(0.10, 0, 1.48), (0.145, 0.035, 1.70), (0.19, 0.075, 1.92), (0.24, 0.14, 2.20)]
    m.add_pair(tube(spine, [0.055, 0.105, 0.116, 0.072, 0.012], 10, 14, 0.42, up=(0, -1, 0.25)), coat, weights=weights)
    inner = [(0.105, -0.036, 1.54), (0.147, -0.009, 1.71), (0.19, 0.032, 1.90), (0.217, 0.072, 2.03)]
    m.add_pair(tube(inner, [0.02, 0.066, 0.070, 0.03], 8, 9, 0.25, up=(0, -1, 0.25)), PINK, weights=weights)


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


def wick():
    reset()
    model = Model("wick")
    for part in (torso, scarf, head, limbs, lantern):
        part(model)
    rig = make_rig("wick_rig", bones())
    bind(model.build(reach=0.45), rig)
    for name, frames, pose in wick_flight.CLIPS + wick_foot.CLIPS:
        add_clip(rig, name, frames, lambda p, body=pose: OPEN | body(p), FINE)
    export("wick", clips=True, step=FINE)


MODELS = {"wick": wick}
