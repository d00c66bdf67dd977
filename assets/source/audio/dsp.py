"""The workshop's tools: time, noise, filters, struck bodies, buzzing wings, rooms.

Every function works on float arrays at 44.1 kHz, mono (n,) unless it says stereo (n, 2).
Randomness always comes from a generator that the caller owns, so a rebuild gives the same samples.
"""

import numpy as np
from scipy import signal

SAMPLE_RATE = 44100
NYQUIST = SAMPLE_RATE / 2

# Partials of struck bodies: (frequency ratio, level, decay ratio).
WOOD_BAR = ((1.0, 1.0, 1.0), (3.93, 0.42, 0.45), (9.2, 0.16, 0.22))
WOOD_BLOCK = ((1.0, 1.0, 1.0), (1.53, 0.55, 0.7), (2.74, 0.5, 0.5), (4.6, 0.25, 0.3))
GLASS = ((1.0, 1.0, 1.0), (2.32, 0.55, 0.7), (4.25, 0.32, 0.5), (6.63, 0.18, 0.35), (9.38, 0.08, 0.25))
BRASS_BELL = ((0.5, 0.35, 1.5), (1.0, 1.0, 1.0), (1.19, 0.45, 0.8), (2.0, 0.6, 0.6), (2.74, 0.3, 0.5),
              (3.76, 0.22, 0.4), (5.4, 0.1, 0.3))
SHELL = ((1.0, 1.0, 1.0), (1.41, 0.8, 0.9), (2.09, 0.7, 0.7), (2.93, 0.5, 0.5), (4.1, 0.3, 0.4))


def seconds(duration):
    """Sample times from 0 up to the duration."""
    return np.arange(int(round(duration * SAMPLE_RATE))) / SAMPLE_RATE


def hertz(note):
    """Frequency of a MIDI note number; 69 is A4."""
    return 440.0 * 2.0 ** ((np.asarray(note, float) - 69) / 12)


def decay(t, time):
    """Falls to 1/e in the given time; ends at 0."""
    return np.exp(-t / time) * ending(len(t), 0.15)


def swell(t, attack, release):
    """Rises with the first time constant, falls with the second; peak about 1, ends at 0."""
    shape = (1 - np.exp(-t / attack)) * np.exp(-t / release)
    return shape / max(shape.max(), 1e-9) * ending(len(t), 0.15)


def arch(t, skew=1.0):
    """A hump that starts and ends at zero; skew above 1 leans late."""
    x = t / max(t[-1], 1e-9)
    return np.sin(np.pi * x**skew)


def glide(t, start, end, time):
    """A frequency that runs exponentially from start towards end."""
    return end + (start - end) * np.exp(-t / time)


def sine(frequency, n=None, phase=0.0):
    """A sine of constant or changing frequency."""
    if n is not None:
        frequency = np.full(n, float(frequency))
    return np.sin(2 * np.pi * np.cumsum(frequency) / SAMPLE_RATE + phase)


def saw(frequency, harmonics=24, phase=0.0):
    """A band-limited saw by summed sines; harmonics above 15 kHz are left out."""
    turn = 2 * np.pi * np.cumsum(frequency) / SAMPLE_RATE + phase
    top = float(np.max(frequency))
    out = np.zeros(len(turn))
    for h in range(1, harmonics + 1):
        if h * top > 15000:
            break
        out += np.sin(h * turn) / h
    return out * 0.6


def low_pass(x, cutoff, order=2):
    return signal.sosfilt(signal.butter(order, min(cutoff, NYQUIST * 0.95) / NYQUIST, output="sos"), x, axis=0)


def high_pass(x, cutoff, order=2):
    return signal.sosfilt(signal.butter(order, cutoff / NYQUIST, "high", output="sos"), x, axis=0)


def band_pass(x, low, high, order=2):
    band = [low / NYQUIST, min(high, NYQUIST * 0.95) / NYQUIST]
    return signal.sosfilt(signal.butter(order, band, "band", output="sos"), x, axis=0)


def noise(rng, n):
    return rng.standard_normal(n)


def swept_noise(rng, n, centres, width=0.6, blocks=24):
    """Noise through a band whose centre moves along the given frequencies (overlap-added blocks)."""
    source = rng.standard_normal(n)
    hop = max(n // blocks, 64)
    window_length = 2 * hop
    out = np.zeros(n + window_length)
    padded = np.concatenate([source, np.zeros(window_length)])
    window = np.hanning(window_length + 1)[:-1]
    for start in range(0, n, hop):
        centre = np.interp(start / n, np.linspace(0, 1, len(centres)), centres)
        low = max(centre * 2 ** (-width), 25)
        high = min(centre * 2**width, 18000)
        lead = min(start, 1024)
        piece = band_pass(padded[start - lead:start + window_length], low, high)[lead:]
        out[start:start + window_length] += piece * window
    return out[:n] / max(out.std(), 1e-9) * 0.3


def struck(body, frequency, duration, ring, hardness=1.0):
    """A struck body: each partial rings for its share of the ring time; hardness raises the upper partials."""
    t = seconds(duration)
    out = np.zeros(len(t))
    for k, (ratio, level, share) in enumerate(body):
        f = frequency * ratio
        if f < 16000:
            out += level * hardness**k * np.sin(2 * np.pi * f * t + k) * np.exp(-t / (ring * share))
    return out * np.minimum(1, t / 0.0008) * ending(len(t))


def modes(rng, partials, duration):
    """A struck body of its own: (frequency, level, ring time) for each partial, in any phase."""
    t = seconds(duration)
    out = sum(level * np.sin(2 * np.pi * f * t + rng.uniform(0, 2 * np.pi)) * np.exp(-t / ring) for f, level, ring in partials)
    return out * np.minimum(1, t / 0.0008) * ending(len(t))


def snap(rng, ring, low=4000, high=9000):
    """The bright edge of an impact: a grain of noise between two frequencies. Its peak is about 1."""
    t = seconds(max(10 * ring, 0.02))
    x = band_pass(noise(rng, len(t)), low, high) * swell(t, 0.0004, ring)
    return x / np.abs(x).max()


def thump(frequency, duration=0.4, drop=0.03, ring=0.12):
    """A soft low blow whose pitch falls: the weight under every impact."""
    t = seconds(duration)
    return sine(glide(t, frequency * 2.6, frequency, drop)) * swell(t, 0.0015, ring)


def ending(n, share=0.3):
    """A curve that is 1 and falls smoothly to 0 over the last share, so that no ring is cut off with a click."""
    m = max(int(n * share), 1)
    return np.concatenate([np.ones(n - m), 0.5 + 0.5 * np.cos(np.pi * np.arange(1, m + 1) / m)])


def plucked(rng, frequency, duration, brightness=0.5, ring=0.5):
    """A plucked string: Karplus and Strong, 1983, as one recursive filter."""
    n = int(duration * SAMPLE_RATE)
    period = int(SAMPLE_RATE / frequency)
    burst = np.zeros(n)
    burst[:period] = low_pass(rng.uniform(-1, 1, period), 800 + 9000 * brightness)
    loss = 0.001 ** (1 / (frequency * max(ring, 0.02)))
    a = np.zeros(period + 2)
    a[0] = 1
    a[period] = -loss * 0.5
    a[period + 1] = -loss * 0.5
    return signal.lfilter([1], a, burst) * ending(n)


def buzz(rng, frequency, roughness=0.25):
    """A bee's wings: a saw with wing-beat shimmer through two formants of the body, and a little air."""
    n = len(frequency)
    t = np.arange(n) / SAMPLE_RATE
    drift = 1 + 0.012 * np.sin(2 * np.pi * 11 * t + rng.uniform(0, 6)) + 0.006 * np.sin(2 * np.pi * 27 * t)
    tone = saw(frequency * drift, 26, rng.uniform(0, 6))
    shimmer = 1 + roughness * np.sin(2 * np.pi * np.cumsum(frequency * drift) / SAMPLE_RATE * 0.5)
    x = tone * shimmer
    body = 0.8 * low_pass(x, 900) + 0.9 * band_pass(x, 650, 1300) + 0.5 * band_pass(x, 2000, 3400)
    air = band_pass(rng.standard_normal(n), 1500, 5000) * (0.5 + 0.5 * np.abs(tone)) * 0.06
    return body + air


def horn(frequency, brightness, breath=None):
    """A brass voice by phase modulation: the louder, the brighter (Chowning, 1973)."""
    turn = 2 * np.pi * np.cumsum(frequency) / SAMPLE_RATE
    index = 0.3 + 2.6 * brightness
    tone = np.sin(turn + index * np.sin(turn)) + 0.4 * np.sin(turn * 1.003 + index * 0.8 * np.sin(turn * 1.003))
    return tone * brightness * 0.6 if breath is None else tone * brightness * 0.6 + breath * 0.05


def grains(rng, duration, count, shape, low, high, ring=0.004, bias=1.0):
    """A scatter of tiny noise clicks: leaves, twigs, seeds. bias above 1 crowds them to the start."""
    n = int(duration * SAMPLE_RATE)
    out = np.zeros(n + SAMPLE_RATE // 4)
    for _ in range(count):
        at = rng.uniform(0, 1) ** bias
        start = int(at * n * 0.95)
        length = int(ring * rng.uniform(2, 6) * SAMPLE_RATE) + 40
        t = np.arange(length) / SAMPLE_RATE
        centre = low * (high / low) ** rng.uniform(0, 1)
        ping = rng.standard_normal(length) * 0.5 + np.sin(2 * np.pi * centre * t + rng.uniform(0, 6))
        out[start:start + length] += ping * np.exp(-t / (ring * rng.uniform(0.5, 1.5))) * shape(at) * rng.uniform(0.3, 1)
    return band_pass(out[:n], low * 0.7, min(high * 1.4, 17000))


def mix(*parts):
    """Sums (start in seconds, samples, level) parts into one array as long as needed."""
    length = max(int(start * SAMPLE_RATE) + len(x) for start, x, _ in parts)
    out = np.zeros(length)
    for start, x, level in parts:
        i = int(start * SAMPLE_RATE)
        out[i:i + len(x)] += x * level
    return out


def room(x, size=0.5, wet=0.15, seed=7, dull=5000):
    """A small room after a sound: decaying, darkened noise. Mono in, mono out; longer by the room's size."""
    n = int(size * SAMPLE_RATE)
    t = np.arange(n) / SAMPLE_RATE
    response = np.random.default_rng(seed).standard_normal(n) * np.exp(-t / (size / 5.5))
    response = low_pass(high_pass(response, 200), dull)
    response /= np.sqrt((response**2).sum())
    dry = np.concatenate([x, np.zeros(n)])
    tail = signal.fftconvolve(x, response)
    dry[:len(tail)] += wet * tail
    return dry


def saturate(x, drive):
    """Warm rounding of peaks; level is kept for small signals."""
    return np.tanh(x * drive) / drive


def looped_noise(rng, n, shape):
    """Noise that repeats without a seam: a random spectrum shaped by a function of frequency."""
    frequency = np.fft.rfftfreq(n, 1 / SAMPLE_RATE)
    spectrum = shape(np.maximum(frequency, 1.0)) * np.exp(1j * rng.uniform(0, 2 * np.pi, len(frequency)))
    spectrum[0] = 0
    x = np.fft.irfft(spectrum, n)
    return x / x.std()


def looped_wave(rng, n, slowest, count):
    """A slow curve in 0…1 that repeats after n samples: a sum of whole numbers of turns."""
    x = np.arange(n) / n
    out = np.zeros(n)
    for k in range(slowest, slowest + count):
        out += np.sin(2 * np.pi * (k * x + rng.uniform())) / (k - slowest + 1)
    return (out - out.min()) / (out.max() - out.min())
