"""The shapes of effects. Each gives three pictures from 0 to 1: inside (0.5 is the edge), light, and what goes first."""

import numpy as np

from . import field

EDGE = 0.9  # rise of "inside" per unit across the edge


def inside(distance):
    return np.clip(0.5 - distance * EDGE, 0.0, 1.0)


def puff(x, y, seed):
    """A lump of smoke, lit from above."""
    rng = np.random.default_rng(seed)
    balls = [(0.0, 0.0, 0.46)]
    count = 8
    for i in range(count):
        angle = (i + rng.uniform(-0.25, 0.25)) / count * 2.0 * np.pi
        r = rng.uniform(0.20, 0.33)
        out = 0.80 - r
        balls.append((np.cos(angle) * out, np.sin(angle) * out, r))
    distance, light = field.lumps(x, y, balls)
    first = 0.6 * field.noise(x, y, 5, seed) + 0.4 * field.noise(x, y, 9, seed + 1)
    return inside(distance), 0.75 * light + 0.25 * np.clip(0.5 + 0.5 * y, 0, 1), first


def wisp(x, y, seed):
    """Dust that is torn along the ground: flat below, ragged above."""
    rng = np.random.default_rng(seed)
    balls = [(cx, -0.34 + h * 0.5, r) for cx, h, r in
             ((-0.55, 0.1, 0.22), (-0.25, 0.25, 0.34), (0.1, 0.4, 0.42), (0.42, 0.15, 0.32), (0.68, 0.0, 0.18))]
    balls += [(rng.uniform(-0.4, 0.5), rng.uniform(0.0, 0.4), rng.uniform(0.1, 0.2)) for _ in range(4)]
    distance, light = field.lumps(x, y, balls)
    first = 0.5 * field.noise(x, y, 6, seed) + 0.5 * np.clip(0.5 + 0.6 * y, 0, 1)
    return inside(distance), light, first


def flame(x, y, seed):
    """A tongue of fire; its tip goes first."""
    wave = 0.16 * np.sin(y * 4.2 + seed) * np.clip(y + 0.7, 0, 2) * 0.6
    u = x - wave
    width = 0.46 * np.sqrt(np.clip((y + 0.92) / 0.6, 0, 1)) * np.clip((0.95 - y) / 1.45, 0, 1) ** 0.8
    distance = (np.abs(u) - width) * 0.8
    light = np.clip(1.0 - np.abs(u) / np.maximum(width, 0.02), 0, 1) * np.clip(0.85 - y * 0.7, 0, 1)
    first = 0.45 * field.noise(x, y, 6, seed + 3) + 0.55 * np.clip(0.5 + 0.55 * y, 0, 1)
    return inside(distance), light, first


def blast(x, y, seed):
    """A ring of lumps, hollow in the middle, that goes from the inside out."""
    rng = np.random.default_rng(seed)
    balls = []
    count = 11
    for i in range(count):
        angle = (i + rng.uniform(-0.3, 0.3)) / count * 2.0 * np.pi
        r = rng.uniform(0.17, 0.26)
        out = 0.90 - r
        balls.append((np.cos(angle) * out, np.sin(angle) * out, r))
    distance, light = field.lumps(x, y, balls)
    r = np.hypot(x, y)
    hole = 0.43 + 0.10 * (field.noise(x, y, 7, seed + 5) - 0.5)
    distance = np.maximum(distance, hole - r)
    first = 0.3 * field.noise(x, y, 8, seed + 1) + 0.7 * np.clip((0.95 - r) / 0.5, 0, 1)
    return inside(distance), light, first


def petal(x, y, seed):
    """A petal with a notch."""
    width = 0.52 * np.sin(np.clip((y + 0.92) / 1.84, 0, 1) ** 0.75 * np.pi) ** 0.8
    notch = np.maximum(0.0, 0.20 - np.abs(x) * 1.1)
    distance = np.maximum((np.abs(x) - width) * 0.8, y + notch - 0.82)
    light = np.clip(0.55 + 0.35 * y - 0.25 * np.abs(x) + 0.25 * x, 0, 1)
    return inside(distance), light, field.noise(x, y, 4, seed)


def leaf(x, y, seed):
    """A pointed leaf with a rib."""
    width = 0.44 * np.sin(np.clip((y + 0.93) / 1.86, 0, 1) * np.pi) ** 1.15
    distance = (np.abs(x) - width) * 0.85
    rib = np.clip(np.abs(x) / 0.06, 0, 1)
    light = np.where(x < 0, 0.85, 0.5) * (0.55 + 0.45 * rib)
    return inside(distance), light, field.noise(x, y, 4, seed)


def drop(x, y, seed):
    """A drop with a highlight; thrown with its tip behind."""
    distance = field.union(field.circle(x, y, 0.0, -0.30, 0.46), field.capsule(x, y, 0, -0.2, 0, 0.88, 0.34, 0.02), 0.25)
    shine = np.clip(1.0 - field.circle(x, y, -0.15, -0.18, 0.04) / 0.16, 0, 1)
    light = np.clip(0.45 - 0.25 * y - 0.2 * x + shine, 0, 1)
    return inside(distance), light, field.noise(x, y, 4, seed)


def splash(x, y, seed):
    """A crown of water with pearls above it."""
    rng = np.random.default_rng(seed)
    distance = field.capsule(x, y, -0.52, -0.72, 0.52, -0.72, 0.14, 0.14)
    for i in range(7):
        a = (i - 3) / 3.0
        tall = rng.uniform(0.55, 1.0) * (1.15 - 0.35 * abs(a))
        foot, tip = 0.5 * a, 0.82 * a
        distance = field.union(distance, field.capsule(x, y, foot, -0.72, tip, -0.72 + tall, 0.14, 0.03), 0.16)
        distance = np.minimum(distance, field.circle(x, y, tip * 1.06, min(0.88, -0.58 + tall), rng.uniform(0.04, 0.08)))
    light = np.clip(0.35 + 0.5 * (y + 0.6) - 0.2 * x, 0, 1)
    first = 0.5 * field.noise(x, y, 7, seed) + 0.5 * np.clip(0.5 - 0.5 * y, 0, 1)
    return inside(distance), light, first


def shard(x, y, seed):
    """A splinter of ice with three facets."""
    distance = field.polygon(x, y, [(-0.05, -0.9), (0.36, -0.25), (0.12, 0.9), (-0.34, 0.1)])
    facet = np.where(x + 0.12 * y > 0.06, 0.42, np.where(y - 1.6 * x > 0.05, 1.0, 0.7))
    return inside(distance), facet, field.noise(x, y, 4, seed)


def sparkle(x, y, seed):
    """A star with four points that melts into its light."""
    ax, ay = np.abs(x), np.abs(y)
    star = np.clip(1.0 - (np.sqrt(ax) + np.sqrt(ay)) / 0.98, 0, 1)
    glow = np.clip(1.0 - np.hypot(x, y) / 0.55, 0, 1) ** 2
    value = np.clip(1.6 * star + 0.6 * glow, 0, 1)
    return value, np.clip(star * 2.0 + glow, 0, 1), np.full_like(x, 0.5)


def swirl(x, y, seed):
    """A stroke of wind that curls in to the middle like a comma: turned, it is never taken for a ring."""
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    turn = (angle + np.pi) / (2.0 * np.pi)
    middle = 0.10 + 0.68 * turn
    width = 0.13 * np.sin(np.clip(turn, 0, 1) * np.pi) ** 0.8
    distance = np.abs(r - middle) - width
    return inside(distance * 2.0) * np.clip(turn * 8, 0, 1), 0.4 + 0.6 * turn, turn


def straw(x, y, seed):
    """A bent stalk."""
    bend = 0.22 * (1.0 - y * y) - 0.1
    distance = np.maximum(np.abs(x - bend) - 0.085, np.abs(y) - 0.9)
    light = np.clip(0.65 - (x - bend) * 4.0, 0, 1)
    return inside(distance), light, field.noise(x, y, 4, seed)


CELLS = [
    (puff, 11), (puff, 23), (puff, 37), (wisp, 5),
    (flame, 0), (flame, 2), (blast, 3), (blast, 19),
    (petal, 1), (leaf, 1), (drop, 1), (splash, 7),
    (shard, 1), (sparkle, 1), (swirl, 1), (straw, 1),
]
