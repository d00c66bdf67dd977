"""Wind and cloth: the mills of the reach, balloons and their bells, the Gale Kite, and the loft where sails are sewn."""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, SAMPLE_RATE, WOOD_BAR, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains, hertz, high_pass,
                  looped_noise, looped_wave, low_pass, mix, modes, noise, plucked, room, saturate, saw, seconds, sine, snap, struck, swell,
                  swept_noise, thump)
from .sounds_places import place
from .voices import BIG_AH, BIG_OO, SMALL_EE, SMALL_OO, contour, shaped, voice


def flap(r, strength, pitch):
    """One beat of canvas: air that is cut, cloth that snaps tight."""
    t = seconds(0.16)
    crack = band_pass(noise(r, len(t)), pitch, pitch * 6) * swell(t, 0.002, 0.022)
    belly = low_pass(noise(r, len(t)), pitch * 0.7) * swell(t, 0.008, 0.05) * 2
    return (crack + 0.8 * belly) * strength


def canvas_flap(r, i):
    """A sail that is slack beats three times and fills."""
    beats = [(at, flap(r, level, 300 + 60 * i), 0.7) for at, level in ((0.0, 0.7), (0.15 + 0.02 * i, 1.0), (0.36, 0.6))]
    t = seconds(0.5)
    fills = swept_noise(r, len(t), (300, 900, 500), 0.7) * arch(t, 1.3)
    return room(mix(*beats, (0.3, fills, 0.4)), 0.5, 0.2, dull=4200)


def sails_groan(r, i):
    """A great mill swings round: the cap grinds, the axle groans, ropes tighten."""
    t = seconds(1.9)
    teeth = np.sign(np.sin(2 * np.pi * np.cumsum(contour(t, (0, 9), (0.5, 21 + 3 * i), (1, 12))) / SAMPLE_RATE))
    axle = low_pass(saw(contour(t, (0, 58), (0.35, 92 + 8 * i), (0.7, 74), (1, 52)) * (1 + 0.02 * np.sin(2 * np.pi * 5.5 * t)), 24), 850)
    grind = band_pass(noise(r, len(t)) * (0.6 + 0.4 * teeth), 160, 900)
    ropes = band_pass(saw(contour(t, (0, 210), (0.6, 330 + 20 * i), (1, 290)), 16), 300, 1500) * arch(t, 2.0)
    beams = [(at, modes(r, ((f, 1.0, 0.05), (2.3 * f, 0.5, 0.03), (4.1 * f, 0.25, 0.02)), 0.3), level)
             for at, f, level in ((0.0, 410, 0.7), (0.42, 340 + 20 * i, 0.5), (0.9, 470, 0.6), (1.3 + 0.05 * i, 380, 0.5))]
    return room(saturate(mix((0, high_pass(axle, 70) * arch(t, 0.9), 0.55), (0, grind * arch(t), 0.9), (0, ropes, 0.4), *beams, (0.02, thump(48, 0.8, 0.06, 0.25), 0.35)),
                         1.3), 0.9, 0.26, dull=4200)


def hazard_clack_cog(r, i):
    """A cog as large as a house falls a tooth further: a blow of oak, iron in it, the frame answers."""
    oak = modes(r, ((112 + 10 * i, 1.0, 0.09), (206, 0.8, 0.06), (371, 0.5, 0.04), (640, 0.3, 0.025)), 0.5)
    iron = struck(BRASS_BELL, 520 + 40 * i, 0.4, 0.06, 0.6)
    frame = modes(r, ((74, 1.0, 0.12), (143, 0.5, 0.08)), 0.5)
    return room(mix((0, snap(r, 0.005, 2500, 7000), 1.2), (0, oak, 1.0), (0, iron, 0.25), (0.075, frame, 0.7), (0, thump(60 + 6 * i, 0.4, 0.02, 0.1), 0.8)), 0.6, 0.22)


def bell(r, note, ring=0.9):
    f = float(hertz(note))
    return modes(r, ((0.5 * f, 0.4, 1.4 * ring), (f, 1.0, ring), (1.19 * f, 0.4, 0.7 * ring), (2.0 * f, 0.6, 0.5 * ring), (2.74 * f, 0.3, 0.35 * ring),
                     (5.4 * f, 0.1, 0.1 * ring)), 2.2 * ring)


def balloon_bell(r, i):
    """The bell of a balloon, as it casts off or makes fast: two strokes, sol and do."""
    return room(mix((0, snap(r, 0.003, 3000, 8000), 0.4), (0, bell(r, 69, 0.6), 0.7), (0.27, snap(r, 0.003, 3000, 8000), 0.4), (0.27, bell(r, 74), 0.9)), 0.8, 0.24)


def buoy(r, i):
    """A bell buoy far off on the clouds."""
    return room(mix((0, bell(r, (62, 57, 64)[i], 0.7), 0.8), (0.5 + 0.07 * i, bell(r, (62, 57, 64)[i], 0.7), 0.35)), 1.3, 0.45, dull=2400)


def escort_hurt_windmill_reach(r, i):
    """A rope of the balloon is torn at: it creaks, strands part, the basket knocks."""
    t = seconds(0.6)
    creak = band_pass(np.sin(2 * np.pi * np.cumsum(glide(t, 30, 66 + 6 * i, 0.25)) / SAMPLE_RATE) ** 7, 200, 1200) * arch(t, 0.8)
    strands = [(0.12 + 0.1 * k, snap(r, 0.006, 1500, 6000), 0.7) for k in range(3)]
    basket = modes(r, ((205 + 20 * i, 1.0, 0.05), (420, 0.5, 0.03)), 0.3)
    return room(mix((0, creak, 1.2), *strands, (0.3, basket, 0.8), (0.3, bell(r, 86, 0.2), 0.2)), 0.4, 0.16)


def enemy_tell_rope_thief(r, i):
    """A hook is thrown: a whirr of leather wings, iron that catches."""
    t = seconds(0.45)
    wings = band_pass(noise(r, len(t)), 300, 1500) * (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(glide(t, 16, 34, 0.2)) / SAMPLE_RATE)) ** 2 * arch(t)
    hook = modes(r, ((392 + 40 * i, 1.0, 0.09), (1010, 0.4, 0.05), (1660, 0.2, 0.03)), 0.3)
    return room(mix((0, wings, 0.9), (0.3, hook, 0.5), (0.3, snap(r, 0.004, 1500, 5000), 0.6)), 0.25, 0.14)


def enemy_destroyed_rope_thief(r, i):
    """It lets go: wings fold with a slap, the hook falls ringing."""
    hook = struck(BRASS_BELL, 620 + 70 * i, 0.4, 0.07, 0.5)
    return room(mix((0, thump(100 + 12 * i, 0.25, 0.015, 0.08), 1.1), (0, snap(r, 0.007, 3500, 9000), 1.1), (0, flap(r, 0.8, 260), 0.6), (0.09, hook, 0.3)), 0.28, 0.14)


def enemy_destroyed_canvas_ray(r, i):
    """Canvas rips from edge to edge."""
    t = seconds(0.34)
    rip = band_pass(np.sign(np.sin(2 * np.pi * np.cumsum(glide(t, 70, 210 + 30 * i, 0.15)) / SAMPLE_RATE)) * noise(r, len(t)), 900, 6500) * arch(t, 0.7)
    return room(mix((0, thump(88 + 10 * i, 0.25, 0.02, 0.08), 1.1), (0, snap(r, 0.006, 4000, 9000), 1.0), (0, rip, 0.7), (0.2, flap(r, 0.6, 300), 0.5)), 0.28, 0.14)


def enemy_tell_bellows_toad(r, i):
    """It fills itself: a long breath through leather, stretched higher and higher."""
    t = seconds(0.8)
    breath = swept_noise(r, len(t), (350, 700, 1500 + 200 * i), 0.5) * arch(t, 1.8) * 2
    skin = band_pass(saw(glide(t, 120, 330 + 25 * i, 0.4), 14), 280, 1200) * arch(t, 2.2)
    valve = modes(r, ((260 + 20 * i, 1.0, 0.03), (610, 0.4, 0.02)), 0.15)
    return room(mix((0, valve, 0.35), (0, breath, 0.7), (0, skin, 0.5)), 0.3, 0.14)


def enemy_fire_bellows_toad(r, i):
    """It blows: a croak with a gale behind it."""
    t = seconds(0.5)
    croak = voice(r, glide(t, 210 + 20 * i, 105, 0.12), BIG_AH, 0.04, 0.2) * swell(t, 0.01, 0.16)
    gust = swept_noise(r, len(t), (1500, 800, 350), 0.8) * swell(t, 0.02, 0.2) * 2
    return room(saturate(mix((0, croak, 0.8), (0, gust, 0.7), (0, thump(110, 0.25, 0.02, 0.07), 0.6)), 1.3), 0.3, 0.14)


# ---- Gale Kite ---------------------------------------------------------------------------------------------------


def cloth_roar(r, t, pitch, shape):
    """A voice made of canvas and air: a low moan, its edges beating."""
    beat = 0.45 + 0.55 * np.abs(np.sin(np.pi * np.cumsum(7 + 16 * shape) / SAMPLE_RATE)) ** 2
    moan = voice(r, pitch, (BIG_OO, BIG_AH), 0.012, 0.1)
    cloth = band_pass(noise(r, len(t)), 300, 3600) * beat
    return (moan * 0.9 + 0.5 * cloth) * shape


def boss_roar_gale_kite(r, i):
    """Its challenge: the storm gets a mouth."""
    t = seconds(1.8)
    shape = swell(t, 0.22, 0.8) * np.minimum(1, (1.8 - t) / 0.4)
    body = cloth_roar(r, t, contour(t, (0, 92), (0.35, 190 + 14 * i), (0.7, 160), (1, 70)), shape)
    whistle = sine(contour(t, (0, 620), (0.4, 1180 + 60 * i), (1, 480)) * (1 + 0.008 * np.sin(2 * np.pi * 6 * t))) * shape
    return room(saturate(mix((0, body, 1.2), (0, whistle, 0.12), (0.1, thump(40, 1.0, 0.08, 0.35), 0.8), (0.0, flap(r, 1.0, 240), 0.8), (0.2, flap(r, 0.8, 280), 0.6)), 1.3), 1.0, 0.26, dull=4200)


def kite_inhale(r, i):
    """It draws in the sky: air runs backwards into a hollow that rises."""
    t = seconds(1.5)
    suck = swept_noise(r, len(t), (500, 1100, 2400, 4200), 0.5) * arch(t, 2.4) * 2.4
    hollow = voice(r, contour(t, (0, 98), (1, 215)), BIG_OO, 0.006, 0.1) * arch(t, 2.0)
    whistle = sine(contour(t, (0, 480), (1, 1240))) * arch(t, 3.0)
    return room(mix((0, flap(r, 0.5, 280), 0.4), (0, suck, 0.8), (0, hollow, 0.7), (0, whistle, 0.14)), 0.6, 0.2, dull=4200)


def kite_blow(r, i):
    """It blows: the edge of the gust first, then everything it has."""
    t = seconds(1.5)
    push = swept_noise(r, len(t), (1500, 620, 300, 190), 0.9) * swell(t, 0.05, 0.6) * 2.6
    edge = swept_noise(r, len(t), (5200, 3000, 1600, 900), 0.6) * swell(t, 0.012, 0.16)
    moan = cloth_roar(r, t, contour(t, (0, 185), (0.2, 165), (1, 85)), swell(t, 0.04, 0.55))
    return room(saturate(mix((0, push, 1.0), (0, edge, 0.5), (0, moan, 0.7), (0, thump(52, 0.7, 0.05, 0.2), 1.1), (0.02, flap(r, 1.0, 320), 0.6)), 1.3), 0.7, 0.2, dull=4200)


def boss_tell_gale_kite(r, i):
    """Its strings tighten: a rope creaks, a whistle climbs a fifth."""
    t = seconds(1.0)
    creak = band_pass(np.sin(2 * np.pi * np.cumsum(glide(t, 24, 70 + 8 * i, 0.5)) / SAMPLE_RATE) ** 9, 180, 1300) * arch(t, 1.4)
    rise = float(hertz(72)) * 2 ** (7 * np.minimum(1, t / 0.8) ** 1.6 / 12)
    whistle = (sine(rise) + 0.3 * sine(2 * rise)) * arch(t, 2.2)
    knot = modes(r, ((300 + 30 * i, 1.0, 0.04), (720, 0.4, 0.02)), 0.2)
    return room(mix((0, knot, 0.35), (0, creak, 1.1), (0, whistle, 0.32), (0, band_pass(noise(r, len(t)), 600, 2600) * arch(t, 2.5), 0.25)), 0.5, 0.2)


def kite_whip(r, i):
    """The tail coils and cracks: a swish that climbs, a hair of nothing, then a dry report, and the report of its end."""
    t = seconds(0.4)
    swish = swept_noise(r, len(t), (260, 800, 2600), 0.5) * arch(t, 2.8) * 2
    coil = band_pass(np.sin(2 * np.pi * np.cumsum(glide(t, 30, 85, 0.3)) / SAMPLE_RATE) ** 9, 220, 1400) * arch(t, 1.4)
    report = mix((0, snap(r, 0.004, 1200, 11000), 2.2), (0, snap(r, 0.02, 900, 5000), 1.0), (0, thump(110, 0.25, 0.012, 0.05), 0.35))
    return room(mix((0, coil, 0.22), (0, swish, 0.2), (0.41, saturate(report, 1.4), 1.2), (0.475, snap(r, 0.008, 1600, 9000), 0.6)), 0.7, 0.16)


def boss_part_broken_gale_kite(r, i):
    """A ribbon tears off: stitches go one by one, cloth flutters away."""
    stitches = [(0.035 * k, snap(r, 0.004, 1800, 6500), 0.8) for k in range(7 + i)]
    t = seconds(0.5)
    rip = band_pass(np.sign(np.sin(2 * np.pi * np.cumsum(glide(t, 60, 240, 0.2)) / SAMPLE_RATE)) * noise(r, len(t)), 700, 5500) * arch(t, 0.6)
    flutter = [(0.3 + 0.07 * k, flap(r, 0.7 - 0.1 * k, 340), 0.6) for k in range(4)]
    return room(saturate(mix(*stitches, (0.02, rip, 0.8), (0, thump(66 + 6 * i, 0.4, 0.02, 0.12), 1.0), *flutter), 1.2), 0.5, 0.18)


def boss_death_gale_kite(r, i):
    """The last string goes with a note; it tumbles, beats slower and slower, and hangs still."""
    cord = plucked(r, float(hertz(57)), 1.6, 0.6, 1.0)
    parts = [(0, snap(r, 0.01, 1500, 8000), 1.1), (0, cord / np.abs(cord).max(), 1.0), (0, thump(44, 0.8, 0.06, 0.3), 1.0)]
    at = 0.25
    for k in range(12):
        parts.append((at, flap(r, 1.0 - 0.065 * k, 360 - 12 * k), 0.8))
        at += 0.07 + 0.016 * k
    t = seconds(2.6)
    sigh = cloth_roar(r, t, contour(t, (0, 170), (0.3, 120), (1, 62)), decay(t, 0.9) * np.minimum(1, t / 0.05))
    air = swept_noise(r, len(t), (2200, 900, 400, 250), 0.8) * decay(t, 1.2)
    return room(saturate(mix(*parts, (0, sigh, 0.6), (0, air, 0.5)), 1.2), 1.1, 0.26)


def thunder(r, i):
    """Lightning not far off: the sky is torn from top to bottom, a blow, then a long roll."""
    t = seconds(2.6)
    bumps = np.zeros(len(t))
    for _ in range(9):
        at = r.uniform(0.1, 1.5)
        bumps += np.exp(-np.maximum(t - at, 0) / 0.35) * (t > at) * r.uniform(0.3, 1.0)
    roll = low_pass(noise(r, len(t)), 190 + 30 * i) * bumps * np.minimum(1, (2.6 - t) / 0.8) * 3
    far = band_pass(noise(r, len(t)), 200, 700) * bumps * np.minimum(1, (2.6 - t) / 0.8)
    crackle = grains(r, 0.34, 46, lambda x: x**1.5, 700, 5200, 0.006, 0.8)
    tear = band_pass(noise(r, len(t)), 350, 3200) * decay(t, 0.16)
    return room(saturate(mix((0, crackle, 1.2), (0, snap(r, 0.01, 900, 6000), 1.4), (0.01, tear, 1.2), (0.05, roll, 0.45), (0.05, far, 0.8),
                             (0.05, thump(46, 1.0, 0.08, 0.4), 0.8)), 1.2), 1.2, 0.28, dull=3600)


# ---- Sail Loft ---------------------------------------------------------------------------------------------------


def loft_bell(r, i):
    """The bell of the great disc, before it turns: three strokes."""
    strokes = [(0.42 * k, bell(r, 62, 0.9), (0.8, 0.7, 0.9)[k]) for k in range(3)]
    snaps = [(0.42 * k, snap(r, 0.003, 2500, 7000), 0.4) for k in range(3)]
    return room(mix(*strokes, *snaps), 0.9, 0.28)


def sail_raised(r, i):
    """A mainsail goes up: sheaves rattle, cloth climbs, and fills with a boom."""
    sheaves = [(0.085 * k, modes(r, ((470 + 12 * k, 1.0, 0.02), (1120, 0.4, 0.012)), 0.12), 0.5) for k in range(15)]
    t = seconds(1.4)
    climb = band_pass(noise(r, len(t)), 500, 2600) * arch(t, 1.6)
    return room(mix(*sheaves, (0, climb, 0.3), (1.32, flap(r, 1.0, 200), 1.2), (1.33, thump(58, 0.6, 0.04, 0.18), 1.2), (1.36, flap(r, 0.6, 320), 0.7)), 0.8, 0.24)


def needle_swing(r, i):
    """The giant needle goes by: a long thin hum that bends as it passes."""
    t = seconds(1.1)
    near = np.exp(-((t - 0.42) / 0.28) ** 2)
    hum = sine(float(hertz(74)) * (1.03 - 0.06 / (1 + np.exp(-(t - 0.42) / 0.06)))) + 0.5 * sine(float(hertz(81)) * (1.03 - 0.06 / (1 + np.exp(-(t - 0.42) / 0.06))))
    air = swept_noise(r, len(t), (400, 1500 + 200 * i, 350), 0.6) * near * 2
    return room(mix((0, hum * near, 0.3), (0, air, 0.8)), 0.6, 0.2)


def disc_turns(r, i):
    """The disc sets off: a pawl lifts, the mast groans, planks take the load."""
    t = seconds(1.5)
    groan = low_pass(saw(contour(t, (0, 50), (0.4, 84), (1, 66)), 20), 700) * arch(t, 0.8)
    pawl = modes(r, ((340, 1.0, 0.05), (820, 0.5, 0.03)), 0.3)
    planks = grains(r, 1.2, 16, lambda x: 1 - 0.5 * x, 250, 900, 0.016)
    return room(mix((0, pawl, 0.9), (0, snap(r, 0.005, 2000, 6000), 0.7), (0.08, groan, 0.9), (0.1, planks, 0.5), (0.02, thump(60, 0.5, 0.03, 0.15), 0.7)), 0.8, 0.24)


def noticed_bobbin(r, i):
    """Two spools knock together: oh!"""
    return room(mix((0, struck(WOOD_BLOCK, 520 + 60 * i, 0.2, 0.04), 0.8), (0.11, struck(WOOD_BLOCK, 780 + 70 * i, 0.2, 0.04), 0.8)), 0.25, 0.14)


def walker_tell_bobbin(r, i):
    """It winds itself up: a ratchet that gets quicker."""
    clicks, at = [], 0.0
    for k in range(12):
        clicks.append((at, modes(r, ((560 + 34 * k, 1.0, 0.014), (1350, 0.4, 0.008)), 0.08), 0.7))
        at += 0.085 * 0.93**k
    return room(mix(*clicks), 0.25, 0.14)


def noticed_pin_tailor(r, i):
    """A moth with its mouth full of pins: a hum that asks."""
    t = seconds(0.3)
    hum = voice(r, contour(t, (0, 330), (0.6, 420 + 20 * i), (1, 540)), SMALL_EE, 0.004, 0.05) * shaped(t, 0.03, 0.08)
    return room(mix((0, hum, 0.7), (0.05, grains(r, 0.2, 8, lambda x: 1, 3500, 7500, 0.003), 0.3)), 0.25, 0.14)


def walker_tell_pin_tailor(r, i):
    """Pins are drawn, one, two, three, each higher."""
    pins = [(0.15 * k, struck(GLASS, (1320 + 90 * i) * 2 ** (k * 4 / 12), 0.3, 0.06, 0.7), 0.5) for k in range(3)]
    t = seconds(0.5)
    wings = buzz(r, glide(t, 150, 230, 0.3)) * arch(t, 1.4)
    return room(mix(*pins, (0, wings, 0.25)), 0.25, 0.14)


# ---- The air -----------------------------------------------------------------------------------------------------


def swift(r, i):
    """Swifts: a thin scream that goes by, bent as it passes."""
    t = seconds(0.85)
    passing = 1 / (1 + np.exp((t - 0.45) / 0.07))
    trill = 0.5 + 0.5 * np.sin(2 * np.pi * (24 + 3 * i) * t)
    scream = sine((4300 + 260 * i) * (0.88 + 0.14 * passing) * (1 + 0.02 * np.sin(2 * np.pi * 24 * t)))
    return room(scream * trill * np.exp(-((t - 0.42) / 0.2) ** 2), 0.9, 0.35, dull=5200)


def rope_creak(r, i):
    """A rope over a block takes up its load."""
    t = seconds(0.8)
    pull = np.sin(2 * np.pi * np.cumsum(contour(t, (0, 20), (0.6, 48 + 7 * i), (1, 26))) / SAMPLE_RATE) ** 9
    rope = band_pass(pull * (1 + 0.2 * noise(r, len(t))), 240, 1400) * arch(t, 1.2)
    return room(mix((0, rope, 1.0), (0.62, modes(r, ((300 + 30 * i, 1.0, 0.04), (660, 0.4, 0.02)), 0.2), 0.5)), 0.7, 0.3, dull=2800)


def ambience_heights(r, i):
    """Sixteen seconds high above the clouds: wide wind in two layers, cloth far off, a halyard that taps its mast."""
    n = 16 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    gusts = looped_wave(r, n, 1, 4)
    for side in (0, 1):
        wide = looped_noise(r, n, lambda f: (f / 160) / (1 + (f / 280) ** 2.1)) * (0.35 + 0.65 * gusts)
        high = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 2900)) / 0.9) ** 2)) * looped_wave(r, n, 2, 6) ** 1.6
        circle[:, side] += 0.2 * wide + 0.06 * high
    for k in range(10):
        at = r.uniform(0, 16)
        side = r.uniform(0.1, 0.9)
        place(circle, at, room(flap(r, 1.0, r.uniform(280, 420)), 0.7, 0.5), np.array((side, 1 - side)) * r.uniform(0.1, 0.22))
    for k in range(14):
        tap = modes(r, ((1650, 1.0, 0.02), (2870, 0.4, 0.012)), 0.12)
        place(circle, 1.1 * k + r.uniform(0, 0.5), room(tap, 0.5, 0.4), np.array((0.03, 0.06)))
    return circle


def ambience_loft(r, i):
    """Sixteen seconds in the loft: canvas that breathes, ropes, planks, gulls and swifts outside."""
    n = 16 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    for side in (0, 1):
        breath = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 420)) / 0.9) ** 2)) * (0.3 + 0.7 * looped_wave(r, n, 2, 4))
        cloth = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 2200)) / 0.8) ** 2)) * looped_wave(r, n, 2, 6) ** 2
        circle[:, side] += 0.16 * breath + 0.05 * cloth
    for k in range(6):
        side = r.uniform(0.1, 0.9)
        place(circle, 2.6 * k + r.uniform(0, 1.4), rope_creak(r, k % 3), np.array((side, 1 - side)) * r.uniform(0.12, 0.26))
    for k in range(4):
        side = r.uniform(0.1, 0.9)
        place(circle, r.uniform(0, 16), swift(r, k % 3), np.array((side, 1 - side)) * 0.05)
    for k in range(5):
        side = r.uniform(0.1, 0.9)
        place(circle, r.uniform(0, 16), room(modes(r, ((160, 1.0, 0.06), (310, 0.5, 0.04)), 0.3), 0.5, 0.4), np.array((side, 1 - side)) * 0.14)
    return circle


RECIPES = {f.__name__: f for f in (
    canvas_flap, sails_groan, hazard_clack_cog, balloon_bell, buoy, escort_hurt_windmill_reach, enemy_tell_rope_thief,
    enemy_destroyed_rope_thief, enemy_destroyed_canvas_ray, enemy_tell_bellows_toad, enemy_fire_bellows_toad, boss_roar_gale_kite, kite_inhale,
    kite_blow, boss_tell_gale_kite, kite_whip, boss_part_broken_gale_kite, boss_death_gale_kite, thunder, loft_bell, sail_raised, needle_swing,
    disc_turns, noticed_bobbin, walker_tell_bobbin, noticed_pin_tailor, walker_tell_pin_tailor, swift, rope_creak, ambience_heights,
    ambience_loft)}
