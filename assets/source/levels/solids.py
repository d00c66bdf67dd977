"""What is felt: closed shapes in the game's frame, as Parts for Blender."""

import math

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from frame import place, point
from geometry import Part, box, lathe, turn


def block(x0, x1, y0, y1, z0, z1):
    """Box from corner to corner."""
    return box(x1 - x0, z1 - z0, y1 - y0).moved(place((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))


def slab(x, y, z, width, height, depth, yaw=0.0, pitch=0.0):
    """Box about its middle; `pitch` raises its front end."""
    return box(width, depth, height).moved(place(x, y, z, yaw) @ turn(-pitch, 0, 0))


def drum(x, y, z, radius, height, sides=12, top=None):
    """Upright cylinder, or a stump of a cone, on its foot."""
    return lathe([(radius, 0), (radius if top is None else top, height)], sides).moved(place(x, y, z))


def wedge(x0, x1, z0, z1, y0, y1, foot, along="z"):
    """Ramp on a closed block: its top runs from y0 at the low end of `along` to y1 at the high end."""
    if along == "z":
        heights = {(x0, z0): y0, (x1, z0): y0, (x0, z1): y1, (x1, z1): y1}
    else:
        heights = {(x0, z0): y0, (x0, z1): y0, (x1, z0): y1, (x1, z1): y1}
    rim = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    top = [point(x, heights[x, z], z) for x, z in rim]
    low = [point(x, foot, z) for x, z in rim]
    faces = [[0, 1, 2, 3], [7, 6, 5, 4]] + [[i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4] for i in range(4)]
    return outward(Part(top + low, faces))


def prism(outline, low, high):
    """Upright prism over an outline [(x, z)...] of any shape without crossings."""
    corners, triangles = triangulated([outline], [])
    n = len(corners)
    faces = [list(t) for t in triangles] + [[i + n for i in reversed(t)] for t in triangles]
    faces += [[a, a + n, b + n, b] for a, b in rim_edges(triangles)]
    top = [point(x, high, z) for x, z in corners]
    return outward(Part(top + [point(x, low, z) for x, z in corners], faces))


def outward(part):
    """The closed part with its faces turned outwards."""
    volume = 0.0
    for face in part.faces:
        a = part.vertices[face[0]]
        for i, j in zip(face[1:], face[2:]):
            volume += a.dot(part.vertices[i].cross(part.vertices[j]))
    return part if volume > 0 else Part(part.vertices, [face[::-1] for face in part.faces])


def gable(x, y, z, width, depth, rise, yaw=0.0, ridge=0.0):
    """Roof: a closed prism with the ridge along its own z axis, `ridge` wide at the top."""
    w, r, d = width / 2, max(ridge / 2, 0.02), depth / 2
    section = [(-w, 0), (w, 0), (r, rise), (-r, rise)]
    ends = [Vector((a, e, b)) for e in (-d, d) for a, b in section]
    faces = [[0, 1, 2, 3], [7, 6, 5, 4]] + [[i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4] for i in range(4)]
    return outward(Part(ends, faces)).moved(place(x, y, z, yaw))


def triangulated(outlines, holes, points=(), lines=()):
    """Triangles of the union of outlines less the holes, all [(x, z)...], through points and along lines."""
    vertices, edges = [], []
    for loop in list(outlines) + list(holes):
        start = len(vertices)
        vertices += [Vector(p) for p in loop]
        edges += [(start + i, start + (i + 1) % len(loop)) for i in range(len(loop))]
    for line in lines:
        start = len(vertices)
        vertices += [Vector(p) for p in line]
        edges += [(start + i, start + i + 1) for i in range(len(line) - 1)]
    vertices += [Vector(p) for p in points]
    corners, _, triangles, _, _, _ = delaunay_2d_cdt(vertices, edges, [], 0, 1e-4)
    kept = []
    for t in triangles:
        a, b, c = (corners[i] for i in t)
        middle, area = (a + b + c) / 3, (b - a).cross(c - a)
        if abs(area) > 1e-6 and any(inside(middle, o) for o in outlines) and not any(inside(middle, h) for h in holes):
            kept.append(t if area > 0 else t[::-1])
    used = sorted({i for t in kept for i in t})
    index = {old: new for new, old in enumerate(used)}
    return [tuple(corners[i]) for i in used], [tuple(index[i] for i in t) for t in kept]


def inside(p, outline):
    odd = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def rim_edges(triangles):
    """Directed edges that belong to one triangle only."""
    edges = [(t[i], t[(i + 1) % 3]) for t in triangles for i in range(3)]
    known = set(edges)
    return [(a, b) for a, b in edges if (b, a) not in known]


def ring_outline(x, z, radius, sides, seed=0.0, rough=0.0):
    """Round outline with a soft wobble."""
    points = []
    for i in range(sides):
        a = 2 * math.pi * i / sides
        r = radius * (1 + rough * (math.sin(3 * a + seed) + 0.6 * math.sin(7 * a + 2 * seed)))
        points.append((x + r * math.cos(a), z + r * math.sin(a)))
    return points
