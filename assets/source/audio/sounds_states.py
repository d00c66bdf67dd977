"""What is heard because somebody is in a state, or leaves one: stances, surfaces underfoot, wings in the air."""

import numpy as np

from .dsp import (SAMPLE_RATE, SHELL, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains, looped_noise,
                 looped_wave, low_pass, mix, noise, room, seconds, sine, struck, swell, swept_noise, thump)
from .sounds_foot import drop, effort, footstep_honey, footstep_ice, footstep_stone, footstep_water, footstep_wood
from .sounds_places import place
from .sounds_walkers import call
from .sounds_wick import lantern_rattle
from .voices import BIG_AH, BIG_MM, SMALL_AH, SMALL_EE, contour, shaped, voice


def tight_on(r, i):
    """The swarm draws together: wings rise and close like a fan."""
    t = seconds(0.3)
    wings = buzz(r, glide(t, 190, 300 + 16 * i, 0.07)) * swell(t, 0.05, 0.08)
    air = swept_noise(r, len(t), (900, 2600), 0.6) * arch(t, 1.4) * 1.6
    return mix((0, wings, 0.7), (0, air, 0.4))


def tight_off(r, i):
    """And lets go: the fan opens, pitch and air fall."""
    t = seconds(0.34)
    wings = buzz(r, glide(t, 290 + 12 * i, 180, 0.09)) * swell(t, 0.02, 0.1)
    air = swept_noise(r, len(t), (2400, 800), 0.7) * arch(t, 0.6) * 1.6
    return mix((0, wings, 0.55), (0, air, 0.5))


def enemy_tell(r, i):
    """A wasp that draws breath: a thin rising whine and a click."""
    t = seconds(0.4)
    up = (t / 0.4) ** 1.4
    whine = band_pass(np.tanh(2 * sine(350 * 2 ** (0.8 * up) + 16 * i)), 330, 3200) * (0.2 + 0.8 * up)
    return mix((0, whine * np.minimum(1, (0.4 - t) / 0.015), 0.6), (0.38, struck(SHELL, 900 + 60 * i, 0.08, 0.012), 0.5))


def enemy_wings(r, i):
    """Two seconds that repeat: hostile wings close by, two that beat against each other."""
    n = 2 * SAMPLE_RATE
    t = np.arange(n) / SAMPLE_RATE
    out = np.zeros(n)
    for f, level in ((96.0, 1.0), (101.5, 0.8), (193.0, 0.5)):
        out += level * sum(np.sin(2 * np.pi * f * h * t + h) / h**0.9 for h in range(1, 16))
    return band_pass(np.tile(out, 3), 160, 2600)[n:2 * n] * (0.6 + 0.4 * looped_wave(r, n, 3, 8))


def boss_wings(r, i):
    """Three seconds that repeat: Old Stag in the air, wing cases that clap, a chest that drones."""
    n = 3 * SAMPLE_RATE
    t = np.arange(n) / SAMPLE_RATE
    drone = sum(np.sin(2 * np.pi * 42 * h * t + h * h) / h**0.8 for h in range(1, 22))
    beat = 0.35 + 0.65 * np.abs(np.sin(np.pi * 14 * t)) ** 2
    out = band_pass(np.tile(drone * beat, 3), 50, 1100)[n:2 * n] * 0.5
    air = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 500)) / 1.0) ** 2)) * beat
    circle = (out + 0.4 * air)[:, None].copy()
    for k in range(21):
        place(circle, k / 7 + r.uniform(-0.006, 0.006), struck(SHELL, 130 + 12 * (k % 3), 0.12, 0.02), (0.5,))
    return circle[:, 0]


def boss_returns(r, i):
    """It climbs back: wings labour upwards, a snort."""
    t = seconds(0.9)
    wings = low_pass(np.tanh(2 * sine(glide(t, 52, 96 + 6 * i, 0.4))), 700) * arch(t, 0.8) * (0.5 + 0.5 * np.abs(np.sin(np.pi * 15 * t)))
    snort = call(r, 0.3, ((0, 70), (0.3, 92), (1, 60)), BIG_MM, 0.12, 0.7)
    return room(mix((0, wings, 0.9), (0.5, snort, 0.6)), 0.4, 0.15)


def glide_begins(r, i):
    """The scarf snaps open and three bees take hold."""
    t = seconds(0.4)
    snap = band_pass(noise(r, len(t)), 300, 2400) * decay(t, 0.03)
    wings = buzz(r, glide(t, 120, 196 + 8 * i, 0.1)) * swell(t, 0.06, 0.1)
    return mix((0, snap, 0.8), (0, thump(120, 0.2, 0.015, 0.04), 0.5), (0.03, wings, 0.6))


def crouched(r, i):
    """Down on the haunches: cloth, and the lamp taps."""
    t = seconds(0.22)
    cloth = swept_noise(r, len(t), (1500 + 100 * i, 600), 0.7) * swell(t, 0.03, 0.05) * 2
    return mix((0, cloth, 0.6), (0.05, lantern_rattle(r, i, 0.3), 0.4))


def cheered(r, i):
    """Hooray, without words: two notes up."""
    first, second = seconds(0.16), seconds(0.42)
    a = voice(r, contour(first, (0, 520 + 15 * i), (1, 640)), SMALL_AH, 0.004, 0.1) * shaped(first)
    b = voice(r, contour(second, (0, 700), (0.4, 880 + 20 * i), (1, 760)), (SMALL_EE, SMALL_AH), 0.004, 0.1, 0.02) * shaped(second, 0.02, 0.2)
    return room(mix((0, a, 0.6), (0.18, b, 0.7), (0.05, lantern_rattle(r, i, 0.5), 0.35)), 0.35, 0.14)


def pushed(r, i):
    """A shoulder against it: a grunt, and wood that gives."""
    return room(mix((0, effort(r, i, 300, 360, 0.2), 0.5), (0.05, struck(WOOD_BLOCK, 150 + 12 * i, 0.2, 0.03), 0.6),
                    (0.05, thump(80, 0.25, 0.02, 0.07), 0.8)), 0.2, 0.08)


def wall_caught(r, i):
    """A glove and a boot catch the wall."""
    t = seconds(0.18)
    scrape = band_pass(noise(r, len(t)), 1200, 4800) * swell(t, 0.01, 0.05)
    return mix((0, struck(WOOD_BLOCK, 420 + 30 * i, 0.1, 0.016), 0.6), (0, thump(160, 0.14, 0.012, 0.04), 0.7), (0.02, scrape, 0.4))


def _landing(step, body):
    """Both feet on the same ground, with the weight of a fall."""
    return lambda r, i: room(mix((0, step(r, i), 0.8), (0.028, step(r, (i + 1) % 3), 0.6), (0, thump(body + 5 * i, 0.24, 0.02, 0.06), 1.0),
                                 (0.03, lantern_rattle(r, i, 0.2), 0.3)), 0.2, 0.08)


def slide_ice(r, i):
    """Two seconds that repeat: soles on ice, a glassy hiss that sings."""
    n = 2 * SAMPLE_RATE
    hiss = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 4200)) / 0.7) ** 2)) * (0.5 + 0.5 * looped_wave(r, n, 5, 9))
    sing = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 1250)) / 0.08) ** 2)) * looped_wave(r, n, 3, 6)
    return np.stack([hiss * 0.5 + sing * 0.3, np.roll(hiss, 801) * 0.5 + np.roll(sing, 400) * 0.3], 1)


def platform_moves(r, i):
    """Four seconds that repeat: a wooden raft on its ropes."""
    n = 4 * SAMPLE_RATE
    circle = np.zeros((n, 1))
    circle[:, 0] = looped_noise(r, n, lambda f: 1 / (1 + (f / 260) ** 2)) * (0.3 + 0.3 * looped_wave(r, n, 2, 5)) * 0.35
    for k in range(8):
        place(circle, 0.5 * k + r.uniform(-0.05, 0.05), struck(WOOD_BLOCK, r.uniform(180, 320), 0.16, 0.025), (r.uniform(0.3, 0.6),))
    for k in range(3):
        t = seconds(0.5)
        rope = band_pass(np.tanh(3 * sine(150 + 60 * arch(t) + 4 * np.sin(2 * np.pi * 21 * t))), 250, 1200) * arch(t)
        place(circle, 1.3 * k + 0.4, rope, (0.25,))
    return circle[:, 0]


def grump_step(r, i):
    """A heavy trotter."""
    return mix((0, thump(88 + 6 * i, 0.16, 0.015, 0.05), 1.0), (0, grains(r, 0.12, 9, lambda x: 1 - x, 600, 2600, 0.004), 0.4))


def flutter_move(r, i):
    """Small feet in a great hurry."""
    taps = [(0.055 * k, struck(WOOD_BLOCK, 900 + 70 * ((k + i) % 3), 0.06, 0.008), 0.5) for k in range(5)]
    return mix(*taps, (0, call(r, 0.24, ((0, 1500 + 50 * i), (0.5, 1750), (1, 1400)), SMALL_EE, 0.008, 0.1, 0.04), 0.4))


def roller_unroll(r, i):
    """It runs out of way: shell on the ground, a dazed shake."""
    rattle = [(0.1 + 0.06 * k, struck(SHELL, 420 - 20 * k, 0.1, 0.016), 0.5) for k in range(5)]
    return room(mix((0, thump(80, 0.3, 0.02, 0.08), 1.0), (0, struck(SHELL, 260 + 20 * i, 0.2, 0.03), 0.7), *rattle,
                    (0.35, call(r, 0.3, ((0, 170), (0.5, 130), (1, 150)), BIG_AH, 0.03, 0.1, 0.06), 0.4)), 0.2, 0.1)


def ui_shutter(r, i):
    """A picture is taken: a small brass shutter."""
    return mix((0, struck(SHELL, 1500 + 60 * i, 0.06, 0.008), 0.7), (0.07, struck(WOOD_BLOCK, 1100, 0.08, 0.01), 0.6),
               (0.07, band_pass(noise(r, 1200), 2500, 8000) * decay(seconds(1200 / SAMPLE_RATE), 0.006), 0.3))


def sank(r, i):
    """Something heavy goes under: a plop and bubbles."""
    bubbles = [(0.08 + 0.06 * k, drop(r, r.uniform(180, 320), r.uniform(420, 800), 0.1), 0.4) for k in range(6)]
    t = seconds(0.3)
    plop = sine(glide(t, 330 + 20 * i, 110, 0.05)) * swell(t, 0.004, 0.07)
    wash = swept_noise(r, len(t), (700, 2200, 1200), 0.8) * swell(t, 0.02, 0.09) * 2
    return room(mix((0, plop, 0.9), (0.01, wash, 0.5), *bubbles), 0.3, 0.1)


RECIPES = {f.__name__: f for f in (
    tight_on, tight_off, enemy_tell, enemy_wings, boss_wings, boss_returns, glide_begins, crouched, cheered, pushed,
    wall_caught, slide_ice, platform_moves, grump_step, flutter_move, roller_unroll, ui_shutter, sank)}
RECIPES |= {"landed_wood": _landing(footstep_wood, 92), "landed_stone": _landing(footstep_stone, 104),
            "landed_ice": _landing(footstep_ice, 120), "landed_honey": _landing(footstep_honey, 84),
            "landed_water": _landing(footstep_water, 78)}
