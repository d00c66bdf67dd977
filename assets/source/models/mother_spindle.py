"""Mother Spindle: a seamstress of a spider, all legs, before her web.

Seen from the front her legs are spread like the spokes of a web, each with a pincushion for a knee. Her abdomen is a spindle
full of silk that bends over her head; its tip is the spinneret. Under all of it sits a spider as small as a hand: what is left
when she is unwound.
"""

import math

from mathutils import Vector

from creature import eyelid
from geometry import aim, around, ball, dome, globe, lathe, move, polar, seeded, size, smooth_curve, thorn, torus, tube, turn
from mesh import Model, export, reset
from mother_spindle_clips import CLIPS
from palette import BONE, CREAM, DARK, EYE, LAVENDER, PLUM, WHITE, mix, rgb
from rig import add_clip, bind, make_rig

COAT = rgb("86336a")
COAT_DEEP = rgb("4a1f44")
COAT_LIGHT = rgb("a9568f")
SILVER = rgb("c3c8d6")
SILVER_LIGHT = rgb("e6e6f0")
SILK = rgb("f3edd2")
SILK_SHADE = rgb("b9c58a")
MASK = rgb("f6dcec")
CHEEK = rgb("e58ab4")
GLOW = rgb("e9f2a8")
PIN = rgb("8fd0a0")

# all measures below are for a body of 1.6 in radius; the game hits her where she is drawn
SCALE = 1.6

# leg: hip, knee, foot of the left side, as seen from the front a fan from above to below
LEGS = {
    1: ((1.0, -0.5, 0.9), (3.5, -0.7, 4.1), (5.2, -1.8, 7.6)),
    2: ((1.4, -0.3, 0.45), (6.1, -0.7, 2.9), (10.4, -2.0, 3.3)),
    3: ((1.4, 0.2, -0.15), (6.3, -0.5, -0.4), (10.3, -1.8, -3.4)),
    4: ((1.0, 0.5, -0.7), (4.6, -0.5, -2.3), (6.2, -2.0, -6.6)),
}
# where a leg breaks off, as a share of its thigh, and whether a piece of its shin is left, which hangs by its threads: no two are alike
STUMPS = {
    "l1": (0.52, False),
    "r1": (1.0, True),
    "l2": (0.80, True),
    "r2": (0.68, False),
    "l3": (0.40, False),
    "r3": (0.96, True),
    "l4": (0.62, True),
    "r4": (0.82, False),
}
THIGH = (0.34, 0.36, 0.24)  # its radius at the hip, in its middle and at the knee
SPINNERET = (0, -2.05, 3.4)
HEAD = (0, -1.75, -0.15)


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.6), None),
        "thread": ((0, 2.2, 4.6), (0, 2.2, 5.6), "root"),
        "body": ((0, 0.2, 0), (0, 0.2, 1), "root"),
        "abdomen": ((0, 1.4, 0.6), (0, 2.2, 2.6), "body"),
        "tail": ((0, 1.6, 3.6), (0, 0.2, 4.6), "abdomen"),
        "part_spinneret": ((0, -1.5, 3.9), SPINNERET, "tail"),
        "head": ((0, -0.8, 0), (0, -1.8, 0), "body"),
        "tiny": ((0, 0.2, 0), (0, 0.2, 0.3), "root"),
        "tinylegs.L": ((0.1, 0.1, 0.05), (0.4, 0.1, 0.05), "tiny"),
        "tinylegs.R": ((-0.1, 0.1, 0.05), (-0.4, 0.1, 0.05), "tiny"),
        "bobbin": ((0, 0.2, 0), (0, 0.2, 0.3), "root"),
        "skein1": ((0, 0.2, 0), (0, 0.2, 0.3), "root"),
        "skein2": ((0, 0.2, 0), (0, 0.2, 0.3), "root"),
    }
    for side, s in ((".L", 1), (".R", -1)):

        def at(p):
            return p[0] * s, p[1], p[2]

        table["lid" + side] = (at((0.62, -2.85, 0.2)), at((0.62, -2.85, 0.6)), "head")
        table["pupil" + side] = (at((0.62, -3.2, 0.2)), at((0.62, -3.5, 0.2)), "head")
        table["fang" + side] = (at((0.42, -2.7, -0.95)), at((0.5, -3.0, -2.0)), "head")
        for number, (hip, knee, foot) in LEGS.items():
            table[f"thigh{number}{side}"] = (at(hip), at(knee), "body")
            name = f"part_leg_{'l' if s > 0 else 'r'}{number}"
            near = Vector(knee) + 0.1 * (Vector(foot) - Vector(knee))
            table[name] = (at(knee), at(near), f"thigh{number}{side}")
            table[f"shin{number}{side}"] = (at(knee), at(foot), name)
            end = on_thigh(number, STUMPS[f"{'l' if s > 0 else 'r'}{number}"][0])
            table[name.replace("part", "stump")] = (at(end), at(end - Vector((0, 0, 0.5))), f"thigh{number}{side}")
    return table


def bulge(number):
    """By how much a leg's limbs bend out between their joints."""
    return Vector((0.25, -0.2, 0.35 if number < 3 else 0.2))


def on_thigh(number, share):
    """A place along the axis of a left thigh."""
    hip, knee = (Vector(p) for p in LEGS[number][:2])
    return smooth_curve([hip, hip.lerp(knee, 0.5) + bulge(number), knee], 20)[round(20 * share)]


def thigh(number, start, end):
    """A piece of a left thigh between two shares of its length."""
    shares = [start + (end - start) * k / 4 for k in range(5)]
    radii = [THIGH[0] + (THIGH[1] - THIGH[0]) * 2 * t if t < 0.5 else THIGH[1] + (THIGH[2] - THIGH[1]) * (2 * t - 1) for t in shares]
    return tube([tuple(on_thigh(number, t)) for t in shares], radii, 7, 4)


def body(m):
    def coat(v, normal):
        return COAT_LIGHT if normal.z > 0.75 else mix(COAT_DEEP, COAT, min(1, max(0, 0.5 + v.z * 0.5)))

    m.add(globe(1, 16, 10), coat, at=move(0, 0.2, 0) @ size(1.75, 1.7, 1.45), bone="body")
    for k in range(3):
        m.add(
            torus(1.0, 0.07, 16, 3),
            SILVER,
            at=move(0, 0.2 + 0.5 * k, 0) @ turn(90) @ size(1.72 - 0.16 * k * k, 1.43 - 0.12 * k * k, 1),
            bone="body",
        )
    # a ruff of lace about the neck
    for i in range(15):
        a = 2 * math.pi * i / 15
        x, z = 1.5 * math.cos(a), 1.42 * math.sin(a)
        petal = size(0.46, 0.16, 0.46)
        m.add(
            ball(1, 1),
            SILVER_LIGHT if i % 2 else SILVER,
            at=move(x, -0.95 - 0.1 * (i % 2), z - 0.05) @ petal,
            bone="body",
            glow=0.06,
        )


def abdomen(m):
    """A spindle: flanges of plum wood, and silk wound between them in bands."""
    tilt = move(0, 1.3, 0.9) @ turn(-16)

    def silk(v, normal):
        band = int(math.floor((v.z - 0.3) * 3.2)) % 2
        return mix(SILK, SILK_SHADE, 0.16 + 0.22 * band)

    m.add(lathe([(0.5, -0.5), (1.35, -0.2), (1.55, 0.05), (1.35, 0.28), (0.8, 0.34)], 18), COAT_DEEP, at=tilt, bone="abdomen")
    m.add(torus(1.55, 0.10, 18, 4), SILVER, at=tilt @ move(0, 0, 0.05), bone="abdomen")
    profile = [(0.9, 0.3), (1.75, 0.75), (2.2, 1.45), (2.25, 2.0), (1.95, 2.6), (1.3, 3.1), (0.9, 3.25)]
    m.add(lathe(profile, 20), silk, at=tilt, bone="abdomen", glow=0.08)
    for k in range(7):
        z = 0.66 + 0.36 * k
        r = 2.27 * math.sin(math.pi * (0.17 + 0.66 * (z - 0.3) / 2.9)) ** 0.9
        m.add(
            torus(r, 0.055, 14, 3),
            SILVER if k % 3 == 1 else SILK_SHADE,
            at=tilt @ move(0, 0, z) @ turn(4 if k % 2 else -4, 3, 0),
            bone="abdomen",
        )
    m.add(lathe([(0.8, 3.2), (1.2, 3.35), (1.25, 3.55), (0.9, 3.7), (0.45, 3.75)], 16), COAT, at=tilt, bone="tail")
    m.add(torus(1.22, 0.09, 16, 4), SILVER, at=tilt @ move(0, 0, 3.47), bone="tail")
    neck = [(0, 2.15, 4.3), (0, 1.2, 5.0), (0, -0.3, 4.85), (0, -1.45, 3.95)]
    m.add(tube(neck, [0.6, 0.5, 0.42, 0.34], 9, 9), COAT, bone="tail", fade=(4.2, 5.2, COAT_LIGHT))
    m.add(torus(0.44, 0.08, 14, 4), SILVER, at=move(0, 0.3, 5.0) @ turn(90), bone="tail")
    m.add(tube([(0, 2.2, 4.7), (0, 2.2, 10), (0, 2.2, 16)], [0.07, 0.06, 0.04], 4, 2), SILK, bone="thread")


def spinneret(m):
    at = move(*SPINNERET) @ aim((0, -0.86, -0.5))
    m.add(
        lathe([(0.3, -0.5), (0.72, -0.25), (0.86, 0.05), (0.66, 0.35), (0.3, 0.5)], 12),
        COAT_LIGHT,
        at=at,
        bone="part_spinneret",
        glow=0.12,
    )
    m.add(torus(0.82, 0.09, 14, 4), SILVER, at=at @ move(0, 0, 0.02), bone="part_spinneret")
    for a in around(5):
        p = polar(0.3, a, 0.45)
        m.add(lathe([(0.2, -0.1), (0.15, 0.2), (0, 0.45)], 6), GLOW, at=at @ move(*p), bone="part_spinneret", glow=1)


def head(m):
    def mask(v, normal):
        front = min(1, max(0, (-v.y - 1.55) / 0.55))
        high = min(1, max(0, (v.z - 0.75) / 0.35))
        return mix(mix(COAT_DEEP, MASK, front), COAT, high)

    m.add(globe(1, 20, 14), mask, at=move(*HEAD) @ size(1.5, 1.25, 1.3), bone="head", glow=0.2)
    cap = dome(1.0, 18, 5)
    m.add(cap, COAT, at=move(0, -1.55, 0.38) @ turn(-14) @ size(1.5, 1.25, 1.05), bone="head", fade=(0.4, 1.5, COAT_LIGHT))
    m.add(torus(1.0, 0.1, 18, 4), SILVER_LIGHT, at=move(0, -1.6, 0.42) @ turn(-14) @ size(1.5, 1.27, 1), bone="head", glow=0.1)
    for x, y, z, tint in ((-0.5, -1.5, 1.3, PIN), (0.1, -1.75, 1.42, rgb("d9a8ff")), (0.62, -1.4, 1.28, SILVER_LIGHT)):
        m.add(tube([(x, y, z), (x * 1.3, y - 0.1, z + 0.62)], [0.035, 0.035], 4, 1), SILVER, bone="head")
        m.add(ball(0.14, 1), tint, at=move(x * 1.3, y - 0.1, z + 0.66), bone="head", glow=0.4)
    eyes(m)
    for x in (-0.95, 0.95):
        m.add(ball(0.34, 1), CHEEK, at=move(x, -2.62, -0.42) @ size(1, 0.5, 0.8), bone="head", glow=0.15)
    m.add(ball(0.17, 1), COAT, at=move(0, -3.0, -0.22), bone="head", glow=0.1)
    smile = [(-0.5, -2.78, -0.72), (-0.2, -2.93, -0.88), (0.2, -2.93, -0.88), (0.5, -2.78, -0.72)]
    m.add(tube(smile, [0.03, 0.06, 0.06, 0.03], 5, 8), COAT_DEEP, bone="head")
    # fangs: a pair of crochet hooks
    hook = [(0.42, -2.65, -0.85), (0.62, -2.95, -1.35), (0.55, -3.1, -1.95), (0.3, -3.15, -2.1), (0.25, -3.1, -1.9)]
    m.add_pair(ball(0.26, 1), COAT, at=move(0.42, -2.62, -0.9), bone="fang.L")
    m.add_pair(tube(hook, [0.15, 0.14, 0.10, 0.08, 0.03], 6, 10), BONE, bone="fang.L", fade=(-2.1, -0.9, CREAM))


def eyes(m):
    socket = move(0.62, -2.66, 0.2) @ turn(-2, 0, 14)
    m.add_pair(torus(0.5, 0.075, 14, 4), SILVER, at=socket @ move(0, -0.14, 0) @ turn(90), bone="head", glow=0.1)
    m.add_pair(dome(0.48, 16, 5), EYE, at=socket @ turn(90) @ size(1, 1, 0.8), bone="head", glow=0.85)
    m.add_pair(dome(0.25, 12, 3), DARK, at=socket @ move(-0.05, -0.27, -0.02) @ turn(90) @ size(0.8, 1.0, 0.5), bone="pupil.L")
    m.add_pair(ball(0.08, 1), WHITE, at=socket @ move(0.06, -0.4, 0.14), bone="pupil.L", glow=1)
    m.add_pair(eyelid(0.5), COAT, at=socket @ turn(0, -12, 0) @ size(1, 0.85, 1.02), bone="lid.L", fade=(0.3, 0.8, COAT_LIGHT))
    m.add(tube([(-0.2, -3.0, 0.22), (0, -3.06, 0.27), (0.2, -3.0, 0.22)], [0.045, 0.045, 0.045], 4, 4), SILVER, bone="head")
    for x, y, z, r in ((1.2, -2.1, 0.52, 0.17), (0.36, -2.72, 0.76, 0.15), (1.36, -1.9, 0.1, 0.13)):
        m.add_pair(ball(r, 1), EYE, at=move(x, y, z), bone="head", glow=0.8)


def legs(m):
    for number, (hip, knee, foot) in LEGS.items():
        hip, knee, foot = Vector(hip), Vector(knee), Vector(foot)
        out = bulge(number)
        fade = (hip.z - 0.4, knee.z + 0.2, COAT_LIGHT)
        for side, place in (("l", ".L"), ("r", ".R")):
            share, hangs = STUMPS[f"{side}{number}"]

            def add(part, colour, bone, place=place, **style):
                m.add(part if place == ".L" else part.mirrored(), colour, bone=bone, **style)

            add(thigh(number, 0, share), COAT, f"thigh{number}{place}", fade=fade)
            if share < 1:
                add(thigh(number, share, 1), COAT, f"part_leg_{side}{number}", fade=fade)
            for t in (0.3, 0.7):
                ring = torus(0.37, 0.065, 8, 3).moved(move(*(hip.lerp(knee, t) + out * (1 - abs(2 * t - 1)))) @ aim(knee - hip))
                add(ring, SILVER, f"thigh{number}{place}" if t < share else f"part_leg_{side}{number}")
            stump(add, number, share, hangs, f"stump_leg_{side}{number}", seeded(7 * number + (side == "r")))
        joint = f"shin{number}.L"
        lower = [tuple(knee), tuple(knee.lerp(foot, 0.45) + out), tuple(foot)]
        m.add_pair(tube(lower, [0.26, 0.24, 0.07], 6, 6), COAT_DEEP, bone=joint, fade=(foot.z, knee.z, COAT))
        for t in (0.35, 0.62):
            p = knee.lerp(foot, t) + out * (1 - abs(2 * t - 1))
            m.add_pair(torus(0.25, 0.055, 7, 3), SILVER, at=move(*p) @ aim(foot - knee), bone=joint)
        tip = foot + (foot - knee).normalized() * 0.75
        m.add_pair(tube([tuple(foot), tuple(tip)], [0.09, 0.01], 5, 1), SILVER_LIGHT, bone=joint, glow=0.15)
        cushion(m, knee, joint)


def stump(add, number, share, hangs, bone, source):
    """What shows where a leg has broken off, and is hidden before: stuffing that swells out, ends of yarn that hang, each as long as it
    likes; and on some of them a piece of the shin, which dangles."""
    end = on_thigh(number, share)
    way = (end - on_thigh(number, share - 0.15)).normalized()
    add(lathe([(0.22, -0.2), (0.36, 0.02), (0.22, 0.26), (0, 0.34)], 6, cap=False).moved(move(*end) @ aim(way)), SILK, bone, glow=0.1)
    for k, a in enumerate(around(3 if hangs else 5)):
        out = aim(way).to_3x3() @ Vector((math.cos(math.radians(a)), math.sin(math.radians(a)), 0))
        foot = end + out * 0.16
        bend = foot + way * source.uniform(0.2, 0.42) + out * 0.2
        low = bend + way * 0.1 + out * source.uniform(0.0, 0.22) - Vector((0, 0, source.uniform(0.4, 1.5) if not hangs else 0.7))
        add(tube([tuple(foot), tuple(bend), tuple(low)], [0.12, 0.09, 0.03], 3, 3, cap=False), (SILK, CHEEK, LAVENDER)[k % 3], bone, glow=0.12)
    if hangs:
        top = end + way * 0.3 - Vector((0, 0, 0.75))
        long = source.uniform(1.1, 2.2)
        lean = Vector((source.uniform(-0.35, 0.35), -0.2, 0))
        limb = [tuple(top), tuple(top + 0.5 * lean - Vector((0, 0, 0.5 * long))), tuple(top + lean - Vector((0, 0, long)))]
        add(tube(limb, [0.16, 0.25, 0.12], 6, 4), COAT_DEEP, bone, fade=(top.z - long, top.z, COAT))
        add(torus(0.26, 0.055, 7, 3).moved(move(*(top + 0.4 * lean - Vector((0, 0, 0.4 * long))))), SILVER, bone)
        for k in range(3):
            foot = top + lean - Vector((0, 0, long))
            low = foot + Vector((0.14 * (k - 1), 0.05, -source.uniform(0.25, 0.7)))
            add(tube([tuple(foot), tuple(low)], [0.08, 0.02], 3, 1, cap=False), (CHEEK, SILK, LAVENDER)[k], bone, glow=0.12)


def cushion(m, knee, joint):
    """A pincushion: where a leg can be hurt."""
    m.add_pair(ball(0.72, 2), CHEEK, at=move(*knee) @ size(1, 0.9, 0.85), bone=joint, fade=(knee.z - 0.6, knee.z + 0.6, MASK), glow=0.14)
    m.add_pair(torus(0.7, 0.07, 12, 3), COAT_DEEP, at=move(*knee), bone=joint)
    for a, b, tint in ((-30, 20, PIN), (25, 40, SILVER_LIGHT), (60, -10, LAVENDER)):
        way = Vector((math.sin(math.radians(a)), -0.8, math.cos(math.radians(b)) * 0.7)).normalized()
        m.add_pair(tube([tuple(knee + way * 0.5), tuple(knee + way * 1.05)], [0.03, 0.03], 4, 1), SILVER, bone=joint)
        m.add_pair(ball(0.11, 1), tint, at=move(*(knee + way * 1.1)), bone=joint, glow=0.3)


def tiny(m):
    """As small as a hand, and within her until she is unwound: her own face and legs, made small."""
    m.add(globe(0.26, 10, 8), COAT, at=move(0, 0.25, 0.05), bone="tiny", fade=(-0.2, 0.3, COAT_LIGHT), glow=0.1)
    m.add(globe(0.23, 10, 8), MASK, at=move(0, -0.06, 0.06), bone="tiny", glow=0.2)
    m.add(dome(0.2, 8, 2), COAT, at=move(0, -0.03, 0.12) @ size(1.15, 1.15, 1), bone="tiny", fade=(0.12, 0.34, COAT_LIGHT))
    for s in (1, -1):
        m.add(globe(0.085, 6, 4), EYE, at=move(0.095 * s, -0.235, 0.08), bone="tiny", glow=0.8)
        m.add(globe(0.042, 4, 3), DARK, at=move(0.085 * s, -0.305, 0.08), bone="tiny")
        for a, long in ((62, 0.62), (24, 0.72), (-18, 0.70), (-58, 0.60)):
            way = polar(1.0, a)
            knee = Vector((0.17 + 0.30 * way.x, -0.12, 0.06 + 0.30 * way.y + 0.16))
            tip = Vector((0.12 + long * way.x, -0.2, 0.06 + long * way.y - 0.10))
            hip = Vector((0.15 * way.x + 0.06, -0.04, 0.06 + 0.12 * way.y))
            leg = [(s * v.x, v.y, v.z) for v in (hip, knee, tip)]
            m.add(tube(leg, [0.06, 0.055, 0.02], 4, 3), COAT, bone="tinylegs.L" if s > 0 else "tinylegs.R", fade=(-0.5, 0.5, COAT_LIGHT))


def bobbin(m):
    """What is left of her: a bobbin turned of plum wood, with her silver rings, her lace and the last of her silk, in which a needle
    sticks. Hidden until then."""

    def silk(v, normal):
        return mix(SILK, SILK_SHADE, 0.1 + 0.5 * (int(math.floor((v.z + 2) * 5)) % 2))

    for z, way in ((-1.75, -1), (1.55, 1)):
        at = move(0, 0.2, z) @ size(1, 1, way)
        flange = [(0.5, -0.34), (1.1, -0.2), (1.42, -0.02), (1.42, 0.12), (1.05, 0.24), (0.55, 0.28), (0.45, 0.55), (0, 0.66)]
        m.add(lathe(flange, 16), COAT, at=at, bone="bobbin", fade=(z - 0.5, z + 0.5, COAT_LIGHT), glow=0.06)
        m.add(torus(1.44, 0.08, 16, 3), SILVER_LIGHT, at=at @ move(0, 0, 0.05), bone="bobbin", glow=0.1)
        m.add(lathe([(0.9, -0.26), (1.3, -0.34), (0.9, -0.2)], 16, cap=False), SILVER, at=at, bone="bobbin", glow=0.1)
    belly = [(0.5, -1.5), (0.78, -1.15), (1.02, -0.5), (1.06, 0.1), (0.94, 0.7), (0.6, 1.3)]
    m.add(lathe(belly, 16), silk, at=move(0, 0.2, 0), bone="bobbin", glow=0.16)
    for k in range(4):
        z = -0.9 + 0.56 * k
        r = 1.07 - 0.2 * (z - 0.0) ** 2
        tone = GLOW if k % 2 else SILK_SHADE
        m.add(torus(r, 0.055, 14, 3), tone, at=move(0, 0.2, z) @ turn(5 if k % 2 else -6, 3, 0), bone="bobbin", glow=0.5 if k % 2 else 0.1)
    m.add(tube([(-1.5, -0.6, -1.0), (0, -0.86, 0.05), (1.4, -0.5, 1.0)], [0.015, 0.06, 0.07], 5, 2), SILVER_LIGHT, bone="bobbin", glow=0.3)
    m.add(ball(0.16, 1), PIN, at=move(1.45, -0.48, 1.04), bone="bobbin", glow=0.5)
    m.add(tube([(1.4, -0.5, 0.98), (1.5, -0.3, 0.2), (1.2, -0.1, -0.5), (0.9, -0.2, -1.1)], [0.035, 0.035, 0.035, 0.02], 3, 4), GLOW, bone="bobbin", glow=0.7)


def skeins(m):
    """The silk as it comes off her: two loose coils, each with an end that flies out. Hidden until then."""
    for bone, turns, r, seed in (("skein1", 2.6, 1.5, 1), ("skein2", 2.2, 1.9, 4)):
        points = []
        for k in range(26):
            t = k / 25
            out = r * (1 + 0.10 * math.sin(5 * t + seed)) + 1.6 * max(0.0, t - 0.8) / 0.2
            a = 360 * turns * t + 90 * seed
            points.append(tuple(polar(out, a, 1.5 - 3.0 * t + 0.2 * math.sin(9 * t + seed))))
        radii = [0.02, 0.07, 0.07, 0.07, 0.02]
        m.add(tube(points, radii, 3, 32, cap=False), SILK, at=move(0, 0.2, 0), bone=bone, fade=(-1.5, 1.5, SILVER_LIGHT), glow=0.35)


def scaled(pose):
    """The same pose with its offsets in the size of the model."""

    def at(p):
        return {
            bone: (
                (value[0], tuple(SCALE * c for c in value[1])) + tuple(value[2:])
                if isinstance(value[0], (tuple, list)) and value[1]
                else value
            )
            for bone, value in pose(p).items()
        }

    return at


def mother_spindle():
    reset()
    model = Model("mother_spindle")
    for part in (body, abdomen, spinneret, head, legs, tiny, bobbin, skeins):
        part(model)
    model.resize(SCALE)
    placed = {
        bone: (tuple(SCALE * c for c in head), tuple(SCALE * c for c in tail), parent)
        for bone, (head, tail, parent) in bones().items()
    }
    rig = make_rig("mother_spindle_rig", placed)
    bind(model.build(reach=1.4, strength=0.6), rig)
    for name, frames, pose in CLIPS:
        add_clip(rig, name, frames, scaled(pose))
    export("mother_spindle", clips=True)


MODELS = {"mother_spindle": mother_spindle}
