"""The halls of Sail Loft: quay and chart room in the south, rope walk west, needle tower north, wind gallery east, the mast."""

import math

from mathutils import Vector

import loft_signs
from frame import place, point
from geometry import Part, around, ball, box, cone, lathe, move, size, torus, tube, turn
from liquids import shaft
from loft import HALLS
from loft_parts import (
    BLUE, CANVAS, CANVAS_SHADE, CHALK, IRON, IRON_LIGHT, PLANK, PLANK_DEEP, PLANK_LIGHT, ROPE, SKY, TIMBER, TIMBER_LIGHT, arc,
    awning, bale, beam, chalk, coil, deck, hammock, hull, lamp, post, rack, rail, sail, spool, stove,
)  # fmt: skip
from palette import BRASS, BRASS_DEEP, GOLD, mix, rgb
from solids import block, drum, gable, slab, wedge

SHIP = 14.2  # height of the floor of the basket about the mast
NEST = 3.0  # radius of the basket there
ROOF = 7.2  # of the chart room
CROW = 13.4  # of the crow's nest, east of the gallery
FRESH = rgb("3f9a78")  # of the needle tower
WHITE = rgb("f4f1e6")
HEMP = rgb("e9b95c")  # of the rope walk
RUST = rgb("c9642e")
LIT = rgb("ffe3a0")  # panes of the cabin
ROSE = rgb("d9779a")  # of the mast's basket
STRAW = rgb("e2b566")
STRAW_DEEP = rgb("a8743a")
FLOORS = {  # planks by turns, the line about them, and hull and edge in the colour of the hall's sail, where it has one
    "chart": (rgb("b87a48"), rgb("d6a064"), GOLD, None),
    "roof": (rgb("f3e2bc"), rgb("e3c48c"), RUST, None),
    "walk": (HEMP, rgb("f3d58c"), RUST, HALLS["fore"][0]),
    "tower": (rgb("5fc08c"), rgb("b4e2a6"), FRESH, HALLS["main"][0]),
    "gallery": (rgb("86c0f4"), rgb("f6f4ea"), rgb("3f7fd0"), mix(*HALLS["mizzen"], 0.55)),
    "crow": (rgb("f7e0a4"), WHITE, GOLD, mix(*HALLS["mizzen"], 0.55)),
    "ship": (rgb("e9b3a4"), rgb("f6dcc4"), ROSE, None),
    "ledge": (rgb("a98fb4"), rgb("c3adc4"), BLUE, None),
}
CREAMY = (CANVAS, CANVAS_SHADE)  # stripes of a sail
PALE = (CANVAS, mix(SKY, CANVAS, 0.25))
AMBER = (CANVAS, mix(HEMP, RUST, 0.25))
MINT_DEEP = mix(FRESH, CANVAS, 0.35)
MINT = (CANVAS, mix(FRESH, CANVAS, 0.3))
CHUTE_HEAD = (35.0, 9.0, -6.0)
CHUTE_FOOT = (9.0, 0.0, -45.4)


def build(level):
    quay(level)
    chart_room(level)
    rope_walk(level)
    tower(level)
    gallery(level)
    crow(level)
    chute(level)
    mast(level)
    ledges(level)
    light(level)
    overhead(level)
    loft_signs.build(level)


def light(level):
    """Morning through the canvas: shafts that fall on the decks."""
    for top, foot in (
        ((6.4, 9.2, -49.0), (0.6, 0, -43.0)),
        ((-34, 15.0, -5.4), (-41, 4, 1.0)),
        ((5.6, 20.0, 20.6), (-1.0, 4, 24.0)),
        ((40.0, 16.0, -5.6), (45.6, 9, 0.6)),
        ((-5.0, 14.6, -19.0), (-1.2, ROOF, -22.6)),
        ((-2.0, SHIP + 9.0, -2.2), (-1.4, SHIP, -1.2)),
    ):
        shaft(level.piece("beam_loft"), top, foot, 0.9, 1.9, 0.5, 0.0)


def overhead(level):
    """Sails slung over the halls, with gaps between for the sun."""
    for x0, x1, y, z0, z1, stripes in (
        (-5.6, 5.6, 8.4, -50.4, -45.6, CREAMY),
        (-5.6, 5.6, 8.6, -43.6, -38.6, PALE),
        (-43.6, -38.4, 14.4, -5.4, -1.4, AMBER),
        (-6.8, 6.8, 21.4, 20.8, 26.2, MINT),
        (43.8, 48.6, 16.6, -5.4, 1.6, PALE),
        (-18.6, -11.2, 10.6, -2.6, 2.6, PALE),
        (11.2, 18.6, 10.6, -2.6, 2.6, PALE),
    ):
        awning(level, "cloth_over", ((x0, y, z1), (x1, y, z1), (x1, y, z0), (x0, y, z0)), stripes=stripes, band=mix(stripes[0], BLUE, 0.6))


def solid(level, piece, part, colour, surface="wood", **style):
    level.solid(part, surface=surface)
    level.piece(piece).add(part, colour, facet=True, **style)


# ---- south


def quay(level):
    p = "props_quay"
    deck(level, p, -9, 9, 0, -52, -36.4, "z", 1, 2.4)
    deck(level, p, -6, -2, 0, -36.4, -32.9, "x", 14, 1.0)
    chalk(level, [arc(0, -45, 3.2, 0, 360, 28), arc(0, -45, 2.6, 0, 360, 28), [(0, -48.8), (0, -41.2)], [(-3.8, -45), (3.8, -45)], [(-8, -51), (8, -51), (8, -37.4), (-8, -37.4), (-8, -51)]], 0)
    for a in range(0, 360, 30):
        chalk(level, [[(2.6 * math.sin(math.radians(a)), -45 + 2.6 * math.cos(math.radians(a))), (3.2 * math.sin(math.radians(a)), -45 + 3.2 * math.cos(math.radians(a)))]], 0)
    rail(level, p, (-8.8, -51.8), (-8.8, -36.8), 0)
    rail(level, p, (8.8, -51.8), (8.8, CHUTE_FOOT[2] - 1.7), 0)
    rail(level, p, (8.8, CHUTE_FOOT[2] + 1.7), (8.8, -36.8), 0)
    rail(level, p, (-8.8, -51.8), (-2.2, -51.8), 0)
    rail(level, p, (2.2, -51.8), (8.8, -51.8), 0)
    for x in (-8.4, 8.4):
        post(level, p, x, 0, 9.0, -37.4, 0.4)
        post(level, p, x, 0, 8.2, -50.6, 0.4)
        beam(level, p, (x, 8.0, -50.6), (x, 8.8, -37.4))
    beam(level, p, (-8.4, 8.8, -37.4), (8.4, 8.8, -37.4))
    beam(level, p, (-8.4, 8.0, -50.6), (8.4, 8.0, -50.6))
    sail(level, "cloth_quay", ((-8.7, 8.6, -38.6), (-8.7, 7.8, -49.6), (-8.9, 2.0, -49.0), (-8.9, 2.2, -39.2)), (-1.6, 0, 0))
    sail(level, "cloth_quay", ((8.7, 7.8, -49.6), (8.7, 8.6, -38.6), (8.9, 2.2, -39.2), (8.9, 2.0, -49.0)), (1.6, 0, 0), band=SKY)
    for x, z, s in ((-6.8, -49.8, 1.2), (6.6, -50.2, 1.0), (3.0, -50.4, 1.1)):
        coil(level, p, x, 0, z, s)
    _gangway(level, p)
    spool(level, p, 7.6, 0, -38.2, BLUE, 1.0)
    spool(level, p, -7.0, 0, -47.6, SKY, 0.9)
    spool(level, p, -7.2, 0, -38.6, rgb("d98a3c"), 1.0)
    rack(level, p, 8.0, 0, -40.9, 90, (BLUE, CANVAS, SKY))
    lamp(level, p, -7.2, 7.1, -37.4)
    lamp(level, p, 7.2, 7.1, -37.4)


def _gangway(level, p):
    """The low way out: a landing behind the quay, and a gate with two lamps, out of the camera's way, at its end."""
    deck(level, p, -2.2, 2.2, 0, -57.6, -52, "z", 4, 1.2)
    for x in (-2.1, 2.1):
        rail(level, p, (x, -57.4), (x, -52.2), 0)
        post(level, p, x, 0, 3.6, -56, 0.3)
        lamp(level, p, 1.45 * x, 1.9, -56)
    beam(level, p, (-3.3, 3.5, -56), (3.3, 3.5, -56))
    chalk(level, [[(-0.8, -53.4), (0, -54.2), (0.8, -53.4)], [(-0.8, -54.4), (0, -55.2), (0.8, -54.4)]], 0)


def chart_room(level):
    p = "props_chart"
    deck(level, p, -8, 8, 4, -33, -20, "x", 2, 3.0, paint=FLOORS["chart"])
    for x in (-7.6, 7.6):
        for z in (-32.6, -26.5, -20.4):
            post(level, p, x, 4, ROOF - 0.4, z)
    solid(level, p, block(-7.8, -7.5, 3.8, 5.1, -32.6, -20.4), PLANK_DEEP, fade=(4, 5.2, PLANK))
    solid(level, p, block(7.5, 7.8, 3.8, 5.1, -32.6, -20.4), PLANK_DEEP, fade=(4, 5.2, PLANK))
    deck(level, "props_roof", -8, 8, ROOF, -32, -20, "z", 5, 0, paint=FLOORS["roof"])
    chalk(level, [[(-6.5, -21), (6.5, -21)], [(-6.5, -24), (6.5, -24)], arc(0, -24, 2.6, -90, 90), arc(0, -24, 1.6, -90, 90)], ROOF)
    chalk(level, [arc(0, -26.5, 4.2, 0, 360, 30), [(-7, -22), (7, -31)], [(7, -22), (-7, -31)]], 4)
    table = block(-1.8, 1.8, 4.0, 4.85, -30.6, -29.0)
    solid(level, p, table, TIMBER, fade=(4, 4.9, TIMBER_LIGHT))
    m = level.piece(p)
    m.add(box(3.2, 1.3, 0.03), CHALK, at=place(0, 4.88, -29.8), glow=0.1)
    m.add(box(1.1, 0.7, 0.03), SKY, at=place(-0.6, 4.9, -29.9, 12))
    m.add(lathe([(0.22, 0), (0.22, 0.05), (0.03, 0.1), (0.03, 0.5), (0, 0.52)], 10), BRASS, at=place(1.2, 4.87, -29.5), facet=True)
    stove(level, p, -6.0, 4, -31.0, 60)
    coil(level, p, 6.4, 4, -30.8, 1.1, RUST)
    spool(level, p, 6.2, 4, -28.4, BLUE, 1.0)
    spool(level, p, -6.4, 4, -23.0, rgb("d98a3c"), 0.9)
    lamp(level, p, 5.4, 5.6, -24.6)
    _cabin(level)
    rail(level, "props_roof", (-7.8, -31.8), (-7.8, -20.2), ROOF)
    rail(level, "props_roof", (7.8, -31.8), (7.8, -20.2), ROOF)
    for x in (-7.9, 7.9):
        post(level, "props_roof", x, ROOF, ROOF + 6.4, -31.6, 0.36, False)
    beam(level, "props_roof", (-7.9, ROOF + 6.2, -31.6), (7.9, ROOF + 6.2, -31.6))
    sail(level, "cloth_roof", ((-7.4, ROOF + 6.1, -31.7), (7.4, ROOF + 6.1, -31.7), (7.0, ROOF + 3.4, -32.2), (-7.0, ROOF + 3.4, -32.2)), (0, 0, -1.2), AMBER, band=RUST)


def _cabin(level):
    """Behind the door: the captain's cabin of blue boards on the roof deck, from which the friends come."""
    p = "props_roof"
    for a, b in ((-3.6, -1.25), (1.25, 3.6)):
        solid(level, p, block(a, b, ROOF, CABIN, FRONT - 0.4, FRONT), BLUE, fade=(ROOF, CABIN, SKY))
    solid(level, p, block(-1.25, 1.25, ROOF + 2.85, CABIN, FRONT - 0.4, FRONT), TIMBER)
    for x in (-3.6, 3.4):
        solid(level, p, block(x, x + 0.2, ROOF, CABIN, -31.6, FRONT - 0.4), BLUE, fade=(ROOF, CABIN, SKY))
    solid(level, p, block(-3.6, 3.6, ROOF, CABIN, -31.8, -31.6), BLUE, fade=(ROOF, CABIN, SKY))
    level.solid(gable(0, CABIN, -28.5, 8.2, 7.2, 1.7, 0, 0.4), surface="wood")
    for z in (FRONT - 0.2, -31.6):
        level.piece(p).add(gable(0, CABIN, z, 7.4, 0.3, 1.75), WHITE, facet=True, fade=(CABIN, CABIN + 1.4, SKY))
    m = level.piece("FADE_cabin")
    for side in (-1, 1):
        for k in range(4):
            x, y = side * (0.5 + 1.0 * k), CABIN + 1.62 - 0.42 * k
            m.add(box(1.15, 7.4, 0.12), (WHITE, RUST)[k % 2], at=place(x, y, -28.5) @ turn(0, side * 22.5, 0), facet=True)
    _cabin_walls(level.piece(p))


CABIN = ROOF + 3.3  # where its walls end
FRONT = -25.2  # its wall with the door


def _cabin_walls(m):
    """What dresses them: boards, a skirting, corner posts, portholes beside the door, and on each side a window over a box of flowers."""
    for x in (-2.375, 2.375):
        m.add(lathe([(0.46, 0), (0, 0.02)], 12, cap=False), LIT, at=place(x, ROOF + 1.9, FRONT + 0.03) @ turn(-90), glow=0.55)
        m.add(torus(0.46, 0.11, 14, 4), BRASS, at=place(x, ROOF + 1.9, FRONT + 0.05) @ turn(90))
        m.add(block(x - 1.12, x + 1.12, ROOF, ROOF + 0.34, FRONT, FRONT + 0.07), WHITE, facet=True)
    for x in (-3.6, 3.6):
        for z in (FRONT - 0.05, -31.7):
            m.add(block(x - 0.17, x + 0.17, ROOF, CABIN, z - 0.17, z + 0.17), WHITE, facet=True)
    for side in (-1, 1):
        wall = side * 3.6
        m.add(block(*sorted((wall, wall + side * 0.07)), ROOF, ROOF + 0.34, -31.5, FRONT - 0.2), WHITE, facet=True)
        for k in range(3):
            m.add(_board(wall + side * 0.012, ROOF + 0.42 + 1.0 * k, 0.44, -31.5, FRONT - 0.2, side), mix(BLUE, SKY, 0.25 + 0.3 * k))
        m.add(_board(wall + side * 0.05, ROOF + 1.3, 1.2, -29.5, -27.5, side), LIT, glow=0.55)
        for z in (-29.5, -28.5, -27.5):
            m.add(block(*sorted((wall, wall + side * 0.12)), ROOF + 1.2, ROOF + 2.6, z - 0.09, z + 0.09), WHITE, facet=True)
        for y in (1.25, 2.5):
            m.add(block(*sorted((wall, wall + side * 0.14)), ROOF + y, ROOF + y + 0.16, -29.7, -27.3), WHITE, facet=True)
        m.add(block(*sorted((wall, wall + side * 0.42)), ROOF + 0.8, ROOF + 1.14, -29.6, -27.4), RUST, facet=True)
        for k in range(6):
            m.add(lathe([(0, 0), (0.26, 0.16), (0.14, 0.36), (0, 0.4)], 6), (FRESH, ROSE, GOLD)[k % 3], at=place(wall + side * 0.22, ROOF + 1.06 + 0.08 * (k % 2), -29.4 + 0.36 * k))


def _board(x, y, high, z0, z1, side):
    """One face that looks along x: a painted board, or a pane."""
    corners = [point(x, y, z0), point(x, y, z1), point(x, y + high, z1), point(x, y + high, z0)]
    return Part(corners, [[3, 2, 1, 0] if side < 0 else [0, 1, 2, 3]])


# ---- west


def rope_walk(level):
    p = "props_walk"
    deck(level, p, -24.2, -20, 4, -6, 6, "z", 3, 2.2, paint=FLOORS["walk"])
    deck(level, p, -48, -37.2, 4, -7, 7, "x", 4, 3.0, paint=FLOORS["walk"])
    chalk(level, [[(-21.8, -5), (-21.8, 5)], arc(-22.2, 0, 1.8, 0, 360, 20), arc(-43, 0, 4.4, 0, 360, 28), [(-47, -6), (-39, 6)], [(-47, 6), (-39, -6)]], 4)
    for x in (-24.0, -37.5):  # a crane each: before the lens, and before the sail that is set, stands none
        z = -6.4 if x < -30 else -5.6
        post(level, p, x, 4, 14.6, z, 0.42)
        beam(level, p, (x, 14.2, z), (x, 14.2, 3.4), 0.34)
        beam(level, p, (x, 11.4, z), (x, 14.0, z + 3.2), 0.26)
    post(level, p, -47.6, 4, 14.6, -6.4, 0.42)
    beam(level, p, (-47.6, 14.2, -6.4), (-37.5, 14.2, -6.4), 0.34)
    for z in (-2.6, 2.6):
        beam(level, p, (-38.6, 14.2, z), (-20.5, 14.2, z), 0.34)
    m = level.piece(p)
    for x in (-26.9, -30.7, -34.5):
        m.add(lathe([(0.2, -3.1), (0.2, 3.1)], 10), IRON, at=place(x, 13.0, 0) @ turn(90), facet=True)
        for z in (-2.6, 2.6):
            m.add(tube([point(x, 14.1, z), point(x, 13.0, z)], [0.12, 0.12], 6, 1), IRON_LIGHT)
    for k in range(3):  # what is spun, from the walk's head to its foot
        z = -5.6 + 0.8 * k
        m.add(tube([point(-47.6, 11.4 + 0.3 * k, -6.3), point(-36, 9.2, z), point(-22, 10.2, z)], [0.09] * 3, 5, 10), (ROPE, CANVAS, SKY)[k % 3])
    rail(level, p, (-47.8, -6.8), (-37.4, -6.8), 4, flags=(RUST, CANVAS))
    rail(level, p, (-47.8, 6.8), (-37.4, 6.8), 4, flags=(RUST, CANVAS))
    rail(level, p, (-47.8, -6.8), (-47.8, 6.8), 4)
    sail(level, "cloth_walk", ((-47.0, 14.0, -6.6), (-38.2, 14.0, -6.6), (-38.6, 7.0, -6.9), (-46.6, 7.0, -6.9)), (0, 0, -1.4), AMBER, band=RUST)
    for x, z, hue in ((-46.4, -5.2, RUST), (-46.2, 5.0, HEMP), (-44.6, 5.6, RUST)):
        spool(level, p, x, 4, z, hue, 1.1)
    coil(level, p, -23.2, 4, 4.8, 1.1, HEMP)
    coil(level, p, -44.6, 4, -5.4, 1.0, RUST)
    coil(level, p, -40.6, 4, 6.1, 1.1, HEMP)
    bale(level, p, -38.6, 4, 5.9, 8, RUST, 1)
    spool(level, p, -23.4, 4, -4.4, RUST, 0.9)


# ---- north


def tower(level):
    p = "props_tower"
    deck(level, p, -8, 8, 4, 20, 27, "x", 6, 3.2, paint=FLOORS["tower"])
    chalk(level, [arc(0, 23.5, 2.2, 0, 360, 22), [(-7, 21), (7, 26)], [(-7, 26), (7, 21)]], 4)
    deck(level, p, -5, 5, 14, 34.0, 41, "x", 7, 2.4, paint=FLOORS["tower"])
    chalk(level, [arc(0, 37.8, 2.0, 0, 360, 20)], 14)
    deck(level, p, -1.7, 4.8, 14, 20.4, 25.2, "z", 8, 0, paint=FLOORS["tower"])
    solid(level, p, drum(0, 1.5, 29.6, 2.6, 12.5, 12), PLANK_DEEP, fade=(3, 14, PLANK_LIGHT))
    m = level.piece(p)
    for y in (5.0, 9.0, 13.2):
        m.add(torus(2.62, 0.14, 24, 5), BRASS_DEEP, at=place(0, y, 29.6))
    m.add(lathe([(0, -1.6), (1.3, -0.6), (2.6, 1.5)], 12, cap=False), BLUE, at=place(0, 0, 29.6), facet=True)
    for x in (-7.6, 7.6):
        for z, high in ((20.4, 22), (26.6, 22)):
            post(level, p, x, 4, high, z, 0.46)
        beam(level, p, (x, 21.6, 20.4), (x, 21.6, 26.6), 0.36)
        beam(level, p, (x, 13.6, 20.4), (x * 0.6, 13.6, 20.6), 0.3)
    for z in (20.4, 26.6):
        beam(level, p, (-7.6, 21.6, z), (7.6, 21.6, z), 0.36)
    beam(level, p, (0, 21.6, 26.4), (0, 21.6, 30.2), 0.36)  # from which the needle hangs
    m.add(tube([point(0, 21.6, 29.6), point(0, 20.1, 29.6), point(0, 18.6, 29.6)], [0.14] * 3, 6, 2), IRON)
    beam(level, p, (-11.4, 21.9, 22.6), (-1.4, 21.9, 22.6), 0.36)
    for x in (-10.2, -3.3):  # the ropes on which the pans ride
        m.add(torus(0.5, 0.13, 16, 5), BRASS_DEEP, at=place(x, 21.5, 22.6) @ turn(90))
        m.add(tube([point(x, 21.4, 22.6), point(x, 14, 22.6), point(x, 7.4, 22.6)], [0.09] * 3, 4, 2), ROPE)
    for i, (x, y, z) in enumerate(STEPS):
        deck(level, p, x - 1.1, x + 1.1, y, z - 1.1, z + 1.1, "xz"[i % 2], i, 0.9, paint=FLOORS["tower"])
    rail(level, p, (-4.8, 40.8), (4.8, 40.8), 14, flags=(FRESH, CANVAS))
    rail(level, p, (-4.8, 34.4), (-4.8, 40.8), 14, flags=(FRESH, CANVAS))
    rail(level, p, (4.8, 38.2), (4.8, 40.8), 14)
    rail(level, p, (4.6, 20.6), (4.6, 25.0), 14)
    rail(level, p, (-1.4, 20.6), (4.6, 20.6), 14)
    sail(level, "cloth_tower", ((-7.7, 21.2, 21.0), (-7.7, 21.2, 26.2), (-7.9, 8.4, 26.0), (-7.9, 8.4, 21.2)), (-1.2, 0, 0), (FRESH, mix(FRESH, CANVAS, 0.3)), band=CANVAS)
    spool(level, p, -6.4, 4, 21.8, FRESH, 1.2)
    spool(level, p, 6.4, 4, 25.4, FRESH, 1.3)
    coil(level, p, 6.3, 4, 21.6, 1.0, WHITE)
    coil(level, p, -3.9, 14, 39.8, 1.0, WHITE)
    bale(level, p, -7.0, 4, 23.4, 90, FRESH, 1)
    spool(level, p, 4.3, 14, 40.1, FRESH, 1.0)


STEPS = ((6.6, 15.2, 36.6), (7.6, 16.4, 33.2), (8.0, 17.4, 30.2))


# ---- east


def gallery(level):
    p = "props_gallery"
    deck(level, p, 20, 26, 4, -7, 7, "z", 9, 2.8, paint=FLOORS["gallery"])
    chalk(level, [arc(22.6, 0, 2.0, 0, 360, 20), [(25.4, -6), (25.4, 6)]], 4)
    deck(level, p, 33, 37, 9, -6, 6, "z", 10, 3.4, paint=FLOORS["gallery"])
    deck(level, p, 43.4, 49, 9, -6, 6, "x", 11, 3.4, paint=FLOORS["gallery"])
    chalk(level, [arc(46.2, 0, 2.2, 0, 360, 22)], 9)
    hammock(level, p, 37, 43.4, 9, -2.2, 2.2, 0.55, (CANVAS, SKY), RUST)
    for z in (-6.8, 6.8):
        rail(level, p, (20.3, z), (25.8, z), 4, flags=(BLUE, CANVAS))
    for x, z, yaw, hue, high in ((25.0, 4.2, 20, ROSE, 2), (25.1, -3.4, -12, SKY, 1), (21.0, 3.4, 80, HEMP, 1)):
        bale(level, p, x, 4, z, yaw, hue, high)
    for x in (20.5, 25.6):  # over the lower deck is nothing: the lens of who glides home comes along there
        post(level, p, x, 4, 11.4, -6.6, 0.42)
    for x in (43.8, 48.6):  # none before the lens where a friend is freed
        post(level, p, x, 9, 17, -5.8, 0.42)
        beam(level, p, (x, 16.6, -5.8), (x, 16.6, 2.0), 0.34)
        beam(level, p, (x, 13.8, -5.8), (x, 16.4, -2.6), 0.26)
    beam(level, p, (43.4, 16.6, -5.8), (49.0, 16.6, -5.8), 0.34)
    sail(level, "cloth_gallery", ((44.0, 16.4, -5.9), (48.4, 16.4, -5.9), (48.2, 12.8, -6.3), (44.2, 12.8, -6.3)), (0, 0, -0.9), (SKY, mix(SKY, CANVAS, 0.4)), band=BLUE)
    sail(level, "cloth_gallery", ((20.3, 11.2, -6.7), (25.8, 11.2, -6.7), (25.5, 7.5, -7.0), (20.6, 7.5, -7.0)), (0, 0, -1.0))
    rail(level, p, (43.6, -5.8), (48.8, -5.8), 9, flags=(BLUE, CANVAS))
    rail(level, p, (43.6, 5.8), (48.8, 5.8), 9, flags=(BLUE, CANVAS))
    _fan(level, "gallery", 29.6, -3.2, 0)
    lamp(level, p, 48.6, 13.3, -4.4)
    spool(level, p, 24.8, 4, -5.6, SKY, 1.2)
    stove(level, p, 21.6, 4, -5.6, 150)
    coil(level, p, 47.8, 9, 4.6, 1.2, SKY)
    coil(level, p, 21.2, 4, 5.8, 1.1, SKY)
    rack(level, p, 48.4, 9, -3.4, 90, (SKY, BLUE, CANVAS))
    bale(level, p, 34.2, 9, 5.3, 6, SKY, 1)
    coil(level, p, 36.3, 9, 5.3, 1.0, BLUE)
    spool(level, p, 36.4, 9, -5.3, SKY, 1.0)


def crow(level):
    """East of the gallery: a fan of its own, and above it the crow's nest with the mizzen's lever."""
    p = "props_crow"
    deck(level, p, 56.4, 61.6, CROW, -3.2, 3.2, "z", 13, 3.0, paint=FLOORS["crow"])
    chalk(level, [arc(58.6, 0, 1.7, 0, 360, 20)], CROW)
    rail(level, p, (57.0, -3.0), (61.4, -3.0), CROW)
    rail(level, p, (57.0, 3.0), (61.4, 3.0), CROW)
    rail(level, p, (61.4, -3.0), (61.4, 3.0), CROW, flags=(BLUE, CANVAS))
    post(level, p, 61.3, CROW, CROW + 3.6, -2.9, 0.36)  # on the side away from the lens
    beam(level, p, (61.3, CROW + 3.4, -3.1), (61.3, CROW + 3.4, -1.5), 0.24)
    lamp(level, p, 61.3, CROW + 1.8, -1.8)
    coil(level, p, 60.6, CROW, -2.2, 0.9, GOLD)
    _fan(level, "crow", 52.7, 1.2, 0)


def chute(level):
    """A trough of waxed canvas between two ropes, from the gallery down to the quay: who is on it slides."""
    head, foot = CHUTE_HEAD, CHUTE_FOOT
    run = math.hypot(head[0] - foot[0], head[2] - foot[2])
    yaw, pitch = math.degrees(math.atan2(head[0] - foot[0], head[2] - foot[2])), math.degrees(math.atan2(head[1] - foot[1], run))
    middle = [(a + b) / 2 for a, b in zip(head, foot)]
    length = math.hypot(run, head[1] - foot[1]) + 0.8
    level.solid(slab(middle[0], middle[1] - 0.12, middle[2], 2.6, 0.24, length, yaw, pitch), surface="ice")
    m = level.piece("props_chute")
    at = place(*middle, yaw) @ turn(-pitch, 0, 0)
    for i in range(18):
        y = length * ((i + 0.5) / 18 - 0.5)
        m.add(box(2.5, length / 18 - 0.02, 0.16), (CANVAS, CANVAS_SHADE)[i % 2], at=at @ move(0, y, -0.08), facet=True)
    for side in (-1, 1):
        curb = box(0.24, length - 2.4, 1.0).moved(at @ move(side * 1.38, 0, 0.3))
        level.solid(curb, surface="wood")
        for h in (0.05, 0.62):
            m.add(tube([at @ Vector((side * 1.34, length * k, h)) for k in (-0.5, 0, 0.5)], [0.1, 0.08, 0.1], 6, 12), (BLUE, ROPE)[h > 0.5])
        for i in range(10):
            m.add(box(0.14, 0.14, 0.8), TIMBER_LIGHT, at=at @ move(side * 1.34, length * (i / 9 - 0.5) * 0.98, 0.28), facet=True)
    for i in (0.3, 0.62):
        x, y, z = (b + (a - b) * i for a, b in zip(head, foot))
        m.add(tube([point(x - 1.3, y + 0.6, z), point(x, y + 8, z), point(x + 1.3, y + 0.6, z)], [0.085] * 3, 5, 6), ROPE)
        m.add(ball(0.9, 2), (BLUE, SKY)[i > 0.5], at=place(x, y + 8.6, z), facet=True)


def _fan(level, name, x, y, z):
    """The bellows fan that makes the updraft: a ring on struts with canvas blades that turn."""
    m = level.piece("props_gallery")
    m.add(torus(3.1, 0.22, 28, 6), BRASS_DEEP, at=place(x, y, z))
    for a in (45, 135):
        m.add(box(6.0, 0.2, 0.2), TIMBER, at=place(x, y - 0.5, z, a), facet=True)
    m.add(tube([point(x - 3, y, z), point(x - 5.2, y + 2.0, z), point(x - 3.7, y + 4.8, z)], [0.22, 0.2, 0.2], 6, 6), TIMBER)
    m.add(tube([point(x + 3, y, z), point(x + 4.2, y + 4, z), point(x + 4.6, y + 8.6, z)], [0.22, 0.2, 0.2], 6, 6), TIMBER)
    t = level.piece("TURN_fan_" + name, (x, y, z), upright=True, turns=0.45)
    t.add(lathe([(0.4, -0.2), (0.4, 0.25), (0, 0.35)], 10), BRASS, at=place(x, y, z), facet=True)
    for i, a in enumerate(around(6)):
        t.add(box(2.5, 0.95, 0.06), (CANVAS, SKY)[i % 2], at=place(x, y, z, a) @ move(1.55, 0, 0) @ turn(24, 0, 0), facet=True)


# ---- where friends are caged


BILGE = -2.6
BILGE_SAG = 0.4
LEDGES = {
    "walk": ((-35.6, -31.6), 4, (-9.6, -5.2)),
    "gallery": ((38.4, 42.0), 9, (-8.8, -4.2)),
    "bilge": ((-11.2, -4.4), BILGE, (-11.2, -4.4)),
}


def ledges(level):
    """Behind the hooks, behind the gallery's plank, away from the lens, and below the disc's rim, where one does not look."""
    for seed, (name, (xs, y, zs)) in enumerate(LEDGES.items(), 12):
        if name == "bilge":
            _bilge(level, xs, y, zs)
            continue
        deck(level, "props_ledges", xs[0], xs[1], y, zs[0], zs[1], "x", seed, 1.6, paint=(*FLOORS["ledge"][:3], FLOORS[name][3]))
    shaft(level.piece("beam_loft"), (-8.8, BILGE + 9.0, -8.8), (-8.8, BILGE, -8.8), 1.0, 1.5, 0.4, 0.0)


def _bilge(level, xs, y, zs):
    """A stay-sail slung below the disc's rim, from two spars that hang on ropes."""
    hammock(level, "props_ledges", *xs, y, *zs, BILGE_SAG, (CANVAS, MINT_DEEP), RUST)
    m = level.piece("props_ledges")
    for x in xs:
        for z in (zs[0] - 0.4, zs[1] + 0.4):
            top = point(-7.4, 3.4, -20.1) if x + z < -20 else point(x * 0.55, y + 6.0, z * 0.55)  # that of the outer corner goes to the chart room, out of the lens
            m.add(tube([point(x, y, z), (point(x, y, z) + top) / 2, top], [0.085] * 3, 4, 2), ROPE)


# ---- middle


def mast(level):
    """Through the disc's hub: the mast, and on it the model ship."""
    p = "props_mast"
    m = level.piece(p)
    shaft = drum(0, -1.0, 0, 0.62, 23.0, 12, 0.34)
    level.solid(shaft, surface="wood")
    m.add(shaft, TIMBER, fade=(2, 20, TIMBER_LIGHT))
    for y in (5.2, 7.6, 10.2, 12.6, 17.4):
        m.add(torus(0.6 - 0.012 * y, 0.1, 14, 5), BRASS_DEEP, at=place(0, y, 0))
    _pin_rail(level, p)
    _basket(level, p)
    beam(level, p, (-4.2, 20.4, 0), (4.2, 20.4, 0), 0.3)
    sail(level, "cloth_mast", ((-4.0, 20.2, 0.3), (4.0, 20.2, 0.3), (3.4, 17.0, 0.9), (-3.4, 17.0, 0.9)), (0, 0, 1.0), (CANVAS, mix(ROSE, CANVAS, 0.45)), band=ROSE)
    m.add(Part([point(0, 21.9, 0), point(0, 21.1, 0), point(-1.8, 21.5, 0.5)], [[0, 1, 2], [2, 1, 0]]), SKY, glow=0.1)
    hull(m, 0, 3.4, 0, 3.2, 3.2, 3.2)


def _pin_rail(level, p):
    """About the mast's foot: a ring of pins with coils of rope, four lanterns, and the flags of the four halls on a stay."""
    m = level.piece(p)
    for y, radius, thick, hue in ((4.95, 1.25, 0.1, TIMBER_LIGHT), (4.12, 1.32, 0.12, BRASS_DEEP)):
        m.add(torus(radius, thick, 12, 4), hue, at=place(0, y, 0))
    for i, a in enumerate(around(8, 22)):
        x, z = 1.25 * math.cos(math.radians(a)), 1.25 * math.sin(math.radians(a))
        m.add(lathe([(0.11, 0), (0.09, 1.1), (0.15, 1.2), (0, 1.36)], 5), TIMBER, at=place(x, 4.0, z), facet=True)
        if i % 2:
            m.add(torus(0.27, 0.1, 9, 4), (ROPE, HEMP)[i // 2 % 2], at=place(1.06 * x, 4.72, 1.06 * z, 90 - a) @ turn(90))
        else:
            m.add(lathe([(0.12, 0), (0.17, 0.08), (0.17, 0.34)], 6, cap=False), rgb("f0a040"), at=place(x, 5.28, z), glow=0.3)
            m.add(lathe([(0.26, 0.32), (0.1, 0.52), (0, 0.6)], 6, cap=False), BRASS, at=place(x, 5.28, z), facet=True)
    level.solid(drum(0, 3.9, 0, 1.35, 1.2, 10), surface="wood")


def _basket(level, p):
    """The crow's nest on the mast: a round basket of woven straw with a floor of planks, a rope behind it, and lanterns below."""
    m = level.piece(p)
    level.solid(drum(0, SHIP - 0.4, 0, NEST, 0.4, 16), surface="wood")
    rows = [(0.9, -2.9), (1.7, -2.4), (2.3, -1.75), (2.7, -1.05), (2.86, -0.5), (NEST + 0.06, -0.1)]

    def woven(v, n):
        row, turn_ = math.floor(v.z / 0.45), math.floor(math.atan2(v.y, v.x) * 8 / math.pi)
        return mix(STRAW, STRAW_DEEP, 0.15 + 0.5 * ((row + turn_) % 2))

    m.add(lathe(rows, 16, cap=False), woven, at=place(0, SHIP, 0), facet=True, by_face=True)
    m.add(lathe([(0.3, -3.3), (0.9, -2.9)], 8), TIMBER, at=place(0, SHIP, 0), facet=True)
    m.add(lathe([(NEST, 0), (0.4, 0.001)], 16, cap=False), lambda v, n: FLOORS["ship"][math.floor(math.atan2(v.y, v.x) * 8 / math.pi) % 2], at=place(0, SHIP, 0), by_face=True)
    for radius, y, thick, hue in ((NEST + 0.04, 0.0, 0.17, BRASS), (2.78, -0.8, 0.11, ROSE), (1.75, -2.35, 0.1, BRASS_DEEP)):
        m.add(torus(radius, thick, 20, 4), hue, at=place(0, SHIP + y, 0))
    ring = [(NEST * math.sin(math.radians(a)), NEST * math.cos(math.radians(a))) for a in range(195, 361, 33)]
    for (ax, az), (bx, bz) in zip(ring, ring[1:]):
        rail(level, p, (ax, az), (bx, bz), SHIP)
    for a in around(4, 45):
        lamp(level, p, 2.1 * math.cos(math.radians(a)), SHIP - 3.4, 2.1 * math.sin(math.radians(a)))
