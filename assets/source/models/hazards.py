"""What is solid and moves along a flight, and what is shot to set it going.

Each stands on its foot and is as wide as it is felt: the game scales it by its width and stretches its height. Arms of rotors
point up from where they begin.
"""

import math

from bark import FRUIT, FRUIT_LIGHT
from geometry import Part, around, ball, box, extrusion, globe, lathe, move, petal, polar, seeded, size, torus, tube, turn
from mesh import statics
from palette import (
    BARK,
    BARK_DEEP,
    BRASS,
    BRASS_DEEP,
    CREAM,
    GOLD,
    LEAF,
    LEAF_TIP,
    RED,
    RED_DEEP,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)

ROT_DEEP = rgb("2a1030")
ROT = rgb("6a2a6e")
ROT_STREAK = rgb("d8e05a")
SHINE = rgb("fff0dc")  # light on a polished apple
IRON = rgb("59607c")
IRON_LIGHT = rgb("8d96b8")
CLOTH = rgb("f7ead0")
CLOTH_SHADE = rgb("e0b98a")
FEATHER = rgb("2c2140")
FEATHER_TIP = rgb("6a4a5c")
ANTLER = rgb("54324a")
ANTLER_LEAF = rgb("4a3a44")


def sail(m):
    """An arm of a mill: a spar with a lattice, cloth between; 1 u wide, 4 u long."""
    m.add(box(0.16, 0.16, 4.0, 0.02, 0.7), BARK, at=move(0, 0.04, 2.0), fade=(0, 4, WOOD))
    for x in (-0.44, 0.44):
        m.add(box(0.08, 0.08, 3.3), WOOD, at=move(x, 0, 2.3))
    for i in range(8):
        m.add(box(0.98, 0.07, 0.07), WOOD_LIGHT, at=move(0, 0, 0.72 + 0.45 * i))
    for side in (-1, 1):
        cloth = box(0.36, 0.03, 3.2)
        m.add(cloth, CLOTH if side > 0 else CLOTH_SHADE, at=move(0.25 * side, -0.05, 2.3), facet=True, fade=(0.7, 3.9, CREAM))
    m.add(box(0.98, 0.1, 0.14), RED, at=move(0, 0, 3.9), fade=(3.8, 4, RED_DEEP))


def cog_tooth(m):
    """A tooth of a wooden wheel with an iron shoe; 1 u wide, 1 u high."""
    shape = [(-0.5, 0), (0.5, 0), (0.40, 0.86), (0.30, 1.0), (-0.30, 1.0), (-0.40, 0.86)]
    m.add(extrusion(shape, 0.44, 0.05), WOOD, facet=True, fade=(0, 1, WOOD_LIGHT))
    cap = [(-0.42, 0.72), (0.42, 0.72), (0.40, 0.86), (0.30, 1.0), (-0.30, 1.0), (-0.40, 0.86)]
    m.add(extrusion(cap, 0.5, 0.03), IRON, facet=True, fade=(0.7, 1, IRON_LIGHT))
    m.add(box(0.5, 0.48, 0.07), BRASS, at=move(0, 0, 0.3))


def cog_hub(m):
    """The wheel itself, face on; 2 u across, its middle 1 u above its foot."""
    face = move(0, 0.2, 1) @ turn(90)
    m.add(lathe([(0.98, 0), (1.0, 0.05), (1.0, 0.35), (0.98, 0.4)], 14), WOOD, at=face, facet=True, fade=(0, 2, WOOD_LIGHT))
    for side in (0, 180):
        front = move(0, 0, 1) @ turn(0, 0, side)
        for radius, colour in ((0.9, IRON), (0.34, BRASS)):
            m.add(torus(radius, 0.06, 14, 4), colour, at=front @ move(0, -0.2, 0) @ turn(90))
        for a in around(6):
            spoke = box(0.14, 0.08, 0.6)
            m.add(spoke, BARK, at=front @ move(0, -0.22, 0) @ turn(0, a, 0) @ move(0, 0, 0.6))
        m.add(lathe([(0.3, 0), (0.24, 0.16), (0, 0.2)], 8), BRASS_DEEP, at=front @ move(0, -0.2, 0) @ turn(90), facet=True)


def slammer(m):
    """A block of a press, teeth of stone at both ends: plainly hard. 2 u wide, 2 u high, 2 u deep."""
    m.add(box(1.9, 1.9, 1.3, 0.08), STONE_DEEP, at=move(0, 0, 1), facet=True, fade=(0.2, 1.8, STONE))
    for z in (0.42, 1.58):
        m.add(box(2.0, 2.0, 0.24, 0.05), IRON, at=move(0, 0, z), facet=True, fade=(0, 2, IRON_LIGHT))
    for top in (False, True):
        for x in (-0.66, 0, 0.66):
            for y in (-0.66, 0, 0.66):
                tooth = lathe([(0.32, 0), (0.20, 0.24), (0.08, 0.32)], 4).moved(turn(0, 0, 45))
                at = move(x, y, 1.68) if top else move(x, y, 0.32) @ turn(180)
                m.add(tooth, STONE_LIGHT, at=at, facet=True)
    for a in around(4):
        m.add(box(0.5, 0.06, 0.5, 0.04), GOLD, at=turn(0, 0, a) @ move(0, -0.96, 1) @ turn(0, 45, 0), glow=0.15)


def _apple(m, dark, skin_tone, streak, leaf, tip):
    """An apple, 2 u across: its lower side `dark`, streaks above, light on it, a stalk with a leaf."""

    def skin(v, normal):
        stripe = 0.5 + 0.5 * math.sin(9 * math.atan2(v.y, v.x) + 2 * v.z)
        ripe = mix(skin_tone, streak, 0.55 * stripe * max(0.0, v.z - 0.6))
        return mix(dark, ripe, min(1.0, v.z / 0.5))

    for a, b, wide, high in ((52, 32, 0.26, 0.2), (128, 40, 0.12, 0.1)):
        shine = move(0, 0, 0.98) @ turn(0, 0, a - 90) @ turn(b) @ move(0, 0.98, 0) @ turn(-90) @ size(wide, high, 1)
        m.add(lathe([(1.0, -0.03), (0.7, 0.05), (0, 0.07)], 8, cap=False), SHINE, at=shine, glow=0.45)

    profile = [(0, 0.14), (0.30, 0.0), (0.74, 0.24), (0.98, 0.86), (0.94, 1.34), (0.62, 1.72), (0.22, 1.70), (0, 1.52)]
    m.add(lathe(profile, 18, cap=False), skin, glow=0.16)
    m.add(tube([(0, 0, 1.5), (0.05, 0, 1.8), (0.16, 0.02, 2.0)], [0.07, 0.05, 0.06], 5, 4), BARK_DEEP)
    m.add(petal(0.62, 0.34, 0.16, 0.1, 0.03), leaf, at=move(0.06, 0, 1.78) @ turn(0, -20, 30), facet=True, fade=(1.7, 2.0, tip))


def apple(m):
    """A ripe apple: as red as those in the crowns, and bright enough in the shade of leaves to be seen to fall."""
    _apple(m, mix(FRUIT, BARK_DEEP, 0.55), FRUIT, FRUIT_LIGHT, LEAF, LEAF_TIP)


def windfall(m):
    """An apple gone bad that is thrown: dark plum with acid streaks, as red is Wick's."""
    _apple(m, ROT_DEEP, ROT, ROT_STREAK, LEAF_TIP, ROT_STREAK)


def boulder(m):
    """A ball of rock, 2 u across, with a band of ore: it rolls and does not break by itself."""
    rock = ball(0.99, 3).roughened(0.10, 1.7, 7)
    m.add(rock, STONE_DEEP, at=move(0, 0, 1), facet=True, fade=(0, 2, STONE_LIGHT))
    source = seeded(3)
    for _ in range(14):
        a, b = source.uniform(0, 360), source.uniform(-70, 70)
        fleck = box(0.26, 0.26, 0.12, 0.03)
        m.add(fleck, BRASS, at=move(0, 0, 1) @ turn(0, 0, a) @ turn(0, b, 0) @ move(0.93, 0, 0) @ turn(0, 90, 0), facet=True, glow=0.12)


def lamp(m):
    """A lantern in a hollow, 2 u across and 2 u high: dark until it wakes; the glass glows by the game."""
    m.add(lathe([(0.95, 0), (1.0, 0.2), (0.7, 0.34)], 8), BARK_DEEP, facet=True, fade=(0, 0.4, BARK))
    m.add(lathe([(0.55, 0.34), (0.72, 0.7), (0.72, 1.2), (0.52, 1.5)], 12, cap=False), rgb("9a5c1c"), glow=0.95, fade=(0.3, 1.5, rgb("d08a2c")))
    m.add(lathe([(0.86, 1.44), (0.9, 1.56), (0.42, 1.9), (0, 2.0)], 8, cap=False), BRASS_DEEP, facet=True, fade=(1.4, 2, BRASS))
    for a in around(6):
        bar = [polar(0.62, a, 0.34), polar(0.78, a, 0.95), polar(0.62, a, 1.5)]
        m.add(tube(bar, [0.06, 0.06, 0.06], 5, 4), BRASS)
    m.add(torus(0.14, 0.04, 10, 5), BRASS, at=move(0, 0, 1.98) @ turn(90))


def knob(m):
    """A brake: a red ball on an iron collar with white rings, 2 u across and 2 u high. It asks to be shot."""
    m.add(lathe([(0.7, 0), (0.76, 0.14), (0.5, 0.36), (0.34, 0.5)], 10), IRON, facet=True, fade=(0, 0.5, IRON_LIGHT))
    m.add(ball(0.76, 2), RED, at=move(0, 0, 1.16), fade=(0.4, 1.9, mix(RED, WHITE, 0.25)), glow=0.12)
    for z, radius in ((1.16, 0.78), (1.58, 0.62)):
        m.add(torus(radius, 0.06, 18, 5), CREAM, at=move(0, 0, z), glow=0.1)
    for a in around(4, 45):
        m.add(box(0.18, 0.1, 0.22, 0.02), BRASS, at=turn(0, 0, a) @ move(0.68, 0, 0.1))
    m.add(lathe([(0.2, 0), (0.14, 0.12), (0, 0.16)], 8), GOLD, at=move(0, 0, 1.84), glow=0.2)


def bird_flock(m):
    """Five birds that fly up together, dark against the evening; 5 u wide, 4 u high. They look ahead and upwards."""
    source = seeded(9)
    wing = [(0.02, -0.3), (0.75, -0.42), (1.3, 0.1), (0.02, 0.26)]
    for x, y, z in ((0, 0.2, 0.5), (-1.7, -0.5, 1.3), (1.6, -0.4, 1.7), (-0.7, 0.3, 2.7), (1.4, 0.1, 3.4)):
        bird = move(x, y, z) @ turn(0, 0, source.uniform(-24, 24)) @ turn(22)
        m.add(lathe([(0, -0.5), (0.15, 0.1), (0, 0.5)], 3), FEATHER, at=bird @ turn(90))
        for side in (-1, 1):
            raised = turn(0, -side * source.uniform(12, 46))
            corners = [(side * across, along, 0) for across, along in wing]
            for face in ((0, 1, 2, 3), (3, 2, 1, 0)):
                m.add(Part(corners, [face]), FEATHER, at=bird @ raised, fade=(0.2, 4, FEATHER_TIP))


def antler_crown(m):
    """The antlers of one who is as big as a hill, as they come up behind a wood: dark, without detail; 12 u wide, 8 u high."""
    for side in (-1, 1):
        beam = [(0.7 * side, 0, 0), (1.9 * side, 0.2, 1.6), (3.9 * side, 0.2, 2.7), (5.3 * side, 0, 4.6), (5.0 * side, 0, 6.6), (4.2 * side, 0, 7.9)]
        m.add(tube(beam, [0.75, 0.62, 0.5, 0.4, 0.26, 0.06], 5, 8), FEATHER, fade=(0, 8, ANTLER))
        for foot, bend, tip, thick in (
            ((2.0, 1.6), (2.3, 2.9), (1.9, 4.4), 0.4),
            ((3.7, 2.6), (3.9, 4.2), (3.2, 6.0), 0.36),
            ((5.0, 4.0), (5.9, 4.9), (6.0, 6.3), 0.3),
            ((1.2, 0.7), (0.6, 1.6), (0.8, 2.6), 0.3),
        ):
            tine = [(x * side, 0, z) for x, z in (foot, bend, tip)]
            m.add(tube(tine, [thick, thick * 0.7, 0.05], 4, 3), FEATHER, fade=(0, 8, ANTLER))
        for x, z, r in ((1.9, 4.5, 0.62), (3.2, 6.1, 0.8), (6.0, 6.3, 0.66), (4.2, 7.7, 0.9)):
            for out, up, share in ((0, 0.15, 1.0), (0.62, -0.05, 0.72), (-0.6, 0.0, 0.66)):
                crown = globe(1.15 * r * share, 7, 4)
                at = move((x + out * r) * side, 0.25 * out * r, z + up * r) @ size(1, 0.9, 0.62)
                m.add(crown, FEATHER, at=at, fade=(z - r, z + 0.8 * r, ANTLER_LEAF))
    m.add(globe(2.1, 9, 5), FEATHER, at=size(1, 0.6, 0.6))


MODELS = statics(
    *((shape, {}) for shape in (sail, cog_tooth, cog_hub, slammer, apple, windfall, boulder, lamp, knob, bird_flock)),
    (antler_crown, {"soft": True, "sharp": 60}),
)
