"""Grass, flowers, clover, bushes and hedges: few triangles each, scattered by the hundred."""

import math

from mathutils import Vector

from frame import place, point
from geometry import Part, aim, ball, cone, move, polar, seeded, turn
from palette import BEE_GOLD, BLOOM_BLUE, BLOOM_PINK, BLOOM_VIOLET, CLOVER, CREAM, LEAF, LEAF_DARK, LEAF_LIGHT, LEAF_TIP, WHITE, mix, rgb
from solids import inside

PETALS = (BLOOM_PINK, CREAM, BLOOM_VIOLET, rgb("ffd84a"), BLOOM_BLUE, WHITE)


def sliver(length, width, lean, degrees):
    """One blade: a three-sided spike that leans."""
    foot = [polar(width, degrees + k * 120) for k in range(3)]
    tip = polar(lean, degrees, length)
    return Part(foot + [tip], [[0, 1, 3], [1, 2, 3], [2, 0, 3]])


def floret(radius):
    """A flower seen from above: five petals in ten triangles."""
    rim = [polar(radius if k % 2 else radius * 0.45, 36 * k, 0.03 if k % 2 else 0.0) for k in range(10)]
    return Part(rim + [polar(0, 0, 0.005)], [[k, (k + 1) % 10, 10] for k in range(10)])


class Garden:
    """Scatters plants; remembers where they stand, so that none stands in another or on a path."""

    def __init__(self, level, paint, seed):
        self.level, self.paint, self.source = level, paint, seeded(seed)
        self.blocked = []

    def keep_free(self, x, z, radius):
        self.blocked.append((x, z, radius))

    def free(self, x, z, margin=0.0):
        return not self.paint.trodden(x, z, 0.3) and all(math.hypot(x - a, z - b) > r + margin for a, b, r in self.blocked)

    def meadow(self, piece, y, outline, tufts=0, flowers=0, clovers=0, hues=None):
        for count, plant in ((tufts, self.tuft), (flowers, self.flower), (clovers, self.clover)):
            for _ in range(count):
                spot = self._spot(outline)
                if spot:
                    plant(piece, spot[0], y, spot[1], **({"hues": hues} if hues and plant == self.flower else {}))

    def _spot(self, outline):
        xs, zs = [p[0] for p in outline], [p[1] for p in outline]
        for _ in range(12):
            x, z = self.source.uniform(min(xs), max(xs)), self.source.uniform(min(zs), max(zs))
            if inside((x, z), outline) and self.free(x, z):
                return x, z
        return None

    def tuft(self, piece, x, y, z, size=None):
        m, spin = self.level.piece(piece), self.source.uniform(0, 360)
        size = size or self.source.uniform(0.75, 1.25)
        for i in range(4):
            a = spin + i * 137.5
            spike = sliver(size * (0.34 + 0.10 * (i % 3)), 0.055 * size, 0.20 * size * (0.4 + 0.3 * (i % 3)), a)
            p = polar(0.07 * size, a)
            m.add(spike, LEAF, at=place(x, y - 0.02, z) @ move(p.x, p.y, 0), fade=(y, y + 0.45 * size, LEAF_TIP))

    def flower(self, piece, x, y, z, hues=None):
        m, s = self.level.piece(piece), self.source
        hue = s.choice(hues or PETALS)
        high, lean = s.uniform(0.22, 0.5), s.uniform(0, 360)
        top = place(x, y, z) @ move(*polar(0.08, lean, high))
        m.add(sliver(high, 0.022, 0.08, lean), LEAF, at=place(x, y, z))
        head = top @ turn(s.uniform(-25, 25), s.uniform(-25, 25), lean)
        m.add(floret(s.uniform(0.14, 0.21)), hue, at=head, glow=0.14)
        m.add(cone(0.05, 0.05, 3), BEE_GOLD, at=head @ move(0, 0, 0.012), glow=0.3)

    def clover(self, piece, x, y, z):
        m, spin = self.level.piece(piece), self.source.uniform(0, 120)
        size = self.source.uniform(0.16, 0.26)
        for k in range(3):
            a = spin + 120 * k
            rim = [polar(0, 0), polar(size, a - 35, 0.03), polar(size * 1.05, a, 0.0), polar(size, a + 35, 0.03)]
            m.add(Part(rim, [[0, 1, 2], [0, 2, 3]]), CLOVER, at=place(x, y + 0.10, z), fade=(y, y + 0.2, LEAF_LIGHT))

    def bush(self, piece, x, y, z, size=1.0, flowers=BLOOM_PINK):
        """A clump of leaf balls; felt only where the caller says so."""
        m, s = self.level.piece(piece), self.source
        for i in range(3):
            p = polar(0.42 * size, i * 120 + s.uniform(0, 60))
            r = size * s.uniform(0.42, 0.62)
            clump = ball(r, 2).roughened(0.14 * r, 1.4 / r, s.randint(1, 90))
            m.add(clump, LEAF_DARK, at=place(x, y, z) @ move(p.x, p.y, r * 0.62), facet=True, fade=(y - 0.1, y + size * 1.1, LEAF_TIP))
        for i in range(5 if flowers else 0):
            a = i * 72 + s.uniform(0, 40)
            out = polar(0.86 * size, a, 0.30 * size + s.uniform(0.1, 0.5) * size)
            m.add(floret(0.17), flowers, at=place(x, y, z) @ move(*out) @ aim(out - polar(0, 0, 0.2 * size)), glow=0.15)
        self.keep_free(x, z, 0.9 * size)
