"""Wick on foot: steps by surface, jumps, slides, the pound, fire and relief."""

import numpy as np

from .dsp import (GLASS, SAMPLE_RATE, WOOD_BAR, WOOD_BLOCK, arch, band_pass, buzz, decay, glide, grains, hertz,
                 high_pass, looped_noise, looped_wave, low_pass, mix, noise, room, seconds, sine, struck, swell,
                 swept_noise, thump)
from .sounds_places import place
from .sounds_wick import footstep_grass, lantern_rattle
from .voices import SMALL_AH, SMALL_EE, SMALL_OO, contour, shaped, voice


def footstep_wood(r, i):
    """A boot on a board: hollow, with a heel and a toe."""
    heel = struck(WOOD_BLOCK, 205 + 22 * i, 0.16, 0.030, 0.7)
    toe = struck(WOOD_BLOCK, 330 + 18 * i, 0.12, 0.016, 0.7)
    return mix((0, heel, 0.7), (0.035, toe, 0.3), (0, thump(105, 0.14, 0.012, 0.035), 0.8))


def footstep_stone(r, i):
    """A boot on flags: short and dry with a grain of sand."""
    t = seconds(0.1)
    tap = band_pass(noise(r, len(t)), 900 + 90 * i, 3600) * decay(t, 0.009)
    grit = grains(r, 0.09, 9, lambda x: 1 - x, 3000, 8000, 0.002)
    return mix((0, tap, 0.9), (0, struck(WOOD_BLOCK, 640 + 45 * i, 0.1, 0.012, 0.5), 0.3), (0.01, grit, 0.3),
               (0, thump(150, 0.12, 0.01, 0.03), 0.8))


def footstep_ice(r, i):
    """A boot on ice: a glassy tick and a slip."""
    t = seconds(0.14)
    slip = band_pass(noise(r, len(t)), 3800, 9500) * swell(t, 0.02, 0.035)
    tick = struck(GLASS, 1750 + 160 * i, 0.14, 0.022, 0.6)
    return mix((0, tick, 0.4), (0.008, slip, 0.5), (0, thump(190, 0.1, 0.01, 0.025), 0.5))


def footstep_honey(r, i):
    """A boot out of honey: a smack and a sticky gulp."""
    t = seconds(0.2)
    gulp = sine(glide(t, 150 + 15 * i, 430 + 40 * i, 0.09)) * arch(t, 0.7)
    smack = band_pass(noise(r, len(t)), 600, 2600) * swell(t, 0.012, 0.016)
    strings = grains(r, 0.16, 9, lambda x: 1 - x, 900, 2400, 0.006)
    return mix((0, gulp, 0.7), (0, smack, 0.6), (0.03, strings, 0.3))


def drop(r, low, high, duration=0.06):
    """One drop or bubble: a sine that bends up and dies."""
    t = seconds(duration)
    return sine(glide(t, low, high, duration / 2)) * swell(t, 0.003, duration / 4)


def footstep_water(r, i):
    """A boot in the shallows."""
    t = seconds(0.24)
    wash = swept_noise(r, len(t), (900, 2600 + 200 * i, 1800), 0.8) * swell(t, 0.012, 0.05) * 2.2
    drops = [(r.uniform(0.02, 0.14), drop(r, r.uniform(500, 900), r.uniform(1000, 1900)), 0.25) for _ in range(5)]
    return mix((0, wash, 0.6), (0, thump(120, 0.14, 0.015, 0.04), 0.6), *drops)


def splash(r, i):
    """Something falls into water: a slap, a crown of spray, bubbles after it."""
    t = seconds(0.8)
    slap = band_pass(noise(r, len(t)), 300, 3000) * decay(t, 0.045)
    spray = swept_noise(r, len(t), (1200, 3600, 2800 + 200 * i), 0.9) * swell(t, 0.04, 0.2) * 2.4
    bubbles = [(0.12 + 0.05 * k + r.uniform(0, 0.04), drop(r, r.uniform(220, 420), r.uniform(500, 950), 0.1), 0.3)
               for k in range(9)]
    return room(mix((0, slap, 0.9), (0, spray, 0.55), (0, thump(75, 0.4, 0.03, 0.12), 0.9), *bubbles), 0.35, 0.12)


def effort(r, i, low, high, length=0.13, mouth=SMALL_AH):
    """A small breathy call from Wick, rising."""
    t = seconds(length)
    return voice(r, contour(t, (0, low + 14 * i), (0.6, high + 20 * i), (1, high * 0.94)), mouth, 0.004, 0.12) * shaped(t)


def jumped(r, i):
    """Off both feet: cloth and a small hup."""
    t = seconds(0.3)
    cloth = swept_noise(r, len(t), (500, 1400 + 120 * i, 2300), 0.7) * swell(t, 0.03, 0.07) * 2
    return room(mix((0, thump(150, 0.14, 0.012, 0.035), 0.7), (0, cloth, 0.5), (0.015, effort(r, i, 430, 640), 0.34),
                    (0.04, lantern_rattle(r, i, 0.15), 0.35)), 0.2, 0.08)


def jumped_wall(r, i):
    """Off a wall: the boots knock, then the jump."""
    knock = mix((0, struck(WOOD_BLOCK, 300 + 20 * i, 0.14, 0.025), 0.5), (0, thump(170, 0.14, 0.01, 0.04), 0.7))
    return mix((0, knock, 0.9), (0.02, jumped(r, i), 0.8), (0.03, effort(r, i, 520, 760), 0.2))


def landed(r, i):
    """Down on both boots, knees bent."""
    return room(mix((0, thump(98 + 6 * i, 0.22, 0.02, 0.055), 1.0), (0, footstep_grass(r, i), 0.45),
                    (0.03, footstep_grass(r, i), 0.35), (0.03, lantern_rattle(r, i, 0.15), 0.4)), 0.2, 0.08)


def landed_hard(r, i):
    """A heavy landing: the ground answers, dust, an 'oof'."""
    t = seconds(0.3)
    dust = band_pass(noise(r, len(t)), 250, 1800) * swell(t, 0.01, 0.08)
    oof = voice(r, contour(seconds(0.16), (0, 420 - 12 * i), (1, 260)), SMALL_OO, 0.01, 0.15) * shaped(seconds(0.16))
    return room(mix((0, thump(64 + 4 * i, 0.5, 0.025, 0.14), 1.2), (0, dust, 0.6), (0.03, oof, 0.4),
                    (0.02, lantern_rattle(r, i, 0.4), 0.45)), 0.35, 0.14)


def gliding(r, i):
    """Six seconds that repeat: three bees hold Wick up, the scarf flaps, air goes by."""
    n = 6 * SAMPLE_RATE
    lap = np.zeros(n)
    for frequency, level in ((147.0, 0.5), (196.0, 0.42), (220.5, 0.36)):
        lap += buzz(np.random.default_rng(3), np.full(2 * n, frequency), 0.35)[n:] * level
    whole = lap * (0.75 + 0.25 * looped_wave(r, n, 3, 4))
    fade = np.linspace(0, 1, SAMPLE_RATE // 10)
    whole[:len(fade)] *= np.sqrt(fade)
    whole[-len(fade):] *= np.sqrt(1 - fade)
    out = np.zeros((n, 2))
    for side in (0, 1):
        air = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 900)) / 1.1) ** 2)) * (0.5 + 0.5 * looped_wave(r, n, 2, 5))
        out[:, side] = air * 0.16
    for k in range(30):
        flap = band_pass(noise(r, 3000), 250, 1600) * arch(seconds(3000 / SAMPLE_RATE), 0.6)
        place(out, k * 0.2 + r.uniform(-0.015, 0.015), flap, (0.10, 0.12))
    wings = np.stack([whole, np.roll(whole, 331)], 1)
    return out + 0.5 * (wings + np.roll(wings, n // 2, axis=0))


def wall_slide(r, i):
    """Two seconds that repeat: boots and a glove down a wall, gritty."""
    n = 2 * SAMPLE_RATE
    out = np.zeros((n, 2))
    rub = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 1500)) / 0.8) ** 2)) * (0.55 + 0.45 * looped_wave(r, n, 3, 9))
    low = looped_noise(r, n, lambda f: 1 / (1 + (f / 220) ** 3)) * 0.5
    out += (rub * 0.5 + low * 0.35)[:, None]
    for _ in range(70):
        x = struck(WOOD_BLOCK, r.uniform(900, 2600), 0.05, 0.006) * r.uniform(0.2, 0.7)
        place(out, r.uniform(0, 2), x, np.array((0.5, 0.5)) + r.uniform(-0.3, 0.3) * np.array((1, -1)))
    return out


def pound(r, i):
    """Straight down: a tuck, then air that tears, lamp first."""
    t = seconds(0.5)
    air = swept_noise(r, len(t), (2600 + 200 * i, 1500, 600), 0.7) * swell(t, 0.08, 0.16) * 2.6
    fall = sine(glide(t, 900 + 40 * i, 260, 0.16)) * swell(t, 0.05, 0.12)
    return mix((0, effort(r, i, 560, 470, 0.12, SMALL_EE), 0.3), (0.03, air, 0.6), (0.05, fall, 0.22),
               (0, lantern_rattle(r, i, 0.3), 0.4))


def bounced(r, i):
    """A flower for a trampoline: a round spring that wobbles upwards, petals rustling."""
    t = seconds(0.65)
    wobble = 1 + 0.16 * np.exp(-t / 0.16) * np.sin(2 * np.pi * 17 * t)
    boing = sine(glide(t, 150 + 12 * i, 390 + 30 * i, 0.12) * wobble)
    boing = boing + 0.4 * sine(glide(t, 300 + 24 * i, 780 + 60 * i, 0.12) * wobble)
    petals = grains(r, 0.35, 40, lambda x: 1 - x, 1800, 6500, 0.004, 1.6)
    bell = struck(WOOD_BAR, float(hertz(74 + (0, 2, 4)[i])), 0.5, 0.14, 0.6)
    return room(mix((0, boing * swell(t, 0.004, 0.16), 0.8), (0, petals, 0.35), (0.04, bell, 0.3),
                    (0, thump(90, 0.2, 0.02, 0.06), 0.7)), 0.3, 0.12)


def flames(r, duration, rate=26):
    """Fire close by: a fluttering roar and crackle."""
    t = seconds(duration)
    flutter = 0.6 + 0.4 * np.clip(low_pass(r.standard_normal(len(t)), 14) * 14, -1, 1)
    roar = band_pass(noise(r, len(t)), 90, 700) * flutter + 0.35 * band_pass(noise(r, len(t)), 700, 2400) * flutter
    return roar * 0.8 + grains(r, duration, int(rate * duration), lambda x: 1, 1500, 6000, 0.003)[:len(t)] * 0.8


def burned(r, i):
    """Sat in lava: a yelp that cracks upwards, and the whoomp of catching fire."""
    t = seconds(0.55)
    yelp = voice(r, contour(t, (0, 520), (0.16, 1010 + 60 * i), (0.45, 880 + 50 * i), (0.6, 960 + 40 * i), (1, 560)),
                 (SMALL_AH, SMALL_EE), 0.012, 0.08, 0.03) * shaped(t, 0.012, 0.16)
    whoomp = low_pass(noise(r, len(t)), 900) * swell(t, 0.03, 0.14)
    return room(mix((0, yelp, 0.75), (0, whoomp, 0.8), (0.02, flames(r, 0.6), 0.4), (0, thump(70, 0.4, 0.03, 0.12), 0.8)),
                0.35, 0.14)


def burning(r, i):
    """Three seconds of flames that repeat."""
    n = 3 * SAMPLE_RATE
    out = np.zeros((n, 2))
    flutter = looped_wave(r, n, 9, 16)
    for side in (0, 1):
        roar = looped_noise(r, n, lambda f: (f / 120) / (1 + (f / 230) ** 2.2)) * (0.4 + 0.6 * flutter)
        hiss = looped_noise(r, n, lambda f: np.exp(-((np.log2(f / 2600)) / 1.0) ** 2)) * (0.3 + 0.7 * looped_wave(r, n, 6, 12))
        out[:, side] = roar * 0.5 + hiss * 0.10
    for _ in range(60):
        side = r.uniform(0.2, 0.8)
        crack = high_pass(noise(r, 500), 1200) * decay(seconds(500 / SAMPLE_RATE), 0.0022)
        place(out, r.uniform(0, 3), crack, np.array((side, 1 - side)) * r.uniform(0.5, 2.2))
    return out


def burn_ended(r, i):
    """Out at last: a long sizzle and a sigh of relief."""
    t = seconds(1.0)
    sizzle = high_pass(noise(r, len(t)), 2800) * swell(t, 0.02, 0.24) * (0.8 + 0.2 * np.sin(2 * np.pi * 23 * t))
    spit = grains(r, 0.7, 40, lambda x: 1 - x, 3000, 9000, 0.003, 1.5)
    s = seconds(0.5)
    sigh = voice(r, contour(s, (0, 560 + 20 * i), (0.3, 500), (1, 300)), (SMALL_AH, SMALL_OO), 0.004, 0.5) * shaped(s, 0.06, 0.3)
    return room(mix((0, sizzle, 0.45), (0, spit, 0.3), (0.28, sigh, 0.5)), 0.35, 0.12)


def reset(r, i):
    """Carried back by the bees: a swirl inwards, a soft pop, two bright notes."""
    t = seconds(0.6)
    swirl = swept_noise(r, len(t), (600, 1800, 3600 + 200 * i), 0.7) * arch(t, 1.6) * 2.4
    circle = 0.6 + 0.4 * np.sin(2 * np.pi * (5 + 9 * t) * t)
    wings = buzz(r, 150 * (1 + 0.8 * t / 0.6), 0.3) * arch(t, 1.3)
    notes = [(0.56 + 0.08 * k, struck(GLASS, float(hertz(n)), 0.6, 0.16, 0.5), 0.3) for k, n in enumerate((76, 83))]
    return room(mix((0, swirl * circle, 0.5), (0, wings, 0.35), (0.55, drop(r, 300, 760 + 40 * i, 0.12), 0.6), *notes), 0.5, 0.2)


def hint(r, i):
    """A thought pops up: a cork and a rising third on wood."""
    third = ((76, 79), (78, 81), (74, 78))[i]
    notes = [(0.05 + 0.07 * k, struck(WOOD_BAR, float(hertz(n)), 0.4, 0.11, 0.6), 0.5) for k, n in enumerate(third)]
    return room(mix((0, drop(r, 260, 720, 0.1), 0.6), *notes), 0.3, 0.14)


def crashed(r, i):
    """Wick ploughs into the islet: a thud, a furrow, grass, and the lamp comes to rest."""
    t = seconds(0.5)
    furrow = low_pass(noise(r, len(t)), 1300) * swell(t, 0.02, 0.14)
    grass = grains(r, 0.7, 70, lambda x: 1 - x, 1500, 6500, 0.005, 1.5)
    oof = voice(r, contour(seconds(0.22), (0, 480 - 15 * i), (1, 240)), SMALL_OO, 0.012, 0.15) * shaped(seconds(0.22))
    lamp = [(0.34 + 0.16 * k, lantern_rattle(r, i, 0.7), 0.3 - 0.07 * k) for k in range(3)]
    return room(mix((0, thump(55 + 4 * i, 0.6, 0.03, 0.18), 1.3), (0, furrow, 0.8), (0.02, grass, 0.35), (0.06, oof, 0.35),
                    *lamp), 0.5, 0.16)


def took_off(r, i):
    """Up again: wings gather, a whoop, and a run of bells that opens."""
    t = seconds(0.9)
    wings = sum(buzz(r, (125 + 11 * k) * (2 - np.exp(-t / 0.28)), 0.3) for k in range(3)) * swell(t, 0.12, 0.4) / 2
    gust = swept_noise(r, len(t), (300, 1100, 2400), 0.8) * arch(t, 0.9) * 2.4
    w = seconds(0.42)
    whoop = voice(r, contour(w, (0, 430), (0.7, 930 + 40 * i), (1, 860)), (SMALL_OO, SMALL_AH), 0.005, 0.08, 0.02) * shaped(w, 0.03, 0.12)
    bells = [(0.3 + 0.07 * k, struck(GLASS, float(hertz(n)), 0.8, 0.2, 0.5), 0.2) for k, n in enumerate((69, 74, 78, 81))]
    return room(mix((0, wings, 0.8), (0, gust, 0.4), (0.22, whoop, 0.45), *bells), 0.5, 0.18)


RECIPES = {f.__name__: f for f in (
    footstep_wood, footstep_stone, footstep_ice, footstep_honey, footstep_water, splash, jumped, jumped_wall, landed,
    landed_hard, gliding, wall_slide, pound, bounced, burned, burning, burn_ended, reset, hint, crashed, took_off)}
