"""What stands in the flight corridor: round and leafy breaks, angular stone does not."""

import math

from mathutils import Quaternion, Vector

from geometry import (
    Part,
    around,
    ball,
    blossom,
    box,
    cone,
    extrusion,
    lathe,
    move,
    petal,
    polar,
    seeded,
    size,
    torus,
    tube,
    turn,
)
from mesh import static
from palette import (
    BARK,
    BARK_DEEP,
    BLOOM_PINK,
    CLOVER,
    CREAM,
    LEAF,
    LEAF_DARK,
    LEAF_LIGHT,
    LEAF_TIP,
    SANDSTONE,
    SANDSTONE_DEEP,
    SANDSTONE_LIGHT,
    STONE,
    STONE_DEEP,
    STONE_LIGHT,
    STRAW,
    STRAW_LIGHT,
    mix,
    rgb,
)

MOSS = rgb("5fae3f")
LIT = rgb("f4f090")  # of a leaf that stands in the sun


def leaf_ball(m, x, y, z, radius, seed, low=LEAF, high=LEAF_TIP, flat=0.88, leaves=0):
    """One clump of foliage, dark below and bright above: faceted, or soft with so many leaves that stand out of it like shingles."""
    clump = ball(radius, 2).roughened(0.15 * radius, 1.4 / radius, seed)
    bounds = (z - radius * 0.7, z + radius * 0.8)
    at = move(x, y, z) @ size(1, 1, flat)
    m.add(clump, low, at=at, facet=not leaves, fade=(*bounds, high))
    shingles(m, at, radius, leaves, seed, (low, high), bounds)


def shingles(m, at, radius, leaves, seed, tones, bounds):
    """So many leaves that stand out of a clump like shingles, dark at its lower bound and bright at its upper one."""
    source, (low, high) = seeded(seed * 31 + 7), tones
    for i in range(leaves):
        up = 1 - 1.55 * (i + 0.5) / leaves  # from the top to below the middle, by the golden angle
        out = Vector(polar(math.sqrt(max(0, 1 - up * up)), i * 137.5 + source.uniform(-20, 20), up))
        here = at @ (out * (0.93 * radius))
        leaf = shingle(out, radius * source.uniform(0.50, 0.76), source.uniform(-55, 55))
        share = min(1.0, max(0.0, (here.z - bounds[0]) / (bounds[1] - bounds[0])))
        tone = (mix(low, high, 0.55 * share), mix(mix(low, high, share), high, 0.45), mix(high, LIT, 0.12 + 0.4 * share))[i % 3]
        m.add(leaf, tone, at=move(*here))


def shingle(out, length, aside):
    """A leaf whose foot is at the origin, on what looks to `out`: it hangs down, so many degrees aside, and stands off."""
    down = Vector((0, 0, -1)) - out * -out.z
    down = down.normalized() if down.length > 0.1 else Vector((1, 0, 0))
    along = Quaternion(out, math.radians(aside)) @ down
    across = out.cross(along)
    foot, tip = -0.35 * length * along + 0.05 * length * out, 0.65 * length * along + 0.42 * length * out
    middle = 0.5 * (foot + tip) + 0.10 * length * out
    return Part([foot, middle - 0.30 * length * across, tip, middle + 0.30 * length * across], [[0, 1, 2], [0, 2, 3]])


def bush(m):
    for i, (x, y, z, r) in enumerate(
        (
            (0, 0, 0.62, 0.78),
            (0.72, 0.15, 0.42, 0.58),
            (-0.72, 0, 0.45, 0.60),
            (0.15, -0.58, 0.40, 0.56),
            (-0.1, 0.55, 0.42, 0.56),
        )
    ):
        leaf_ball(m, x, y, z, r, i + 2, leaves=12)
    for x, y, z in (
        (0.3, -0.95, 0.72),
        (-0.5, -0.50, 0.95),
        (0.82, -0.30, 0.78),
        (0.15, -0.45, 1.28),
        (-1.05, -0.3, 0.7),
        (0.2, 0.9, 0.75),
    ):
        out = Vector((x, y, z - 0.45))
        flower = blossom(0.17, 5, 0.06).moved(out.to_track_quat("Z", "Y").to_matrix().to_4x4())
        m.add(flower, BLOOM_PINK, at=move(x, y, z), glow=0.15)


def tree(m):
    """Round crown on a short trunk: all one soft ball, so that it reads as breakable."""
    m.add(
        tube([(0, 0, -0.1), (0.08, 0, 0.9), (-0.05, 0.04, 1.9), (0.08, 0, 2.9)], [0.46, 0.27, 0.22, 0.2], 8, 6),
        BARK,
        fade=(0, 1.6, BARK_DEEP),
    )
    for a in around(5, 20):
        foot = [polar(0.1, a, 0.45), polar(0.42, a, 0.10), polar(0.72, a, -0.06)]
        m.add(tube(foot, [0.18, 0.12, 0.02], 5, 3), BARK_DEEP)
    m.add(tube([(0, 0.02, 1.5), (0.5, -0.1, 2.0), (0.9, -0.1, 2.5)], [0.14, 0.10, 0.08], 6, 3), BARK)
    crown = (
        (0, 0, 3.5, 1.55),
        (1.05, 0.2, 3.0, 0.95),
        (-1.0, -0.1, 3.05, 1.0),
        (0.15, 0.95, 3.1, 0.92),
        (-0.1, -1.0, 3.0, 0.95),
        (0.1, 0, 4.55, 0.95),
    )
    for i, (x, y, z, r) in enumerate(crown):
        leaf_ball(m, x, y, z, r, i * 3 + 1, LEAF_DARK, leaves=20)


def haybale(m):
    """Round bale lying on its side, end faces towards left and right."""
    lying = move(0, 0, 0.9) @ turn(0, 90, 0)

    def straw(v, normal):
        return mix(STRAW, STRAW_LIGHT, 0.5 + 0.5 * math.sin(9 * math.atan2(v.z - 0.9, v.y)))

    m.add(lathe([(0.86, -0.80), (0.92, -0.7), (0.92, 0.7), (0.86, 0.80)], 18, cap=False), straw, at=lying, by_face=True)
    for side in (1, -1):
        rings = [(0.86, 0.795), (0.70, 0.83), (0.68, 0.79), (0.46, 0.83), (0.44, 0.79), (0.22, 0.84), (0, 0.80)]
        colours = (STRAW_LIGHT, STRAW)
        end = lathe(rings, 18, cap=False)
        m.add(
            end,
            lambda v, n: colours[int(math.hypot(v.y, v.z - 0.9) / 0.23) % 2],
            at=lying @ turn(0 if side > 0 else 180),
            by_face=True,
        )
    for x in (-0.42, 0.42):
        m.add(torus(0.925, 0.028, 18, 4), rgb("b0562e"), at=lying @ move(0, 0, x))
    source = seeded(5)
    for _ in range(9):
        a, x = source.uniform(0, 360), source.uniform(-0.7, 0.7)
        wisp = cone(0.035, 0.3, 3)
        m.add(wisp, STRAW_LIGHT, at=lying @ turn(0, 0, a) @ move(0.9, 0, x) @ turn(20, 55, 0))


def block(m, x, y, z, wide, deep, high, colour, lean=0.0, spin=0.0, taper=1.0, light=STONE_LIGHT):
    """Dressed stone, bevelled and faceted; z is its foot."""
    m.add(
        box(wide, deep, high, 0.07, taper),
        colour,
        at=move(x, y, z + high / 2) @ turn(lean, 0, spin),
        facet=True,
        fade=(z - 0.2, z + high * 1.3, light),
    )


def sandstone(m, x, y, z, wide, deep, high, colour, lean=0.0, spin=0.0):
    """A block of the old keepers' warm stone."""
    block(m, x, y, z, wide, deep, high, colour, lean, spin, light=SANDSTONE_LIGHT)


def pillar(m):
    """Square tower of cut stone with a broken, pointed head."""
    sandstone(m, 0, 0, 0, 2.0, 2.0, 0.5, SANDSTONE_DEEP)
    sandstone(m, 0, 0, 0.5, 1.7, 1.7, 0.35, SANDSTONE)
    for i, z in enumerate((0.85, 2.15, 3.45, 4.75)):
        sandstone(
            m,
            0.03 * (i % 2),
            -0.03 * (i % 2),
            z,
            1.34 - 0.05 * i,
            1.34 - 0.05 * i,
            1.26,
            SANDSTONE if i % 2 else mix(SANDSTONE, SANDSTONE_DEEP, 0.35),
            0,
            3 * (i % 3) - 3,
        )
    sandstone(m, 0, 0, 6.05, 1.75, 1.75, 0.32, SANDSTONE_LIGHT)
    m.add(
        lathe([(0.95, 0), (0.80, 0.30), (0, 1.15)], 4, cap=False),
        SANDSTONE_DEEP,
        at=move(0, 0, 6.37) @ turn(0, 0, 45),
        facet=True,
        fade=(6.3, 7.6, SANDSTONE_LIGHT),
    )
    for a, z in ((0, 2.6), (90, 3.9), (180, 2.6), (270, 3.9)):
        sign = lathe([(0.30, 0), (0.24, 0.05)], 4).moved(turn(90))
        m.add(sign, rgb("6f63a8"), at=turn(0, 0, a) @ move(0, -0.64, z) @ size(1, 1, 1.5), facet=True)
    for a in (30, 150, 260):
        m.add(
            ball(0.3, 1).roughened(0.08, 3, a),
            MOSS,
            at=turn(0, 0, a) @ move(0.95, 0, 0.5) @ size(1.3, 1, 0.5),
            facet=True,
            fade=(0.3, 0.7, LEAF_TIP),
        )


def standing_stone(m):
    """Tall leaning slab with a carved spiral: sharp edges, never round."""
    outline = [(-0.95, -0.2), (0.9, -0.2), (1.0, 1.6), (0.72, 3.3), (0.25, 4.2), (-0.45, 3.85), (-0.85, 2.2)]
    m.add(extrusion(outline, 0.95, 0.10), STONE_DEEP, at=turn(-4, 3, 8), facet=True, fade=(0, 4.4, STONE))
    for ring, radius in enumerate((0.42, 0.24)):
        m.add(torus(radius, 0.045, 10, 4), rgb("d9cfe8"), at=turn(-4, 3, 8) @ move(0, -0.48, 2.35) @ turn(90))
    m.add(box(0.09, 0.06, 1.0), rgb("d9cfe8"), at=turn(-4, 3, 8) @ move(0, -0.48, 1.3))
    block(m, 1.05, -0.2, 0, 0.8, 0.7, 0.6, STONE_DEEP, 8, 20)
    block(m, -1.1, 0.25, 0, 0.6, 0.7, 0.42, STONE_DEEP, -6, -30)
    for x, y in ((0.6, -0.6), (-0.7, -0.55)):
        m.add(
            ball(0.32, 1).roughened(0.08, 3, 4),
            MOSS,
            at=move(x, y, 0.06) @ size(1.4, 1, 0.5),
            facet=True,
            fade=(0, 0.3, LEAF_TIP),
        )


def arch(m):
    """Fly-through of dressed stone; the opening is 7.6 wide and 6.8 high."""
    for side in (-1, 1):
        x = 4.6 * side
        sandstone(m, x, 0, 0, 2.0, 2.0, 0.55, SANDSTONE_DEEP)
        for i in range(3):
            sandstone(
                m, x, 0, 0.55 + i * 1.05, 1.5, 1.5, 1.0, SANDSTONE if i % 2 else mix(SANDSTONE, SANDSTONE_DEEP, 0.3), 0, 2 * i - 2
            )
        sandstone(m, x, 0, 3.7, 1.8, 1.8, 0.35, SANDSTONE_LIGHT)
        m.add(
            ball(0.4, 1).roughened(0.1, 3, side + 4),
            MOSS,
            at=move(x - 0.4, -0.95, 0.5) @ size(1.6, 1, 0.6),
            facet=True,
            fade=(0.3, 0.8, LEAF_TIP),
        )
    count = 9
    for i in range(count):
        a = math.pi * (i + 0.5) / count
        stone = box(1.58 if i != count // 2 else 1.5, 1.45, 1.3, 0.09)
        tone = SANDSTONE_LIGHT if i == count // 2 else mix(SANDSTONE, SANDSTONE_DEEP, 0.3 * (i % 2))
        place = move(4.6 * math.cos(a), 0, 4.05 + 3.5 * math.sin(a)) @ turn(
            0, 90 - math.degrees(math.atan2(3.5 * math.sin(a), 4.6 * math.cos(a))), 0
        )
        m.add(stone, tone, at=place, facet=True)
    for x, length in ((-3.0, 0.9), (-2.1, 1.3), (2.6, 1.1), (3.4, 0.7)):
        top = 4.05 + 3.5 * math.sqrt(1 - (x / 4.6) ** 2) - 0.6
        m.add(
            tube(
                [(x, -0.5, top), (x + 0.06, -0.62, top - length * 0.5), (x, -0.55, top - length)],
                [0.09, 0.10, 0.01],
                4,
                3,
            ),
            CLOVER,
            fade=(top - length, top, LEAF_LIGHT),
        )


def clover_leaf(m, x, y, z, radius, spin):
    """Three round leaflets on a stalk."""
    m.add(tube([(x * 0.8, y * 0.8, 0), (x, y, z)], [0.035, 0.025], 3, 1, cap=False), LEAF)
    for a in around(3, spin):
        m.add(
            leaflet(radius),
            CLOVER,
            at=move(x, y, z) @ turn(0, 0, a),
            facet=False,
            fade=(z - 0.05, z + radius * 0.5, LEAF_TIP),
        )


def leaflet(radius):
    """Notched, cupped clover leaflet along +X, two-sided."""
    rim = [(0, 0, 0), (0.55, -0.52, 0.16), (1.05, -0.40, 0.30), (0.92, 0, 0.20), (1.05, 0.40, 0.30), (0.55, 0.52, 0.16)]
    top = [Vector(p) * radius for p in rim]
    centre = Vector((0.6, 0, 0.10)) * radius
    low = Vector((0.6, 0, 0.02)) * radius
    vertices = top + [centre, low]
    faces = []
    for i in range(6):
        j = (i + 1) % 6
        faces += [[i, j, 6], [j, i, 7]]
    return Part(vertices, faces)


def low_foliage(m):
    """Patch of tall clover, three wide: stumbling height."""
    source = seeded(21)
    for i in range(15):
        a, r = i * 137.5, 1.35 * math.sqrt((i + 0.5) / 15)
        x, y = polar(r, a).xy
        clover_leaf(
            m,
            x,
            y * 0.75,
            0.36 + 0.30 * source.random() * (1.1 - r / 1.6),
            0.24 + 0.06 * source.random(),
            source.uniform(0, 120),
        )
    for i in range(14):
        p = polar(0.35 + 0.75 * ((i * 0.618) % 1), i * 137.5)
        m.add(
            petal(0.50, 0.20, 0.34, 0.02, 0.04),
            LEAF_DARK,
            at=move(p.x, p.y * 0.75, 0) @ turn(0, 0, i * 137.5),
            fade=(0, 0.36, LEAF_LIGHT),
        )
    for x, y, z in ((0.5, -0.4, 0.72), (-0.6, -0.1, 0.78), (0.1, 0.5, 0.7), (-1.0, 0.3, 0.55)):
        m.add(tube([(x, y, 0), (x, y, z)], [0.03, 0.025], 3, 1, cap=False), LEAF)
        m.add(ball(0.13, 1), BLOOM_PINK, at=move(x, y, z + 0.06), facet=True, fade=(z, z + 0.2, CREAM), glow=0.1)


MODELS = {
    "bush": lambda: static("bush", bush, reach=0.6, ground=True, soft=True),
    "tree": lambda: static("tree", tree, reach=1.3, ground=True, soft=True),
    "haybale": lambda: static("haybale", haybale, reach=0.6, ground=True),
    "pillar": lambda: static("pillar", pillar, reach=0.9, ground=True),
    "standing_stone": lambda: static("standing_stone", standing_stone, reach=0.9, ground=True),
    "arch": lambda: static("arch", arch, reach=1.0, ground=True),
    "low_foliage": lambda: static("low_foliage", low_foliage, reach=0.4, ground=True, soft=True),
}
