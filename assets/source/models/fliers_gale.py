"""What Gale Kite hurls and what runs ahead of it, all with its will in them: a barn's roof, its planks, a bow of its tail."""

from fliers_canopy import UNHURRIED
from flier import Acts, blink, bob, body, eyes, fangs, flier, one_eye
from gale_kite import INK, INK_DEEP, INK_LIGHT, SPAR, VIOLET
from geometry import ball, box, move, plate, seeded, size, thorn, torus, tube, turn
from palette import LAVENDER, MAGENTA, ORCHID, PURPLE, PURPLE_DEEP, WOOD, WOOD_LIGHT, mix
from rig import wave

STEEP = 38  # degrees of a slope of the roof


# ---- barn roof: two slopes of tiles that beat like wings, and eyes in its gable ---------------------------------


def barn_roof(m, b):
    source = seeded(5)
    b.pair("slope", (0.1, 0, 1.3), (2.6, 0, -0.6))
    slope = move(1.45, 0, 0.25) @ turn(0, STEEP, 0)
    m.add_pair(box(3.7, 3.4, 0.16), PURPLE_DEEP, at=slope @ move(0, 0, -0.12), bone="slope.L", facet=True)
    for row in range(4):
        for column in range(5):
            if source.random() < 0.14:
                continue
            tone = mix(PURPLE, LAVENDER, source.random())
            askew = turn(source.uniform(-4, 4), 6, source.uniform(-4, 4))
            tile = slope @ move(-1.35 + 0.90 * row, -1.38 + 0.69 * column, 0.05) @ askew
            m.add_pair(box(0.98, 0.63, 0.13), tone, at=tile, bone="slope.L", facet=True)
    for y in (-1.5, 0, 1.4):
        rafter = slope @ move(0.2, y, -0.34)
        m.add_pair(box(3.6 + 0.6 * source.random(), 0.22, 0.26), WOOD_LIGHT, at=rafter, bone="slope.L", facet=True)
    m.add(tube([(0, -1.9, 1.36), (0, 1.9, 1.36)], [0.19, 0.19], 6, 1), INK_DEEP, bone="body", facet=True)
    gable = [(0, -1.45, 1.2), (-2.0, -1.45, -0.42), (2.0, -1.45, -0.42)]
    m.add(plate(gable, 0.14), WOOD, bone="body", facet=True, fade=(-0.4, 1.2, PURPLE_DEEP))
    m.add(box(4.4, 0.24, 0.24), WOOD_LIGHT, at=move(0, -1.5, -0.46) @ turn(0, 3, 0), bone="body", facet=True)
    eyes(m, b, 0.60, -1.58, 0.20, 0.42, PURPLE_DEEP, 26, 6)
    for x, drop in ((0.45, 0.5), (1.25, 0.62)):
        fangs(m, x, -1.5, -0.52, drop)


def roof_idle(p):
    return {**blink(p, 0.6), "body": bob(p, 0.14, 1, (4 * wave(p, 1), 6 * wave(p), 0)), "slope.L": (0, 5 + 6 * wave(p, 0, 2), 0)}


def roof_move(p):
    return {"body": bob(p, 0.16, 1, (-10, 9 * wave(p), 0)), "slope.L": (0, -4 + 13 * wave(p, 0, 2), 0)}


BARN_ROOF = Acts(
    roof_idle,
    roof_move,
    {"body": body((-22, 0, 0), (0, 0.3, 0.2), 1.0), "slope.L": (0, -24, 0)},
    {"body": body((20, 0, 0), (0, -0.5, 0), 1.0), "slope.L": (0, 26, 0)},
    {"slope.L": (0, 30, 0)},
    (72, 42),
)


# ---- barn plank: broken at both ends, an eye where its knot was -------------------------------------------------


def barn_plank(m, b):
    b.pair("half", (0.3, 0, 0), (1.2, 0, 0))
    for side, bone in ((1, "half.L"), (-1, "half.R")):
        length = 1.05 if side > 0 else 0.9
        m.add(box(length, 0.18, 0.50), WOOD, at=move(side * (0.2 + length / 2), 0, 0), bone=bone, facet=True, fade=(-0.3, 0.3, PURPLE))
        for z, long in ((0.16, 0.34), (-0.04, 0.55), (-0.18, 0.26)):
            end = move(side * (0.18 + length), 0, z) @ turn(0, 90 * side, 0)
            m.add(thorn(0.10, long, 4), WOOD_LIGHT, at=end, bone=bone, facet=True)
        m.add(box(0.13, 0.24, 0.58), INK_DEEP, at=move(side * 0.72, 0, 0), bone=bone)
    m.add(box(0.7, 0.2, 0.54), PURPLE_DEEP, bone="body", facet=True)
    one_eye(m, b, -0.10, 0, 0.24, PURPLE_DEEP, ORCHID)


def plank_turns(p, lean, bend, times):
    return {**blink(p, 0.7), "body": bob(p, 0.05, 1, (lean, 18 * wave(p), 0)), "half.L": (0, bend * wave(p, 0, times), 0)}


BARN_PLANK = Acts(
    lambda p: plank_turns(p, 4, 5, 2),
    lambda p: plank_turns(p, 12, 10, 3),
    {"body": body((-20, 0, 0), (0, 0.1, 0), 1.0), "half.L": (0, -22, 0)},
    {"body": body((16, 0, 0), (0, -0.2, 0), 1.0), "half.L": (0, 24, 0)},
    {"half.L": (0, 30, 0)},
    (60, 36),
)


# ---- tail bow: a bow of the kite's tail that came before its master ---------------------------------------------


def kite_tail(m, b):
    b.pair("wing", (0.1, 0, 0), (1.1, 0.1, 0))
    wing = [(0.05, 0, 0.14), (1.05, 0.1, 0.66), (1.20, 0.14, 0), (1.05, 0.1, -0.66), (0.05, 0, -0.14)]
    m.add_pair(plate(wing, 0.12), INK, bone="wing.L", facet=True, fade=(-0.6, 0.6, VIOLET))
    for z in (0.64, -0.64):
        edge = [(0.1, -0.06, 0.16 * z), (1.06, 0.02, z)]
        m.add_pair(tube(edge, [0.06, 0.07], 5, 2), SPAR, bone="wing.L")
    for x in (0.55, 0.85):
        m.add_pair(box(0.12, 0.14, 0.9 * x), ORCHID, at=move(x, 0.02, 0), bone="wing.L", glow=0.25)
    m.add(ball(0.36, 2), VIOLET, bone="body", facet=True, fade=(-0.3, 0.3, INK_LIGHT))
    m.add(torus(0.36, 0.09, 10, 5), INK_DEEP, at=turn(90), bone="body")
    for side in (1, -1):
        end = move(0.1 * side, 0.1, -0.3) @ turn(0, 180 - 16 * side, 0) @ size(1, 0.5, 1)
        m.add(thorn(0.2, 0.8, 4), MAGENTA, at=end, bone="body", facet=True, glow=0.12)
    one_eye(m, b, -0.28, 0.02, 0.24, PURPLE_DEEP, ORCHID)


def tail_flies(p, amount, times):
    return {**blink(p, 0.5), "body": bob(p, 0.06, 1, (4 * wave(p, 1), 8 * wave(p), 0)), "wing.L": (6 * wave(p, 1, times), -6 - amount * wave(p, 0, times), 0)}


KITE_TAIL = Acts(
    lambda p: tail_flies(p, 12, 2),
    lambda p: tail_flies(p, 24, 3),
    {"body": body((-18, 0, 0), (0, 0.1, 0), 1.0), "wing.L": (0, -40, 0)},
    {"body": body((16, 0, 0), (0, -0.2, 0), 1.0), "wing.L": (0, 34, 0)},
    {"wing.L": (0, 44, 0)},
    (60, 36),
)

MODELS = {
    "barn_roof": lambda: flier("barn_roof", barn_roof, BARN_ROOF, 3.1, UNHURRIED),
    "barn_plank": lambda: flier("barn_plank", barn_plank, BARN_PLANK, 1.35, UNHURRIED, soft=True),
    "kite_tail": lambda: flier("kite_tail", kite_tail, KITE_TAIL, 2.3, UNHURRIED),
}
