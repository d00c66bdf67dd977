"""Gale Kite: a storm-torn kite with a face, and the bows of its tail."""

import math

from mathutils import Vector

from flier import Bones, eyes
from geometry import ball, box, lathe, move, plate, ribbon, size, thorn, torus, tube, turn
from mesh import Model, export, reset, static
from palette import BONE, DARK, MAGENTA, ORCHID, PURPLE, WOOD_LIGHT, rgb
from rig import add_clip, bind, blend, both_sides, keyed, make_rig, wave

INK = rgb("37408a")
INK_LIGHT = rgb("6672c4")
INK_DEEP = rgb("21254f")
VIOLET = rgb("6f47c2")
SPAR = rgb("e6d587")
EMBER = rgb("ff7a4a")
APRICOT = rgb("f7743c")  # of its ribbons: none of the colours of bullets
STRAW = rgb("f2dd93")  # the light edge against a dark sky
BURR = rgb("2effa8")
TWINE = rgb("9a5a34")  # the dark strand of its ropes
LINING = rgb("d8325c")  # under what is torn

TOP, SIDE_X, SIDE_Z, FOOT = 3.3, 3.5, 0.75, -3.6
CAUGHT = (0, -4.2, -3.9)  # top of the mast that catches it
STRIPS = 4
OVERLAP = 0.05  # of a patch over its neighbours
GONE = 0.01  # scale of what is hidden
STEP = 6  # frames between two samples of a clip: cloth in the wind has no sharp moves
GROWN = 50  # factor on the size of the mast when it stands
LARGE = 2.3  # how large it is against the measures above


def edge(x, upper):
    """Height of the kite's edge at a distance from its middle."""
    share = abs(x) / SIDE_X
    return TOP + (SIDE_Z - TOP) * share if upper else FOOT + (SIDE_Z - FOOT) * share


def swept(x, z):
    """How far back the canvas bellies there: its sides and its foot lie behind its middle."""
    return 0.17 * x * x + (0.11 * (z + 0.6) ** 2 if z < -0.6 else 0.04 * z * z)


def sheet(v):
    """Weights of the canvas: its corners bend."""
    side = max(0.0, min(1.0, (abs(v.x) - 0.9) / 2.2))
    low = max(0.0, min(1.0, (-v.z - 0.8) / 2.4))
    name = "sheet.L" if v.x > 0 else "sheet.R"
    return {name: side * (1 - low), "foot": low, "body": (1 - side) * (1 - low)}


# what is torn out of its canvas: strip, whether above, side (1 is its left), below how much of its health in per cent. One side
# goes with the second phase, the other one and the foot with the third
TORN = (
    (2, False, -1, 85),
    (3, True, 1, 66),
    (3, False, 1, 66),
    (2, True, 1, 66),
    (2, False, 1, 66),
    (1, False, 1, 50),
    (3, True, -1, 34),
    (3, False, -1, 34),
    (2, True, -1, 34),
    (1, True, 1, 34),
    (0, False, 1, 34),
    (1, False, -1, 16),
)


def torn_bone(strip, upper, side):
    """The bone of a patch that is torn out, or nothing."""
    for *patch, health in TORN:
        if patch == [strip, upper, side]:
            return f"lose{health}_patch.{'L' if side > 0 else 'R'}{strip}{'u' if upper else 'd'}"
    return None


def shreds(m, outline, side, tone, through):
    """What is seen when a patch is torn out, behind it until then: lining that comes through or the bare sky, and shreds that hang
    before it."""
    if not through:
        lining = [(side * x, y + 0.24, z) for x, y, z in outline]
        m.add(plate(lining[::side], 0.05), LINING, weights=sheet, glow=0.12, facet=True)
    a, b, c, d = (Vector((side * x, y + 0.1, z)) for x, y, z in outline)
    for k in range(3):
        one, other = a.lerp(d, k / 3), a.lerp(d, (k + 1) / 3)
        tip = one.lerp(other, 0.5).lerp(b.lerp(c, (k + 0.5) / 3), 0.55 if k % 2 else 0.3)
        corners = [one, other, tip] if side > 0 else [one, tip, other]
        m.add(plate([tuple(v) for v in corners], 0.05), tone, weights=sheet, facet=True)


def overlapping(outline):
    """A patch that reaches a little over its neighbours, so that no sky is seen between them when the canvas bends."""
    middle = sum((Vector(v) for v in outline), Vector()) / len(outline)
    return [tuple(Vector(v) + OVERLAP * (Vector(v) - middle).normalized()) for v in outline]


def canvas(m):
    """Patches in strips: a dark mask above, light cheeks below, a pale border all about; some are torn out in the fight."""
    for i in range(STRIPS):
        a, b = SIDE_X * i / STRIPS, SIDE_X * (i + 1) / STRIPS
        for upper in (True, False):
            rows = 2 if i < 3 else 1
            for row in range(rows):
                corners = []
                for x, first in ((a, True), (b, False)):
                    middle = SIDE_Z * x / SIDE_X * 0.6
                    end = edge(x, upper)
                    low, high = (middle + (end - middle) * k / rows for k in (row, row + 1))
                    corners += [(x, low), (x, high)] if first else [(x, high), (x, low)]
                if not upper:
                    corners.reverse()
                outline = overlapping([(x, swept(x, z), z) for x, z in corners])
                outer = i == STRIPS - 1 or row == rows - 1
                tone = (VIOLET if outer else INK_DEEP) if upper else (INK_LIGHT if outer else VIOLET)
                holes = {side: torn_bone(i, upper, side) if outer else None for side in (1, -1)}
                if not any(holes.values()):
                    m.add_pair(plate(outline, 0.07), tone, weights=sheet, facet=True, glow=0.04)
                    continue
                for side, bone in holes.items():
                    patch = plate([(side * x, y, z) for x, y, z in outline][::side], 0.07)
                    holds = {"bone": bone} if bone else {"weights": sheet}
                    m.add(patch, tone, facet=True, glow=0.04, **holds)
                    if bone:
                        shreds(m, outline, side, tone, i >= STRIPS - 2)


def seams(m):
    """Stitches along the seams, dark and thin."""
    for i in range(1, STRIPS):
        x = SIDE_X * i / STRIPS
        low, high = edge(x, False) + 0.2, edge(x, True) - 0.2
        count = int((high - low) / 0.9)
        for k in range(count):
            z = low + (high - low) * (k + 0.5) / count
            stitch = move(x, swept(x, z) - 0.07, z) @ turn(0, 24 if k % 2 else -24, 0)
            m.add_pair(box(0.30, 0.05, 0.06), INK_DEEP, at=stitch, weights=sheet)


def frame(m, steps=6):
    """A hem of straw all about, spars behind, thorns where it was torn."""
    top, side, foot = (0, swept(0, TOP), TOP), (SIDE_X, swept(SIDE_X, SIDE_Z), SIDE_Z), (0, swept(0, FOOT), FOOT)
    upper = [top, (1.75, swept(1.75, 2.0), edge(1.75, True)), side]
    lower = [side, (1.75, swept(1.75, -1.4), edge(1.75, False)), foot]
    for path in (upper, lower):
        m.add_pair(tube(path, [0.24, 0.20, 0.24], min(steps, 6), steps), STRAW, weights=sheet, facet=True, glow=0.3)
    cross = [(-SIDE_X, swept(SIDE_X, 0) + 0.06, SIDE_Z), (0, 0.14, SIDE_Z), (SIDE_X, swept(SIDE_X, 0) + 0.06, SIDE_Z)]
    m.add(tube(cross, [0.07, 0.13, 0.07], min(steps, 6), steps), WOOD_LIGHT, weights=sheet)
    m.add(tube([(0, 0.72, TOP), (0, 0.2, 0), (0, 1.24, FOOT)], [0.1, 0.13, 0.08], min(steps, 6), steps), WOOD_LIGHT, weights=sheet)
    for x, out in ((1.0, -50), (2.0, -50), (3.0, -48)):
        z = edge(x, True)
        m.add_pair(thorn(0.17, 0.7, 5), MAGENTA, at=move(x, swept(x, z), z) @ turn(0, 40, 0), weights=sheet, facet=True)
    m.add(thorn(0.22, 1.0, 6), MAGENTA, at=move(0, 0.2, TOP - 0.05), bone="body", facet=True, glow=0.1)


def tatters(m):
    """Its lower edges are torn: tongues of cloth of many lengths that hang out under the hem."""
    count = 7
    for k in range(count):
        x0, x1 = (0.25 + 3.15 * share / count for share in (k, k + 0.86))
        z0, z1 = edge(x0, False), edge(x1, False)
        x, z = 0.5 * (x0 + x1), 0.5 * (z0 + z1)
        far = (0.75, 1.35, 0.6, 1.1, 0.5, 1.25, 0.7)[k]
        tip = (x + 0.34 * far, swept(x, z) + 0.5 * far, z - far)
        tongue = [(x0, swept(x0, z0) + 0.06, z0), (x1, swept(x1, z1) + 0.06, z1), tip]
        m.add_pair(plate(tongue, 0.06), (VIOLET, INK_LIGHT, INK)[k % 3], weights=sheet, facet=True, glow=0.04)


def face(m, b, fine=True):
    eyes(m, b, 1.12, -0.05, 0.92, 0.66, VIOLET, 26, 12)
    b.pair("brow", (1.1, -0.2, 1.5), (1.6, -0.2, 1.6))
    brow = [(0.3, -0.44, 1.10), (0.95, -0.60, 1.62), (1.95, -0.26, 2.0)]
    m.add_pair(tube(brow, [0.13, 0.22, 0.05], 6 if fine else 4, 6 if fine else 3), INK_DEEP, bone="brow.L", fade=(1.0, 2.0, PURPLE))
    b.one("maw", (0, -0.1, -0.95), (0, -0.1, -0.5))
    b.one("jaw", (0, -0.1, -1.2), (0, -0.1, -1.7))
    b.one("fangs", (0, -0.1, -0.6), (0, -0.1, -0.9))
    b.one("smile", (0, 0.1, -1.0), (0, 0.1, -1.4))
    hole = move(0, -0.05, -0.95) @ size(1.35, 0.34, 0.62)
    m.add(ball(1.0, 2), DARK, at=hole, bone="maw")
    m.add(ball(0.62, 1), EMBER, at=move(0, -0.18, -1.0) @ size(1.35, 0.34, 0.5), bone="maw", glow=0.75)
    rim = [(1.42 * math.cos(a), -0.16, -0.95 + 0.68 * math.sin(a)) for a in [math.tau * k / 14 for k in range(15)]]
    m.add(tube(rim, [0.11] * 3, 6 if fine else 4, 28 if fine else 14, cap=False), MAGENTA, bone="maw", facet=True, glow=0.12)
    bow = [(1.15 * math.sin(a), -0.24, -0.62 - 0.62 * math.cos(a)) for a in [math.radians(12 * k) for k in range(-5, 6)]]
    if fine:
        m.add(tube(bow, [0.06, 0.14, 0.06], 6, 14), INK_DEEP, at=move(0, 0.1, -1.0) @ size(1 / GROWN) @ move(0, -0.1, 1.0), bone="smile")
    for k, x in enumerate((-1.0, -0.5, 0.0, 0.5, 1.0)):
        drop = 0.50 if k % 2 == 0 else 0.40
        z = -0.95 + 0.62 * math.sqrt(1 - (x / 1.42) ** 2)
        m.add(thorn(0.19, drop, 5), BONE, at=move(x, -0.3, z) @ turn(170), bone="fangs", facet=True)
        low = -0.95 - 0.62 * math.sqrt(1 - (x / 1.42) ** 2)
        m.add(thorn(0.17, drop * 0.9, 5), BONE, at=move(x * 0.9 + 0.0, -0.32, low) @ turn(10), bone="jaw", facet=True)


def ribbon_bands(m, b):
    """A shielding ribbon at each corner, of three bones; the first one is the part that breaks off. It hangs on the canvas, behind a cuff
    of its cloth, and goes with it."""
    for side, name in ((1, "left"), (-1, "right")):
        start = Vector((3.05 * side, swept(3.05, 0.2) + 0.1, 0.2))
        points = [start + Vector((side * (0.54 * k + 0.2 * (k % 2)), 0.26 * k, -0.56 * k - 0.03 * k * k)) for k in range(6)]
        bone = f"part_ribbon_{name}"
        b.one(bone, tuple(points[0]), tuple(points[1]), "sheet.L" if side > 0 else "sheet.R")
        b.one(f"ribbon_{name}2", tuple(points[2]), tuple(points[3]), bone)
        b.one(f"ribbon_{name}3", tuple(points[4]), tuple(points[5]), f"ribbon_{name}2")

        def weights(v, bone=bone, name=name, z0=points[0].z):
            place = (z0 - v.z) / 1.2
            if place < 1:
                share = max(0.0, min(1.0, place - 0.4))
                return {bone: 1 - share, f"ribbon_{name}2": share}
            share = max(0.0, min(1.0, place - 1.4))
            return {f"ribbon_{name}2": 1 - share, f"ribbon_{name}3": share}

        path = [tuple(p) for p in points]
        band = ribbon(path, [0.34, 0.5, 0.58, 0.52, 0.6, 0.7], 0.10, 14, up=(0, 1, 0))
        m.add(band, APRICOT, weights=weights, facet=True, glow=0.14, fade=(points[-1].z, points[0].z, EMBER))
        for k in (1, 2, 3, 4):
            stripe = move(points[k].x, points[k].y, points[k].z) @ turn(0, -34 * side, 0)
            m.add(box(0.94, 0.16, 0.15), STRAW, at=stripe, weights=weights, glow=0.2)
        for fork in (-1, 1):
            out = Vector((0.62 * side + 0.42 * fork, 0.3, -0.95 + 0.3 * fork * side))
            root = [points[-1] + Vector((0.68 * along, 0, 0)) for along in (0, fork)]
            tail = [tuple(v) for v in (*root, points[-1] + out)]
            m.add(plate(tail, 0.08), EMBER, weights=weights, facet=True, glow=0.14)
        cuff = move(*points[0]) @ turn(0, -38 * side, 0)
        m.add(lathe([(0.30, -0.62), (0.56, -0.42), (0.44, 0.1), (0.16, 0.42), (0, 0.44)], 8, cap=False), VIOLET, at=cuff @ size(1, 0.6, 1), bone=bone, facet=True, fade=(points[0].z - 0.5, points[0].z + 0.4, INK))


def mast(m, b):
    """What catches it in the end: a mended mast, a string, and the small tail of a child's kite. Hidden until then: it is
    built as a toy in the middle of the kite, and grows."""
    b.one("mast", (0, 0.4, 0), parent="root")
    x, y, top = CAUGHT
    toy = move(0, 0.4, 0) @ size(1 / GROWN) @ move(0, -0.4, 0)
    m.add(tube([(x, y, top - 24), (x + 0.1, y, top - 9), (x, y, top)], [0.42, 0.30, 0.16], 7, 2), WOOD_LIGHT, at=toy, bone="mast")
    for k in range(5):
        m.add(torus(0.27, 0.07, 9, 3), SPAR, at=toy @ move(x + 0.05, y, top - 3.4 - 0.16 * k), bone="mast")
    m.add(tube([(x - 1.5, y, top - 1.0), (x, y, top - 0.9), (x + 1.5, y, top - 1.0)], [0.09, 0.13, 0.09], 5, 2), WOOD_LIGHT, at=toy, bone="mast")
    m.add(torus(0.3, 0.07, 10, 3), SPAR, at=toy @ move(x, y, top + 0.1) @ turn(90), bone="mast")
    m.add(tube([(x, y, top + 0.2), (x + 0.3, y, top + 1.2), (x, y + 0.2, top + 2.2)], [0.05, 0.05, 0.05], 4, 4), SPAR, at=toy, bone="mast")
    tail = [(x + 1.3 + 0.5 * math.sin(1.4 * k), y + 0.3, top + 2.4 - 0.75 * k) for k in range(7)]
    m.add(tube(tail, [0.05] * 7, 4, 8), SPAR, at=toy, bone="mast")
    for k in (1, 2, 3, 4, 5):
        for side in (1, -1):
            bow = toy @ move(*tail[k]) @ turn(0, 12 * side, 0) @ move(0.26 * side, 0, 0) @ size(0.3, 0.07, 0.2)
            m.add(ball(1, 1), (MAGENTA, ORCHID, VIOLET)[k % 3], at=bow, bone="mast", facet=True)


def bones():
    b = Bones()
    b.one("sheet.L", (1.0, 0, 0.6), (3.4, 0, 0.75))
    b.one("sheet.R", (-1.0, 0, 0.6), (-3.4, 0, 0.75))
    b.one("foot", (0, 0, -0.9), (0, 0, -3.4))
    for strip, upper, side, _ in TORN:
        x = side * SIDE_X * (strip + 0.5) / STRIPS
        z = 0.5 * (SIDE_Z + edge(x, upper))
        name = "sheet.L" if side > 0 else "sheet.R"
        b.one(torn_bone(strip, upper, side), (x, swept(x, z), z), (x, swept(x, z), z + 0.3), name)
    return b


# ---- clips ----------------------------------------------------------------------------------------------------

SHUT = {"maw": ((0, 0, 0), (0, 0.05, 0.1), (1.0, 0.36, 0.8)), "jaw": ((0, 0, 0), (0, 0.05, 0.42))}
OPEN = {"maw": ((0, 0, 0), (0, -0.05, -0.15), (1.12, 1.35, 1.3)), "jaw": ((10, 0, 0), (0, -0.05, -0.4))}
ANGRY = both_sides({"brow.L": ((0, 10, 0), (-0.05, -0.05, -0.12)), "lid.L": (10, 0, 0)})
WIDE = both_sides({"brow.L": ((0, -14, 0), (0, 0, 0.2)), "lid.L": (-40, 0, 0), "pupil.L": ((0, 0, 0), (0, -0.03, 0), 0.6)})


def ribbons(p, amount=12.0, times=1, blown=0.0):
    pose = {}
    for name, sign in (("left", 1), ("right", -1)):
        for k, bone in enumerate((f"part_ribbon_{name}", f"ribbon_{name}2", f"ribbon_{name}3")):
            sway = amount * (0.6 + 0.8 * k) * wave(p, 1.1 * k + 0.5 * sign, times)
            pose[bone] = (-blown * 22 + 0.4 * sway, sway + sign * 8 * blown, 0.5 * sway)
    return pose


def airborne(p, times=2, extra=None, blown=0.0):
    """Leans and flutters like a thing on a string."""
    pose = dict(SHUT)
    pose.update(ANGRY)
    pose.update(ribbons(p, 16, times, blown))
    flutter = wave(p, 0.4, 2 * times)
    pose["sheet.L"], pose["sheet.R"] = (0, 6 * flutter, 8 + 20 * flutter), (0, -6 * flutter, -8 - 20 * wave(p, 1.7, 2 * times))
    pose["foot"] = (16 + 18 * wave(p, 1.0, 2 * times), 0, 10 * wave(p, 0.2, times))
    pose["body"] = ((5 * wave(p, 0, times), 7 * wave(p, 0.5, 1), 0), (0.15 * wave(p, 0.5, 1), 0, 0.18 * wave(p, 0, times)))
    pose.update(extra or {})
    return pose


def fly(p):
    return airborne(p)


def limp(p):
    """Hangs from one corner, its other side folded down, and jerks itself up again."""
    pose = airborne(p, 3)
    pose["sheet.R"] = (0, 14 * wave(p, 0, 3), 52 + 12 * wave(p, 0.8, 3))
    pose["foot"] = (34 + 18 * wave(p, 1.0, 3), 0, 14 * wave(p, 0.2, 3))
    pose["body"] = ((14 * wave(p, 0, 1), 30 + 9 * wave(p, 0.6, 3), 0), (0, 0, 0.3 * wave(p, 0, 3)))
    pose["lid.R"] = (50, 0, 0)
    return pose


BACK = dict(SHUT, **ANGRY, body=((-24, 0, 0), (0, 0.9, 0.4)))
BACK.update({"sheet.L": (0, 0, -40), "sheet.R": (0, 0, 40), "foot": (-30, 0, 0)})
SWOLLEN = dict(OPEN, **WIDE, body=((12, 0, 0), (0, -0.5, 0.0), (1.1, 1.12, 1.1)))
SWOLLEN.update({"sheet.L": (0, 0, 26), "sheet.R": (0, 0, -26), "foot": (24, 0, 0)})
STILL = dict(SHUT, **ANGRY, body=((0, 0, 0), (0, 0, 0)))
STILL.update({"sheet.L": (0, 0, 16), "sheet.R": (0, 0, -16), "foot": (16, 0, 0)})


def jaws_open(p):
    pose = keyed((0, STILL), (0.4, BACK), (0.5, BACK), (0.78, blend({}, SWOLLEN, 1.15)), (1, SWOLLEN))(p)
    return {**ribbons(p, 12, 2, p), **pose}


def gather(p):
    """Coils: turns edge on and trembles."""
    coil = dict(BACK, body=((-30, 0, 26), (0, 0.8, 0.6)))
    pose = keyed((0, STILL), (0.5, coil), (1, coil))(p)
    if p > 0.4:
        turned, offset = pose["body"][:2]
        pose["body"] = ((turned[0], turned[1] + 3 * math.sin(p * 36), turned[2]), offset)
    return {**ribbons(p, 16, 3, 0.5), **pose}


def fan(p):
    thrown = dict(OPEN, **ANGRY, body=((26, 0, -20), (0, -0.9, -0.2)))
    thrown.update({"sheet.L": (0, 0, 30), "sheet.R": (0, 0, -30), "foot": (30, 0, 0)})
    coil = dict(BACK, body=((-30, 0, 26), (0, 0.8, 0.6)))
    return {**ribbons(p, 16, 2, 0.6), **keyed((0, coil), (0.16, thrown), (0.5, thrown), (1, coil))(p)}


def dive(p):
    pose = airborne(p, 3, dict(OPEN, **WIDE), 1.0)
    pose["sheet.L"], pose["sheet.R"] = (0, 0, -46 + 5 * wave(p, 0, 4)), (0, 0, 46 + 5 * wave(p, 1, 4))
    pose["body"] = ((34, 4 * wave(p, 0, 2), 0), (0, 0, 0))
    return pose


def hurt(p):
    flinch = dict(SHUT, **both_sides({"lid.L": (34, 0, 0)}), body=((-26, 14, 10), (0, 0.7, 0.2)))
    flinch.update({"sheet.L": (0, 0, -50), "sheet.R": (0, 0, 30), "foot": (-20, 0, 0)})
    return {**ribbons(p, 26, 3), **keyed((0, STILL), (0.2, flinch), (0.45, flinch), (1, STILL))(p)}


def reel(p):
    """Helpless before a gust: laid back, its streamers flat, its eyes going round."""
    pose = airborne(p, 3, {**OPEN, **WIDE}, 3.2)
    round_about = math.tau * 2 * p
    for side, name in ((1, "L"), (-1, "R")):
        pose[f"pupil.{name}"] = ((0, 0, 0), (0.24 * math.sin(round_about), -0.03, 0.24 * side * math.cos(round_about)), 0.6)
        pose[f"sheet.{name}"] = (0, 0, -side * (34 + 12 * wave(p, side, 4)))
    pose["foot"] = (-34 + 10 * wave(p, 0.5, 4), 0, 0)
    pose["body"] = ((-22 + 5 * wave(p, 0, 2), 0, 16 * wave(p, 0.2, 1)), (0, 0.6, 0.3 * wave(p, 0, 2)))
    return pose


def intro(p):
    """Comes out of the cloud with its face to whom it meets, wrapped in its canvas, throws it open with a crack while its ribbons
    unfurl, and laughs."""
    wrapped = dict(SHUT, **ANGRY, body=((16, 0, 0), (0, 1.2, -0.8), (0.8, 0.8, 0.8)))
    wrapped.update({"sheet.L": (0, 0, -58), "sheet.R": (0, 0, 58), "foot": (40, 0, 0)})
    laugh = dict(OPEN, **ANGRY, body=((-6, 0, 0), (0, 0, 0.3)))
    laugh.update({"sheet.L": (0, 0, 14), "sheet.R": (0, 0, -14), "foot": (0, 0, 0)})
    pose = keyed((0, wrapped), (0.12, wrapped), (0.24, blend({}, laugh, 1.2)), (0.34, laugh), (0.8, laugh), (1, STILL))(p)
    if 0.3 < p < 0.78:
        turned, offset = pose["body"][:2]
        pose["body"] = (turned, (offset[0], offset[1], offset[2] + 0.16 * math.sin(p * 90)))
    return {**ribbons(p, 18, 3, 2.4 * max(0.0, 1 - p / 0.45)), **pose}


END = 6.0  # seconds
SNAPS, CATCHES = 0.5, 3.4  # seconds
PLAIN = 0.5  # of its size, as a toy
PAINTED = ((0, 0, 0), (0, 0, 0), GROWN)  # the smile of a child's kite
WIPED = ((0, 0, 0), (0, 0, 0), GONE)
CALM = {"maw": WIPED, "smile": PAINTED, **both_sides({"lid.L": (8, 0, 0)})}
DIZZY = dict(OPEN, **WIDE)

# what comes off it when its string goes: when in seconds, way at first in u/s, turns about each axis in degrees/s
SHED = {
    "part_ribbon_left": (0.55, (9, 2, 5), (70, 150, 40)),
    "part_ribbon_right": (1.05, (-8, 3, 6), (-60, -170, 50)),
    "brow.L": (0.75, (4.5, -2.5, 5), (120, 300, 60)),
    "brow.R": (0.9, (-4, -3, 6), (90, -280, 40)),
    "fangs": (1.3, (1.5, -3, 3), (260, 30, 90)),
    "jaw": (1.6, (-1.2, -2.5, 1), (-240, 60, 50)),
}
FALLS = 7.0  # u/s²
SHRUNK = 1.6  # seconds after which it is nothing; a ribbon keeps its size, and falls out of the picture


def falling(u):
    """Rocks down like a leaf, three times from side to side, and comes nearer."""
    rock = math.sin(3 * math.pi * u) * (1 - 0.35 * u)
    tilt = math.cos(3 * math.pi * u) * (1 - u)
    sink = CAUGHT[2] + 2.2 - FOOT * PLAIN
    place = (4.6 * rock, (CAUGHT[1] - 0.3) * u, sink * u + 1.3 * abs(rock) * (1 - u))
    left = 1 - (1 - PLAIN) * u
    return ((26 * tilt, -46 * rock, 18 * tilt), place, (left, left, left))


def death(p):
    """Its string goes; it rocks down like a leaf, a mended mast catches it, and there it hangs, a plain kite on a calm day."""
    seconds = END * p
    gasp = dict(OPEN, **WIDE, body=((-22, 0, 0), (0, 0.6, 0.8)))
    if seconds < SNAPS:
        pose = keyed((0, STILL), (0.5, gasp), (1, dict(DIZZY, body=falling(0))))(seconds / SNAPS)
    else:
        since = max(0.0, seconds - CATCHES)
        pose = dict(blend(DIZZY, CALM, min(1.0, since / 0.8)))
        turned, place, left = falling(min(1.0, (seconds - SNAPS) / (CATCHES - SNAPS)))
        if since > 0:
            jerk = math.exp(-2.6 * since)
            bob, sway = 0.9 * jerk * math.sin(9 * since), math.sin(1.5 * since)
            turned = (-8 - 16 * jerk * math.sin(9 * since), 7 * sway * (1 - jerk), 4 * sway)
            place = (place[0] + 0.35 * sway * (1 - jerk), place[1], place[2] - bob)
        pose["body"] = (turned, place, left)
    flap = max(0.0, 1 - max(0.0, seconds - SNAPS) / (CATCHES - SNAPS))
    snapped = min(1.0, seconds / SNAPS) * flap
    beat = 18 * snapped * wave(p, 0, 16)
    pose.update({"sheet.L": (0, 0, -9 - 74 * snapped + beat), "sheet.R": (0, 26 * snapped, 9 + 50 * snapped + beat), "foot": (58 * snapped, 0, 1.6 * beat)})
    risen = min(1.0, max(0.0, (seconds - 2.2) / (CATCHES - 2.2)))
    risen = risen * risen * (3 - 2 * risen)
    pose["mast"] = ((0, 0, 0), (0, 0, -14 * (1 - risen)), GROWN * max(GONE, risen))
    pose = {**ribbons(p, 26 * flap + 5, 6), **pose}
    for bone, (begins, way, turns) in SHED.items():
        t = seconds - begins
        if t > 0:
            place = (way[0] * t, way[1] * t, way[2] * t - FALLS * t * t)
            pose[bone] = (tuple(speed * t for speed in turns), place, max(GONE, 1 - t / SHRUNK))
    return pose


def hides_end(pose):
    """Mast and smile are nowhere but at the end of the last clip."""
    return lambda p: {"mast": WIPED, "smile": WIPED, **pose(p)}


def enlarged(pose):
    """The same pose of what is larger: only ways grow with it."""
    def grown(value):
        return (value[0], tuple(LARGE * way for way in value[1]), *value[2:]) if isinstance(value[0], (tuple, list)) and value[1] else value

    return lambda p: {bone: grown(value) for bone, value in pose(p).items()}


CLIPS = (
    ("intro", 180, intro),
    ("fly", 120, fly),
    ("limp", 120, limp),
    ("jaws_open", 60, jaws_open),
    ("gather", 60, gather),
    ("dive", 60, dive),
    ("fan", 60, fan),
    ("hurt", 42, hurt),
    ("reel", 120, reel),
    ("death", 360, death),
)


def gale_kite():
    reset()
    m, b = Model("gale_kite"), bones()
    canvas(m)
    seams(m)
    frame(m)
    tatters(m)
    face(m, b)
    ribbon_bands(m, b)
    mast(m, b)
    rig = make_rig("gale_kite_rig", {name: (Vector(head) * LARGE, Vector(tail) * LARGE, parent) for name, (head, tail, parent) in b.items()})
    kite = m.build(reach=0.8, strength=0.5, soft=True, sharp=52)
    kite.data.transform(size(LARGE))
    bind(kite, rig)
    for name, frames, pose in CLIPS:
        add_clip(rig, name, frames, enlarged(hides_end(pose)), STEP)
    export("gale_kite", clips=True, step=STEP)


def kite_bow(m):
    """A piece of the tail, 6.5 across: a bow of two fat loops and two ends about a knot, seen as a bow from wherever one looks; it
    flies knot first."""
    loop = lathe([(0.16, 0.2), (0.80, 1.0), (1.12, 1.9), (0.86, 2.45), (0.0, 2.5)], 7, cap=False)
    hem = lathe([(1.04, 1.62), (1.17, 1.9), (1.08, 2.1)], 7, cap=False)
    end = lathe([(0.12, 0.2), (0.34, 1.1), (0.62, 1.9), (0.0, 1.7)], 5, cap=False)
    for side in (90, -90):
        at = turn(0, side, 0) @ turn(-10) @ size(1.3, 0.9, 1.3)
        m.add(loop, VIOLET, at=at, facet=True, fade=(-0.9, 0.9, INK_LIGHT), glow=0.05)
        m.add(hem, STRAW, at=at, facet=True, glow=0.25)
    for up in (0, 180):
        m.add(end, INK_LIGHT, at=turn(0, up, 0) @ turn(-24) @ size(1.5, 0.6, 1.3), facet=True)
    m.add(ball(0.85, 2), APRICOT, facet=True, glow=0.4)


def rope(m, path, radius, steps, coils=0.0, at=move(0, 0, 0)):
    """A twisted rope of straw: two strands about each other, so many turns."""
    for strand in (0.0, math.pi):
        twisted = []
        for k, (x, y, z) in enumerate(path):
            a = strand + math.tau * coils * k / (len(path) - 1)
            twisted.append((x + 0.6 * radius * math.sin(a) * (1 if coils else 0), y, z + 0.6 * radius * math.cos(a)))
        m.add(tube(twisted, [radius] * 3, 5, steps), STRAW if strand else TWINE, at=at, facet=True, glow=0.2)


def knot_loop(m):
    """A piece of the knot about the last mill, four wide, 3.2 high: a bow of the tail, tied to the rope that is the rim of the way
    through; eight pieces close the rope to a ring."""
    loop = lathe([(0.14, 0.2), (0.60, 0.8), (0.86, 1.4), (0.66, 1.9), (0.0, 1.95)], 7, cap=False)
    hem = lathe([(0.80, 1.16), (0.91, 1.4), (0.82, 1.6)], 7, cap=False)
    end = lathe([(0.10, 0.2), (0.26, 1.1), (0.46, 2.3), (0.0, 2.1)], 5, cap=False)
    for side in (1, -1):
        at = move(0, 0, 0.6) @ turn(0, 62 * side, 0) @ size(1.0, 0.75, 1.0)
        m.add(loop, VIOLET, at=at, facet=True, fade=(0.2, 2.6, INK_LIGHT), glow=0.08)
        m.add(hem, STRAW, at=at, facet=True, glow=0.3)
        m.add(end, INK_LIGHT, at=move(0, 0.1, 0.6) @ turn(0, 14 * side, 0) @ size(1.0, 0.5, 1.0), facet=True)
    m.add(ball(0.62, 2), APRICOT, at=move(0, 0, 0.6), facet=True, glow=0.5)
    rope(m, [(-1.34 + 0.67 * k, 0, 0.36) for k in range(5)], 0.34, 10, 2.0)


HELD = Vector((-21, -26, -8))  # from its mast to the kite: to the right of who looks ahead, and far off


def plain_canvas(m):
    """The canvas as it is seen from far: a mask of ink, cheeks of violet, bellied alike."""
    for upper, tone in ((True, INK_DEEP), (False, VIOLET)):
        for a, b in ((0, 1.75), (1.75, SIDE_X)):
            corners = [(a, 0.6 * SIDE_Z * a / SIDE_X), (a, edge(a, upper)), (b, edge(b, upper)), (b, 0.6 * SIDE_Z * b / SIDE_X)]
            if b == SIDE_X:
                corners = corners[:3]
            outline = [(x, swept(x, z), z) for x, z in (corners if upper else corners[::-1])]
            m.add_pair(plate(outline, 0.07), tone, facet=True, glow=0.05)


def carry(m, other, at):
    """Adds all that another model is made of, at a place."""
    first = len(m.vertices)
    m.vertices += [at @ v for v in other.vertices]
    m.weights += [{} for _ in other.vertices]
    m.faces += [[first + i for i in face] for face in other.faces]
    m.facets += other.facets
    for colour, glow, fade, by_face in other.styles:
        m.styles.append((colour, glow, fade and (*((at @ Vector((0, 0, z))).z for z in fade[:2]), fade[2]), by_face))


def held_kite(m):
    """The Gale Kite as it is still held: far off on a thick rope that is tied about a mill's cap. It stands on its knot and looks
    back at who comes."""
    sag = [tuple(HELD * t - Vector((0, 0, 1.6 * math.sin(math.pi * t)))) for t in [k / 10 for k in range(11)]]
    m.add(tube(sag, [0.95, 0.8, 0.7], 5, 8), STRAW, facet=True, glow=0.45)
    for k in range(6):
        m.add(ball(1.0, 1), APRICOT, at=move(*sag[2 + k]), facet=True)
    for k in range(3):
        m.add(torus(1.5 - 0.12 * k, 0.34, 10, 4), STRAW if k % 2 == 0 else SPAR, at=move(0, 0, 0.4 + 0.5 * k) @ turn(5 * (k - 1)), facet=True, glow=0.35)
    m.add(ball(0.95, 1), APRICOT, at=move(0, 1.4, 0.9), facet=True, glow=0.5)
    kite = Model("kite")
    plain_canvas(kite)
    frame(kite, 3)
    tatters(kite)
    face(kite, Bones(), fine=False)
    for side in (1, -1):
        band = [(side * x, y, z) for x, y, z in ((2.5, 1.1, -0.45), (3.6, 1.2, -1.1), (4.0, 1.3, -2.2), (5.0, 1.2, -3.0))]
        kite.add(ribbon(band, [0.4, 0.6, 0.55, 0.75], 0.10, 6, up=(0, 1, 0)), APRICOT, facet=True, glow=0.14)
    carry(m, kite, move(*HELD) @ turn(0, 14) @ turn(0, 0, 180) @ size(LARGE * 2.1) @ move(0, 0, 3.6))


def chaff(m):
    """A burr of straw, 1.1 across, that it throws out and breathes in again: it shines, and is dark at heart."""
    for pitch, yaw in ((0, 0), (180, 0), (90, 0), (90, 90), (90, 180), (90, 270), (45, 0), (135, 120), (45, 240)):
        m.add(thorn(0.15, 0.56, 4), BURR, at=turn(pitch, 0, yaw), facet=True, glow=0.75)
    m.add(ball(0.22, 1), INK_DEEP, facet=True)


MODELS = {
    "chaff": lambda: static("chaff", chaff, reach=0.2),
    "gale_kite": gale_kite,
    "held_kite": lambda: static("held_kite", held_kite, reach=0.3, soft=True, sharp=66),
    "kite_bow": lambda: static("kite_bow", kite_bow, reach=0.4, soft=True, sharp=66),
    "knot_loop": lambda: static("knot_loop", knot_loop, reach=0.3, soft=True, sharp=66),
}
