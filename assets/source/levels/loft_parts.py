"""What Sail Loft is made of: decks of scrubbed planks with chalk on them, frames of timber, sails, ropes, gear."""

import math

from mathutils import Vector

from frame import place, point
from geometry import Part, around, box, lathe, move, torus, tube, turn
from geometry import size as grown
from loft import BLUE, CANVAS, CHALK, PLANK, PLANK_DEEP, PLANK_LIGHT, ROPE, SKY, THREAD, TIMBER, TIMBER_LIGHT, panel
from palette import BRASS, BRASS_DEEP, CREAM, STONE_DEEP, mix, rgb
from solids import block, drum, outward

CANVAS_SHADE = rgb("d9bd8c")
IRON = rgb("4d5568")
IRON_LIGHT = rgb("7f8aa6")
PAINTED = 0.62  # share of the paint on a plank
SEAM = 0.03  # u between two planks
STRIPE = rgb("f0e0ba")  # along a hull, below its deck
GLASS = rgb("ffdf98")
CAULK = mix(TIMBER, PLANK_DEEP, 0.35)
TONES = (PLANK, mix(PLANK, PLANK_LIGHT, 0.6), mix(PLANK, PLANK_LIGHT, 0.3), mix(PLANK, PLANK_DEEP, 0.45))  # what is to be taken stands out on them


def deck(level, piece, x0, x1, y, z0, z1, along="x", seed=0, keel=2.6, thick=0.4, paint=None):
    """A deck that floats: planks on joists, an edge of brass where one can fall, and below it a hull of ribs; felt as one block.

    `paint` (of every other plank, of those between, of the line inside of the edge, of hull and edge) tells a hall from the others.
    """
    m = level.piece(piece)
    span = (z1 - z0) if along == "x" else (x1 - x0)
    count = max(1, round(span / 0.8))
    for i in range(count):
        a, b = span * i / count + SEAM / 2, span * (i + 1) / count - SEAM / 2
        wood = TONES[(i * 7 + seed * 3) % 4]
        colour = mix(wood, paint[i % 2], PAINTED) if paint else wood
        sides = (x0, x1, z0 + a, z0 + b) if along == "x" else (x0 + a, x0 + b, z0, z1)
        m.add(block(sides[0], sides[1], y - 0.14, y, sides[2], sides[3]), colour, facet=True)
    for i in range(1, count):
        c = span * i / count
        seam(m, *((x0, x1, z0 + c, z0 + c) if along == "x" else (x0 + c, x0 + c, z0, z1)), y)
    rim(m, x0, x1, y, z0, z1, thick, *(paint[2:] if paint else ()))
    level.solid(block(x0, x1, y - thick, y, z0, z1), surface="wood")
    if keel:
        hull(m, (x0 + x1) / 2, y - thick + 0.05, (z0 + z1) / 2, (x1 - x0) / 2, (z1 - z0) / 2, keel, (paint and paint[3]) or BLUE)


def seam(m, x0, x1, z0, z1, y):
    """Caulking between two planks: through an open gap sky would be seen, and the sun would shine."""
    w, d = (SEAM, 0) if x0 == x1 else (0, SEAM)
    corners = [point(x0 - w, y - 0.02, z0 - d), point(x1 + w, y - 0.02, z0 - d), point(x1 + w, y - 0.02, z1 + d), point(x0 - w, y - 0.02, z1 + d)]
    m.add(Part(corners, [[3, 2, 1, 0]]), CAULK, facet=True)


def hammock(level, piece, x0, x1, y, z0, z1, sag, stripes, band):
    """A floor of sailcloth slung along x, its seams across, between two spars, and hemmed with rope; it is felt as it hangs."""
    m = level.piece(piece)

    def height(v):
        return y - sag * math.sin(math.pi * v)

    def surface(u, v):
        return Vector(point(x0 + (x1 - x0) * u, height(u), z0 + (z1 - z0) * v))

    columns = max(4, round((x1 - x0) / 0.8))
    sheet(level, piece, surface, columns, 3, stripes, stripes[0], 0.05)
    for z in (z0, z1):
        way = [surface(i / columns, (z - z0) / (z1 - z0)) + Vector((0, 0, 0.03)) for i in range(columns + 1)]
        m.add(tube(way, [0.12] * len(way), 5, columns), band)
    for x in (x0, x1):
        m.add(tube([point(x, y, z0 - 0.5), point(x, y, (z0 + z1) / 2), point(x, y, z1 + 0.5)], [0.17] * 3, 6, 2), TIMBER_LIGHT, facet=True)
    for i in range(columns):
        (xa, ya), (xb, yb) = ((x0 + (x1 - x0) * k / columns, height(k / columns)) for k in (i, i + 1))
        level.solid(outward(Part([point(x, h, z) for x, h in ((xa, ya), (xb, yb), (xb, yb - 0.4), (xa, ya - 0.4)) for z in (z0, z1)], SIDES)), surface="wood")


SIDES = [[0, 2, 4, 6], [7, 5, 3, 1], [2, 0, 1, 3], [4, 2, 3, 5], [6, 4, 5, 7], [0, 6, 7, 1]]  # of a block whose corners go round in pairs


def bale(level, piece, x, y, z, yaw, hue, high=2):
    """Folded sailcloth, roped up, one on the other."""
    m = level.piece(piece)
    for k in range(high):
        at = place(x, y + 0.62 * k, z, yaw + 14 * k)
        m.add(box(1.5, 1.0, 0.6, 0.14), mix(hue, CANVAS, 0.2 + 0.5 * (k % 2)), at=at @ move(0, 0, 0.3), facet=True)
        for side in (-0.4, 0.4):
            m.add(box(0.1, 1.06, 0.66), ROPE, at=at @ move(side, 0, 0.3), facet=True)
    level.solid(block(x - 0.7, x + 0.7, y - 0.1, y + 0.62 * high, z - 0.6, z + 0.6), surface="wood")


def rim(m, x0, x1, y, z0, z1, thick=0.4, line=BLUE, side=None):
    """Where one can fall: an edge of brass that is bright against planks, sky and clouds, with a painted line inside of it; below it `side`."""
    lip = 0.14 if side else thick
    rows = ((0.2, lip, 0.05, (BRASS_DEEP, BRASS)), (-0.06, 0.14, 0.012, (TIMBER, line)))
    if side:
        rows += ((0.16, thick, -lip, (mix(side, TIMBER, 0.3), side)),)
    for out, deep, high, colours in rows:
        w, low = 0.26 if out > 0 else 0.2, y - deep
        a, b, c, d = x0 - out, x1 + out, z0 - out, z1 + out
        for sides in ((a, b, c, c + w), (a, b, d - w, d), (a, a + w, c + w, d - w), (b - w, b, c + w, d - w)):
            m.add(block(*sides[:2], low, y + high, *sides[2:]), colours[0], facet=True, fade=(low, y, colours[1]))


def hull(m, x, y, z, half_x, half_z, depth, hue=BLUE):
    """The underside: strakes that draw in to a keel, below a stripe, and on what is large a row of portholes."""
    rows = [(1.0, 0.0), (0.985, -0.06), (0.95, -0.2), (0.905, -0.31), (0.86, -0.42), (0.7, -0.6), (0.5, -0.8), (0.12, -1.0)]
    hues = (STRIPE, hue, mix(hue, CANVAS if hue != BLUE else SKY, 0.22), hue, mix(hue, TIMBER, 0.55), mix(hue, TIMBER, 0.75), TIMBER)
    small = depth < 1.5
    if small:
        rows, hues = [rows[0], rows[1], rows[4], rows[6], rows[7]], (STRIPE, hue, mix(hue, TIMBER, 0.6), TIMBER)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for k, ((a, low), (b, deep)) in enumerate(zip(rows, rows[1:])):
        top = [point(x + sx * half_x * a, y + depth * low, z + sz * half_z * a) for sx, sz in corners]
        foot = [point(x + sx * half_x * b, y + depth * deep, z + sz * half_z * b) for sx, sz in corners]
        for i in range(4):
            j = (i + 1) % 4
            m.add(Part([top[i], top[j], foot[j], foot[i]], [[0, 1, 2, 3]]), hues[k], facet=True)
    m.add(Part(foot, [[3, 2, 1, 0]]), TIMBER, facet=True)
    if not small:
        _portholes(m, x, y - 0.2 * depth, z, 0.95 * half_x, 0.95 * half_z)


def _portholes(m, x, y, z, half_x, half_z):
    for side in (-1, 1):
        for along, half, other in ((0, half_x, half_z), (1, half_z, half_x)):
            count = max(1, round(half / 2.4))
            for i in range(count):
                at = (2 * i + 1 - count) / count * half
                px, pz, yaw = (x + at, z + side * other, 0 if side > 0 else 180) if along == 0 else (x + side * other, z + at, 90 * side)
                where = place(px, y, pz, yaw) @ turn(110)
                for radius, out, hue, glow in ((0.34, 0.05, BRASS, 0.0), (0.22, 0.07, GLASS, 0.35)):
                    m.add(lathe([(radius, out), (0, out + 0.001)], 8, cap=False), hue, at=where, glow=glow)


def chalk(level, lines, y, width=0.07):
    """Lines drawn on a deck: each a list of (x, z)."""
    m = level.piece("chalk")
    for line in lines:
        for (ax, az), (bx, bz) in zip(line, line[1:]):
            length, yaw = math.hypot(bx - ax, bz - az), math.degrees(math.atan2(bx - ax, bz - az))
            m.add(stroke(width, length), CHALK, at=place((ax + bx) / 2, y + 0.014, (az + bz) / 2, yaw), glow=0.15)


def mat(level, x, y, z, colour, rim, radius=0.85):
    """A round of cloth on a deck, so that what stands on it is seen against it."""
    m = level.piece("mats")
    m.add(lathe([(radius, 0.008), (0, 0.012)], 14, cap=False), rim, at=place(x, y, z), glow=0.1)
    m.add(lathe([(0.82 * radius, 0.016), (0, 0.018)], 14, cap=False), colour, at=place(x, y, z), glow=0.1)


def stroke(width, length):
    """A line of chalk: one face that looks up."""
    w, h = width / 2, length / 2
    return Part([Vector((-w, -h, 0)), Vector((w, -h, 0)), Vector((w, h, 0)), Vector((-w, h, 0))], [[0, 1, 2, 3]])


def arc(x, z, radius, start, end, steps=14):
    return [(x + radius * math.sin(math.radians(start + (end - start) * i / steps)), z + radius * math.cos(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


def post(level, piece, x, y0, y1, z, size=0.34, felt=True):
    m = level.piece(piece)
    h = size / 2
    m.add(block(x - h, x + h, y0, y1, z - h, z + h), TIMBER, facet=True, fade=(y0, y1, TIMBER_LIGHT))
    m.add(block(x - h * 1.5, x + h * 1.5, y0, y0 + 0.35, z - h * 1.5, z + h * 1.5), TIMBER_LIGHT, facet=True)
    m.add(torus(h * 1.25, 0.07, 8, 4), ROPE, at=place(x, y0 + (y1 - y0) * 0.55, z))
    if felt:
        level.solid(block(x - h, x + h, y0 - 0.2, y1, z - h, z + h), surface="wood")


def beam(level, piece, a, b, size=0.28):
    m = level.piece(piece)
    p, q = point(*a), point(*b)
    m.add(tube([p, (p + q) / 2, q], [size * 0.62] * 3, 4, 2), TIMBER_LIGHT, facet=True)


def sail(level, name, corners, belly, stripes=(CANVAS, CANVAS_SHADE), columns=8, rows=5, band=BLUE):
    """A hung sail between four corners (x, y, z): top left, top right, foot right, foot left; it swells along `belly`."""
    tl, tr, fr, fl = (Vector(point(*c)) for c in corners)
    swell = Vector(point(*belly))

    def surface(u, v):
        hang = Vector((0, 0, -0.25 * math.sin(math.pi * u) * (1 - v)))
        return tl.lerp(tr, u).lerp(fl.lerp(fr, u), v) + swell * math.sin(math.pi * u) * math.sin(math.pi * (0.25 + 0.75 * v)) + hang

    sheet(level, name, surface, columns, rows, stripes, band)
    m = level.piece(name)
    m.add(tube([tl, tl.lerp(tr, 0.5), tr], [0.13, 0.17, 0.13], 6, 3), TIMBER)
    for u in (0.0, 0.33, 0.67, 1.0):
        m.add(torus(0.2, 0.045, 8, 3), ROPE, at=move(*tl.lerp(tr, u)) @ turn(90))


def awning(level, name, corners, sag=1.1, stripes=(CANVAS, CANVAS_SHADE), band=BLUE):
    """A sail slung overhead from a spar to a spar: light comes through its pale columns, and those between cast their stripes.

    Corners (x, y, z) as of a hung one.
    """
    tl, tr, fr, fl = (Vector(point(*c)) for c in corners)

    def surface(u, v):
        return tl.lerp(tr, u).lerp(fl.lerp(fr, u), v) - Vector((0, 0, sag * math.sin(math.pi * v) * (0.55 + 0.45 * math.sin(math.pi * u))))

    sheet(level, name, surface, 6, 5, stripes, band, 0.34, "stripes_over")
    m = level.piece(name)
    for p, q in ((tl, tr), (fl, fr)):
        m.add(tube([p, p.lerp(q, 0.5), q], [0.15, 0.19, 0.15], 5, 2), TIMBER)


def sheet(level, name, surface, columns, rows, stripes, band, glow=0.1, between=None):
    """Cloth of both sides, striped along its columns, with a band at its last row; `surface` gives a point for (u, v).

    Every other column is in the piece `between`, if one is named.
    """
    grid = [[surface(i / columns, k / rows) for k in range(rows + 1)] for i in range(columns + 1)]
    for i in range(columns):
        m = level.piece(between if between and i % 2 else name)
        for first, last, hue in ((0, rows - 1, stripes[i % 2]), (rows - 1, rows, band)):
            corners = [grid[i + j][k] for k in range(first, last + 1) for j in (0, 1)]
            faces = [[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(last - first)]
            shares = [k / rows for k in range(first, last + 1)]
            m.add(Part(corners, faces), panel(corners, shares, hue), glow=glow)
            m.add(Part(corners, [face[::-1] for face in faces]), panel(corners, shares, mix(hue, CANVAS_SHADE, 0.35)), glow=glow)


def coil(level, piece, x, y, z, size=1.0, hue=ROPE):
    """Three turns of a rope, one on the other."""
    turns = [(0.5, 0.02), (0.53, 0.1), (0.46, 0.19), (0.5, 0.28), (0.43, 0.37), (0.46, 0.46), (0.36, 0.55), (0.24, 0.46), (0.24, 0.1)]
    level.piece(piece).add(lathe(turns, 12, cap=False), mix(hue, PLANK, 0.35), at=place(x, y, z, 0, size), fade=(y, y + 0.6 * size, hue))
    level.solid(drum(x, y - 0.1, z, 0.5 * size, 0.1 + 0.5 * size, 8), surface="wood")


def rail(level, piece, a, b, y, height=0.9, flags=()):
    """Posts and two ropes between (x, z) and (x, z), from the upper of which `flags` of these hues hang; felt as a low wall."""
    m = level.piece(piece)
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    count = max(1, round(length / 2.4))
    for i in range(count + 1):
        x, z = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
        m.add(lathe([(0.13, -0.1), (0.14, height + 0.03), (0, height + 0.16)], 5), TIMBER_LIGHT, at=place(x, y, z))
    for h in (0.45, 0.82):
        p, q = point(a[0], y + h * height, a[1]), point(b[0], y + h * height, b[1])
        m.add(tube([p, (p + q) / 2 - Vector((0, 0, 0.07)), q], [0.07] * 3, 4, max(2, count)), ROPE)
    if flags:
        p, q = point(a[0], y + 0.77 * height, a[1]), point(b[0], y + 0.77 * height, b[1])
        hang(m, p, q, round(length / 0.9), flags, 0.42)
    yaw = math.degrees(math.atan2(b[0] - a[0], b[1] - a[1]))
    from solids import slab

    level.solid(slab((a[0] + b[0]) / 2, y + height / 2 - 0.05, (a[1] + b[1]) / 2, 0.2, height + 0.1, length, yaw), surface="wood")


def hang(m, a, b, count, hues, long):
    """Pennants in a row along a rope from a to b: each hangs down, beside a rope that itself goes down."""
    along = (b - a).normalized()
    for i in range(count):
        p, q = a.lerp(b, (i + 0.14) / count), a.lerp(b, (i + 0.62) / count)
        tip = (p + q) / 2 + (Vector((0, 0, -long)) if abs(along.z) < 0.9 else Vector((long, 0, 0)))
        m.add(Part([p, q, tip], [[0, 1, 2], [2, 1, 0]]), hues[i % len(hues)], glow=0.25)


def spool(level, piece, x, y, z, hue, size=1.0):
    """A bobbin of thread that stands about."""
    m = level.piece(piece)
    at = place(x, y, z, x * 33, size)
    for low in (0.0, 0.98):
        m.add(lathe([(0.5, low), (0.5, low + 0.12)], 12), TIMBER_LIGHT, at=at, facet=True)
    m.add(lathe([(0.3, 0.12), (0.42, 0.3), (0.44, 0.55), (0.42, 0.8), (0.3, 0.98)], 12, cap=False), hue, at=at, facet=True)
    level.solid(drum(x, y - 0.1, z, 0.5 * size, 1.2 * size, 8), surface="wood")


def stove(level, piece, x, y, z, yaw=0.0):
    """The iron stove with its pipe, a glow behind its door."""
    m = level.piece(piece)
    at = place(x, y, z, yaw)
    m.add(lathe([(0.75, 0.25), (0.85, 0.5), (0.85, 1.6), (0.6, 1.9), (0, 1.95)], 10), IRON, at=at, facet=True, fade=(y, y + 2, IRON_LIGHT))
    for a in around(4, 45):
        m.add(box(0.14, 0.14, 0.4), IRON, at=at @ turn(0, 0, a) @ move(0.55, 0, 0.2))
    m.add(box(0.6, 0.1, 0.5, 0.04), rgb("ff9a3c"), at=at @ move(0, -0.84, 0.95), glow=0.8)
    m.add(torus(0.36, 0.05, 12, 5), BRASS_DEEP, at=at @ move(0, -0.88, 0.95) @ turn(90))
    m.add(lathe([(0.2, 1.9), (0.2, 4.6), (0.34, 4.7), (0.34, 4.9)], 8), IRON_LIGHT, at=at, facet=True)
    level.solid(drum(x, y - 0.1, z, 0.85, 2.0, 8), surface="stone")


def lamp(level, piece, x, y, z):
    """A brass lamp that hangs on a chain."""
    m = level.piece(piece)
    at = place(x, y, z)
    m.add(tube([(0, 0, 0.4), (0, 0, 1.0), (0, 0, 1.6)], [0.05] * 3, 4, 2), IRON_LIGHT, at=at)
    m.add(lathe([(0.12, -0.2), (0.22, -0.1), (0.22, 0.2), (0, 0.22)], 8), rgb("ffd88a"), at=at, glow=0.7)
    m.add(lathe([(0.28, 0.2), (0.1, 0.42), (0, 0.44)], 8, cap=False), BRASS, at=at, facet=True)


def rack(level, piece, x, y, z, yaw, hues):
    """A rack of kites."""
    m = level.piece(piece)
    at = place(x, y, z, yaw)
    for side in (-1.6, 1.6):
        m.add(box(0.14, 0.14, 2.4), TIMBER, at=at @ move(side, 0, 1.2), facet=True)
    m.add(box(3.4, 0.1, 0.1), TIMBER_LIGHT, at=at @ move(0, 0, 2.3), facet=True)
    for i, hue in enumerate(hues):
        dx = -1.1 + 1.1 * i
        m.add(lathe([(0.5, 0.0), (0, 0.14)], 4), hue, at=at @ move(dx, -0.06, 1.45) @ turn(90) @ grown(1.0, 1.6, 1.0), facet=True)
    level.solid(block(x - 1.7, x + 1.7, y - 0.1, y + 2.2, z - 0.12, z + 0.12) if yaw % 180 == 0 else block(x - 0.12, x + 0.12, y - 0.1, y + 2.2, z - 1.7, z + 1.7), surface="wood")
