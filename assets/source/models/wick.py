"""Wick, the young hare: goggles, teal scarf, red jacket and a big brass lantern worn on the right arm.

Seen from behind for most of the game, so the back is kept plain: two ears, the lantern arm, the scarf.
"""

import math

from mathutils import Vector

import wick_flight
import wick_foot
from geometry import (
    aim,
    around,
    ball,
    box,
    dome,
    globe,
    lathe,
    lens_wing,
    move,
    polar,
    ribbon,
    size,
    torus,
    tube,
    turn,
)
from hull import add_hull
from mesh import Model, export, reset
from palette import (
    BEE_GOLD,
    BEE_STRIPE,
    BRASS,
    BRASS_DEEP,
    CREAM,
    DARK,
    FLAME,
    FLAME_OUTER,
    FUR,
    FUR_BACK,
    FUR_SHADE,
    GOLD,
    LASH,
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
HULL = 900  # triangles of the outline
FINE = 2  # frames between samples: feet on the ground are quick
EYE = Vector((0.125, -0.262, 1.285))
SCARF = ((0.05, 0.13, 1.02), (0.07, 0.33, 1.04), (0.08, 0.56, 1.03), (0.10, 0.80, 1.01), (0.13, 1.08, 0.99))
FAWN = rgb("c4884e")
MANE = mix(FUR_BACK, FAWN, 0.3)
BRONZE = mix(BRASS, BRASS_DEEP, 0.6)  # darker than what shines in the lantern
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
        "scarf1": (SCARF[0], SCARF[1], "chest"),
        "scarf2": (SCARF[1], SCARF[2], "scarf1"),
        "scarf3": (SCARF[2], SCARF[3], "scarf2"),
        "scarf4": (SCARF[3], SCARF[4], "scarf3"),
    }
    for side, x in ((".L", 1), (".R", -1)):
        table.update(
            {
                "ear1" + side: ((0.11 * x, 0.015, 1.52), (0.16 * x, 0.05, 1.80), "head"),
                "ear2" + side: ((0.16 * x, 0.05, 1.80), (0.20 * x, 0.088, 1.99), "ear1" + side),
                "ear3" + side: ((0.20 * x, 0.088, 1.99), (0.24 * x, 0.14, 2.20), "ear2" + side),
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
    table["flame"] = (tuple(WRIST + ARM_AXIS * 0.15), tuple(WRIST + ARM_AXIS * 0.40), "lantern")
    table["guests"] = (tuple(WRIST + ARM_AXIS * 0.15), tuple(WRIST + ARM_AXIS * 0.40), "lantern")
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
        14,
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
    m.add(globe(0.10, 10, 7), WHITE, at=move(0, 0.20, 0.545), bone="tail")


def fold(v):
    """The scarf is arched across, and its folds run aslant: one sees that it is cloth from behind, too."""
    free = min(1, max(0, (v.y - 0.16) / 0.3))
    across = v.x - 0.09
    ripple = 0.045 * math.sin(8.5 * v.y + 9 * across) * free
    return v + Vector((0.030 * math.sin(6.5 * v.y + 1) * free, 0, ripple - 2.6 * across**2))


def scarf(m):
    def stripes(v, normal):
        return CREAM if 0.64 < v.y < 0.74 or 0.88 < v.y < 0.98 else TEAL

    def weights(v):
        """Each bone hands over to the next around the joint between them."""
        for number, joint in enumerate(SCARF[1:4], 1):
            if v.y < joint[1] + 0.10:
                t = min(1, max(0, (v.y - joint[1] + 0.10) / 0.20))
                return {f"scarf{number}": 1 - t, f"scarf{number + 1}": t}
        return {"scarf4": 1.0}

    m.add(
        torus(0.130, 0.052, 18, 6),
        TEAL,
        at=move(0, 0, 1.0) @ size(1, 0.95, 0.95),
        bone="chest",
        fade=(1.0, 0.94, TEAL_DEEP),
    )
    m.add(ball(0.062, 1), TEAL, at=move(0.05, 0.145, 1.015), bone="chest")
    tail = ribbon(SCARF, [0.050, 0.085, 0.110, 0.100, 0.125], 0.045, 20)
    folded = tail.warped(fold)
    m.add(folded, stripes, weights=weights, by_face=True)
    for x in (-0.085, -0.045, 0, 0.045, 0.085):
        fringe = tube([(SCARF[4][0] + x, 1.07, 0.985), (SCARF[4][0] + 1.1 * x, 1.15, 0.975)], [0.016, 0.004], 4, 1)
        m.add(fringe, CREAM, bone="scarf4")


def head(m):
    def fur(v, normal):
        back = min(1, max(0, (v.y + 0.03) / 0.10))
        nape = min(1, max(0, (v.z - 1.06) / 0.10))
        crown = min(1, max(0, (v.z - 1.24) / 0.06))
        cap = back * max(nape, 0.45) + (1 - back) * crown * min(1, max(0, (v.y + 0.13) / 0.08))
        return mix(FUR, MANE, cap)

    place = move(*HEAD)
    m.add(globe(0.30, 22, 14), fur, at=place @ size(1.05, 0.96, 0.93), bone="head")
    m.add(globe(0.14, 14, 10), WHITE, at=move(0, -0.225, 1.185) @ size(1.15, 0.8, 0.70), bone="head")
    cheek = tube([(0.22, -0.1, 1.18), (0.32, -0.08, 1.135), (0.385, -0.05, 1.135)], [0.092, 0.056, 0.006], 9, 6)
    m.add_pair(cheek, WHITE, bone="head")
    m.add(globe(0.035, 10, 6), PINK, at=move(0, -0.342, 1.232) @ size(1.25, 0.7, 0.85), bone="head")
    mouth(m)
    eyes(m)
    for points, radii in (
        ([(-0.06, -0.15, 1.53), (0, -0.25, 1.6), (0.05, -0.3, 1.55)], [0.06, 0.042, 0.004]),
        ([(0.05, -0.1, 1.54), (0.1, -0.2, 1.62), (0.17, -0.26, 1.58)], [0.05, 0.034, 0.003]),
    ):
        m.add(tube(points, radii, 7, 6), FUR_SHADE, bone="head")
    mane(m)
    goggles(m)
    ears(m)


def mane(m):
    """A tuft on the crown, and one on the nape, so that the head is no ball from behind."""
    for x, lean, high in ((0.075, 0.09, 1.60), (-0.08, -0.10, 1.59), (0.0, 0.0, 1.66)):
        lock = [(0.6 * x, 0.05, 1.50), (x + 0.4 * lean, 0.14, high), (x + lean, 0.31, high + 0.01)]
        m.add(tube(lock, [0.085, 0.070, 0.004], 6, 4), MANE, bone="head")
    for x in (-0.085, 0.0, 0.085):
        low = 1.02 - 0.02 * (x == 0)
        lock = [(0.7 * x, 0.235, 1.20), (x, 0.290, 1.11), (1.25 * x, 0.315, low)]
        m.add(tube(lock, [0.055, 0.052, 0.004], 5, 4), MANE, bone="head")  # a pale one would be a beard below the strap


def eyes(m):
    """White with a large iris that turns; each lid is a shell that its bone stretches over the eye like a blind."""
    socket = move(*EYE) @ turn(0, 0, 20)
    front = socket @ turn(90)
    m.add_pair(dome(0.083, 11, 3), WHITE, at=front @ size(0.84, 1.24, 0.42), bone="head")

    def iris(v, normal):
        return mix(rgb("b4602a"), rgb("3c1a12"), min(1, max(0, (v.z - EYE.z + 0.05) / 0.07)))

    m.add_pair(dome(0.066, 12, 2), iris, at=front @ move(0, 0, 0.021) @ size(0.82, 1.12, 0.30), bone="eye.L")
    m.add_pair(dome(0.040, 10, 2), DARK, at=front @ move(0, 0.006, 0.034) @ size(0.86, 1.2, 0.28), bone="eye.L")
    m.add_pair(ball(0.021, 1), WHITE, at=front @ move(-0.018, 0.034, 0.040) @ size(1, 1, 0.5), bone="eye.L", glow=0.5)
    m.add_pair(ball(0.010, 1), WHITE, at=front @ move(0.020, -0.036, 0.036) @ size(1, 1, 0.5), bone="eye.L", glow=0.4)

    def lid(edge):
        return lambda v, normal: LASH if (v.z - EYE.z) * edge > 0.086 else FUR

    for bone, edge, width in (("lid.L", -1, 1.10), ("low.L", 1, 1.05)):
        m.add_pair(dome(0.083, 10, 3), lid(edge), at=front @ size(0.84 * width, 1.24 * width, 0.70), bone=bone)
    brow = tube([(-0.055, 0, -0.006), (0, -0.010, 0.010), (0.058, 0.004, -0.002)], [0.008, 0.019, 0.005], 6, 6)
    m.add_pair(brow, LASH, at=move(0.126, -0.290, 1.402) @ turn(0, 0, 22), bone="brow.L")


def mouth(m):
    """A small smile on the muzzle, and an open mouth, flat above, that hides in it until its bone moves it out."""
    curve = [(-0.046, -0.322, 1.170), (-0.026, -0.333, 1.155), (0, -0.337, 1.150), (0.026, -0.333, 1.155)]
    smile = tube([*curve, (0.046, -0.322, 1.170)], [0.003, 0.0055, 0.0055, 0.0055, 0.003], 5, 8)
    m.add(smile, LASH, bone="head")

    def flat_above(v):
        return Vector((v.x, v.y, min(v.z, 0.012)))

    place = move(0, -0.262, 1.150)
    m.add(
        globe(0.05, 12, 7).warped(flat_above), rgb("4a1c22"), at=place @ size(1.05, 0.66, 0.80), bone="mouth"
    )
    tongue = globe(0.03, 8, 5)
    m.add(tongue, rgb("e8776f"), at=move(0, -0.275, 1.126) @ size(1.0, 0.72, 0.50), bone="mouth")


def goggles(m):
    """Pushed up on the brow; the strap with its dark slide is what the camera sees."""
    band = move(0, 0.015, 1.425) @ turn(-15) @ size(1.05, 0.965, 1)
    m.add(torus(0.268, 0.026, 18, 4), TEAL_DEEP, at=band @ size(1, 1, 1.8), bone="head")
    m.add(box(0.05, 0.02, 0.10, 0.012), TEAL_DEEP, at=move(0, 0.288, 1.355) @ turn(-15), bone="head")
    lens = move(0.115, -0.228, 1.515) @ turn(62, 0, 14)
    m.add_pair(lathe([(0.085, -0.04), (0.103, -0.01), (0.103, 0.02), (0.085, 0.03)], 13), BRASS, at=lens, bone="head")
    m.add_pair(lathe([(0.078, 0.02), (0.062, 0.05), (0, 0.066)], 13), rgb("66e6f0"), at=lens, bone="head", glow=0.35)
    m.add(box(0.07, 0.04, 0.03, 0.01), BRASS, at=move(0, -0.282, 1.525), bone="head")


def ears(m):
    def weights(v):
        root, bend, tip = (min(1, max(0, (v.z - low) / width)) for low, width in ((1.46, 0.08), (1.72, 0.16), (1.92, 0.14)))
        return {"head": 1 - root, "ear1.L": root * (1 - bend), "ear2.L": root * bend * (1 - tip), "ear3.L": bend * tip}

    def coat(v, normal):
        if v.z > 2.045:
            return RED_DEEP
        return mix(FUR_BACK, FAWN, 0.12) if normal.y > 0.2 else FUR

    spine = [(0.10, 0, 1.48), (0.145, 0.035, 1.70), (0.19, 0.075, 1.92), (0.24, 0.14, 2.20)]
    m.add_pair(tube(spine, [0.055, 0.105, 0.116, 0.072, 0.012], 9, 9, 0.42, up=(0, -1, 0.25)), coat, weights=weights)
    inner = [(0.105, -0.036, 1.54), (0.147, -0.009, 1.71), (0.19, 0.032, 1.90), (0.217, 0.072, 2.03)]
    m.add_pair(tube(inner, [0.02, 0.066, 0.070, 0.03], 8, 8, 0.25, up=(0, -1, 0.25)), PINK, weights=weights)


def limbs(m):
    def arm_weights(v):
        t = min(1, max(0, (v.x - 0.29) / 0.06))
        return {"arm.L": 1 - t, "fore.L": t}

    def leg_weights(v):
        t = min(1, max(0, (v.z - 0.29) / 0.06))
        return {"shin.L": 1 - t, "thigh.L": t}

    m.add_pair(globe(0.098, 10, 6), RED, at=move(0.20, 0, 0.935), bone="arm.L")
    m.add_pair(
        tube([(0.19, 0, 0.94), (0.32, 0, 0.76), (0.40, -0.015, 0.655)], [0.08, 0.072, 0.070], 9, 6),
        RED,
        weights=arm_weights,
    )
    cuff = move(0.415, -0.016, 0.635) @ turn(0, 143, 0) @ move(0, 0, -0.05)
    m.add(lathe([(0.075, 0), (0.094, 0.02), (0.094, 0.07), (0.075, 0.09)], 12), GOLD, at=cuff, bone="fore.L")
    m.add(globe(0.085, 9, 6), WHITE, at=move(0.465, -0.025, 0.565), bone="hand.L")
    m.add(ball(0.04, 1), WHITE, at=move(0.43, -0.09, 0.57), bone="hand.L")
    m.add_pair(
        tube([(0.095, 0, 0.54), (0.12, -0.012, 0.32), (0.125, 0.005, 0.2)], [0.10, 0.085, 0.077], 9, 6),
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
    boot = globe(0.115, 10, 6).warped(lambda v: Vector((v.x, v.y, max(v.z, -0.06))))
    m.add_pair(boot, RED, at=move(0.13, -0.055, 0.064) @ size(0.92, 1.5, 0.85), bone="foot.L")
    sole = ball(0.118, 2).warped(lambda v: Vector((v.x, v.y, max(-0.02, min(v.z, 0.02)))))
    m.add_pair(sole, CREAM, at=move(0.13, -0.055, 0.014) @ size(0.96, 1.52, 0.7), bone="foot.L")
    for x, y, r in ((0.13, 0.0, 0.052), (0.075, -0.125, 0.026), (0.13, -0.155, 0.028), (0.185, -0.125, 0.026)):
        m.add_pair(ball(r, 1), RED, at=move(x, y, 0.001) @ size(1, 1.15, 0.25), bone="foot.L", glow=0.1)


def lantern(m):
    """A keeper's lamp worn over the right hand: brass collar, a cage of thin bars, flame and bees in it, vented cap.

    The glass is clear: what is seen of it are the streaks of light on it.
    """
    frame = move(*WRIST) @ aim(ARM_AXIS)
    m.add(
        lathe([(0.080, -0.20), (0.098, -0.17), (0.098, -0.06), (0.085, -0.04)], 12), BRASS_DEEP, at=frame, bone="fore.R"
    )
    m.add(
        lathe([(0.098, -0.155), (0.106, -0.147), (0.106, -0.128), (0.098, -0.120)], 12), GOLD, at=frame, bone="fore.R"
    )
    body = {"at": frame, "bone": "lantern"}
    m.add(
        lathe([(0.07, -0.04), (0.10, -0.02), (0.130, 0.04), (0.178, 0.065), (0.178, 0.085), (0.16, 0.10), (0, 0.10)], 13),
        BRONZE,
        **body
    )
    m.add(torus(0.176, 0.013, 13, 4), GOLD, at=frame @ move(0, 0, 0.088), bone="lantern")
    for height, radius in ((0.215, 0.193), (0.345, 0.193)):
        m.add(torus(radius, 0.007, 12, 3), BRASS_DEEP, at=frame @ move(0, 0, height), bone="lantern")
    for angle in around(6, 30):
        foot, top = polar(0.185, angle, 0.09), polar(0.185, angle, 0.455)
        belly = [polar(0.200, angle, z) for z in (0.20, 0.34)]
        m.add(tube([foot, *belly, top], [0.011, 0.010, 0.010, 0.011], 5, 4), BRASS_DEEP, **body)
    for angle, low, high in ((8, 0.15, 0.40), (20, 0.24, 0.40), (248, 0.17, 0.40)):
        streak = [polar(0.180, angle, low), polar(0.184, angle, (low + high) / 2), polar(0.180, angle, high)]
        m.add(tube(streak, [0.002, 0.010, 0.002], 4, 4, 0.4), WHITE, glow=0.7, **body)
    flame(m, frame)
    guests(m, frame)
    m.add(
        lathe([(0, 0.445), (0.18, 0.445), (0.208, 0.455), (0.212, 0.475), (0.17, 0.505), (0.105, 0.54), (0.09, 0.545)], 13),
        BRONZE,
        **body
    )
    for angle in around(8):
        vent = frame @ turn(0, 0, angle) @ move(0.150, 0, 0.512) @ turn(0, 38, 0)
        m.add(box(0.042, 0.020, 0.012), DARK, at=vent, bone="lantern")
    m.add(lathe([(0.09, 0.535), (0.095, 0.575), (0.066, 0.605), (0, 0.615)], 12), GOLD, **body)
    handle = frame @ aim((-0.55, 0.9, 0), (0, 1, 0)) @ move(0, 0.205, 0.28) @ turn(0, 90, 0) @ size(1.45, 1, 1)
    m.add(torus(0.085, 0.012, 14, 4), GOLD, at=handle, bone="lantern")


def flame(m, frame):
    """A drop of fire on a wick, bright in its middle."""
    m.add(lathe([(0.030, 0.10), (0.036, 0.125), (0.018, 0.150)], 10), BRASS_DEEP, at=frame, bone="lantern")
    outer = [(0, 0.13), (0.080, 0.160), (0.112, 0.215), (0.104, 0.275), (0.062, 0.345), (0.022, 0.405), (0, 0.43)]
    m.add(lathe(outer, 12), FLAME_OUTER, at=frame, bone="flame", glow=0.9)
    # the core lies outside of the drop in front: it is seen from everywhere as a lighter belly
    for angle in around(3):
        core = frame @ turn(0, 0, angle) @ move(0.070, 0, 0.220) @ size(0.60, 0.95, 1.25)
        m.add(globe(0.068, 6, 4), FLAME, at=core, bone="flame", glow=1)


def guests(m, frame):
    """Three bees around the flame."""
    for angle, height, scale in ((20, 0.20, 1.0), (140, 0.33, 0.9), (262, 0.26, 1.05)):
        at = frame @ turn(0, 0, angle) @ move(0.146, 0, height) @ size(scale)
        fly = {"bone": "guests", "glow": 0.45}
        m.add(globe(0.034, 6, 3), BEE_GOLD, at=at @ size(0.85, 1.35, 0.9), **fly)
        m.add(torus(0.027, 0.009, 7, 3), BEE_STRIPE, at=at @ move(0, 0.012, 0) @ turn(90), bone="guests")
        m.add(globe(0.023, 5, 3), BEE_STRIPE, at=at @ move(0, -0.05, 0.004), bone="guests")
        for side in (-1, 1):
            wing = at @ move(0.012 * side, -0.005, 0.028) @ turn(0, -35 * side, 20 * side) @ size(side, 1, 1)
            m.add(lens_wing(0.07, 0.045, 0.004), WHITE, at=wing, **fly)


def wick():
    reset()
    model = Model("wick")
    for part in (torso, scarf, head, limbs, lantern):
        part(model)
    rig = make_rig("wick_rig", bones())
    figure = model.build(reach=0.45)
    bind(add_hull(figure, HULL, 0.06, without=("flame", "guests")), rig)
    bind(figure, rig)
    for name, frames, pose in wick_flight.CLIPS + wick_foot.CLIPS:
        add_clip(rig, name, frames, lambda p, body=pose: OPEN | body(p), FINE)
    export("wick", clips=True, step=FINE)


MODELS = {"wick": wick}
