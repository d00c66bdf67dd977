"""What grows and lies about in Mill Yard, terrace by terrace."""

import math

import props
import yard_walls
from frame import place
from geometry import box, move, turn
from palette import BLOOM_BLUE, BLOOM_PINK, BLOOM_VIOLET, CREAM, WHITE, WOOD, rgb
from plants import Garden
from solids import drum, ring_outline
from yard_grounds import lie_of_slope

TREES = ((28, 3, -10.5, 1.15), (40, 3, -9, 1.3), (41.5, 3, 1.5, 1.2), (27.2, 3, 6.4, 1.1), (37.6, 3, 6.6, 1.0), (43, 5.2, 14.4, 1.15))
GOLD = rgb("ffd84a")


def build(level, paint):
    garden = Garden(level, paint, 7)
    _keep_free(garden)
    _meadow(level, garden)
    _yard(level, garden)
    _orchard(level, garden)
    _pond(level, garden)
    _north(level, garden)
    _terrace(level, garden)
    _sky(level)
    _life(level)


def rect(x0, x1, z0, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def _keep_free(garden):
    for x, z, r in ((0, 16, 5.6), (14, 18, 6.4), (-12, 8, 4.6), (0, 2, 6.3), (19.2, -4, 3), (-28, 2, 1.6), (-9, 31, 1.8), (2.8, 23.8, 1.2), (-1.4, 53.6, 1.6), (-16, 46, 1.6), (42.3, 8.8, 1.8), (33, 9, 2.4)):
        garden.keep_free(x, z, r)


def _grow(garden, y, outline, flowers, clovers, beds=()):
    garden.meadow(y, outline, flowers // 2, clovers)
    garden.clumps(y, outline, clovers // 4)
    for x, z, radius, hues in beds:
        garden.bed(y, x, z, radius, hues)


def _meadow(level, garden):
    for i, (x, z, s) in enumerate(((-11, -47, 1.1), (11.3, -44.5, 1.25), (-11.4, -36, 0.95), (10, -34.6, 0.9))):
        garden.keep_free(x, z, 1)
        props.small_tree(level, "props_meadow", x, 0, z, s, i + 1)
    for x, z, s in ((-12.4, -41, 1.0), (12.2, -39.3, 0.9), (6.3, -51, 0.9), (-6.6, -51.2, 1.0), (6.2, -31.2, 0.7), (-6.2, -30, 0.75)):
        garden.bush("props_meadow", x, 0, z, s)
        level.solid(drum(x, -0.2, z, 0.85 * s, 0.2 + 0.95 * s, 7, 0.6 * s), surface="grass")
    _grow(garden, 0, rect(-13, 13, -52, -31), 34, 40, ((-7, -44, 2.6, (BLOOM_PINK, CREAM)), (7.5, -47, 2.4, (GOLD, WHITE)), (6, -37, 2.2, (BLOOM_VIOLET, BLOOM_BLUE)), (-6.4, -37.6, 2.0, (GOLD, CREAM))))
    for i, (x, z, radius, hues) in enumerate(((-4.3, -43.2, 1.2, (BLOOM_PINK, CREAM)), (4.4, -41.6, 1.3, (GOLD, WHITE)), (-3.9, -36.9, 1.0, (BLOOM_VIOLET, CREAM)), (3.9, -35.9, 1.0, (BLOOM_PINK, WHITE)))):
        yard_walls.ring(level.piece("props_meadow"), x, 0, z, radius + 0.15, 50 + i)
        garden.bed(0, x, z, radius, hues)
    _grow(garden, 3, rect(-6.2, 6.2, -25.5, -18), 6, 8, ((4.4, -23, 1.2, (BLOOM_PINK, WHITE)), (-4.4, -20, 1.3, (BLOOM_BLUE, CREAM))))
    props.signpost(level, 2.6, 0, -51.2, (180, 0))
    props.lamp(level, "props_meadow", -2.4, 0, -51.8, 90)
    props.lamp(level, "props_meadow", 2.7, 0, -34.6, -90)
    props.lamp(level, "props_meadow", -3.2, 3, -18.6, 90)
    props.rock(level, "props_meadow", 8.2, 0, -32.4, 0.7, seed=3)
    props.rock(level, "props_meadow", -9.5, 0, -50, 0.8, seed=5)
    _broken_bridge(level.piece("props_meadow"))


def _broken_bridge(m):
    """What is left of a bridge on both sides of the first gap: from afar one sees that there is one. It is not felt."""
    for edge, yaw in ((-17.7, 0), (-14.9, 180)):
        at = place(0, 3, edge, yaw)
        for x in (-1.7, 1.7) if yaw == 0 else (1.7,):  # none before the lens that looks at the mill as it wakes
            m.add(box(0.24, 0.24, 1.3, 0, 0.86), WOOD, at=at @ move(x, 0.5, 0.5) @ turn(-7, 0, 0), facet=True)
        for x, long, down in ((-0.8, 1.15, 12), (0.7, 0.85, 20)):
            plank = box(0.86, long, 0.10)
            m.add(plank, props.PLANKS[int(x) % 4], at=at @ move(x, 0, 0.04) @ turn(down, 0, 0) @ move(0, -0.3, 0), facet=True)


def _yard(level, garden):
    props.well(level, 0, 3, 2.4)
    props.signpost(level, -3.4, 3, -12.0, (78, 0, -100), 1)
    for x, z, yaw in ((-7.4, -12.4, 90), (-7.4, 10.9, 60), (12.6, 1.8, -60), (15.8, -7.4, 10), (18.0, 6.0, 200)):
        props.lamp(level, "props_yard", x, 3, z, yaw)
    for line in (((-15.8, -4.6), (-15.8, 3.2)), ((-8.5, -13.8), (-13.2, -12.9)), ((10.2, -14), (13.4, -13.6)), ((17.8, 0.6), (17.8, 8.4)), ((17.8, -8.4), (17.2, -12))):
        props.fence(level, "props_yard", line, 3)
    props.washing_line(level, "props_yard", (-15.2, 13.2), (-8.9, 15.4), 3)
    for x, z, yaw, s in ((8.2, 15.2, 20, 1), (8.4, 17.4, 80, 1), (7.9, 16.2, 50, 0.0), (18.2, 12.2, 100, 0.85)):
        if s:
            props.hay(level, "props_yard", x, 3, z, yaw, s)
            garden.keep_free(x, z, 1.4)
    props.haystack(level, "props_yard", 15.8, 3, 24.2, 0.8)
    for x, z, s in ((-9.0, 11.6, 0.9), (-8.7, 4.6, 0.85), (9.6, 12.4, 1.0), (-8.9, 12.6, 0.75)):
        props.barrel(level, "props_yard", x, 3, z, s)
    props.cabbages(level, "props_yard", -12.6, 3.02, -0.3, 2, 3)
    props.bench(level, "props_yard", -8.8, 3, -1.4, -60)
    props.bench(level, "props_yard", 5.6, 3, 5.9, 140)
    for i, (x, z, s) in enumerate(((-14.4, -11, 1.1), (14.2, -10.8, 1.0))):
        props.small_tree(level, f"FADE_yard_tree_{i}", x, 3, z, s, i + 9, fruit=rgb("ffd25a"))
        garden.keep_free(x, z, 1)
    for x, z, s in ((-15.9, 5.2, 0.9), (-15.6, 17.6, 1.0), (-13.4, 22.6, 1.0), (16.6, -8.6, 0.8), (16.4, -12.4, 0.9), (-6.4, -13.6, 0.8), (17.7, 24.4, 0.7), (9.9, 24.2, 0.8)):
        garden.bush("props_yard", x, 3, z, s, (BLOOM_PINK, BLOOM_VIOLET, CREAM)[int(x * 7) % 3])
        level.solid(drum(x, 2.8, z, 0.85 * s, 0.2 + 0.95 * s, 7, 0.6 * s), surface="grass")
    beds = [(6.6 * math.cos(a), 1.5 + 6.6 * math.sin(a), 0.8, hues) for a, hues in ((0.15, (BLOOM_PINK, WHITE)), (1.0, (GOLD, CREAM)), (2.2, (BLOOM_VIOLET, WHITE)), (3.3, (BLOOM_PINK, GOLD)), (4.35, (BLOOM_BLUE, CREAM)), (5.3, (GOLD, BLOOM_PINK)))]
    beds += [(3.2, 9.4, 1.3, (BLOOM_PINK, CREAM)), (-3.4, 9.4, 1.3, (BLOOM_VIOLET, GOLD)), (-7.9, 6.2, 1.0, (BLOOM_BLUE, BLOOM_PINK)), (11, -9.5, 2.0, (GOLD, CREAM)), (-9.5, -10, 2.2, (BLOOM_PINK, BLOOM_VIOLET)), (10.5, 1.5, 1.8, (BLOOM_BLUE, WHITE))]
    _grow(garden, 3, rect(-16, 18, -14, 25), 36, 46, beds)
    _grow(garden, 3, ring_outline(-28, 2, 4.8, 12), 8, 10, ((-28, 2, 3.6, (GOLD, BLOOM_PINK)),))
    props.bunting(level, "props_yard", (-4.3, 8.4, 12.2), (-9.8, 7.4, 5.6), 1.0)
    props.bunting(level, "props_yard", (4.4, 8.4, 12.4), (10.2, 7.9, 13.1), 0.8)
    _pedestal(level)


def _pedestal(level):
    """Where the key will appear: a ring of stones around a step."""
    from palette import STONE, STONE_DEEP, STONE_LIGHT
    from solids import drum as disc

    m = level.piece("props_key")
    m.add(disc(-28, 2.9, 2, 1.1, 0.36, 10, 1.0), STONE, facet=True, fade=(3, 3.4, STONE_LIGHT))
    m.add(disc(-28, 3.25, 2, 0.74, 0.028, 10), GOLD, facet=True)
    m.add(disc(-28, 3.26, 2, 0.52, 0.036, 10), STONE_LIGHT, facet=True)
    level.solid(disc(-28, 2.9, 2, 1.05, 0.4, 10), surface="stone")
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.75
        x, z = -28 + 3.9 * math.cos(a), 2 + 3.9 * math.sin(a)
        if math.hypot(x + 24.8, z + 1.4) < 1.8:
            continue
        high = 1.0 + 0.5 * ((i * 3) % 4) / 3
        m.add(disc(x, 2.8, z, 0.42, high + 0.2, 6, 0.26), STONE_DEEP, facet=True, fade=(3, 4.4, STONE_LIGHT))
        level.solid(disc(x, 2.8, z, 0.42, high + 0.2, 6, 0.26), surface="stone")


def _orchard(level, garden):
    for i, (x, y, z, scale) in enumerate(TREES):
        props.small_tree(level, f"FADE_tree_{i}", x, y, z, 1.15 * scale, i + 31, fruit=rgb("ff9a3c"))
        garden.keep_free(x, z, 0.9)
    for line in (((27.5, -13.2), (40.5, -13.2)), ((44, -9.5), (44, -1)), ((24.8, 1.5), (24.8, 8))):
        props.fence(level, "props_orchard", line, 3)
    props.stone_wall(level, "props_orchard", ((45, 12.2), (45, 17.5)), 5.2, 0.7)
    props.barrel(level, "props_orchard", 30.3, 3, 8.8, 0.9)
    props.signpost(level, 26.4, 5.2, 17.6, (0, 60), 2)
    props.lamp(level, "props_orchard", 30.6, 3, -6.8, 160)
    props.lamp(level, "props_orchard", 38.8, 5.2, 11.4, -120)
    for x, y, z, s in ((25.4, 3, -10, 0.9), (43.4, 3, 6, 0.9), (35.5, 3, -12.2, 0.8), (24.4, 5.2, 12.2, 0.9), (24.6, 5.2, 17.6, 0.8), (40.4, 5.2, 17.8, 0.7)):
        garden.bush("props_orchard", x, y, z, s, (BLOOM_PINK, CREAM)[int(x) % 2])
        level.solid(drum(x, y - 0.2, z, 0.85 * s, 0.2 + 0.95 * s, 7, 0.6 * s), surface="grass")
    _grow(garden, 3, rect(25, 44, -13, 9.6), 26, 40, ((36, -3, 2.2, (BLOOM_PINK, CREAM)), (29, -7, 2.0, (GOLD, WHITE)), (40, 4.5, 1.8, (BLOOM_VIOLET, BLOOM_BLUE))))
    _slope(level, garden)
    _grow(garden, 5.2, rect(24, 45, 11, 18.6), 10, 18, ((27, 13.6, 1.6, (BLOOM_BLUE, CREAM)), (39, 12.6, 1.6, (BLOOM_PINK, GOLD))))


def _slope(level, garden):
    """Grass down the slope of the ball, beside its rails and the way."""
    source = garden.source
    for what, count in (("grow_tuft", 90), ("grow_grass", 130), ("grow_flower", 16)):
        for _ in range(count):
            x, z = source.uniform(24.6, 40.6), source.uniform(19.6, 30.6)
            if garden.free(x, z, 0.15) and not 35.1 < x < 39.9:
                hue = source.choice((BLOOM_PINK, CREAM, GOLD)) if what == "grow_flower" else garden.paint.colour(x, z)
                level.grow(what, x, lie_of_slope(z), z, hue, source.uniform(0.0, 1.0))


def _pond(level, garden):
    _grow(garden, 3, rect(22.6, 45, 31.2, 34), 8, 12, ((24.6, 32.4, 1.2, (BLOOM_BLUE, WHITE)), (42.6, 32.4, 1.2, (BLOOM_PINK, CREAM))))
    _grow(garden, 3, rect(21.4, 23, 35, 47), 6, 6)
    _grow(garden, 3, rect(43.6, 45.2, 35, 47), 6, 6)
    _reeds(level)
    props.rock(level, "props_pond", 24.2, 1.5, 38, 0.9, seed=7)
    props.rock(level, "props_pond", 42.6, 1.5, 41.4, 1.1, seed=8)
    props.rock(level, "props_pond", 34.6, 1.4, 44, 0.8, seed=9)
    props.lamp(level, "props_pond", 33.6, 3, 33.2, 90)
    props.fence(level, "props_pond", ((22, 36), (22, 46)), 3)


def _reeds(level):
    from frame import place
    from geometry import Part, blossom, lathe, move, polar
    from palette import BARK, LEAF, LEAF_LIGHT, LEAF_TIP

    m = level.piece("reed_pond")
    for i in range(26):
        x, z = ((23.8, 37 + i * 0.33) if i < 13 else (43.2 - 0.25 * (i % 3), 36.5 + (i - 13) * 0.35))
        for k in range(3):
            high = 1.4 + 0.3 * math.sin(i * 2.1 + k)
            px, pz = x + 0.2 * math.sin(i + k * 2), z + 0.2 * math.cos(i * 3 + k)
            m.add(lathe([(0.045, 0), (0, high)], 3, cap=False), LEAF, at=place(px, 1.5, pz), fade=(1.5, 3.2, LEAF_TIP))
        if i % 2:
            m.add(lathe([(0, 0), (0.09, 0.08), (0.09, 0.4), (0, 0.5)], 5), BARK, at=place(x, 2.9, z))
    for i in range(9):
        x, z = 26 + 4.9 * (i % 3) + 1.2 * math.sin(i * 4.1), 39 + 2.3 * (i // 3) + math.cos(i * 2.3)
        if abs(x - 30) < 2.6:
            x += 3.2
        pad = [polar(0, 0)] + [polar(0.55, 20 + 320 * k / 9) for k in range(10)]
        m.add(Part(pad, [[0, k, k + 1] for k in range(1, 10)]), LEAF, at=place(x, 2.28, z, i * 50), fade=(2.2, 2.3, LEAF_LIGHT))
        if i % 2 == 0:
            m.add(blossom(0.26, 6, 0.16), BLOOM_PINK if i % 4 else WHITE, at=place(x + 0.1, 2.36, z), glow=0.2)


def _north(level, garden):
    _grow(garden, 4.4, rect(20, 42, 47.4, 55), 16, 22, ((27, 53.4, 1.8, (BLOOM_BLUE, WHITE)), (34, 53.6, 1.5, (BLOOM_PINK, GOLD)), (23, 47.9, 0.9, (CREAM, GOLD))))
    for x, z, s in ((42.2, 52.0, 0.7), (21.4, 54.4, 0.9), (36.4, 55, 0.8), (31.6, 55.0, 0.7)):
        garden.bush("props_north", x, 4.4, z, s, CREAM)
        level.solid(drum(x, 4.2, z, 0.85 * s, 0.2 + 0.95 * s, 7, 0.6 * s), surface="grass")
    props.poplar(level, "props_north", 25.4, 4.4, 54.6, 1.0, 3)
    props.poplar(level, "props_north", 29.0, 4.4, 55.0, 1.15, 5)
    props.lamp(level, "props_north", 27.4, 4.4, 48.2, 90)
    props.lamp(level, "props_north", 19.9, 4.4, 52.6, 180)
    for x, z, yaw in ((-18.4, 46.4, 60), (-19.2, 48.0, 70)):
        props.skep(level, "props_shed", x, 4.4, z, yaw)
    for x, z in ((-14.2, 53.2), (-15.2, 53.9), (-13.9, 54.6)):
        props.barrel(level, "props_shed", x, 4.4, z, 0.85, rgb("c98a3a"))
    props.signpost(level, -13.9, 4.4, 45.4, (-100, 90), 4)
    props.lamp(level, "props_shed", -14.4, 4.4, 51.6, -120)
    _grow(garden, 4.4, rect(-20, 0.4, 44.6, 55), 20, 20, ((-1, 45.4, 0.9, (GOLD, CREAM)), (-18.5, 50.8, 1.1, (BLOOM_VIOLET, GOLD))))


def _terrace(level, garden):
    _grow(garden, 5, rect(-13.4, 8, 20, 36.4), 20, 26, ((4, 33.4, 2.0, (BLOOM_PINK, WHITE)), (-3, 34, 1.8, (BLOOM_BLUE, GOLD)), (6.8, 23, 1.1, (CREAM, BLOOM_VIOLET)), (-8.4, 22.4, 1.2, (GOLD, BLOOM_PINK))))
    for x, z, s in ((7.4, 35.6, 1.0), (-13.0, 29.0, 0.9), (0.6, 36.1, 0.8), (7.7, 28.6, 0.8)):
        garden.bush("props_terrace", x, 5, z, s, BLOOM_VIOLET)
        level.solid(drum(x, 4.8, z, 0.85 * s, 0.2 + 0.95 * s, 7, 0.6 * s), surface="grass")
    props.small_tree(level, "FADE_terrace_tree", 5.6, 5, 31.2, 1.05, 21, fruit=rgb("ff9a3c"))
    props.lamp(level, "props_terrace", -12.4, 5, 36.0, 150)
    props.lamp(level, "props_terrace", 5.2, 5, 26.4, -150)
    props.fence(level, "props_terrace", ((-10.6, 36.4), (-6, 36.6)), 5)
    props.rock(level, "props_terrace", 2.2, 5, 35.2, 0.7, seed=12)


def _sky(level):
    for i, (x, y, z, s) in enumerate(((-20, -7, -30, 4), (-26, -6, 16, 4), (50, -8, -14, 4.5), (-44, -7, 40, 4.5), (30, -7, 62, 5), (-10, -8, 62, 4.5))):
        props.cloud(level, "clouds", x, y, z, s, i)
    for i, (x, y, z, s) in enumerate(((-11, 2.2, -24, 1.2), (-19.5, 4.6, -16, 0.9), (13, 1.2, -26, 1.4), (-22, 6, 19, 1.3), (15, 7, 34, 1.5), (49, 4.4, 27, 1.5), (-42, 7.5, 32, 1.4), (21, 5.6, 19.5, 0.8))):
        props.islet(level, "crumbs", x, y, z, s, i + 1)


def _life(level):
    for x, z in ((-13.6, 1.6), (-12.2, 3.4), (-10.8, -1.8), (12.6, -9.0), (11.2, -7.6), (8.0, 9.2)):
        level.life("hen", x, 3, z)
    for x, z in ((-14.4, 50.6), (-1.8, 52.4)):
        level.life("hen", x, 4.4, z)
    for x, y, z in ((-7, 0, -44), (7.5, 0, -47), (6, 0, -37), (3.2, 3, 9.4), (-9.5, 3, -10), (10.5, 3, 1.5), (36, 3, -3), (29, 3, -7), (27, 5.2, 13.6), (39, 5.2, 12.6), (26, 4.4, 53.4), (-18, 4.4, 50.8), (4, 5, 33.4), (-3, 5, 34), (-28, 3, 2), (-27, 3, 3)):
        level.life("butterfly", x, y, z)
    for x, y, z in ((-12.8, 10.3, 6.1), (-34, 10.5, 49.4)):
        level.life("smoke", x, y, z)
    level.room("cellar", 10, 5.8, 50, (7.2, 2.6, 5.2))
    level.room("barn", 14, 5.5, 18, (3.7, 3.0, 4.2))
