"""Surfaces that flow: meshes that know how far the shore is and where they flow to (see Surface.vert), and light."""

import math

from mathutils import Vector

from frame import point
from geometry import Part
from solids import triangulated

REACH = 2.4  # u from the shore that a surface knows of
STILL = 0.5


def sheet(piece, outline, y, shores=(), flow=(0.0, 0.0), spacing=0.8, reach=REACH):
    """A level surface over an outline [(x, z)...]; shores are lines of (x, z), or (x, z, radius) of what stands in it.

    `flow` is where it flows to, (x, z), or a function of the place that returns it; of ice, x is how much of a light is seen in it.
    """
    xs, zs = [p[0] for p in outline], [p[1] for p in outline]
    lines = [[(x, min(zs)), (x, max(zs))] for x in _marks(xs, spacing)] + [[(min(xs), z), (max(xs), z)] for z in _marks(zs, spacing)]
    corners, triangles = triangulated([outline], [], (), lines)
    part = Part([point(x, y, z) for x, z in corners], [list(t) for t in triangles])
    a, b, c = (part.vertices[i] for i in part.faces[0])
    if (b - a).cross(c - a).z < 0:
        part = Part(part.vertices, [f[::-1] for f in part.faces])
    flows = flow if callable(flow) else lambda x, z: flow

    def colour(v, normal):
        away = min((_distance((v.x, -v.y), shore) for shore in shores), default=reach)
        return (1 - min(1.0, max(0.0, away) / reach), *(STILL + share / 2 for share in flows(v.x, -v.y)))

    piece.add(part, colour, glow=1.0)


def _marks(values, spacing):
    low, high = min(values), max(values)
    count = max(1, round((high - low) / spacing))
    return [low + (high - low) * i / count for i in range(1, count)]


def _distance(p, shore):
    if len(shore) == 3 and not isinstance(shore[0], tuple):
        return math.hypot(p[0] - shore[0], p[1] - shore[1]) - shore[2]
    return min(_to_leg(p, a, b) for a, b in zip(shore, shore[1:]))


def _to_leg(p, a, b):
    p, a, b = Vector(p), Vector(a), Vector(b)
    t = max(0.0, min(1.0, (p - a).dot(b - a) / max(1e-9, (b - a).length_squared)))
    return (p - a.lerp(b, t)).length


def solid_of(piece, part, edge=0.0):
    """A body of a substance, all of it as near to the shore as said."""
    piece.add(part, (edge, STILL, STILL), glow=1.0, facet=True)


def fall(piece, lip, drop, out, width=None, rows=5, ragged=0.35):
    """A sheet of water from a lip ((x, y, z), (x, y, z)) that falls `drop`, `out` (x, z) from it in the end."""
    a, b = (Vector(point(*p)) for p in lip)
    columns, vertices, edges = 6, [], {}
    for k in range(rows + 1):
        t = k / rows
        for i in range(columns + 1):
            u = i / columns
            p = a.lerp(b, u) + point(out[0], 0, out[1]) * math.sqrt(t) - Vector((0, 0, drop * t * t if k else 0.0))
            edges[len(vertices)] = max(ragged * abs(2 * u - 1) ** 3 * 2, 0.65 * t**2)
            vertices.append(p)
    n = columns + 1
    faces = [[k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i] for k in range(rows) for i in range(columns)]
    for way in (faces, [f[::-1] for f in faces]):
        _graded(piece, vertices, way, edges)


def _graded(piece, vertices, faces, edges):
    known = {tuple(round(c, 3) for c in vertices[i]): e for i, e in edges.items()}
    piece.add(Part(vertices, faces), lambda v, n: (known[tuple(round(c, 3) for c in v)], STILL, STILL), glow=1.0)


def shaft(piece, top, foot, narrow, wide, strength=1.0, cool=1.0, sides=15):
    """A shaft of light from a place to another (x, y, z): it fades in below its top and out above its foot, and has sides enough to be shaded as round."""
    a, b = Vector(point(*top)), Vector(point(*foot))
    along = (b - a).normalized()
    side = along.orthogonal().normalized()
    other = along.cross(side)
    vertices, edges = [], {}
    for k, (t, share) in enumerate(((0.0, 0.0), (0.4, 0.85), (1.0, 0.0))):
        radius = narrow + (wide - narrow) * t
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            edges[len(vertices)] = share * strength
            vertices.append(a.lerp(b, t) + (side * math.cos(angle) + other * math.sin(angle)) * radius)
    faces = [[k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i] for k in range(2) for i in range(sides)]
    known = {tuple(round(c, 3) for c in vertices[i]): e for i, e in edges.items()}
    piece.add(Part(vertices, faces), lambda v, n: (known[tuple(round(c, 3) for c in v)], cool, 0.0), glow=1.0)


def pool(piece, x, y, z, radius, strength=1.0, cool=0.0, sides=14):
    """Light that falls on the ground, brightest in the middle."""
    vertices = [point(x, y, z)] + [point(x + r * math.cos(2 * math.pi * i / sides), y, z + r * math.sin(2 * math.pi * i / sides)) for r in (radius * 0.5, radius) for i in range(sides)]
    faces = [[0, 1 + i, 1 + (i + 1) % sides] for i in range(sides)]
    faces += [[1 + i, 1 + sides + i, 1 + sides + (i + 1) % sides, 1 + (i + 1) % sides] for i in range(sides)]
    middle = point(x, y, z)

    def colour(v, normal):
        return (strength * (1 - min(1.0, (v - middle).length / radius)) ** 1.5, cool, 0.0)

    piece.add(Part(vertices, faces), colour, glow=1.0)


