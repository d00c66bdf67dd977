"""Bobbin: a spool of grape thread with a snout, that claps shut and rolls. It has the frame and the clips of the Roller."""

import math

import roller
from creature import creature
from geometry import around, ball, lathe, move, size, torus, tube, turn
from palette import BONE, LAVENDER, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, rgb

CHALK = rgb("e9e2f2")
WOOD_DARK = rgb("5a3a44")
RADIUS = roller.RADIUS


def spool(m):
    """Thread in turns between two cheeks of dark wood, chalk spots on the cheeks, a loose end."""
    lying = move(0, 0, RADIUS) @ turn(0, 90, 0)
    for side in (-1, 1):
        cheek = [(0.40, 0.30), (0.45, 0.33), (0.45, 0.42), (0.36, 0.46), (0, 0.47)]
        m.add(lathe(cheek, 18, cap=False), WOOD_DARK, at=lying @ turn(0 if side > 0 else 180), bone="shell", facet=True)
        for a in around(5, 20):
            spot = lying @ turn(0 if side > 0 else 180) @ turn(0, 0, a) @ move(0.27, 0, 0.455)
            m.add(ball(0.065, 1), CHALK, at=spot @ size(1, 1, 0.25), bone="shell")
        m.add(lathe([(0.13, 0.46), (0.1, 0.5), (0, 0.51)], 10, cap=False), MAGENTA, at=lying @ turn(0 if side > 0 else 180), bone="shell", glow=0.2)
    for i in range(7):
        x = -0.27 + 0.09 * i
        r = 0.33 + 0.035 * math.cos(i * 1.9) + 0.03
        m.add(torus(r, 0.055, 18, 5), (PURPLE, PURPLE_DEEP, LAVENDER)[i % 3], at=lying @ move(0, 0, x), bone="shell")
    m.add(lathe([(0.3, -0.31), (0.3, 0.31)], 12), PLUM, at=lying, bone="shell")
    end = [(0.05, 0.34, RADIUS + 0.12), (0.1, 0.52, RADIUS - 0.05), (0.0, 0.62, RADIUS - 0.28), (0.1, 0.72, RADIUS - 0.4)]
    m.add(tube(end, [0.035, 0.035, 0.03, 0.012], 5, 8), ORCHID, bone="tail")


MODELS = {"bobbin": lambda: creature("bobbin", (spool, roller.head, roller.limbs), roller.bones(), roller.CLIPS, reach=0.3)}
