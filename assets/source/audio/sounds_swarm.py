"""The swarm: pollen, wings, lantern light. Recipes take a generator and the variant's index."""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, SAMPLE_RATE, WOOD_BAR, arch, buzz, glide, grains, hertz, high_pass, looped_noise,
                 looped_wave, low_pass, mix, plucked, room, seconds, sine, struck, swell, swept_noise)


def lock(r, i):
    """A glass tick on A5; the game raises its pitch for every further lock."""
    tick = struck(GLASS, 880, 0.16, 0.035 + 0.004 * i, 0.7 - 0.06 * i) * 0.7
    tap = struck(WOOD_BAR, 880, 0.16, 0.02) * 0.6
    return tick + tap


def volley(r, i):
    """The lantern's shutter opens and every bee leaves at once: a fan of plucks over a rush of air."""
    t = seconds(0.6)
    rush = swept_noise(r, len(t), (500, 2600, 1400, 700)) * swell(t, 0.05, 0.16) * 2.2
    wings = buzz(r, glide(t, 210, 430 + 20 * i, 0.09)) * swell(t, 0.03, 0.13)
    fan = [(0.012 + 0.028 * k, plucked(r, float(hertz(62 + n)), 0.4, 0.7, 0.35), 0.5)
           for k, n in enumerate((0, 7, 12, 16, 19, 24))]
    shutter = struck(BRASS_BELL, 620 + 30 * i, 0.25, 0.05)
    return room(mix((0, rush, 0.34), (0, wings, 0.5), (0, shutter, 0.35), *fan), 0.35, 0.12)


def bee_hurt(r, i):
    """Ouch: a squeaked buzz, up and down."""
    t = seconds(0.2)
    pitch = 430 + (230 + 40 * i) * arch(t, 0.6) - 180 * t / 0.2
    squeak = buzz(r, pitch, 0.6) * swell(t, 0.006, 0.075)
    tap = struck(WOOD_BAR, 700, 0.1, 0.02)
    return mix((0, squeak, 0.9), (0, tap, 0.4))


def bee_lost(r, i):
    """A small light goes out: the buzz falters downwards, two sinking glass notes answer."""
    t = seconds(0.85)
    flutter = 1 + (0.05 + 0.05 * t) * np.sin(2 * np.pi * (13 - 6 * t) * t)
    falter = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * (9 - 4 * t) * t + i)) * (t > 0.3)
    pitch = (390 - 15 * i) * np.exp(-t / 0.75) * flutter
    falling = buzz(r, pitch, 0.5) * low_pass(falter, 60) * swell(t, 0.01, 0.3)
    notes = [(0.1, struck(GLASS, float(hertz(76)), 0.7, 0.2, 0.5), 0.30),
             (0.32, struck(GLASS, float(hertz(71)), 0.8, 0.28, 0.45), 0.32)]
    return room(mix((0, falling, 0.8), *notes), 0.6, 0.2, dull=3500)


def bee_gained(r, i):
    """Welcome home: a buzz that hops up, then a fifth of little bells."""
    t = seconds(0.32)
    pitch = np.where(t < 0.1, 250 + 900 * t, 345 + 380 * (t - 0.1)) * (1 + 0.02 * np.sin(2 * np.pi * 18 * t))
    hello = buzz(r, pitch) * arch(t, 0.7)
    root = (79, 81, 74)[i]
    bells = [(0.07 + 0.085 * k, struck(GLASS, float(hertz(root + n)), 0.55, 0.16, 0.6), 0.45)
             for k, n in enumerate((0, 7, 12))]
    bars = [(0.07 + 0.085 * k, struck(WOOD_BAR, float(hertz(root + n - 12)), 0.4, 0.09), 0.4)
            for k, n in enumerate((0, 7, 12))]
    return room(mix((0, hello, 0.7), *bells, *bars), 0.4, 0.14)


def dodge(r, i):
    """A tiny whiff of wings slipping aside."""
    t = seconds(0.12)
    whiff = swept_noise(r, len(t), (1700 + 250 * i, 4200, 2500), 0.5) * arch(t, 0.6)
    flick = sine(glide(t, 900, 1500 + 120 * i, 0.05)) * swell(t, 0.01, 0.02)
    return whiff * 1.6 + flick * 0.12


def hum_up(r, i):
    """The Hum climbs a step: many wings swell into a fifth."""
    t = seconds(0.9)
    rise = 1 - np.exp(-t / 0.25)
    voices = sum(buzz(r, base * (0.84 + 0.16 * rise) * (1 + 0.004 * k), 0.2)
                 for k, base in enumerate((146.8, 147.5, 220.0, 221.0, 293.7)))
    shine = sum(struck(GLASS, float(hertz((74, 76, 79)[i] + n)), 0.9, 0.3, 0.5) for n in (0, 7))
    return room(mix((0, voices * arch(t, 0.9), 0.22), (0.3, shine[:int(0.6 * SAMPLE_RATE)], 0.16)), 0.5, 0.2)


def hum_down(r, i):
    """The Hum sinks a step: the wings slacken."""
    t = seconds(0.8)
    fall = 0.8 + 0.2 * np.exp(-t / 0.2)
    voices = sum(buzz(r, base * fall * (1 + 0.004 * k), 0.2)
                 for k, base in enumerate((220.0, 221.2, 164.8, 130.8 + 3 * i)))
    return room(low_pass(voices * arch(t, 0.55), 2200) * 0.25, 0.5, 0.2, dull=3000)


def gate_seed(r, i):
    """Bees settle in the flower gate: bells step down into a soft landing of pollen."""
    bells = [(0.10 * k, struck(GLASS, float(hertz(86 - n)), 0.8, 0.22, 0.5), 0.4)
             for k, n in enumerate((0, 3, 7, 10, 12))]
    t = seconds(0.7)
    settle = buzz(r, glide(t, 300 + 20 * i, 170, 0.25)) * swell(t, 0.05, 0.22)
    dust = grains(r, 0.6, 60, lambda x: 1 - x, 2500, 8000, 0.003)
    return room(mix((0, settle, 0.45), (0.25, dust, 0.14), *bells), 0.6, 0.2)


def gate_return(r, i):
    """They come home again: the same bells upwards, wings awake."""
    bells = [(0.085 * k, struck(GLASS, float(hertz(74 + n)), 0.8, 0.22, 0.6), 0.4)
             for k, n in enumerate((0, 4, 7, 9, 12, 16))]
    t = seconds(0.8)
    wake = buzz(r, glide(t, 160, 330 + 20 * i, 0.3)) * swell(t, 0.2, 0.25)
    return room(mix((0, wake, 0.5), *bells), 0.6, 0.2)


def swarm_hum(r, i):
    """Four seconds of a contented swarm, repeating: eight bees on whole numbers of turns per loop."""
    n = 4 * SAMPLE_RATE
    t = np.arange(n) / SAMPLE_RATE
    out = np.zeros(n)
    for k in range(8):
        base = round((138 + 11 * k + r.uniform(-4, 4)) * 4) / 4
        wander = looped_wave(r, n, 1, 4) - 0.5
        turn = 2 * np.pi * base * t + 14 * (wander - wander[0])
        voice = sum(np.sin(h * turn + r.uniform(0, 6)) / h**1.2 for h in range(1, 14))
        out += voice * (0.35 + 0.65 * looped_wave(r, n, 1, 5))
    air = looped_noise(r, n, lambda f: 1 / (1 + ((f - 2600) / 1500) ** 2)) * (0.4 + 0.6 * looped_wave(r, n, 6, 6))
    return wrapped(lambda x: low_pass(high_pass(x, 90), 2400), out * 0.2 + air * 0.07)


def wrapped(change, x):
    """Applies a filter as if the loop had been running for ever."""
    return change(np.concatenate([x, x, x]))[len(x):2 * len(x)]


RECIPES = {f.__name__: f for f in (
    lock, volley, bee_hurt, bee_lost, bee_gained, dodge, hum_up, hum_down, gate_seed,
    gate_return, swarm_hum)}
