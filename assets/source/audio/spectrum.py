"""Where a sound lies in the spectrum, how bright its beginning is, and how alike two sounds are."""

import numpy as np
from scipy import signal

from .dsp import SAMPLE_RATE
from .meter import columns


def mono(x):
    return columns(x).mean(1)


def power(x):
    """Frequencies in Hz and the power at each."""
    n = 1 << max(15, (len(x) - 1).bit_length())
    return np.fft.rfftfreq(n, 1 / SAMPLE_RATE), np.abs(np.fft.rfft(mono(x), n)) ** 2


def peak(x):
    """The middle of the third of an octave that holds most power, in Hz."""
    frequency, p = power(x)
    total = np.concatenate([[0], np.cumsum(p)])
    middles = 50 * 2 ** (np.arange(0, 24 * 8) / 24)
    edges = [np.searchsorted(frequency, middles * 2 ** (k / 6)) for k in (-1, 1)]
    return float(middles[np.argmax(total[edges[1]] - total[edges[0]])])


def centroid(x):
    """The mean frequency, weighted by power, in Hz."""
    frequency, p = power(x)
    return float((frequency * p).sum() / p.sum())


def share(x, low, high, duration):
    """The share of the power of the first moments that lies between two frequencies."""
    frequency, p = power(x[:int(duration * SAMPLE_RATE)])
    return float(p[(frequency >= low) & (frequency <= high)].sum() / p.sum())


def likeness(x, y, semitones):
    """The largest normalised cross-correlation of two sounds, at any shift and any pitch within so many semitones."""
    y = mono(y)
    most = 0.0
    for step in np.arange(-semitones, semitones + 0.01, 0.25):
        factor = 2 ** (step / 12)
        at = np.arange(0, len(mono(x)) - 1, factor)
        bent = np.interp(at, np.arange(len(mono(x))), mono(x))
        most = max(most, np.abs(signal.correlate(bent, y, method="fft")).max() / np.sqrt((bent**2).sum() * (y**2).sum()))
    return float(most)
