"""Cloverfield: who plays what, section by section.

Two forms take turns, so that three minutes pass without a repeat: I A A' B C A' O, and I V D C B D' A' O, where V is the
theme ornamented over other chords and D an answer of its own. Base strolls, drive gallops, lead sings; tight is the swarm drawn together, danger what is in
the air, lonely the last bees.
"""

from . import tunes
from .orchestra import Part
from .playing import (CRASH, D_MAJOR, HAT, HAT_OPEN, KICK, RIM, SHAKER, SNARE, TAMBOURINE, TOM_LOW, TRIANGLE, WOOD_HIGH, fill,
                      pad, pulse, ripple, roll, walk)
from .score import Note, bass_note, below, chord_spans, drums, harmony, melody, nearest, voicing


def cloverfield():
    """Flight over the first islands."""
    base = {
        "bass": Part("acoustic bass", -23, 0, 0.08, gate=0.85, velocity=96),
        "pizzicato": Part("pizzicato", -25, -0.3, 0.3, velocity=88),
        "marimba": Part("marimba", -25.5, 0.35, 0.25, velocity=80),
        "harp": Part("harp", -28, -0.45, 0.4, gate=1.5, velocity=80),
        "strings": Part("slow strings", -29, 0, 0.5, gate=1.0, low_cut=150, velocity=70),
        "hint": Part("clarinet", -26, 0.15, 0.4, velocity=72),
        "hint bell": Part("celesta", -30, 0.3, 0.5, velocity=76),
        "percussion": Part("standard kit", -27, 0, 0.2, velocity=78, low_cut=45),
    }
    drive = {
        "kit": Part("power kit", -21.5, 0, 0.12, velocity=100, low_cut=35),
        "toms": Part("orchestra kit", -26, 0, 0.35, velocity=96, low_cut=40),
        "timpani": Part("timpani", -27, 0.1, 0.35, velocity=96, low_cut=45),
        "strum": Part("steel guitar", -27.5, 0.45, 0.15, velocity=82, low_cut=140),
        "spiccato": Part("strings", -26.5, -0.4, 0.3, gate=0.45, velocity=98, low_cut=120),
        "horns": Part("horn", -24, -0.2, 0.45, velocity=92, gate=0.97),
        "cello": Part("cello", -25.5, 0.3, 0.35, velocity=96, gate=0.9),
        "low": Part("finger bass", -24.5, 0, 0.03, gate=0.75, velocity=104),
    }
    lead = {
        "trumpet": Part("trumpet", -18.8, 0.05, 0.38, velocity=100, bright="brass", synth_db=-9),
        "violins": Part("strings", -22, -0.3, 0.45, velocity=104, gate=0.98, low_cut=160),
        "flute": Part("flute", -25, 0.25, 0.4, velocity=96, bright="piccolo", synth_db=-14),
        "clarinet": Part("clarinet", -20, -0.1, 0.35, velocity=98, bright="oboe", synth_db=-11),
        "second": Part("horn", -25, 0.3, 0.45, velocity=96, bright="trombone", synth_db=-13),
        "brass": Part("brass", -27, 0.15, 0.35, velocity=104, gate=0.7, low_cut=130),
        "glockenspiel": Part("glockenspiel", -31, 0.4, 0.4, velocity=84),
        "cymbal": Part("orchestra kit", -29, 0, 0.4, velocity=96, low_cut=300),
    }
    tight = {
        "hat": Part("power kit", -29, 0.2, 0.08, velocity=84, low_cut=300),
        "muted": Part("muted guitar", -26, -0.35, 0.12, velocity=96, gate=0.5, low_cut=110),
        "violas": Part("viola", -26.5, 0.3, 0.2, velocity=104, gate=0.4, low_cut=140),
    }
    danger = {
        "tremolo": Part("tremolo", -25, 0, 0.4, velocity=96, gate=1.0, low_cut=90),
        "timpani": Part("timpani", -25, 0.1, 0.35, velocity=104, low_cut=45),
        "drum": Part("orchestra kit", -25.5, 0, 0.35, velocity=100, low_cut=50),
        "xylophone": Part("xylophone", -30, 0.3, 0.3, velocity=92),
    }
    lonely = {
        "heart": Part("orchestra kit", -25, 0, 0.5, velocity=84, low_cut=35, high_cut=900),
        "violin": Part("violin", -23, 0.1, 0.6, velocity=84, gate=1.0, low_cut=180),
        "celesta": Part("celesta", -28, -0.2, 0.6, velocity=72, gate=1.3),
    }
    at = 0
    for name, chords, number in sections():
        clover_base(base, name, chords, at)
        clover_drive(drive, name, chords, at, number)
        clover_lead(lead, name, chords, at, number)
        clover_tight(tight, chords, at)
        clover_danger(danger, chords, at)
        clover_lonely(lonely, chords, at)
        at += 16 * len(chords)
    return {"cloverfield_base": base, "cloverfield_drive": drive, "cloverfield_lead": lead, "cloverfield_tight": tight,
            "cloverfield_danger": danger, "cloverfield_lonely": lonely}


def sections():
    """The form: (name, chords, how often the tune was heard before)."""
    question, answer = harmony(tunes.CLOVER_A_CHORDS), harmony(tunes.CLOVER_A_END_CHORDS)
    return [("I", harmony(tunes.CLOVER_INTRO_CHORDS), 0), ("A", question, 0), ("E", answer, 1),
            ("B", harmony(tunes.CLOVER_B_CHORDS), 1), ("C", harmony(tunes.CLOVER_C_CHORDS), 1), ("E", answer, 2),
            ("O", harmony(tunes.CLOVER_OUTRO_CHORDS), 2),
            ("I", harmony(tunes.CLOVER_INTRO_CHORDS), 1), ("V", harmony(tunes.CLOVER_V_CHORDS), 1),
            ("D", harmony(tunes.CLOVER_D_CHORDS), 0), ("C", harmony(tunes.CLOVER_C_CHORDS), 2),
            ("B", harmony(tunes.CLOVER_B_CHORDS), 2), ("F", harmony(tunes.CLOVER_D_END_CHORDS), 1), ("E", answer, 2),
            ("O", harmony(tunes.CLOVER_OUTRO_CHORDS), 2)]


def answer_tune(name):
    """The second form's own answer: on the way to the bridge, or home."""
    return tunes.CLOVER_D if name == "D" else tunes.CLOVER_D_END


def clover_base(base, name, bars, at):
    light = name == "C"
    walk(base["bass"], bars, at, [(0, 0, 3), (3, 0, 2), (6, 7, 2), (8, 12, 3), (11, 7, 2), (14, 0, 2)] if not light
         else [(0, 0, 3), (4, 7, 3), (8, 0, 3), (12, 7, 3)], low=33, scale=D_MAJOR)
    pulse(base["pizzicato"], bars, at, (4, 7, 12, 14) if not light else (2, 6, 10, 14), centre=64)
    ripple(base["marimba"], bars, at, (0, 1, 2, 3, 2, 1, 3, 2), 2, centre=69, level=0.95)
    pad(base["strings"], bars, at, centre=62)
    if name in "AEBVDF":
        for k in range(0, len(bars), 4):
            ripple(base["harp"], bars[k + 3:k + 4], at + (k + 3) * 16, (0, 1, 2, 3, 4, 5, 6, 7), 2, centre=64)
    if name in "AEV":
        hint = tunes.CLOVER_A_END_HINT if name == "E" else tunes.CLOVER_A_HINT
        base["hint"].add(melody(hint, start=at, transpose=-12))
        base["hint bell"].add(melody(hint, start=at, transpose=12))
    if name == "C":
        base["hint"].add(melody(tunes.CLOVER_C_ANSWER, start=at))
    if name in "DF":
        base["hint"].add([n for n in melody(answer_tune(name), start=at, transpose=-12) if n.length >= 4])
    if name == "O":
        base["hint bell"].add(melody(tunes.CLOVER_OUTRO, start=at, transpose=12), 0.9)
    for k in range(len(bars)):
        grid = {SHAKER: "o-x-o-x-o-x-o-x-", WOOD_HIGH: "......x.....o..." if k % 2 else "......o.....x.x.",
                KICK: "x.........x....." if not light else "x...............", RIM: "....o.......o..."}
        if light:
            grid.update({SHAKER: "..x...x...x...x.", TRIANGLE: "....o.......o..."})
        base["percussion"].add(drums(grid, at + 16 * k))


def clover_drive(drive, name, bars, at, number):
    full, light, again = name in "AEOF", name == "C", number == 2
    for k in range(len(bars)):
        last = k == len(bars) - 1
        if light:
            grid = {KICK: "x.......x.......", RIM: "....x.......x...", HAT: "o.o.o.o.o.o.o.o."}
        elif name in "BV":
            grid = {KICK: "x..x......x.....", SNARE: "........X.......", HAT: "x.o.x.o.x.o.x.o.", TAMBOURINE: "....o.......o..."}
        else:
            grid = {KICK: "X..x..x...x..x.." if k % 2 else "X..x..x...x.....", SNARE: "....X.......X..-",
                    HAT: "x.o.x.o.x.o.x.o.", HAT_OPEN: "..............o." if k % 4 == 3 else ""}
        if last:
            grid.update({HAT: "", **fill(number + (name == "B"))})
        elif full and k % 4 == 3:
            grid.update({SNARE: "....X.......X.xx"})
        if k == 0:
            grid[CRASH] = "X..............."
        drive["kit"].add(drums(grid, at + 16 * k))
        if name in "BIO" or again:
            drive["toms"].add(drums({TOM_LOW: "x..x..x.x..x..x.", 35: "X.......x......."}, at + 16 * k))
        if k % 4 == 0 or last:
            drive["timpani"].add([Note(at + 16 * k, 4, bass_note(bars[k][0], 38), 1.1)])
            if last:
                roll(drive["timpani"], bass_note(bars[k][-1], 38), at + 16 * k + 8, 8, 0.5, 1.1)
    if not light:
        pulse(drive["strum"], bars, at, (0, 2, 3, 4, 6, 8, 10, 11, 12, 14), centre=60, length=1.6)
        ripple(drive["spiccato"], bars, at, (0, 0, 1, 0, 2, 0, 1, 0), 1, centre=57)
    else:
        pulse(drive["strum"], bars, at, (0, 4, 6, 8, 12, 14), centre=62, length=1.6)
    walk(drive["low"], bars, at, [(0, 0, 2), (3, 0, 2), (6, 0, 2), (8, 0, 2), (11, 12, 2), (14, 7, 2)] if not light
         else [(0, 0, 3), (8, 0, 3)], low=28, scale=D_MAJOR)
    if name == "V":
        drive["horns"].add(melody(tunes.CLOVER_A_HORNS, start=at), 0.9)
        ripple(drive["cello"], bars, at, (0, 2, 1, 2), 2, centre=52)
    elif name in "AE":
        drive["horns"].add(melody(tunes.CLOVER_A_HORNS if name == "A" else tunes.CLOVER_A_END_HORNS, start=at))
        drive["cello"].add(melody(tunes.CLOVER_CELLO if name == "A" else tunes.CLOVER_CELLO_END, start=at))
    elif name == "B":
        drive["horns"].add(melody(tunes.CLOVER_B_HORNS, start=at))
        ripple(drive["cello"], bars, at, (0, 2, 1, 2), 2, centre=52)
    elif name == "I":
        drive["horns"].add(melody(tunes.CLOVER_INTRO_HORNS, start=at))
    elif name in "ODF":
        pad(drive["horns"], bars, at, centre=60, level=0.85)
        ripple(drive["cello"], bars, at, (0, 1, 2, 1), 2, centre=52)


def clover_lead(lead, name, bars, at, number):
    again = number == 2
    if name == "I":
        pulse(lead["brass"], bars, at, (0, 3, 6), centre=64, length=2.2)
        lead["cymbal"].add(drums({CRASH: "X..............."}, at))
        return
    if name in "AE":
        text, third = ((tunes.CLOVER_A, tunes.CLOVER_A_THIRD) if name == "A"
                       else (tunes.CLOVER_A_END, tunes.CLOVER_A_END_THIRD))
        lead["trumpet"].add(melody(text, start=at))
        lead["violins"].add(melody(text, start=at), 1.0 if number else 0.6)
        if number:
            lead["flute"].add(melody(text, start=at, transpose=12), 0.8)
        if again:
            lead["second"].add(melody(third, start=at))
            lead["glockenspiel"].add(melody(text, start=at, transpose=12))
        pulse(lead["brass"], bars, at, (3, 6) if not again else (0, 3, 6, 14), centre=62, length=1.6, level=0.9)
    elif name == "V":
        lead["clarinet"].add(melody(tunes.CLOVER_V, start=at))
        lead["flute"].add([n for n in melody(tunes.CLOVER_V, start=at, transpose=12) if n.start % 64 >= 48], 0.9)
        lead["violins"].add(below(melody(tunes.CLOVER_V, start=at), "D", 5), 0.7)
    elif name in "DF":
        tune = melody(answer_tune(name), start=at)
        lead["second" if name == "D" else "trumpet"].add([n._replace(pitch=n.pitch - 12) for n in tune] if name == "D" else tune, 1.15)
        lead["violins"].add(tune, 0.9)
        if name == "F":
            lead["second"].add(below(tune, "D", 2), 0.95)
            lead["flute"].add([n._replace(pitch=n.pitch + 12) for n in tune], 0.8)
            pulse(lead["brass"], bars, at, (0, 6), centre=62, length=1.6, level=0.8)
    elif name == "B":
        lead["violins"].add(melody(tunes.CLOVER_B, start=at), 1.1).add(melody(tunes.CLOVER_B, start=at, transpose=-12), 0.9)
        lead["flute"].add(melody(tunes.CLOVER_B, start=at))
        lead["trumpet"].add(melody(tunes.CLOVER_B_HORNS, start=at), 0.7)
    elif name == "C":
        lead["trumpet" if again else "clarinet"].add(melody(tunes.CLOVER_C, start=at), 0.85 if again else 1.0)
        lead["flute"].add(melody(tunes.CLOVER_C_ANSWER, start=at, transpose=12), 1.1, gate=0.7)
        lead["glockenspiel"].add(melody(tunes.CLOVER_C, start=at, transpose=12)[::3], 0.8)
        pulse(lead["brass"], bars[6:], at + 96, (0, 8), centre=62, length=3, level=0.8)
    else:
        lead["trumpet"].add(melody(tunes.CLOVER_OUTRO, start=at))
        lead["violins"].add(melody(tunes.CLOVER_OUTRO, start=at, transpose=-12), 0.95)
        lead["second"].add(melody(tunes.CLOVER_OUTRO, start=at, transpose=-12), 0.9)
        pulse(lead["brass"], bars, at, (0, 6, 12), centre=62, length=1.8)
    lead["cymbal"].add(drums({CRASH: "X..............."}, at))


def clover_tight(tight, bars, at):
    """Sixteenths that pull together: hats, muted strings, violas on root and fifth."""
    for k in range(len(bars)):
        tight["hat"].add(drums({HAT: "x-o-x-o-x-o-xoxo"}, at + 16 * k))
    ripple(tight["muted"], bars, at, (0, 0, 2, 0, 0, 1, 0, 2), 1, centre=52)
    pulse(tight["violas"], bars, at, (0, 1, 2, 4, 6, 7, 8, 10, 12, 13, 14, 15), centre=62, length=1, level=0.9)


def clover_danger(danger, bars, at):
    """Tremolo that leans in, drums that push, a rattle of bones before the barline."""
    for when, span, c in chord_spans(bars, 16, at):
        low = bass_note(c, 38)
        danger["tremolo"].add([Note(when, span, low, 1.0), Note(when, span, nearest(c.tones[0], 62), 0.9)])
    for k, chords in enumerate(bars):
        danger["drum"].add(drums({TOM_LOW: "X..x..X.x..x..x.", 35: "X.....x.X......."}, at + 16 * k))
        danger["timpani"].add([Note(at + 16 * k + b, 2, bass_note(chords[0], 38), v)
                               for b, v in ((0, 1.1), (3, 0.7), (6, 0.9), (12, 0.8), (14, 1.0))])
        top = nearest(chords[-1].tones[-1], 81)
        danger["xylophone"].add([Note(at + 16 * k + 12 + j, 1, top + (0, -1, 0, 1)[j], 0.8 + 0.08 * j) for j in range(4)])


def clover_lonely(lonely, bars, at):
    """A heart, a violin that holds on, and a few stars."""
    for k, chords in enumerate(bars):
        lonely["heart"].add(drums({35: "X..x............" if k % 2 else "X..x....X..x...."}, at + 16 * k))
        tones = voicing(chords[0].tones, 76)
        lonely["violin"].add([Note(at + 16 * k, 16, tones[(1, 2, 1, 0)[k % 4] % len(tones)], 1.0)])
        lonely["celesta"].add([Note(at + 16 * k + 8 + 2 * j, 2, tones[j % len(tones)] + 12, 0.8) for j in range(3)])
