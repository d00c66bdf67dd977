"""Mechanisms of gardens: bells before they move, clacks, plates and levers, doors, flames, liquids, ice."""

import numpy as np

from .dsp import (GLASS, SHELL, WOOD_BLOCK, arch, band_pass, decay, glide, grains, hertz, high_pass, low_pass, mix, noise, room, seconds,
                  sine, struck, swell, swept_noise, thump)


def machine_tell(r, i):
    """Something large is about to move: a small bell twice, a rope that tightens."""
    bell = float(hertz((81, 83, 78)[i]))
    t = seconds(0.7)
    rope = band_pass(noise(r, len(t)), 240, 900) * arch(t, 1.7) * (0.6 + 0.4 * np.sin(2 * np.pi * (17 + 3 * i) * t))
    return room(mix((0, struck(GLASS, bell, 0.9, 0.28, 0.6), 0.5), (0.26, struck(GLASS, bell * 1.335, 0.9, 0.3, 0.6), 0.4), (0, rope, 0.5)), 0.5, 0.18)


def machine_clack(r, i):
    """A wooden pawl falls into its notch."""
    pawl = mix((0, struck(WOOD_BLOCK, 310 + 26 * i, 0.2, 0.032), 0.9), (0.014, struck(WOOD_BLOCK, 192 + 12 * i, 0.26, 0.05), 0.8))
    return room(mix((0, pawl, 0.9), (0, thump(84 - 5 * i, 0.25, 0.016, 0.07), 0.7)), 0.3, 0.12)


def machine_on(r, i):
    """A plate gives way, a lever turns over: a click, then a note upwards."""
    notes = [(0.07 + 0.075 * k, struck(GLASS, float(hertz(n)), 0.5, 0.14, 0.7), 0.34) for k, n in enumerate((74, (79, 81, 78)[i]))]
    return room(mix((0, struck(WOOD_BLOCK, 420 + 30 * i, 0.14, 0.02), 0.8), (0.02, thump(110, 0.2, 0.014, 0.05), 0.6), *notes), 0.3, 0.12)


def machine_off(r, i):
    """It comes back: the same downwards."""
    notes = [(0.05 + 0.075 * k, struck(GLASS, float(hertz(n)), 0.4, 0.11, 0.6), 0.26) for k, n in enumerate(((79, 81, 78)[i], 72))]
    return room(mix((0, struck(WOOD_BLOCK, 350 + 24 * i, 0.14, 0.022), 0.8), *notes), 0.3, 0.12)


def machine_tick(r, i):
    """A clockwork counts."""
    return mix((0, struck(SHELL, 900 + 70 * i, 0.06, 0.009), 0.8), (0.004, struck(WOOD_BLOCK, 1500 + 90 * i, 0.05, 0.007), 0.5))


def door_slides(r, i):
    """Stone on rollers: it rumbles along and settles."""
    t = seconds(0.85)
    stone = swept_noise(r, len(t), (170, 320 + 30 * i, 200), 0.9) * swell(t, 0.05, 0.4) * 2.2
    grit = grains(r, 0.7, 42, lambda x: 1 - 0.5 * x, 900, 3600, 0.004, 0.7)
    return room(mix((0, stone, 0.8), (0.03, grit, 0.3), (0.66, thump(70, 0.3, 0.02, 0.09), 0.8), (0, struck(WOOD_BLOCK, 230 + 15 * i, 0.2, 0.03), 0.4)), 0.4, 0.14)


def flame_lit(r, i):
    """A flame catches: a soft burst of air, then it crackles."""
    t = seconds(0.7)
    burst = swept_noise(r, len(t), (300, 1200 + 120 * i, 500), 0.9) * swell(t, 0.04, 0.16) * 2.0
    crackle = grains(r, 0.6, 22, lambda x: 1 - x, 1500, 5600, 0.003)
    lamp = struck(GLASS, float(hertz((86, 88, 83)[i])), 0.6, 0.2, 0.5)
    return room(mix((0, burst, 0.8), (0.06, crackle, 0.35), (0.08, lamp, 0.18)), 0.35, 0.14)


def flame_out(r, i):
    """It goes out: a hiss that falls, a thread of smoke."""
    t = seconds(0.7)
    hiss = swept_noise(r, len(t), (5200, 2600 - 200 * i, 900), 0.8) * swell(t, 0.015, 0.2) * 1.6
    sigh = sine(glide(t, 330 + 20 * i, 190, 0.25)) * swell(t, 0.03, 0.2)
    return room(mix((0, hiss, 0.7), (0, low_pass(sigh, 900), 0.25)), 0.35, 0.14)


def liquid_rises(r, i):
    """It wells up: low bubbles, each higher than the one before."""
    t = seconds(1.1)
    body = swept_noise(r, len(t), (130, 260 + 20 * i, 170), 0.9) * arch(t, 1.4) * 1.8
    bubbles = []
    for k in range(9):
        b = seconds(0.12)
        low = 150 + 26 * k + r.uniform(-15, 15)
        bubbles.append((0.08 + 0.1 * k + r.uniform(0, 0.03), sine(glide(b, low, low * 1.9, 0.05)) * decay(b, 0.035), 0.4))
    return room(mix((0, body, 0.7), *bubbles), 0.45, 0.16)


def ice_slides(r, i):
    """A block of ice lets go: a crack, and it sings along."""
    t = seconds(0.9)
    sing = sine(glide(t, 980 + 90 * i, 720 + 60 * i, 0.4)) * swell(t, 0.06, 0.35) * (0.7 + 0.3 * np.sin(2 * np.pi * 23 * t))
    scrape = high_pass(noise(r, len(t)), 2600) * swell(t, 0.04, 0.3)
    return room(mix((0, struck(GLASS, 1900 + 160 * i, 0.15, 0.02), 0.6), (0.01, sing, 0.22), (0, scrape, 0.3), (0, thump(120, 0.2, 0.012, 0.05), 0.5)), 0.4, 0.14)


RECIPES = {f.__name__: f for f in (machine_tell, machine_clack, machine_on, machine_off, machine_tick, door_slides, flame_lit, flame_out,
                                   liquid_rises, ice_slides)}
