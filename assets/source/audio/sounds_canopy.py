"""Beneath the leaves and in the web: apples, bark, threads, owls and their lamps, the spider's voice, the air of the canopy."""

import numpy as np

from .dsp import (GLASS, SAMPLE_RATE, SHELL, WOOD_BAR, arch, band_pass, buzz, decay, glide, grains, hertz, high_pass, looped_noise,
                  looped_wave, low_pass, mix, modes, noise, plucked, room, saturate, saw, seconds, sine, snap, struck, swell, swept_noise, thump)
from .sounds_places import place
from .voices import SMALL_OO, contour, shaped, voice


def hazard_tell_apple(r, i):
    """A stem gives way: two dry ticks and a thin creak."""
    t = seconds(0.42)
    creak = band_pass(np.sign(np.sin(2 * np.pi * np.cumsum(glide(t, 46 + 8 * i, 88 + 12 * i, 0.2)) / SAMPLE_RATE)), 700, 2400) * arch(t, 1.6)
    ticks = [(0.06 + (0.15, 0.19)[i] * k, snap(r, 0.004, 1500, 5200), 0.8) for k in range(2)]
    return room(mix((0, creak, 0.5), *ticks), 0.22, 0.1)


def hazard_goes_apple(r, i):
    """It lets go: the stem snaps, leaves brush past, a small whistle falls."""
    t = seconds(0.55)
    fall = sine(glide(t, 1250 - 120 * i, 520, 0.3)) * swell(t, 0.05, 0.28)
    leaves = grains(r, 0.45, 34, lambda x: 1 - x, 2200, 7500, 0.005)
    stem = modes(r, ((1480 + 130 * i, 1.0, 0.012), (2600, 0.5, 0.008)), 0.1)
    return room(mix((0, stem, 1.0), (0, snap(r, 0.004, 2500, 8000), 0.9), (0.03, leaves, 0.4), (0.06, fall, 0.16)), 0.25, 0.12)


def hazard_lands_apple(r, i):
    """A big ripe one on wood: a round thump, flesh that splits, drops."""
    wood = modes(r, ((128 + 14 * i, 1.0, 0.09), (236, 0.6, 0.06), (410 - 30 * i, 0.3, 0.04)), 0.5)
    t = seconds(0.22)
    flesh = band_pass(noise(r, len(t)), 500, 2300) * swell(t, 0.004, 0.05)
    drops = [(0.1 + 0.06 * k + r.uniform(0, 0.03), drop(r, r.uniform(700, 1500)), 0.18) for k in range(4)]
    return room(mix((0, thump(66 + 9 * i, 0.4, 0.02, 0.1), 1.1), (0, wood, 0.6), (0.004, flesh, 0.7), *drops), 0.4, 0.16)


def drop(r, pitch):
    """A drop: a short tone that jumps up."""
    t = seconds(0.09)
    return sine(glide(t, pitch * 0.6, pitch, 0.012)) * decay(t, 0.02)


def owl(r, i):
    """Hoo, hoo-hoo: soft and hollow, from between the trunks."""
    parts = []
    for at, length, pitch in ((0.0, 0.3, 370), (0.46, 0.2, 350), (0.7, 0.5, 330)):
        t = seconds(length)
        tone = contour(t, (0, pitch * 0.93), (0.2, pitch * (1.02 + 0.02 * i)), (1, pitch * 0.9))
        call = low_pass(voice(r, tone, SMALL_OO, 0.002, 0.03), 1300) * shaped(t, 0.05, 0.12)
        parts.append((at, call, 0.8))
        parts.append((at, sine(tone) * shaped(t, 0.06, 0.12), 0.35))
    return room(mix(*parts), 1.0, 0.34, dull=2600)


def lamp(r, note):
    """One lamp of an owl: a wooden bowl is struck, glass glows up in the note."""
    f = float(hertz(note))
    t = seconds(1.3)
    glow = (sine(f, len(t)) + 0.35 * sine(2 * f, len(t)) + 0.12 * sine(3.01 * f, len(t))) * swell(t, 0.03, 0.5)
    bell = modes(r, ((f, 1.0, 0.7), (2.0 * f, 0.5, 0.4), (2.76 * f, 0.3, 0.25), (5.4 * f, 0.12, 0.08)), 1.4)
    return room(mix((0, snap(r, 0.003, 2500, 7000), 0.4), (0, struck(WOOD_BAR, f / 2, 0.4, 0.08), 0.35), (0, bell, 0.7), (0, glow, 0.35)), 0.7, 0.24)


def target_lit_orchard_canopy(r, i):
    """The hole lights up: a shutter, a warm breath, the owl chirps."""
    t = seconds(0.6)
    warm = sum(sine(float(hertz(n)), len(t)) for n in (62, 69)) * swell(t, 0.05, 0.22)
    chirp_t = seconds(0.16)
    chirp = voice(r, contour(chirp_t, (0, 520), (0.5, 760 + 40 * i), (1, 600)), SMALL_OO, 0.0, 0.02) * shaped(chirp_t, 0.02, 0.05)
    shutter = modes(r, ((310 + 30 * i, 1.0, 0.03), (720, 0.5, 0.02)), 0.2)
    return room(mix((0, shutter, 0.9), (0, snap(r, 0.004, 1800, 5000), 0.6), (0.02, warm, 0.3), (0.2, low_pass(chirp, 2200), 0.6)), 0.45, 0.2)


def enemy_destroyed_leaf_bead(r, i):
    """A dry leaf, rolled up, is crushed."""
    leaf = grains(r, 0.26, 60, lambda x: (1 - x) ** 1.4, 1500, 6500, 0.006)
    pop = thump(150 + 22 * i, 0.18, 0.012, 0.05)
    return room(mix((0, pop, 1.0), (0, snap(r, 0.006, 3000, 8500), 0.9), (0.005, leaf, 0.8)), 0.18, 0.12)


def chain_curls_leaf_roller(r, i):
    """Bead after bead curls up: dry rustles that fall behind each other."""
    parts = []
    for k in range(5):
        curl = grains(r, 0.12, 16, lambda x: x, 1300, 5200, 0.005)
        parts += [(0.06 * k, curl, 0.7 - 0.08 * k), (0.06 * k + 0.1, struck(WOOD_BAR, (440, 500)[i] * 2 ** (-2 * k / 12), 0.16, 0.03), 0.35)]
    return room(mix(*parts), 0.25, 0.14)


def enemy_tell_bark_weevil(r, i):
    """A snout is drawn back through bark: a rasp that climbs."""
    t = seconds(0.5)
    rasp = np.sign(np.sin(2 * np.pi * np.cumsum(glide(t, 38 + 6 * i, 92, 0.3)) / SAMPLE_RATE)) * noise(r, len(t))
    return room(mix((0, band_pass(rasp, 420, 1500 + 200 * i) * arch(t, 1.8), 0.9), (0, low_pass(saw(glide(t, 110, 205 + 12 * i, 0.25), 12), 900) * arch(t, 1.6), 0.4)), 0.2, 0.12)


def enemy_destroyed_bark_weevil(r, i):
    """A knob of bark bursts and falls apart."""
    chips = grains(r, 0.4, 26, lambda x: (1 - x) ** 1.5, 500, 2600, 0.011)
    shell = modes(r, ((190 + 26 * i, 1.0, 0.05), (330, 0.7, 0.035), (610, 0.4, 0.02)), 0.3)
    return room(mix((0, thump(92 + 10 * i, 0.3, 0.02, 0.09), 1.1), (0, shell, 0.8), (0, snap(r, 0.006, 3500, 9000), 1.0), (0.03, chips, 0.5)), 0.28, 0.14)


def enemy_tell_thread_spinner(r, i):
    """A thread runs off its bobbin: a whirr, thin and quicker and quicker."""
    t = seconds(0.55)
    whirr = saw(glide(t, 300 + 30 * i, 640, 0.3), 10) * (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(glide(t, 18, 46, 0.3)) / SAMPLE_RATE))
    silk = band_pass(noise(r, len(t)), 3000, 7500) * arch(t, 2.0)
    return room(mix((0, band_pass(whirr, 350, 1600) * arch(t, 1.5), 0.7), (0, silk, 0.22)), 0.25, 0.14)


def armour_broken_husk_beetle(r, i):
    """The bark shield splits along its grain."""
    parts = [(0.02 * k, modes(r, (((240 + 40 * i) * 2 ** (k / 5), 1.0, 0.04), (900 + 130 * k, 0.4, 0.02)), 0.2), 0.7) for k in range(4)]
    split = grains(r, 0.3, 40, lambda x: 1 - x, 900, 5200, 0.005)
    return room(mix((0, thump(80 + 8 * i, 0.35, 0.02, 0.1), 0.9), *parts, (0, split, 0.6), (0, snap(r, 0.008, 2500, 8500), 1.1)), 0.35, 0.15)


# ---- Mother Spindle ----------------------------------------------------------------------------------------------


def string(r, note):
    """A thread as thick as an arm is plucked: a dark string with silk in its attack, which hums on."""
    f = float(hertz(note))
    body = plucked(r, f, 1.2, 0.45, 0.9) + 0.6 * plucked(r, f * 1.003, 1.2, 0.25, 0.7)
    t = seconds(1.2)
    hum = sine(f * (1 + 0.004 * np.sin(2 * np.pi * 5 * t))) * swell(t, 0.02, 0.4)
    low = sine(f / 2, len(t)) * swell(t, 0.01, 0.25)
    return room(mix((0, snap(r, 0.005, 1800, 5200), 0.35), (0, body / np.abs(body).max(), 0.9), (0, hum, 0.35), (0, low, 0.3)), 0.6, 0.22)


def string_struck(r, i):
    """A leg comes down along it: the air is cut, the ground is hit, the thread slaps."""
    t = seconds(0.3)
    cut = swept_noise(r, len(t), (5200, 2200 + 300 * i, 700), 0.7) * swell(t, 0.012, 0.08) * 2
    slap = plucked(r, 82 + 8 * i, 0.6, 0.8, 0.2)
    return room(saturate(mix((0, cut, 0.7), (0.05, thump(54 + 6 * i, 0.5, 0.03, 0.14), 1.2), (0.05, slap / np.abs(slap).max(), 0.7), (0.05, snap(r, 0.008, 1800, 7000), 1.1)), 1.3), 0.4, 0.15)


def web_woven(r, i):
    """Threads cross: quick dry plucks that climb and close."""
    parts = []
    for k in range(9):
        x = plucked(r, float(hertz(57 + i + (0, 3, 5, 7, 8, 12, 14, 15, 19)[k])), 0.3, 0.3, 0.07)
        parts.append((0.062 * k - 0.0025 * k * k / 2, x / np.abs(x).max(), 0.3 + 0.05 * k))
    t = seconds(0.6)
    silk = band_pass(noise(r, len(t)), 2500, 7000) * arch(t, 2.2)
    return room(mix(*parts, (0, silk, 0.18)), 0.4, 0.18)


def web_fallen(r, i):
    """A knot goes, and the rest unravels: a snap, and threads that run down."""
    parts = [(0, snap(r, 0.008, 2000, 8000), 1.0)]
    for k in range(8):
        x = plucked(r, float(hertz((76 - i, 74, 71, 69, 66, 64, 62, 57)[k])), 0.35, 0.35, 0.08)
        parts.append((0.03 + 0.04 * k, x / np.abs(x).max(), 0.6 - 0.05 * k))
    t = seconds(0.5)
    fall = swept_noise(r, len(t), (4500, 1800, 700), 0.6) * decay(t, 0.16)
    return room(mix(*parts, (0.02, fall, 0.4)), 0.4, 0.16)


def enemy_released_spiderling(r, i):
    """A sac tears: wet silk, and small legs that run out of it."""
    t = seconds(0.26)
    tear = swept_noise(r, len(t), (700, 2600 + 400 * i, 5200), 0.7) * arch(t, 0.9) * 2
    legs = grains(r, 0.5, 44, lambda x: 0.3 + 0.7 * x, 1500, 4800, 0.0035)
    return room(mix((0, tear, 0.7), (0, thump(120, 0.2, 0.02, 0.05), 0.6), (0.08, legs, 0.6), (0.02, drop(r, 640 + 90 * i), 0.4)), 0.3, 0.15)


def enemy_destroyed_spiderling(r, i):
    """A small one: a tick, a squeak, gone."""
    t = seconds(0.1)
    squeak = band_pass(saw(glide(t, 900 + 120 * i, 1500, 0.03), 8), 800, 3600) * swell(t, 0.004, 0.03)
    return room(mix((0, thump(170 + 20 * i, 0.14, 0.01, 0.035), 1.0), (0, snap(r, 0.004, 4000, 9000), 1.0), (0.01, squeak, 0.22)), 0.15, 0.1)


def hiss(r, t, low, high):
    return band_pass(noise(r, len(t)), low, high) * (0.7 + 0.3 * np.sin(2 * np.pi * 23 * t))


def boss_roar_mother_spindle(r, i):
    """Her challenge: jaws that rattle, a bowed string that screams, a hiss from deep inside."""
    t = seconds(1.7)
    bow = saw(contour(t, (0, 98 + 6 * i), (0.3, 220), (0.6, 208), (1, 82)) * (1 + 0.012 * np.sin(2 * np.pi * 7 * t)), 26)
    scream = band_pass(bow, 500, 2600) + 0.6 * band_pass(bow, 150, 480)
    rattle = grains(r, 1.5, 90, lambda x: np.sin(np.pi * x), 600, 3200, 0.006)
    shape = swell(t, 0.15, 0.8) * np.minimum(1, (1.7 - t) / 0.35)
    low = thump(44, 0.9, 0.08, 0.3)
    return room(saturate(mix((0, scream * shape, 0.9), (0, hiss(r, t, 1800, 6500) * shape, 0.4), (0, rattle, 0.5), (0.05, low, 0.7)), 1.3), 0.9, 0.24, dull=4200)


def boss_tell_mother_spindle(r, i):
    """She gathers herself: jaws click faster and faster, a thread tightens by semitones."""
    t = seconds(1.0)
    steps = np.floor(t / 0.125)
    thread = saw(float(hertz(52)) * 2 ** ((steps + 0.15 * np.sin(2 * np.pi * 6 * t)) / 12), 14)
    clicks, at = [], 0.0
    for k in range(11):
        clicks.append((at, modes(r, ((820 + 50 * i + 30 * k, 1.0, 0.014), (1900, 0.4, 0.008)), 0.1), 0.6))
        at += 0.14 * 0.9**k
    return room(mix((0, band_pass(thread, 160, 1800) * arch(t, 1.8), 0.55), *clicks, (0, hiss(r, t, 2500, 7000) * arch(t, 2.4), 0.2)), 0.45, 0.18)


def boss_part_broken_mother_spindle(r, i):
    """A leg breaks at the knee: hollow chitin, a thread that goes with it, a shriek."""
    t = seconds(0.5)
    shriek = band_pass(saw(glide(t, 420 + 60 * i, 190, 0.25), 18), 500, 2800) * swell(t, 0.01, 0.16)
    tube = modes(r, ((236 + 30 * i, 1.0, 0.05), (511, 0.8, 0.04), (1046, 0.5, 0.03), (1720, 0.3, 0.02)), 0.4)
    thread = plucked(r, 147 - 12 * i, 0.8, 0.6, 0.3)
    return room(saturate(mix((0, snap(r, 0.008, 2500, 8500), 1.2), (0, tube, 0.9), (0.01, thump(70, 0.3, 0.02, 0.09), 0.8), (0.04, thread / np.abs(thread).max(), 0.6), (0.03, shriek, 0.4)), 1.3), 0.5, 0.2)


def boss_death_mother_spindle(r, i):
    """She unwinds: a bobbin runs out, slower and slower, string after string gives way, and the last one rings."""
    parts, at = [], 0.0
    for k in range(15):
        x = plucked(r, float(hertz(76 - k * 2 + (k % 3))), 0.5, 0.4, 0.14)
        parts.append((at, x / np.abs(x).max(), 0.55))
        at += 0.05 + 0.011 * k
    t = seconds(2.4)
    spin = saw(glide(t, 260, 40, 0.9), 12) * (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(glide(t, 40, 4, 0.8)) / SAMPLE_RATE))
    last = string(r, 62)
    return room(saturate(mix((0, snap(r, 0.01, 1500, 8000), 1.0), (0, thump(46, 0.8, 0.06, 0.3), 1.1), (0, band_pass(spin, 140, 1300) * decay(t, 1.1), 0.5), *parts,
                             (at + 0.1, last / np.abs(last).max(), 1.0)), 1.2), 1.0, 0.26)


# ---- The air -----------------------------------------------------------------------------------------------------


def bough(r, i):
    """A bough works in the wind: a slow creak."""
    t = seconds(0.9)
    pulse = np.sin(2 * np.pi * np.cumsum(contour(t, (0, 24), (0.5, 52 + 8 * i), (1, 30))) / SAMPLE_RATE) ** 9
    wood = band_pass(pulse * (1 + 0.3 * noise(r, len(t))), 180 + 30 * i, 900) * arch(t)
    return room(wood, 0.9, 0.35, dull=2200)


def woodpecker(r, i):
    """A roll on a dead branch, which thins out."""
    parts, at = [], 0.0
    for k in range(13 + 2 * i):
        parts.append((at, modes(r, ((610 + 40 * i, 1.0, 0.02), (1130, 0.5, 0.012)), 0.12), 0.9 - 0.045 * k))
        at += 0.052 - 0.0008 * k
    return room(mix(*parts), 1.1, 0.4, dull=3000)


def sap(r, i):
    """A drop of sap falls into a bowl of bark."""
    pitch = (420, 510, 610)[i]
    return room(mix((0, drop(r, pitch), 0.9), (0.13, drop(r, pitch * 1.33), 0.35), (0, struck(WOOD_BAR, pitch / 2, 0.2, 0.03), 0.3)), 0.9, 0.36, dull=2800)


def thread(r, i):
    """Somewhere a thread is touched."""
    x = plucked(r, float(hertz((57, 62, 64)[i])), 0.9, 0.2, 0.35)
    return room(x / np.abs(x).max(), 1.2, 0.4, dull=2400)


def ambience_canopy(r, i):
    """Sixteen seconds under leaves: a ceiling that rustles far above, hollow air below, small wings, drops."""
    n = 16 * SAMPLE_RATE
    circle = np.zeros((n, 2))
    for side in (0, 1):
        ceiling = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 2500)) / 0.9) ** 2)) * (0.2 + 0.8 * looped_wave(r, n, 2, 6) ** 1.5)
        hollow = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 190)) / 0.7) ** 2)) * (0.5 + 0.5 * looped_wave(r, n, 1, 3))
        circle[:, side] += 0.09 * ceiling + 0.16 * hollow
    for _ in range(7):
        side = r.uniform(0.1, 0.9)
        place(circle, r.uniform(0, 16), room(drop(r, r.uniform(380, 900)), 0.8, 0.4), np.array((side, 1 - side)) * r.uniform(0.1, 0.24))
    for start in (3.0, 10.5):
        t = seconds(1.6)
        wings = buzz(r, 240 + 30 * np.sin(2 * np.pi * 1.3 * t)) * np.exp(-((t - 0.8) / 0.3) ** 2)
        place(circle, start, high_pass(wings, 300), np.array((0.05, 0.03)) if start < 5 else np.array((0.03, 0.05)))
    return circle


LAMP_NOTES = {"deed_step_orchard_canopy": 86} | {f"deed_step_orchard_canopy_{k + 1}": note for k, note in enumerate((69, 74, 78, 79, 81))}  # sol do mi fa sol
STRING_NOTES = {"string_plucked": 57} | {f"string_plucked_{k + 1}": note for k, note in enumerate((57, 59, 62, 64, 66))}  # sol la do re mi

RECIPES = {f.__name__: f for f in (
    hazard_tell_apple, hazard_goes_apple, hazard_lands_apple, owl, target_lit_orchard_canopy, enemy_destroyed_leaf_bead,
    chain_curls_leaf_roller, enemy_tell_bark_weevil, enemy_destroyed_bark_weevil, enemy_tell_thread_spinner, armour_broken_husk_beetle,
    string_struck, web_woven, web_fallen, enemy_released_spiderling, enemy_destroyed_spiderling, boss_roar_mother_spindle,
    boss_tell_mother_spindle, boss_part_broken_mother_spindle, boss_death_mother_spindle, bough, woodpecker, sap, thread, ambience_canopy)}
RECIPES.update({name: (lambda r, i, note=note: lamp(r, note)) for name, note in LAMP_NOTES.items()})
RECIPES.update({name: (lambda r, i, note=note: string(r, note)) for name, note in STRING_NOTES.items()})
