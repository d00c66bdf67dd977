"""Gates of Cloverfield: the flower gate that banks bees, the two exits, the checkpoint."""

import math

from mathutils import Vector

from geometry import (
    around,
    ball,
    blossom,
    box,
    cone,
    lathe,
    move,
    petal,
    polar,
    ribbon,
    round_petal,
    size,
    torus,
    tube,
    turn,
)
from mesh import static
from palette import (
    BARK,
    BLOOM_BLUE,
    BLOOM_PINK,
    BLOOM_VIOLET,
    BRASS,
    BRASS_DEEP,
    CLOVER,
    CREAM,
    FLAME,
    LAMP,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    WOOD,
    WOOD_LIGHT,
    mix,
    rgb,
)


def upright(height):
    """Places a ring made in the XY plane so that it faces -Y at a height."""
    return move(0, 0, height) @ turn(90)


def petal_ring(m, place, radius, count, length, width, colours, lift=0.3, glow=0.2, start=0.0):
    """Petals around a ring, pointing outwards and a little to the front."""
    for i, a in enumerate(around(count, start)):
        colour, tip = colours[i % len(colours)]
        at = place @ turn(0, 0, a) @ move(radius, 0, 0)
        m.add(
            round_petal(length, width, lift, 0.25, 0.10),
            petal_colour(place, radius, length, colour, tip),
            at=at,
            glow=glow,
        )


def petal_colour(place, radius, length, root, tip):
    centre = place.translation

    def colour(v, normal):
        out = Vector((v.x - centre.x, v.z - centre.z)).length
        return mix(root, tip, min(1, max(0, (out - radius) / length)))

    return colour


def leaf(m, at, length, width, colour=CLOVER, tip=LEAF_TIP):
    m.add(
        petal(length, width, length * 0.25, 0.05, 0.06),
        colour,
        at=at,
        fade=(at.translation.z, at.translation.z + length, tip),
    )


def flower_gate(m):
    """Great daisy ring on two stems: inner diameter 5, centre at 4. Its rim is green: a golden ring is the whirl's."""
    place = upright(4)
    m.add(torus(2.78, 0.26, 32, 8), LEAF, at=place, fade=(1.4, 6.4, LEAF_LIGHT))
    for a in around(24):
        m.add(ball(0.13, 1), CREAM, at=place @ turn(0, 0, a) @ move(2.78, 0, 0.24), glow=0.6)
    apricots = ((rgb("ffcf94"), rgb("ff7a34")), (rgb("ffe9c8"), rgb("ff9c4e")))
    petal_ring(m, place @ move(0, 0, -0.10), 2.8, 14, 1.7, 1.35, (apricots[1],), 0.1, 0.36, 180 / 14)
    petal_ring(m, place, 2.8, 14, 1.35, 1.15, (apricots[0],), 0.55, 0.36)
    for side in (1, -1):
        stem = [(2.4 * side, 0.15, -0.1), (2.9 * side, 0.2, 0.9), (2.75 * side, 0.15, 1.9), (2.3 * side, 0.1, 2.6)]
        m.add(tube(stem, [0.34, 0.22, 0.18, 0.16], 8, 8), LEAF, fade=(0, 2.4, LEAF_LIGHT))
        for a, z, length in ((-40, 0.25, 1.3), (60, 0.2, 1.1), (190, 0.3, 1.0), (-120, 0.15, 1.2)):
            leaf(m, move(2.5 * side, 0.15, z) @ turn(0, 0, a) @ turn(0, -38, 0), length, 0.6)


def exit_high(m):
    """Floating ring of light petals and ribbons, inner diameter 8, origin at its centre."""
    place = turn(90)
    m.add(torus(4.30, 0.20, 40, 6), CREAM, at=place, glow=0.7)
    m.add(torus(4.62, 0.12, 40, 5), rgb("7fd0ff"), at=place @ move(0, 0, -0.05), glow=0.6)
    broad = 1.35
    blues = ((rgb("d8f0ff"), BLOOM_BLUE), (rgb("f3e6ff"), BLOOM_VIOLET))
    petal_ring(m, place, 4.5, 18, 1.5, broad, blues, 0.7, 0.45)
    petal_ring(m, place @ move(0, 0, -0.2), 4.5, 18, 2.1, broad, ((CREAM, rgb("8ad8ff")),), 0.1, 0.4, 10)
    for side in (1, -1):
        for k, (drop, sway) in enumerate(((3.2, 0.5), (2.2, 1.0))):
            x, z = 3.5 * side + 0.7 * k * side, -3.1 + 0.8 * k
            points = [
                (x, 0, z),
                (x + sway * 0.5 * side, 0.4, z - drop * 0.35),
                (x - 0.1 * side, 0.2, z - drop * 0.7),
                (x + sway * side, 0.8, z - drop),
            ]
            m.add(
                ribbon(points, [0.30, 0.34, 0.26, 0.02], 0.05, 10, up=(0, 1, 0)),
                (BLOOM_BLUE, BLOOM_VIOLET)[k],
                glow=0.35,
            )
    for a in (60, 120, 240, 300, 0, 180):
        at = place @ turn(0, 0, a) @ move(4.55, 0, 0.2)
        m.add(lathe([(0, -0.4), (0.28, 0), (0, 0.4)], 5, cap=False), FLAME, at=at @ turn(0, 90, 0), glow=1, facet=True)


def exit_low(m):
    """Garden gate: wooden arch grown over with leaves, inner 8 by 6."""
    for side in (1, -1):
        x = 4.3 * side
        for y in (-0.45, 0.45):
            m.add(box(0.34, 0.28, 4.4), WOOD, at=move(x, y, 2.2), fade=(0, 4, WOOD_LIGHT))
        for z in (0.6, 1.5, 2.4, 3.3, 4.2):
            m.add(box(0.16, 1.1, 0.16), WOOD_LIGHT, at=move(x, 0, z))
        m.add(box(0.62, 1.5, 0.4, 0.05), rgb("9a8f9a"), at=move(x, 0, 0.2))
        for z, y, r in (
            (0.5, 0.3, 0.45),
            (1.1, -0.5, 0.50),
            (1.8, 0.4, 0.55),
            (2.5, -0.45, 0.6),
            (3.2, 0.3, 0.62),
            (3.9, -0.2, 0.66),
        ):
            m.add(
                ball(r, 2).roughened(0.1, 2, z),
                LEAF_DARK,
                at=move(x + 0.12 * side, y, z) @ size(0.7, 1, 1),
                facet=True,
                fade=(z - r, z + r, LEAF_LIGHT),
            )
        gate = move(x + 1.0 * side, -0.5, 1.2) @ turn(0, 0, 0)
        for k in range(4):
            m.add(
                box(0.26, 0.10, 2.1 + 0.12 * k),
                CREAM,
                at=gate @ move((0.36 * k - 0.2) * side, 0, 0),
                fade=(0, 2, CREAM),
            )
        for z in (-0.6, 0.5):
            m.add(box(1.5, 0.08, 0.18), WOOD_LIGHT, at=gate @ move(0.34 * side, 0.07, z))
    for y in (-0.45, 0.45):
        rail = [(4.3 * math.cos(a), y, 4.3 + 2.1 * math.sin(a)) for a in [math.pi * i / 8 for i in range(9)]]
        m.add(tube(rail, [0.19] * 2, 5, 16), WOOD, fade=(4.3, 6.4, WOOD_LIGHT))
    for i in range(13):
        a = math.pi * (i + 0.5) / 13
        x, z = 4.3 * math.cos(a), 4.3 + 2.1 * math.sin(a)
        m.add(box(0.14, 1.2, 0.14), WOOD_LIGHT, at=move(x, 0, z))
        r = 0.62 + 0.10 * (i % 3)
        m.add(
            ball(r, 2).roughened(0.12, 2, i),
            LEAF_DARK,
            at=move(x * 1.06, (0.3, -0.3, 0)[i % 3], z + 0.32) @ size(1, 1, 0.7),
            facet=True,
            fade=(z - 0.2, z + 0.9, LEAF_LIGHT),
        )
        m.add(
            blossom(0.34, 5, 0.12), (CREAM, BLOOM_PINK)[i % 2], at=move(x * 1.07, -0.80, z + 0.34) @ turn(70), glow=0.15
        )
    m.add(box(2.2, 0.14, 0.8, 0.06), WOOD_LIGHT, at=move(0, -0.98, 6.78))
    m.add(box(1.9, 0.10, 0.52, 0.04), CREAM, at=move(0, -1.04, 6.78))
    m.add(lathe([(0, 0), (0.2, 0.02)], 5, cap=False), LEAF, at=move(0, -1.10, 6.78) @ turn(90))


def lantern_post(m, x):
    """Curved post with a hanging lamp, ten high."""
    inward = -1 if x > 0 else 1
    m.add(
        lathe([(1.0, 0), (0.85, 0.45), (0.52, 0.6), (0.42, 1.1)], 8),
        rgb("9a8f9a"),
        at=move(x, 0, 0),
        facet=True,
        fade=(0, 0.9, rgb("e6ddd0")),
    )
    post = [
        (x, 0, 0.4),
        (x, 0, 4.5),
        (x, 0, 8.2),
        (x + 0.35 * inward, 0, 9.6),
        (x + 0.9 * inward, 0, 9.5),
        (x + 1.0 * inward, 0, 8.9),
    ]
    m.add(tube(post, [0.40, 0.32, 0.28, 0.24, 0.20, 0.12], 8, 18), BARK, fade=(0, 9, WOOD))
    for z in (1.6, 4.4, 7.2):
        m.add(torus(0.34, 0.09, 12, 5), BRASS, at=move(x, 0, z))
    lamp = move(x + 1.0 * inward, 0, 7.9) @ size(1.5)
    m.add(lathe([(0.30, -0.62), (0.42, -0.55), (0.42, -0.45)], 8), BRASS, at=lamp)
    m.add(lathe([(0.36, -0.47), (0.44, 0.0), (0.36, 0.30)], 8), LAMP, at=lamp, glow=0.95)
    m.add(lathe([(0.52, 0.28), (0.46, 0.36), (0.16, 0.64), (0.08, 0.8)], 8), BRASS_DEEP, at=lamp)
    for a in around(4, 45):
        m.add(box(0.05, 0.05, 0.80), BRASS_DEEP, at=lamp @ turn(0, 0, a) @ move(0.43, 0, -0.08))
    vine = [tuple(Vector((x, 0, 0.8)) + polar(0.38, 70 * i, i * 0.55)) for i in range(11)]
    m.add(tube(vine, [0.07, 0.06, 0.03], 4, 30), LEAF, fade=(0, 6, LEAF_LIGHT))
    for i in range(1, 10, 2):
        leaf(
            m,
            move(*(Vector((x, 0, 0.8)) + polar(0.40, 70 * i, i * 0.55))) @ turn(0, 0, 70 * i) @ turn(0, -20, 0),
            0.8,
            0.5,
        )


def checkpoint(m):
    """Pair of lantern posts with bunting between them: inner width 22, height 10."""
    for x in (11.5, -11.5):
        lantern_post(m, x)

    def sag(x):
        return 10.2 - 0.9 * (1 - (x / 11.4) ** 2) - 0.7 * (abs(x) / 11.4) ** 3

    line = [(11.4 - 1.9 * i, 0, sag(11.4 - 1.9 * i)) for i in range(13)]
    m.add(tube(line, [0.09] * 2, 4, 24), CREAM)
    m.add(ribbon([(x, 0.12, z + 0.1) for x, _, z in line], [0.22] * 2, 0.05, 24, up=(0, 1, 0)), BLOOM_PINK, glow=0.15)
    flags = (BLOOM_PINK, CREAM, BLOOM_BLUE, rgb("ffd84a"), BLOOM_VIOLET)
    for i in range(15):
        x = 9.8 - 1.4 * i
        m.add(
            cone(0.58, 1.25, 3),
            flags[i % 5],
            at=move(x, 0, sag(x)) @ turn(180) @ turn(0, 0, 90) @ size(0.25, 1, 1),
            facet=True,
            glow=0.12,
        )


MODELS = {
    "flower_gate": lambda: static("flower_gate", flower_gate, reach=0.6),
    "exit_high": lambda: static("exit_high", exit_high, reach=0.5, gradient=False),
    "exit_low": lambda: static("exit_low", exit_low, reach=0.8, ground=True, soft=True),
    "checkpoint": lambda: static("checkpoint", checkpoint, reach=0.8, ground=True),
}
