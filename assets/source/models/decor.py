"""Small scenery without collision, made to be scattered by the hundred: few triangles each."""

import math


from geometry import aim, ball, blossom, box, cone, lathe, move, polar, seeded, size, turn
from mesh import static
from obstacles import leaflet
from palette import (
    BEE_GOLD,
    BLOOM_BLUE,
    BLOOM_PINK,
    BLOOM_VIOLET,
    CLOVER,
    CREAM,
    LEAF,
    LEAF_LIGHT,
    LEAF_TIP,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    rgb,
)


ROCK_DEEP = rgb("7a5f72")
ROCK_LIGHT = rgb("e0b79c")


def spear(width, high, lean, bent):
    """A blade that leans towards +X; a bent one has a joint and hangs over."""
    joint = [(width * 0.8, high * 0.5)] if bent else []
    straight = lathe([(width, 0), *joint, (0, high)], 3, cap=False)
    return straight.warped(lambda v: (v.x + lean * (v.z / high) ** 2, v.y * 0.5, v.z * (1 - 0.22 * lean * v.z / high)))


def grasses(m, count, bent, along, across, high, width, seed):
    """Blades strewn over an oval, every so many of them bent, the tallest in the middle."""
    source = seeded(seed)
    for i in range(count):
        a, out = i * 137.5, math.sqrt((i + 0.5) / count)
        foot = polar(out, a)
        tall = high * (1.05 - 0.45 * out) * source.uniform(0.75, 1.15)
        lean = tall * source.uniform(0.2, 0.75)
        m.add(
            spear(width, tall, lean, i % bent == 0),
            LEAF if i % 3 else LEAF_LIGHT,
            at=move(foot.x * along, foot.y * across, -0.03) @ turn(0, 0, a + source.uniform(-50, 50)),
            fade=(0.05, high * 0.95, LEAF_TIP),
        )


def grass_tuft(m):
    grasses(m, 16, 3, 0.34, 0.30, 0.66, 0.075, 3)


def grass_drift(m):
    """Four units of long grass along X, as high as a rabbit: for the borders of the lane."""
    grasses(m, 32, 4, 1.9, 0.62, 1.05, 0.125, 8)


def scree(m):
    """Six units of stones along X that have come down a cliff, grass between them; the large ones lie at +Y."""
    source = seeded(21)
    for i in range(9):
        x, near = -2.7 + 0.68 * i, i % 2
        r = source.uniform(0.3, 0.5) if near else source.uniform(0.65, 1.15)
        stone = ball(r, 1).roughened(0.28 * r, 1.4 / r, i).without_faces_below(-0.25 * r)
        m.add(
            stone,
            ROCK_DEEP,
            at=move(x, -0.75 * near + source.uniform(-0.2, 0.5), r * 0.3) @ turn(0, 0, i * 70),
            facet=True,
            fade=(-0.1, 1.7, ROCK_LIGHT),
        )
    grasses(m, 14, 7, 2.9, 0.95, 0.75, 0.11, 5)


def clover_patch(m):
    """Low carpet: five three-leaved clovers."""
    source = seeded(11)
    for i in range(3):
        p = polar(0.34, i * 120 + 20)
        m.add(lathe([(0, 0), (0.022, 0.20 + 0.05 * i)], 3, cap=False), LEAF, at=move(p.x, p.y, 0))
        spin = source.uniform(0, 120)
        for a in (0, 120, 240):
            m.add(
                leaflet(0.24),
                CLOVER,
                at=move(p.x, p.y, 0.20 + 0.05 * i) @ turn(0, 0, a + spin),
                fade=(0.2, 0.36, LEAF_TIP),
            )


def flower_patch(colours, petals):
    """Three flowers of different height over a few blades."""

    def shape(m):
        for i, (colour, heart) in enumerate(colours):
            a = i * 125 + 30
            p = polar(0.17, a)
            z = 0.58 - 0.13 * i
            m.add(
                lathe([(0, 0), (0.022, p.length)], 3, cap=False),
                LEAF,
                at=move(p.x * 0.3, p.y * 0.3, 0) @ aim((p.x * 0.7, p.y * 0.7, z)) @ size(1, 1, z / p.length),
            )
            tilt = turn(0, 0, a) @ turn(0, 24, 0)
            m.add(blossom(0.18, petals, 0.07), colour, at=move(p.x, p.y, z) @ tilt, glow=0.18)
            m.add(cone(0.06, 0.06, 4), heart, at=move(p.x, p.y, z + 0.01) @ tilt, glow=0.3)
        m.add(
            cone(0.06, 0.40, 3), LEAF, at=move(0.05, -0.06, 0) @ turn(24, 20, 0), fade=(0, 0.35, LEAF_TIP), facet=True
        )

    return shape


FLOWERS = {
    "flower_patch_a": flower_patch(((BLOOM_PINK, BEE_GOLD), (CREAM, BEE_GOLD), (BLOOM_PINK, WHITE)), 5),
    "flower_patch_b": flower_patch(((BLOOM_VIOLET, CREAM), (BLOOM_BLUE, WHITE), (BLOOM_VIOLET, WHITE)), 5),
    "flower_patch_c": flower_patch(((WHITE, BEE_GOLD), (rgb("ffd84a"), rgb("ff9a3c")), (WHITE, BEE_GOLD)), 5),
}


def fence(m):
    """Four units of garden fence along X, two posts to them: rails and pickets are as stout as a pixel is wide at sixty units."""
    for x in (-1.0, 1.0):
        m.add(box(0.26, 0.26, 1.2), WOOD, at=move(x, 0, 0.55), fade=(0, 1.1, WOOD_LIGHT))
        m.add(cone(0.24, 0.24, 4), WOOD_LIGHT, at=move(x, 0, 1.12) @ turn(0, 0, 45), facet=True)
    for z in (0.36, 0.80):
        rail = box(4.0, 0.10, 0.20).keeping(lambda corners: any(v.x != corners[0].x for v in corners))  # its ends meet the next fence
        m.add(rail, WOOD_LIGHT, at=move(0, 0.07, z))
    for i in range(8):
        x = -1.75 + 0.5 * i
        high = 0.98 + 0.07 * math.sin(i * 2.1)
        picket = box(0.27, 0.08, high, 0, 0.94).without_faces_below(0.001 - high / 2)
        m.add(picket, CREAM, at=move(x, -0.05, high / 2 + 0.02) @ turn(0, 2.4 * math.sin(i * 3.7), 0), facet=True)


MODELS = {
    "grass_tuft": lambda: static("grass_tuft", grass_tuft, reach=0.3, ground=True, strength=0.5),
    "grass_drift": lambda: static("grass_drift", grass_drift, reach=0.5, ground=True, strength=0.5),
    "scree": lambda: static("scree", scree, reach=0.8, ground=True, strength=0.7),
    "clover_patch": lambda: static("clover_patch", clover_patch, reach=0.25, ground=True, strength=0.5),
    "fence": lambda: static("fence", fence, reach=0.5, ground=True),
}
MODELS.update(
    {
        name: (lambda n=name, s=shape: static(n, s, reach=0.25, ground=True, strength=0.5))
        for name, shape in FLOWERS.items()
    }
)
