"""Terraces: painted lawns on floating rock. What is seen and what is felt have the same outline."""

import math

from mathutils import Vector, noise

from frame import point
from geometry import Part, smooth_curve, tube
from palette import mix, rgb
from solids import inside, outward, rim_edges, triangulated

CHECK = 4.0
LAWN = (rgb("58ae4a"), rgb("4da247"))
LAWN_WARM = rgb("9ccb4c")
LIP = rgb("8ed24e")
LIP_DEEP = rgb("4f9a3e")
SAND = rgb("dcbb80")
SAND_EDGE = rgb("a97e4a")
RIM_PALE = 0.42  # how much of a way's own hue its rim has
EARTH = rgb("9c6238")
EARTH_DEEP = rgb("7c4a30")
STRATA = (rgb("d29a6c"), rgb("b87a58"), rgb("e0b184"), rgb("a86a58"), rgb("c48a6a"), rgb("96605a"))
CLIFF_DEEP = rgb("7a4a5c")
WALL = rgb("e2b492")
WALL_DEEP = rgb("c08a70")
BRICK = rgb("a9705e")
ROOT = rgb("8a5a3a")
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


# What lies above what: worn grass, the rims of ways, ways, all else.
VERGES, RIMS, WAYS, ABOVE = range(4)


class Paint:
    """Regions of colour on the ground; of one layer later ones lie on top. Where ways meet, no rim runs across."""

    def __init__(self, lawn=LAWN, warm=LAWN_WARM):
        self.lawn, self.warm, self.regions, self.paths = lawn, warm, [], []

    def region(self, outline, colour, layer=ABOVE):
        """`colour`: linear rgb, or a function of the place (x, z)."""
        xs, zs = [p[0] for p in outline], [p[1] for p in outline]
        self.regions.append((outline, colour, (min(xs), max(xs), min(zs), max(zs)), layer))
        self.regions.sort(key=lambda region: region[3])
        return self

    def path(self, points, width=3.0, colour=SAND, edge=SAND_EDGE, verge=None):
        """A trodden way along a curve, with a darker edge, worn grass beside it in the hue `verge`, if any, and uneven sides."""
        curve = smooth_curve([(x, z, 0) for x, z in points], max(4, int(_length(points) / 1.7)))
        if verge:
            self.region(_band(curve, width / 2 + 0.5, 0.6), verge, VERGES)
        self.region(_band(curve, width / 2 + 0.2, 0.42, 1.1), mix(edge, colour, RIM_PALE), RIMS)
        self.region(_band(curve, width / 2, 0.26), lambda p: mix(colour, edge, 0.12 + 0.22 * noise.noise(_at(p) * 0.5)), WAYS)
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
        return mix(checked, self.warm, max(0.0, min(0.7, 0.9 * noise.noise(_at((x, z)) * 0.09) + 0.1)))

    def borders(self, bounds):
        return [outline + outline[:1] for outline, _, box, _ in self.regions if _overlap(box, bounds)]


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
    """A lip of turf with points of grass that hang over the edge: they are lumps of their own, too small to cast shadows."""
    rim = _divided(rim, 1.6)
    vertices, faces = [], []
    n = len(rim)
    for i, (x, z) in enumerate(rim):
        ox, oz = _out(rim, i)
        drop = 0.16 + 0.10 * abs(noise.noise(Vector((x * 1.7, z * 1.7, seed))))
        vertices += [point(x, y, z), point(x + ox * 0.17, y - 0.07, z + oz * 0.17), point(x + ox * 0.13, y - drop, z + oz * 0.13)]
    for i in range(n):
        j = (i + 1) % n
        a, b = i * 3, j * 3
        faces += [[a, b, b + 1, a + 1], [a + 1, b + 1, b + 2, a + 2]]
        if (vertices[b + 2] - vertices[a + 2]).length > 0.35:
            _hanging(vertices, faces, vertices[a + 2], vertices[b + 2], _outward(rim, i))
    piece.add(Part(vertices, faces), LIP_DEEP, facet=True, fade=(y - 0.62, y - 0.10, LIP))


def _hanging(vertices, faces, a, b, out):
    """Two points of grass of uneven length below the lip from a to b."""
    part = 0.5 + 0.28 * noise.noise((a + b) * 1.3)
    for left, right in ((a, a.lerp(b, part + 0.06)), (a.lerp(b, part - 0.06), b)):
        mid = left.lerp(right, 0.5)
        hang = (0.12 + 0.50 * abs(noise.noise(mid * 2.3))) * (0.5 + (right - left).length)
        low = len(vertices)
        vertices += [left + out * 0.015, right + out * 0.015, mid + out * 0.05 - Vector((0, 0, hang))]
        faces.append([low, low + 1, low + 2])


def _rock(piece, rim, y, depth, seed):
    """The underside of a floating island: bands of earth and stone that narrow downwards, and roots."""
    rim = _spaced(rim, 2.0)
    centre = sum((Vector(p) for p in rim), Vector((0, 0))) / len(rim)
    steps = [(0.05, 0.0), (0.75, 0.03), (1.0, 0.0), (0.24 * depth, 0.07), (0.29 * depth, 0.16), (0.50 * depth, 0.27), (0.55 * depth, 0.38), (0.80 * depth, 0.58), (depth, 0.84)]
    rings = []
    for k, (down, towards) in enumerate(steps):
        ring = []
        for x, z in rim:
            p = Vector((x, z)).lerp(centre, towards)
            wild = min(1.0, down / 4)
            shift = noise.noise_vector(Vector((x * 0.45, z * 0.45, down * 0.4 + seed)))
            ring.append(point(p.x + shift.x * 1.5 * wild, y - down * (1 + 0.22 * shift.z * wild), p.y + shift.y * 1.5 * wild))
        rings.append(ring)
    n = len(rim)
    faces = [[k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i] for k in range(len(rings) - 1) for i in range(n)]
    tip = len(rings) * n
    faces += [[tip - n + i, tip - n + (i + 1) % n, tip] for i in range(n)]
    vertices = [v for ring in rings for v in ring] + [point(centre.x, y - depth * 1.08, centre.y)]

    def strata(v, normal):
        down = y - v.z
        shade = 0.5 + 0.5 * noise.noise(Vector((v.x * 0.35, v.y * 0.35, v.z * 1.1 + seed)))
        if down < 0.9:
            return mix(EARTH, EARTH_DEEP, shade)
        band = STRATA[int((v.z + 40 + 0.5 * noise.noise(v * 0.12)) / 1.15) % len(STRATA)]
        pale = mix(band, STRATA[2], 0.35 * shade)
        return mix(pale, CLIFF_DEEP, 0.75 * min(1.0, max(0.0, (down - 1.0) / (depth * 1.1))))

    piece.add(Part(vertices, faces), strata, facet=True, by_face=True)
    _roots(piece, rim, y, seed)


def _roots(piece, rim, y, seed):
    """Roots that come out of the earth below the turf, here and there."""
    for i, (x, z) in enumerate(rim):
        if (i * 7 + seed) % 6:
            continue
        ox, oz = _out(rim, i)
        length = 1.0 + 1.1 * abs(noise.noise(Vector((x, z, seed * 1.0))))
        bow = 0.5 * math.sin(i * 2.4 + seed)
        curve = [point(x - ox * 0.1, y - 0.35, z - oz * 0.1), point(x + ox * 0.28, y - 0.55, z + oz * 0.28), point(x + ox * 0.2 + oz * bow * 0.5, y - 0.55 - length * 0.6, z + oz * 0.2 - ox * bow * 0.5), point(x + ox * 0.02 + oz * bow, y - 0.55 - length, z + oz * 0.02 - ox * bow)]
        piece.add(tube(curve, [0.11, 0.09, 0.055, 0.015], 4, 4, cap=False), ROOT, facet=True)


def _wall(piece, rim, y, foot, seed):
    """A wall of pale plaster below the turf, with single bricks that show."""
    rim = _spaced(rim, 0.5)
    n, vertices, faces = len(rim), [], []
    for k, height in enumerate((y - 0.05, foot + 0.42, foot + 0.40, foot - 0.35)):
        for i, (x, z) in enumerate(rim):
            ox, oz = _out(rim, i)
            out = (0.0, 0.03, 0.13, 0.16)[k]
            vertices.append(point(x + ox * out, height, z + oz * out))
    for k in range(3):
        for i in range(n):
            j = (i + 1) % n
            faces.append([k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i])

    def stones(v, normal):
        shade = 0.5 + 0.5 * noise.noise(Vector((v.x * 0.9, v.y * 0.9, v.z * 0.7 + seed)))
        return mix(WALL_DEEP, BRICK, 0.4 + 0.3 * shade) if v.z < foot + 0.41 else mix(WALL_DEEP, WALL, 0.35 + 0.5 * shade)

    piece.add(Part(vertices, faces), stones, facet=True, by_face=True)
    _bricks(piece, rim, y, foot, seed)


def _bricks(piece, rim, y, foot, seed):
    for i, (x, z) in enumerate(rim):
        bx, bz = rim[(i + 1) % len(rim)]
        length = math.hypot(bx - x, bz - z)
        chance = 0.5 + 0.5 * noise.noise(Vector((x * 3.1, z * 3.1, seed * 1.7)))
        if length < 0.7 or chance < 0.42 or y - foot < 0.9:
            continue
        t = 0.3 + 0.4 * chance
        ax, az = (bx - x) / length, (bz - z) / length
        px, pz = x + (bx - x) * t, z + (bz - z) * t
        half, high = 0.26 + 0.12 * chance, foot + 0.62 + (y - foot - 1.15) * ((chance * 7.3) % 1.0)
        out = (az, -ax)
        corners = []
        for push in (-0.05, 0.07):
            for u, v in ((-half, -0.12), (half, -0.12), (half, 0.12), (-half, 0.12)):
                corners.append(point(px + ax * u + out[0] * push, high + v, pz + az * u + out[1] * push))
        faces = [[4, 7, 6, 5], [7, 3, 2, 6], [5, 6, 2, 1], [4, 5, 1, 0], [4, 0, 3, 7]]
        piece.add(Part(corners, faces), mix(BRICK, WALL_DEEP, 0.5 * ((chance * 13) % 1.0)), facet=True)


def _divided(rim, most):
    """The rim with its long legs divided."""
    points = []
    for a, b in zip(rim, rim[1:] + rim[:1]):
        steps = max(1, round((Vector(b) - Vector(a)).length / most))
        points += [tuple(Vector(a).lerp(Vector(b), k / steps)) for k in range(steps)]
    return points


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


def _outward(rim, i):
    x, z = _out(rim, i)
    return point(x, 0, z)


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


def _band(curve, half, rough, grain=0.7):
    left, right = [], []
    for k, p in enumerate(curve):
        along = (curve[min(k + 1, len(curve) - 1)] - curve[max(k - 1, 0)]).normalized()
        side = Vector((-along.y, along.x, 0))
        left.append(p + side * (half + rough * noise.noise(p * grain)))
        right.append(p - side * (half + rough * noise.noise(p * grain + Vector((9, 0, 0)))))
    return [(p.x, p.y) for p in left + right[::-1]]


def _within(p, region):
    outline, _, (x0, x1, z0, z1), _ = region
    return x0 <= p[0] <= x1 and z0 <= p[1] <= z1 and inside(p, outline)


def _overlap(a, b):
    return a[0] < b[1] and b[0] < a[1] and a[2] < b[3] and b[2] < a[3]


def _length(points):
    return sum((Vector(b) - Vector(a)).length for a, b in zip(points, points[1:]))


def _at(p):
    return Vector((p[0], p[1], 0))
