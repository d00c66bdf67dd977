"""Fields of a stage: a gust that comes, wind that blows, webs, smoke, the dark."""

import numpy as np

from .dsp import (GLASS, SAMPLE_RATE, arch, band_pass, decay, glide, grains, high_pass, hertz, looped_noise, looped_wave, low_pass,
                  mix, noise, room, seconds, sine, struck, swell, swept_noise, thump)


def wind_tell(r, i):
    """A gust draws near: a whistle climbs a fifth, leaves begin to run."""
    t = seconds(0.95)
    rise = np.minimum(1, t / 0.75)
    root = float(hertz(74)) * 2 ** ((7 * rise**1.6 + 0.12 * np.sin(2 * np.pi * 6 * t)) / 12)
    whistle = sine(root) * (0.12 + 0.88 * rise) * np.minimum(1, (0.95 - t) / 0.12)
    breath = swept_noise(r, len(t), (420, 900 + 80 * i, 2100), 0.5) * rise**1.5 * np.minimum(1, (0.95 - t) / 0.15) * 1.6
    leaves = grains(r, 0.8, 34, lambda x: x, 1600, 6500, 0.004, 0.6)
    return room(mix((0, whistle, 0.30), (0, breath, 0.6), (0.05, leaves, 0.22)), 0.45, 0.16)


def wind_rises(r, i):
    """The gust is here: a push of air, low and wide, and cloth that snaps."""
    t = seconds(1.2)
    body = swept_noise(r, len(t), (240, 640 + 60 * i, 300), 0.9) * swell(t, 0.09, 0.5) * 2.2
    hiss = swept_noise(r, len(t), (1800, 4200, 1500), 0.7) * swell(t, 0.06, 0.35)
    snap = band_pass(noise(r, SAMPLE_RATE // 5), 350, 2600) * decay(seconds(0.2), 0.03)
    return room(mix((0, body, 0.8), (0, hiss, 0.3), (0.04, snap, 0.35), (0, thump(64, 0.4, 0.03, 0.12), 0.6)), 0.5, 0.14)


def gale(r, i):
    """Four seconds that repeat: wind that carries one along, with a hollow moan in it."""
    n = 4 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    push = looped_wave(r, n, 2, 5)
    for side in (0, 1):
        body = looped_noise(r, n, lambda f: (f / 180) / (1 + (f / 300) ** 2.2)) * (0.5 + 0.5 * push)
        moan = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 610)) / 0.10) ** 2)) * looped_wave(r, n, 2, 6) ** 1.4
        hiss = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 3600)) / 0.8) ** 2)) * (0.25 + 0.75 * push)
        circle[:, side] = body * 0.8 + moan * 0.34 + hiss * 0.14
    return circle


def field_tell(r, i):
    """Something gathers in the air: a soft shimmer that swells."""
    t = seconds(0.9)
    tones = sum(sine(float(hertz(n)) * (1 + 0.003 * np.sin(2 * np.pi * (4.5 + k) * t))) for k, n in enumerate((62, 69, (76, 78, 74)[i])))
    glow = tones * arch(t, 1.8) * 0.2
    air = high_pass(noise(r, len(t)), 4500) * arch(t, 2.2)
    return room(mix((0, glow, 0.8), (0, air, 0.10)), 0.6, 0.22)


def web_felt(r, i):
    """Caught in threads: they stretch, some of them part with tiny plucks."""
    t = seconds(0.5)
    stretch = sine(glide(t, 190 + 14 * i, 330, 0.22)) * swell(t, 0.03, 0.16) * (0.6 + 0.4 * np.sin(2 * np.pi * 34 * t))
    cling = band_pass(noise(r, len(t)), 900, 3800) * swell(t, 0.02, 0.09)
    plucks = [(0.05 + 0.07 * k + r.uniform(0, 0.02), struck(GLASS, r.uniform(900, 1700), 0.16, 0.03, 0.4), 0.2) for k in range(5)]
    return room(mix((0, low_pass(stretch, 1600), 0.5), (0, cling, 0.5), *plucks), 0.25, 0.12)


def web_burns(r, i):
    """A web catches fire: a soft flare, then the fire runs over the threads, crackling higher and higher, and they part with plucks."""
    t = seconds(1.1)
    flare = swept_noise(r, len(t), (300, 1100 + 120 * i, 700), 0.8) * swell(t, 0.03, 0.22) * 2.0
    runs = swept_noise(r, len(t), (1500, 3200, 6400), 0.6) * swell(t, 0.12, 0.5)
    crackle = grains(r, 0.9, 42, lambda x: (1 - x) ** 0.7, 1800, 7200, 0.0025, 0.7)
    plucks = [(0.08 + 0.09 * k + r.uniform(0, 0.03), struck(GLASS, 620 * 1.12**k * (1 + 0.05 * i), 0.2, 0.03, 0.5), 0.16) for k in range(6)]
    return room(mix((0, flare, 0.7), (0.02, runs, 0.32), (0.05, crackle, 0.34), *plucks, (0, thump(90, 0.25, 0.02, 0.08), 0.4)), 0.4, 0.14)


def smoke_felt(r, i):
    """Into the smoke: it closes round the ears, embers crackle."""
    t = seconds(1.0)
    close = swept_noise(r, len(t), (900, 360 - 20 * i, 210), 0.9) * swell(t, 0.08, 0.4) * 1.8
    crackle = grains(r, 0.8, 16, lambda x: 1 - x, 1400, 5200, 0.003)
    return room(mix((0, close, 0.8), (0.1, crackle, 0.22)), 0.4, 0.16, dull=2200)


def dark_felt(r, i):
    """The light goes: a low tone sinks, the lantern's glass answers."""
    t = seconds(1.2)
    sink = sine(glide(t, float(hertz(50)), float(hertz(43)), 0.35)) * swell(t, 0.08, 0.45)
    over = sine(glide(t, float(hertz(62)), float(hertz(55)), 0.35)) * swell(t, 0.10, 0.3)
    lamp = [(0.35 + 0.12 * k, struck(GLASS, float(hertz(n)), 0.8, 0.25, 0.5), 0.16) for k, n in enumerate((86, (90, 93, 81)[i]))]
    return room(mix((0, sink, 0.8), (0, over, 0.3), *lamp), 0.7, 0.22)


RECIPES = {f.__name__: f for f in (wind_tell, wind_rises, gale, field_tell, web_felt, web_burns, smoke_felt, dark_felt)}
