"""Spitter: a pitcher plant with a trumpet for a mouth and a throat that swells before it spits."""

import math

from creature import SHUT, WIDE, creature, dizzy, eyes, lid_bones
from geometry import around, ball, lathe, move, petal, polar, size, thorn, tube, turn
from palette import LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE, rgb
from rig import keyed, wave

EMBER = rgb("ff5fb0")
MOUTH = (0, -0.20, 0.80)


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.1), None),
        "stem1": ((0, 0, 0.04), (0, 0.10, 0.34), "root"),
        "stem2": ((0, 0.10, 0.34), (0, 0.02, 0.66), "stem1"),
        "head": ((0, 0.02, 0.66), (0, 0.02, 1.0), "stem2"),
        "mouth": (MOUTH, (0, -0.5, 0.88), "head"),
        "sac": ((0, -0.08, 0.68), (0, -0.26, 0.60), "head"),
        "crest": ((0, 0.18, 0.98), (0, 0.34, 1.2), "head"),
    }
    lid_bones(table, 0.190, -0.12, 1.07, "head")
    for i, a in enumerate(around(5, 90)):
        foot, tip = polar(0.12, a, 0.05), polar(0.46, a, 0.10)
        table[f"leaf{i}"] = (tuple(foot), tuple(tip), "root")
    return table


def stalk(m):
    def weights(v):
        low, high = min(1, max(0, (v.z - 0.26) / 0.16)), min(1, max(0, (v.z - 0.58) / 0.14))
        return {"stem1": 1 - low, "stem2": low * (1 - high), "head": low * high}

    def rings(v, normal):
        return PURPLE if int(v.z * 13) % 2 else PURPLE_DEEP

    stem = [(0, 0, 0.0), (0, 0.09, 0.18), (0, 0.11, 0.36), (0, 0.06, 0.55), (0, 0.02, 0.72)]
    m.add(tube(stem, [0.17, 0.125, 0.10, 0.10, 0.13], 10, 14, up=(1, 0, 0)), rings, weights=weights, by_face=True)
    for z, y, a in ((0.24, 0.10, 60), (0.42, 0.11, -50), (0.54, 0.07, 70)):
        m.add(
            thorn(0.045, 0.13, 4),
            MAGENTA,
            at=move(math.copysign(0.09, a), y, z) @ turn(0, a, 0),
            weights=weights,
            facet=True,
        )
    for i, a in enumerate(around(5, 90)):
        leaf = petal(0.46, 0.36, 0.10, 0.10, 0.04)
        m.add(leaf, PLUM, at=turn(0, 0, a) @ move(0.08, 0, 0.05), bone=f"leaf{i}", facet=True, fade=(0.03, 0.2, ORCHID))


def bulb(m):
    m.add(
        ball(0.275, 3), PURPLE, at=move(0, 0.03, 0.87) @ size(1, 1.02, 0.94), bone="head", fade=(0.65, 1.08, LAVENDER)
    )
    for x, y, z, r in (
        (0.16, 0.16, 0.98, 0.06),
        (0.22, 0.12, 0.82, 0.05),
        (0.10, 0.25, 0.84, 0.06),
        (0, 0.20, 1.04, 0.05),
    ):
        m.add_pair(ball(r, 1), MAGENTA, at=move(x, y, z) @ size(1, 0.8, 1), bone="head", facet=True, glow=0.1)
    m.add_pair(ball(0.12, 2), PURPLE_DEEP, at=move(0.18, -0.06, 1.04), bone="head")
    eyes(m, 0.190, -0.12, 1.07, 0.142, "head", PURPLE_DEEP, 12, 14)
    m.add(
        ball(0.15, 2),
        ORCHID,
        at=move(0, -0.12, 0.655) @ size(1.15, 0.9, 0.85),
        bone="sac",
        glow=0.30,
        fade=(0.56, 0.78, ROSE),
    )
    for x, z, length, lean in ((0, 1.06, 0.30, 0), (0.10, 1.03, 0.24, 24), (-0.10, 1.03, 0.24, -24)):
        blade = tube(
            [(x, 0.14, z - 0.05), (x * 1.7, 0.20, z + 0.08), (x * 2.6, 0.36, z + length - 0.14)],
            [0.07, 0.065, 0.006],
            5,
            5,
            0.4,
        )
        m.add(blade, WINE, bone="crest", facet=True, fade=(1.0, 1.2, MAGENTA))


def trumpet(m):
    facing = move(*MOUTH) @ turn(94)
    horn = [(0.125, -0.06), (0.10, 0.06), (0.105, 0.15), (0.145, 0.24), (0.195, 0.285), (0.205, 0.31), (0.165, 0.315)]
    m.add(lathe(horn, 14, cap=False), ORCHID, at=facing, bone="mouth", fade=(0.6, 1.1, ROSE))
    throat = [(0.17, 0.315), (0.11, 0.22), (0.06, 0.12), (0, 0.10)]
    m.add(lathe(throat, 14, cap=False), lambda v, n: EMBER if v.y > -0.44 else WINE, at=facing, bone="mouth", glow=0.25)
    for a in around(7, 26):
        tooth = facing @ turn(0, 0, a) @ move(0.185, 0, 0.295) @ turn(0, 10, 0)
        m.add(thorn(0.034, 0.10, 4), LILAC, at=tooth, bone="mouth", facet=True)


def leaves(lift, sway=0.0):
    """All five leaves of the foot raised by degrees: turned about the edge that each springs from."""
    pose = {}
    for i, a in enumerate(around(5, 90)):
        r = math.radians(a)
        angle = lift + sway * math.sin(i * 2.1)
        pose[f"leaf{i}"] = (angle * math.sin(r), -angle * math.cos(r), 0)
    return pose


def stance(stem1=0, stem2=0, head=0, mouth=1.0, sac=1.0, yaw=0.0, crest=0.0, lift=0.0, height=1.0):
    return {
        "root": ((0, 0, 0), (0, 0, 0), (1, height, 1)),
        "stem1": (stem1, 0, yaw * 0.4),
        "stem2": (stem2, 0, yaw * 0.4),
        "head": (head, 0, yaw * 0.5),
        "mouth": ((0, 0, 0), (0, 0, 0), mouth if isinstance(mouth, tuple) else (mouth, 1, mouth)),
        "sac": ((0, 0, 0), (0, 0, 0), sac),
        "crest": (crest, 0, 0),
        **leaves(lift),
    }


def idle(p):
    pose = stance(
        4 * wave(p),
        6 * wave(p, 0.8),
        -4 * wave(p, 1.4),
        1 + 0.04 * wave(p, 0, 3),
        1 + 0.10 * wave(p, 0, 3),
        16 * wave(p),
        8 * wave(p, 2),
    )
    pose.update(leaves(4 * wave(p, 0, 2), 4 * wave(p, 1)))
    shut = 80 * max(0, 1 - abs(p - 0.55) / 0.05)
    return pose | {"lid.L": (shut, 0, 0), "lid.R": (shut, 0, 0)}


def move_clip(p):
    """Shuffles on its leaves, the stalk whipping behind."""
    pose = stance(
        14 * wave(p), -16 * wave(p, 0.9), 6 * wave(p, 1.6), 1, 1, 0, 14 * wave(p, 2.2), 0, 1 + 0.06 * wave(p, 0, 2)
    )
    for i, a in enumerate(around(5, 90)):
        r, lift = math.radians(a), -26 * max(0, wave(p, i * 1.26))
        pose[f"leaf{i}"] = (lift * math.sin(r), -lift * math.cos(r), 0)
    return pose


REST = stance()
SWELLING = stance(-34, -30, 18, 0.55, 2.1, 0, -30, 30) | WIDE
GULP = stance(14, 20, 20, 0.9, 0.8, 0, 10, -8, 0.92) | {"lid.L": (50, 0, 0), "lid.R": (50, 0, 0)}
SPAT = stance(34, 26, -46, (1.45, 1.35, 1.45), 0.55, 0, 30, -14) | SHUT
RECOIL = stance(-14, -16, 10, 1.1, 0.8, 0, -20, 6)
FLATTENED = stance(-10, -34, -20, 1.3, 0.7, 16, -20, 24, 0.72) | SHUT
FLUNG = stance(-30, -50, -40, 1.5, 0.5, 0, -40, 50) | SHUT


def tell(p):
    """Gulps, leans far back, and swells at the throat until it glows; the last third trembles."""
    pose = keyed((0, REST), (0.2, GULP), (0.6, SWELLING), (1, SWELLING))(p)
    if p > 0.5:
        shake = 4 * math.sin(p * 120)
        pose["head"] = (pose["head"][0][0] if isinstance(pose["head"][0], tuple) else pose["head"][0], shake, 0)
        pose["sac"] = ((0, 0, 0), (0, 0, 0), 2.1 + 0.25 * math.sin(p * 60))
    return pose


notice = keyed((0, REST), (0.3, GULP), (0.65, stance(-6, -8, 0, 1.2, 1, 0, -26, 20, 1.12) | WIDE), (1, REST))
attack = keyed((0, SWELLING), (0.2, SPAT), (0.45, SPAT), (0.7, RECOIL), (1, REST))
hit = keyed((0, REST), (0.25, FLATTENED), (0.6, stance(10, 12, 0, 0.9, 1, -10, 10, 0, 1.06)), (1, REST))
death = keyed((0, FLATTENED), (0.35, FLUNG), (1, stance(40, 60, 40, 0.7, 0.4, 20, 40, -20, 0.9) | SHUT))

CLIPS = (
    ("idle", 120, idle),
    ("move", 36, move_clip),
    ("notice", 24, notice),
    ("tell", 48, tell),
    ("attack", 36, attack),
    ("hit", 18, hit),
    ("dizzy", 60, dizzy(REST, {"stem1": 9, "stem2": 13, "head": 16, "crest": 20})),
    ("death", 30, death),
)
MODELS = {"spitter": lambda: creature("spitter", (stalk, bulb, trumpet), bones(), CLIPS)}
