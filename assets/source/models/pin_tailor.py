"""Pin Tailor: a grape moth with a pincushion for a belly and a tape measure for a scarf. It has the frame of the Spitter."""

import math

import spitter
from creature import creature, eyes
from geometry import around, ball, box, cone, lathe, move, petal, polar, size, thorn, torus, tube, turn
from palette import BONE, LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE, rgb

CHALK = rgb("e9e2f2")
PIN = rgb("cfd6e6")
TAPE = rgb("d9c27a")


def body(m):
    def weights(v):
        low, high = min(1, max(0, (v.z - 0.26) / 0.16)), min(1, max(0, (v.z - 0.58) / 0.14))
        return {"stem1": 1 - low, "stem2": low * (1 - high), "head": low * high}

    def bands(v, normal):
        return (PURPLE, PURPLE_DEEP)[int(v.z * 11) % 2]

    m.add(tube([(0, 0.02, 0.06), (0, 0.1, 0.24), (0, 0.1, 0.44), (0, 0.05, 0.7)], [0.16, 0.25, 0.22, 0.15], 12, 12, up=(1, 0, 0)), bands, weights=weights, by_face=True)
    for i in range(9):
        a = math.radians(i * 40)
        m.add(ball(0.09, 1), LILAC, at=move(0.19 * math.sin(a), 0.05 + 0.19 * math.cos(a), 0.66), bone="stem2", facet=True)
    for x in (-0.12, 0.12):
        m.add(lathe([(0.07, 0), (0.09, 0.05), (0.05, 0.12)], 8), WINE, at=move(x, -0.04, 0.0), bone="root", facet=True)


def wings(m):
    """Two large wings and three tails of cloth, scalloped, with chalk spots."""
    for i, a in enumerate(around(5, 90)):
        long = 0.95 if i in (1, 4) else 0.5
        wing = petal(long, 0.7 if long > 0.6 else 0.36, 0.42, 0.1, 0.04)
        raised = turn(0, 0, a) @ move(0.1, 0, 0.34 if long > 0.6 else 0.16)
        m.add(wing, PLUM, at=raised, bone=f"leaf{i}", facet=True, fade=(0.2, 0.9, ORCHID))
        if long > 0.6:
            for r, s in ((0.5, 0.09), (0.72, 0.065)):
                m.add(ball(s, 1), CHALK, at=raised @ move(r, 0, 0.07 + 0.42 * r * r * 0.62) @ size(1, 1, 0.25), bone=f"leaf{i}")


def head(m):
    m.add(ball(0.25, 3), LAVENDER, at=move(0, 0.02, 0.92) @ size(1, 0.95, 0.92), bone="head", fade=(0.7, 1.1, LILAC))
    eyes(m, 0.190, -0.12, 1.00, 0.142, "head", PURPLE_DEEP, 12, 14)
    for x in (-0.1, 0.1):
        m.add(tube([(x, 0.02, 1.1), (x * 2.2, -0.02, 1.3), (x * 3.6, -0.14, 1.38)], [0.03, 0.024, 0.02], 5, 5), PURPLE_DEEP, bone="crest")
        m.add(ball(0.05, 1), MAGENTA, at=move(x * 3.7, -0.15, 1.39), bone="crest", glow=0.2, facet=True)
    m.add(torus(0.2, 0.05, 16, 5), TAPE, at=move(0, 0.03, 0.72) @ size(1, 1, 0.7), bone="head")
    for k in range(3):
        m.add(box(0.1, 0.03, 0.16), TAPE, at=move(0.14, -0.14, 0.66 - 0.13 * k) @ turn(8 * k), bone="head")
    m.add(lathe([(0.06, 0), (0.05, 0.1), (0.02, 0.16)], 8), WINE, at=move(0, -0.22, 0.84) @ turn(94), bone="mouth", facet=True)


def cushion(m):
    """Stuck full of pins with round heads: they stand on end when it draws breath."""
    m.add(ball(0.19, 2), ROSE, at=move(0, -0.17, 0.52) @ size(1.15, 0.8, 0.95), bone="sac", facet=True, fade=(0.38, 0.7, MAGENTA))
    for i, (yaw, pitch) in enumerate(((0, 0), (-34, 10), (34, 10), (-18, -26), (18, -26), (-16, 34), (16, 34))):
        at = move(0, -0.17, 0.52) @ turn(90 + pitch, 0, yaw)
        m.add(tube([(0, 0, 0.1), (0, 0, 0.28)], [0.012, 0.012], 4, 1), PIN, at=at, bone="sac")
        m.add(ball(0.04, 1), (CHALK, LILAC, BONE)[i % 3], at=at @ move(0, 0, 0.3), bone="sac", facet=True)


MODELS = {"pin_tailor": lambda: creature("pin_tailor", (body, wings, head, cushion), spitter.bones(), spitter.CLIPS)}
