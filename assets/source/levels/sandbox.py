"""Sandbox: every scenario of the collision tests, laid out as a park to walk through.

Rows run from west to east in the order of the table; a number stands on the ground before each thing.
"""

import math

import sandbox_machines as machines
from frame import point
from geometry import Part
from level import Level
from liquids import sheet
from palette import CREAM, STONE, STONE_DEEP, STONE_LIGHT, WOOD, WOOD_LIGHT, mix, rgb
from solids import block, drum, prism, slab, wedge

VIEWS = {"above": ((-60, 60, -70), (0, 0, 5), 50), "walk": ((0, 4, -46), (0, 2, -20), 70), "top": ((0, 150, 0.1), (0, 0, 0), 50)}
TILES = (rgb("64798f"), rgb("586d84"))
ROWS = ((-37, -27, "ff9a6a"), (-23, -7.5, "ffd25a"), (-7.5, 2, "8fd35a"), (3, 15, "5aa8ff"), (16, 46, "b58bff"), (47, 66, "ff7db4"), (66, 92, "5ad6c8"))  # from, to, hue
NAVY = rgb("34405e")
HUES = (rgb("ff9a6a"), rgb("ffd25a"), rgb("8fd35a"), rgb("5aa8ff"), rgb("b58bff"), rgb("ff7db4"))
SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg"}
HALF = 46
NORTH = 90  # where the mechanisms end


class Park:
    """Builds what is seen and what is felt at once; numbers what it has built."""

    def __init__(self, level):
        self.level, self.number = level, 0

    def solid(self, part, colour, surface="stone", piece="things"):
        self.level.solid(part, surface=surface)
        self.level.piece(piece).add(part, colour, facet=True)

    def sign(self, x, z):
        """The next number, on a tile in the ground, to be read looking ahead (+z): x runs to the left."""
        self.number += 1
        m = self.level.piece("signs")
        m.add(block(x - 1.0, x + 1.0, -0.1, 0.015, z - 0.8, z + 0.8), _row(z) or CREAM)
        m.add(block(x - 0.9, x + 0.9, -0.1, 0.025, z - 0.7, z + 0.7), NAVY)
        digits = str(self.number)
        for i, digit in enumerate(digits):
            middle = x - (i - (len(digits) - 1) / 2) * 0.75
            for segment in SEGMENTS[digit]:
                m.add(_segment(segment, middle, z), CREAM, glow=0.4)

    def hue(self, i):
        return mix(HUES[i % 6], STONE_LIGHT, 0.25)


def _segment(name, x, z):
    w, h, t = 0.22, 0.42, 0.07
    spots = {"a": (0, h, 1), "g": (0, 0, 1), "d": (0, -h, 1), "f": (w, h / 2, 0), "b": (-w, h / 2, 0), "e": (w, -h / 2, 0), "c": (-w, -h / 2, 0)}
    dx, dz, flat = spots[name]
    a, b = (w, t) if flat else (t, h / 2)
    return block(x + dx - a, x + dx + a, 0.0, 0.045, z + dz - b, z + dz + b)


def build():
    level = Level("sandbox")
    park = Park(level)
    _ground(level)
    _ramps(park)
    _wedges(park)
    _steps(park)
    _floors(park)
    _walls(park)
    _moving(park)
    _surfaces(park)
    _bodies(park)
    _fields(park)
    machines.build(park)
    level.spawn("wick", 0, 0, -40)
    level.camera("start", 0, 3, -46, target=(0, 1, -40), kind="follow", distance=6.5, pitchDegrees=-14.0, height=1.2, fov=50.0)
    return level


def _ground(level):
    m = level.piece("ground")
    step = 4
    for x in range(-HALF, HALF, step):
        for z in range(-HALF, NORTH, step):
            if _hole(x, z):
                continue
            _tile(m, x, z, step)
    _kerb(level.piece("kerb"))
    x0, x1, z0, z1 = POND
    for part in (
        block(-HALF, HALF, -3, 0, -HALF, z0), block(-HALF, HALF, -3, 0, z1, NORTH),
        block(-HALF, x0, -3, 0, z0, z1), block(x1, HALF, -3, 0, z0, z1), block(x0, x1, -3, -1.2, z0, z1),
    ):  # fmt: skip
        level.solid(part, surface="stone")
    level.solid(wedge(x0, x1, z0, z0 + 3, -0.02, -1.2, -1.6), surface="stone")
    m.add(wedge(x0, x1, z0, z0 + 3, -0.02, -1.2, -1.6), rgb("f3d9a0"), facet=True)
    m.add(block(x0, x1, -2, -1.2, z0, z1), rgb("3a8f8a"))
    rim = [(x0, z0 + 1.0), (x1, z0 + 1.0), (x1, z1), (x0, z1)]
    sheet(level.piece("water_pond"), rim, -0.4, [rim + rim[:1]], spacing=0.9)


def _row(z):
    """The hue of the row of stations at z, if there is one."""
    for low, high, hue in ROWS:
        if low <= z < high:
            return rgb(hue)
    return None


def _tile(m, x, z, step):
    """A square of ground, bevelled, in a breath of its row's hue."""
    hue = TILES[(x + z) // step % 2]
    row = _row(z + step / 2)
    colour = mix(hue, row, 0.34) if row else mix(hue, CREAM, 0.15)
    a, b = 0.04, step - 0.04
    top = [point(x + u, 0, z + v) for u, v in ((a, a), (b, a), (b, b), (a, b))]
    rim = [point(x + u, -0.03, z + v) for u, v in ((0, 0), (step, 0), (step, step), (0, step))]
    faces = [[0, 1, 2, 3]] + [[i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4] for i in range(4)]
    m.add(_upwards(Part(top + rim, faces)), colour, facet=True)


def _upwards(part):
    """The open part with its first face upwards."""
    a, b, c = (part.vertices[i] for i in part.faces[0][:3])
    return part if (b - a).cross(c - a).z > 0 else Part(part.vertices, [face[::-1] for face in part.faces])


def _kerb(m):
    """A rim of stones about the park, in the hues of its rows, with lamps at the corners."""
    for i in range(-HALF, NORTH, 2):
        ends = ((i, -HALF, 1), (i, NORTH, 1)) if i < HALF else ()
        for x, z, along in ((-HALF, i, 0), (HALF, i, 0), *ends):
            colour = _row(z + 1) or CREAM
            colour = mix(colour, STONE_LIGHT, 0.15 + 0.4 * ((i // 2) % 2))
            w, d = (2, 0.5) if along else (0.5, 2)
            m.add(block(x - (0 if along else 0.25), x - (0 if along else 0.25) + w, -1.2, 0.16, z - (0.25 if along else 0), z - (0.25 if along else 0) + d), colour, facet=True)
    for x, z in ((-HALF, -HALF), (HALF, -HALF), (-HALF, NORTH), (HALF, NORTH)):
        m.add(drum(x, -1.2, z, 0.9, 2.2, 8, 0.6), STONE_DEEP, facet=True, fade=(0, 1, STONE_LIGHT))
        m.add(drum(x, 1.0, z, 0.42, 0.7, 6, 0.5), rgb("ffd98a"), glow=0.9)
        m.add(drum(x, 1.7, z, 0.62, 0.5, 6, 0.05), NAVY, facet=True)


POND = (-46, -34, 30, 42)


def _hole(x, z):
    x0, x1, z0, z1 = POND
    return x0 <= x < x1 and z0 <= z < z1


def _ramps(park):
    """Slopes of 10 to 60 degrees, three wide, two high."""
    for i, degrees in enumerate((10, 20, 30, 40, 45, 46, 50, 60)):
        x = 36 - i * 5
        run = 2.2 / math.tan(math.radians(degrees))
        park.solid(wedge(x - 1.5, x + 1.5, -34, -34 + run, 0, 2.2, -1), park.hue(i))
        park.solid(block(x - 1.5, x + 1.5, -1, 2.2, -34 + run, -34 + run + 2.5), park.hue(i))
        park.sign(x, -36)


def _wedges(park):
    """Corners of two walls that close to 10 to 80 degrees, and valleys of two slopes."""
    for i, degrees in enumerate((10, 20, 30, 45, 60, 80)):
        x, z, half = -10 - i * 6.2, -30, math.radians(degrees / 2)
        for side in (1, -1):
            middle = (x + side * 2.0 * math.sin(half) + side * 0.25 * math.cos(half), z - 2.0 * math.cos(half) + 0.25 * math.sin(half))
            park.solid(slab(middle[0], 1.2, middle[1], 0.5, 2.4, 4.4, side * -degrees / 2 + 0), park.hue(i))
        park.sign(x, -36)
    for i, degrees in enumerate((30, 45, 60)):
        x, rise = 36 - i * 9, 2.5 * math.tan(math.radians(degrees))
        for side in (1, -1):
            a, b = (x, x + 2.5) if side > 0 else (x - 2.5, x)
            low, high = (0, rise) if side > 0 else (rise, 0)
            park.solid(wedge(a, b, -20, -12, low, high, -1, along="x"), park.hue(i + 2))
        park.sign(x, -22)


def _steps(park):
    """Stairs of 0.3, a step of 0.3, a box of 0.5, ledges to jump on and to fall from."""
    for i in range(10):
        park.solid(block(8, 11, -0.5, 0.3 * (i + 1), -20 + 0.3 * i, -16), mix(park.hue(3), STONE_LIGHT, 0.5 * (i % 2)))
    park.solid(block(8, 11, -0.5, 3.0, -16, -13), park.hue(3))
    park.sign(9.5, -22)
    for x, height in ((5, 0.3), (1, 0.5), (-3, 1.0), (-7, 1.5), (-11, 2.0)):
        park.solid(block(x - 1.5, x + 1.5, -0.5, height, -18, -14), park.hue(int(height * 2)))
        park.sign(x, -20)


def _floors(park):
    """A floor of many triangles, slivers, forty boxes side by side: nothing of it may be felt."""
    level = park.level
    park.sign(-18, -22)
    for i in range(12):
        for k in range(12):
            a, c = -24 + i * 0.5 + 6 - 6, -20 + k * 0.5
            park.solid(block(a + 0, a + 0.5, -0.3, 0.1, c, c + 0.5), mix(park.hue(1), STONE_LIGHT, 0.4 * ((i + k) % 2)), piece="floors")
    park.sign(-28, -22)
    for i in range(60):
        x = -27.4 - i * 0.02
        park.solid(block(x - 0.02, x, -0.3, 0.1, -20, -8), mix(park.hue(4), STONE_LIGHT, 0.6 * (i % 2)), piece="floors")
    park.sign(-34, -22)
    for i in range(40):
        z = -20 + i * 0.4
        park.solid(block(-36, -32, -0.3, 0.1, z, z + 0.4), mix(park.hue(5), STONE_LIGHT, 0.6 * (i % 2)), piece="floors")


def _walls(park):
    """Thin walls, walls at angles, low ceilings, a tunnel to crouch through, a shaft to slide down, a high tower."""
    for i, yaw in enumerate((0, 37.3, 10, 45, 80)):
        x = 36 - i * 6
        park.solid(slab(x, 1.5, -4, 4, 3, 0.02 if i < 2 else 0.3, yaw), park.hue(i))
        park.sign(x, -7)
    park.sign(4, -7)
    park.solid(block(1.6, 2.0, -0.5, 2.2, -5, 1), park.hue(0))
    park.solid(block(6.0, 6.4, -0.5, 2.2, -5, 1), park.hue(0))
    park.solid(block(1.6, 6.4, 1.4, 2.2, -5, 1), park.hue(0))
    park.sign(-3, -7)
    for a, b in ((-5.2, -4.6), (-1.4, -0.8)):
        park.solid(block(a, b, -0.5, 1.6, -5, 1), park.hue(1))
    park.solid(block(-5.2, -0.8, 0.95, 1.6, -5, 1), park.hue(1))
    park.sign(-11, -7)
    for a, b in ((-13, -12.3), (-10.3, -9.6)):
        park.solid(block(a, b, -0.5, 12, -5, -1), park.hue(2))
    park.solid(block(-12.3, -10.3, -0.5, 12, -1.6, -1), park.hue(2))
    for i in range(6):
        park.solid(block(-9.6 + 0.0, -8.0, -0.5, 1.5 + 1.5 * i, -5 + i * 1.4 - 0.0, -5 + (i + 1) * 1.4), park.hue(i))
    _tower(park)


def _tower(park):
    """A winding stair to a long fall on a floor that has one side only."""
    x, z = 34.0, 36.0
    park.sign(34, 26)
    park.solid(block(x - 2, x + 2, -0.5, 24, z - 2, z + 2), mix(STONE, park.hue(3), 0.3))
    for i in range(40):
        a = math.radians(i * 18)
        y = 0.6 * (i + 1)
        park.solid(slab(x + 3.6 * math.sin(a), y - 0.2, z + 3.6 * math.cos(a), 1.3, 0.4, 2.6, math.degrees(a)), park.hue(i), "wood")
    sheet = Part([point(40, 0.15, 33), point(45, 0.15, 33), point(45, 0.15, 39), point(40, 0.15, 39)], [[3, 2, 1, 0]])
    if (sheet.vertices[sheet.faces[0][1]] - sheet.vertices[sheet.faces[0][0]]).cross(sheet.vertices[sheet.faces[0][2]] - sheet.vertices[sheet.faces[0][1]]).z < 0:
        sheet = Part(sheet.vertices, [f[::-1] for f in sheet.faces])
    park.level.open_surfaces.add("grass")
    park.solid(sheet, park.hue(2), "grass")


def _moving(park):
    level = park.level
    park.sign(34, 4)
    level.path("lift", [(34, 1.0, 8), (34, 3.0, 8)])
    level.platform("lift", 34, 1.0, 8, (1.5, 0.2, 1.5), model="platform_wood", surface="wood", path="lift", speed=1.0, sine=True)
    park.sign(24, 4)
    level.platform("turntable", 24, 0.2, 10, (4.0, 0.2, 4.0), model="platform_wood", surface="wood", turns=1.0)
    park.sign(14, 4)
    level.path("pusher", [(14, 1.0, 7), (14, 1.0, 13)])
    level.platform("pusher", 14, 1.0, 7, (2, 1.0, 0.2), model="platform_wood", surface="wood", path="pusher", speed=1.0, wait=1.0)
    park.sign(6, 4)
    level.path("round", [(4, 0.8, 7), (9, 0.8, 7), (9, 2.4, 13), (4, 2.4, 13), (4, 0.8, 7)])
    level.platform("round", 4, 0.8, 7, (1.5, 0.2, 1.5), model="platform_wood", surface="wood", path="round", speed=2.0)


def _surfaces(park):
    """Tiles of every surface."""
    colours = {"ice": rgb("b9ecff"), "honey": rgb("ffb52e"), "lava": rgb("ff6a1e"), "bounce": rgb("ff7db4"), "wood": WOOD_LIGHT, "grass": rgb("7ed957")}
    for i, (surface, colour) in enumerate(colours.items()):
        x = -6 - i * 6.6
        tile = block(x - 2.6, x + 2.6, -0.4, 0.08, 6, 14)
        if surface in ("ice", "honey", "lava"):
            rim = [(x - 2.6, 6), (x + 2.6, 6), (x + 2.6, 14), (x - 2.6, 14)]
            sheet(park.level.piece(surface + "_tile"), rim, 0.08, [rim + rim[:1]], spacing=0.9, reach=1.2)
            park.level.solid(tile, surface=surface)
        else:
            park.solid(tile, colour, surface, "tiles")
        for a, b, c, d in ((x - 2.85, x - 2.6, 5.75, 14.25), (x + 2.6, x + 2.85, 5.75, 14.25), (x - 2.6, x + 2.6, 5.75, 6), (x - 2.6, x + 2.6, 14, 14.25)):
            park.level.piece("tiles").add(block(a, b, -0.2, 0.03, c, d), NAVY, facet=True)
        park.sign(x, 4)
    park.sign(-6, 17)
    for i in range(5):
        park.level.spawn("plank", -6, 1.0, 20 + i * 2.3)
    park.solid(block(-7.5, -4.5, -0.5, 1.17, 17.8, 18.9), WOOD, "wood")
    park.level.spawn("bounce_flower", -12, 0, 21)
    park.sign(-12, 17)


def _bodies(park):
    """A stack of five crates and a row of five, balls on three slopes, stones."""
    level = park.level
    park.sign(2, 17)
    for i in range(5):
        level.spawn("crate_light", 2, i * 1.0, 20)
    park.sign(8, 17)
    for i in range(5):
        level.spawn("crate_light", 8, 0, 20 + i * 1.05)
    park.solid(block(6, 10, -0.5, 1.5, 26, 26.6), park.hue(4))
    park.sign(14, 17)
    level.spawn("crate_heavy", 14, 0, 20)
    level.spawn("stone", 14, 0, 23)
    for i, degrees in enumerate((10, 30, 45)):
        x = 21 + i * 5
        run = 3.0 / math.tan(math.radians(degrees))
        run = min(run, 10)
        high = run * math.tan(math.radians(degrees))
        park.solid(wedge(x - 1.5, x + 1.5, 20, 20 + run, 0, high, -1), park.hue(i))
        park.solid(block(x - 1.5, x + 1.5, -1, high, 20 + run, 22.5 + run), park.hue(i))
        level.spawn("ball", x, high, 20.6 + run)
        park.sign(x, 17)
    park.sign(-20, 17)
    for i, what in enumerate(("grump", "flutter", "sleeper", "roller", "spitter")):
        level.spawn(what, -20 - i * 5, 0, 24, 180)
        park.sign(-20 - i * 5, 20)
    for i in range(12):
        level.spawn("pollen", 4 * math.sin(i * math.pi / 6), 0.7, -30 + 4 * math.cos(i * math.pi / 6))
    for i in range(4):
        level.spawn("bee", -2 + i * 1.3, 0.8, -34)


def _fields(park):
    """Air: gusts to the side, an updraft to glide in, a web, smoke, the dark."""
    level = park.level
    for x, what, half, kind in (
        (-25, "gusts", (4.0, 1.5, 4.0), {"kind": "wind", "drift": 4.0, "first": 120, "on": 150, "off": 120}),
        (-13, "updraft", (2.5, 5.0, 2.5), {"kind": "wind", "shape": "cylinder", "rise": 6.0}),
        (-2, "web", (3.0, 1.5, 3.0), {"kind": "web", "factor": 0.4, "ease": 0.15}),
        (9, "smoke", (3.5, 1.75, 4.0), {"kind": "smoke", "factor": 0.8, "sight": 14.0}),
        (21, "dark", (4.5, 3.0, 4.5), {"kind": "dark", "sight": 7.0}),
    ):  # fmt: skip
        w, d = half[0] + 0.25, half[2] + 0.25
        for a, b, c, e in ((-w, 1 - w, -d, 0.25 - d), (w - 1, w, -d, 0.25 - d), (-w, 1 - w, d - 0.25, d), (w - 1, w, d - 0.25, d)):
            level.piece("tiles").add(block(x + a, x + b, -0.2, 0.03, 39 + c, 39 + e), NAVY, facet=True)
        level.field(what, x, half[1], 39, half, yaw=90.0 if what == "gusts" else 0.0, **kind)
        park.sign(x, 32.5)
    level.piece("tiles").add(drum(-13, 0.0, 39, 1.6, 0.06, 12, 1.5), NAVY, facet=True)
