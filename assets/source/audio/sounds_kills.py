"""Kills: five ways in which a foe bursts, small and big. A bright crack, a low body, and what rains down."""

import numpy as np

from .dsp import (GLASS, SHELL, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains, low_pass, mix, modes, noise, room,
                 saturate, saw, seconds, sine, snap, struck, swell, thump)


def falling(x):
    """Less and less of a scatter."""
    return 1 - x


def _pod(r):
    """A seed pod: a round pop that rises, then husks."""
    t = seconds(0.14)
    pop = sine(glide(t, 105, 255, 0.05)) * swell(t, 0.003, 0.045)
    husks = grains(r, 0.34, 30, falling, 2200, 7500, 0.003, 1.7)
    return mix((0, snap(r, 0.007), 2.2), (0, pop, 1.0), (0.004, struck(WOOD_BLOCK, 540, 0.2, 0.05), 0.4), (0.02, husks, 0.5))


def _acorn(r):
    """An acorn: three cracks, each lower, and splinters."""
    cracks = [(at, modes(r, ((f, 1.0, 0.03), (f * 1.57, 0.6, 0.02), (f * 2.8, 0.4, 0.012), (f * 5.1, 0.25, 0.006)), 0.15), level)
              for at, f, level in ((0, 236, 1.0), (0.027, 188, 0.8), (0.068, 143, 0.7))]
    ticks = [(at, snap(r, 0.0025, 4200, 9000), level) for at, level in ((0, 2.0), (0.027, 1.3), (0.068, 0.9))]
    return mix(*cracks, *ticks, (0.01, grains(r, 0.25, 26, falling, 1500, 5500, 0.004, 1.6), 0.35))


def _puffball(r):
    """A puffball: a soft blast, and spores that hang in the air."""
    t = seconds(0.38)
    blast = band_pass(noise(r, len(t)), 110, 230) * swell(t, 0.005, 0.05)
    cough = band_pass(noise(r, len(t)), 380, 1100) * swell(t, 0.008, 0.035)
    spores = band_pass(noise(r, len(t)), 4500, 9000) * swell(t, 0.012, 0.09)
    return mix((0, snap(r, 0.007, 4000, 8500), 2.3), (0, blast / blast.std(), 0.3), (0, cough / cough.std(), 0.12), (0, spores / spores.std(), 0.06))


def _gourd(r):
    """A gourd: hollow, twice, and its pips."""
    knock = modes(r, ((128, 1.0, 0.025), (173, 0.8, 0.03), (301, 0.5, 0.02), (622, 0.35, 0.012)), 0.2)
    again = modes(r, ((197, 1.0, 0.035), (437, 0.4, 0.02), (905, 0.25, 0.01)), 0.2)
    pips = grains(r, 0.3, 22, lambda x: arch(np.array([0, 0.15 + 0.85 * x, 1]))[1], 2600, 6800, 0.0035)
    return mix((0, snap(r, 0.006), 2.0), (0, knock, 0.8), (0.062, snap(r, 0.004), 1.2), (0.062, again, 0.85), (0.05, pips, 0.45))


def _wasp(r):
    """Wings that tear: a rasp that stutters downwards, and shards."""
    t = seconds(0.3)
    stutter = low_pass((np.sin(2 * np.pi * np.cumsum(34 * np.exp(-t / 0.25)) / 44100) > -0.2) * 1.0, 250)
    rasp = low_pass(saw(glide(t, 246, 96, 0.09), 12), 700) * stutter * swell(t, 0.003, 0.09)
    shards = grains(r, 0.25, 18, falling, 4200, 9000, 0.004, 1.5)
    return mix((0, snap(r, 0.007, 4200, 9000), 1.5), (0, rasp, 0.9), (0.015, shards, 0.6))


KILLS = (_pod, _acorn, _puffball, _gourd, _wasp)
KILL_SECONDS = 0.44  # five of them are loaded ahead


def enemy_destroyed(r, i):
    """A foe bursts: as a pod, an acorn, a puffball, a gourd or a wasp would."""
    x = room(KILLS[i](r), 0.3, 0.1, seed=21 + i)[:int(KILL_SECONDS * 44100)]
    return x * np.minimum(1, np.arange(len(x))[::-1] / 5300)


def _boom(r):
    """It cracks, booms and rains down."""
    t = seconds(1.0)
    boom = sine(glide(t, 190, 76, 0.07)) * swell(t, 0.003, 0.2)
    roll = low_pass(noise(r, len(t)), 600) * decay(t, 0.2)
    return mix((0, boom, 1.0), (0, roll, 0.5), (0, struck(SHELL, 410, 0.3, 0.06), 0.4), (0.09, struck(SHELL, 570, 0.3, 0.05), 0.3), (0, snap(r, 0.01), 2.4), (0.1, grains(r, 0.9, 70, falling, 1800, 7000, 0.005, 1.4), 0.45))


def _trunk(r):
    """A trunk splits, and falls."""
    cracks = [(at, modes(r, ((f, 1.0, 0.05), (f * 1.53, 0.7, 0.03), (f * 2.74, 0.5, 0.02), (f * 7.3, 0.3, 0.006)), 0.3), level)
              for at, f, level in ((0, 168, 0.9), (0.05, 132, 0.7), (0.13, 187, 0.6), (0.24, 104, 0.8))]
    ticks = [(at, snap(r, 0.004), level) for at, level in ((0, 2.6), (0.05, 1.6), (0.13, 1.3), (0.24, 1.1))]
    return mix(*cracks, *ticks, (0.26, thump(72, 0.5, 0.04, 0.14), 0.9), (0.03, grains(r, 0.9, 60, falling, 900, 5200, 0.007, 1.3), 0.4))


def _hive(r):
    """A hive bursts: a blast, and everything that was in it flies off."""
    t = seconds(1.0)
    blast = band_pass(noise(r, len(t)), 75, 170) * swell(t, 0.005, 0.11)
    off = sum(buzz(r, glide(t, 150 + 31 * k, 260 + 44 * k, 0.3)) * np.roll(arch(t, 0.7), 900 * k) for k in range(4))
    dust = band_pass(noise(r, len(t)), 4000, 8500) * swell(t, 0.02, 0.16)
    return mix((0, snap(r, 0.009), 2.0), (0, blast / blast.std(), 0.26), (0.04, off, 0.11), (0, dust / dust.std(), 0.035))


def _shell(r):
    """A great shell caves in: three blows, each nearer the ground, and clatter."""
    blows = [(at, mix((0, modes(r, ((f, 1.0, 0.07), (f * 1.41, 0.8, 0.05), (f * 2.09, 0.6, 0.04), (f * 2.93, 0.4, 0.03)), 0.4), 0.8),
                      (0, snap(r, 0.007, 4000, 8500), 2.6 * s)), level) for at, f, s, level in
             ((0, 112, 1.0, 0.8), (0.11, 91, 0.6, 0.9), (0.26, 71, 0.4, 1.0))]
    clatter = [(0.35 + 0.07 * k + r.uniform(0, 0.03), struck(SHELL, r.uniform(500, 1100), 0.15, 0.02), 0.28 - 0.03 * k) for k in range(7)]
    return mix(*blows, *clatter)


def _bell(r):
    """Brass that breaks: a cracked toll, and pieces."""
    toll = modes(r, ((98, 1.0, 0.3), (101.5, 0.8, 0.26), (158, 0.7, 0.2), (233, 0.4, 0.14), (371, 0.25, 0.1), (1630, 0.12, 0.06)), 1.0)
    pieces = [(0.06 + 0.8 * k / 9 + r.uniform(0, 0.05), struck(GLASS, r.uniform(1900, 3900), 0.25, 0.04, 0.8), 0.16 - 0.012 * k) for k in range(9)]
    return mix((0, snap(r, 0.01, 4200, 9000), 2.6), (0, toll, 0.6), (0.002, struck(SHELL, 620, 0.4, 0.07), 0.35), (0, thump(64, 0.4, 0.03, 0.1), 0.6), *pieces)


BIG_KILLS = (_boom, _trunk, _hive, _shell, _bell)


def enemy_big_destroyed(r, i):
    """A big one bursts, splits, flies apart, caves in or rings out."""
    x = room(saturate(BIG_KILLS[i](r), 1.2), 0.5, 0.16, seed=31 + i)[:int(1.25 * 44100)]
    return x * np.minimum(1, np.arange(len(x))[::-1] / 13000)


RECIPES = {f.__name__: f for f in (enemy_destroyed, enemy_big_destroyed)}
