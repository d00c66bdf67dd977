"""Places: air that repeats without a seam. Every voice is drawn on a circle as long as the loop."""

import numpy as np

from .dsp import (GLASS, SAMPLE_RATE, WOOD_BLOCK, arch, band_pass, buzz, glide, hertz, looped_noise, looped_wave, low_pass,
                  mix, room, seconds, sine, struck, swept_noise)


def place(circle, start, x, gain):
    """Adds a stereo event to a circular buffer, wrapping past its end. gain is (left, right)."""
    index = (int(start * SAMPLE_RATE) + np.arange(len(x))) % len(circle)
    np.add.at(circle, index, x[:, None] * np.asarray(gain))


def bird_phrase(r):
    """A small whistler: three to five slurred notes, each a bent sine."""
    base = hertz(r.choice((93, 95, 98, 100)))
    notes = []
    for _ in range(r.integers(3, 6)):
        t = seconds(r.uniform(0.06, 0.14))
        bend = base * 2 ** (r.choice((-3, 0, 2, 5)) / 12) * (1 + r.uniform(-0.12, 0.12) * t / t[-1])
        notes.append(sine(bend) * np.abs(np.sin(np.pi * t / t[-1])) ** 0.7)
        notes.append(np.zeros(int(r.uniform(0.02, 0.07) * SAMPLE_RATE)))
    return np.concatenate(notes)


def cricket(r):
    """A grasshopper in the clover: a short burst of scraped ticks."""
    pulses = r.integers(7, 13)
    pitch = r.uniform(4200, 5200)
    parts = []
    for k in range(pulses):
        t = seconds(0.018)
        parts.append(np.sin(2 * np.pi * pitch * t) * np.sin(np.pi * t / t[-1]) * np.sin(np.pi * (k + 1) / (pulses + 1)))
        parts.append(np.zeros(int(0.02 * SAMPLE_RATE)))
    return np.concatenate(parts)


def passing_bee(r):
    """A bee crosses the path and is gone."""
    t = seconds(2.2)
    bend = 1 / (1 + np.exp((t - 1.1) / 0.2))
    return buzz(r, 178 + 22 * bend + 4 * np.sin(2 * np.pi * 5 * t)) * np.exp(-((t - 1.1) / 0.4) ** 2)


def ambience_meadow(r, i):
    """Twenty seconds of meadow: two winds, grasses, a few birds, crickets and a passing bee."""
    n = 20 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    for side in (0, 1):
        breeze = looped_noise(r, n, lambda f: 1 / (1 + (f / 260) ** 1.6)) * (0.35 + 0.65 * looped_wave(r, n, 1, 4))
        grass = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 3400)) / 1.0) ** 2)) * looped_wave(r, n, 2, 7) ** 2
        circle[:, side] += breeze * 0.20 + grass * 0.085
    for _ in range(9):
        side = r.uniform(0.15, 0.85)
        place(circle, r.uniform(0, 20), bird_phrase(r), np.array((side, 1 - side)) * r.uniform(0.16, 0.42))
    for _ in range(16):
        side = r.uniform(0, 1)
        place(circle, r.uniform(0, 20), cricket(r), np.array((side, 1 - side)) * r.uniform(0.08, 0.20))
    for start in (4.0, 13.5):
        bee = passing_bee(r)
        sweep = np.linspace(0.1, 0.9, len(bee)) if start < 10 else np.linspace(0.9, 0.1, len(bee))
        for side, level in ((0, 1 - sweep), (1, sweep)):
            place(circle, start, bee * level, (0.34, 0) if side == 0 else (0, 0.34))
    return circle


def paddle(r):
    """One board of the wheel dips: a soft slap and water that runs off."""
    t = seconds(0.9)
    slap = low_pass(r.standard_normal(len(t)), 700) * np.exp(-t / 0.10)
    run = band_pass(r.standard_normal(len(t)), 900, 4200) * arch(t, 0.6) * 0.35
    return (slap + run) * np.minimum(1, t / 0.02)


def axle(r, low):
    """The axle complains: a short creak of stick and slip, rung through a beam."""
    t = seconds(1.2)
    rate = 15 + 16 * arch(t) + r.uniform(-2, 2)
    pulses = np.diff(np.floor(np.cumsum(rate) / SAMPLE_RATE), prepend=0)
    beam = sum(struck(WOOD_BLOCK, low * k, 0.12, 0.018) for k in (1, 1.63, 2.4))
    return np.convolve(pulses, beam)[:len(t)] * arch(t, 0.9)


def trickle(r):
    """A drop in a pool."""
    t = seconds(r.uniform(0.04, 0.09))
    return sine(glide(t, r.uniform(500, 1100), r.uniform(1200, 2400), 0.03)) * np.exp(-t / 0.018) * np.minimum(1, t / 0.002)


def mill_wheel(r, i):
    """Twelve seconds of the mill's wheel, heard where it turns: boards that dip, water that runs off, the axle."""
    length = 12
    n = length * SAMPLE_RATE
    circle = np.zeros((n, 1))
    race = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 750)) / 1.3) ** 2)) * (0.7 + 0.3 * looped_wave(r, n, 3, 9))
    spray = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 3800)) / 0.9) ** 2)) * (0.5 + 0.5 * looped_wave(r, n, 5, 12))
    circle[:, 0] = race * 0.10 + spray * 0.04
    for k in range(10):
        place(circle, 1.2 * k + r.uniform(-0.06, 0.06), paddle(r), (r.uniform(0.5, 0.75),))
    for k in range(3):
        place(circle, 4 * k + 1.3 + r.uniform(-0.2, 0.2), axle(r, r.choice((170, 190, 214))), (0.22,))
    return circle[:, 0]


def mill_sails(r, i):
    """Eight seconds of the sails: cloth that leans into the wind, lattice that whistles, a hub that groans."""
    n = 8 * SAMPLE_RATE
    circle = np.zeros((n, 1))
    circle[:, 0] = looped_noise(r, n, lambda f: 1 / (1 + (f / 320) ** 1.8)) * (0.3 + 0.3 * looped_wave(r, n, 2, 4)) * 0.25
    for k in range(4):
        t = seconds(1.7)
        sweep = swept_noise(r, len(t), (260, 900, 420), 0.7) * arch(t, 0.9) * 1.6
        place(circle, 2 * k, sweep, (0.6 + 0.1 * (k % 2),))
        place(circle, 2 * k + 0.7, axle(r, (96, 108)[k % 2]), (0.16,))
    return circle[:, 0]


def brook(r, i):
    """Eight seconds of a pond's edge: water laps, drops fall, a bubble now and then."""
    n = 8 * SAMPLE_RATE
    circle = np.zeros((n, 1))
    lap = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 620)) / 1.1) ** 2)) * looped_wave(r, n, 4, 8) ** 2
    circle[:, 0] = lap * 0.22
    for _ in range(46):
        place(circle, r.uniform(0, 8), trickle(r), (r.uniform(0.05, 0.22),))
    return circle[:, 0]


def lava_pool(r, i):
    """Eight seconds of lava: a low boil, thick bubbles that burst, embers. None of them at the join, which would count time."""
    n = 8 * SAMPLE_RATE
    circle = np.zeros((n, 1))
    circle[:, 0] = looped_noise(r, n, lambda f: 1 / (1 + (f / 110) ** 2.4)) * (0.5 + 0.5 * looped_wave(r, n, 3, 6)) * 0.5
    for _ in range(26):
        t = seconds(r.uniform(0.12, 0.3))
        blob = sine(glide(t, r.uniform(60, 110), r.uniform(150, 260), 0.07)) * arch(t, 0.6)
        place(circle, r.uniform(0.1, 7.6), blob, (r.uniform(0.3, 0.8),))
    for _ in range(40):
        spark = band_pass(r.standard_normal(400), 1500, 6000) * np.exp(-np.arange(400) / 60)
        place(circle, r.uniform(0.1, 7.9), spark, (r.uniform(0.1, 0.4),))
    return circle[:, 0]


def ambience_cellar(r, i):
    """Twelve seconds under the ice: a cold hollow, drops that ring, ice that ticks."""
    n = 12 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    for side in (0, 1):
        hollow = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 130)) / 0.5) ** 2)) * (0.5 + 0.5 * looped_wave(r, n, 1, 3))
        air = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 900)) / 0.4) ** 2)) * looped_wave(r, n, 1, 4) ** 2
        circle[:, side] = hollow * 0.22 + air * 0.04
    for _ in range(11):
        side = r.uniform(0.2, 0.8)
        drop_at, ring = r.uniform(0, 12), struck(GLASS, r.uniform(900, 1900), 0.9, 0.16, 0.5)
        for echo in range(4):
            place(circle, drop_at + 0.17 * echo, ring * 0.5**echo, np.array((side, 1 - side)) * 0.22)
            side = 1 - side
    for _ in range(14):
        side = r.uniform(0, 1)
        place(circle, r.uniform(0, 12), struck(GLASS, r.uniform(2500, 5200), 0.12, 0.01), np.array((side, 1 - side)) * 0.12)
    return circle


def ambience_dusk(r, i):
    """Sixteen seconds of evening: crickets in two choirs, a warm wind, an owl far off."""
    n = 16 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    for side in (0, 1):
        circle[:, side] = looped_noise(r, n, lambda f: 1 / (1 + (f / 220) ** 1.7)) * (0.3 + 0.7 * looped_wave(r, n, 1, 4)) * 0.16
        for k in range(27):
            place(circle, 0.59 * k + 0.29 * side + r.uniform(-0.03, 0.03), cricket(r),
                  np.array((0.16, 0.03) if side == 0 else (0.03, 0.16)))
    for at, side in ((3.0, 0.3), (11.0, 0.7)):
        for k, length in ((0, 0.22), (0.45, 0.16), (0.72, 0.5)):
            t = seconds(length)
            hoot = sine((392 - 20 * t / length) * (1 + 0.01 * np.sin(2 * np.pi * 6 * t))) * arch(t, 0.8)
            place(circle, at + k, low_pass(hoot, 900), np.array((side, 1 - side)) * 0.16)
    return circle


def bird(r, i):
    """One phrase of a bird somewhere in the trees."""
    return room(bird_phrase(r) * 0.8, 0.8, 0.22)


def frog(r, i):
    """A frog at the pond: two or three croaks."""
    parts = []
    for k in range(2 + i % 2):
        t = seconds(0.16)
        croak = np.tanh(3 * sine(np.full(len(t), 92.0 + 9 * i))) * (0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 34 * t)))
        parts.append((0.24 * k, band_pass(croak, 380, 1500) * arch(t, 0.7), 0.9))
    return room(mix(*parts), 0.4, 0.15)


def gust(r, i):
    """The wind takes a breath and lets go."""
    t = seconds(2.4)
    return swept_noise(r, len(t), (300, 760 + 120 * i, 380), 0.8) * arch(t, 0.8) * 1.8


def wind(r, i):
    """Ten seconds of rushing air for speed: a body, a whistle round the ears and a slow push."""
    n = 10 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    push = looped_wave(r, n, 2, 6)
    for side in (0, 1):
        body = looped_noise(r, n, lambda f: (f / 300) / (1 + (f / 420) ** 2.3)) * (0.55 + 0.45 * push)
        ears = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 1500)) / 0.45) ** 2)) * looped_wave(r, n, 3, 8) ** 1.5
        hiss = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 5200)) / 0.9) ** 2)) * (0.3 + 0.7 * push)
        circle[:, side] = body * 0.8 + ears * 0.3 + hiss * 0.1
    return circle


RECIPES = {f.__name__: f for f in (
    ambience_meadow, mill_wheel, mill_sails, brook, lava_pool, ambience_cellar, ambience_dusk, bird, frog, gust, wind)}
