"""The swarm's shots: soft air above the melody, each variant thrown in another way.

They are heard more than anything else, so they are short, have round edges and no note that could be out of tune.
What keeps them out of the others' way is in bands.json.
"""

import numpy as np

from .dsp import (arch, band_pass, buzz, decay, glide, grains, high_pass, low_pass, mix, modes, noise, seconds, sine,
                 swell, swept_noise)


def _wings(r, duration, beat, level):
    """A trace of the bee that throws: wings, far below the air."""
    t = seconds(duration)
    return buzz(r, np.full(len(t), beat)) * swell(t, 0.004, 0.022) * level


def _puff(r):
    t = seconds(0.12)
    return band_pass(noise(r, len(t)), 2700, 4500) * swell(t, 0.005, 0.02)


def _flick(r):
    t = seconds(0.11)
    air = swept_noise(r, len(t), (5200, 3600, 2700), 0.3) * swell(t, 0.003, 0.025)
    return air + 0.12 * sine(glide(t, 4700, 2900, 0.03)) * swell(t, 0.004, 0.02)


def _flutter(r):
    t = seconds(0.13)
    beats = 0.5 - 0.5 * np.cos(2 * np.pi * 52 * t)
    return band_pass(noise(r, len(t)), 3000, 4400) * beats * swell(t, 0.012, 0.035)


def _blown(r):
    t = seconds(0.12)
    pipe = band_pass(noise(r, len(t)), 3250, 3550, 1) * 2.2
    return (pipe + 0.4 * band_pass(noise(r, len(t)), 2600, 6500)) * swell(t, 0.008, 0.024)


def _whisper(r):
    t = seconds(0.13)
    return swept_noise(r, len(t), (2500, 3300, 4700), 0.35) * arch(t, 0.5)


def _seeds(r):
    t = seconds(0.11)
    dust = grains(r, 0.07, 14, lambda x: 1 - 0.7 * x, 2900, 4600, 0.0025, 1.4)
    return mix((0, dust, 0.7), (0.006, band_pass(noise(r, len(t)), 3000, 4800) * swell(t, 0.006, 0.014), 0.6))


LOOSE = (_puff, _flick, _flutter, _blown, _whisper, _seeds)


def fire_loose(r, i):
    """A breath of pollen: puffed, flicked, fluttered, blown, whispered or scattered."""
    x = LOOSE[i](r)
    return low_pass(mix((0, x / x.std(), 0.3), (0, _wings(r, 0.09, 230 + 13 * i, 0.5), 0.22)), 7500)


def _dart(r):
    t = seconds(0.11)
    return sine(glide(t, 4900, 3000, 0.022)) * swell(t, 0.0018, 0.02) + 0.5 * band_pass(noise(r, len(t)), 3200, 5600) * decay(t, 0.01)


def _sting(r):
    t = seconds(0.11)
    return band_pass(buzz(r, glide(t, 330, 255, 0.04), 0.5), 2900, 4500, 3) * swell(t, 0.002, 0.03)


def _zip(r):
    t = seconds(0.1)
    turn = 2 * np.pi * 3500 * t + 4.2 * np.sin(2 * np.pi * 176 * t) * np.exp(-t / 0.03)
    return np.sin(turn) * swell(t, 0.003, 0.02)


def _pair(r):
    chirps = []
    for at, start, end in ((0, 3200, 4300), (0.03, 3500, 4100)):
        t = seconds(0.05)
        chirps.append((at, sine(glide(t, start, end, 0.012)) * swell(t, 0.0025, 0.009), 1.0))
    air = seconds(0.09)
    return mix(*chirps, (0, band_pass(noise(r, len(air)), 3400, 6500) * swell(air, 0.004, 0.016), 0.35))


def _string(r):
    snap = modes(r, ((2950, 0.6, 0.012), (3420, 1.0, 0.016), (4180, 0.8, 0.011), (5240, 0.4, 0.007)), 0.1)
    t = seconds(0.1)
    return mix((0, snap, 0.8), (0, high_pass(noise(r, len(t)), 3500) * decay(t, 0.006), 0.3))


def _lance(r):
    t = seconds(0.12)
    air = swept_noise(r, len(t), (2900, 4300, 3600), 0.18) * swell(t, 0.006, 0.028)
    return air + 0.3 * band_pass(noise(r, len(t)), 3800, 7500) * decay(t, 0.008)


TIGHT = (_dart, _sting, _zip, _pair, _string, _lance)


def fire_tight(r, i):
    """A focused dart: the same pollen with an edge, and wings in unison beneath."""
    x, t = TIGHT[i](r), seconds(0.1)
    air = band_pass(noise(r, len(t)), 2900, 5200) * swell(t, 0.003, 0.014 + 0.003 * i)
    return low_pass(mix((0, x / x.std(), 0.22), (0, air / air.std(), 0.16), (0, _wings(r, 0.1, 265 + 15 * i, 0.8), 0.3)), 9500)


RECIPES = {f.__name__: f for f in (fire_loose, fire_tight)}
