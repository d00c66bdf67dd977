"""Wick: leather, scarf, lantern and feet; the wind of flight."""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, SAMPLE_RATE, WOOD_BAR, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains,
                 hertz, low_pass, mix, noise, plucked, room, seconds, sine, struck, swell, swept_noise, thump)


def lantern_rattle(r, i, level=1.0):
    """The lamp on Wick's arm: loose glass in a brass cage."""
    taps = [(0.018 * k + r.uniform(0, 0.01), struck(GLASS, r.uniform(1700, 2500), 0.2, 0.03, 0.8), level * 0.8**k)
            for k in range(4)]
    return mix((0, struck(BRASS_BELL, 760 + 40 * i, 0.4, 0.08), level * 0.6), *taps)


def spin(r, i):
    """A whirl of scarf and lantern: air that circles three times as it rises."""
    t = seconds(0.5)
    circle = 0.45 + 0.55 * np.sin(2 * np.pi * (6 + 5 * t) * t - 1.2)
    air = swept_noise(r, len(t), (700, 1700 + 200 * i, 2600, 1500), 0.7) * 3
    tone = sine(320 + 60 * i + 240 * arch(t)) * 0.16
    return (air * 0.6 * circle + tone) * arch(t, 0.8)


def stumble(r, i):
    """A trip: boot, leather slide, the lamp clinks."""
    t = seconds(0.25)
    slide = band_pass(noise(r, len(t)), 500, 2400) * swell(t, 0.03, 0.07)
    return room(mix((0, thump(125 + 8 * i, 0.25, 0.02, 0.06), 0.9), (0.03, slide, 0.5),
                    (0.05, lantern_rattle(r, i, 0.3), 0.5)), 0.25, 0.1)


def wick_hit(r, i):
    """Wick takes the blow: soft body, rattled lantern, a falling reed of dismay."""
    t = seconds(0.3)
    dismay = low_pass(np.tanh(2 * sine(glide(t, 560 - 30 * i, 240, 0.12))), 1500) * swell(t, 0.01, 0.09)
    cloth = band_pass(noise(r, len(t)), 300, 1800) * decay(t, 0.04)
    return room(mix((0, thump(88, 0.35, 0.02, 0.09), 1.1), (0, cloth, 0.7), (0.02, dismay, 0.4),
                    (0.02, lantern_rattle(r, i), 0.45)), 0.35, 0.14)


def footstep_grass(r, i):
    """A quick paw in grass."""
    t = seconds(0.12)
    press = low_pass(noise(r, len(t)), 500 + 80 * i) * swell(t, 0.006, 0.022)
    blades = grains(r, 0.12, 26, lambda x: arch(np.array([0, x, 1]))[1], 2200, 7500, 0.003)
    return press * 1.3 + blades[:len(t)] * 0.35


def takeoff(r, i):
    """The swarm lifts Wick: wings gather, a gust, the scarf snaps."""
    t = seconds(1.0)
    lift = 1 - np.exp(-t / 0.3)
    wings = sum(buzz(r, (120 + 9 * k) * (1 + 0.9 * lift), 0.3) for k in range(3)) * swell(t, 0.15, 0.4) / 2
    gust = swept_noise(r, len(t), (250, 900, 2000, 1500), 0.8) * arch(t, 0.8) * 2.5
    snap = band_pass(noise(r, 3000), 900, 4000) * decay(seconds(3000 / 44100), 0.014)
    return room(mix((0, wings, 0.95), (0, gust, 0.36), (0.36 + 0.03 * i, snap, 0.5),
                    (0, thump(80, 0.3, 0.03, 0.08), 0.6)), 0.4, 0.12)


def land(r, i):
    """Down on both feet in deep grass."""
    step = footstep_grass(r, i)
    return room(mix((0, thump(82 + 6 * i, 0.3, 0.025, 0.08), 1.0), (0, step, 0.8), (0.045, footstep_grass(r, i), 0.6),
                    (0.03, lantern_rattle(r, i, 0.2), 0.4)), 0.25, 0.1)


def boost(r, i):
    """The lamp flares and the air opens."""
    t = seconds(0.85)
    surge = swept_noise(r, len(t), (300, 1500 + 150 * i, 2400, 1100), 0.9) * swell(t, 0.06, 0.3) * 3
    low = sine(glide(t, 70, 150, 0.15)) * swell(t, 0.03, 0.22)
    chord = sum(plucked(r, float(hertz(n)), 0.6, 0.5, 0.4) for n in (50, 57, 62, 66)) * 0.5
    return room(mix((0, surge, 0.55), (0, low, 0.8), (0, chord, 0.35)), 0.3, 0.1)


def brake(r, i):
    """Ears and scarf thrown forward: fluttering air that slows."""
    t = seconds(0.55)
    flutter = 0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(38 * np.exp(-t / 0.35) + 6) / SAMPLE_RATE)
    air = swept_noise(r, len(t), (1900 + 150 * i, 1100, 500), 0.8) * swell(t, 0.03, 0.18) * 3
    return air * (0.35 + 0.65 * flutter) * 0.7


def crash(r, i):
    """The last bee is gone: a fall into the islet. Crash, tumble, the lamp rolls and lies still."""
    t = seconds(0.5)
    dirt = low_pass(noise(r, len(t)), 1600) * decay(t, 0.12)
    tumble = [(0.28 + 0.2 * k, thump(110 - 9 * k, 0.3, 0.02, 0.07), 0.7 - 0.16 * k) for k in range(3)]
    branches = [(0.02 + 0.07 * k, struck(WOOD_BLOCK, r.uniform(240, 600), 0.25, 0.04), 0.5 - 0.08 * k) for k in range(4)]
    lamp = [(0.5 + 0.17 * k, lantern_rattle(r, i, 0.8), 0.35 - 0.07 * k) for k in range(4)]
    grass = grains(r, 1.0, 80, lambda x: 1 - x, 1500, 6500, 0.005, 1.4)
    return room(mix((0, thump(58 + 4 * i, 0.6, 0.03, 0.18), 1.3), (0, dirt, 0.8), (0, grass, 0.35),
                    *tumble, *branches, *lamp), 0.6, 0.18)


def exit_high(r, i):
    """Up into the light: a rising run of glass over a lifting gust."""
    run = [(0.065 * k, struck(GLASS, float(hertz(74 + n)), 0.9, 0.25, 0.6), 0.3 + 0.02 * k)
           for k, n in enumerate((0, 4, 7, 11, 12, 16, 19, 24))]
    t = seconds(1.1)
    gust = swept_noise(r, len(t), (500, 1400, 3200 + 200 * i), 0.7) * arch(t, 1.2) * 2.4
    return room(mix((0, gust, 0.22), *run), 0.8, 0.25)


def exit_low(r, i):
    """Down under the leaves: a mellow run of wood and a soft sinking air."""
    run = [(0.075 * k, struck(WOOD_BAR, float(hertz(74 - n)), 0.8, 0.18), 0.5)
           for k, n in enumerate((0, 3, 7, 10, 12, 15, 19))]
    t = seconds(1.1)
    gust = swept_noise(r, len(t), (1800, 900, 350 + 40 * i), 0.7) * arch(t, 0.8) * 2.4
    return room(mix((0, gust, 0.24), *run), 0.7, 0.2, dull=3500)


def warning(r, i):
    """Few bees left: an anxious pair of buzzes and knocks, a half-tone apart."""
    parts = []
    for k in range(2):
        t = seconds(0.17)
        for at, f in ((0, 311.1), (0.12, 293.7)):
            parts.append((0.3 * k + at, buzz(r, np.full(len(t), f * (1 + 0.01 * i)), 0.4) * arch(t, 0.5), 0.55))
            parts.append((0.3 * k + at, struck(WOOD_BAR, f * 2, 0.25, 0.06), 0.5))
    return room(mix(*parts), 0.3, 0.12)


RECIPES = {f.__name__: f for f in (
    spin, stumble, wick_hit, footstep_grass, takeoff, land, boost, brake, crash, exit_high, exit_low, warning)}
