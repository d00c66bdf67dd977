"""What enemies wear and what flies with Wick: a husk of bark before a beetle, a small balloon that wants to get home."""

import math

from geometry import around, ball, box, cone, lathe, move, petal, polar, size, torus, tube, turn
from mesh import static
from palette import BARK, BARK_DEEP, BRASS, CREAM, STRAW, WHITE, WOOD, WOOD_LIGHT, rgb

APRICOT = rgb("ff8f4a")
COBALT = rgb("1b3f9e")
LAMP = rgb("ffd98a")
SKY = rgb("7cc8e8")
ROPE = rgb("b98a5a")


def husk(m):
    """A shield of bark plates about the front of a ball of radius 1; drawn as large as the body that wears it."""
    shell = ball(1.16, 2).roughened(0.05, 2.0, 5).without_faces_below(0.28)
    m.add(shell, BARK_DEEP, at=turn(90), facet=True, fade=(-0.6, 0.8, BARK))
    for ring, (count, tilt, long, wide) in enumerate(((1, 0, 0.74, 0.62), (6, 34, 0.80, 0.52), (9, 62, 0.66, 0.48))):
        for k, a in enumerate(around(count, 20 * ring)):
            plate = petal(long, wide, 0.05, 0.10, 0.07)
            frame = turn(90) @ turn(0, 0, a) @ turn(tilt) @ move(0, long * 0.5, 1.16 + 0.05 * (2 - ring))
            m.add(plate, (BARK, WOOD, BARK_DEEP)[(k + ring) % 3], at=frame @ turn(-14), facet=True, fade=(-0.9, 0.9, WOOD_LIGHT))
    for a in around(5, 90):
        x, z = polar(0.95, a)[:2]
        m.add(cone(0.11, 0.34, 5), BARK_DEEP, at=move(x, -0.62, z) @ turn(90), facet=True, fade=(-1.0, -0.6, STRAW))


def escort_balloon(m):
    """A small striped balloon with a basket and a lamp; three high, its origin in its middle."""
    gores = 10
    profile = [(0.16, -0.42), (0.34, -0.25), (0.72, 0.2), (0.95, 0.72), (0.90, 1.16), (0.62, 1.48), (0.3, 1.62), (0, 1.66)]

    def stripes(v, normal):
        gore = int((math.degrees(math.atan2(v.y, v.x)) + 360) / (360 / gores)) % 2
        return (COBALT, APRICOT)[gore]

    m.add(lathe(profile, gores, cap=False), stripes, by_face=True, fade=(1.2, 3.6, WHITE), glow=0.12)
    belt = lathe([(0.955, 0.58), (1.0, 0.70), (0.955, 0.84)], gores, cap=False)
    m.add(belt, CREAM, facet=True, glow=0.2)
    m.add(torus(0.18, 0.05, 10, 4), BRASS, at=move(0, 0, -0.42))
    basket = lathe([(0.26, -1.4), (0.36, -1.0), (0.40, -0.96), (0.34, -0.94), (0.26, -1.2), (0, -1.24)], 8)
    m.add(basket, WOOD, facet=True, fade=(-1.4, -0.9, STRAW))
    for a in around(4, 45):
        m.add(tube([tuple(polar(0.35, a, -0.96)), tuple(polar(0.18, a, -0.42))], [0.02, 0.02], 3, 1, cap=False), ROPE)
    m.add(ball(0.12, 1), LAMP, at=move(0, 0, -0.62), glow=1.0)
    for a in around(5, 10):
        m.add(ball(0.07, 1), LAMP, at=move(*polar(0.9, a, 0.5)), glow=0.8)
    m.add(box(0.5, 0.02, 0.26), SKY, at=move(0.42, 0, 1.74), facet=True)
    m.add(cone(0.02, 0.36, 4), WOOD, at=move(0.16, 0, 1.6) @ size(1))


MODELS = {
    "husk": lambda: static("husk", husk, reach=0.4),
    "escort_balloon": lambda: static("escort_balloon", escort_balloon, reach=0.6),
}
