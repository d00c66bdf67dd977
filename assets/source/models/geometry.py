"""Low-poly building blocks: raw parts (vertices and faces) and the primitives that make them.

Z is up, models face -Y, one unit is one game unit. A Part knows nothing of Blender objects;
`mesh.Model` turns parts into coloured meshes.
"""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

# Blender seeds its vector noise with the time of day: fix it, so that every build is the same.
noise.seed_set(1)


def move(x=0.0, y=0.0, z=0.0):
    return Matrix.Translation((x, y, z))


def turn(x=0.0, y=0.0, z=0.0):
    """Rotation by degrees about X, then Y, then Z."""
    return Euler([math.radians(angle) for angle in (x, y, z)], "XYZ").to_matrix().to_4x4()


def size(x=1.0, y=None, z=None):
    if y is None:
        y = z = x
    return Matrix.Diagonal((x, y, z, 1))


def aim(direction, up=(0, 0, 1)):
    """Rotation that takes `up` to `direction`."""
    return Vector(up).rotation_difference(Vector(direction).normalized()).to_matrix().to_4x4()


class Part:
    """Vertices and faces in model space; every method returns a new part."""

    def __init__(self, vertices, faces):
        self.vertices = [Vector(v) for v in vertices]
        self.faces = [list(face) for face in faces]

    def moved(self, matrix):
        faces = self.faces
        if matrix.to_3x3().determinant() < 0:
            faces = [face[::-1] for face in faces]
        return Part([matrix @ v for v in self.vertices], faces)

    def warped(self, shape):
        return Part([shape(v.copy()) for v in self.vertices], self.faces)

    def mirrored(self):
        return self.moved(size(-1, 1, 1))

    def joined(self, other):
        offset = len(self.vertices)
        shifted = [[i + offset for i in face] for face in other.faces]
        return Part(self.vertices + other.vertices, self.faces + shifted)

    def roughened(self, amount, frequency, seed=0):
        shift = Vector((seed * 7.3, seed * 3.1, seed))
        return self.warped(lambda v: v + noise.noise_vector(v * frequency + shift) * amount)

    def keeping(self, wanted):
        """Drops the faces of whose corners `wanted` does not hold."""
        return Part(self.vertices, [f for f in self.faces if wanted([self.vertices[i] for i in f])])

    def without_faces_below(self, height):
        """Drops faces that lie wholly below `height`: they are under the ground."""
        return self.keeping(lambda corners: max(v.z for v in corners) > height)


def from_bmesh(fill):
    mesh = bmesh.new()
    fill(mesh)
    mesh.verts.index_update()
    part = Part([v.co.copy() for v in mesh.verts], [[v.index for v in f.verts] for f in mesh.faces])
    mesh.free()
    return part


def melted(part, grain, softness, triangles):
    """One skin about overlapping parts, with nothing inside it: the seams between them are smoothed as often as `softness` says.

    grain: how fine the skin is before it has so many triangles, in u.
    """
    mesh = bpy.data.meshes.new("melted")
    mesh.from_pydata(part.vertices, [], part.faces)
    ob = bpy.data.objects.new("melted", mesh)
    bpy.context.scene.collection.objects.link(ob)
    remesh = ob.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", grain
    smooth = ob.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, softness
    graph = bpy.context.evaluated_depsgraph_get()
    count = sum(len(p.vertices) - 2 for p in ob.evaluated_get(graph).data.polygons)
    ob.modifiers.new("decimate", "DECIMATE").ratio = triangles / count
    graph.update()
    skin = ob.evaluated_get(graph).data
    melt = Part([v.co.copy() for v in skin.vertices], [list(p.vertices) for p in skin.polygons])
    bpy.data.objects.remove(ob)
    bpy.data.meshes.remove(mesh)
    return melt


def ball(radius=1.0, detail=2):
    """Icosphere: 20, 80, 320, 1280 triangles for detail 1 to 4 minus one."""
    return from_bmesh(lambda b: bmesh.ops.create_icosphere(b, subdivisions=detail, radius=radius))


def globe(radius=1.0, around=12, down=8):
    """Sphere of latitude and longitude, poles up and down."""
    angles = [math.pi * i / down for i in range(1, down)]
    profile = [(radius * math.sin(a), -radius * math.cos(a)) for a in angles]
    return lathe([(0, -radius)] + profile + [(0, radius)], around)


def dome(radius=1.0, sides=12, rings=3):
    """Upper half of a ball, open below."""
    quarter = [math.pi / 2 * i / rings for i in range(rings + 1)]
    profile = [(radius * math.cos(a), radius * math.sin(a)) for a in quarter[:-1]] + [(0, radius)]
    return lathe(profile, sides, cap=False)


LEAST_BEVEL = 0.0  # bevels no wider than this are left out: levels raise it


def box(x, y, z, bevel=0.0, taper=1.0):
    """Centred box; `taper` scales the top face."""

    def fill(b):
        bmesh.ops.create_cube(b, size=1)
        for v in b.verts:
            k = taper if v.co.z > 0 else 1
            v.co = Vector((v.co.x * x * k, v.co.y * y * k, v.co.z * z))
        if bevel > LEAST_BEVEL:
            bmesh.ops.bevel(b, geom=list(b.edges), offset=bevel, segments=1, affect="EDGES", profile=0.6)

    return from_bmesh(fill)


def lathe(profile, sides=12, cap=True):
    """Surface of revolution about Z; `profile` is [(radius, z)...] from bottom to top, poles merged."""
    vertices, faces, rings = [], [], []
    for radius, z in profile:
        if radius < 1e-5:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        rings.append(list(range(len(vertices), len(vertices) + sides)))
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            quad = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            face = list(dict.fromkeys(quad))
            if len(face) > 2:
                faces.append(face)
    if cap and len(rings[0]) > 1:
        faces.append(rings[0][::-1])
    if cap and len(rings[-1]) > 1:
        faces.append(rings[-1])
    return Part(vertices, faces)


def cone(radius, height, sides=6, cap=False):
    return lathe([(radius, 0), (0, height)], sides, cap)


def thorn(radius, height, sides=6):
    """Cone with a belly: horn, tooth, sting."""
    return lathe([(radius, 0), (radius * 0.72, height * 0.38), (0, height)], sides, cap=False)


def torus(radius, tube_radius, around=20, across=8):
    vertices, faces = [], []
    for i in range(around):
        a = 2 * math.pi * i / around
        for j in range(across):
            b = 2 * math.pi * j / across
            q = radius + tube_radius * math.cos(b)
            vertices.append((q * math.cos(a), q * math.sin(a), tube_radius * math.sin(b)))
    for i in range(around):
        for j in range(across):
            i2, j2 = (i + 1) % around, (j + 1) % across
            faces.append([i * across + j, i2 * across + j, i2 * across + j2, i * across + j2])
    return Part(vertices, faces)


def smooth_curve(points, steps):
    """Catmull-Rom curve through the points, sampled at steps + 1 places."""
    p = [Vector(point) for point in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    spans, samples = len(p) - 3, []
    for step in range(steps + 1):
        t = step / steps * spans
        i = min(int(t), spans - 1)
        t -= i
        a, b, c, d = p[i : i + 4]
        samples.append(
            0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        )
    return samples


def interpolate(values, t):
    """Piecewise linear lookup, t in 0..1."""
    q = t * (len(values) - 1)
    i = min(int(q), len(values) - 2)
    return values[i] * (1 - (q - i)) + values[i + 1] * (q - i)


def _steady_up(curve):
    """An up that the curve does not run along: a tube that stands upright would twist about Z."""
    climb = max(abs((b - a).normalized().z) for a, b in zip(curve, curve[1:]))
    sideways = max(abs((b - a).normalized().y) for a, b in zip(curve, curve[1:]))
    return (0, 1, 0) if climb > 0.97 and sideways < climb else (0, 0, 1)


def tube(points, radii, sides=8, steps=8, flat=1.0, cap=True, up=None):
    """Swept tube; `flat` squashes the cross-section along the curve's own up (ears, scarf, wings)."""
    curve = smooth_curve(points, steps)
    up, vertices, faces = Vector(up or _steady_up(curve)), [], []
    for k, centre in enumerate(curve):
        along = (curve[min(k + 1, steps)] - curve[max(k - 1, 0)]).normalized()
        side = along.cross(up)
        if side.length < 1e-4:
            side = along.cross(Vector((0, 1, 0.01)))
        side.normalize()
        normal = side.cross(along).normalized()
        radius = interpolate(radii, k / steps)
        for j in range(sides):
            a = 2 * math.pi * j / sides
            vertices.append(centre + side * math.cos(a) * radius + normal * math.sin(a) * radius * flat)
    for k in range(steps):
        for j in range(sides):
            j2 = (j + 1) % sides
            faces.append([k * sides + j, (k + 1) * sides + j, (k + 1) * sides + j2, k * sides + j2])
    if cap:
        faces.append(list(range(sides)))
        faces.append([steps * sides + j for j in range(sides)][::-1])
    return Part(vertices, faces)


def ribbon(points, widths, thickness=0.02, steps=8, up=(0, 0, 1)):
    """Thin band along a curve: scarf, strap, bunting."""
    curve = smooth_curve(points, steps)
    up, vertices, faces = Vector(up), [], []
    for k, centre in enumerate(curve):
        along = (curve[min(k + 1, steps)] - curve[max(k - 1, 0)]).normalized()
        side = along.cross(up).normalized()
        normal = side.cross(along).normalized()
        w, h = interpolate(widths, k / steps), thickness / 2
        vertices += [
            centre + side * w + normal * h,
            centre - side * w + normal * h,
            centre - side * w - normal * h,
            centre + side * w - normal * h,
        ]
    for k in range(steps):
        for j in range(4):
            j2 = (j + 1) % 4
            faces.append([k * 4 + j, (k + 1) * 4 + j, (k + 1) * 4 + j2, k * 4 + j2])
    faces.append([0, 1, 2, 3])
    faces.append([steps * 4 + j for j in range(4)][::-1])
    return Part(vertices, faces)


def extrusion(outline, depth, bevel=0.0):
    """Outline [(x, z)...], counter-clockwise seen from the front (-Y), pushed along Y, centred."""
    middle = Vector((sum(x for x, _ in outline), 0, sum(z for _, z in outline))) / len(outline)

    def ring(y, inset):
        corners = [Vector((x, 0, z)) for x, z in outline]
        return [c + (middle - c).normalized() * inset + Vector((0, y, 0)) for c in corners]

    rings = [ring(-depth / 2, bevel), ring(depth / 2, bevel)]
    if bevel > 0:
        rings[1:1] = [ring(-depth / 2 + bevel, 0), ring(depth / 2 - bevel, 0)]
    n, faces = len(outline), []
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append([k * n + j, k * n + i, (k + 1) * n + i, (k + 1) * n + j])
    last = (len(rings) - 1) * n
    faces += [list(range(n)), [last + i for i in range(n)][::-1]]
    return Part([v for r in rings for v in r], faces)


def plate(outline, thickness):
    """Thin two-sided plate from a 3-D outline, as thick along the normal of its first corner."""
    p = [Vector(point) for point in outline]
    normal = Vector((0, 0, 0))
    for a, b in zip(p, p[1:] + p[:1]):
        normal += a.cross(b)
    offset = normal.normalized() * thickness / 2
    n = len(p)
    faces = [list(range(n)), list(range(n, 2 * n))[::-1]]
    for i in range(n):
        j = (i + 1) % n
        faces.append([i, i + n, j + n, j])
    return Part([v + offset for v in p] + [v - offset for v in p], faces)


def lens_wing(length, width, thickness=0.03, points=8, sweep=0.0):
    """Insect wing along +X from the origin: a drop-shaped blade, broadest past the middle, domed on both faces."""
    rim = []
    for i in range(points):
        a = 2 * math.pi * i / points
        t = 0.5 - 0.5 * math.cos(a)
        y = math.sin(a) * width / 2 * (0.45 + 0.75 * t)
        rim.append(Vector((t * length, y + sweep * t * t, 0)))
    centre = Vector((length * 0.6, sweep * 0.36, 0))
    vertices = rim + [centre + Vector((0, 0, thickness)), centre - Vector((0, 0, thickness))]
    faces = []
    for i in range(points):
        j = (i + 1) % points
        faces += [[i, j, points], [j, i, points + 1]]
    return Part(vertices, faces)


def petal(length, width, lift=0.2, cup=0.12, thickness=0.02):
    """One petal along +X from the origin, rising by `lift` at the tip, cupped, closed (12 triangles)."""
    mid = length * 0.62
    top = [
        Vector((0, 0, 0)),
        Vector((mid, -width / 2, lift * 0.55 + cup)),
        Vector((length, 0, lift)),
        Vector((mid, width / 2, lift * 0.55 + cup)),
        Vector((mid, 0, lift * 0.55 - cup * 0.3)),
    ]
    below = [v - Vector((0, 0, thickness)) for v in (top[4],)]
    faces = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [1, 0, 5], [2, 1, 5], [3, 2, 5], [0, 3, 5]]
    return Part(top + below, faces)


def round_petal(length, width, lift=0.2, cup=0.12, thickness=0.02):
    """Blunt petal along +X from the origin, for large flowers (14 triangles)."""
    outline = [(0, 0), (0.32, -0.34), (0.74, -0.5), (0.98, -0.22), (0.98, 0.22), (0.74, 0.5), (0.32, 0.34)]
    rim = [Vector((length * x, width * y, lift * x * x + cup * abs(y))) for x, y in outline]
    centre = Vector((length * 0.60, 0, lift * 0.36 - cup * 0.25))
    vertices = rim + [centre, centre - Vector((0, 0, thickness))]
    faces = []
    for i in range(7):
        j = (i + 1) % 7
        faces += [[i, j, 7], [j, i, 8]]
    return Part(vertices, faces)


def blossom(radius, petals=5, depth=0.05, notch=0.50):
    """Whole flower head as one closed cup of blunt petals, opening upwards: six triangles for each petal."""
    count = petals * 3
    rim = []
    for i in range(count):
        a = 2 * math.pi * (i + (0, -0.3, 0.3)[i % 3]) / count
        outer = i % 3 != 0
        r = radius if outer else radius * notch
        rim.append((r * math.cos(a), r * math.sin(a), depth if outer else depth * 0.45))
    vertices = rim + [(0, 0, depth * 0.15), (0, 0, -depth * 0.6)]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [[i, j, count], [j, i, count + 1]]
    return Part(vertices, faces)


def blade(points, width, sides=3, steps=3):
    """Grass blade or stalk: a three-sided taper along a curve."""
    return tube(points, [width, width * 0.8, width * 0.08], sides, steps, 1.0, False)


def around(count, start=0.0):
    """Angles in degrees, evenly around a circle."""
    return [start + 360.0 * i / count for i in range(count)]


def polar(radius, degrees, z=0.0):
    a = math.radians(degrees)
    return Vector((radius * math.cos(a), radius * math.sin(a), z))


def seeded(seed):
    return random.Random(seed)
