"""Scores as text: notes, chords and drum grids, all measured in sixteenths.

A line is written bar by bar: "A4:3 D5:3 F#5:4 r:6 | …"; the number is the length in sixteenths and r is a rest.
"""

import re
from collections import namedtuple

Note = namedtuple("Note", "start length pitch accent")  # sixteenths, MIDI pitch, accent about 1

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
QUALITIES = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11), "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9), "sus4": (0, 5, 7), "7sus4": (0, 5, 7, 10), "dim": (0, 3, 6), "add9": (0, 4, 7, 14),
    "m7b5": (0, 3, 6, 10), "5": (0, 7), "+": (0, 4, 8),
}
DRUM_LEVELS = {"X": 1.15, "x": 0.9, "o": 0.65, "-": 0.42}


def pitch_class(text):
    return (STEPS[text[0]] + text.count("#") - text[1:].count("b")) % 12


def pitch(text):
    """MIDI number of a name such as F#4; C4 is 60."""
    name, octave = re.fullmatch(r"([A-G][#b]*)(-?\d)", text).groups()
    return 12 * (int(octave) + 1) + STEPS[name[0]] + name.count("#") - name[1:].count("b")


def melody(text, bar=16, start=0, transpose=0, beat=4):
    """The notes of a line, firmer on each beat. Raises ValueError with the bar's text if a bar is not full."""
    notes, at = [], start
    for measure in text.split("|"):
        first = at
        for token in measure.split():
            name, length = token.split(":")
            length = float(length)
            if name != "r":
                place = (at - first) % bar
                accent = 1.08 if place == 0 else 1.0 if place % beat == 0 else 0.92
                notes.append(Note(at, length, pitch(name) + transpose, accent))
            at += length
        if abs(at - first - bar) > 1e-6:
            raise ValueError(f"bar has {at - first} sixteenths instead of {bar}: {measure}")
    return notes


def below(notes, tonic, steps=2, scale=(0, 2, 4, 5, 7, 9, 11)):
    """The same line some steps of a scale lower: a second voice in thirds. Notes outside the scale fall a minor third."""
    low = []
    for n in notes:
        place = (n.pitch - pitch_class(tonic)) % 12
        if place in scale:
            index = scale.index(place) - steps
            low.append(n._replace(pitch=n.pitch - place + scale[index % 7] + 12 * (index // 7)))
        else:
            low.append(n._replace(pitch=n.pitch - 3))
    return low


Chord = namedtuple("Chord", "bass tones")  # pitch classes


def chord(symbol):
    """Reads a chord symbol such as F#m7 or D/F#."""
    main, _, under = symbol.partition("/")
    root, quality = re.fullmatch(r"([A-G][#b]?)(.*)", main).groups()
    base = pitch_class(root)
    return Chord(pitch_class(under) if under else base, [(base + i) % 12 for i in QUALITIES[quality]])


def harmony(text):
    """One or more chords per bar: "D | G | Em A7" becomes a list of bars, each a list of chords."""
    return [[chord(symbol) for symbol in measure.split()] for measure in text.split("|")]


def nearest(tone, centre):
    """The pitch with this pitch class closest to the centre."""
    return centre + (tone - centre + 6) % 12 - 6


def voicing(tones, centre, voices=3):
    """A close voicing about the centre: every tone in its nearest place, lowest first."""
    return sorted(nearest(t, centre) for t in tones[:max(voices, len(tones))])[:4]


def bass_note(chord_, low=33):
    """The chord's bass in the octave above low."""
    return low + (chord_.bass - low) % 12


def chord_spans(bars, bar=16, start=0):
    """(start, length, chord) for every chord of a harmony."""
    for k, chords in enumerate(bars):
        length = bar / len(chords)
        for j, c in enumerate(chords):
            yield start + k * bar + j * length, length, c


def drums(grid, start=0):
    """Notes of a drum grid: {key: "X...x..."}; spaces are ignored, one character per sixteenth."""
    notes = []
    for key, row in grid.items():
        for k, mark in enumerate(row.replace(" ", "")):
            if mark in DRUM_LEVELS:
                notes.append(Note(start + k, 1, key, DRUM_LEVELS[mark]))
    return notes
