"""Places: air that repeats without a seam. Every voice is drawn on a circle as long as the loop."""

import numpy as np

from .dsp import (SAMPLE_RATE, WOOD_BLOCK, arch, band_pass, buzz, glide, hertz, looped_noise, looped_wave, low_pass,
                  seconds, sine, struck)


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


def ambience_mill_yard(r, i):
    """Twenty-four seconds by the mill: a race of water, the wheel's eight boards a turn, its axle, birds, a bee."""
    length = 24
    n = length * SAMPLE_RATE
    circle = np.zeros((n, 2))
    for side in (0, 1):
        race = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 750)) / 1.3) ** 2)) * (0.7 + 0.3 * looped_wave(r, n, 3, 9))
        spray = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 3800)) / 0.9) ** 2)) * (0.5 + 0.5 * looped_wave(r, n, 5, 12))
        breeze = looped_noise(r, n, lambda f: 1 / (1 + (f / 240) ** 1.7)) * (0.3 + 0.7 * looped_wave(r, n, 1, 4))
        circle[:, side] += race * 0.05 + spray * 0.02 + breeze * 0.08
    for k in range(24):
        place(circle, k + r.uniform(-0.06, 0.06), paddle(r), np.array((0.42, 0.58)) * r.uniform(0.30, 0.46))
    for k in range(6):
        place(circle, 4 * k + 1.3 + r.uniform(-0.2, 0.2), axle(r, r.choice((170, 190, 214))), np.array((0.4, 0.6)) * 0.2)
    for _ in range(60):
        side = r.uniform(0.2, 0.8)
        place(circle, r.uniform(0, length), trickle(r), np.array((side, 1 - side)) * r.uniform(0.04, 0.14))
    for _ in range(10):
        side = r.uniform(0.1, 0.9)
        place(circle, r.uniform(0, length), bird_phrase(r), np.array((side, 1 - side)) * r.uniform(0.14, 0.36))
    bee = passing_bee(r)
    sweep = np.linspace(0.1, 0.9, len(bee))
    place(circle, 9.0, bee * (1 - sweep), (0.3, 0))
    place(circle, 9.0, bee * sweep, (0, 0.3))
    return circle


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


RECIPES = {f.__name__: f for f in (ambience_meadow, ambience_mill_yard, wind)}
