"""The glow-bee: a round one, cream fluff and warm gold in dark rings, a faint glow in its belly, wings, antennae and a bandage as separate nodes for the game to turn or hide."""

from itertools import pairwise

from geometry import box, globe, lathe, lens_wing, move, size, thorn, tube, turn
from mesh import static
from palette import BEE_GOLD, BEE_LIGHT, BEE_STRIPE, CREAM, DARK, WHITE, rgb

BEE_RING = rgb("2a110c")  # darker than what else is dark on a bee: by its rings one is told from the next


def shape(m):
    fluff = globe(0.132, 10, 7)
    m.add(fluff, CREAM, at=move(0, -0.030, 0.010) @ size(1, 0.80, 0.96), fade=(-0.10, 0.08, BEE_LIGHT))
    rings = ((0.118, 0.036), (0.135, 0.078), (0.133, 0.116), (0.122, 0.168), (0.098, 0.208), (0.060, 0.256), (0.020, 0.282))
    for i, (front, back) in enumerate(pairwise(rings)):
        dark = i in (1, 3, 5)  # from behind one sees little else
        colour, light = (BEE_RING, 0.0) if dark else (BEE_GOLD, 0.3)
        m.add(lathe([front, back], 10, cap=False), colour, at=turn(-90), glow=light)
    m.add(thorn(0.022, 0.075, 4), BEE_STRIPE, at=move(0, 0.265, 0) @ turn(-90))
    m.add(globe(0.104, 10, 6), BEE_GOLD, at=move(0, -0.128, 0.018), fade=(-0.05, 0.1, BEE_LIGHT))
    m.add_pair(globe(0.042, 6, 4), DARK, at=move(0.055, -0.200, 0.03) @ size(0.9, 0.6, 1.25))
    m.add_pair(thorn(0.015, 0.012, 3), WHITE, at=move(0.051, -0.229, 0.052) @ turn(90), glow=0.6)
    wings = m.child_pair("wing", (0.05, -0.03, 0.09))
    wings.add(lens_wing(0.34, 0.21, 0.012), rgb("fbeec4"), at=move(0.06, -0.03, 0.09) @ turn(42, -38, 20), glow=0.18)
    bandage = m.child("bandage", (0, -0.115, 0.03))
    band = [(0.103, -0.026), (0.108, 0), (0.103, 0.026)]
    bandage.add(lathe(band, 8, cap=False), WHITE, at=move(0, -0.115, 0.03) @ turn(-62, 26, 0))
    bandage.add(box(0.05, 0.012, 0.018), rgb("e8404a"), at=move(0.03, -0.10, 0.135) @ turn(18, 20, 0))
    antennae = m.child_pair("antenna", (0.035, -0.15, 0.10))
    antennae.add(
        tube([(0.035, -0.15, 0.10), (0.055, -0.19, 0.155), (0.08, -0.235, 0.165)], [0.011, 0.009, 0.009], 3, 2),
        BEE_STRIPE,
    )
    antennae.add(globe(0.026, 4, 2), BEE_LIGHT, at=move(0.082, -0.238, 0.166), glow=0.8)


MODELS = {"bee": lambda: static("bee", shape, scale=0.75, reach=0.1, strength=0.5)}
