"""What the Smoke Hive brings along in flight: armour, weak points, blasts, chains, nests; and friends that fly with Wick."""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, SAMPLE_RATE, SHELL, WOOD_BLOCK, band_pass, decay, glide, grains, hertz, low_pass, mix, modes,
                  noise, room, saturate, seconds, sine, snap, struck, swell, thump)


def armour_hit(r, i):
    """Pollen that glances off: a dry knock on thick bark, and a whistle that flies off to one side."""
    bodies = (((610, 1.0, 0.012), (934, 0.7, 0.009), (1710, 0.4, 0.006)), ((505, 1.0, 0.016), (1180, 0.6, 0.008)),
              ((722, 1.0, 0.010), (803, 0.9, 0.012), (2050, 0.4, 0.005)))
    t = seconds(0.16)
    start, end = ((2300, 3100), (2900, 2100), (2500, 3700))[i]
    flies = sine(glide(t, start, end, 0.06)) * swell(t, 0.008, 0.035)
    return mix((0, snap(r, 0.003, 3000, 7000), 1.2), (0, modes(r, bodies[i], 0.12), 0.9), (0.012, flies, 0.16))


def armour_broken(r, i):
    """A husk bursts: a deep crack, a second one, and plates that clatter down."""
    cracks = [(at, modes(r, ((f, 1.0, 0.06), (f * 1.61, 0.7, 0.04), (f * 2.9, 0.5, 0.02)), 0.25), level)
              for at, f, level in ((0, (168, 142, 191)[i], 1.0), ((0.05, 0.085, 0.035)[i], (236, 205, 262)[i], 0.8))]
    plates = [(0.12 + 0.075 * k + r.uniform(0, 0.04), struck((WOOD_BLOCK, SHELL, WOOD_BLOCK)[i], r.uniform(420, 980), 0.14, 0.03), 0.4 - 0.05 * k)
              for k in range(5 + i)]
    dust = grains(r, 0.5, 34, lambda x: 1 - x, 1200, 5200, 0.004, 1.5)
    return room(mix((0, snap(r, 0.008), 2.0), *cracks, *plates, (0.03, dust, 0.4), (0, thump(72, 0.4, 0.02, 0.1), 0.7)), 0.35, 0.14)


def weak_hit(r, i):
    """A hit where it hurts: a soft, bright squash that bends up."""
    t = seconds(0.2)
    note = (76, 79, 74)[i]
    squash = sine(glide(t, float(hertz(note - 7)), float(hertz(note)), 0.03)) * swell(t, 0.002, 0.05)
    wet = band_pass(noise(r, len(t)), 700, 2600) * swell(t, 0.004, 0.02)
    return mix((0, snap(r, 0.004), 1.3), (0, squash, 0.7), (0, wet / wet.std(), 0.12), (0.01, struck(GLASS, 2 * float(hertz(note)), 0.16, 0.04), 0.25))


def blast(r, i):
    """A pod of clover blows up: a hard front, a body that drops, and seeds that rain far off."""
    t = seconds(0.9)
    front = band_pass(noise(r, len(t)), 90, 900 + 250 * i) * swell(t, 0.002, 0.07)
    body = saturate(sine(glide(t, (150, 126, 172)[i], 41, 0.09)) * swell(t, 0.004, 0.2), 2.2)
    hiss = band_pass(noise(r, len(t)), 2500, 8000) * swell(t, 0.004, 0.12)
    seeds = grains(r, 0.7, 26 + 7 * i, lambda x: 1 - x, 2600, 7000, 0.003, 1.4)
    return room(mix((0, snap(r, 0.01), 2.0), (0, front / front.std(), 0.5), (0, body, 0.9), (0.01, hiss / hiss.std(), 0.08),
                    (0.14 + 0.03 * i, seeds, 0.3)), 0.55, 0.18)


def blast_tell(r, i):
    """A fuse takes: a fizz that climbs for as long as it has left."""
    t = seconds(0.22)
    fizz = band_pass(noise(r, len(t)), 3200, 7600) * np.minimum(1, t / 0.2) ** 1.3 * np.minimum(1, (0.22 - t) / 0.02)
    pitch = sine(glide(t, (420, 470, 380)[i], (980, 1080, 860)[i], 0.12)) * np.minimum(1, t / 0.2) * np.minimum(1, (0.22 - t) / 0.02)
    return mix((0, fizz / fizz.std(), 0.2), (0, pitch, 0.25))


def segments_cleared(r, i):
    """A whole chain, from end to end: a run of wooden bars up the scale, and a bell on top."""
    scale = ((62, 64, 66, 69, 71, 74), (62, 66, 69, 71, 74, 78), (57, 62, 64, 69, 74, 76))[i]
    run = [(0.06 * k, struck(WOOD_BLOCK, float(hertz(n + 12)), 0.2, 0.06), 0.6) for k, n in enumerate(scale)]
    return room(mix(*run, (0.06 * len(scale), struck(BRASS_BELL, float(hertz(scale[-1] + 12)), 0.9, 0.35), 0.6)), 0.5, 0.2)


def enemy_released(r, i):
    """Something is let go: a hollow cork, and small wings that start up."""
    t = seconds(0.34)
    cork = sine(glide(t, (260, 310, 225)[i], (520, 610, 470)[i], 0.02)) * swell(t, 0.002, 0.03)
    beat = (np.sin(2 * np.pi * np.cumsum(np.linspace(18, 46 + 6 * i, len(t))) / SAMPLE_RATE) > 0) * 1.0
    wings = band_pass(noise(r, len(t)), 500, 1900) * low_pass(beat, 300) * swell(t, 0.06, 0.14)
    return mix((0, snap(r, 0.004, 2000, 6000), 1.2), (0, cork, 0.8), (0.04, wings / (wings.std() + 1e-9), 0.16))


def chain_curls(r, i):
    """One that lost whom it followed curls up and drops: a creak that folds, and a whistle that falls."""
    t = seconds(0.55)
    creak = band_pass(noise(r, len(t)), 500, 1500) * (np.sin(2 * np.pi * np.cumsum(60 * np.exp(-t / 0.2)) / SAMPLE_RATE) > 0.2) * swell(t, 0.01, 0.12)
    falls = sine(glide(t, (900, 820, 1010)[i], (310, 270, 360)[i], 0.3)) * swell(t, 0.05, 0.25)
    return mix((0, creak / (creak.std() + 1e-9), 0.2), (0.05, falls, 0.4))


def escort_hurt(r, i):
    """A friend's canopy is hurt: cloth that tears a little, a rope that groans."""
    t = seconds(0.45)
    tear = grains(r, 0.2, 30, lambda x: 0.4 + 0.6 * x, 1400, 4800, 0.002, 1.0)
    rope = low_pass(sine(glide(t, (180, 160, 205)[i], (140, 128, 150)[i], 0.2)) * (0.6 + 0.4 * np.sin(2 * np.pi * 27 * t)), 900) * swell(t, 0.03, 0.18)
    return room(mix((0, tear, 0.6), (0.02, rope, 0.7), (0, thump(120, 0.3, 0.02, 0.06), 0.5)), 0.3, 0.12)


def escort_home(r, i):
    """A friend is home: the mast's bell, twice, with bees about it."""
    root = (74, 76, 71)[i]
    first = struck(BRASS_BELL, float(hertz(root)), 1.1, 0.5)
    second = struck(BRASS_BELL, float(hertz(root + 5)), 1.2, 0.6)
    t = seconds(1.0)
    bees = sum(sine(float(hertz(n)) * (1 + 0.004 * np.sin(2 * np.pi * (5 + k) * t))) for k, n in enumerate((root - 12, root - 7, root - 5))) * swell(t, 0.2, 0.4) * 0.1
    return room(mix((0, first, 0.8), (0.24, second, 0.9), (0.1, bees, 0.6)), 0.55, 0.2)


def escort_lost(r, i):
    """A friend sinks into the clouds: a horn of breath that sags by a fifth, and goes on, far off. Nobody dies."""
    t = seconds(1.3)
    root = (57, 59, 55)[i]
    line = sum(sine(glide(t, float(hertz(root + step)), float(hertz(root + step - 7)), 0.6)) for step in (0, 3, 7)) * swell(t, 0.08, 0.6) * 0.25
    air = band_pass(noise(r, len(t)), 300, 1100) * swell(t, 0.2, 0.5)
    return room(mix((0, low_pass(line, 1800), 0.9), (0.05, air / air.std(), 0.07), (0, decay(t, 0.4) * sine(float(hertz(root - 12)), len(t)), 0.2)), 0.6, 0.22)


RECIPES = {f.__name__: f for f in (armour_hit, armour_broken, weak_hit, blast, blast_tell, segments_cleared, enemy_released,
                                   chain_curls, escort_hurt, escort_home, escort_lost)}
