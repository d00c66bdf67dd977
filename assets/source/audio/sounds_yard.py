"""Things of a garden: crates, the ball, planks, the gem and the key, the door, the friends, the story's cameras."""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, SAMPLE_RATE, SHELL, WOOD_BAR, WOOD_BLOCK, arch, band_pass, decay, glide, grains,
                 hertz, high_pass, looped_noise, looped_wave, low_pass, mix, noise, plucked, room, seconds, sine,
                 struck, swell, swept_noise, thump)
from .sounds_enemies import break_wood, creak
from .sounds_places import place
from .sounds_rewards import bell_run
from .voices import SMALL_AH, SMALL_EE, contour, shaped, voice


def pushing(r, i):
    """Two seconds that repeat: a crate dragged over the ground, stick and slip."""
    n = 2 * SAMPLE_RATE
    out = np.zeros((n, 1))
    rub = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 420)) / 0.9) ** 2)) * (0.45 + 0.55 * looped_wave(r, n, 4, 9))
    grit = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 2600)) / 0.8) ** 2)) * looped_wave(r, n, 6, 12) ** 2
    out[:, 0] = rub * 0.5 + grit * 0.16
    for k in range(26):
        groan = struck(WOOD_BLOCK, r.uniform(150, 330), 0.12, 0.022) * r.uniform(0.3, 0.9)
        place(out, k * 2 / 26 + r.uniform(-0.02, 0.02), groan, (0.9,))
    return out[:, 0]


def ball_roll(r, i):
    """Two seconds that repeat: a leather ball rolls, its seams ticking past."""
    n = 2 * SAMPLE_RATE
    out = np.zeros((n, 1))
    out[:, 0] = looped_noise(r, n, lambda f: 1 / (1 + (f / 170) ** 2.4)) * (0.6 + 0.4 * looped_wave(r, n, 4, 5))
    for k in range(12):
        place(out, (k + 0.5) / 6, thump(86 + 10 * (k % 3), 0.16, 0.02, 0.05), (1.3,))
    return out[:, 0]


def body_met(r, i):
    """A crate knocks against something: hollow wood."""
    box = mix((0, struck(WOOD_BLOCK, 168 + 16 * i, 0.26, 0.05), 0.9), (0.004, struck(WOOD_BLOCK, 262 + 20 * i, 0.2, 0.035), 0.6))
    return room(mix((0, box, 0.9), (0.03, struck(WOOD_BLOCK, 420, 0.1, 0.015), 0.2), (0, thump(92, 0.22, 0.016, 0.06), 0.9)), 0.2, 0.1)


def body_met_ball(r, i):
    """The ball: a taut leather bounce."""
    t = seconds(0.3)
    skin = sine(glide(t, 300 + 24 * i, 190 + 14 * i, 0.03)) * swell(t, 0.002, 0.06)
    ring = sine(glide(t, 610 + 40 * i, 520, 0.05)) * decay(t, 0.03)
    slap = band_pass(noise(r, len(t)), 500, 2400) * decay(t, 0.012)
    return room(mix((0, skin, 0.9), (0, ring, 0.25), (0, slap, 0.5), (0, thump(80, 0.25, 0.02, 0.07), 0.6)), 0.2, 0.08)


def body_met_stone(r, i):
    """Stone on stone: a dull clack and rubble."""
    clack = mix((0, struck(SHELL, 210 + 18 * i, 0.2, 0.028), 0.8), (0.012, struck(SHELL, 330, 0.16, 0.02), 0.5))
    rubble = grains(r, 0.25, 16, lambda x: 1 - x, 500, 2600, 0.006, 1.6)
    return room(mix((0, clack, 0.9), (0.01, rubble, 0.4), (0, thump(62, 0.35, 0.02, 0.1), 1.1)), 0.25, 0.1)


def body_broken(r, i):
    """A crate flies to pieces: boards burst, nails ring, slats clatter down."""
    slats = [(0.16 + 0.09 * k + r.uniform(0, 0.04), struck(WOOD_BLOCK, r.uniform(330, 900), 0.2, 0.03), 0.42 - 0.05 * k)
             for k in range(6)]
    nails = [(0.05 + 0.07 * k, struck(GLASS, r.uniform(2600, 4200), 0.12, 0.02, 0.5), 0.12) for k in range(4)]
    return room(mix((0, break_wood(r, i), 1.0), (0, thump(72, 0.4, 0.025, 0.12), 0.9), *slats, *nails), 0.35, 0.12)


def crumbling(r, i):
    """A plank complains: a creak that breaks into three cracks."""
    cracks = [(0.16 + 0.12 * k + 0.02 * i, struck(WOOD_BLOCK, r.uniform(420, 900), 0.16, 0.024), 0.5 + 0.15 * k) for k in range(3)]
    dust = grains(r, 0.5, 30, lambda x: x, 1800, 6000, 0.004)
    return mix((0, struck(WOOD_BLOCK, 480 + 40 * i, 0.1, 0.012), 0.25), (0, creak(r, 0.42, 24, 75 + 10 * i, 520), 0.5), (0, dust, 0.25), *cracks)


def crumbling_falls(r, i):
    """It gives way: a snap, and boards that tumble away below."""
    tumble = [(0.2 + 0.16 * k, struck(WOOD_BLOCK, 300 - 26 * k + r.uniform(-15, 15), 0.24, 0.045), 0.5 * 0.74**k) for k in range(5)]
    return room(mix((0, break_wood(r, i), 0.9), *tumble), 0.6, 0.2, dull=2600)


def crumbling_whole(r, i):
    """Whole again: splinters run together, a knock, a green note."""
    gather = grains(r, 0.4, 40, lambda x: x, 900, 4500, 0.005, 0.6)
    notes = [(0.42 + 0.06 * k, struck(WOOD_BAR, float(hertz(n)), 0.4, 0.1, 0.6), 0.4) for k, n in enumerate((67, (71, 74, 71)[i]))]
    return room(mix((0, gather, 0.5), (0.4, struck(WOOD_BLOCK, 260, 0.2, 0.04), 0.7), *notes), 0.3, 0.12)


def gem_taken(r, i):
    """The great find: glass runs up a bright scale into a bell, light spills after it."""
    run = bell_run((74, 78, 81, 83, 86, 90), 0.055, GLASS, 1.0, 0.26, 0.3, 0.55)
    bell = (0.33, struck(BRASS_BELL, float(hertz(74)), 1.6, 0.5), 0.4)
    chord = [(0.33, struck(GLASS, float(hertz(n)), 1.5, 0.5, 0.5), 0.22) for n in (81, 86, 90, 93 + (0, 2, 5)[i])]
    t = seconds(1.1)
    shimmer = high_pass(noise(r, len(t)), 6000) * swell(t, 0.2, 0.3) * (0.5 + 0.5 * np.sin(2 * np.pi * 14 * t))
    return room(mix((0.1, shimmer, 0.06), *run, bell, *chord), 0.9, 0.26)


def key_appeared(r, i):
    """Something is there that was not: a shimmer gathers, a fifth opens, a tiny jingle."""
    t = seconds(1.3)
    gather = sum(sine(float(hertz(n)) * (1 + 0.002 * np.sin(2 * np.pi * (4 + k) * t)), None) for k, n in enumerate((69, 76, 81, 86)))
    glow = gather * np.minimum(1, t / 0.01) * (0.15 + 0.85 * arch(t, 1.4)) * np.minimum(1, (1.3 - t) / 0.2) * 0.16
    bells = bell_run((81, 88, 93), 0.12, GLASS, 1.2, 0.4, 0.3, 0.5)
    jingle = [(1.0 + 0.055 * k, struck(BRASS_BELL, 2100 + 240 * k + 60 * i, 0.4, 0.07), 0.14) for k in range(4)]
    return room(mix((0, glow, 1.0), *[(at + 0.6, x, g) for at, x, g in bells], *jingle), 0.9, 0.28)


def key_taken(r, i):
    """The key is yours: a bunch of brass jingles and a little fanfare of plucked strings."""
    jingle = [(0.045 * k, struck(BRASS_BELL, r.uniform(1700, 2900), 0.35, 0.06), 0.22) for k in range(5)]
    tune = [(0.12 + at, plucked(r, float(hertz(n)), 0.9, 0.7, 0.7), 0.5) for at, n in ((0, 69), (0.12, 74), (0.24, 78), (0.36, 81))]
    top = [(0.5, struck(GLASS, float(hertz(n + (0, 2, 4)[i] * 0)), 1.0, 0.3, 0.5), 0.22) for n in (86, 90, 93)]
    return room(mix(*jingle, *tune, *top), 0.7, 0.22)


def door_locked(r, i):
    """No key: the latch rattles twice, a dull no on wood."""
    rattle = [(0.07 * k, struck(SHELL, 520 + 60 * (k % 2), 0.12, 0.02), 0.5) for k in range(4)]
    no = [(0.34 + 0.15 * k, struck(WOOD_BAR, float(hertz(n - i)), 0.35, 0.07, 0.4), 0.6) for k, n in enumerate((57, 52))]
    return room(mix((0, thump(85, 0.25, 0.02, 0.07), 0.7), *rattle, *no), 0.3, 0.12, dull=3000)


def door_opened(r, i):
    """The key turns, the lock falls, two heavy leaves groan wide and stop against the wall."""
    turn = [(at, struck(SHELL, f, 0.16, 0.025), 0.6) for at, f in ((0, 900), (0.09, 760), (0.2, 560))]
    fall = (0.62, mix((0, struck(BRASS_BELL, 420, 0.4, 0.07), 0.5), (0, thump(95, 0.25, 0.02, 0.07), 0.8)), 0.9)
    groan = low_pass(creak(r, 1.1, 34, 12, 240 + 14 * i), 2400) * np.minimum(1, seconds(1.1)[::-1] / 0.3)
    sweep_t = seconds(1.0)
    air = low_pass(noise(r, len(sweep_t)), 500) * arch(sweep_t)
    stop = (1.72, mix((0, thump(58, 0.5, 0.02, 0.14), 1.0), (0, struck(WOOD_BLOCK, 150, 0.3, 0.06), 0.8)), 0.9)
    return room(mix(*turn, fall, (0.68, groan, 0.6), (0.7, air, 0.5), stop), 0.8, 0.22)


def friend_freed(r, i):
    """A small voice cheers: two chirps and a laugh, over three plucked notes."""
    def chirp(length, *points):
        t = seconds(length)
        return voice(r, contour(t, *points), (SMALL_EE, SMALL_AH), 0.004, 0.05, 0.015) * shaped(t, 0.012, 0.05)

    up = 1 + 0.12 * (i - 1)
    calls = [(0, chirp(0.14, (0, 820 * up), (1, 1240 * up)), 0.6), (0.18, chirp(0.2, (0, 900 * up), (0.5, 1560 * up), (1, 1300 * up)), 0.7)]
    calls += [(0.46 + 0.1 * k, chirp(0.08, (0, (1500 - 90 * k) * up), (1, (1250 - 90 * k) * up)), 0.42) for k in range(3)]
    tune = [(0.1 * k, plucked(r, float(hertz(n)), 0.7, 0.6, 0.5), 0.35) for k, n in enumerate((74, 78, 81, 86))]
    return room(mix(*calls, *tune), 0.4, 0.16)


def cinematic(r, i):
    """The view is taken elsewhere: a harp spreads a wondering chord over a soft breath of strings."""
    notes = ((62, 69, 74, 78, 81, 85), (60, 67, 74, 76, 79, 86), (64, 69, 73, 78, 83, 85))[i]
    harp = [(0.055 * k, plucked(r, float(hertz(n)), 1.8, 0.5, 1.4), 0.42) for k, n in enumerate(notes)]
    t = seconds(1.9)
    strings = sum(low_pass(np.tanh(1.5 * sine(float(hertz(n)) * (1 + 0.003 * np.sin(2 * np.pi * 5 * t + n)))), 1800)
                  for n in notes[1:4]) * arch(t, 0.8) * 0.14
    air = swept_noise(r, len(t), (600, 1600, 2600), 0.8) * arch(t, 1.2) * 0.35
    return room(mix((0, strings, 1.0), (0, air, 0.3), *harp, (0.36, struck(GLASS, float(hertz(notes[-1] + 12)), 1.2, 0.4, 0.4), 0.12)), 1.0, 0.3)


RECIPES = {f.__name__: f for f in (
    pushing, ball_roll, body_met, body_met_ball, body_met_stone, body_broken, crumbling, crumbling_falls, crumbling_whole,
    gem_taken, key_appeared, key_taken, door_locked, door_opened, friend_freed, cinematic)}
