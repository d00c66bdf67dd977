"""Light that hurts: beams that show their line before they burn, and rings that grow along the ground."""

import numpy as np

from .dsp import (GLASS, arch, band_pass, decay, glide, grains, high_pass, low_pass, mix, noise, room, saturate, saw, seconds, sine,
                  snap, struck, swell, swept_noise, thump)


def beam_tell(r, i):
    """A line draws itself: a thin glass tone climbs, fluttering faster and faster."""
    t = seconds(0.7)
    top = (1180, 1420, 1010)[i]
    tone = sine(glide(t, top * 0.5, top, 0.35)) + 0.5 * sine(glide(t, top * 0.75, top * 1.5, 0.4))
    flutter = 0.55 + 0.45 * np.sin(2 * np.pi * (7 + i) * t * (0.6 + t))
    dust = band_pass(noise(r, len(t)), 3000 + 500 * i, 7000) * arch(t, 2.5)
    return room(mix((0, tone * flutter * swell(t, 0.05, 0.2) * arch(t, 2.0), 0.45), (0, dust, 0.25)), 0.18, 0.16)


def beam_fired(r, i):
    """It burns: a hard stroke, then a roar with a hum inside."""
    t = seconds(0.6)
    low = (98, 82, 110)[i]
    hum = saturate(saw(glide(t, low * 1.6, low, 0.08), 18), 1.6) * swell(t, 0.006, 0.35)
    roar = swept_noise(r, len(t), (4200 - 500 * i, 1500, 800 + 120 * i), 0.8) * decay(t, 0.3)
    ring = struck(GLASS, 1900 + 210 * i, 0.4, 0.1, 0.8)
    return room(mix((0, snap(r, 0.006, 2500, 8000), 1.1), (0, low_pass(hum, 1900), 0.5), (0, roar, 0.75), (0.01, ring, 0.25)), 0.2, 0.14)


def ring_wave_tell(r, i):
    """The ground gathers itself: pebbles tremble towards the middle, a low tone rises."""
    t = seconds(0.7)
    rise = sine(glide(t, 58 + 7 * i, 104 + 16 * i, 0.4)) * arch(t, 2.6)
    stones = grains(r, 0.66, 34 + 8 * i, lambda x: x**1.5, 700 + 150 * i, 2600, 0.006)
    breath = band_pass(noise(r, len(t)), 250, 900 + 200 * i) * arch(t, 3.0)
    return room(mix((0, rise, 0.8), (0, stones, 0.45), (0, breath, 0.45)), 0.18, 0.12)


def ring_wave_fired(r, i):
    """It breaks loose: a blow into the earth, and a hiss that runs off to all sides."""
    t = seconds(0.62)
    run = swept_noise(r, len(t), (600 + 120 * i, 2400, 3600 - 400 * i), 0.7) * swell(t, 0.05, 0.4) * 2
    edge = high_pass(noise(r, len(t)), 5000) * arch(t, 0.6) * 0.5
    pebbles = grains(r, 0.5, 24, lambda x: 1 - x, 900, 3200 + 300 * i, 0.005)
    return room(mix((0, thump(50 + 6 * i, 0.5, 0.035, 0.16), 1.1), (0.02, run, 0.55), (0.02, edge, 0.2), (0.03, pebbles, 0.3)), 0.22, 0.15)


RECIPES = {recipe.__name__: recipe for recipe in (beam_tell, beam_fired, ring_wave_tell, ring_wave_fired)}
