"""From a raw recipe to a finished file: no rumble, no silence, one loudness, a true peak below -1 dB."""

import numpy as np
from scipy import signal

from .dsp import SAMPLE_RATE, high_pass, low_pass
from .meter import integrated, loudest, true_peak

EFFECT_LUFS = -12.0  # of the loudest 80 ms
LOOP_LUFS = -20.0  # integrated
CEILING_DB = -1.8  # dBTP before encoding; Vorbis may add a few tenths
MOST_ROUNDING_DB = 5.0  # peaks may be rounded off by so much to reach the loudness


def trimmed(x, floor_db=-58):
    """Without the silence before and after."""
    level = np.abs(x) if x.ndim == 1 else np.abs(x).max(1)
    loud = np.flatnonzero(level > level.max() * 10 ** (floor_db / 20))
    first = max(loud[0] - 20, 0)
    last = min(loud[-1] + int(0.01 * SAMPLE_RATE), len(x))
    return x[first:last]


def faded(x, head=0.0007, tail=0.02):
    """With a hair of fade at both ends, so that neither clicks."""
    y = x.copy()
    for at, n in ((slice(0, None), int(head * SAMPLE_RATE)), (slice(None, None, -1), int(tail * SAMPLE_RATE))):
        ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
        view = y[at][:n]
        view *= ramp[:len(view)] if y.ndim == 1 else ramp[:len(view), None]
    return y


def rounded(x, ceiling):
    """Linear below half the ceiling, bending smoothly above it and never beyond it."""
    knee = ceiling * 0.5
    over = np.abs(x) - knee
    room = ceiling - knee
    return np.where(over > 0, np.sign(x) * (knee + room * np.tanh(np.maximum(over, 0) / room)), x)


def widened(x, seed=11, wet=0.16):
    """Mono to stereo: the same core, different early reflections left and right."""
    sides = []
    for side in (0, 1):
        rng = np.random.default_rng(seed + side)
        response = np.zeros(int(0.045 * SAMPLE_RATE))
        for _ in range(14):
            response[rng.integers(200, len(response))] += rng.choice((-1, 1)) * rng.uniform(0.2, 0.6)
        tail = np.concatenate([x, np.zeros(len(response))])
        reflected = low_pass(signal.fftconvolve(x, response), 6000)
        tail[:len(reflected)] += wet * reflected
        sides.append(tail)
    return np.stack(sides, 1)


def finish_effect(x, stereo):
    """A one-shot at the house loudness."""
    x = trimmed(x if x.ndim == 2 or not stereo else widened(x))
    pad = np.zeros((int(0.01 * SAMPLE_RATE),) + x.shape[1:])
    x = faded(trimmed(high_pass(np.concatenate([pad, x]), 32)))
    ceiling = 10 ** (CEILING_DB / 20)
    gain = 10 ** ((EFFECT_LUFS - loudest(x)) / 20)
    most = ceiling / np.abs(x).max() * 10 ** (MOST_ROUNDING_DB / 20)
    y = faded(rounded(x * min(gain, most), ceiling))
    return y * min(1.0, 10 ** ((CEILING_DB - true_peak(y)) / 20))


def finish_loop(x):
    """A loop at the house loudness; filtered as if it had always been running, so the seam stays whole."""
    n = len(x)
    endless = high_pass(np.concatenate([x, x]), 30)[n:]
    endless -= endless.mean(0)
    y = endless * 10 ** ((LOOP_LUFS - integrated(np.concatenate([endless, endless]))) / 20)
    return y * min(1.0, 10 ** ((CEILING_DB - true_peak(y)) / 20))
