"""Takes away faces that nobody can see: what lies on the ground, in a wall, or against its neighbour."""

import math

from mathutils import Vector

NEAR = 0.25  # u: what ends nearer than this in all directions is covered
DEEP = 1.2  # u: who meets the back of something nearer than this is inside it
LIFT = 0.004


def remove(piece, around):
    """`around` is a tree of all faces of the level, this piece's among them."""
    kept = [index for index, face in enumerate(piece.faces) if _is_seen([piece.vertices[i] for i in face], around)]
    for name in ("faces", "styles", "facets"):
        values = getattr(piece, name)
        setattr(piece, name, [values[i] for i in kept])


def _is_seen(corners, around):
    normal = sum(((b - a).cross(c - a) for a, b, c in _fan(corners)), Vector())
    if normal.length < 1e-9:
        return False
    normal.normalize()
    centre = sum(corners, Vector()) / len(corners)
    side = normal.orthogonal().normalized()
    other = normal.cross(side)
    rays = [normal] + [(normal * 0.5 + (side * math.cos(a) + other * math.sin(a)) * 0.87) for a in (0, 1.26, 2.51, 3.77, 5.03)]
    for place in [centre] + [corner.lerp(centre, 0.12) for corner in corners]:
        for ray in rays:
            _, face, _, distance = around.ray_cast(place + normal * LIFT, ray)
            inside = distance is not None and distance < DEEP and face.dot(ray) > 0
            if not inside and (distance is None or distance > NEAR):
                return True
    return False


def _fan(corners):
    return [(corners[0], corners[i], corners[i + 1]) for i in range(1, len(corners) - 1)]
