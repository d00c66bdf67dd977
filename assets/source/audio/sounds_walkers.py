"""The ground troop of the Smoke Hive: five throats that cannot be mistaken for each other, blows and bursts."""

import numpy as np

from .dsp import (SAMPLE_RATE, SHELL, WOOD_BLOCK, arch, band_pass, decay, glide, grains, looped_noise, looped_wave,
                 low_pass, mix, noise, room, saturate, seconds, sine, struck, swell, swept_noise, thump)
from .sounds_kills import enemy_destroyed
from .sounds_places import place
from .voices import BIG_AH, BIG_MM, BIG_OO, SMALL_EE, SMALL_OO, contour, shaped, voice


def call(r, length, points, mouth, rough=0.01, breath=0.08, vibrato=0.0, attack=0.015, release=0.07):
    t = seconds(length)
    return voice(r, contour(t, *points), mouth, rough, breath, vibrato) * shaped(t, attack, release)


def noticed(r, i):
    """Seen: two quick plucks of alarm, rising."""
    notes = [(0.09 * k, struck(WOOD_BLOCK, 520 * 1.335**k + 30 * i, 0.2, 0.035), 0.7) for k in range(2)]
    t = seconds(0.25)
    return room(mix(*notes, (0.05, sine(glide(t, 420, 980 + 50 * i, 0.06)) * swell(t, 0.01, 0.06), 0.3)), 0.2, 0.1)


def noticed_grump(r, i):
    """'Hrm?!'"""
    return room(mix((0, call(r, 0.14, ((0, 105), (1, 98)), BIG_MM, 0.04), 0.7),
                    (0.15, call(r, 0.22, ((0, 120 + 6 * i), (0.5, 190 + 10 * i), (1, 170)), (BIG_MM, BIG_AH), 0.04), 0.9)), 0.2, 0.1)


def noticed_flutter(r, i):
    """A gasp and a squeak."""
    return mix((0, call(r, 0.12, ((0, 700), (1, 1250)), SMALL_EE, 0.01, 0.5), 0.6),
               (0.13, call(r, 0.16, ((0, 1300 + 60 * i), (0.4, 1900 + 80 * i), (1, 1500)), SMALL_EE, 0.006, 0.05, 0.05), 0.7))


def noticed_sleeper(r, i):
    """A grunt out of a dream."""
    return room(call(r, 0.4, ((0, 88), (0.4, 132 + 6 * i), (1, 82)), (BIG_MM, BIG_OO), 0.03, 0.2, 0, 0.05, 0.15), 0.25, 0.1)


def noticed_roller(r, i):
    """A bark from a long nose."""
    bark = call(r, 0.13, ((0, 260), (0.3, 380 + 20 * i), (1, 220)), (SMALL_OO, BIG_AH), 0.03, 0.1)
    return room(mix((0, bark, 0.9), (0.15, bark, 0.8), (0, struck(SHELL, 700, 0.1, 0.02), 0.2)), 0.2, 0.1)


def noticed_spitter(r, i):
    """A wet hoot through a trumpet."""
    hoot = call(r, 0.26, ((0, 210), (0.5, 300 + 14 * i), (1, 250)), BIG_OO, 0.008, 0.05, 0.02, 0.03, 0.1)
    t = seconds(0.08)
    return room(mix((0, hoot, 0.9), (0.02, sine(glide(t, 380, 800, 0.04)) * arch(t), 0.25)), 0.25, 0.12)


def walker_tell(r, i):
    """Something winds up: a rising rattle that stops short."""
    t = seconds(0.7)
    up = (t / 0.7) ** 1.5
    rattle = np.sin(2 * np.pi * np.cumsum(14 + 30 * up) / SAMPLE_RATE) ** 8
    tone = low_pass(np.tanh(2 * sine(160 * 2 ** (up * 1.2) + 8 * i)), 1400)
    return (band_pass(noise(r, len(t)), 900, 3200) * rattle * 0.5 + tone * 0.5) * (0.3 + 0.7 * up) * np.minimum(1, (0.7 - t) / 0.02)


def walker_tell_grump(r, i):
    """A growl that climbs with its fists, and teeth."""
    growl = call(r, 0.72, ((0, 70), (0.25, 62), (0.8, 150 + 8 * i), (1, 165)), (BIG_MM, BIG_AH), 0.07, 0.15, 0.03, 0.06, 0.04)
    gnash = [(0.42 + 0.07 * k, struck(SHELL, 480 + 40 * (k % 2), 0.08, 0.014), 0.3) for k in range(4)]
    return room(mix((0, saturate(growl * 1.6, 1.6), 0.9), *gnash), 0.25, 0.12)


def walker_tell_flutter(r, i):
    """A whimper that trembles."""
    t = seconds(0.7)
    shake = 0.6 + 0.4 * np.sin(2 * np.pi * 17 * t)
    return call(r, 0.7, ((0, 1500 + 60 * i), (0.3, 1250), (0.6, 1420), (1, 1050)), SMALL_EE, 0.01, 0.1, 0.05, 0.03, 0.2) * shake


def walker_tell_sleeper(r, i):
    """It wakes: the bubble pops, a snort, an indignant groan that swells."""
    t = seconds(0.08)
    pop = sine(glide(t, 320, 950 + 60 * i, 0.03)) * swell(t, 0.002, 0.02)
    snort = call(r, 0.24, ((0, 95), (1, 130)), BIG_MM, 0.16, 0.6, 0, 0.03, 0.06)
    groan = call(r, 0.62, ((0, 92), (0.5, 150 + 6 * i), (1, 120)), (BIG_OO, BIG_AH), 0.03, 0.15, 0.02, 0.08, 0.15)
    return room(mix((0, pop, 0.8), (0.08, snort, 0.8), (0.32, groan, 1.0)), 0.3, 0.12)


def walker_tell_roller(r, i):
    """It curls with a clack and spins up: a ratchet that turns into a whirr."""
    t = seconds(0.9)
    up = np.clip((t - 0.2) / 0.7, 0, 1)
    phase = np.cumsum(9 + 46 * up**1.4) / SAMPLE_RATE
    ticks = np.diff(np.floor(phase), prepend=0)
    ratchet = np.convolve(ticks, struck(SHELL, 760 + 40 * i, 0.05, 0.008))[:len(t)]
    whirr = band_pass(noise(r, len(t)), 300, 1500) * up + 0.5 * low_pass(np.tanh(2 * sine(70 + 190 * up)), 900) * up
    clack = mix((0, struck(SHELL, 300, 0.2, 0.03), 0.8), (0, thump(90, 0.2, 0.02, 0.06), 0.8))
    return mix((0, (ratchet * 0.6 + whirr * 0.5) * np.minimum(1, (0.9 - t) / 0.03) * (0.35 + 0.65 * up), 1.0), (0.12, clack, 0.7))


def walker_tell_spitter(r, i):
    """It gulps, and the throat creaks like a wet balloon being blown up."""
    t = seconds(0.16)
    gulp = sine(glide(t, 380, 150, 0.05)) * arch(t, 0.6)
    s = seconds(0.62)
    up = s / 0.62
    pitch = 190 * 2 ** (up * 1.3) * (1 + 0.05 * np.sign(np.sin(2 * np.pi * (9 + 14 * up) * s)))
    balloon = band_pass(np.tanh(3 * sine(pitch + 8 * i)), 300, 2200) * (0.3 + 0.7 * up) * np.minimum(1, (0.62 - s) / 0.02)
    return room(mix((0, gulp, 0.9), (0.16, balloon, 0.7)), 0.2, 0.1)


def grump_attack(r, i):
    """Two fists come down."""
    return room(mix((0, thump(60 + 4 * i, 0.4, 0.02, 0.12), 1.1), (0.012, thump(76, 0.3, 0.02, 0.08), 0.7),
                    (0, grains(r, 0.25, 20, lambda x: 1 - x, 500, 2600, 0.006, 1.6), 0.4),
                    (0, call(r, 0.2, ((0, 180), (1, 110)), BIG_AH, 0.06), 0.5)), 0.25, 0.1)


def sleeper_snore(r, i):
    """In with a rattle, out with a whistle."""
    t = seconds(1.0)
    flap = np.abs(np.sin(2 * np.pi * np.cumsum(21 + 4 * t + i) / SAMPLE_RATE)) ** 3
    rattle = (band_pass(noise(r, len(t)), 120, 900) * flap + 0.5 * call(r, 1.0, ((0, 62), (1, 78)), BIG_MM, 0.08)) * arch(t, 0.9)
    s = seconds(1.0)
    whistle = sine((620 + 40 * i) * 2 ** (-s * 0.35) * (1 + 0.012 * np.sin(2 * np.pi * 5 * s))) * arch(s, 0.7)
    breath = band_pass(noise(r, len(s)), 600, 2400) * arch(s, 0.7)
    return mix((0, rattle, 0.9), (1.15, whistle, 0.16), (1.15, breath, 0.14))


def roller_roll(r, i):
    """Two seconds that repeat: an armoured ball at full tilt, studs drumming."""
    n = 2 * SAMPLE_RATE
    out = np.zeros((n, 1))
    out[:, 0] = looped_noise(r, n, lambda f: 1 / (1 + (f / 240) ** 2.2)) * (0.7 + 0.3 * looped_wave(r, n, 3, 6))
    out[:, 0] += 0.12 * looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 1800)) / 0.8) ** 2))
    for k in range(48):
        place(out, (k + 0.3) / 24, struck(SHELL, 300 + 35 * (k % 3), 0.09, 0.016), (1.1 if k % 8 == 0 else 0.7,))
    return out[:, 0]


def spitter_spit(r, i):
    """Ptoo: a pop from the trumpet and a wet tail."""
    t = seconds(0.3)
    pop = sine(glide(t, 760 + 40 * i, 210, 0.035)) * swell(t, 0.002, 0.05)
    blat = call(r, 0.2, ((0, 330), (1, 190)), (BIG_AH, BIG_OO), 0.03, 0.1, 0, 0.004, 0.1)
    spray = band_pass(noise(r, len(t)), 1400, 5200) * decay(t, 0.03)
    return room(mix((0, pop, 0.9), (0, blat, 0.6), (0, spray, 0.5)), 0.2, 0.1)


def walker_hit(r, i):
    """A lantern on a thick skull: a bonk, and a grunt."""
    bonk = mix((0, struck(WOOD_BLOCK, 250 + 24 * i, 0.22, 0.045), 0.8), (0, struck(SHELL, 520 + 40 * i, 0.16, 0.03), 0.4))
    grunt = call(r, 0.16, ((0, 240 - 10 * i), (1, 150)), BIG_AH, 0.05)
    return room(mix((0, bonk, 1.0), (0.02, grunt, 0.5), (0, thump(110, 0.2, 0.016, 0.05), 0.9)), 0.2, 0.1)


def walker_beaten(r, i):
    """The blow that counts: bonk, a whirl through the air and a fading wail."""
    t = seconds(0.5)
    whirl = swept_noise(r, len(t), (900, 2200, 1200), 0.6) * arch(t, 0.7) * (0.5 + 0.5 * np.sin(2 * np.pi * 9 * t)) * 2.2
    wail = call(r, 0.46, ((0, 420 + 20 * i), (0.2, 640 + 20 * i), (1, 260)), (BIG_AH, BIG_OO), 0.02, 0.1, 0.05, 0.01, 0.25)
    return room(mix((0, walker_hit(r, i), 0.9), (0.03, whirl, 0.5), (0.05, wail, 0.45)), 0.25, 0.12)


def walker_burst(r, i):
    """Nothing left but smoke and husks."""
    t = seconds(0.5)
    puff = low_pass(noise(r, len(t)), 1400) * swell(t, 0.008, 0.11)
    return mix((0, enemy_destroyed(r, i), 0.9), (0, puff, 0.6), (0, thump(74, 0.35, 0.025, 0.1), 0.8))


RECIPES = {f.__name__: f for f in (
    noticed, noticed_grump, noticed_flutter, noticed_sleeper, noticed_roller, noticed_spitter, walker_tell,
    walker_tell_grump, walker_tell_flutter, walker_tell_sleeper, walker_tell_roller, walker_tell_spitter, grump_attack,
    sleeper_snore, roller_roll, spitter_spit, walker_hit, walker_beaten, walker_burst)}
