"""How a leading voice plays its notes: slurred or tongued, with vibrato and swells that depend on how long a note lasts.

A sound font gives every note the same attack and a straight tone. Here notes that touch are slurred (they overlap, and
all but the first are struck softer), short ones are cut short, long ones swell, get vibrato once they stand, and fade
before a rest. The workshop's own synth doubles the line, and glides from note to note within a slur.
"""

from collections import namedtuple

import numpy as np

from .dsp import SAMPLE_RATE, hertz, high_pass, low_pass

# Times in seconds; velocity as a factor; slurred: begins without a new attack; last: a rest follows.
Sung = namedtuple("Sung", "start end pitch accent slurred last")

TOUCH = 0.26  # sixteenths: notes nearer to each other than this are slurred
OVERLAP = 0.045
LONG = 0.42  # a note of this length or more gets vibrato
VIBRATO_AFTER, VIBRATO_IN = 0.2, 0.35
VIBRATO_HERTZ, VIBRATO_CENTS = 5.4, 22
STEP = 0.02


def sung(notes, to_seconds, bar):
    """The line as it is sung: (start, length, pitch, level) in sixteenths becomes times, slurs and releases.

    No slur reaches over a bar line; bar is the length of a bar in sixteenths.
    """
    line = sorted(notes)
    out = []
    for k, (start, length, pitch, level) in enumerate(line):
        before = line[k - 1] if k else None
        after = line[k + 1] if k + 1 < len(line) else None
        touches = after is not None and abs(after[0] - start - length) < TOUCH
        slurred = before is not None and abs(start - before[0] - before[1]) < TOUCH and before[2] != pitch and start % bar != 0
        on = touches and after[2] != pitch and after[0] % bar != 0
        share = 1.0 if on else 0.78 if length <= 2 else 0.94
        out.append(Sung(to_seconds(start), to_seconds(start + length * share) + (OVERLAP if on else 0), pitch, level, slurred,
                        not touches))
    return out


def velocity(note):
    """How hard a note is struck, as a factor: slurred ones softer, short ones before a rest firmer."""
    return note.accent * (0.84 if note.slurred else 1.04)


def controls(line):
    """(time, controller, value) of a line: expression (11) and the modulation wheel (1), which is the font's vibrato."""
    events = []
    for note in line:
        length = note.end - note.start
        for at in np.arange(0, length, STEP):
            x = at / length
            if length >= LONG:
                swell = 0.82 + 0.18 * np.sin(np.pi * min(x / 0.9, 1) * 0.62) / np.sin(np.pi * 0.5)
                fade = 1 - 0.35 * max(0, (x - 0.72) / 0.28) ** 1.5 if note.last else 1
                wheel = np.clip((at - VIBRATO_AFTER) / VIBRATO_IN, 0, 1) * (58 if length > 2 * LONG else 40)
            else:
                swell, fade, wheel = 0.95 - 0.12 * x, 1, 0
            events.append((note.start + at, 11, int(np.clip(122 * swell * fade, 1, 127))))
            events.append((note.start + at, 1, int(wheel)))
    return thinned(events)


def thinned(events):
    """Without the events that change nothing."""
    last, out = {}, []
    for at, number, value in sorted(events):
        if last.get(number) != value:
            out.append((at, number, value))
            last[number] = value
    return out


def doubled(line, length, brightness=0.5):
    """The line on the workshop's synth: two saws a hair apart through a filter that opens with the swell. Mono."""
    pitch, level, wheel = np.zeros(length), np.zeros(length), np.zeros(length)
    for k, note in enumerate(line):
        first, last = int(note.start * SAMPLE_RATE), min(int(note.end * SAMPLE_RATE), length)
        if last <= first:
            continue
        t = np.arange(last - first) / SAMPLE_RATE
        target = np.full(len(t), float(note.pitch))
        if note.slurred and k:
            target += (line[k - 1].pitch - note.pitch) * np.exp(-t / 0.022)
        pitch[first:last] = target
        long = t[-1] >= LONG
        shape = np.minimum(1, t / (0.03 if not note.slurred else 0.008)) * np.minimum(1, (t[-1] - t) / (0.12 if note.last and long else 0.025))
        shape *= (0.8 + 0.2 * np.sin(np.pi * t / t[-1] * 0.62)) if long else np.exp(-t / 0.5)
        level[first:last] = np.maximum(level[first:last] * (t < OVERLAP), shape * velocity(note))
        wheel[first:last] = np.clip((t - VIBRATO_AFTER) / VIBRATO_IN, 0, 1) if long else 0
    held = np.maximum.accumulate(np.where(pitch > 0, np.arange(length), 0))  # a silent synth keeps its last pitch
    pitch = np.where(pitch[held] > 0, pitch[held], 69)
    bend = wheel * VIBRATO_CENTS / 100 * np.sin(2 * np.pi * VIBRATO_HERTZ * np.arange(length) / SAMPLE_RATE)
    tone = sum(_saw(hertz(pitch + bend + detune / 100), brightness) for detune in (-4, 5))
    return high_pass(low_pass(tone, 5200) * level, 160)


def _saw(frequency, brightness):
    turn = 2 * np.pi * np.cumsum(frequency) / SAMPLE_RATE
    out = np.zeros(len(turn))
    for h in range(1, 9):
        out += np.sin(h * turn) * brightness ** (0.6 * (h - 1)) / h * (h * frequency < 12000)
    return out
