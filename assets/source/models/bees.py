"""The glow-bee: warm gold, a lamp for a belly, wings and antennae as separate nodes that the game turns."""

from geometry import ball, globe, lathe, lens_wing, move, size, thorn, tube, turn
from mesh import static
from palette import BEE_GOLD, BEE_LIGHT, BEE_STRIPE, DARK, WHITE, mix, rgb


def shape(m):
    def coat(v, normal):
        if 0.0 < v.y < 0.04 or v.y > 0.08:
            return BEE_STRIPE
        return mix(BEE_GOLD, BEE_LIGHT, min(1, max(0, v.z * 6 + 0.3)))

    back = [(0, -0.10), (0.075, -0.08), (0.108, -0.01), (0.114, 0.03), (0.116, 0.08), (0.108, 0.115)]
    m.add(lathe(back, 10, cap=False), coat, at=turn(-90), by_face=True)
    lamp = [(0.106, 0.108), (0.112, 0.12), (0.098, 0.19), (0.05, 0.235), (0, 0.245)]
    m.add(lathe(lamp, 10, cap=False), rgb("ffcf4a"), at=turn(-90), glow=0.95)
    m.add(thorn(0.024, 0.07, 4), BEE_STRIPE, at=move(0, 0.23, 0) @ turn(-90))
    m.add(ball(0.098, 2), BEE_GOLD, at=move(0, -0.115, 0.018), fade=(-0.05, 0.1, BEE_LIGHT))
    m.add_pair(globe(0.040, 6, 5), DARK, at=move(0.052, -0.182, 0.03) @ size(0.8, 0.6, 1.15))
    m.add_pair(ball(0.013, 1), WHITE, at=move(0.046, -0.208, 0.052), glow=0.6)
    wings = m.child_pair("wing", (0.05, -0.03, 0.09))
    wings.add(lens_wing(0.30, 0.21, 0.012), rgb("fff3cf"), at=move(0.05, -0.03, 0.09) @ turn(42, -38, 20), glow=0.5)
    antennae = m.child_pair("antenna", (0.035, -0.15, 0.10))
    antennae.add(
        tube([(0.035, -0.15, 0.10), (0.055, -0.19, 0.155), (0.08, -0.235, 0.165)], [0.011, 0.009, 0.009], 3, 3),
        BEE_STRIPE,
    )
    antennae.add(ball(0.024, 1), BEE_LIGHT, at=move(0.082, -0.238, 0.166), glow=0.8)


MODELS = {"bee": lambda: static("bee", shape, scale=0.75, reach=0.1, strength=0.5)}
