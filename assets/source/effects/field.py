"""Shapes as signed distances over a square from -1 to 1; negative inside. Y points up."""

import numpy as np

SIZE = 128  # pixels along a cell's edge
FINE = 2  # drawn so many times larger, then averaged
SEAM = 22.0  # how sharply the light of one ball ends at the next


def square():
    """x and y of every fine pixel."""
    n = SIZE * FINE
    across = (np.arange(n) + 0.5) / n * 2.0 - 1.0
    return np.meshgrid(across, -across)


def circle(x, y, cx, cy, r):
    return np.hypot(x - cx, y - cy) - r


def union(a, b, soft=0.08):
    """Both together, with a soft seam of that width."""
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0.0, 1.0)
    return b * (1.0 - h) + a * h - soft * h * (1.0 - h)


def polygon(x, y, corners):
    """A convex polygon, its corners given against the clock."""
    d = np.full_like(x, -9.0)
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        length = np.hypot(bx - ax, by - ay)
        d = np.maximum(d, ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length)
    return d


def capsule(x, y, ax, ay, bx, by, ra, rb):
    """A line that is ra wide at its start and rb at its end."""
    dx, dy = bx - ax, by - ay
    t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0)
    return np.hypot(x - ax - dx * t, y - ay - dy * t) - (ra + (rb - ra) * t)


def noise(x, y, cells, seed):
    """Smooth noise from 0 to 1 that has about that many lumps across."""
    grid = np.random.default_rng(seed).random((cells + 2, cells + 2))
    u, v = (x + 1.0) / 2.0 * cells, (y + 1.0) / 2.0 * cells
    i, j = np.floor(u).astype(int).clip(0, cells), np.floor(v).astype(int).clip(0, cells)
    s, t = u - i, v - j
    s, t = s * s * (3.0 - 2.0 * s), t * t * (3.0 - 2.0 * t)
    low = grid[j, i] * (1.0 - s) + grid[j, i + 1] * s
    high = grid[j + 1, i] * (1.0 - s) + grid[j + 1, i + 1] * s
    return low * (1.0 - t) + high * t


def lumps(x, y, balls):
    """Balls grown together: their common distance, and how the light from the upper left falls on them."""
    distance = np.full_like(x, 9.0)
    total = np.zeros_like(x)
    light = np.zeros_like(x)
    for cx, cy, r in balls:
        distance = union(distance, circle(x, y, cx, cy, r))
        nx, ny = (x - cx) / r, (y - cy) / r
        nz = np.sqrt(np.clip(1.0 - nx * nx - ny * ny, 0.0, 1.0))
        lit = np.clip(0.42 - 0.30 * nx + 0.52 * ny + 0.30 * nz, 0.0, 1.0)
        weight = np.exp((nz * r - np.clip(np.hypot(nx, ny) - 1.0, 0.0, 1.0)) * SEAM)
        light += lit * weight
        total += weight
    return distance, light / total
