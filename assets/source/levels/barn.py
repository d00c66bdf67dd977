"""The barn of Mill Yard: its door is where the story ends."""

import math

from frame import point
from geometry import Part, box, lathe, move, torus, turn
from liquids import pool, shaft
from palette import CREAM, LAMP, ROOF, ROOF_DEEP, STONE, STONE_DEEP, mix, rgb
from props import planks
from solids import block, gable

BARN_RED = rgb("b5523a")
BARN_DEEP = rgb("8a3a34")
BARN = (10.0, 18.0, 13.5, 22.5)
CAGE = (15.2, 19.0)  # x, z: in the light of the round window, and aside of what is seen through the door
WARM = 0.0  # coolness of light


def build(level):
    x0, x1, z0, z1 = BARN
    y, top, t = 3.0, 8.0, 0.4
    middle = (x0 + x1) / 2
    for x in (x0, x1 - t):
        level.solid(block(x, x + t, y - 0.2, top, z0, z1), surface="wood")
    level.solid(block(x0 + t, x1 - t, y - 0.2, top, z1 - t, z1), surface="wood")
    for a, b in ((x0 + t, middle - 1.25), (middle + 1.25, x1 - t)):
        level.solid(block(a, b, y - 0.2, top, z0, z0 + t), surface="wood")
    level.solid(block(middle - 1.25, middle + 1.25, 5.95, top, z0, z0 + t), surface="wood")
    level.solid(gable(middle, top, (z0 + z1) / 2, 9.4, 10.2, 3.4, ridge=1.6), surface="wood")
    m = level.piece("barn")
    _walls(m, x0, x1, z0, z1, y, top)
    _roof(level.piece("FADE_barn_roof"), middle, top, (z0 + z1) / 2)
    light = level.piece("beam_barn")
    for wide in (1.2, 1.9):
        shaft(light, (middle, top + 1.0, z0 + 0.4), (CAGE[0], y, CAGE[1]), 0.5, wide, cool=WARM)
    for x, z, radius in ((*CAGE, 3.6), (*CAGE, 2.2), (middle - 0.8, z0 + 1.6, 2.4)):
        pool(light, x, y + 0.2, z, radius, cool=WARM, sides=12)
    _lit(light, [(x1 - 0.42, z1 - 0.5), (x1 - 0.42, z0 + 0.4)], y, top)
    _lit(light, [(x1 - 0.4, z0 + 0.42), (middle + 1.3, z0 + 0.42)], y, top)
    _lit(light, [(middle - 1.3, z0 + 0.42), (x0 + 0.4, z0 + 0.42)], y, top)
    _lit(light, [(middle + 1.3, z0 + 0.42), (middle - 1.3, z0 + 0.42)], y, top, 5.95)
    m.add(block(x0 + 0.4, x1 - 0.4, y - 0.02, y + 0.012, z0 + 0.3, z1 - 0.4), BARN_DEEP)  # below the seams, where grass shone through
    planks(m, x0 + 0.4, x1 - 0.4, y + 0.03, z0 + 0.1, z1 - 0.4, 0.05, 0.8, "z", 3)


def _lit(piece, way, low, high, foot=0.0):
    """The light that the floor throws up a wall, from `foot` on, between two places (x, z), with the room on the left of the way."""
    (ax, az), (bx, bz) = way
    foot = max(low, foot)
    corners = [point(ax, foot, az), point(bx, foot, bz), point(bx, high, bz), point(ax, high, az)]
    piece.add(Part(corners, [[0, 1, 2, 3]]), lambda v, n: (0.5 * (1 - (v.z - low) / (high - low)) + 0.08, WARM, 0.0), glow=1.0)


def _walls(m, x0, x1, z0, z1, y, top):
    middle = (x0 + x1) / 2

    def planked(v, n):
        across = v.x if abs(n.y) > 0.5 else v.y
        return mix(BARN_RED, BARN_DEEP, 0.25 + 0.5 * (math.floor(across / 0.55) % 2) * 0.6)

    def wall(a, b, c, d, low=y - 0.1, high=top):
        count = max(1, round(max(b - a, d - c) / 0.55))
        for i in range(count):
            t, u = i / count, (i + 1) / count
            if b - a > d - c:
                part = block(a + (b - a) * t, a + (b - a) * u, low, high, c, d)
            else:
                part = block(a, b, low, high, c + (d - c) * t, c + (d - c) * u)
            m.add(part, mix(BARN_RED, BARN_DEEP, (i * 3 % 4) * 0.16), facet=True, fade=(low - 1, high, mix(BARN_RED, CREAM, 0.12)))

    wall(x0, x0 + 0.35, z0, z1)
    wall(x1 - 0.35, x1, z0, z1)
    wall(x0, x1, z1 - 0.35, z1)
    wall(x0, middle - 1.25, z0, z0 + 0.35)
    wall(middle + 1.25, x1, z0, z0 + 0.35)
    wall(middle - 1.25, middle + 1.25, z0, z0 + 0.35, 5.95)
    for x in (x0 + 0.05, x1 - 0.05):
        for z in (z0 + 0.05, z1 - 0.05):
            m.add(block(x - 0.28, x + 0.28, y - 0.1, top + 0.1, z - 0.28, z + 0.28), CREAM, fade=(y, y + 2, CREAM))
    for x in (middle - 1.42, middle + 1.42):
        m.add(block(x - 0.2, x + 0.2, y, 6.0, z0 - 0.14, z0 + 0.4), CREAM)
    m.add(block(middle - 1.75, middle + 1.75, 5.9, 6.3, z0 - 0.2, z0 + 0.4), CREAM)
    m.add(block(x0 - 0.05, x1 + 0.05, y - 0.1, y + 0.55, z0 - 0.08, z0 + 0.2), STONE_DEEP, facet=True)
    m.add(block(middle - 1.7, middle + 1.7, y - 0.05, y + 0.09, z0 - 1.2, z0 + 0.5), STONE, facet=True)
    for z in (z0 - 0.02, z1 - 0.33):
        m.add(gable(middle, top, z + 0.17, x1 - x0, 0.34, 2.95), BARN_RED, facet=True, fade=(top, top + 3, mix(BARN_RED, CREAM, 0.15)))
    m.add(torus(0.62, 0.14, 16, 5), CREAM, at=_front(middle, top + 1.25, z0 - 0.05))
    m.add(lathe([(0.6, 0), (0, 0.05)], 16, cap=False), LAMP, at=_front(middle, top + 1.25, z0 + 0.0), glow=0.7)
    for a in (45, -45):
        for x in (x0 + 1.2, x1 - 1.2):
            m.add(box(2.2, 0.12, 0.22), CREAM, at=move(x, -(z0 - 0.05), 5.2) @ turn(0, a, 0))


def _front(x, y, z):
    """A frame on a wall that faces -z: local z looks out of the wall."""
    return move(x, -z, y) @ turn(-90, 0, 0)


def _roof(m, x, y, z):
    for side in (-1, 1):
        for i in range(6):
            t, u = i / 6, (i + 1) / 6
            a, b = 5.0 * (1 - t) + 0.75 * t, 5.0 * (1 - u) + 0.75 * u
            low, high = y - 0.25 + 3.6 * t**0.9, y - 0.25 + 3.6 * u**0.9
            width = a - b + 0.35
            angle = math.degrees(math.atan2(high - low, a - b))
            m.add(
                box(width, 10.4, 0.22), (ROOF_DEEP, ROOF)[i % 2],
                at=move(x + side * (a + b) / 2, -z, (low + high) / 2 + 0.12) @ turn(0, side * angle, 0), facet=True,
                fade=(y - 1, y + 5, rgb("ff9a6a")),
            )  # fmt: skip
    m.add(box(1.7, 10.6, 0.26, 0.06), ROOF_DEEP, at=move(x, -z, y + 3.42))
