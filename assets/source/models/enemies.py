"""The Smoke Hive's fliers. Each has a silhouette of its own; all are purple and magenta with yellow eyes.

Wings are child nodes named wing.L and wing.R with the pivot at the joint, so that the game flaps them.
"""
import math

from mathutils import Vector

from geometry import (aim, around, ball, box, cone, dome, extrusion, globe, lathe, lens_wing, move, plate, polar, size, thorn, torus, tube,
                      turn)
from mesh import static
from palette import (BONE, DARK, EYE, INDIGO, LAVENDER, LILAC, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, SMOKE, SMOKE_LIGHT, WHITE,
                     WINE, mix, rgb)

CREAM_VIOLET = rgb('efe2ff')
EMBER = rgb('ff5fb0')


def eyes(m, x, y, z, radius, lid=PURPLE_DEEP, anger=18, out=14):
    """Pair of glowing yellow eyes with slit pupils under heavy lids."""
    socket = move(x, y, z) @ turn(0, 0, out)
    m.add_pair(dome(radius, 10, 3), EYE, at=socket @ turn(90) @ size(1, 1.05, .64), glow=.8)
    m.add_pair(ball(radius * .42, 1), DARK, at=socket @ move(-radius * .12, -radius * .50, 0) @ size(.75, .45, 1.35))
    m.add_pair(ball(radius * .15, 1), WHITE, at=socket @ move(radius * .15, -radius * .66, radius * .34), glow=1)
    m.add_pair(eyelid(radius), lid, at=socket @ turn(0, -anger, 0) @ size(1, .74, 1.05))


def eyelid(radius):
    """Cap over the upper third of an eye."""
    return lathe([(radius * 1.13, radius * .22), (radius * 1.02, radius * .62), (radius * .62, radius * 1.0), (0, radius * 1.16)], 10)


def one_eye(m, y, z, radius, lid=PURPLE_DEEP):
    """Single staring eye in the middle of the face."""
    m.add(dome(radius * 1.12, 14, 3), LILAC, at=move(0, y + .05, z) @ turn(90) @ size(1, 1, .7))
    m.add(dome(radius * .92, 14, 4), EYE, at=move(0, y - radius * .18, z) @ turn(90) @ size(1, 1, .66), glow=.8)
    m.add(dome(radius * .42, 8, 2), DARK, at=move(0, y - radius * .66, z) @ turn(90) @ size(.7, 1.35, .5))
    m.add(ball(radius * .14, 1), WHITE, at=move(radius * .24, y - radius * .82, z + radius * .32), glow=1)
    m.add(eyelid(radius * 1.05), lid, at=move(0, y, z + radius * .2) @ turn(-12) @ size(1, .85, 1))


def fangs(m, x, y, z, length, colour=BONE):
    m.add_pair(thorn(length * .28, length, 5), colour, at=move(x, y, z) @ turn(180 + 12, 8, 0), facet=True)


def feelers(m, x, y, z, length, colour, tip=MAGENTA):
    """Two antennae, swept up and out, with knobs."""
    path = [(x, y, z), (x + length * .25, y - length * .25, z + length * .5), (x + length * .75, y - length * .35, z + length * .75)]
    m.add_pair(tube(path, [.030, .024, .018], 4, 4), colour)
    m.add_pair(ball(.055, 1), tip, at=move(*path[2]), glow=.4)


def wing(m, pivot, part, colour, at, glow=.12, vein=None, suffix='wing'):
    """A pair of wings: the blade and, optionally, a thick leading edge along `vein` points."""
    wings = m.child_pair(suffix, pivot)
    wings.add(part, colour, at=at, glow=glow, facet=True)
    if vein:
        points, radius, vein_colour = vein
        wings.add(tube(points, [radius, radius * .7, radius * .15], 5, 6), vein_colour)
    return wings


def hanging_legs(m, places, colour=PURPLE_DEEP, drop=.3):
    for x, y, z in places:
        m.add_pair(tube([(x, y, z), (x + drop * .55, y, z - drop * .15), (x + drop * .65, y + .04, z - drop)], [.035, .03, .01], 4, 4), colour)


# ---- 100 points -------------------------------------------------------------------------------------------

def gnat(m):
    """Round drop with a needle nose and two upright leaf wings."""
    m.add(ball(.30, 3).warped(lambda v: Vector((v.x, v.y * (1.1 if v.y > 0 else 1), v.z * .95))), PURPLE, fade=(-.1, .3, LAVENDER))
    m.add(thorn(.085, .36, 6), MAGENTA, at=move(0, -.24, -.07) @ turn(100), facet=True)
    m.add(lathe([(.24, 0), (.17, .16), (.07, .30), (0, .38)], 8, cap=False), PLUM, at=move(0, .2, -.06) @ turn(-112))
    eyes(m, .135, -.225, .07, .115, anger=20, out=24)
    feelers(m, .08, -.12, .26, .22, PURPLE_DEEP)
    wing(m, (.14, .06, .22), lens_wing(.52, .34, .02), ROSE, move(.14, .06, .22) @ turn(64, -52, 0), .25)
    hanging_legs(m, ((.12, 0, -.22), (.12, .15, -.2)), PURPLE_DEEP, .16)


def curtain_mite(m):
    """Flat hexagonal shield with a hanging fringe: seen from the front a little curtain."""
    shield = lathe([(.34, -.10), (.46, 0), (.40, .12), (.20, .20), (0, .22)], 6, cap=True)
    m.add(shield, INDIGO, at=move(0, 0, .12) @ size(1.15, .8, 1), facet=True, fade=(.05, .36, LAVENDER))
    m.add(lathe([(.47, -.01), (.49, .03), (.44, .06)], 6, cap=False), MAGENTA, at=move(0, 0, .12) @ size(1.15, .8, 1), facet=True, glow=.15)
    for i in range(7):
        x = -.39 + i * .13
        y = -.30 + .9 * abs(x) * abs(x)
        length = .40 + .09 * (i % 2)
        m.add(lathe([(.0, -length), (.055, -length * .8), (.045, 0)], 5), (MAGENTA, ROSE)[i % 2], at=move(x, y, .08), fade=(-.4, .05, PLUM))
    eyes(m, .16, -.315, .13, .105, INDIGO, 10, 20)
    fangs(m, .06, -.36, .03, .10)
    wing(m, (.44, .05, .14), plate([(.42, .0, .14), (.78, -.05, .30), (.86, .10, .16), (.72, .20, .02), (.42, .16, .08)], .03), ORCHID, None, .1)


# ---- 200 points -------------------------------------------------------------------------------------------

def wasp(m):
    """Narrow waist, long banded tail curving under, four swept wings."""
    m.add(ball(.24, 2), PLUM, at=move(0, -.42, .12) @ size(1.1, .9, 1), fade=(0, .34, ORCHID))
    m.add(ball(.24, 2), PURPLE_DEEP, at=move(0, -.08, .14) @ size(1, 1.1, .95), fade=(0, .36, PURPLE))
    m.add(tube([(0, .08, .10), (0, .2, .07)], [.07, .06], 6, 2), PLUM)

    def bands(v, normal):
        return CREAM_VIOLET if int((v.y * .8 - v.z) * 7.2 + 8) % 2 else WINE
    tail = tube([(0, .16, .08), (0, .36, .06), (0, .58, -.10), (0, .66, -.36), (0, .58, -.56)], [.07, .21, .23, .13, .015], 9, 12)
    m.add(tail, bands, by_face=True)
    m.add(thorn(.05, .26, 5), MAGENTA, at=move(0, .61, -.47) @ turn(204), glow=.3)
    eyes(m, .15, -.56, .17, .115, PLUM, 24, 30)
    m.add_pair(thorn(.05, .17, 4), BONE, at=move(.07, -.60, .0) @ turn(150, 0, -20), facet=True)
    feelers(m, .07, -.52, .32, .26, PURPLE_DEEP)
    wings = wing(m, (.14, -.05, .30), lens_wing(.78, .30, .02, sweep=.22), LILAC, move(.14, -.05, .30) @ turn(28, -26, 10), .3)
    wings.add(lens_wing(.56, .24, .02, sweep=.2), ROSE, at=move(.14, .06, .26) @ turn(22, -8, 30), glow=.2, facet=True)
    hanging_legs(m, ((.12, -.2, -.02), (.12, .0, -.02)), PURPLE_DEEP, .3)


def corkscrew_midge(m):
    """A flying screw: pointed shell with a magenta thread."""
    shell = lathe([(0, -.78), (.10, -.55), (.26, -.15), (.34, .15), (.30, .36), (0, .48)], 10, cap=False)
    m.add(shell, INDIGO, at=turn(90), fade=(-.3, .3, LAVENDER))
    thread = []
    for i in range(26):
        t = i / 25
        r = .06 + .33 * math.sin(min(1, t * 1.25) * math.pi / 2) - .08 * max(0, t - .8) * 5
        p = polar(r, t * 1080)
        thread.append((p.x, .68 - t * .98, p.y))
    m.add(tube(thread, [.03, .085, .09, .06], 4, 50, up=(0, 1, 0)), MAGENTA, glow=.2)
    one_eye(m, -.40, .26, .15, INDIGO)
    wing(m, (.26, .15, .16), plate([(.24, .05, .16), (.66, -.06, .50), (.80, .12, .46), (.62, .26, .20), (.24, .28, .10)], .03), ROSE, None, .2,
         ([(.24, .05, .16), (.5, -.02, .38), (.74, .02, .52)], .04, PURPLE_DEEP))
    m.add(cone(.14, .3, 6), PLUM, at=move(0, .42, 0) @ turn(-90), facet=True)


def figeight_moth(m):
    """Broad moth: two round wings a side draw a figure eight, with staring spots."""
    m.add(tube([(0, -.36, .05), (0, -.1, .06), (0, .25, .0), (0, .55, -.06)], [.15, .19, .15, .03], 9, 8), LILAC, fade=(-.1, .2, CREAM_VIOLET))
    for y in (-.02, .14, .3):
        m.add(torus(.17 - .08 * max(0, y), .035, 9, 4), PLUM, at=move(0, y, .03) @ turn(90))
    m.add(ball(.17, 2), LILAC, at=move(0, -.38, .09))
    eyes(m, .095, -.49, .12, .085, PLUM, 12, 22)
    for k in (0, 1, 2):
        m.add_pair(cone(.030, .13, 3), CREAM_VIOLET, at=move(.10 + .07 * k, -.44, .29 + .05 * k) @ turn(60, 10, -20), facet=True)
    m.add_pair(tube([(.05, -.44, .22), (.16, -.46, .36), (.32, -.42, .44)], [.02, .018, .01], 4, 4), PLUM)
    wings = m.child_pair('wing', (.13, 0, .08))
    lobes = (((.50, -.02, .34), .46, MAGENTA, WINE), ((.42, .04, -.24), .34, ORCHID, PLUM))
    for (x, y, z), r, inner, outer in lobes:
        disc = lathe([(0, -.02), (r * .9, -.02), (r, 0), (r * .9, .02), (0, .02)], 12, cap=False)
        at = move(x, y, z) @ turn(78, 0, 0)
        wings.add(disc, outer, at=at, facet=True, glow=.05)
        for side in (1, -1):
            wings.add(lathe([(r * .74, 0), (0, .008)], 12, cap=False), inner, at=at @ size(1, 1, side) @ move(0, 0, .022), facet=True, glow=.2)
            wings.add(lathe([(r * .40, 0), (0, .01)], 10, cap=False), EYE, at=at @ size(1, 1, side) @ move(0, 0, .034), facet=True, glow=.5)
            wings.add(lathe([(r * .18, 0), (0, .01)], 8, cap=False), DARK, at=at @ size(1, 1, side) @ move(0, 0, .044), facet=True)


def weaver(m):
    """Spider with a fat round body; the eight crooked legs make the outline, the front pairs move."""
    m.add(ball(.36, 3), PURPLE_DEEP, at=move(0, .22, .10) @ size(1, 1.05, .95), fade=(-.2, .4, ORCHID))
    for a in around(5, 18):
        m.add(ball(.075, 1), ROSE, at=move(*(Vector((0, .30, .12)) + polar(.30, a).xzy)) , glow=.25)
    m.add(lathe([(.17, -.02), (.10, .02), (0, .03)], 5, cap=False), MAGENTA, at=move(0, .18, .44), facet=True, glow=.3)
    m.add(ball(.22, 2), PURPLE, at=move(0, -.22, .02), fade=(-.1, .2, LAVENDER))
    eyes(m, .095, -.38, .07, .095, PURPLE_DEEP, 16, 18)
    m.add_pair(ball(.035, 1), EYE, at=move(.05, -.36, .19), glow=.9)
    m.add_pair(ball(.028, 1), EYE, at=move(.15, -.33, .19), glow=.9)
    fangs(m, .06, -.40, -.08, .14, MAGENTA)
    for y, reach, lift in ((.05, .60, .34), (.18, .56, .26)):
        leg = [(.15, y - .1, .02), (reach * .65, y + .12, lift), (reach, y + .22, -.05), (reach * .95, y + .26, -.42)]
        m.add_pair(tube(leg, [.055, .05, .04, .008], 4, 7), PLUM)
    legs = m.child_pair('wing', (.15, -.15, .05))
    for y, reach, lift in ((-.30, .58, .46), (-.16, .68, .40)):
        leg = [(.12, -.18, .04), (reach * .65, y - .10, lift), (reach, y - .22, .0), (reach * .9, y - .3, -.40)]
        legs.add(tube(leg, [.055, .05, .04, .008], 4, 7), MAGENTA)


def spiral_wisp(m):
    """Ghostly head and a tail that coils away behind it."""
    m.add(ball(.30, 3), LAVENDER, at=move(0, -.25, .08), fade=(-.1, .38, LILAC), glow=.2)
    one_eye(m, -.48, .10, .17, PURPLE)
    for k, (x, lean) in enumerate(((0, 0), (.13, 22), (-.13, -22))):
        m.add(tube([(x, -.2, .30), (x * 1.5, -.12, .52), (x * 1.1, .05, .66 - .06 * abs(k and 1))], [.11, .07, .005], 6, 5), ORCHID, glow=.3, fade=(.3, .65, MAGENTA))
    coil = []
    for i in range(22):
        t = i / 21
        p = polar(.30 * (1 - t) + .05, 90 + t * 900)
        coil.append((p.x * (t * 2 if t < .3 else 1), -.15 + t * 1.0, p.y * (t * 2 if t < .3 else 1)))
    m.add(tube(coil, [.20, .12, .09, .06, .01], 6, 44, up=(0, 1, 0)), PURPLE, glow=.22, fade=(-.3, .3, ORCHID))
    wing(m, (.24, -.2, .05), plate([(.22, -.24, .12), (.50, -.16, .26), (.66, .06, .10), (.48, .0, -.02), (.40, .12, -.14), (.22, -.1, -.04)], .03),
         MAGENTA, None, .35)


# ---- 300 points -------------------------------------------------------------------------------------------

def hopper(m):
    """Grasshopper: long wedge body, huge folded hind legs higher than its back."""
    body = tube([(0, -.62, .06), (0, -.3, .10), (0, .2, .06), (0, .85, -.06)], [.20, .26, .22, .03], 8, 8, .95)
    m.add(body, PURPLE, fade=(-.1, .26, LAVENDER))
    m.add(tube([(0, -.30, .30), (0, .2, .27), (0, .8, .06)], [.12, .16, .02], 6, 5, .4), MAGENTA)
    m.add(box(.30, .26, .34, .06, .8), PLUM, at=move(0, -.66, .10) @ turn(18), fade=(-.1, .3, PURPLE))
    eyes(m, .17, -.72, .17, .12, PURPLE_DEEP, 22, 34)
    m.add_pair(tube([(.06, -.75, .28), (.14, -1.0, .50), (.22, -1.0, .78)], [.022, .018, .01], 4, 5), WINE)
    fangs(m, .06, -.84, -.02, .12)
    knee = (.42, .40, .72)
    m.add_pair(tube([(.18, .05, .05), (.30, .22, .42), knee], [.10, .15, .06], 7, 6), ORCHID, fade=(0, .7, MAGENTA))
    m.add_pair(tube([knee, (.46, .62, .25), (.44, .62, -.30)], [.055, .05, .035], 5, 5), PLUM)
    m.add_pair(box(.10, .26, .06, .02), PLUM, at=move(.44, .54, -.32))
    for z in (.48, .22, .0):
        m.add_pair(cone(.035, .12, 4), BONE, at=move(.46, .66, z - .1) @ turn(-70), facet=True)
    hanging_legs(m, ((.14, -.4, -.08), (.14, -.12, -.10)), PLUM, .32)
    wing(m, (.14, -.2, .30), lens_wing(.85, .34, .02, sweep=.35), ROSE, move(.14, -.2, .30) @ turn(18, -22, 32), .25)


def pincer_ant(m):
    """Three beads, the foremost all head, with pincers as wide as its wings."""
    m.add(ball(.36, 3), PLUM, at=move(0, -.38, .06) @ size(1.15, .95, .9), fade=(-.2, .36, ORCHID))
    m.add(ball(.20, 2), PURPLE_DEEP, at=move(0, .05, .04))

    def bands(v, normal):
        return MAGENTA if int(v.y * 11) % 2 else PURPLE
    m.add(globe(.34, 12, 9).moved(turn(90)), bands, at=move(0, .48, .04) @ size(.95, 1.2, .95), by_face=True)
    jaw = [(.24, -.62, -.06), (.56, -.92, -.06), (.44, -1.24, -.05), (.10, -1.34, -.04)]
    m.add_pair(tube(jaw, [.13, .13, .10, .01], 6, 9, .6), BONE, fade=(-.1, .02, ROSE))
    for x, y in ((.46, -1.02), (.43, -1.16), (.30, -1.24)):
        m.add_pair(cone(.05, .13, 4), BONE, at=move(x, y, -.05) @ turn(90, 0, -60), facet=True)
    eyes(m, .22, -.64, .16, .135, PLUM, 20, 22)
    feelers(m, .12, -.6, .34, .32, PURPLE_DEEP)
    hanging_legs(m, ((.14, -.06, -.06), (.14, .08, -.06), (.16, .22, -.06)), WINE, .4)
    wing(m, (.12, .06, .22), lens_wing(.80, .36, .02, sweep=.15), LILAC, move(.12, .06, .22) @ turn(36, -34, 12), .25)


def sine_wall(m):
    """Broad wall of linked plates that rise and fall like a wave."""
    for i in range(7):
        x = (i - 3) * .26
        z = .17 * math.sin(i * 1.25)
        tall = .50 - .05 * abs(i - 3)
        colour = (PURPLE, INDIGO)[i % 2]
        m.add(box(.25, .30, tall * 1.5, .05), colour, at=move(x, .05 * abs(i - 3), z), facet=True, fade=(z - .4, z + .4, LAVENDER))
        m.add(cone(.10, .24, 4), MAGENTA, at=move(x, .05 * abs(i - 3), z + tall * .74), facet=True, glow=.15)
        m.add(cone(.08, .16, 4), WINE, at=move(x, .05 * abs(i - 3), z - tall * .74) @ turn(180), facet=True)
        if i not in (2, 4):
            m.add(globe(.085, 8, 6), EYE, at=move(x, .05 * abs(i - 3) - .16, z + .02) @ size(1, .6, 1), glow=.8)
            m.add(ball(.034, 1), DARK, at=move(x, .05 * abs(i - 3) - .20, z + .02) @ size(.8, .6, 1.4))
    m.add(globe(.19, 12, 8), EYE, at=move(0, -.15, -.02) @ size(1, .55, 1), glow=.8)
    m.add(ball(.08, 2), DARK, at=move(0, -.24, -.02) @ size(.7, .5, 1.4))
    wing(m, (.84, .12, .0), plate([(.84, .1, .12), (1.05, .02, .42), (1.16, .14, .30), (1.02, .2, .02), (1.12, .2, -.22), (.84, .16, -.12)], .035), ROSE, None, .2)


def looper(m):
    """Inchworm bent into a hoop, with a fan of wings on its arch."""
    path = [(0, -.62, -.34), (0, -.60, .10), (0, -.28, .52), (0, .18, .52), (0, .52, .10), (0, .58, -.36), (0, .82, -.46)]

    def bands(v, normal):
        return ROSE if int(math.degrees(math.atan2(v.z, v.y)) / 18 + 40) % 2 else PURPLE
    m.add(tube(path, [.20, .21, .20, .20, .19, .15, .05], 9, 22, up=(1, 0, 0)), bands, by_face=True)
    m.add(ball(.27, 3), PURPLE, at=move(0, -.68, -.36) @ size(1.1, 1, 1), fade=(-.6, -.1, LAVENDER))
    eyes(m, .145, -.86, -.30, .11, PURPLE_DEEP, 14, 22)
    fangs(m, .06, -.90, -.46, .10)
    for i in range(5):
        a = 40 + i * 25
        p = polar(.66, a)
        m.add(cone(.09, .26, 4), MAGENTA, at=move(0, -p.x * .82, p.y * .92 + .10) @ aim((0, -p.x, p.y)), facet=True, glow=.2)
    for y in (.46, .60, .72):
        m.add_pair(cone(.055, .12, 4), WINE, at=move(.10, y, -.44 - .06 * (y > .5)) @ turn(180))
    wing(m, (.16, -.05, .50), lens_wing(.85, .40, .02, sweep=.1), ORCHID, move(.16, -.05, .50) @ turn(42, -24, 6), .2)


# ---- 500 points -------------------------------------------------------------------------------------------

def strafe_fly(m):
    """Fighter: swept delta wings, two enormous eyes, twin tail."""
    body = tube([(0, -.75, .0), (0, -.4, .06), (0, .15, .08), (0, .95, .02)], [.16, .28, .26, .10], 10, 8, .9)
    m.add(body, PURPLE_DEEP, fade=(-.15, .3, PURPLE))
    m.add(tube([(0, -.55, .26), (0, .1, .34), (0, .8, .16)], [.05, .12, .02], 6, 6, .7), MAGENTA)
    m.add_pair(globe(.27, 12, 9), WINE, at=move(.22, -.66, .10) @ size(.9, .95, 1), fade=(-.1, .35, ORCHID))
    m.add_pair(globe(.20, 12, 8), EYE, at=move(.25, -.80, .11) @ turn(0, 0, 16) @ size(.85, .7, 1), glow=.75)
    m.add_pair(box(.05, .08, .30, .02), DARK, at=move(.275, -.935, .10) @ turn(0, 18, 16))
    m.add_pair(box(.34, .20, .09, .03), PURPLE_DEEP, at=move(.25, -.80, .31) @ turn(-10, 20, 16))
    m.add(thorn(.10, .36, 6), BONE, at=move(0, -.78, -.06) @ turn(104), facet=True)
    m.add_pair(lathe([(.10, -.1), (.13, 0), (.13, .42), (.08, .52)], 8), PLUM, at=move(.20, .40, -.02) @ turn(-90))
    m.add_pair(lathe([(.085, 0), (0, .04)], 8, cap=False), EMBER, at=move(.20, .92, -.02) @ turn(-90), glow=.9)
    m.add_pair(plate([(.10, .55, .18), (.30, .80, .62), (.34, 1.05, .60), (.16, .95, .12)], .05), MAGENTA, facet=True)
    wings = m.child_pair('wing', (.22, .05, .08))
    wings.add(plate([(.20, -.28, .08), (.60, -.02, .12), (1.30, .58, .20), (1.36, .80, .20), (.80, .55, .12), (.20, .52, .06)], .06), PURPLE, facet=True)
    wings.add(plate([(.46, -.02, .148), (1.22, .58, .235), (.80, .44, .16), (.46, .36, .138)], .035), ROSE, facet=True, glow=.15)
    wings.add(thorn(.05, .5, 5), BONE, at=move(1.32, .75, .20) @ turn(90), facet=True)


def boomerang_beetle(m):
    """Two horns of one crescent: its whole body is the boomerang."""
    arm = [(0, -.34, -.06), (.42, -.22, .02), (.86, .08, .30), (1.14, .46, .70), (1.18, .62, .92)]
    m.add_pair(tube(arm, [.34, .33, .25, .13, .01], 8, 11, .62), PLUM, fade=(-.12, .2, PURPLE))
    ridge = [(.05, -.28, .16), (.40, -.20, .22), (.80, .06, .46), (1.06, .40, .80)]
    m.add_pair(tube(ridge, [.10, .10, .07, .01], 6, 10, .8), MAGENTA, glow=.12)
    for x, y, z in ((.50, -.34, -.10), (.80, -.08, .08), (1.06, .20, .36)):
        m.add_pair(thorn(.085, .26, 5), BONE, at=move(x, y, z) @ aim((.75, -.5, -.65)), facet=True)
    m.add(ball(.34, 3), PURPLE, at=move(0, -.36, .04) @ size(1.1, .9, .85), fade=(-.15, .3, LAVENDER))
    eyes(m, .19, -.60, .11, .14, PURPLE_DEEP, 22, 22)
    fangs(m, .09, -.66, -.06, .17)
    m.add(lathe([(.12, 0), (.08, .22), (0, .34)], 6, cap=False), ROSE, at=move(0, -.52, .28) @ turn(48), facet=True)
    wing(m, (.20, .05, .14), lens_wing(.80, .44, .02, sweep=.5), LILAC, move(.20, .05, .14) @ turn(12, -18, 42), .3)


def sulker(m):
    """Great hunched lump under a cracked hood, frowning; absurdly small wings."""
    m.add(ball(.72, 3).warped(lambda v: Vector((v.x * 1.05, v.y * .95, v.z * (.95 if v.z > 0 else .85)))), PLUM, fade=(-.6, .5, PURPLE))
    hood = ball(.80, 3).warped(lambda v: Vector((v.x, v.y, max(v.z, .12 + .30 * max(0, -v.y)))))
    m.add(hood.without_faces_below(.10), INDIGO, at=move(0, .06, 0) @ size(1.04, 1, 1.02), fade=(.1, .85, LAVENDER))
    for a, lean in ((-60, 30), (0, 10), (60, 30), (180, 34), (120, 30), (-120, 30)):
        m.add(thorn(.11, .28, 5), BONE, at=move(0, .06, .1) @ turn(0, 0, a) @ turn(-lean - 14) @ move(0, 0, .68), facet=True)
    eyes(m, .27, -.58, .12, .20, INDIGO, -22, 20)
    frown = tube([(-.30, -.60, -.34), (-.12, -.68, -.22), (.12, -.68, -.22), (.30, -.60, -.34)], [.035, .05, .05, .035], 5, 8)
    m.add(frown, DARK)
    m.add_pair(cone(.055, .16, 4), BONE, at=move(.17, -.68, -.25), facet=True)
    m.add_pair(ball(.16, 2), ROSE, at=move(.50, -.42, -.18) @ size(.7, .5, .6), glow=.05)
    m.add_pair(ball(.20, 2), PLUM, at=move(.34, -.18, -.60) @ size(1, 1.25, .7), fade=(-.75, -.45, WINE))
    wing(m, (.66, .10, .28), lens_wing(.46, .34, .03), ROSE, move(.66, .10, .28) @ turn(62, -34, 0), .25)


def dive_hornet(m):
    """Living spear: the banded tail arches over its back and levels a lance; four wings make a cross."""
    m.add(globe(.36, 12, 8), PLUM, at=move(0, .0, .06) @ size(1, 1.2, .95), fade=(-.2, .4, ORCHID))
    for x, z in ((0, .40), (.26, .30)):
        for s in ((1, -1) if x else (1,)):
            m.add(thorn(.10, .34, 5), MAGENTA, at=move(x * s, -.14, z) @ turn(-20, 34 * x * s * 2, 0), facet=True)
    m.add(globe(.31, 12, 8), PURPLE, at=move(0, -.52, -.02) @ size(1.08, .9, .95), fade=(-.2, .28, LAVENDER))
    eyes(m, .19, -.71, .06, .155, PURPLE_DEEP, 28, 26)
    m.add_pair(tube([(.14, -.70, -.16), (.30, -.94, -.24), (.10, -1.14, -.26)], [.08, .07, .005], 6, 5), BONE)
    m.add_pair(tube([(.10, -.62, .22), (.30, -.84, .44), (.58, -.84, .52)], [.034, .026, .012], 4, 5), WINE)

    def bands(v, normal):
        angle = math.degrees(math.atan2(v.z - .55, v.y - .35))
        return CREAM_VIOLET if int((angle + 400) / 24) % 2 else WINE
    tail = tube([(0, .26, .06), (0, .72, .02), (0, 1.10, .38), (0, 1.02, .96), (0, .50, 1.22), (0, .12, 1.18)], [.12, .30, .30, .25, .18, .09], 9, 15)
    m.add(tail, bands, by_face=True)
    m.add(lathe([(.10, 0), (.17, .06), (.07, .30), (0, .86)], 6, cap=False), MAGENTA, at=move(0, .16, 1.18) @ turn(96), facet=True, glow=.3)
    wings = wing(m, (.26, .0, .22), lens_wing(1.10, .44, .03, sweep=.3), LILAC, move(.26, .0, .22) @ turn(34, -30, 8), .3)
    wings.add(lens_wing(.92, .36, .03, sweep=.3), ROSE, at=move(.26, .08, .08) @ turn(30, 22, 14), glow=.2, facet=True)
    hanging_legs(m, ((.2, -.18, -.2), (.2, .06, -.22)), WINE, .40)


# ---- 800 points -------------------------------------------------------------------------------------------

PUFFS = ((0, 0, 0, .78), (.62, .10, -.18, .50), (-.64, .08, -.14, .52), (.36, .12, .50, .50), (-.34, .14, .52, .46), (0, .40, .10, .62),
         (.30, -.05, -.56, .42), (-.34, -.02, -.54, .40), (0, .20, .78, .34))


def smoke_puff(m):
    """Rolling cloud with a face: eyes and an ember mouth burn in it."""
    for i, (x, y, z, r) in enumerate(PUFFS):
        m.add(ball(r, 3 if i == 0 else 2).roughened(.05, 2.2, i), SMOKE, at=move(x, y, z), fade=(z - r, z + r, SMOKE_LIGHT))
    face(m, -.68, .14, .20)
    puffs = m.child_pair('wing', (.80, 0, -.1))
    puffs.add(ball(.32, 2).roughened(.04, 3, 3), SMOKE, at=move(1.02, -.1, -.06), fade=(-.4, .3, SMOKE_LIGHT))
    puffs.add(ball(.17, 1), SMOKE, at=move(1.22, -.24, .20), fade=(0, .4, LAVENDER))


def face(m, y, z, radius):
    eyes(m, radius * 1.35, y, z, radius, PLUM, 24, 16)
    mouth = [(-.34, -.16), (-.17, -.10), (0, -.16), (.17, -.10), (.34, -.16), (.26, -.36), (.09, -.28), (0, -.38), (-.09, -.28), (-.26, -.36)]
    m.add(extrusion([(x, v) for x, v in mouth][::-1], .18), EMBER, at=move(0, y - .02, z - radius * .7), glow=.9)


def smoke_puff_small(m):
    for i, (x, y, z, r) in enumerate(PUFFS[:6]):
        m.add(ball(r, 2).roughened(.05, 2.2, i + 4), SMOKE, at=move(x, y, z), fade=(z - r, z + r, SMOKE_LIGHT))
    eyes(m, .28, -.68, .12, .22, PLUM, 24, 16)
    m.add(ball(.14, 1), EMBER, at=move(0, -.76, -.26) @ size(1, .5, .8), glow=.9)
    puffs = m.child_pair('wing', (.78, 0, -.1))
    puffs.add(ball(.30, 2).roughened(.04, 3, 3), SMOKE, at=move(1.0, -.1, .0), fade=(-.4, .3, SMOKE_LIGHT))


SHAPES = ((gnat, .85), (curtain_mite, .62), (wasp, .90), (corkscrew_midge, .82), (figeight_moth, .70), (weaver, .92), (spiral_wisp, .95),
          (hopper, .80), (pincer_ant, .70), (sine_wall, .68), (looper, .82), (strafe_fly, .70), (boomerang_beetle, .77), (sulker, .92),
          (dive_hornet, .90), (smoke_puff, .88), (smoke_puff_small, .47))


def builder(shape, scale):
    return lambda: static(shape.__name__, shape, scale=scale, reach=.4)


MODELS = {shape.__name__: builder(shape, scale) for shape, scale in SHAPES}
