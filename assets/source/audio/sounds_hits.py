"""Hits: pollen on shell, and blows on the great shell. A bright transient says when, the body says on what."""

import numpy as np

from .dsp import (SAMPLE_RATE, SHELL, band_pass, ending, glide, grains, mix, modes, noise, room, seconds, sine, snap, struck,
                 swell, thump)


def _chitin(r):
    shell = modes(r, ((1120, 1.0, 0.009), (1585, 0.8, 0.012), (2340, 0.6, 0.008), (3300, 0.3, 0.005)), 0.1)
    return mix((0, snap(r, 0.0045), 1.5), (0, shell, 0.7))


def _wood(r):
    bar = modes(r, ((905, 1.0, 0.013), (1390, 0.5, 0.009), (2480, 0.25, 0.006)), 0.11)
    return mix((0, snap(r, 0.004, 4200, 7800), 1.7), (0, bar, 1.0))


def _husk(r):
    crunch = grains(r, 0.07, 26, lambda x: 1 - 0.8 * x, 850, 1450, 0.0035, 1.3) * ending(int(0.07 * SAMPLE_RATE))
    crisp = grains(r, 0.06, 16, lambda x: 1 - x, 4200, 8800, 0.0012, 1.6)
    return mix((0, snap(r, 0.003), 1.1), (0, crunch / crunch.std(), 0.3), (0, crisp / crisp.std(), 0.12))


def _brass(r):
    plate = modes(r, ((1265, 0.8, 0.06), (1321, 0.75, 0.05), (2050, 0.3, 0.025), (3660, 0.2, 0.012), (5900, 0.25, 0.008)), 0.2)
    return mix((0, snap(r, 0.005, 4500, 9000), 1.9), (0.002, plate, 0.6))


def _seed(r):
    first = modes(r, ((1330, 1.0, 0.006), (2210, 0.5, 0.005)), 0.06)
    second = modes(r, ((1010, 1.0, 0.009), (1730, 0.4, 0.006)), 0.07)
    return mix((0, snap(r, 0.003), 1.2), (0, first, 0.9), (0.034, snap(r, 0.002, 4500, 9000), 0.9), (0.034, second, 0.8))


def _leather(r):
    t = seconds(0.11)
    slap = band_pass(noise(r, len(t)), 860, 1350) * swell(t, 0.0015, 0.016)
    give = sine(glide(t, 1400, 880, 0.02)) * swell(t, 0.002, 0.018)
    return mix((0, snap(r, 0.005, 4000, 8000), 2.0), (0, slap / slap.std(), 0.3), (0, give, 0.25))


HITS = (_chitin, _wood, _husk, _brass, _seed, _leather)


def hit(r, i):
    """Pollen on a foe: on chitin, wood, husk, brass, seed or leather."""
    return mix((0, HITS[i](r), 1.0), (0, thump((230, 185, 265, 205, 250, 170)[i], 0.12, 0.008, 0.02), 0.22))


def boss_hit(r, i):
    """A blow on the great shell: deep and hollow, with a crunch that says that it counted."""
    bodies = (((147, 1.0, 0.08), (213, 0.8, 0.07), (302, 0.5, 0.05)), ((103, 1.0, 0.06), (262, 0.9, 0.05), (391, 0.6, 0.04)),
              ((171, 1.0, 0.04), (199, 1.0, 0.06), (430, 0.6, 0.04)), ((121, 0.6, 0.1), (251, 1.0, 0.06), (277, 0.8, 0.05), (517, 0.5, 0.03)),
              ((136, 0.9, 0.03), (162, 0.9, 0.03), (243, 0.9, 0.03), (348, 0.9, 0.03)))
    crunch = grains(r, 0.14, 14 + 4 * i, lambda x: 1 - x, 700, 3200, 0.006)
    second = struck(SHELL, 420 + 37 * i, 0.2, 0.02)
    return room(mix((0, snap(r, 0.006), 2.2), (0, modes(r, bodies[i], 0.4), 0.7), (0.012 + 0.011 * i, second, 0.4),
                    (0, crunch, 0.5), (0.004 * i, thump(55 + 8 * (i % 3), 0.4, 0.012 + 0.007 * i, 0.09), (0.7, 0.5, 0.35, 0.25, 0.6)[i])), 0.3, 0.12)


RECIPES = {f.__name__: f for f in (hit, boss_hit)}
