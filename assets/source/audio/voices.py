"""Throats without words: a rough source through the formants of a mouth."""

import numpy as np

from .dsp import SAMPLE_RATE, band_pass, low_pass, saw

# Resonances of a mouth as (frequency in Hz, level): small bodies have high ones.
SMALL_AH = ((1100, 1.0), (1900, 0.7), (3600, 0.35))
SMALL_EE = ((520, 1.0), (2700, 0.7), (3900, 0.45))
SMALL_OO = ((430, 1.0), (980, 0.6), (2900, 0.15))
BIG_AH = ((560, 1.0), (930, 0.75), (2300, 0.3))
BIG_OO = ((280, 1.0), (620, 0.6), (1900, 0.12))
BIG_MM = ((190, 1.0), (900, 0.12), (1900, 0.05))


def voice(r, pitch, mouth, rough=0.0, breath=0.05, vibrato=0.0):
    """A voice of changing pitch. rough shakes it from cycle to cycle; mouth may be a pair to glide between."""
    n = len(pitch)
    t = np.arange(n) / SAMPLE_RATE
    shaken = 1 + rough * 9 * low_pass(r.standard_normal(n), 70) + vibrato * np.sin(2 * np.pi * 6.5 * t)
    source = saw(np.maximum(pitch * shaken, 30), 40)
    air = r.standard_normal(n)
    if isinstance(mouth[0][0], tuple):
        share = np.linspace(0, 1, n)
        out = _through(source, mouth[0]) * (1 - share) + _through(source, mouth[1]) * share
    else:
        out = _through(source, mouth)
    return out + breath * band_pass(air, 1200, 6000)


def _through(source, mouth):
    return sum(level * band_pass(source, f * 0.82, f * 1.22, 1) for f, level in mouth)


def contour(t, *points):
    """A pitch in Hz through (share of the time, Hz) points, bent smoothly."""
    at, values = zip(*points)
    x = t / max(t[-1], 1e-9)
    k = np.clip(np.searchsorted(at, x, side="right") - 1, 0, len(at) - 2)
    low, high = np.asarray(at)[k], np.asarray(at)[k + 1]
    s = np.clip((x - low) / (high - low), 0, 1)
    s = s * s * (3 - 2 * s)
    first, second = np.log(np.asarray(values, float))[k], np.log(np.asarray(values, float))[k + 1]
    return np.exp(first * (1 - s) + second * s)


def shaped(t, attack=0.015, release=0.06):
    """Opens quickly, holds and closes: the envelope of a call."""
    return np.minimum(1, t / attack) * np.minimum(1, np.maximum(t[-1] - t, 0) / release)
