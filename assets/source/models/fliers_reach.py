"""The fliers of Windmill Reach, purple at heart and ink blue where they are stitched: what sails, swells, clings and steals there."""

import math

from mathutils import Vector

from fliers_canopy import UNHURRIED
from flier import Acts, bat_wing, blink, bob, body, eyes, fangs, flap, flier, one_eye
from geometry import around, ball, box, cone, globe, lathe, move, plate, polar, size, thorn, torus, tube, turn
from palette import BONE, DARK, EYE, LAVENDER, LILAC, MAGENTA, ORCHID, PURPLE, PURPLE_DEEP, rgb
from rig import wave

INK = rgb("37406b")
INK_DEEP = rgb("20264e")
INK_LIGHT = rgb("6f86d8")
STITCH = rgb("e6ecff")

# ---- canvas ray: a flat diamond of patched canvas with a tail, that only flies when the wind blows --------------


def canvas_ray(m, b):
    hull = tube([(0, -0.78, 0.02), (0, -0.4, 0.06), (0, 0.3, 0.04), (0, 0.85, 0)], [0.16, 0.30, 0.24, 0.06], 8, 5, 0.7)
    m.add(hull, PURPLE_DEEP, bone="body", fade=(-0.2, 0.3, PURPLE))
    b.pair("wing", (0.16, 0, 0.02), (0.8, 0, 0.1))
    b.pair("tip", (0.92, 0, 0.10), (1.5, 0.1, 0.2), "wing.L")
    root, front, mid, back = (0.10, -0.62, 0.04), (0.94, -0.26, 0.12), (0.98, 0.12, 0.10), (0.92, 0.46, 0.08)
    for patch, colour in (([root, front, mid], PURPLE), ([root, mid, (0.10, 0.10, 0.04)], LAVENDER), ([(0.10, 0.10, 0.04), mid, back], INK), ([(0.10, 0.10, 0.04), back, (0.08, 0.78, 0.02)], PURPLE)):
        m.add_pair(plate(patch, 0.05), colour, bone="wing.L", facet=True)
    for patch, colour in (([front, (1.72, 0.10, 0.20), mid], LAVENDER), ([mid, (1.72, 0.10, 0.20), back], PURPLE_DEEP)):
        m.add_pair(plate(patch, 0.05), colour, bone="tip.L", facet=True)
    m.add_pair(tube([(0.06, -0.70, 0.05), front], [0.07, 0.06], 4, 1, cap=False), STITCH, bone="wing.L")
    m.add_pair(tube([front, (1.76, 0.08, 0.20)], [0.06, 0.02], 4, 1, cap=False), STITCH, bone="tip.L")
    for x, y in ((0.40, -0.06), (0.66, -0.02), (0.38, 0.40), (0.62, 0.34)):
        m.add_pair(box(0.05, 0.16, 0.05), STITCH, at=move(x, y, 0.10) @ turn(0, 0, 30), bone="wing.L")
    b.one("tail", (0, 0.8, 0.0), (0, 1.3, 0.0))
    m.add(tube([(0, 0.78, 0), (0, 1.3, 0.06), (0, 1.9, 0.0)], [0.06, 0.04, 0.02], 4, 3, cap=False), STITCH, bone="tail")
    for y, s in ((1.16, 1.0), (1.54, 0.8), (1.9, 0.66)):
        for side in (1, -1):
            bow = [(0, y, 0.04), (0.30 * s * side, y - 0.12 * s, 0.20 * s), (0.30 * s * side, y + 0.10 * s, -0.16 * s)]
            m.add(plate(bow, 0.04), MAGENTA, bone="tail", facet=True, glow=0.12)
    sails_into_the_wind(m, b, 36)
    eyes(m, b, 0.21, -0.60, -0.28, 0.21, PURPLE_DEEP, 20, 24)
    b.one("jaw", (0, -0.56, -0.46), (0, -0.8, -0.5))
    m.add(lathe([(0.22, -0.04), (0.20, 0.06), (0, 0.12)], 7), INK_DEEP, at=move(0, -0.60, -0.48) @ turn(96), bone="jaw")
    fangs(m, 0.10, -0.70, -0.44, 0.18, bone="jaw")


def sails_into_the_wind(m, b, degrees):
    """Tilts all that there is so far, so that the player sees it from above and not its edge."""
    tilt = turn(degrees)
    m.vertices = [tilt @ v for v in m.vertices]
    for bone, (head, tail, parent) in list(b.items()):
        if bone not in ("root", "body"):
            b[bone] = (tuple(tilt @ Vector(head)), tuple(tilt @ Vector(tail)), parent)


def ray_idle(p):
    return {
        **flap(p, 1, 13, 2, sweep=2),
        **flap(p, 1, 18, 2, "tip", 0.9, 2),
        **blink(p, 0.6),
        "body": bob(p, 0.08, 1, (3 * wave(p, 1), 4 * wave(p), 0)),
        "tail": (6 * wave(p, 1), 0, 16 * wave(p, 0.5)),
    }


def ray_move(p):
    return {
        **flap(p, 1, 22, 4, sweep=4),
        **flap(p, 1, 30, 4, "tip", 1.0, 4),
        "body": bob(p, 0.08, 1, (10 + 5 * wave(p), 8 * wave(p, 0.6), 0)),
        "tail": (10 * wave(p, 1), 0, 24 * wave(p, 0.8)),
    }


CANVAS_RAY = Acts(
    ray_idle,
    ray_move,
    {"body": body((-26, 0, 0), (0, 0.16, 0.12), 1.0), "wing.L": (0, -42, 0), "tip.L": (0, -40, 0), "tail": (-40, 0, 0), "jaw": (24, 0, 0)},
    {"body": body((20, 0, 0), (0, -0.3, 0), 1.0), "wing.L": (0, 26, 10), "tip.L": (0, 26, 0), "tail": (36, 0, 0), "jaw": (40, 0, 0)},
    {"wing.L": (0, 40, -10), "tip.L": (0, 50, 0), "tail": (-30, 0, 40)},
    (66, 42),
)


# ---- bellows toad: a pleated bag on a buoy that swells until one could shoot it like a balloon ------------------


def bellows_toad(m, b):
    b.one("bag", (0, 0, -0.5), (0, 0, 0.2))
    pleats = [(0.34, -0.60), (0.70, -0.48), (0.58, -0.34), (0.80, -0.18), (0.66, -0.02), (0.82, 0.14), (0.66, 0.28), (0.62, 0.44), (0.34, 0.60), (0, 0.64)]

    def fold(v, normal):
        return (INK if normal.z < 0 else LAVENDER) if abs(normal.z) < 0.86 else PURPLE

    m.add(lathe(pleats, 11, cap=False), fold, bone="bag", by_face=True)
    b.one("jaw", (0, -0.62, -0.06), (0, -0.9, -0.1), "bag")
    nozzle = lathe([(0.50, 0), (0.40, 0.14), (0.30, 0.26), (0.36, 0.34), (0.28, 0.34), (0.20, 0.20)], 10, cap=False)
    m.add(nozzle, PURPLE, at=move(0, -0.56, -0.06) @ turn(90) @ size(1.25, 0.8, 1), bone="jaw", fade=(-0.4, 0.3, ORCHID))
    m.add(lathe([(0.24, 0.22), (0, 0.2)], 9, cap=False), DARK, at=move(0, -0.56, -0.06) @ turn(90) @ size(1.25, 0.8, 1), bone="jaw")
    eyes(m, b, 0.34, -0.50, 0.48, 0.25, PURPLE_DEEP, 10, 12, parent="bag")
    for x, z, r in ((0.52, 0.52, 0.10), (0.70, 0.22, 0.09)):
        m.add_pair(ball(r, 1), MAGENTA, at=move(x, -0.30, z), bone="bag", glow=0.15)
    ring = torus(0.62, 0.21, 12, 6)

    def stripes(v, normal):
        return STITCH if int((math.degrees(math.atan2(v.y, v.x)) + 375) / 30) % 3 == 0 else INK_DEEP

    m.add(ring, stripes, at=move(0, 0, -0.76), bone="body", by_face=True, fade=(-1.6, 0.4, INK))
    m.add(lathe([(0, -1.34), (0.12, -1.22), (0.10, -0.8)], 6, cap=False), BONE, bone="body", facet=True)
    b.pair("foot", (0.46, -0.36, -0.56), (0.6, -0.7, -0.6))
    foot = [(0.40, -0.34, -0.52), (0.62, -0.62, -0.44), (0.66, -0.84, -0.66)]
    m.add_pair(tube(foot, [0.15, 0.13, 0.09], 5, 3), PURPLE, bone="foot.L", fade=(-0.8, -0.3, LAVENDER))
    for a in (-34, 0, 34):
        m.add_pair(cone(0.06, 0.28, 4), ORCHID, at=move(0.66, -0.82, -0.66) @ turn(0, 0, a) @ turn(104), bone="foot.L", facet=True)


def toad_idle(p):
    breath = wave(p, 0, 2)
    return {
        **blink(p, 0.4),
        "body": bob(p, 0.07, 1, (3 * wave(p, 1), 5 * wave(p), 0)),
        "bag": ((0, 0, 0), (0, 0, 0), (1 + 0.04 * breath, 1 + 0.04 * breath, 1 - 0.05 * breath)),
        "jaw": ((0, 0, 0), (0, 0.02 * breath, 0), 1 + 0.06 * breath),
        "foot.L": (4 * wave(p, 0, 2), 0, 0),
    }


def toad_move(p):
    return {
        "body": bob(p, 0.08, 1, (8, 8 * wave(p), 0)),
        "bag": ((0, 0, 0), (0, 0, 0), (1 + 0.08 * wave(p), 1 + 0.08 * wave(p), 1 - 0.10 * wave(p))),
        "foot.L": (20 * wave(p, 0, 2), 0, 0),
    }


BELLOWS_TOAD = Acts(
    toad_idle,
    toad_move,
    {
        "body": body((-8, 0, 0), (0, 0.06, 0), 1.0),
        "bag": ((0, 0, 0), (0, 0, 0), (1.42, 1.42, 1.5)),
        "jaw": ((0, 0, 0), (0, 0.16, 0), 0.55),
        "foot.L": (-20, 0, -20),
    },
    {
        "body": body((10, 0, 0), (0, 0.16, 0), 1.0),
        "bag": ((0, 0, 0), (0, 0, 0), (0.92, 1.0, 0.62)),
        "jaw": ((0, 0, 0), (0, -0.24, 0), 1.6),
        "foot.L": (30, 0, 10),
    },
    {"bag": ((0, 0, 0), (0, 0, 0), (1.14, 1.14, 0.7)), "jaw": ((0, 0, 0), (0, 0, 0), 0.8), "foot.L": (-30, -30, 0)},
)


# ---- cog tick: a hexagon with a lamp for an eye, its legs hooked round what turns --------------------------------


def cog_tick(m, b):
    shell = lathe([(0.74, -0.22), (0.96, -0.12), (0.96, 0.10), (0.70, 0.26)], 6)
    m.add(shell, PURPLE, at=turn(90) @ turn(0, 0, 30), bone="body", facet=True, fade=(-0.8, 0.9, LAVENDER))
    rim = lathe([(0.97, -0.09), (1.07, 0), (0.97, 0.09)], 6, cap=False)
    m.add(rim, STITCH, at=turn(90) @ turn(0, 0, 30), bone="body", facet=True)
    for a in around(6, 0):
        p = polar(0.66, a)
        ridge = lathe([(0.26, 0), (0.18, 0.14), (0.0, 0.20)], 4, cap=False)
        m.add(ridge, LAVENDER, at=move(p.x, -0.16, p.y) @ turn(90), bone="body", facet=True, fade=(-0.9, 0.9, STITCH))
    one_eye(m, b, -0.30, 0, 0.52, PURPLE_DEEP, ORCHID)
    m.add(lathe([(0.70, 0), (0.46, 0.30), (0.0, 0.44)], 6, cap=False), PURPLE_DEEP, at=move(0, 0.24, 0) @ turn(-90) @ turn(0, 0, 30), bone="body", facet=True, fade=(-0.6, 0.7, LAVENDER))
    for x in (-0.34, 0.34):
        m.add(ball(0.17, 1), EYE, at=move(x, 0.50, 0.12) @ size(1, 0.5, 1.2), bone="body")
    brow = [(-0.56, -0.44, 0.52), (0, -0.62, 0.30), (0.56, -0.44, 0.52)]
    m.add(tube(brow, [0.06, 0.13, 0.06], 5, 5), INK_DEEP, bone="body", facet=True)
    for a in around(6, 30):
        p = polar(0.86, a)
        m.add(cone(0.11, 0.20, 4), MAGENTA, at=move(p.x, -0.18, p.y) @ turn(90), bone="body", facet=True, glow=0.15)
    b.one("jaw", (0, -0.3, -0.46), (0, -0.5, -0.6))
    fangs(m, 0.14, -0.34, -0.48, 0.30, bone="jaw")
    for name, angles in (("arm", (30,)), ("leg", (0, -30))):
        b.pair(name, (0.6, 0.1, 0.3 if name == "arm" else -0.3), (1.0, 0.2, 0.3))
        for a in angles:
            out = Vector((math.cos(math.radians(a)), 0, math.sin(math.radians(a))))
            path = [out * 0.86 + Vector((0, 0.05, 0)), out * 1.16 + Vector((0, -0.14, 0.10)), out * 1.36 + Vector((0, 0.22, 0)), out * 1.20 + Vector((0, 0.56, 0))]
            m.add_pair(tube(path, [0.13, 0.11, 0.08, 0.015], 4, 5, cap=False), INK, bone=name + ".L", fade=(-0.9, 1.1, INK_LIGHT))
    m.add(tube([(0, 0.0, 0.94), (0, -0.05, 1.14), (0, -0.22, 1.24)], [0.06, 0.05, 0.05], 4, 3, cap=False), INK_DEEP, bone="body")
    m.add(ball(0.16, 1), EYE, at=move(0, -0.28, 1.22), bone="body", glow=0.95)


def tick_idle(p):
    return {
        **blink(p, 0.5),
        "body": bob(p, 0.02, 2, (0, 3 * wave(p, 0, 2), 0)),
        "jaw": (10 + 10 * wave(p, 0, 4), 0, 0),
        "arm.L": (0, 5 * wave(p, 0, 2), 0),
        "leg.L": (0, -5 * wave(p, 0, 2), 0),
    }


def tick_move(p):
    return {
        "body": bob(p, 0.04, 2, (0, 10 * wave(p), 0)),
        "arm.L": (0, 16 * wave(p, 0, 2), 8),
        "leg.L": (0, -16 * wave(p, 0, 2), 8),
    }


COG_TICK = Acts(
    tick_idle,
    tick_move,
    {"body": body((0, -40, 0), (0, 0.16, 0), 0.9), "eye": ((0, 0, 0), (0, 0, 0), 1.3), "arm.L": (0, -20, -20), "leg.L": (0, 20, -20), "jaw": (30, 0, 0)},
    {"body": body((0, 60, 0), (0, -0.26, 0), 1.12), "eye": ((0, 0, 0), (0, -0.1, 0), 1.45), "arm.L": (0, 12, 26), "leg.L": (0, -12, 26), "jaw": (50, 0, 0)},
    {"arm.L": (0, -50, 0), "leg.L": (0, 50, 0)},
)


# ---- rope thief: a boat hook with bat's wings and a mask ---------------------------------------------------------


def rope_thief(m, b):
    hood = lathe([(0.30, -0.40), (0.44, -0.16), (0.42, 0.16), (0.26, 0.42), (0.08, 0.62), (0, 0.80)], 10, cap=False)
    m.add(hood.warped(lambda v: Vector((v.x, v.y + 0.3 * max(0, v.z - 0.3), v.z))), INK_DEEP, at=move(0, 0, 0.14), bone="body", fade=(-0.4, 0.9, INK_LIGHT))
    m.add(globe(0.34, 9, 6), PURPLE, at=move(0, -0.16, 0.10), bone="body", fade=(-0.2, 0.4, LAVENDER))
    mask = [(0.02, -0.46, 0.30), (0.42, -0.30, 0.36), (0.44, -0.30, 0.06), (0.04, -0.48, 0.02)]
    m.add_pair(plate(mask, 0.06), DARK, bone="body", facet=True)
    eyes(m, b, 0.19, -0.42, 0.18, 0.165, INK_DEEP, 26, 22)
    bat_wing(m, b, (0.34, 0.06, 0.20), 1.02, 0.60, ORCHID, INK_DEEP)
    b.one("hook", (0, -0.02, -0.26), (0, -0.02, -1.0))
    path = [(-0.1, 0, -0.22), (-0.14, -0.04, -0.62), (-0.20, -0.10, -0.98), (0.14, -0.16, -1.26), (0.50, -0.20, -1.02), (0.46, -0.20, -0.70)]
    m.add(tube(path, [0.11, 0.12, 0.14, 0.14, 0.11, 0.01], 6, 11, cap=False), BONE, bone="hook", fade=(-1.2, -0.3, LILAC))
    m.add(lathe([(0.20, -0.08), (0.23, 0), (0.20, 0.08)], 8), MAGENTA, at=move(-0.1, 0, -0.34), bone="hook", facet=True, glow=0.15)
    m.add(thorn(0.10, 0.34, 5), BONE, at=move(0.50, -0.20, -0.96) @ turn(0, 130, 0), bone="hook", facet=True)
    b.pair("arm", (0.30, -0.12, -0.10), (0.5, -0.4, -0.3))
    grip = [(0.28, -0.08, -0.06), (0.46, -0.28, -0.26), (0.26, -0.40, -0.44)]
    m.add_pair(tube(grip, [0.10, 0.09, 0.05], 4, 3, cap=False), PURPLE_DEEP, bone="arm.L")


def thief_idle(p):
    return {
        **flap(p, 4, 34),
        **blink(p, 0.3),
        "body": bob(p, 0.07, 2, (0, 5 * wave(p), 0)),
        "hook": (10 * wave(p, 0.6), 6 * wave(p), 0),
        "arm.L": (8 * wave(p, 0, 2), 0, 0),
    }


def thief_move(p):
    return {**flap(p, 3, 44, 0), "body": bob(p, 0.05, 3, (24, 6 * wave(p), 0)), "hook": (26 + 6 * wave(p, 0, 3), 0, 0), "arm.L": (20, 0, 0)}


ROPE_THIEF = Acts(
    thief_idle,
    thief_move,
    {"body": body((-22, 0, 0), (0, 0.14, 0.16), 0.9), "hook": (46, 0, 0), "wing.L": (0, -56, 14), "arm.L": (-50, 0, 0)},
    {"body": body((16, 0, 0), (0, -0.3, -0.05), 1.12), "hook": ((-62, 0, 0), (0, 0, 0), 1.15), "wing.L": (0, 22, 34), "arm.L": (40, 0, 0)},
    {"wing.L": (0, 34, -26), "hook": (-30, 0, 30), "arm.L": (-60, -30, 0)},
)


# ---- kite diamond: one of a string of kites, a face upon crossed sticks ------------------------------------------


def kite_diamond(m, b):
    top, low, wide = (0, 0.02, 0.98), (0, 0.06, -1.06), (0.80, 0.10, 0.16)
    middle = (0, -0.16, 0.12)
    b.pair("wing", (0.0, -0.04, 0.1), (0.7, 0.05, 0.1))
    m.add_pair(plate([middle, wide, top], 0.05), PURPLE, bone="wing.L", facet=True, fade=(-0.3, 0.9, LAVENDER))
    m.add_pair(plate([middle, low, wide], 0.05), INK, bone="wing.L", facet=True, fade=(-1.0, 0.2, INK_LIGHT))
    for a, e in ((top, wide), (wide, low)):
        m.add_pair(tube([a, e], [0.06, 0.06], 5, 2, cap=False), STITCH, bone="wing.L")
    m.add(tube([(0, -0.02, 1.04), middle, (0, 0, -1.08)], [0.05, 0.07, 0.05], 4, 4, cap=False), STITCH, bone="body")
    eyes(m, b, 0.24, -0.16, 0.24, 0.20, PURPLE_DEEP, 20, 20)
    grin = [(-0.30, -0.13, -0.04), (0, -0.19, -0.10), (0.30, -0.13, -0.04), (0, -0.16, -0.34)]
    m.add(plate(grin, 0.06), DARK, bone="body", facet=True)
    for x in (-0.14, 0, 0.14):
        m.add(cone(0.05, 0.13, 3), BONE, at=move(x, -0.22, -0.06) @ turn(180), bone="body", facet=True)
    b.one("tail", (0, 0.06, -1.02), (0, 0.06, -1.5))
    m.add(tube([(0, 0.06, -1.02), (0.06, 0.08, -1.3), (-0.04, 0.06, -1.6)], [0.03, 0.03], 3, 2, cap=False), STITCH, bone="tail")
    for z, s in ((-1.24, 1.0), (-1.54, 0.8)):
        for side in (1, -1):
            m.add(plate([(0, 0.06, z), (0.26 * s * side, 0.04, z + 0.14 * s), (0.26 * s * side, 0.04, z - 0.14 * s)], 0.04), MAGENTA, bone="tail", facet=True, glow=0.12)


def kite_idle(p):
    return {
        **blink(p, 0.6),
        "body": bob(p, 0.06, 1, (6 * wave(p, 1), 7 * wave(p), 0)),
        "wing.L": (0, 0, 6 + 6 * wave(p, 0, 3)),
        "tail": (8 * wave(p, 0, 2), 18 * wave(p, 0.8), 0),
    }


def kite_move(p):
    return {
        "body": bob(p, 0.05, 2, (-12, 12 * wave(p), 0)),
        "wing.L": (0, 0, 12 + 8 * wave(p, 0, 3)),
        "tail": (34, 26 * wave(p, 1), 0),
    }


KITE_DIAMOND = Acts(
    kite_idle,
    kite_move,
    {"body": body((-24, 0, 0), (0, 0.2, 0), 1.0), "wing.L": (0, 0, -26), "tail": (-20, 30, 0)},
    {"body": body((18, 0, 0), (0, -0.3, 0), 1.1), "wing.L": (0, 0, 26), "tail": (30, -30, 0)},
    {"wing.L": (0, 0, 44), "tail": (-30, 40, 0)},
)


SHAPES = (
    (canvas_ray, CANVAS_RAY, 1.6),
    (bellows_toad, BELLOWS_TOAD, 1.2),
    (cog_tick, COG_TICK, 1.25),
    (rope_thief, ROPE_THIEF, 1.30),
    (kite_diamond, KITE_DIAMOND, 1.15),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r, UNHURRIED, soft=True)) for s, a, r in SHAPES}
