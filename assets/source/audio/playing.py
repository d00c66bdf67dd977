"""Ways of playing a harmony: held, struck, walked, broken; and the keys of the drums.

Times are in sixteenths from the loop's start.
"""

from .score import Note, bass_note, chord_spans, nearest, voicing

# General MIDI drum keys.
KICK, SNARE, RIM, CLAP, HAT, HAT_OPEN, CRASH, RIDE, TOM_LOW, TOM_MID, TOM_HIGH = 36, 38, 37, 39, 42, 46, 49, 51, 43, 47, 50
SHAKER, WOOD_HIGH, WOOD_LOW, TRIANGLE, TAMBOURINE, BELL_TREE = 70, 76, 77, 81, 54, 84


def pad(part, chords, start, bar=16, centre=62, level=1.0, length=1.0):
    """Held chords."""
    for at, span, c in chord_spans(chords, bar, start):
        part.add([Note(at, span * length, p, 1.0) for p in voicing(c.tones, centre)], level)


def pulse(part, chords, start, rhythm, bar=16, centre=64, level=1.0, length=1.0, beat=4):
    """Chords struck on the given sixteenths of each bar."""
    for at, span, c in chord_spans(chords, bar, start):
        for stroke in rhythm:
            if (at - start) % bar <= stroke < (at - start) % bar + span:
                when = at + stroke - (at - start) % bar
                part.add([Note(when, length, p, 1.0 if stroke % beat else 1.08) for p in voicing(c.tones, centre)], level)


D_MAJOR, G_MAJOR, E_MINOR, B_MINOR = {2, 4, 6, 7, 9, 11, 1}, {7, 9, 11, 0, 2, 4, 6}, {4, 6, 7, 9, 11, 0, 2, 3}, {11, 1, 2, 4, 6, 7, 9, 10}


def walk(part, chords, start, pattern, bar=16, low=33, level=1.0, scale=None):
    """A bass line: pattern lists (sixteenth, semitones above the bass note, length); 12 is the octave, 7 the fifth.

    With a scale the last note before another bass note is a step of that scale away from it, so that the line walks.
    """
    spans = list(chord_spans(chords, bar, start))
    for k, (at, span, c) in enumerate(spans):
        root, following = bass_note(c, low), bass_note(spans[(k + 1) % len(spans)][2], low)
        first = (at - start) % bar
        played = [(beat, interval, length) for beat, interval, length in pattern if first <= beat < first + span]
        for beat, interval, length in played:
            pitch = root + interval
            if scale and beat == played[-1][0] and len(played) > 1 and following != root:
                pitch = step_to(following, pitch, scale)
            part.add([Note(at + beat - first, length, pitch, 1.08 if beat == first else 0.96)], level)


def step_to(goal, wanted, scale):
    """The note of the scale a step above or below the goal, whichever is nearer to the wanted one."""
    below = next(p for p in range(goal - 1, goal - 4, -1) if p % 12 in scale)
    above = next(p for p in range(goal + 1, goal + 4) if p % 12 in scale)
    return min((below, above), key=lambda p: abs(p - wanted))


def ripple(part, chords, start, order, step=2, bar=16, centre=66, level=1.0, length=None, beat=4):
    """Broken chords: order indexes the tones upwards and wraps into the next octave; every so many notes one is firmer."""
    for at, span, c in chord_spans(chords, bar, start):
        tones = voicing(c.tones, centre)
        for k in range(int(span / step)):
            index = order[k % len(order)]
            tone = tones[index % len(tones)] + 12 * (index // len(tones))
            part.add([Note(at + k * step, length or step, tone, 1.06 if k % beat == 0 else 0.92)], level)


def roll(part, pitch, start, length, low=0.4, high=1.1, step=1):
    """Quick strokes that swell: a roll of timpani, snare or cymbal."""
    count = int(length / step)
    part.add([Note(start + j * step, step, pitch, low + (high - low) * j / max(count - 1, 1)) for j in range(count)])


def fill(number):
    """The last bar of a phrase on the drums; each number another one, none of them over the tune's last note."""
    return (
        {SNARE: "....X...x.xxX.XX", TOM_HIGH: "........x.......", TOM_LOW: "..........x....x"},
        {SNARE: "....X.......x.x.", TOM_HIGH: "........X.x.....", TOM_MID: "..........x.X...", TOM_LOW: "............x.Xx"},
        {SNARE: "....X..xX..xX.xx", KICK: "X.....x...x....."},
    )[number % 3]
