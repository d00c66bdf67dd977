"""The glow-bee: warm gold in dark rings, a faint glow in its belly, wings, antennae and a bandage as separate nodes for the game to turn or hide."""

from geometry import box, globe, lathe, lens_wing, move, size, thorn, tube, turn
from mesh import static
from palette import BEE_GOLD, BEE_LIGHT, BEE_STRIPE, DARK, WHITE, mix, rgb


def shape(m):
    def coat(v, normal):
        """Rings all the way to the sting: from behind one sees little else."""
        if 0.004 < v.y < 0.036 or 0.076 < v.y < 0.118 or 0.166 < v.y < 0.208 or v.y > 0.262:
            return BEE_STRIPE
        return mix(BEE_GOLD, BEE_LIGHT, min(1, max(0, v.z * 6 + 0.3)))

    chest = [(0.080, -0.08), (0.104, -0.01), (0.110, 0.005), (0.113, 0.035), (0.115, 0.037), (0.116, 0.076)]
    m.add(lathe(chest, 10, cap=False), coat, at=turn(-90), by_face=True)
    belly = [(0.116, 0.076), (0.114, 0.118), (0.112, 0.120), (0.103, 0.165), (0.101, 0.167), (0.083, 0.207)]
    m.add(lathe(belly, 10, cap=False), coat, at=turn(-90), glow=0.2, by_face=True)
    rump = [(0.083, 0.207), (0.080, 0.209), (0.050, 0.261), (0.047, 0.263), (0.022, 0.300)]
    m.add(lathe(rump, 10, cap=False), coat, at=turn(-90), glow=0.3, by_face=True)
    m.add(thorn(0.026, 0.115, 4), BEE_STRIPE, at=move(0, 0.28, 0) @ turn(-90))
    m.add(globe(0.098, 10, 6), BEE_GOLD, at=move(0, -0.115, 0.018), fade=(-0.05, 0.1, BEE_LIGHT))
    m.add_pair(globe(0.042, 6, 4), DARK, at=move(0.052, -0.182, 0.03) @ size(0.8, 0.6, 1.15))
    m.add_pair(thorn(0.015, 0.012, 3), WHITE, at=move(0.048, -0.209, 0.050) @ turn(90), glow=0.6)
    wings = m.child_pair("wing", (0.05, -0.03, 0.09))
    wings.add(lens_wing(0.28, 0.17, 0.012), rgb("f6dfa2"), at=move(0.05, -0.03, 0.09) @ turn(42, -38, 20), glow=0.18)
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
