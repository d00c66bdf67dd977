"""Inside the oldest tree, down which one falls: hoops of root and glowing caps, windows to the dusk, a loose log; and the worms
that have bored it hollow."""

import math

from bark import BARK, BARK_DEEP, BARK_LIGHT, HEARTWOOD, LAMPLIGHT, bough, limb_grain
from geometry import Part, cone, globe, lathe, move, polar, seeded, size, tube, turn
from mesh import statics
from palette import BONE, DARK, EYE, LAVENDER, LILAC, ORCHID, PLUM, PURPLE, PURPLE_DEEP, WINE, mix, rgb

RING_DARK = rgb("6a3a24")  # the years of the tree: late wood
RING_LIGHT = rgb("d09a58")  # and early wood
STARS = rgb("f0dcd0")
DUSK = rgb("1f1c4a")  # outside of it
DUSK_LOW = rgb("e08a54")
SAP_DEEP = rgb("b0501e")
SAP = rgb("f08c2a")
HONEY_LIGHT = rgb("ffd890")  # below a glowing cap
CAPS = (28, 205)  # degrees about the bore at which caps grow


def years(m, rows, glow=0.2, shade=0.0):
    """A face of cut wood towards +Y: one band of quads after the other, as (points of the one side, points of the other), late and early
    wood by turns; the last band is darker by `shade`."""
    for k in range(len(rows) - 1):
        near, far = rows[k], rows[k + 1]
        n = len(near)
        out = k / (len(rows) - 2)
        tone = mix(mix(RING_DARK, RING_LIGHT, (0.55, 0.8, 0.4, 0.6, 0.2, 0.45)[k % 6] * (1 - 0.5 * shade)), BARK_DEEP, shade * out)
        m.add(Part([*near, *far], [[i + 1, i, n + i, n + i + 1] for i in range(n - 1)]), tone, facet=True, glow=glow * (1 - shade * out))


def shelves(m, x, angle):
    """A nest of glowing caps that stand out from the bore's wall like shelves, at `angle` degrees about it, each lit from below."""
    for k, (along, about, r) in enumerate(((-2.2, -8, 0.55), (-0.4, 2, 0.95), (1.6, -5, 0.75), (0.7, 12, 0.6), (-1.4, 10, 0.45))):
        y, z, _ = polar(7.9, angle + about, 0)
        at = move(x + along, y, z) @ turn((angle + 90) % 180 - 90, 0, 0) @ size(1.15, 0.9, 1)
        tone = mix(SAP, LAMPLIGHT, 0.25 * (k % 3))
        m.add(lathe([(0.1, -0.4 * r), (r * 0.9, -0.1), (r, 0.12)], 8, cap=False), SAP, at=at, glow=0.75, fade=(z - 0.3, z + 0.1, HONEY_LIGHT))
        m.add(lathe([(r, 0.12), (r * 0.6, 0.5 * r), (0, 0.62 * r)], 8, cap=False), SAP_DEEP, at=at, glow=0.35, fade=(z - r, z + r, tone))


def heart_hoop(m):
    """Two roots that wind about the bore, 7.6 from its middle, once around in 24 along X, with two nests of glowing caps and hairs of root
    above that end in drops."""
    source = seeded(11)
    for start, thick in ((0, 1.0), (170, 0.65)):
        path = [(-12 + 2 * k, *polar(7.7 + source.uniform(-0.15, 0.2), start + 30 * k, 0)[:2]) for k in range(13)]
        m.add(tube(path, [0.5 * thick, 1.0 * thick, 0.55 * thick, 0.9 * thick, 0.5 * thick], 5, 18, cap=False), mix(BARK, BARK_LIGHT, 0.6), fade=(-7, 8, BARK_DEEP), glow=0.22)
    shelves(m, 0, CAPS[0])
    shelves(m, 0.6, CAPS[1])
    for x, angle, far in ((-8, 100, 1.3), (-3.5, 78, 0.9), (5, 112, 1.5), (9, 70, 1.1)):
        y, z, _ = polar(8.2, angle, 0)
        m.add(tube([(x, y, z), (x + 0.15, y, z - far * 0.6), (x, y + 0.1, z - far)], [0.12, 0.07, 0.04], 4, 3, cap=False), BARK_LIGHT)
        m.add(lathe([(0.0, -0.3), (0.17, -0.1), (0.0, 0.2)], 5, cap=False), LAMPLIGHT, at=move(x, y + 0.1, z - far), glow=0.9)


def heart_window(m):
    """Two windows in the trunk's wall, left and right above the middle: beyond a thick lip of bark and a cross of twigs the evening sky, red
    below, with stars."""
    for angle, tall in ((18, 1.9), (162, 2.4)):
        x, z, _ = polar(7.55, angle, 0)
        hole = move(x, 0, z) @ turn(0, -angle, 0) @ turn(0, -90, 0)
        at = hole @ size(1.3, tall, 1)
        m.add(lathe([(1.0, 0.0), (0, -0.04)], 9, cap=False), DUSK_LOW, at=at, fade=(z - tall, z + tall, DUSK), glow=0.6)
        m.add(lathe([(0.95, 0.0), (1.2, 0.4), (1.5, 0.0), (1.7, -0.9)], 9, cap=False), BARK_LIGHT, at=at, fade=(z - 2, z + 2, BARK), glow=0.1)
        m.add(tube([(0.06, -1.0, 0.12), (-0.08, 0.1, 0.16), (0.04, 1.0, 0.12)], [0.09, 0.07, 0.09], 4, 2, cap=False), BARK, at=at)
        m.add(tube([(-1.0, 0.12, 0.12), (0.1, 0.2, 0.16), (1.0, 0.1, 0.12)], [0.07, 0.05, 0.07], 4, 2, cap=False), BARK, at=at)
        for dx, dy in ((0.42, 0.62), (-0.5, 0.5), (0.3, -0.2), (-0.34, -0.36)):
            m.add(lathe([(0.07, 0.0), (0, 0.02)], 4, cap=False), STARS, at=at @ move(dx, dy, 0.03), glow=1.0)


def heart_log(m):
    """One half of a log that has come loose and turns in the bore: 2.4 wide, 7.4 long, pointing up, its end broken to pale wood."""
    m.add(bough([(0, 0, -0.2), (0.1, 0.1, 2.4), (-0.1, 0, 4.8), (0, 0, 6.6)], [1.15, 1.05, 1.2, 1.0], 7, 3, 3, 0.09, (0, 1, 0)), limb_grain, glow=0.1)
    for k in range(4):
        p = polar(0.6, 90 * k, 6.4)
        m.add(lathe([(0.42, 0), (0, 1.0 - 0.12 * (k % 2))], 4, cap=False), mix(HEARTWOOD, LAMPLIGHT, 0.6), at=move(p.x, p.y, p.z), facet=True, glow=0.7)
    for z in (1.6, 4.4):
        m.add(lathe([(1.2, -0.2), (1.24, 0.2)], 8, cap=False), LAMPLIGHT, at=move(0, 0, z), glow=0.7)


def root_iris(m):
    """One of six arms of a ring of wood and root, for a rotor about its hole: 13.6 wide above, 8.4 high, pointing up; below it is as wide
    as a hexagon's side about a hole of radius 3.6. The years of the tree show in it, its edge is light, roots grip it."""
    rows = []
    for k in range(8):
        half, z = 2.1 + 4.7 * k / 7, 0.1 + 8.3 * k / 7
        rows.append([(half * (1 - i), 0.4, z + 0.25 * (1 - (1 - i) ** 2)) for i in (2, 1.5, 1, 0.5, 0)])
    years(m, rows, 0.3, 0.85)
    m.add(tube([(-2.15, 0, 0.12), (-1.0, -0.1, -0.04), (0.2, -0.05, 0.1), (1.2, -0.1, -0.04), (2.15, 0, 0.12)], [0.4, 0.26, 0.38, 0.24, 0.4], 6, 8), SAP_DEEP, glow=0.6, fade=(-0.35, 0.35, LAMPLIGHT))
    for x, r in ((-1.1, 0.24), (0.9, 0.3)):
        m.add(lathe([(0.0, -0.5), (r, -0.2), (0.06, 0.5)], 6, cap=False), SAP, at=move(x, -0.1, -0.2), glow=0.7, fade=(-0.7, 0.2, LAMPLIGHT))
    for foot, top, thick in ((-1.5, -4.6, 0.8), (1.2, 3.4, 0.9)):
        path = [(foot, 0.5, 0.3), (foot * 1.6, 0.7, 3.0), (top * 0.7, 0.6, 5.4), (top, 0.3, 8.5)]
        m.add(bough(path, [0.3, thick * 0.6, thick * 0.8, thick], 5, 4, int(foot * 3), 0.08, (0, 1, 0)), limb_grain, glow=0.1)


def worm_head(m, z, r):
    """The head of a worm that bores wood, at the end of a body that points up: round jaws with teeth about a throat, two angry eyes beyond
    them, horns; it looks towards +Y."""
    m.add(globe(r, 14, 9), PURPLE, at=move(0, 0, z) @ size(1, 0.92, 1.02), fade=(z - r, z + r, LAVENDER), glow=0.16)
    mouth = move(0, 0.72 * r, z - 0.34 * r) @ turn(-90)
    m.add(lathe([(0.58 * r, -0.1), (0.66 * r, 0.10 * r), (0.60 * r, 0.24 * r), (0.46 * r, 0.26 * r)], 14, cap=False), ORCHID, at=mouth, glow=0.3)
    m.add(lathe([(0.48 * r, 0.24 * r), (0, 0.18 * r)], 14, cap=False), DARK, at=mouth, glow=0.4, fade=(z - r, z + 0.2 * r, WINE))
    for a in range(0, 360, 45):
        tooth = mouth @ turn(0, 0, a) @ move(0.52 * r, 0, 0.2 * r) @ turn(0, -62, 0)
        m.add(cone(0.12 * r, 0.36 * r, 5), BONE, at=tooth, glow=0.35)
    for side in (1, -1):
        eye = move(0.44 * r * side, 0.72 * r, z + 0.46 * r) @ turn(-68, 0, 0) @ turn(0, 24 * side, 0)
        m.add(lathe([(0.33 * r, -0.2 * r), (0.31 * r, 0.04 * r), (0.2 * r, 0.13 * r), (0, 0.16 * r)], 14, cap=False), EYE, at=eye, glow=0.95)
        m.add(lathe([(0.11 * r, 0.13 * r), (0, 0.2 * r)], 10, cap=False), DARK, at=eye)
        brow = [(0.12 * r * side, 0.98 * r, z + 0.50 * r), (0.45 * r * side, 0.92 * r, z + 0.72 * r), (0.85 * r * side, 0.52 * r, z + 0.84 * r)]
        m.add(tube(brow, [0.10 * r, 0.17 * r, 0.05 * r], 6, 5), PURPLE_DEEP)
        horn = [(0.55 * r * side, 0, z + 0.72 * r), (1.0 * r * side, 0.1 * r, z + 1.0 * r), (1.12 * r * side, 0.3 * r, z + 1.5 * r)]
        m.add(tube(horn, [0.24 * r, 0.17 * r, 0.01], 7, 5, cap=False), LILAC, fade=(z + 0.7 * r, z + 1.5 * r, ORCHID), glow=0.2)


WORM_TURN = ((0.50, -1.05), (0.88, -0.66), (1.04, -0.28), (1.06, 0.10), (0.92, 0.50), (0.50, 0.95))  # radius, height


def worm_body(m, top, r, bend):
    """Its turns from below the origin up to `top`: round ones with a dark crease between them, pale in front and dark behind, with a curved
    spine to each side and two spots of light in front; it winds by `bend` to the sides."""
    turns = round(top / (1.5 * r)) + 1
    step = top / turns / 1.5  # what one turn is long, as the profile has it
    for k in range(turns):
        z = top * k / turns
        x = bend * math.sin(2.1 * k)
        big = r * (0.92 + 0.08 * (k % 2))

        def hide(v, normal, z=z, big=big):
            belly = min(1, max(0, 0.15 + 0.9 * normal.y))
            crease = min(1, max(0, (abs(v.z - z) / big - 0.40) / 0.25))
            return mix(mix(mix(PURPLE_DEEP, PURPLE, 0.65), LAVENDER, belly), PLUM, 0.85 * crease)

        barrel = lathe([(big * wide, step * high) for wide, high in WORM_TURN], 10, cap=False)
        m.add(barrel, hide, at=move(x, 0, z), glow=0.12)
        for side in (1, -1):
            out = [(x + far * big * side, 0.1 - 0.25 * (far - 0.9) * big, z + rise * big) for far, rise in ((0.9, -0.08), (1.35, 0.1), (1.7, 0.5))]
            m.add(tube(out, [0.25 * big, 0.17 * big, 0.01], 5, 2, cap=False), LILAC, glow=0.2)
            spot = move(x + 0.40 * big * side, 0.95 * big, z) @ turn(-90) @ turn(0, 22 * side, 0)
            m.add(lathe([(0.19 * big, 0), (0, 0.09 * big)], 9, cap=False), EYE, at=spot, glow=0.95)


def heart_grub(m):
    """A worm that leans out of the trunk's wall, 3.4 wide and 8.4 high, pointing up from its hole."""
    worm_body(m, 5.2, 1.2, 0.22)
    worm_head(m, 6.2, 1.55)


def heart_worm(m):
    """The worm that goes through the whole trunk, head first and upwards: 5.4 wide, 36 long."""
    worm_body(m, 31.2, 2.0, 0.4)
    worm_head(m, 32.6, 2.4)


MODELS = statics(
    (heart_hoop, {"reach": 0.6}),
    (heart_window, {"reach": 0.4}),
    (heart_log, {"reach": 0.6}),
    (root_iris, {"reach": 0.8}),
    (heart_grub, {"reach": 0.5}),
    (heart_worm, {"reach": 0.5}),
    soft=True,
    sharp=60,
)
