"""Grass, flowers, clover, bushes and hedges: few triangles each, scattered by the hundred."""

import math

from frame import place
from geometry import Part, aim, lathe, move, polar, seeded
from palette import BLOOM_BLUE, BLOOM_PINK, BLOOM_VIOLET, CLOVER, CREAM, LEAF_DARK, LEAF_TIP, WHITE, mix, rgb
from solids import inside, ring_outline

PETALS = (BLOOM_PINK, CREAM, BLOOM_VIOLET, rgb("ffd84a"), BLOOM_BLUE, WHITE)


# How many grow on a square unit of lawn: tufts are drawn near by only, grass as far as grass is seen.
TUFTS, GRASS = 1.1, 1.8
BLOOMS = 9  # flowers of a bed on a square of its radius
CLUMP, CLUMPED, SHADE = 0.75, 13, 0.42  # a clump of grass: its radius in u, how many plants try to grow in it, how much darker it is


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

    def free(self, x, z, margin):
        return not self.paint.trodden(x, z, margin) and all(math.hypot(x - a, z - b) > r for a, b, r in self.blocked)

    def meadow(self, y, outline, flowers=0, clovers=0, hues=PETALS, density=1.0):
        """A lawn full of grass, and single flowers and clovers in it."""
        area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))) / 2
        self._sow("grow_tuft", int(area * TUFTS * density), y, outline, self._ground)
        self._sow("grow_grass", int(area * GRASS * density), y, outline, self._ground)
        self._sow("grow_flower", flowers, y, outline, lambda x, z: self.source.choice(hues), 0.3)
        self._sow("grow_clover", clovers, y, outline, lambda x, z: CLOVER, 0.3)

    def clumps(self, y, outline, count):
        """Darker, denser grass here and there: a lawn has tones then, and no even carpet."""
        xs, zs = [p[0] for p in outline], [p[1] for p in outline]
        for _ in range(count):
            x, z = self.source.uniform(min(xs), max(xs)), self.source.uniform(min(zs), max(zs))
            around = ring_outline(x, z, CLUMP * self.source.uniform(0.6, 1.3), 8)
            self._sow("grow_tuft", CLUMPED, y, around, self._shade)
            self._sow("grow_grass", CLUMPED, y, around, self._shade)

    def bed(self, y, x, z, radius, hues):
        """Flowers close together."""
        outline = ring_outline(x, z, radius, 10)
        self._sow("grow_flower", int(BLOOMS * radius * radius), y, outline, lambda x, z: self.source.choice(hues), 0.3)

    def _sow(self, what, count, y, outline, colour, margin=0.12):
        xs, zs = [p[0] for p in outline], [p[1] for p in outline]
        s = self.source
        for _ in range(count):
            x, z = s.uniform(min(xs), max(xs)), s.uniform(min(zs), max(zs))
            if inside((x, z), outline) and self.free(x, z, margin):
                self.level.grow(what, x, y, z, colour(x, z), s.uniform(0.0, 1.0))

    def _ground(self, x, z):
        return self.paint.colour(x, z)

    def _shade(self, x, z):
        return mix(self.paint.colour(x, z), LEAF_DARK, SHADE)

    def bush(self, piece, x, y, z, size=1.0, flowers=BLOOM_PINK):
        """A clump of leaf balls; felt only where the caller says so."""
        m, s = self.level.piece(piece), self.source
        for i in range(3):
            p = polar(0.42 * size, i * 120 + s.uniform(0, 60))
            r = size * s.uniform(0.42, 0.62)
            clump = lathe([(0.7 * r, -0.62 * r), (r, 0), (0.74 * r, 0.62 * r), (0, 0.95 * r)], 6, cap=False)
            clump = clump.roughened(0.12 * r, 1.4 / r, s.randint(1, 90))
            m.add(clump, LEAF_DARK, at=place(x, y, z) @ move(p.x, p.y, r * 0.62), facet=True, fade=(y - 0.1, y + size * 1.1, LEAF_TIP))
        for i in range(4 if flowers else 0):
            a = i * 90 + s.uniform(0, 40)
            out = polar(0.86 * size, a, 0.30 * size + s.uniform(0.1, 0.5) * size)
            m.add(floret(0.17), flowers, at=place(x, y, z) @ move(*out) @ aim(out - polar(0, 0, 0.2 * size)), glow=0.15)
        self.keep_free(x, z, 0.9 * size)
