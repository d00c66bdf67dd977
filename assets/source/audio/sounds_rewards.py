"""Good things: pick-ups, chains, checkpoints, medals; and the quiet wooden interface.

What has a pitch keeps to D E F# G A B: these fit the keys of all the music, D, G and E minor.
"""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, WOOD_BAR, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains, hertz, horn,
                  low_pass, mix, noise, plucked, room, seconds, sine, struck, swell, swept_noise)


def bell_run(notes, step, body=GLASS, duration=0.7, ring=0.22, level=0.4, hardness=0.6):
    """Parts for a run of struck notes, one every step seconds."""
    return [(step * k, struck(body, float(hertz(n)), duration, ring, hardness), level) for k, n in enumerate(notes)]


def checkpoint(r, i):
    """A lantern is lit at the way-post: two warm chords of brass bells, IV to I."""
    low = [(0.02 * k, struck(BRASS_BELL, float(hertz(n)), 1.2, 0.4), 0.3) for k, n in enumerate((67, 71, 74))]
    high = [(0.26 + 0.025 * k, struck(BRASS_BELL, float(hertz(n)), 1.4, 0.5), 0.32)
            for k, n in enumerate((62, 69, 74, 78))]
    t = seconds(0.4)
    flame = band_pass(noise(r, len(t)), 500, 2200 + 200 * i) * swell(t, 0.02, 0.09)
    return room(mix((0.2, flame, 0.25), *low, *high), 0.9, 0.25)


def chain_up(r, i):
    """The multiplier climbs: three quick bars of wood with a glass tip."""
    triad = ((74, 78, 81), (76, 79, 83), (78, 81, 86))[i]
    bars = bell_run(triad, 0.05, WOOD_BAR, 0.4, 0.1, 0.6)
    return room(mix(*bars, (0.1, struck(GLASS, float(hertz(triad[-1] + 12)), 0.4, 0.1, 0.5), 0.2)), 0.3, 0.12)


def chain_lost(r, i):
    """The chain drops: the bars tumble back and a string goes slack."""
    bars = bell_run(((74, 69, 66), (71, 67, 62), (69, 66, 62))[i], 0.075, WOOD_BAR, 0.35, 0.07, 0.5)
    t = seconds(0.4)
    slack = low_pass(sine(glide(t, 220, 98, 0.12)) + 0.3 * sine(glide(t, 440, 196, 0.12)), 900) * swell(t, 0.006, 0.12)
    return room(mix((0.12, slack, 0.45), *bars), 0.3, 0.12, dull=3000)


def pickup_pollen(r, i):
    """A grain of gold: two tiny glass notes, a fourth apart, above the melody."""
    root = (93, 95, 91)[i]
    return mix(*bell_run((root, root + 5), 0.045, GLASS, 0.3, 0.07, 0.5, 0.45),
               (0, struck(WOOD_BAR, float(hertz(root - 12)), 0.2, 0.02), 0.12))


def pickup_nectar(r, i):
    """A drop falls into honey: a round gulp, then warmth."""
    t = seconds(0.2)
    gulp = sine(glide(t, 240 + 20 * i, 720, 0.09)) * arch(t, 0.6)
    bars = bell_run((67, 71, 74, 79), 0.06, WOOD_BAR, 0.5, 0.16, 0.5)
    return room(mix((0, gulp, 0.7), *[(at + 0.09, x, g) for at, x, g in bars]), 0.4, 0.16)


def pickup_seed(r, i):
    """A lantern seed: the rattle of a pod, then a bell that glows open."""
    pod = grains(r, 0.16, 16, lambda x: 1, 2200, 5500, 0.004)
    bells = bell_run((74, 81, 86, 90), 0.075, BRASS_BELL, 1.0, 0.26, 0.3)
    return room(mix((0, pod, 0.5), *[(at + 0.08, x, g) for at, x, g in bells]), 0.6, 0.2)


def pickup_shield(r, i):
    """Petals close around Wick: a chord of glass that swells instead of striking."""
    t = seconds(1.0)
    chord = sum(sine(float(hertz(n)), len(t), k) + 0.4 * sine(float(hertz(n)) * 2.003, len(t))
                for k, n in enumerate((62, 69, 74, 78 + (i == 1))))
    petals = [(0.08 * k, struck(GLASS, float(hertz(n)), 0.6, 0.16, 0.5), 0.25) for k, n in enumerate((74, 78, 81, 86))]
    return room(mix((0, chord * swell(t, 0.18, 0.3), 0.2), *petals), 0.6, 0.22)


def pickup_tempo(r, i):
    """Time turns to syrup: a clock that slows, and a note that bends down with it."""
    ticks, at = [], 0.0
    for k in range(6):
        ticks.append((at, struck(WOOD_BLOCK, 1250 if k % 2 else 950, 0.1, 0.015), 0.55))
        at += 0.06 * 1.33**k
    t = seconds(1.0)
    bend = sine(glide(t, 784 + 40 * i, 392, 0.35)) * swell(t, 0.02, 0.35)
    return room(mix((0, bend, 0.3), (0, struck(GLASS, 1568, 0.6, 0.2, 0.5), 0.2), *ticks), 0.5, 0.18)


def medal(r, i):
    """A medal is pinned on: a brass flourish of the lantern tune, sol-do-mi-sol."""
    parts = []
    for at, n, length in ((0, 69, 0.14), (0.14, 74, 0.14), (0.28, 78, 0.14), (0.42, 81 + (0, 2, 5)[i] * 0, 0.95)):
        t = seconds(length + 0.15)
        edge = np.minimum(1, t / 0.02) * np.where(t < length, 1, np.exp(-(t - length) / 0.04))
        for voice, level in ((0, 0.5), (-8 if n == 78 else -5, 0.3), (-12, 0.25)):
            tone = horn(float(hertz(n + voice)) * (1 + 0.004 * np.sin(2 * np.pi * 5.5 * t) * np.minimum(1, t / 0.3)),
                        0.65 * edge * (0.75 + 0.25 * np.exp(-t / 0.08)))
            parts.append((at, tone, level))
    parts += [(0.42 + 0.04 * k, struck(GLASS, float(hertz(n + (0, 2, 4)[i])), 1.2, 0.3, 0.5), 0.2)
              for k, n in enumerate((86, 90, 93, 98))]
    parts.append((0.42, struck(BRASS_BELL, float(hertz(62)), 1.4, 0.5), 0.35))
    return room(mix(*parts), 0.9, 0.24)


def count_tick(r, i):
    """One bead on the abacus."""
    return struck(WOOD_BAR, 1050 + 40 * i, 0.06, 0.012) * 0.8 + struck(WOOD_BLOCK, 2100, 0.06, 0.006) * 0.3


def ui_move(r, i):
    """A finger on a wooden bead."""
    return struck(WOOD_BAR, 620 + 25 * i, 0.12, 0.028) * 0.8 + struck(WOOD_BLOCK, 1500, 0.12, 0.01) * 0.2


def ui_accept(r, i):
    """A latch and a warm fifth."""
    latch = struck(WOOD_BLOCK, 900, 0.1, 0.015)
    notes = bell_run((69 + (0, 2, 0)[i], 76 + (0, 2, 0)[i]), 0.065, WOOD_BAR, 0.5, 0.15, 0.6)
    return room(mix((0, latch, 0.35), *notes, (0.065, struck(GLASS, float(hertz(88)), 0.4, 0.09, 0.5), 0.12)), 0.35, 0.14)


def ui_back(r, i):
    """The latch falls: the fifth turned round."""
    latch = struck(WOOD_BLOCK, 650 - 20 * i, 0.1, 0.02)
    return room(mix((0, latch, 0.4), *bell_run((71, 64), 0.06, WOOD_BAR, 0.4, 0.1, 0.55)), 0.3, 0.12, dull=3500)


def ui_pause(r, i):
    """The lamp is shuttered: a bell that closes under a hand."""
    t = seconds(0.5)
    hush = swept_noise(r, len(t), (1600, 500), 0.7) * swell(t, 0.02, 0.12) * 2
    return room(mix((0, struck(BRASS_BELL, float(hertz(69)), 0.5, 0.12 - 0.01 * i), 0.5), (0.08, hush, 0.12),
                    (0.1, struck(BRASS_BELL, float(hertz(64)), 0.5, 0.12), 0.45)), 0.4, 0.16, dull=3000)


def ui_resume(r, i):
    """And opened again."""
    t = seconds(0.4)
    hush = swept_noise(r, len(t), (500, 1800), 0.7) * arch(t) * 2
    return room(mix((0, struck(BRASS_BELL, float(hertz(64)), 0.5, 0.12 + 0.01 * i), 0.45), (0, hush, 0.12),
                    (0.1, struck(BRASS_BELL, float(hertz(69)), 0.6, 0.16), 0.5)), 0.4, 0.16)


RECIPES = {f.__name__: f for f in (
    checkpoint, chain_up, chain_lost, pickup_pollen, pickup_nectar, pickup_seed, pickup_shield, pickup_tempo, medal,
    count_tick, ui_move, ui_accept, ui_back, ui_pause, ui_resume)}
