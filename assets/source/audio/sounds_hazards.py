"""What is solid and moves, the lamps and bells that are shot, and the deeds of a flight."""

import numpy as np

from .dsp import (GLASS, SAMPLE_RATE, SHELL, arch, band_pass, decay, glide, grains, hertz, looped_noise, looped_wave, low_pass, mix,
                  modes, noise, room, seconds, sine, snap, struck, swell, swept_noise, thump)


def hazard_tell(r, i):
    """It trembles: wood under load creaks in three pushes, each higher."""
    t = seconds(0.75)
    parts = []
    for k in range(3):
        push = seconds(0.26)
        groan = sine(glide(push, 120 + 26 * k + 9 * i, 165 + 40 * k + 12 * i, 0.1)) * (0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (31 + 7 * k) * push)))
        parts.append((0.2 * k, low_pass(groan, 1500) * swell(push, 0.04, 0.1), 0.6))
    rattle = grains(r, 0.7, 26 + 6 * i, lambda x: x, 900, 3600, 0.004)
    return room(mix(*parts, (0, rattle, 0.35), (0, band_pass(noise(r, len(t)), 200, 700) * arch(t, 2.0), 0.3)), 0.4, 0.14)


def hazard_goes(r, i):
    """It goes: a heavy body through the air."""
    t = seconds(0.6)
    rush = swept_noise(r, len(t), (260 + 40 * i, 1150 + 120 * i, 420), 0.8) * arch(t, 0.8) * 2.0
    low = sine(glide(t, 90 + 8 * i, 60, 0.2)) * swell(t, 0.05, 0.2)
    return room(mix((0, rush, 0.8), (0, low, 0.4), (0, snap(r, 0.006, 1800, 5200), 0.5)), 0.35, 0.12)


def hazard_lands(r, i):
    """It comes down, or slams: earth and boards."""
    boards = modes(r, (((210, 1.0, 0.05), (355, 0.7, 0.04), (610, 0.4, 0.03)), ((172, 1.0, 0.07), (298, 0.8, 0.04), (702, 0.3, 0.02)),
                       ((246, 0.9, 0.04), (402, 0.8, 0.05), (540, 0.5, 0.03)))[i], 0.4)
    dust = grains(r, 0.35, 22, lambda x: 1 - x, 700, 2600, 0.006)
    return room(mix((0, thump(52 + 7 * i, 0.5, 0.03, 0.14), 1.0), (0, boards, 0.6), (0.02, dust, 0.3), (0, snap(r, 0.005, 1500, 5000), 0.9)), 0.5, 0.15)


def hazard_clack(r, i):
    """A tooth of the works falls into its notch."""
    tooth = modes(r, ((690 + 60 * i, 1.0, 0.018), (1180 + 90 * i, 0.7, 0.012), (2250, 0.3, 0.007)), 0.16)
    answer = modes(r, ((470 + 30 * i, 1.0, 0.03), (930, 0.4, 0.015)), 0.2)
    return room(mix((0, snap(r, 0.004, 3000, 7000), 1.2), (0, tooth, 0.9), (0.07, answer, 0.6), (0, thump(120, 0.2, 0.012, 0.04), 0.5)), 0.35, 0.14)


def hazard_stopped(r, i):
    """The brake bites: it grinds, slower and slower, and stands."""
    parts = [(0, snap(r, 0.006, 2500, 7000), 1.0)]
    at = 0.0
    for k in range(9):
        parts.append((at, modes(r, ((430 + 24 * i - 18 * k, 1.0, 0.03), (1020 - 30 * k, 0.5, 0.02)), 0.12), 0.7 - 0.05 * k))
        at += 0.05 + 0.014 * k
    t = seconds(0.9)
    grind = swept_noise(r, len(t), (1500, 800, 300), 0.6) * swell(t, 0.02, 0.4)
    return room(mix(*parts, (0, grind, 0.5), (at, thump(70 + 5 * i, 0.4, 0.03, 0.12), 0.8)), 0.45, 0.16)


def hazard_turns(r, i):
    """Four seconds that repeat: something large turns and pushes the air."""
    n = 4 * SAMPLE_RATE
    beat = 0.5 - 0.5 * np.cos(2 * np.pi * 4 * np.arange(n) / n)  # weak at the join, so that the join is not counted as a beat
    push = looped_noise(r, n, lambda f: (f / 150) / (1 + (f / 260) ** 2.4)) * (0.25 + 0.75 * beat**2)
    cloth = looped_noise(r, n, lambda f: np.exp(-((np.log2(np.maximum(f, 1) / 1500)) / 0.6) ** 2)) * beat**4
    creak = looped_noise(r, n, lambda f: np.exp(-((np.log2(np.maximum(f, 1) / 410)) / 0.05) ** 2)) * looped_wave(r, n, 1, 4) ** 2
    return push + 0.22 * cloth + 0.2 * creak


def target_lit(r, i):
    """A lamp wakes: glass rings, a warm tone opens."""
    t = seconds(0.9)
    warm = sum(sine(float(hertz(n))) for n in (69, 76)) * swell(t, 0.04, 0.3) * 0.4
    rings = [(0.03 * k, struck(GLASS, float(hertz(n)), 0.9, 0.3, 0.5), 0.3) for k, n in enumerate((81, 88, (93, 96, 91)[i]))]
    return room(mix((0, warm, 0.5), *rings, (0, snap(r, 0.004), 0.4)), 0.55, 0.2)


def sequence_note(r, i):
    """One bell of a row; the game tunes it."""
    bell = modes(r, ((523, 1.0, 0.6), (1046 + 2 * i, 0.5, 0.4), (1255, 0.35, 0.3), (1568, 0.25, 0.25), (2093 + 3 * i, 0.2, 0.16)), 1.4)
    return room(mix((0, snap(r, 0.003, 3500, 8000), 0.5), (0, bell, 0.9)), 0.5, 0.18)


def sequence_wrong(r, i):
    """Not that one: two dull tones sink beside each other."""
    t = seconds(0.6)
    dull = (sine(glide(t, 233 - 6 * i, 196, 0.2)) + sine(glide(t, 247 + 5 * i, 185, 0.2))) * swell(t, 0.01, 0.2)
    return room(mix((0, low_pass(dull, 900), 0.6), (0, thump(90, 0.3, 0.02, 0.08), 0.7), (0, struck(SHELL, 300 + 20 * i, 0.2, 0.03), 0.4)), 0.35, 0.14)


def sequence_done(r, i):
    """All of them, in order: the row answers as a chord."""
    chord = [(0.05 * k, modes(r, ((float(hertz(n)), 1.0, 0.8), (2 * float(hertz(n)), 0.4, 0.4), (3 * float(hertz(n)), 0.15, 0.2)), 1.6), 0.4)
             for k, n in enumerate((60, 67, 72, (76, 79, 74)[i]))]
    return room(mix(*chord, (0.2, grains(r, 0.6, 20, lambda x: 1 - x, 3000, 8000, 0.004), 0.15)), 0.7, 0.24)


def deed_step(r, i):
    """One more of what is asked for: a seed of light falls into its place."""
    fall = [(0.06 * k, struck(GLASS, float(hertz(n)), 0.5, 0.18, 0.5), 0.3) for k, n in enumerate((86, 81, (74, 78, 76)[i]))]
    return room(mix(*fall, (0.12, thump(160, 0.2, 0.02, 0.06), 0.4)), 0.45, 0.18)


def deed_done(r, i):
    """The deed is done: the way up opens, in a rising call."""
    parts = [(0.09 * k, modes(r, ((float(hertz(n)), 1.0, 0.5), (2 * float(hertz(n)), 0.5, 0.3), (3.01 * float(hertz(n)), 0.2, 0.15)), 1.2), 0.45)
             for k, n in enumerate((62, 66, 69, 74, (78, 81, 76)[i]))]
    t = seconds(1.6)
    air = swept_noise(r, len(t), (800, 2400, 5200), 0.8) * arch(t, 1.4) * decay(t, 1.4)
    return room(mix(*parts, (0.1, air, 0.25)), 0.7, 0.24)


RECIPES = {f.__name__: f for f in (hazard_tell, hazard_goes, hazard_lands, hazard_clack, hazard_stopped, hazard_turns, target_lit,
                                   sequence_note, sequence_wrong, sequence_done, deed_step, deed_done)}
