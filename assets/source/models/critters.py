"""Small life of the gardens: a hen, a butterfly, and a puff of smoke from a chimney."""

from mathutils import Vector

from geometry import Part, ball, box, cone, lathe, move, turn
from mesh import static
from palette import BLOOM_VIOLET, CREAM, WHITE, rgb

COMB = rgb("e8483a")
BEAK = rgb("ffb020")
FEATHER = rgb("e8b98a")
DARK = rgb("2a1c24")


def hen(m):
    body = ball(0.27, 2).warped(lambda v: Vector((v.x * 0.82, v.y * 1.15, v.z * 0.92 + 0.10 * max(0.0, v.y))))
    m.add(body, CREAM, at=move(0, 0.02, 0.34), facet=True, fade=(0.55, 0.12, FEATHER))
    m.add(lathe([(0.15, 0), (0.115, 0.22), (0.12, 0.34), (0.06, 0.43), (0, 0.45)], 7), WHITE, at=move(0, -0.2, 0.40) @ turn(14), facet=True)
    for k, (y, z, r) in enumerate(((-0.36, 0.86, 0.05), (-0.30, 0.88, 0.06), (-0.24, 0.86, 0.05))):
        m.add(cone(r, 2 * r, 4), COMB, at=move(0, y, z - r * 0.6), facet=True)
    m.add(cone(0.055, 0.13, 4), BEAK, at=move(0, -0.40, 0.72) @ turn(95))
    m.add(cone(0.04, -0.09, 4), COMB, at=move(0, -0.38, 0.68))
    for x in (-0.09, 0.09):
        m.add(cone(0.028, 0.03, 4), DARK, at=move(x * 1.1, -0.31, 0.77) @ turn(0, 90 if x > 0 else -90, 0))
        m.add(cone(0.05, 0.18, 3), BEAK, at=move(x * 0.9, -0.02, 0.0))
        wing = ball(0.19, 1).warped(lambda v: Vector((v.x * 0.3, v.y * 1.1, v.z * 0.75)))
        m.add(wing, FEATHER, at=move(x * 2.5, 0.05, 0.38), facet=True, fade=(0.3, 0.5, CREAM))
    for a in (-22, 0, 22):
        m.add(cone(0.09, 0.32, 4), (FEATHER, WHITE)[a == 0], at=move(0, 0.24, 0.46) @ turn(-42, a, 0), facet=True)


def butterfly(m):
    for name, side in (("wing.L", 1), ("wing.R", -1)):
        wing = m.child(name, (0.012 * side, 0, 0))
        fore = [Vector((0.012 * side, -0.02, 0)), Vector((0.15 * side, -0.17, 0.01)), Vector((0.20 * side, -0.06, 0.01)), Vector((0.10 * side, 0.02, 0))]
        hind = [Vector((0.012 * side, 0.02, 0)), Vector((0.10 * side, 0.02, 0)), Vector((0.13 * side, 0.11, 0.01)), Vector((0.05 * side, 0.12, 0))]
        for shape, hue in ((fore, WHITE), (hind, BLOOM_VIOLET)):
            wing.add(Part(shape, [[0, 1, 2, 3], [3, 2, 1, 0]]), hue, glow=0.12)


def puff(m):
    m.add(ball(0.5, 2).roughened(0.06, 2.2, 4), rgb("f4f0f6"), fade=(0.3, -0.45, rgb("d3d2ea")), glow=0.7)


MODELS = {
    "hen": lambda: static("hen", hen, reach=0.3, ground=True),
    "butterfly": lambda: static("butterfly", butterfly, strength=0.0, gradient=False),
    "puff": lambda: static("puff", puff, strength=0.0, gradient=False),
}
