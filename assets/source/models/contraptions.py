"""Things of a garden that move by themselves: the bounce flower, the door, the cage."""

import math

from creature import creature
from geometry import (
    around,
    ball,
    box,
    dome,
    extrusion,
    lathe,
    move,
    petal,
    polar,
    round_petal,
    size,
    thorn,
    torus,
    tube,
    turn,
)
from palette import (
    BARK,
    BARK_DEEP,
    BEE_GOLD,
    BEE_LIGHT,
    BLOOM_PINK,
    BLOOM_VIOLET,
    BRASS,
    BRASS_DEEP,
    CREAM,
    DARK,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    MAGENTA,
    PLUM,
    PURPLE,
    PURPLE_DEEP,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)
from rig import keyed, wave

IRON = rgb("59607c")
IRON_LIGHT = rgb("8d96b8")
CORAL = rgb("ff8a5c")
PETALS = 8
GATE_BARS = (-0.75, -0.25, 0.25, 0.75)


def ring_pose(prefix, count, start, lift):
    """Turns each of a ring of bones about the edge that it springs from; lift: degrees of bone i."""
    pose = {}
    for i, a in enumerate(around(count, start)):
        r = math.radians(a)
        pose[f"{prefix}{i}"] = (lift(i) * math.sin(r), -lift(i) * math.cos(r), 0)
    return pose


# ---- bounce flower ----------------------------------------------------------------------------------------


def flower_bones():
    table = {"root": ((0, 0, 0), (0, 0, 0.1), None), "cup": ((0, 0, 0.30), (0, 0, 0.55), "root")}
    for i, a in enumerate(around(PETALS, 22.5)):
        table[f"petal{i}"] = (tuple(polar(0.34, a, 0.50)), tuple(polar(0.8, a, 0.66)), "cup")
    return table


def flower_foot(m):
    m.add(lathe([(0.20, 0), (0.13, 0.14), (0.17, 0.34), (0.3, 0.44)], 10), LEAF, bone="root", fade=(0, 0.4, LEAF_LIGHT))
    for a in around(5, 10):
        leaf = petal(0.66, 0.34, 0.16, 0.10, 0.03)
        m.add(
            leaf, LEAF_DARK, at=turn(0, 0, a) @ move(0.10, 0, 0.03), bone="root", facet=True, fade=(0.02, 0.3, LEAF_TIP)
        )
    for a in around(6, 40):
        sepal = [tuple(polar(0.14, a, 0.30)), tuple(polar(0.36, a, 0.40)), tuple(polar(0.52, a, 0.55))]
        m.add(tube(sepal, [0.08, 0.09, 0.01], 5, 4, 0.4), LEAF_LIGHT, bone="cup")


def flower_head(m):
    m.add(lathe([(0.20, 0.34), (0.42, 0.46), (0.46, 0.54)], 16), BLOOM_PINK, bone="cup", fade=(0.3, 0.55, CORAL))
    for i, a in enumerate(around(PETALS, 22.5)):
        outer = round_petal(0.50, 0.46, 0.12, 0.06, 0.05)
        colour, tip = ((BLOOM_PINK, rgb("ffd0e4")), (CORAL, rgb("ffe0b8")))[i % 2]
        m.add(
            outer, colour, at=turn(0, 0, a) @ move(0.32, 0, 0.52), bone=f"petal{i}", glow=0.12, fade=(0.52, 0.70, tip)
        )
    cushion = [(0.45, 0.50), (0.47, 0.57), (0.41, 0.655), (0.24, 0.695), (0, 0.70)]

    def swirl(v, normal):
        turned = math.degrees(math.atan2(v.y, v.x)) + 240 * math.hypot(v.x, v.y)
        return BEE_GOLD if int((turned % 360) / 45) % 2 else BEE_LIGHT

    m.add(lathe(cushion, 24, cap=False), swirl, bone="cup", by_face=True, glow=0.25)
    for a in around(10):
        m.add(ball(0.045, 1), CREAM, at=move(*polar(0.445, a, 0.60)), bone="cup", glow=0.4)


def flower_idle(p):
    return {
        "cup": (
            (2 * wave(p), 2 * wave(p, 1.57), 0),
            (0, 0, 0),
            (1 + 0.012 * wave(p, 0, 2), 1 - 0.02 * wave(p, 0, 2), 1 + 0.012 * wave(p, 0, 2)),
        ),
        **ring_pose("petal", PETALS, 22.5, lambda i: 5 * wave(p, i * 0.785, 2)),
    }


def flower_bounce(p):
    """Down at once, far up, and a dying wobble; the petals follow late."""
    sprung = math.exp(-4.2 * p) * math.cos(2 * math.pi * 2.6 * p) * min(1, (1 - p) * 5)
    late = math.exp(-3.4 * p) * math.sin(2 * math.pi * 2.6 * p - 0.5) * min(1, (1 - p) * 5)
    height = 1 - 0.52 * sprung
    wide = 1 + 0.22 * sprung
    return {
        "cup": ((0, 0, 0), (0, 0, 0.02 * sprung), (wide, height, wide)),
        **ring_pose("petal", PETALS, 22.5, lambda i: 46 * late),
    }


# ---- door -------------------------------------------------------------------------------------------------


def door_bones():
    return {
        "root": ((0, 0, 0), (0, 0, 0.1), None),
        "leaf.L": ((1.19, 0.10, 0), (1.19, 0.10, 1.4), "root"),
        "leaf.R": ((-1.19, 0.10, 0), (-1.19, 0.10, 1.4), "root"),
        "lock": ((0, -0.16, 1.45), (0, -0.16, 1.2), "root"),
    }


def door_leaf(m):
    for k in range(3):
        x = 0.20 + 0.39 * k
        board = box(0.375, 0.16, 2.66, 0.03)
        m.add_pair(board, mix(WOOD, WOOD_LIGHT, 0.15 + 0.3 * (k % 2)), at=move(x, 0, 1.36), bone="leaf.L", facet=True)
    for z in (0.34, 2.36):
        m.add_pair(box(1.16, 0.26, 0.26, 0.03), BARK, at=move(0.61, 0, z), bone="leaf.L", facet=True)
        for x in (0.2, 0.59, 0.98):
            m.add_pair(ball(0.055, 1), IRON_LIGHT, at=move(x, -0.135, z) @ size(1, 0.6, 1), bone="leaf.L", facet=True)
    m.add_pair(box(0.10, 0.30, 2.8, 0.02), BARK_DEEP, at=move(1.15, 0, 1.4), bone="leaf.L", facet=True)
    m.add_pair(box(1.20, 0.24, 0.10, 0.02), BARK_DEEP, at=move(0.60, 0, 2.74), bone="leaf.L", facet=True)
    brace = box(0.15, 0.22, 1.9, 0.03)
    m.add_pair(brace, BARK, at=move(0.60, 0, 1.35) @ turn(0, 22, 0), bone="leaf.L", facet=True)
    for a in around(6):
        bloom = move(0.60, -0.16, 1.86) @ turn(90) @ turn(0, 0, a)
        m.add_pair(round_petal(0.21, 0.17, 0.05, 0.03, 0.03), BLOOM_VIOLET, at=bloom, bone="leaf.L", glow=0.1)
    m.add_pair(dome(0.08, 8, 2), BEE_LIGHT, at=move(0.60, -0.17, 1.86) @ turn(90), bone="leaf.L", glow=0.3)
    m.add_pair(torus(0.10, 0.028, 12, 5), BRASS_DEEP, at=move(0.26, -0.16, 1.08) @ turn(80), bone="leaf.L")


def door_lock(m):
    shield = [(0, -0.34), (0.25, -0.10), (0.27, 0.20), (0.13, 0.30), (-0.13, 0.30), (-0.27, 0.20), (-0.25, -0.10)]
    m.add(
        extrusion(shield, 0.12, 0.03),
        BRASS,
        at=move(0, -0.18, 1.40),
        bone="lock",
        facet=True,
        fade=(1.1, 1.7, BEE_LIGHT),
    )
    m.add(torus(0.15, 0.04, 14, 6), IRON, at=move(0, -0.16, 1.70) @ turn(90), bone="lock")
    m.add(ball(0.075, 2), DARK, at=move(0, -0.235, 1.46) @ size(1, 0.35, 1), bone="lock")
    m.add(
        extrusion([(-0.03, 0), (0.03, 0), (0.055, -0.18), (-0.055, -0.18)][::-1], 0.03),
        DARK,
        at=move(0, -0.24, 1.43),
        bone="lock",
    )


def door_still(p):
    return {"leaf.L": (0, 0, 0)}


def swung(angle, offset=0.0):
    return {"leaf.L": (0, 0, -angle), "leaf.R": (0, 0, angle)}


def door_open(p):
    """The lock turns and drops, the leaves shudder, then swing away from the front and rebound a little."""
    gone = (0, 0, 0), (0, -0.30, -1.35), 0.02
    pose = keyed(
        (0, {"lock": (0, 0, 0)}),
        (0.10, {"lock": ((0, 12, 0), (0, 0, 0.05), 1.12)}),
        (0.16, {"lock": ((0, -90, 0), (0, -0.08, 0.05), 1.08)}),
        (0.34, {"lock": ((40, -110, 0), (0, -0.28, -1.1), 1)}),
        (0.42, {"lock": gone}),
        (1, {"lock": gone}),
    )(p)
    if p < 0.26:
        angle = 1.6 * math.sin(p * 150) * (0.12 < p)
    else:
        t = (p - 0.26) / 0.74
        angle = 104 * (1 - math.exp(-5.5 * t) * math.cos(7.5 * t)) * min(1, t * 6)
    return pose | swung(angle)


# ---- cage -------------------------------------------------------------------------------------------------


def cage_bones():
    return {
        "root": ((0, 0, 0), (0, 0, 0.1), None),
        "gate": ((1.02, -1.08, 0.1), (1.02, -1.08, 1.2), "root"),
        "latch": ((-1.0, -1.16, 1.0), (-1.0, -1.16, 0.8), "root"),
        "crown": ((0, 0, 1.86), (0, 0, 2.2), "root"),
    }


def bar(m, x, y, bone="root"):
    """An upright of the cage, bellied outwards, with a thorn or two."""
    m.add(
        tube([(x, y, 0.12), (x * 1.05, y * 1.05, 0.95), (x, y, 1.80)], [0.075, 0.06, 0.075], 6, 6, up=(0, 1, 0)),
        PURPLE_DEEP,
        bone=bone,
        facet=True,
        fade=(0.1, 1.8, PURPLE),
    )
    angle = math.degrees(math.atan2(y, x))
    for z, lean in ((0.62, 70), (1.28, 60)):
        m.add(
            thorn(0.05, 0.15, 4),
            MAGENTA,
            at=move(x * 1.06, y * 1.06, z) @ turn(0, 0, angle) @ turn(0, lean, 0),
            bone=bone,
            facet=True,
        )


def cage_body(m):
    m.add(box(2.4, 2.4, 0.16, 0.05), PLUM, at=move(0, 0, 0.08), bone="root", facet=True)
    m.add(box(2.08, 2.08, 0.04, 0.01), rgb("c9a268"), at=move(0, 0, 0.165), bone="root")
    for x in (-1.06, 1.06):
        for y in (-0.99, -0.50, 0.0, 0.50, 0.99):
            bar(m, x, y)
    for x in (-0.53, 0.0, 0.53):
        bar(m, x, 1.06)
    for a in (0, 90, 180, 270):
        rail = box(2.28, 0.15, 0.15, 0.03)
        m.add(rail, PLUM, at=turn(0, 0, a) @ move(0, -1.07, 1.82), bone="root", facet=True, fade=(1.7, 1.95, PURPLE))


def cage_crown(m):
    for a in around(8, 22.5):
        rib = [tuple(polar(1.22, a, 1.84)), tuple(polar(0.80, a, 2.02)), tuple(polar(0.06, a, 2.07))]
        m.add(tube(rib, [0.075, 0.065, 0.06], 6, 5), PURPLE_DEEP, bone="crown", facet=True, fade=(1.8, 2.1, PURPLE))
    m.add(ball(0.14, 2), MAGENTA, at=move(0, 0, 2.06), bone="crown", facet=True, glow=0.2)


def cage_gate(m):
    for x in GATE_BARS:
        bar(m, x * 1.08, -1.08, "gate")
    for z in (0.24, 0.98, 1.68):
        m.add(box(1.92, 0.10, 0.11, 0.02), PLUM, at=move(0, -1.10, z), bone="gate", facet=True)
    m.add(
        box(0.30, 0.16, 0.36, 0.04),
        IRON,
        at=move(-0.98, -1.17, 0.95),
        bone="latch",
        facet=True,
        fade=(0.7, 1.2, IRON_LIGHT),
    )
    m.add(torus(0.10, 0.03, 12, 5), IRON_LIGHT, at=move(-0.98, -1.17, 1.16) @ turn(90), bone="latch")
    m.add(ball(0.05, 1), DARK, at=move(-0.98, -1.255, 0.96) @ size(1, 0.4, 1.3), bone="latch")


def cage_idle(p):
    return {"latch": (3 * wave(p), 0, 0)}


def cage_open(p):
    """The latch springs off, the gate flies open and bounces, the crown jumps."""
    latch = keyed(
        (0, {"latch": (0, 0, 0)}),
        (0.12, {"latch": ((0, 20, 0), (0, 0, 0), 1.15)}),
        (0.30, {"latch": ((-80, 60, 0), (-0.15, -0.35, 0.2), 1)}),
        (0.46, {"latch": ((-200, 90, 0), (-0.25, -0.6, -0.85), 0.9)}),
        (0.54, {"latch": ((-200, 90, 0), (-0.25, -0.6, -0.85), 0.02)}),
        (1, {"latch": ((-200, 90, 0), (-0.25, -0.6, -0.85), 0.02)}),
    )(p)
    t = max(0.0, p - 0.2) / 0.8
    angle = 118 * (1 - math.exp(-5 * t) * math.cos(9 * t)) * min(1, t * 5)
    jump = 0.10 * math.sin(math.pi * min(1, t * 3))
    return latch | {"gate": (0, 0, angle), "crown": ((0, 0, 3 * math.sin(t * 14) * (1 - t)), (0, 0, jump))}


MODELS = {
    "bounce_flower": lambda: creature(
        "bounce_flower",
        (flower_foot, flower_head),
        flower_bones(),
        (("idle", 120, flower_idle), ("bounce", 60, flower_bounce)),
    ),
    "door": lambda: creature(
        "door", (door_leaf, door_lock), door_bones(), (("idle", 30, door_still), ("open", 120, door_open))
    ),
    "cage": lambda: creature(
        "cage", (cage_body, cage_crown, cage_gate), cage_bones(), (("idle", 90, cage_idle), ("open", 75, cage_open))
    ),
}
