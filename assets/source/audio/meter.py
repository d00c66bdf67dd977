"""Meters: loudness after ITU-R BS.1770, true peak by fourfold oversampling, loop seams."""

import numpy as np
from scipy import signal

from .dsp import SAMPLE_RATE

UNHEARD = 1e-8  # power, -80 dB

# BS.1770-4 pre-filter and RLB weighting, re-derived for 44.1 kHz by De Man's published analogue prototypes.


def _k_weighting():
    rate = SAMPLE_RATE
    k = np.tan(np.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = [(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0,
             1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
    k = np.tan(np.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    a0 = 1 + k / q + k * k
    cut = [1, -2, 1, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
    return np.array([shelf, cut])


K_WEIGHTING = _k_weighting()


def columns(x):
    """The samples as (n, channels)."""
    return x[:, None] if x.ndim == 1 else x


def weighted_power(x):
    """K-weighted power per sample, channels summed; mono counts as the same signal from both speakers."""
    y = columns(x)
    power = (signal.sosfilt(K_WEIGHTING, y, axis=0) ** 2).sum(1)
    return power * (2 if y.shape[1] == 1 else 1)


def to_lufs(power):
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def loudest(x, window=0.08):
    """The loudness of the loudest stretch of the given length, in LUFS."""
    n = int(window * SAMPLE_RATE)
    power = np.concatenate([weighted_power(x), np.zeros(n)])
    total = np.concatenate([[0], np.cumsum(power)])
    return float(to_lufs((total[n:] - total[:-n]).max() / n))


def integrated(x):
    """Gated integrated loudness in LUFS (blocks of 0.4 s, overlap 75 %)."""
    n, hop = int(0.4 * SAMPLE_RATE), int(0.1 * SAMPLE_RATE)
    power = weighted_power(x)
    if len(power) < n:
        return float(to_lufs(power.mean()))
    total = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, len(power) - n + 1, hop)
    blocks = (total[starts + n] - total[starts]) / n
    blocks = blocks[to_lufs(blocks) > -70]
    if len(blocks) == 0:
        return -99.0
    gate = to_lufs(blocks.mean()) - 10
    return float(to_lufs(blocks[to_lufs(blocks) > gate].mean()))


def loudness_range(x):
    """LRA after EBU Tech 3342: spread between the 10th and 95th percentile of 3 s loudness."""
    n, hop = 3 * SAMPLE_RATE, int(0.1 * SAMPLE_RATE)
    power = weighted_power(x)
    if len(power) <= n:
        return 0.0
    total = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, len(power) - n + 1, hop)
    blocks = (total[starts + n] - total[starts]) / n
    blocks = blocks[to_lufs(blocks) > -70]
    kept = to_lufs(blocks[to_lufs(blocks) > to_lufs(blocks.mean()) - 20])
    return float(np.percentile(kept, 95) - np.percentile(kept, 10))


def true_peak(x):
    """The highest level between samples too, in dBTP."""
    y = signal.resample_poly(columns(x), 4, 1, axis=0)
    return float(20 * np.log10(max(np.abs(y).max(), 1e-9)))


def offset(x):
    """The constant part (DC), as a share of full scale."""
    return float(np.abs(columns(x).mean(0)).max())


def seam(x):
    """How far a loop's seam stands out: the second difference across it against the usual one (99.9th percentile).

    Below 1 the join is smoother than the sound's own rough moments; a click scores far above.
    """
    y = columns(x)
    circle = np.concatenate([y[-4096:], y[:4096]])
    bend = np.abs(np.diff(circle, 2, axis=0)).max(1)
    at = 4096 - 2
    rough = np.percentile(np.abs(np.diff(y, 2, axis=0)).max(1), 99.9)
    return float(bend[at - 1:at + 3].max() / max(rough, 1e-9))


def tick(x):
    """How far the bright part (above 5 kHz) of the 5 ms around a loop's join stands out of half a second before and after, in dB.

    What strikes there strikes once a turn and counts time, even if the samples join smoothly.
    """
    y, n, near = columns(x), len(x), int(0.5 * SAMPLE_RATE)
    bright = signal.sosfilt(signal.butter(2, 5000, "high", fs=SAMPLE_RATE, output="sos"), np.concatenate([y, y]), axis=0)
    power = np.convolve((bright**2).sum(1), np.ones(220) / 220, "same") + UNHEARD
    return float(10 * np.log10(power[n - 110:n + 110].max() / np.median(power[n - near:n + near])))
