"""Enemies, scenery that breaks, and the boss beetle: shell, wood, leaf and a throat like a war horn."""

import numpy as np

from .dsp import (BRASS_BELL, GLASS, SHELL, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains, hertz, high_pass,
                 horn, low_pass, mix, noise, room, saturate, saw, seconds, sine, struck, swell, swept_noise, thump)


def _reed(r, t):
    """A nasal reed that falls."""
    return band_pass(saw(glide(t, 640, 330, 0.06), 14), 340, 2200) * swell(t, 0.004, 0.055)


def _croak(r, t):
    """Two croaks out of a wet throat."""
    pulses = np.maximum(0, np.sin(2 * np.pi * 11 * t)) ** 2 * (t < 0.18)
    return band_pass(saw(96 + 30 * np.exp(-t / 0.04), 24), 380, 640, 3) * pulses


def _bark(r, t):
    """A bark that jumps up."""
    return low_pass(np.tanh(2.5 * sine(620 - 290 * np.exp(-t / 0.025))), 1800) * swell(t, 0.003, 0.04)


def _rasp(r, t):
    """A file on a shell: noise in teeth."""
    teeth = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * np.cumsum(70 - 130 * t) / 44100))
    return band_pass(noise(r, len(t)), 390, 620) * low_pass(teeth, 900) * swell(t, 0.006, 0.06) * 2


def _gulp(r, t):
    """Spat from the depth: a hollow tube that opens."""
    return (sine(glide(t, 330, 560, 0.08)) + 0.5 * sine(glide(t, 820, 1150, 0.06))) * swell(t, 0.012, 0.05)


FIRES = (_reed, _croak, _bark, _rasp, _gulp)


def enemy_fire(r, i):
    """A spat ember, easily told from the swarm's own soft fire: reed, croak, bark, rasp or gulp."""
    t = seconds(0.24)
    throat_sound = FIRES[i](r, t)
    spit = band_pass(noise(r, len(t)), 1200, 4000) * decay(t, 0.014)
    return mix((0, throat_sound / throat_sound.std(), 0.25), (0, spit, 0.4))


def brush(r, i):
    """A bullet whistles past the ear: pitch and air bend down as it goes by."""
    t = seconds(0.36)
    bend = 1 / (1 + np.exp((t - 0.15) / 0.03))
    whistle = sine(520 + (330 + 50 * i) * bend) * np.exp(-((t - 0.14) / 0.06) ** 2)
    air = swept_noise(r, len(t), (2600, 3600, 1500, 800), 0.5) * np.exp(-((t - 0.15) / 0.065) ** 2) * 3
    return air * 0.6 + whistle * 0.25


def deflect(r, i):
    """Spun away: a clear brass ring on a wooden crack."""
    ring = struck(BRASS_BELL, 1180 + 90 * i, 0.7, 0.16)
    crack = struck(WOOD_BLOCK, 760, 0.15, 0.03)
    t = seconds(0.25)
    fly = sine(glide(t, 1500, 2900 + 200 * i, 0.09)) * swell(t, 0.01, 0.06)
    return room(mix((0, ring, 0.55), (0, crack, 0.7), (0.01, fly, 0.22)), 0.5, 0.18)


def break_wood(r, i):
    """A fence bursts: splintering cracks over a hollow knock."""
    cracks = [(at * (1 + 0.1 * i), struck(WOOD_BLOCK, r.uniform(260, 720), 0.25, r.uniform(0.02, 0.05)), level)
              for at, level in ((0, 1.0), (0.028, 0.6), (0.06, 0.75), (0.11, 0.5), (0.17, 0.35))]
    splinters = grains(r, 0.45, 45, lambda x: 1 - x, 900, 5000, 0.006, 1.8)
    snap = high_pass(noise(r, 2200), 1500) * decay(seconds(2200 / 44100), 0.007)
    return room(mix((0, thump(110 + 8 * i, 0.3, 0.02, 0.07), 0.7), (0, snap, 0.5), (0.01, splinters, 0.5), *cracks),
                0.35, 0.12)


def break_bush(r, i):
    """Into the leaves: a burst of rustle and one twig."""
    rustle = grains(r, 0.55, 170, lambda x: (1 - x) ** 1.3, 1800, 8500, 0.004, 1.5)
    t = seconds(0.4)
    wash = band_pass(noise(r, len(t)), 1300, 6500) * swell(t, 0.02, 0.09)
    twig = struck(WOOD_BLOCK, 900 + 120 * i, 0.1, 0.016)
    return mix((0, rustle, 0.7), (0, wash, 0.3), (0.03 + 0.03 * i, twig, 0.4), (0, thump(120, 0.2, 0.02, 0.05), 0.3))


def creak(r, duration, start, end, body=420.0):
    """Old wood under strain: stick-slip pulses whose rate runs from start to end, rung through a plank."""
    t = seconds(duration)
    rate = start * (end / start) ** (t / duration) * (1 + 0.15 * np.sin(2 * np.pi * 3.1 * t))
    phase = np.cumsum(rate) / 44100
    pulses = np.diff(np.floor(phase), prepend=0) * r.uniform(0.5, 1, len(t))
    plank = sum(struck(WOOD_BLOCK, body * k, 0.12, 0.014) for k in (1, 1.71, 2.6))
    return np.convolve(pulses, plank)[:len(t)]


def boss_tell(r, i):
    """The warning to learn: a creak that winds up and a horn that rises with it; ends exactly at 0.75 s."""
    t = seconds(0.75)
    up = (t / 0.75) ** 1.6
    wind = creak(r, 0.75, 16, 95, 380 + 25 * i) * (0.35 + 0.65 * up)
    pitch = 98 * 2 ** (up * 12 / 12) * (1 + 0.008 * np.sin(2 * np.pi * 7 * t))
    call = horn(pitch, 0.25 + 0.75 * up) + 0.8 * horn(pitch * 1.498, 0.2 + 0.75 * up)
    edge = np.minimum(1, (0.75 - t) / 0.02) * np.minimum(1, t / 0.03)
    snort = band_pass(noise(r, len(t)), 400, 1800) * up * 0.25
    return room((wind * 0.5 + call * 0.8 * (0.3 + 0.7 * up) + snort) * edge, 0.45, 0.16, dull=3500)


def boss_jaws(r, i):
    """Mandibles snap: two great shells meet, iron-hard."""
    clack = struck(SHELL, 190 + 15 * i, 0.4, 0.06)
    second = struck(SHELL, 260 + 15 * i, 0.4, 0.05)
    ring = struck(BRASS_BELL, 330, 0.5, 0.09)
    t = seconds(0.05)
    edge = high_pass(noise(r, len(t)), 1200) * decay(t, 0.006)
    return room(saturate(mix((0, clack, 0.9), (0.035, second, 0.8), (0.0, edge, 0.7), (0.035, edge, 0.6),
                             (0, ring, 0.25), (0, thump(70, 0.4, 0.02, 0.1), 1.0)), 1.4), 0.5, 0.2)


def boss_dive(r, i):
    """It drops on you: wings roar, air tears downwards."""
    t = seconds(1.1)
    pitch = glide(t, 210 - 10 * i, 62, 0.45)
    wings = buzz(r, pitch, 0.8) * swell(t, 0.12, 0.4)
    air = swept_noise(r, len(t), (2600, 1900, 900, 350), 0.7) * swell(t, 0.18, 0.3) * 2.5
    growl = horn(pitch * 0.75, 0.8 * swell(t, 0.08, 0.4))
    return room(saturate(wings * 0.7 + air * 0.5 + growl * 0.6, 1.2), 0.5, 0.16)


def boss_slam(r, i):
    """A great body meets the ground: a low blow, the earth that jumps, and clods that come down again."""
    t = seconds(0.9)
    blow = sine(glide(t, 120 - 12 * i, 32, 0.06)) * swell(t, 0.002, 0.3)
    dirt = swept_noise(r, len(t), (2400 + 500 * i, 900, 300), 0.8) * decay(t, 0.16) * 2
    clods = grains(r, 0.8, 60 + 25 * i, lambda x: (1 - x) ** 2, 300, 2600, 0.012, 1.2)
    shell = struck(SHELL, (130, 165, 105)[i % 3], 0.5, 0.12)
    return room(saturate(mix((0, blow, 1.2), (0, dirt, 0.5), (0.05 + 0.04 * i, clods, 0.5), (0.01, shell, 0.5)), 1.5), 0.6, 0.2)


def boss_part_broken(r, i):
    """Armour bursts off: a crack, pieces that ring as they fly, and a groan beneath."""
    crack = struck(SHELL, (310, 240, 390)[i % 3], 0.4, 0.05)
    t = seconds(0.06)
    edge = high_pass(noise(r, len(t)), 3000) * decay(t, 0.012)
    pieces = [(0.03 + 0.05 * k * r.uniform(0.7, 1.4), struck(BRASS_BELL, r.uniform(480, 1500), 0.4, 0.08, 0.4), 0.3)
              for k in range(5 + i)]
    groan_t = seconds(0.6)
    groan = saturate(throat(r, groan_t, glide(groan_t, (150, 122, 176)[i % 3], 80, 0.5)), 1.3) * swell(groan_t, 0.02, 0.25)
    return room(saturate(mix((0, crack, 1.0), (0, edge, 0.9), (0.02, groan, 0.4), *pieces), 1.3), 0.5, 0.2)


def throat(r, t, pitch):
    """A big throat: rough saws, a sub-octave and formants that open like a mouth."""
    rough = 1 + 0.05 * low_pass(r.standard_normal(len(t)), 40) * 12
    tone = saw(pitch * rough, 30) + 0.7 * saw(pitch * 1.012 * rough, 30) + 0.6 * saw(pitch * 0.5 * rough, 30)
    tone *= 1 + 0.7 * low_pass(r.standard_normal(len(t)), 55) * 6
    breath = band_pass(r.standard_normal(len(t)), 300, 2200)
    return 1.2 * band_pass(tone, 170, 480) + 0.9 * band_pass(tone, 620, 1250) + 0.4 * low_pass(tone, 160) + 0.25 * breath


def boss_roar(r, i):
    """Old Stag's challenge: a throat with a hunting horn inside."""
    t = seconds(1.7)
    pitch = (74 + 5 * i) * (1 + 0.35 * arch(t, 0.8))
    shape = swell(t, 0.12, 0.8) * np.minimum(1, (1.7 - t) / 0.35)
    roar = saturate(throat(r, t, pitch) * 1.6, 1.5) * shape
    call = horn(pitch * 3, 0.6 * shape) * 0.35
    return room(roar + call, 1.0, 0.22, dull=3500)


def boss_death(r, i):
    """Three seconds: the shell cracks faster and faster, the roar sinks, a last blow, then the stolen light leaves."""
    t = seconds(1.9)
    roar = saturate(throat(r, t, glide(t, 118 - 6 * i, 40, 0.9)) * 1.4, 1.4) * swell(t, 0.1, 0.9)
    cracks = [(1.5 * (1 - 0.84**k), struck(SHELL, r.uniform(150, 420), 0.35, 0.06), 0.35 + 0.03 * k) for k in range(11)]
    boom_t = seconds(1.2)
    boom = sine(glide(boom_t, 130, 34, 0.1)) * swell(boom_t, 0.003, 0.4)
    blast = low_pass(noise(r, len(boom_t)), 1400) * decay(boom_t, 0.28)
    husks = grains(r, 1.2, 110, lambda x: 1 - x, 700, 5000, 0.007, 1.5)
    light = [(1.55 + 0.09 * k, struck(GLASS, float(hertz(69 + n)), 0.9, 0.3, 0.5), 0.2)
             for k, n in enumerate((0, 5, 9, 12, 17, 21, 24))]
    out = saturate(mix((0, roar, 0.6), (1.4, boom, 1.1), (1.4, blast, 0.6), (1.45, husks, 0.35), *cracks, *light), 1.2)
    return room(out, 0.8, 0.2)[:int(3.1 * 44100)]


RECIPES = {f.__name__: f for f in (
    enemy_fire, brush, deflect, break_wood, break_bush, boss_tell,
    boss_jaws, boss_dive, boss_slam, boss_part_broken, boss_roar, boss_death)}
