"""What grows on a lawn by the thousand: a tuft for nearby, a few plain blades, a flower, a clover.

Alpha says what the game paints: 1 the plant's own hue, 0.7 the hue of the ground it grows on, 0 nothing.
"""

from mathutils import Vector

from geometry import Part, move, polar, turn
from mesh import static
from palette import BEE_GOLD, LEAF, WHITE, rgb

GROUND, OWN = 0.7, 1.0


def _blade(width, height, lean, joints):
    """A blade that bends outwards along +X, from broad foot to tip."""
    left, right = [], []
    for k in range(joints):
        t = k / joints
        half = width / 2 * (1 - t * 0.75)
        x = lean * t * t
        left.append(Vector((x, -half, height * t)))
        right.append(Vector((x, half, height * t)))
    tip = Vector((lean, 0, height * (1 - 0.12 * lean)))
    vertices, faces = left + right + [tip], []
    for k in range(joints - 1):
        faces.append([k, joints + k, joints + k + 1, k + 1])
    faces.append([joints - 1, 2 * joints - 1, 2 * joints])
    return Part(vertices, faces)


def blades(count, joints, width, height, spread):
    def shape(m):
        for i in range(count):
            a = i * 137.5
            high = height * (1 - 0.42 * ((i * 7) % count) / count)
            root = polar(spread * (0.25 + 0.75 * ((i * 3) % count) / count), a + 40)
            m.add(_blade(width, high, high * (0.35 + 0.4 * (i % 3) / 2), joints), WHITE, at=move(root.x, root.y) @ turn(0, 0, a), glow=GROUND)

    return shape


def flower(m):
    m.add(_blade(0.045, 0.44, 0.02, 1), LEAF, glow=0.0)
    m.add(_blade(0.05, 0.2, 0.14, 1), rgb("4fae4a"), at=turn(0, 0, 140), glow=0.0)
    rim = [polar(0.135 if k % 2 else 0.06, 36 * k, 0.445 if k % 2 else 0.415) for k in range(10)]
    m.add(Part(rim + [polar(0.02, 0, 0.415)], [[k, (k + 1) % 10, 10] for k in range(10)]), WHITE, at=turn(8, -6, 0), glow=OWN)
    heart = [polar(0.042, 120 * k, 0.425) for k in range(3)] + [Vector((0.01, 0, 0.475))]
    m.add(Part(heart, [[0, 1, 3], [1, 2, 3], [2, 0, 3]]), BEE_GOLD, at=turn(8, -6, 0), glow=0.0)


def clover(m):
    for stem, (x, y, high) in enumerate(((0, 0, 0.14), (0.17, 0.08, 0.10), (-0.05, 0.18, 0.08))):
        for k in range(3):
            a = 120 * k + 50 * stem
            leaf = [polar(0.0, 0), polar(0.11, a - 36, 0.03), polar(0.12, a, 0.0), polar(0.11, a + 36, 0.03)]
            m.add(Part(leaf, [[0, 1, 2], [0, 2, 3]]), rgb("c8ffb0"), at=move(x, y, high), glow=OWN)


MODELS = {
    "turf_tuft": lambda: static("turf_tuft", blades(7, 2, 0.085, 0.52, 0.15), **EVEN),
    "turf_grass": lambda: static("turf_grass", blades(6, 1, 0.085, 0.40, 0.24), **EVEN),
    "turf_flower": lambda: static("turf_flower", flower, **EVEN),
    "turf_clover": lambda: static("turf_clover", clover, **EVEN),
}
EVEN = {"strength": 0.0, "gradient": False}
