"""Stingers: what is heard once, over the join of two tracks. All in D, G, E minor or A minor, like the tracks that they join."""

from .orchestra import Part
from .playing import CRASH, TOM_LOW, roll
from .score import Note, drums, melody

LOW = 35


def sting_boss():
    """Old Stag shows itself: drums roll up, low brass falls in on E."""
    parts = {
        "timpani": Part("timpani", -19, 0, 0.4, velocity=112, low_cut=40),
        "trombones": Part("trombone", -18, 0.1, 0.45, velocity=116),
        "horns": Part("horn", -20, -0.2, 0.5, velocity=116),
        "cymbal": Part("orchestra kit", -24, 0, 0.5, velocity=110, low_cut=300),
    }
    roll(parts["timpani"], 40, 0, 8, 0.4, 1.15)
    parts["timpani"].add([Note(8, 8, 40, 1.2)])
    parts["trombones"].add(melody("B2:3 E3:3 G3:2 F#3:8")).add(melody("E2:8 B2:8"))
    parts["horns"].add(melody("B3:3 E4:3 G4:2 F#4:8"))
    parts["cymbal"].add(drums({CRASH: "........X......."}))
    return parts


def sting_kite():
    """The Gale Kite tears itself loose: a roll, fiddles up the scale, brass that falls in on A."""
    parts = {
        "timpani": Part("timpani", -19, 0, 0.4, velocity=112, low_cut=40),
        "snare": Part("orchestra kit", -23, 0, 0.35, velocity=104, low_cut=120),
        "fiddles": Part("strings", -19.5, -0.25, 0.4, velocity=114, low_cut=160),
        "brass": Part("brass", -18, 0.1, 0.45, velocity=114),
        "horns": Part("horn", -20, 0.25, 0.5, velocity=114),
        "cymbal": Part("orchestra kit", -24, 0, 0.5, velocity=110, low_cut=300),
    }
    roll(parts["timpani"], 45, 0, 8, 0.4, 1.15)
    parts["timpani"].add([Note(8, 8, 45, 1.2)])
    roll(parts["snare"], 38, 0, 8, 0.3, 1.0, 0.5)
    parts["fiddles"].add(melody("E4:1 F4:1 G4:1 G#4:1 A4:1 B4:1 C5:1 D5:1 E5:8"))
    parts["horns"].add(melody("E4:3 A4:3 C5:2 B4:8"))
    parts["brass"].add(melody("r:8 A3:8")).add(melody("r:8 E4:8")).add(melody("r:8 B4:8"))
    parts["cymbal"].add(drums({CRASH: "........X......."}))
    return parts


def sting_phase():
    """It gets worse: two blows of low brass."""
    parts = {
        "trombones": Part("trombone", -18, 0.1, 0.45, velocity=118, gate=0.7),
        "drum": Part("orchestra kit", -19, 0, 0.45, velocity=116, low_cut=40),
        "strings": Part("tremolo", -21, -0.1, 0.5, velocity=112, low_cut=90),
    }
    parts["trombones"].add(melody("E3:3 r:1 F3:4 E3:8")).add(melody("E2:3 r:1 F2:4 E2:8"))
    parts["drum"].add(drums({LOW: "X...X...X.......", TOM_LOW: "X...X...XxX.X..."}))
    parts["strings"].add(melody("E5:4 F5:4 E5:8"))
    return parts


def sting_won():
    """Home: the head of the theme as a fanfare, dominant to tonic."""
    parts = {
        "trumpets": Part("trumpet", -17.5, 0.1, 0.4, velocity=108),
        "horns": Part("horn", -20, -0.2, 0.45, velocity=104),
        "bells": Part("glockenspiel", -26, 0.3, 0.5, velocity=92),
        "timpani": Part("timpani", -22, 0, 0.4, velocity=104, low_cut=40),
        "cymbal": Part("orchestra kit", -27, 0, 0.5, velocity=104, low_cut=300),
    }
    parts["trumpets"].add(melody("D5:2 G5:2 B5:2 A5:2 D6:8"))
    parts["horns"].add(melody("B4:2 D5:2 G5:2 F#5:2 G5:8")).add(melody("G4:6 D4:2 B4:8"))
    parts["bells"].add(melody("r:8 D6:2 G6:2 B6:4"))
    roll(parts["timpani"], 38, 4, 4, 0.5, 1.0)
    parts["timpani"].add([Note(8, 6, 43, 1.1)])
    parts["cymbal"].add(drums({CRASH: "........X......."}))
    return parts


def sting_lost():
    """The last light: the theme's head falls back on itself."""
    parts = {
        "oboe": Part("oboe", -19, 0, 0.5, velocity=88),
        "strings": Part("slow strings", -21, 0.1, 0.55, gate=1.0, velocity=80, low_cut=110),
        "harp": Part("harp", -24, -0.3, 0.5, gate=2.0, velocity=80),
    }
    parts["oboe"].add(melody("D5:4 B4:4 F#4:8"))
    parts["strings"].add(melody("B3:16")).add(melody("D4:16")).add(melody("F#4:8 E4:8"))
    parts["harp"].add(melody("F#5:2 D5:2 B4:2 F#4:2 D4:8"))
    return parts


def sting_crash():
    """Down on an islet: a sigh, and then the theme's head after all: there is a second chance."""
    parts = {
        "oboe": Part("oboe", -19, 0, 0.45, velocity=92),
        "pizzicato": Part("pizzicato", -22, -0.3, 0.4, velocity=92),
        "celesta": Part("celesta", -24, 0.3, 0.5, velocity=84),
        "strings": Part("slow strings", -24, 0.1, 0.5, gate=1.0, velocity=80, low_cut=120),
    }
    parts["oboe"].add(melody("B5:2 G5:2 F#5:2 E5:2 | r:8", 8)).add(melody("F#4:2 B4:2 D5:4", 8, 8))
    parts["pizzicato"].add([Note(2 * k, 2, p, 1.0) for k, p in enumerate((59, 55, 54, 52))])
    parts["celesta"].add(melody("F#5:2 B5:2 D6:4", 8, 8))
    parts["strings"].add(melody("E4:8 D4:8")).add(melody("B3:16"))
    return parts


STINGERS = {f.__name__: f for f in (sting_boss, sting_kite, sting_phase, sting_won, sting_lost, sting_crash)}
BPM = 126
LENGTH = 16  # sixteenths
