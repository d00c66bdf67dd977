"""Terraces: painted lawns on floating rock. What is seen and what is felt have the same outline."""

import math

from mathutils import Vector, noise

from frame import point
from geometry import Part, smooth_curve
from palette import SOIL, STONE, STONE_DEEP, mix, rgb
from solids import inside, outward, rim_edges, triangulated

CHECK = 4.0
LAWN = (rgb("5bb04a"), rgb("489c45"))
LAWN_WARM = rgb("9ccb4c")
LIP = rgb("8ed24e")
LIP_DEEP = rgb("4f9a3e")
SAND = rgb("dcbb80")
SAND_EDGE = rgb("a97e4a")
EARTH = rgb("a8704a")
EARTH_DEEP = rgb("8a5a44")
CLIFF = rgb("9a7e8e")
CLIFF_PALE = rgb("bfa4a8")
CLIFF_DEEP = rgb("5a4068")
THICKNESS = 3.0


def natural(outline, chamfer=1.6, rough=0.3, spacing=1.9):
    """Outline with cut corners, divided evenly and a little uneven."""
    cut = []
    for i, corner in enumerate(outline):
        c = Vector(corner)
        for other in (outline[i - 1], outline[(i + 1) % len(outline)]):
            leg = Vector(other) - c
            cut.append(c + leg.normalized() * min(chamfer, leg.length * 0.4))
    points = []
    for a, b in zip(cut, cut[1:] + cut[:1]):
        steps = max(1, round((b - a).length / spacing))
        for k in range(steps):
            p = a.lerp(b, k / steps)
            shift = noise.noise_vector(Vector((p.x, p.y, 3.7)) * 0.31)
            points.append((p.x + shift.x * rough * 2, p.y + shift.y * rough * 2))
    return points


class Paint:
    """Regions of colour on the ground; later ones lie on top."""

    def __init__(self, lawn=LAWN):
        self.lawn, self.regions, self.paths = lawn, [], []

    def region(self, outline, colour):
        """`colour`: linear rgb, or a function of the place (x, z)."""
        xs, zs = [p[0] for p in outline], [p[1] for p in outline]
        self.regions.append((outline, colour, (min(xs), max(xs), min(zs), max(zs))))
        return self

    def path(self, points, width=3.0, colour=SAND, edge=SAND_EDGE):
        """A trodden way along a curve, with a darker edge and uneven sides."""
        curve = smooth_curve([(x, z, 0) for x, z in points], max(4, int(_length(points) / 2.2)))
        self.region(_band(curve, width / 2 + 0.22, 0.16), edge)
        self.region(_band(curve, width / 2, 0.16), lambda p: mix(colour, edge, 0.12 + 0.22 * noise.noise(_at(p) * 0.5)))
        self.paths.append((curve, width / 2))
        return self

    def bed(self, outline, soil=rgb("8a5a44"), edge=rgb("d9cbb8")):
        middle = sum((Vector(p) for p in outline), Vector((0, 0))) / len(outline)
        self.region([tuple(p + (p - middle).normalized() * 0.22) for p in map(Vector, outline)], edge)
        return self.region(outline, soil)

    def trodden(self, x, z, margin=0.5):
        """Whether something has been painted here: no grass grows there."""
        return any(_within((x, z), r) for r in self.regions) or any(
            (Vector((x, z, 0)) - p).length < half + margin for curve, half in self.paths for p in curve
        )

    def colour(self, x, z):
        for region in reversed(self.regions):
            if _within((x, z), region):
                colour = region[1]
                return colour((x, z)) if callable(colour) else colour
        checked = self.lawn[(math.floor(x / CHECK) + math.floor(z / CHECK)) % 2]
        return mix(checked, LAWN_WARM, max(0.0, min(0.7, 0.9 * noise.noise(_at((x, z)) * 0.09) + 0.1)))

    def borders(self, bounds):
        return [outline + outline[:1] for outline, _, box in self.regions if _overlap(box, bounds)]


def terrace(level, name, y, outlines, paint, foot=None, depth=7.0, holes=(), surface="grass", seed=1, felt=True):
    """A lawn at height y. Without `foot` it floats on rock `depth` deep; with it a wall stands on `foot`."""
    piece = level.piece(name)
    corners, triangles = lawn(piece, outlines, paint, lambda x, z: y, holes)
    rims = [[corners[a] for a, _ in loop] for loop in _loops(rim_edges(triangles))]
    for rim in rims:
        _fringe(piece, rim, y, seed)
        (_wall if foot is not None else _rock)(piece, rim, y, foot if foot is not None else depth, seed)
    if felt:
        low = foot - 0.5 if foot is not None else y - THICKNESS
        level.solid(_felt(outlines, holes, low, y), surface=surface)


def lawn(piece, outlines, paint, height, holes=()):
    """The painted top alone; `height` is a function of (x, z). Returns its corners on the plan and its triangles."""
    xs, zs = [p[0] for o in outlines for p in o], [p[1] for o in outlines for p in o]
    bounds = (min(xs), max(xs), min(zs), max(zs))
    corners, triangles = triangulated(outlines, holes, _grid_points(bounds), _grid(bounds) + paint.borders(bounds))
    top = Part([point(x, height(x, z), z) for x, z in corners], [list(t) for t in triangles])
    if _faces_down(top):
        top = Part(top.vertices, [f[::-1] for f in top.faces])
    piece.add(top, lambda v, n: paint.colour(v.x, -v.y), by_face=True)
    return corners, triangles


def _felt(outlines, holes, low, high):
    corners, triangles = triangulated(outlines, holes)
    n = len(corners)
    faces = [list(t) for t in triangles] + [[i + n for i in reversed(t)] for t in triangles]
    faces += [[a, a + n, b + n, b] for a, b in rim_edges(triangles)]
    return outward(Part([point(x, high, z) for x, z in corners] + [point(x, low, z) for x, z in corners], faces))


def _fringe(piece, rim, y, seed):
    """A lip of turf with blades that hang over the edge."""
    vertices, faces = [], []
    n = len(rim)
    for i, (x, z) in enumerate(rim):
        ox, oz = _out(rim, i)
        drop = 0.28 + 0.30 * abs(noise.noise(Vector((x * 1.7, z * 1.7, seed))))
        vertices += [point(x, y, z), point(x + ox * 0.14, y - 0.10, z + oz * 0.14), point(x + ox * 0.06, y - drop, z + oz * 0.06)]
    for i in range(n):
        j = (i + 1) % n
        a, b = i * 3, j * 3
        faces += [[a, a + 1, b + 1, b], [a + 1, a + 2, b + 2, b + 1]]
        mid = (vertices[a + 1] + vertices[b + 1]) / 2
        length = (vertices[b + 1] - vertices[a + 1]).length
        if length > 0.5:
            tip = len(vertices)
            low = mid + Vector((0, 0, -0.55 - 0.5 * abs(noise.noise(mid * 2.3))))
            ox, oz = _out(rim, i)
            vertices += [vertices[a + 1].lerp(mid, 0.3) + point(ox, 0, oz) * 0.03, low, vertices[b + 1].lerp(mid, 0.3) + point(ox, 0, oz) * 0.03]
            faces.append([tip, tip + 1, tip + 2])
    piece.add(Part(vertices, faces), LIP_DEEP, facet=True, fade=(y - 0.7, y - 0.05, LIP))


def _rock(piece, rim, y, depth, seed):
    """The underside of a floating island: ledges of earth and stone that narrow downwards."""
    rim = _spaced(rim, 2.3)
    centre = sum((Vector(p) for p in rim), Vector((0, 0))) / len(rim)
    steps = [(0.05, 0.15), (1.3, 0.02), (0.28 * depth, 0.11), (0.55 * depth, 0.32), (0.82 * depth, 0.62), (depth, 0.86)]
    rings = []
    for k, (down, towards) in enumerate(steps):
        ring = []
        for i, (x, z) in enumerate(rim):
            p = Vector((x, z)).lerp(centre, towards if k else 0)
            wild = min(1.0, down / 3)
            shift = noise.noise_vector(Vector((x * 0.45, z * 0.45, down * 0.5 + seed)))
            ring.append(point(p.x + shift.x * 1.5 * wild, y - down * (1 + 0.35 * shift.z * wild), p.y + shift.y * 1.5 * wild))
        rings.append(ring)
    n = len(rim)
    faces = [[k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n] for k in range(len(rings) - 1) for i in range(n)]
    tip = len(rings) * n
    faces += [[tip - n + i, tip, tip - n + (i + 1) % n] for i in range(n)]
    vertices = [v for ring in rings for v in ring] + [point(centre.x, y - depth * 1.08, centre.y)]

    def strata(v, normal):
        down = y - v.z
        shade = 0.5 + 0.5 * noise.noise(Vector((v.x * 0.35, v.y * 0.35, v.z * 1.1 + seed)))
        if down < 1.3:
            return mix(EARTH, EARTH_DEEP, shade)
        return mix(mix(CLIFF, CLIFF_PALE, shade), CLIFF_DEEP, min(1.0, (down - 1.3) / depth))

    piece.add(Part(vertices, faces), strata, facet=True, by_face=True)


def _wall(piece, rim, y, foot, seed):
    """A drystone wall below the turf."""
    rim = _spaced(rim, 1.2)
    rows = max(1, round((y - foot) / 0.75))
    n, vertices, faces = len(rim), [], []
    for k in range(rows + 1):
        height = y - 0.05 - (y - 0.05 - foot + 0.3) * k / rows
        for i, (x, z) in enumerate(rim):
            ox, oz = _out(rim, i)
            bulge = 0.10 * noise.noise(Vector((x * 1.3, z * 1.3, k * 2.1))) + 0.03 * k
            vertices.append(point(x + ox * bulge, height, z + oz * bulge))
    for k in range(rows):
        for i in range(n):
            j = (i + 1) % n
            faces.append([k * n + i, (k + 1) * n + i, (k + 1) * n + j, k * n + j])

    def stones(v, normal):
        shade = 0.5 + 0.5 * noise.noise(Vector((v.x * 1.9, v.y * 1.9, v.z * 2.3 + seed)))
        return mix(mix(STONE_DEEP, STONE, shade), SOIL, 0.25)

    piece.add(Part(vertices, faces), stones, facet=True, by_face=True)


def _spaced(rim, least):
    """The rim without corners that follow another too closely."""
    kept = [rim[0]]
    for p in rim[1:]:
        if (Vector(p) - Vector(kept[-1])).length >= least:
            kept.append(p)
    return kept


def _out(rim, i):
    """Outward direction at a corner of a rim whose land lies to the left of its way."""
    a, b = Vector(rim[i - 1]), Vector(rim[(i + 1) % len(rim)])
    d = (b - a).normalized()
    return d.y, -d.x


def _loops(edges):
    following = {}
    for a, b in edges:
        following.setdefault(a, []).append(b)
    loops = []
    while following:
        start = min(following)
        loop, at = [], start
        while True:
            ways = following[at]
            nxt = ways.pop()
            if not ways:
                del following[at]
            loop.append((at, nxt))
            at = nxt
            if at == start:
                break
        loops.append(loop)
    return loops


def _faces_down(part):
    a, b, c = (part.vertices[i] for i in part.faces[0][:3])
    return (b - a).cross(c - a).z < 0


def _grid(bounds):
    x0, x1, z0, z1 = bounds
    xs = [CHECK * i for i in range(math.floor(x0 / CHECK), math.ceil(x1 / CHECK) + 1)]
    zs = [CHECK * i for i in range(math.floor(z0 / CHECK), math.ceil(z1 / CHECK) + 1)]
    return [[(x, zs[0]), (x, zs[-1])] for x in xs] + [[(xs[0], z), (xs[-1], z)] for z in zs]


def _grid_points(bounds):
    x0, x1, z0, z1 = bounds
    half = CHECK / 2
    return [
        (half * i, half * j)
        for i in range(math.ceil(x0 / half), math.floor(x1 / half) + 1)
        for j in range(math.ceil(z0 / half), math.floor(z1 / half) + 1)
    ]


def _band(curve, half, rough):
    left, right = [], []
    for k, p in enumerate(curve):
        along = (curve[min(k + 1, len(curve) - 1)] - curve[max(k - 1, 0)]).normalized()
        side = Vector((-along.y, along.x, 0))
        left.append(p + side * (half + rough * noise.noise(p * 0.7)))
        right.append(p - side * (half + rough * noise.noise(p * 0.7 + Vector((9, 0, 0)))))
    return [(p.x, p.y) for p in left + right[::-1]]


def _within(p, region):
    outline, _, (x0, x1, z0, z1) = region
    return x0 <= p[0] <= x1 and z0 <= p[1] <= z1 and inside(p, outline)


def _overlap(a, b):
    return a[0] < b[1] and b[0] < a[1] and a[2] < b[3] and b[2] < a[3]


def _length(points):
    return sum((Vector(b) - Vector(a)).length for a, b in zip(points, points[1:]))


def _at(p):
    return Vector((p[0], p[1], 0))
