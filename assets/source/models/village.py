"""The orchard village and its meadows: cottage, water mill, blossom tree, flower bank, haystack, far woods."""

import math

from mathutils import Vector, noise

from geometry import (
    aim,
    around,
    ball,
    box,
    cone,
    dome,
    extrusion,
    lathe,
    move,
    plate,
    polar,
    seeded,
    size,
    torus,
    tube,
    turn,
)
from mesh import static
from obstacles import leaf_ball
from palette import (
    BARK,
    BARK_DEEP,
    BLOOM_BLUE,
    BLOOM_PINK,
    BLOOM_VIOLET,
    BRASS,
    CREAM,
    LAMP,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    ROOF,
    ROOF_DEEP,
    STONE,
    STONE_DEEP,
    STRAW,
    STRAW_LIGHT,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)

POPPY = rgb("ff7a3c")
POPPY_LIGHT = rgb("ffb46a")
WATER = rgb("5cc8f0")
PLASTER = rgb("f0d2a8")
BLOSSOM = rgb("ffb49c")
BLOSSOM_LIGHT = rgb("fff4e4")
DOOR = rgb("2f7fb0")


def pane(m, frame, wide=1.0, high=1.1, boxed=True):
    """Lit window with a cross bar and open shutters; `boxed` ones have flowers on the sill."""
    m.add(box(wide + 0.3, 0.16, high + 0.3), WOOD, at=frame)
    m.add(box(wide, 0.22, high), LAMP, at=frame, glow=0.55)
    m.add(box(0.09, 0.28, high), WOOD, at=frame)
    for side in (1, -1):
        m.add(
            box(0.44, 0.12, high + 0.1),
            DOOR,
            at=frame @ move((wide / 2 + 0.3) * side, -0.05, 0) @ turn(0, 0, 12 * side),
        )
    if boxed:
        m.add(box(wide + 0.2, 0.36, 0.22), rgb("c8622c"), at=frame @ move(0, -0.18, -high / 2 - 0.2))
        for i in range(3):
            at = frame @ move((i - 1) * wide / 2.4, -0.24, -high / 2 + 0.2) @ turn(30)
            m.add(cone(0.26, -0.34, 4), (BLOOM_PINK, CREAM)[i % 2], at=at, glow=0.12)


def bowed_roof(m, half, eave, top, deep, thick, low, high, steps=6, bevel=0.10):
    """Steep thatch with a hollow slope and a heavy rim, its gable towards -Y."""

    def slope(inset):
        side = []
        for i in range(steps + 1):
            t = i / steps
            bow = 0.30 * math.sin(math.pi * t)
            side.append(((half - inset) * (1 - t) - bow * half * 0.25, eave + (top - eave - inset * 1.1) * t - bow))
        return side

    outer, inner = slope(0), slope(thick)
    outline = outer + [(-x, z) for x, z in outer[-2::-1]] + [(-x, z) for x, z in inner] + inner[-2::-1]

    def courses(v, normal):
        return mix(low, high, 0.15 if int((v.z - eave) * 1.5) % 2 else 0.0)

    m.add(extrusion(outline, deep, bevel), courses, facet=True, by_face=True, fade=(eave, top + 0.5, high))
    m.add(box(0.5, deep + 0.3, 0.4, 0.08), mix(low, BARK, 0.4), at=move(0, 0, top - 0.05))


def cottage(m):
    """Storybook cottage under deep thatch, gable and round door towards -Y."""
    m.add(box(6.5, 5.4, 0.7, 0.1), STONE_DEEP, at=move(0, 0, 0.3), facet=True, fade=(0, 0.8, STONE))
    walls = [(-2.9, 0.5), (2.9, 0.5), (2.9, 3.1), (0, 7.0), (-2.9, 3.1)]
    m.add(extrusion(walls, 5.0), CREAM, facet=True, fade=(5.5, 0.6, PLASTER))
    bowed_roof(m, 4.3, 2.6, 8.2, 6.4, 0.75, STRAW, STRAW_LIGHT)
    for y in (-2.55, 2.55):
        for x in (-2.75, 2.75):
            m.add(box(0.34, 0.22, 2.8), WOOD, at=move(x, y, 1.9), fade=(0, 3, WOOD_LIGHT))
        m.add(box(5.8, 0.2, 0.3), WOOD, at=move(0, y, 3.2))
        for x in (-1, 1):
            m.add(box(0.22, 0.18, 2.4), WOOD, at=move(0.75 * x, y, 4.2) @ turn(0, -22 * x, 0))
    m.add(lathe([(0.95, 0), (0.95, 0.18), (0.8, 0.24)], 12), STONE, at=move(-0.9, -2.5, 1.6) @ turn(90), facet=True)
    m.add(
        lathe([(0.76, 0), (0.76, 0.34), (0, 0.36)], 12),
        DOOR,
        at=move(-0.9, -2.5, 1.6) @ turn(90),
        fade=(0.7, 2.6, rgb("6fb8e0")),
    )
    m.add(box(1.5, 0.3, 1.0), DOOR, at=move(-0.9, -2.6, 1.05))
    m.add(ball(0.09, 1), BRASS, at=move(-0.5, -2.9, 1.5))
    m.add(box(2.0, 1.0, 0.24, 0.05), STONE, at=move(-0.9, -3.1, 0.3), facet=True)
    pane(m, move(1.4, -2.55, 1.9))
    pane(m, move(0, -2.55, 4.75), 0.9, 0.9)
    for side in (-1, 1):
        pane(m, move(2.95 * side, 0.3, 1.9) @ turn(0, 0, 90 * side), boxed=False)
    m.add(box(1.0, 1.0, 3.0, 0.08, 0.88), STONE_DEEP, at=move(1.7, 1.3, 6.6), facet=True, fade=(5, 8.2, STONE))
    m.add(box(1.25, 1.25, 0.28, 0.06), ROOF_DEEP, at=move(1.7, 1.3, 8.1))
    for x, y, r in ((-2.9, -3.0, 0.6), (2.7, -3.1, 0.7)):
        leaf_ball(m, x, y, 0.35, r, int(x * 5) + 20)


def pane_far(m, frame, wide=1.0, high=1.1):
    """Lit window with open shutters, as it is seen from afar."""
    m.add(box(wide, 0.22, high), mix(LAMP, WOOD, 0.2), at=frame, glow=0.45)
    m.add(box(wide + 1.2, 0.1, high + 0.1), mix(DOOR, WOOD, 0.15), at=frame)


def cottage_far(m):
    """The cottage from afar, without what is smaller than a few pixels there."""
    m.add(box(6.5, 5.4, 0.7), STONE_DEEP, at=move(0, 0, 0.3), facet=True, fade=(0, 0.8, STONE))
    walls = [(-2.9, 0.5), (2.9, 0.5), (2.9, 3.1), (0, 7.0), (-2.9, 3.1)]
    m.add(extrusion(walls, 5.0), CREAM, facet=True, fade=(5.5, 0.6, PLASTER))
    bowed_roof(m, 4.3, 2.6, 8.2, 6.4, 0.75, STRAW, STRAW_LIGHT, steps=3, bevel=0)
    for y in (-2.55, 2.55):
        m.add(box(5.8, 0.2, 0.3), WOOD, at=move(0, y, 3.2))
        for x in (-2.75, 2.75):
            m.add(box(0.34, 0.22, 2.8), WOOD, at=move(x, y, 1.9), fade=(0, 3, WOOD_LIGHT))
        for x in (-1, 1):
            m.add(box(0.22, 0.18, 2.4), WOOD, at=move(0.75 * x, y, 4.2) @ turn(0, -22 * x, 0))
    m.add(box(1.9, 0.3, 1.9), STONE, at=move(-0.9, -2.5, 1.45))
    m.add(box(1.5, 0.4, 1.8), DOOR, at=move(-0.9, -2.6, 1.4), fade=(0.7, 2.6, rgb("6fb8e0")))
    pane_far(m, move(1.4, -2.55, 1.9))
    pane_far(m, move(0, -2.55, 4.75), 0.9, 0.9)
    for side in (-1, 1):
        pane_far(m, move(2.95 * side, 0.3, 1.9) @ turn(0, 0, 90 * side))
    m.add(box(1.0, 1.0, 3.0), STONE_DEEP, at=move(1.7, 1.3, 6.6), facet=True, fade=(5, 8.2, STONE))
    m.add(box(1.25, 1.25, 0.28), ROOF_DEEP, at=move(1.7, 1.3, 8.1))
    for x, y, r in ((-2.9, -3.0, 0.6), (2.7, -3.1, 0.7)):
        m.add(ball(r, 0), LEAF, at=move(x, y, 0.35), facet=True, fade=(0, 1.0, LEAF_LIGHT))


def water_mill(m):
    """Mill of stone and timber beside its race: the wheel on the front turns, the flume feeds it."""
    m.add(box(7.6, 5.6, 3.4, 0.12, 0.96), STONE_DEEP, at=move(1.0, 0.4, 1.6), facet=True, fade=(0, 3.4, STONE))
    m.add(box(7.6, 5.8, 2.9, 0.08), CREAM, at=move(1.0, 0.4, 4.7), fade=(6, 3.2, PLASTER))
    for x in (-2.6, 0.6, 2.9, 4.6):
        for y in (-2.55, 3.35):
            m.add(box(0.34, 0.2, 2.9), WOOD, at=move(x, y, 4.7))
    for y in (-2.55, 3.35):
        m.add(box(7.7, 0.22, 0.32), WOOD, at=move(1.0, y, 3.35))
    gable = [(-2.9, 6.0), (2.9, 6.0), (0, 9.2)]
    m.add(extrusion(gable, 7.4), CREAM, at=move(1.0, 0.4, 0) @ turn(0, 0, 90), facet=True, fade=(9, 6, PLASTER))
    for side in (1, -1):
        for i in range(5):
            t0, t1 = i / 5, (i + 1) / 5
            y0, y1 = 0.4 + 3.8 * (1 - t0) * side, 0.4 + 3.8 * (1 - t1) * side
            z0, z1 = 5.5 + 4.2 * t0**0.9, 5.5 + 4.2 * t1**0.9
            rows = [(-3.6, y0, z0 + 0.12), (5.6, y0, z0 + 0.12), (5.6, y1, z1), (-3.6, y1, z1)]
            tone = (ROOF, ROOF_DEEP)[i % 2]
            m.add(plate(rows if side < 0 else rows[::-1], 0.24), tone, facet=True, fade=(5, 10, rgb("ff9a6a")))
    m.add(box(9.6, 0.5, 0.4), ROOF_DEEP, at=move(1.0, 0.4, 9.75))
    pane(m, move(3.6, -2.6, 4.6))
    pane(m, move(0.9, -2.6, 4.9), 0.8, 0.8)
    pane(m, move(4.9, 0.4, 4.7) @ turn(0, 0, 90))
    m.add(box(1.5, 0.3, 2.3), DOOR, at=move(3.4, -2.55, 1.3), fade=(0.4, 2.6, rgb("6fb8e0")))
    m.add(box(0.9, 0.9, 2.2, 0.06, 0.9), STONE_DEEP, at=move(3.2, 1.6, 9.4), facet=True, fade=(8, 10.5, STONE))
    for x in (-8.6, -6.4):
        m.add(box(0.36, 0.36, 6.6), BARK, at=move(x, -3.2, 3.2), fade=(0, 6, WOOD))
    m.add(box(7.4, 1.5, 0.2), WOOD, at=move(-6.6, -3.3, 6.55))
    m.add(box(7.2, 1.0, 0.16), WATER, at=move(-6.6, -3.3, 6.76), glow=0.25)
    for y in (-4.0, -2.6):
        m.add(box(7.4, 0.16, 0.5), WOOD_LIGHT, at=move(-6.6, y, 6.8))
    pool = lathe([(4.2, 0.02), (4.4, 0.10), (3.7, 0.14), (0, 0.14)], 14, cap=False)
    m.add(
        pool,
        lambda v, n: WATER if math.hypot(v.x + 2.8, (v.y + 3.6) * 1.6) < 3.6 else STONE,
        at=move(-2.8, -3.6, 0) @ size(1, 0.62, 1),
        by_face=True,
        glow=0.1,
    )
    for i, (x, y, r) in enumerate(((-6.8, -3.6, 0.7), (1.2, -4.4, 0.8), (-1.4, -6.0, 0.6), (5.2, -2.9, 0.9))):
        m.add(ball(r, 1).roughened(0.2 * r, 2, i), STONE_DEEP, at=move(x, y, 0.2), facet=True, fade=(0, 0.9, STONE))
    wheel(m.child("sails", (-2.6, -3.35, 3.3)), Vector((-2.6, -3.35, 3.3)))


def wheel(piece, hub):
    """Overshot wheel about the axis -Y."""
    here = move(*hub) @ turn(90)
    piece.add(lathe([(0.45, -0.75), (0.45, 0.75)], 8), BARK, at=here, facet=True)
    for y in (-0.55, 0.55):
        piece.add(torus(3.0, 0.17, 16, 4), BARK, at=here @ move(0, 0, y), fade=(0, 6.5, WOOD))
        for a in around(4):
            piece.add(box(6.0, 0.2, 0.2), WOOD, at=here @ move(0, 0, y) @ turn(0, 0, a / 2))
    for a in around(12):
        piece.add(
            box(0.12, 0.75, 1.25),
            WOOD_LIGHT,
            at=here @ turn(0, 0, a) @ move(2.95, 0, 0),
            facet=True,
            fade=(0, 6.5, WOOD),
        )


def blossom_tree(m):
    """Cherry in full bloom: dark forked trunk, pale apricot clouds of blossom: the pink ones are bullets."""
    m.add(
        tube([(0, 0, -0.1), (0.2, 0, 1.1), (-0.15, 0.05, 2.2), (0, 0, 3.1)], [0.55, 0.34, 0.28, 0.2], 7, 5),
        BARK_DEEP,
        fade=(0, 2.6, BARK),
    )
    for a, reach, z in ((20, 1.9, 3.5), (140, 1.7, 3.7), (255, 1.8, 3.4)):
        m.add(
            tube([(0, 0, 1.9), tuple(polar(reach * 0.5, a, 2.7)), tuple(polar(reach, a, z))], [0.2, 0.14, 0.07], 5, 3),
            BARK,
        )
    clumps = (
        (0, 0, 4.7, 1.5),
        (1.75, 0.5, 3.9, 1.1),
        (-1.2, 1.4, 4.1, 1.15),
        (-0.9, -1.6, 3.9, 1.15),
        (1.0, -1.2, 4.3, 1.0),
    )
    for i, (x, y, z, r) in enumerate(clumps):
        leaf_ball(m, x, y, z, r, i * 7 + 3, BLOSSOM, BLOSSOM_LIGHT, 0.78, 20)
    source = seeded(8)
    for _ in range(14):
        p = polar(source.uniform(0.6, 3.0), source.uniform(0, 360), 0.04)
        m.add(cone(0.12, 0.05, 4), BLOSSOM_LIGHT, at=move(*p), glow=0.1)


def flower_bank(m):
    """Five units of flower bank along X, for the borders of the lane: three blossoms lie on each of its mounds."""
    source = seeded(14)
    colours = (BLOOM_PINK, CREAM, CREAM, BLOOM_PINK)  # each mound has one, so that from afar it is a bed of flowers
    for i in range(4):
        x, y, r = -1.9 + i * 1.27, 0.1 * (i % 3), 0.85 + 0.15 * (i % 2)
        at = move(x, y, -0.05) @ size(1, 0.8, 0.72)
        mound = dome(r, 7, 2).roughened(0.10, 1.2, i)
        m.add(mound, LEAF, at=at @ turn(0, 0, i * 40), facet=True, fade=(0.1, 0.65, LEAF_TIP))
        for k in range(3):
            out = Vector((source.uniform(-0.55, 0.55), (-0.62, -0.1, 0.4)[k] + source.uniform(-0.1, 0.1), 0.9)).normalized()
            lies = move(*(at @ (out * (r * 0.93)))) @ aim(out)
            m.add(cone(0.26, -0.16, 5).moved(move(0, 0, 0.16)), colours[i], at=lies, glow=0.2)


def poppy_drift(m):
    """A bed of poppies, three units wide, so dense that from afar it is one colour; they are of apricot, as red is Wick's."""
    source = seeded(51)
    for i in range(19):
        out = polar(1.5 * math.sqrt((i + 0.4) / 19), 137.5 * i)
        high = source.uniform(0.5, 0.85) * (1.1 - 0.3 * out.length / 1.5)
        tilt = turn(source.uniform(-35, 35), source.uniform(-35, 35), 0)
        colour = mix(POPPY, POPPY_LIGHT, source.random())
        m.add(cone(0.27, -0.2, 5), colour, at=move(out.x, out.y, high) @ tilt, glow=0.12)
        if i % 2:
            leaf = lathe([(0.10, 0), (0, high - 0.1)], 3, cap=False)
            m.add(leaf, LEAF, at=move(out.x, out.y, 0) @ tilt @ size(1.6, 1.6, 1), fade=(0, 0.6, LEAF_LIGHT))


def haystack(m):
    """Bell of hay on a pole, with a ladder leaning at it."""
    bell = [
        (2.25, 0), (2.6, 0.5), (2.3, 1.0), (2.46, 1.5), (2.08, 2.0), (2.1, 2.5), (1.58, 3.05), (1.4, 3.5), (0, 4.75),
    ]  # fmt: skip

    def layers(v, normal):
        sunlit = mix(STRAW, STRAW_LIGHT, min(1, v.z / 4.5))
        return mix(sunlit, rgb("b06a20"), 0.34 + 0.34 * math.cos(2 * math.pi * v.z))

    m.add(lathe(bell, 10, cap=False).roughened(0.16, 0.9, 3), layers)
    m.add(box(0.2, 0.2, 1.6), BARK, at=move(0, 0, 5.1), facet=True)
    m.add(cone(0.3, 0.4, 5), ROOF, at=move(0, 0, 5.8))
    for x in (-0.3, 0.3):
        m.add(box(0.1, 0.1, 4.2), WOOD_LIGHT, at=move(x, -2.2, 1.7) @ turn(-24))
    for i in range(5):
        m.add(box(0.6, 0.08, 0.08), WOOD, at=move(0, -2.2, 1.7) @ turn(-24) @ move(0, 0, -1.6 + 0.75 * i))


def far_wood(m):
    """Fifty units of wood along X, only ever seen from afar and from -Y: round crowns and firs whose feet are wide and low."""
    source = seeded(33)
    for i in range(11):
        x, y = -23 + 4.6 * i + source.uniform(-0.7, 0.7), source.uniform(-1.0, 1.5)
        at = move(x, y, 0) @ turn(0, 0, source.uniform(-12, 12))
        if i % 4 == 2:
            fir = lathe([(3.2, -1.0), (2.3, 2.4), (0, source.uniform(9.5, 11.0))], 6, cap=False)
            m.add(fir.keeping(seen), rgb("0f6a52"), at=at, fade=(0, 11, LEAF))
        else:
            high, wide = source.uniform(5.4, 9.4), source.uniform(3.1, 3.9)
            crown = [(0.9 * wide, -1.0), (wide, 0.48 * high), (0.68 * wide, 0.86 * high), (0, high)]
            tone = mix(LEAF_DARK, LEAF, source.random())
            m.add(lathe(crown, 6, cap=False).keeping(seen), tone, at=at, fade=(1, 10, LEAF_LIGHT))


def seen(corners):
    """Whether a face is on the side that is seen from -Y."""
    return sum(v.y for v in corners) < 0


MODELS = {
    "cottage": lambda: static("cottage", cottage, reach=1.2, ground=True),
    "cottage_far": lambda: static("cottage_far", cottage_far, reach=1.2, ground=True),
    "water_mill": lambda: static("water_mill", water_mill, reach=1.4, ground=True),
    "blossom_tree": lambda: static("blossom_tree", blossom_tree, reach=1.3, ground=True, soft=True),
    "flower_bank": lambda: static("flower_bank", flower_bank, reach=0.5, ground=True),
    "poppy_drift": lambda: static("poppy_drift", poppy_drift, reach=0.3, ground=True, strength=0.5),
    "haystack": lambda: static("haystack", haystack, reach=1.0, ground=True, soft=True, sharp=60),
    "far_wood": lambda: static("far_wood", far_wood, reach=3.0, ground=True, sharp=180, soft=True),
}
