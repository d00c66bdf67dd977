"""Inside the oldest tree, down which one falls: hoops of root and glowing caps, windows to the night, broken floors, a loose log."""

from bark import BARK, BARK_DEEP, BARK_LIGHT, HEARTWOOD, LAMPLIGHT, bough, limb_grain
from geometry import Part, lathe, move, plate, polar, seeded, size, tube, turn
from mesh import statics
from palette import mix, rgb

RING_DARK = rgb("6a3a24")  # the years of the tree: late wood
RING_LIGHT = rgb("d09a58")  # and early wood
MOON = rgb("cfe6ff")
NIGHT = rgb("24408c")  # outside of it
NIGHT_LOW = rgb("6f9ae0")
SAP_DEEP = rgb("b0501e")
SAP = rgb("f08c2a")
HONEY_LIGHT = rgb("ffd890")  # below a glowing cap
CAPS = (28, 205)  # degrees about the bore at which caps grow


def years(m, rows, glow=0.2):
    """A face of cut wood towards +Y: one band of quads after the other, as (points of the one side, points of the other), late and early wood by turns."""
    for k in range(len(rows) - 1):
        near, far = rows[k], rows[k + 1]
        n = len(near)
        tone = mix(RING_DARK, RING_LIGHT, (0.05, 0.5, 0.15, 0.8, 0.3, 0.6)[k % 6])
        m.add(Part([*near, *far], [[i + 1, i, n + i, n + i + 1] for i in range(n - 1)]), tone, facet=True, glow=glow)


def shelves(m, x, angle):
    """A nest of glowing caps that stand out from the bore's wall like shelves, at `angle` degrees about it, each lit from below."""
    for k, (along, about, r) in enumerate(((-2.2, -8, 0.55), (-0.4, 2, 0.95), (1.6, -5, 0.75), (0.7, 12, 0.6), (-1.4, 10, 0.45))):
        y, z, _ = polar(7.9, angle + about, 0)
        at = move(x + along, y, z) @ turn((angle + 90) % 180 - 90, 0, 0) @ size(1.15, 0.9, 1)
        tone = mix(SAP, LAMPLIGHT, 0.25 * (k % 3))
        m.add(lathe([(0.1, -0.4 * r), (r * 0.9, -0.1), (r, 0.12)], 9, cap=False), SAP, at=at, glow=0.75, fade=(z - 0.3, z + 0.1, HONEY_LIGHT))
        m.add(lathe([(r, 0.12), (r * 0.6, 0.5 * r), (0, 0.62 * r)], 9, cap=False), SAP_DEEP, at=at, glow=0.35, fade=(z - r, z + r, tone))


def heart_hoop(m):
    """Two roots that wind about the bore, 7.6 from its middle, once around in 24 along X, with two nests of glowing caps and hairs of root
    above that end in drops."""
    source = seeded(11)
    for start, thick in ((0, 1.0), (170, 0.65)):
        path = [(-12 + 2 * k, *polar(7.7 + source.uniform(-0.15, 0.2), start + 30 * k, 0)[:2]) for k in range(13)]
        m.add(tube(path, [0.5 * thick, 1.0 * thick, 0.55 * thick, 0.9 * thick, 0.5 * thick], 6, 24, cap=False), mix(BARK, BARK_LIGHT, 0.6), fade=(-7, 8, BARK_DEEP), glow=0.22)
    shelves(m, 0, CAPS[0])
    shelves(m, 0.6, CAPS[1])
    for x, angle, far in ((-8, 100, 1.3), (-3.5, 78, 0.9), (5, 112, 1.5), (9, 70, 1.1)):
        y, z, _ = polar(8.2, angle, 0)
        m.add(tube([(x, y, z), (x + 0.15, y, z - far * 0.6), (x, y + 0.1, z - far)], [0.12, 0.07, 0.04], 4, 3, cap=False), BARK_LIGHT)
        m.add(lathe([(0.0, -0.3), (0.17, -0.1), (0.0, 0.2)], 5, cap=False), LAMPLIGHT, at=move(x, y + 0.1, z - far), glow=0.9)


def heart_window(m):
    """Two windows in the trunk's wall, left and right above the middle: beyond a thick lip of bark and a cross of twigs the night sky, paler
    below, with stars."""
    for angle, tall in ((18, 1.9), (162, 2.4)):
        x, z, _ = polar(7.55, angle, 0)
        hole = move(x, 0, z) @ turn(0, -angle, 0) @ turn(0, -90, 0)
        at = hole @ size(1.3, tall, 1)
        m.add(lathe([(1.0, 0.0), (0, -0.04)], 9, cap=False), NIGHT, at=at, fade=(z + 1.3 * tall, z - 1.3 * tall, NIGHT_LOW), glow=0.6)
        m.add(lathe([(0.95, 0.0), (1.2, 0.4), (1.5, 0.0), (1.7, -0.9)], 9, cap=False), BARK_LIGHT, at=at, fade=(z - 2, z + 2, BARK), glow=0.1)
        m.add(tube([(0.06, -1.0, 0.12), (-0.08, 0.1, 0.16), (0.04, 1.0, 0.12)], [0.09, 0.07, 0.09], 4, 2, cap=False), BARK, at=at)
        m.add(tube([(-1.0, 0.12, 0.12), (0.1, 0.2, 0.16), (1.0, 0.1, 0.12)], [0.07, 0.05, 0.07], 4, 2, cap=False), BARK, at=at)
        for dx, dy in ((0.42, 0.62), (-0.5, 0.5), (0.3, -0.2), (-0.34, -0.36)):
            m.add(lathe([(0.07, 0.0), (0, 0.02)], 4, cap=False), MOON, at=at @ move(dx, dy, 0.03), glow=1.0)


def heart_ledge(m):
    """A half of a floor that has broken away: 16 wide, 7.6 high, its broken edge below; the tree's years lie about the edge's middle,
    the edge is of light splinters."""
    source = seeded(5)
    steps = 10
    jag = [source.uniform(-0.25, 0.25) for _ in range(9)]
    rows = []
    for k in range(9):
        r = 0.95 * k
        row = [polar(max(r, 0.01), 180 * i / steps) for i in range(steps + 1)]
        rows.append([(-p.x, 0.5, min(7.6, p.y + (jag[k] if i in (0, steps) else 0))) for i, p in enumerate(row)])
    years(m, rows)
    for k in range(5):
        a = 18 + 36 * k + 9 * (k % 2)
        inner, outer = polar(1.2 + 0.7 * (k % 3), a, 0), polar(7.4, a + 4, 0)
        wide = 0.16 + 0.07 * (k % 2)
        m.add(plate([(-inner.x, 0.58, inner.y), (-outer.x - wide, 0.58, min(7.4, outer.y)), (-outer.x + wide, 0.58, min(7.4, outer.y))], 0.06), BARK_DEEP)
    for side in (1, -1):
        edge = [(0, 0.5, 0.0), *((side * 0.95 * k, 0.55, jag[k]) for k in range(1, 9))]
        m.add(tube(edge, [0.34, 0.2, 0.38, 0.22, 0.36], 6, 10, cap=False), SAP_DEEP, glow=0.5, fade=(-0.5, 0.5, LAMPLIGHT))
        for k in (1, 3, 5, 7):
            x = side * 0.95 * k
            m.add(plate([(x - 0.55, 0.4, 0.5), (x + 0.5, 0.4, 0.5), (x + 0.1, 0.5, -0.8 + 0.25 * (k % 4))], 0.22), HEARTWOOD, glow=0.25)
        for k, far in ((2, 1.1), (4, 0.6), (6, 1.4)):
            x = side * 0.95 * k
            m.add(lathe([(0.0, -0.34), (0.24, -0.14), (0.13, 0.25), (0.05, far)], 6, cap=False), SAP, at=move(x, 0.6, -far), glow=0.65, fade=(-far - 0.3, 0, LAMPLIGHT))


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
    years(m, rows, 0.14)
    m.add(tube([(-2.15, 0, 0.12), (-1.0, -0.1, -0.04), (0.2, -0.05, 0.1), (1.2, -0.1, -0.04), (2.15, 0, 0.12)], [0.4, 0.26, 0.38, 0.24, 0.4], 6, 8), SAP_DEEP, glow=0.6, fade=(-0.35, 0.35, LAMPLIGHT))
    for x, r in ((-1.1, 0.24), (0.9, 0.3)):
        m.add(lathe([(0.0, -0.5), (r, -0.2), (0.06, 0.5)], 6, cap=False), SAP, at=move(x, -0.1, -0.2), glow=0.7, fade=(-0.7, 0.2, LAMPLIGHT))
    for foot, top, thick in ((-1.5, -4.6, 0.8), (1.2, 3.4, 0.9)):
        path = [(foot, 0.5, 0.3), (foot * 1.6, 0.7, 3.0), (top * 0.7, 0.6, 5.4), (top, 0.3, 8.5)]
        m.add(bough(path, [0.3, thick * 0.6, thick * 0.8, thick], 5, 4, int(foot * 3), 0.08, (0, 1, 0)), limb_grain, glow=0.1)


MODELS = statics(
    (heart_hoop, {"reach": 0.6}),
    (heart_window, {"reach": 0.4}),
    (heart_ledge, {"reach": 0.6}),
    (heart_log, {"reach": 0.6}),
    (root_iris, {"reach": 0.8}),
    soft=True,
    sharp=60,
)
