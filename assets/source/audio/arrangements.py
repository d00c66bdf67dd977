"""Who plays what: from the tunes to parts, one function per track.

A track is a dictionary of stems; a stem is a dictionary of parts. Times are in sixteenths from the loop's start.
"""

from . import tunes
from .orchestra import Part
from .score import Note, bass_note, chord_spans, drums, harmony, melody, nearest, voicing

# General MIDI drum keys.
KICK, SNARE, RIM, CLAP, HAT, HAT_OPEN, CRASH, RIDE, TOM_LOW, TOM_MID, TOM_HIGH = 36, 38, 37, 39, 42, 46, 49, 51, 43, 47, 50
SHAKER, WOOD_HIGH, WOOD_LOW, TRIANGLE, TAMBOURINE, BELL_TREE = 70, 76, 77, 81, 54, 84


def pad(part, chords, start, bar=16, centre=62, level=1.0, length=1.0):
    """Held chords."""
    for at, span, c in chord_spans(chords, bar, start):
        part.add([Note(at, span * length, p, 1.0) for p in voicing(c.tones, centre)], level)


def pulse(part, chords, start, rhythm, bar=16, centre=64, level=1.0, length=1.0):
    """Chords struck on the given sixteenths of each bar."""
    for at, span, c in chord_spans(chords, bar, start):
        for beat in rhythm:
            if (at - start) % bar <= beat < (at - start) % bar + span:
                when = at + beat - (at - start) % bar
                part.add([Note(when, length, p, 1.0 if beat % 4 else 1.08) for p in voicing(c.tones, centre)], level)


def walk(part, chords, start, pattern, bar=16, low=33, level=1.0):
    """A bass line: pattern lists (sixteenth, semitones above the bass note, length); 12 is the octave, 7 the fifth."""
    for at, span, c in chord_spans(chords, bar, start):
        root = bass_note(c, low)
        first = (at - start) % bar
        for beat, interval, length in pattern:
            if first <= beat < first + span:
                part.add([Note(at + beat - first, length, root + interval, 1.08 if beat == first else 0.96)], level)


def ripple(part, chords, start, order, step=2, bar=16, centre=66, level=1.0, length=None):
    """Broken chords: order indexes the tones upwards and wraps into the next octave."""
    for at, span, c in chord_spans(chords, bar, start):
        tones = voicing(c.tones, centre)
        for k in range(int(span / step)):
            index = order[k % len(order)]
            tone = tones[index % len(tones)] + 12 * (index // len(tones))
            part.add([Note(at + k * step, length or step, tone, 1.06 if k % 4 == 0 else 0.92)], level)


def cloverfield():
    """Flight over the first islands. Base strolls, drive gallops, lead sings."""
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
        "trumpet": Part("trumpet", -18.8, 0.05, 0.38, velocity=102),
        "violins": Part("strings", -22, -0.3, 0.45, velocity=104, gate=0.98, low_cut=160),
        "flute": Part("flute", -25, 0.25, 0.4, velocity=98),
        "clarinet": Part("clarinet", -20, -0.1, 0.35, velocity=100, gate=0.8),
        "second": Part("horn", -25, 0.3, 0.45, velocity=96),
        "brass": Part("brass", -27, 0.15, 0.35, velocity=104, gate=0.7, low_cut=130),
        "glockenspiel": Part("glockenspiel", -31, 0.4, 0.4, velocity=84),
        "cymbal": Part("orchestra kit", -29, 0, 0.4, velocity=96, low_cut=300),
    }
    chords = {
        "I": harmony(tunes.CLOVER_INTRO_CHORDS),
        "A": harmony(tunes.CLOVER_A_CHORDS) + harmony(tunes.CLOVER_A_END_CHORDS),
        "B": harmony(tunes.CLOVER_B_CHORDS), "C": harmony(tunes.CLOVER_C_CHORDS),
        "O": harmony(tunes.CLOVER_OUTRO_CHORDS),
    }
    form = [("I", 0), ("A", 4), ("B", 20), ("C", 28), ("A", 36), ("O", 52)]
    for name, bar in form:
        at, bars = bar * 16, chords[name]
        again = name == "A" and bar > 4
        clover_base(base, name, bars, at)
        clover_drive(drive, name, bars, at, again)
        clover_lead(lead, name, bars, at, again)
    return {"cloverfield_base": base, "cloverfield_drive": drive, "cloverfield_lead": lead}


def clover_base(base, name, bars, at):
    light = name == "C"
    walk(base["bass"], bars, at, [(0, 0, 3), (3, 0, 2), (6, 7, 2), (8, 12, 3), (11, 7, 2), (14, 0, 2)] if not light
         else [(0, 0, 3), (4, 7, 3), (8, 0, 3), (12, 7, 3)], low=33)
    pulse(base["pizzicato"], bars, at, (4, 7, 12, 14) if not light else (2, 6, 10, 14), centre=64)
    ripple(base["marimba"], bars, at, (0, 1, 2, 3, 2, 1, 3, 2), 2, centre=69, level=0.95)
    pad(base["strings"], bars, at, centre=62)
    if name in "AB":
        for k in range(0, len(bars), 4):
            ripple(base["harp"], bars[k + 3:k + 4], at + (k + 3) * 16, (0, 1, 2, 3, 4, 5, 6, 7), 2, centre=64)
    if name == "A":
        for part, shift, level in (("hint", 0, 1.0), ("hint bell", 12, 1.0)):
            base[part].add(melody(tunes.CLOVER_A_HINT, start=at, transpose=shift - 12 * (part == "hint")), level)
            base[part].add(melody(tunes.CLOVER_A_END_HINT, start=at + 128, transpose=shift - 12 * (part == "hint")), level)
    if name == "C":
        base["hint"].add(melody(tunes.CLOVER_C_ANSWER, start=at))
    if name == "O":
        base["hint bell"].add(melody(tunes.CLOVER_OUTRO, start=at, transpose=12), 0.9)
    for k in range(len(bars)):
        grid = {SHAKER: "o-x-o-x-o-x-o-x-", WOOD_HIGH: "......x.....o..." if k % 2 else "......o.....x.x.",
                KICK: "x.........x....." if not light else "x...............", RIM: "....o.......o..."}
        if light:
            grid.update({SHAKER: "..x...x...x...x.", TRIANGLE: "....o.......o..."})
        base["percussion"].add(drums(grid, at + 16 * k))


def clover_drive(drive, name, bars, at, again):
    full, light = name in "AO", name == "C"
    for k in range(len(bars)):
        last = k == len(bars) - 1
        if light:
            grid = {KICK: "x.......x.......", RIM: "....x.......x...", HAT: "o.o.o.o.o.o.o.o."}
        elif name == "B":
            grid = {KICK: "x..x......x.....", SNARE: "........X.......", HAT: "x.o.x.o.x.o.x.o.", TAMBOURINE: "....o.......o..."}
        else:
            grid = {KICK: "X..x..x...x..x.." if k % 2 else "X..x..x...x.....", SNARE: "....X.......X..-",
                    HAT: "x.o.x.o.x.o.x.o.", HAT_OPEN: "..............o." if k % 4 == 3 else ""}
        if last:
            grid.update({SNARE: "....X...x.xxX.XX", TOM_HIGH: "........x.......", TOM_LOW: "..........x....x", HAT: ""})
        elif full and k % 8 == 3:
            grid.update({SNARE: "....X.......X.xx"})
        if k == 0 or (again and k == 8):
            grid[CRASH] = "X..............."
        drive["kit"].add(drums(grid, at + 16 * k))
        if name in "BIO" or again:
            drive["toms"].add(drums({TOM_LOW: "x..x..x.x..x..x.", 35: "X.......x......."}, at + 16 * k))
        if k % 4 == 0 or last:
            drive["timpani"].add([Note(at + 16 * k, 4, bass_note(bars[k][0], 38), 1.1)])
            if last:
                drive["timpani"].add([Note(at + 16 * k + 8 + j, 1, bass_note(bars[k][-1], 38), 0.5 + 0.08 * j) for j in range(8)])
    if not light:
        pulse(drive["strum"], bars, at, (0, 2, 3, 4, 6, 8, 10, 11, 12, 14), centre=60, length=1.6)
        ripple(drive["spiccato"], bars, at, (0, 0, 1, 0, 2, 0, 1, 0), 1, centre=57)
    else:
        pulse(drive["strum"], bars, at, (0, 4, 6, 8, 12, 14), centre=62, length=1.6)
    walk(drive["low"], bars, at, [(0, 0, 2), (3, 0, 2), (6, 0, 2), (8, 0, 2), (11, 12, 2), (14, 7, 2)] if not light
         else [(0, 0, 3), (8, 0, 3)], low=28)
    if name == "A":
        drive["horns"].add(melody(tunes.CLOVER_A_HORNS, start=at)).add(melody(tunes.CLOVER_A_END_HORNS, start=at + 128))
        drive["cello"].add(melody(tunes.CLOVER_CELLO, start=at)).add(melody(tunes.CLOVER_CELLO_END, start=at + 128), 0.9)
    elif name == "B":
        drive["horns"].add(melody(tunes.CLOVER_B_HORNS, start=at))
        ripple(drive["cello"], bars, at, (0, 2, 1, 2), 2, centre=52)
    elif name == "I":
        drive["horns"].add(melody(tunes.CLOVER_INTRO_HORNS, start=at))
    elif name == "O":
        pad(drive["horns"], bars, at, centre=60, level=0.85)
        ripple(drive["cello"], bars, at, (0, 1, 2, 1), 2, centre=52)


def clover_lead(lead, name, bars, at, again):
    if name == "I":
        pulse(lead["brass"], bars, at, (0, 3, 6), centre=64, length=2.2)
        lead["cymbal"].add(drums({CRASH: "X..............."}, at))
        return
    if name == "A":
        for text, third, shift in ((tunes.CLOVER_A, tunes.CLOVER_A_THIRD, 0),
                                   (tunes.CLOVER_A_END, tunes.CLOVER_A_END_THIRD, 128)):
            lead["trumpet"].add(melody(text, start=at + shift))
            lead["violins"].add(melody(text, start=at + shift), 1.0 if shift or again else 0.6)
            if shift or again:
                lead["flute"].add(melody(text, start=at + shift, transpose=12), 0.8)
            if again:
                lead["second"].add(melody(third, start=at + shift))
                lead["glockenspiel"].add(melody(text, start=at + shift, transpose=12))
        pulse(lead["brass"], bars, at, (3, 6) if not again else (0, 3, 6, 14), centre=62, length=1.6, level=0.9)
    elif name == "B":
        lead["violins"].add(melody(tunes.CLOVER_B, start=at), 1.1).add(melody(tunes.CLOVER_B, start=at, transpose=-12), 0.9)
        lead["flute"].add(melody(tunes.CLOVER_B, start=at))
        lead["trumpet"].add(melody(tunes.CLOVER_B_HORNS, start=at), 0.7)
    elif name == "C":
        lead["clarinet"].add(melody(tunes.CLOVER_C, start=at))
        lead["flute"].add(melody(tunes.CLOVER_C_ANSWER, start=at, transpose=12), 1.1, gate=0.7)
        lead["glockenspiel"].add(melody(tunes.CLOVER_C, start=at, transpose=12)[::3], 0.8)
        pulse(lead["brass"], bars[6:], at + 96, (0, 8), centre=62, length=3, level=0.8)
    else:
        lead["trumpet"].add(melody(tunes.CLOVER_OUTRO, start=at))
        lead["violins"].add(melody(tunes.CLOVER_OUTRO, start=at, transpose=-12), 0.95)
        lead["second"].add(melody(tunes.CLOVER_OUTRO, start=at, transpose=-12), 0.9)
        pulse(lead["brass"], bars, at, (0, 6, 12), centre=62, length=1.8)
    lead["cymbal"].add(drums({CRASH: "X..............."}, at))


def title():
    """A lantern in the evening: music box and harp first, then the whole meadow, then quiet again."""
    parts = {
        "music box": Part("music box", -22.5, 0.1, 0.45, velocity=92, gate=1.2),
        "celesta": Part("celesta", -26, -0.2, 0.45, velocity=84, gate=1.2),
        "harp": Part("harp", -24.5, -0.35, 0.4, gate=2.0, velocity=84),
        "strings": Part("slow strings", -26, 0, 0.5, gate=1.0, velocity=80, low_cut=120),
        "violins": Part("strings", -23, -0.2, 0.45, velocity=92, gate=0.98, low_cut=160),
        "clarinet": Part("clarinet", -25, 0.25, 0.4, velocity=84),
        "horn": Part("horn", -24, 0.2, 0.5, velocity=84),
        "flute": Part("flute", -24.5, 0.1, 0.45, velocity=92),
        "accordion": Part("accordion", -31, -0.4, 0.3, velocity=70, gate=0.6, low_cut=200),
        "bass": Part("acoustic bass", -24, 0, 0.12, velocity=88),
        "cello": Part("cello", -26, 0.3, 0.4, velocity=88),
        "bells": Part("glockenspiel", -32, 0.4, 0.5, velocity=72),
    }
    form = [("I", tunes.TITLE_INTRO_CHORDS, 0), ("A1", tunes.TITLE_A_CHORDS, 4), ("A2", tunes.TITLE_A_END_CHORDS, 12),
            ("B", tunes.TITLE_B_CHORDS, 20), ("A3", tunes.TITLE_A_END_CHORDS, 28), ("O", tunes.TITLE_OUTRO_CHORDS, 36)]
    for name, text, bar in form:
        title_section(parts, name, harmony(text), bar * 12)
    return {"title": parts}


def title_section(parts, name, bars, at):
    full = name in ("A2", "A3", "B")
    ripple(parts["harp"], bars, at, (0, 1, 2, 3, 4, 5), 2, bar=12, centre=57, level=1.0 if full else 0.85)
    if name != "I":
        walk(parts["bass"], bars, at, [(0, 0, 4)] if name in ("A1", "O") else [(0, 0, 4), (8, 7, 3)], bar=12, low=33)
        pad(parts["strings"], bars, at, bar=12, centre=62, level=1.0 if full else 0.75)
    if full:
        pulse(parts["accordion"], bars, at, (4, 8), bar=12, centre=64, length=3)
    if name == "I":
        parts["celesta"].add(melody(tunes.TITLE_INTRO, 12, at))
    elif name == "A1":
        parts["music box"].add(melody(tunes.TITLE_A, 12, at))
        parts["clarinet"].add(melody(tunes.TITLE_COUNTER, 12, at), 0.8)
    elif name == "A2":
        parts["music box"].add(melody(tunes.TITLE_A_END, 12, at, 12), 0.7)
        parts["flute"].add(melody(tunes.TITLE_A_END, 12, at))
        parts["clarinet"].add(melody(tunes.TITLE_COUNTER_END, 12, at))
    elif name == "B":
        parts["horn"].add(melody(tunes.TITLE_B, 12, at, -12))
        parts["violins"].add(melody(tunes.TITLE_B, 12, at), 0.9)
        ripple(parts["cello"], bars, at, (0, 1, 2), 4, bar=12, centre=50)
    elif name == "A3":
        parts["violins"].add(melody(tunes.TITLE_A_END, 12, at), 1.1).add(melody(tunes.TITLE_A_END, 12, at, -12), 0.8)
        parts["flute"].add(melody(tunes.TITLE_A_END, 12, at, 12), 0.8)
        parts["horn"].add(melody(tunes.TITLE_COUNTER_END, 12, at), 0.9)
        parts["bells"].add(melody(tunes.TITLE_A_END, 12, at, 12))
        ripple(parts["cello"], bars, at, (0, 1, 2), 4, bar=12, centre=50)
    else:
        parts["music box"].add(melody(tunes.TITLE_OUTRO, 12, at), 0.85)
        parts["celesta"].add(melody(tunes.TITLE_OUTRO, 12, at, 12), 0.6)


def boss():
    """Old Stag: a hunt in E minor. The base is hooves and chitin; the lead blows the horn and fights back."""
    base = {
        "kit": Part("power kit", -20.5, 0, 0.15, velocity=106, low_cut=35),
        "drums": Part("orchestra kit", -22, 0, 0.4, velocity=108, low_cut=35),
        "timpani": Part("timpani", -24, 0.1, 0.35, velocity=104, low_cut=45),
        "riff": Part("finger bass", -21.5, 0, 0.04, gate=0.75, velocity=110),
        "strings": Part("strings", -22.5, -0.2, 0.3, gate=0.55, velocity=112, low_cut=70),
        "bassoon": Part("bassoon", -26, 0.3, 0.25, gate=0.6, velocity=104),
        "tuba": Part("tuba", -25, 0, 0.25, gate=0.7, velocity=104),
        "tremolo": Part("tremolo", -27, 0.2, 0.5, gate=1.0, velocity=84, low_cut=150),
        "chitter": Part("xylophone", -29, 0.45, 0.25, gate=0.5, velocity=84),
        "call": Part("horn", -24, -0.35, 0.6, velocity=100),
    }
    lead = {
        "horns": Part("horn", -20.5, -0.15, 0.45, velocity=112, gate=0.95),
        "trombones": Part("trombone", -23.5, 0.2, 0.35, velocity=104, gate=0.92),
        "trumpet": Part("trumpet", -21.5, 0.1, 0.4, velocity=108),
        "violins": Part("strings", -23, -0.35, 0.4, velocity=112, gate=0.96, low_cut=160),
        "choir": Part("choir", -26, 0, 0.55, velocity=92, gate=1.0, low_cut=150),
        "piccolo": Part("piccolo", -29, 0.35, 0.35, velocity=92),
        "brass": Part("brass", -26, 0.1, 0.35, velocity=110, gate=0.6, low_cut=130),
        "cymbal": Part("orchestra kit", -29, 0, 0.4, velocity=100, low_cut=300),
    }
    form = [("R", tunes.BOSS_RIFF_CHORDS, 0), ("A", tunes.BOSS_A_CHORDS, 8), ("B", tunes.BOSS_B_CHORDS, 16),
            ("R2", tunes.BOSS_RIFF_CHORDS, 24), ("A2", tunes.BOSS_A_CHORDS, 32), ("B2", tunes.BOSS_B_CHORDS, 40)]
    for name, text, bar in form:
        boss_base(base, name, harmony(text), bar * 16)
        boss_lead(lead, name, harmony(text), bar * 16)
    return {"boss_base": base, "boss_lead": lead}


GALLOP = [(0, 0, 2), (2, 0, 1), (3, 0, 1), (4, 12, 2), (6, 0, 2), (8, 0, 2), (10, 0, 1), (11, 0, 1), (12, 7, 2), (14, 12, 2)]


def boss_base(base, name, bars, at):
    riff = name in ("R", "R2")
    if riff:
        line = melody(tunes.BOSS_RIFF, start=at)
        if name == "R2":
            line = [n._replace(accent=n.accent * (0.5 if n.start < at + 64 else 1.0)) for n in line]
        base["riff"].add(line)
        base["strings"].add(line).add([n._replace(pitch=n.pitch + 12) for n in line], 0.9)
        base["bassoon"].add([n._replace(pitch=n.pitch + 12) for n in line])
        base["tuba"].add([n for n in line if n.start % 4 == 0])
        base["call"].add(melody(tunes.BOSS_CALL, start=at))
    else:
        walk(base["riff"], bars, at, GALLOP, low=28)
        walk(base["strings"], bars, at, GALLOP, low=40)
        walk(base["strings"], bars, at, GALLOP, low=52, level=0.8)
        walk(base["tuba"], bars, at, [(0, 0, 5), (6, 0, 2), (8, 0, 6)], low=28)
    pad(base["tremolo"], bars, at, centre=66)
    for k, chords in enumerate(bars):
        last = k == len(bars) - 1
        grid = {KICK: "X.xx..x.X.xx..x.", SNARE: "....X.......X...", HAT: "x.o.x.o.x.o.x.o."}
        if riff:
            grid = {KICK: "X.....x.X.......", SNARE: "............X...", HAT: "o.-.o.-.o.-.o.-."}
        if name in ("A2", "B2"):
            grid[RIDE], grid[HAT] = "x.o.x.o.x.o.x.o.", ""
        if last:
            grid.update({SNARE: "x.x.X.xxX.xxXxXX", HAT: ""})
        hush = name == "R2" and k < 4
        if hush:
            grid = {KICK: "o.......o.......", HAT: "-...-...-...-..."}
        if k == 0:
            grid[CRASH] = "X..............."
        base["kit"].add(drums(grid, at + 16 * k))
        base["drums"].add(drums({TOM_LOW: "o.....o.....o..." if hush else "X..x..X.x..xX.x." if riff else "X.....x...x.x...",
                                 35: "" if hush else "X.......X......."}, at + 16 * k))
        base["timpani"].add([Note(at + 16 * k + b, 2, bass_note(chords[0], 40), v) for b, v in ((0, 1.1), (6, 0.8), (12, 0.9))])
        if k % 2 and (riff or name == "B"):
            high = nearest(chords[0].tones[-1], 84)
            base["chitter"].add([Note(at + 16 * k + 8 + j, 1, high + (0, 1, 0, -1, 0, 1, 3, 1)[j], 0.7 + 0.05 * j) for j in range(8)])


def boss_lead(lead, name, bars, at):
    again = name.endswith("2")
    lead["cymbal"].add(drums({CRASH: "X..............."}, at))
    if name.startswith("R"):
        late = 64 if again else 0
        pulse(lead["brass"], bars[late // 16:], at + late, (0, 12) if not again else (0, 3, 12), centre=60, length=2)
        if again:
            pad(lead["choir"], bars, at, centre=64)
            lead["horns"].add(melody(tunes.BOSS_CALL, start=at))
    elif name.startswith("A"):
        lead["horns"].add(melody(tunes.BOSS_A, start=at, transpose=-12))
        lead["trombones"].add(melody(tunes.BOSS_A_LOW, start=at))
        if again:
            lead["trumpet"].add(melody(tunes.BOSS_A, start=at))
            lead["piccolo"].add(melody(tunes.BOSS_A, start=at, transpose=12))
            pad(lead["choir"], bars, at, centre=67)
        pulse(lead["brass"], bars, at, (0, 6), centre=62, length=1.5)
    else:
        lead["violins"].add(melody(tunes.BOSS_B, start=at)).add(melody(tunes.BOSS_B, start=at, transpose=-12), 0.9)
        lead["trumpet"].add(melody(tunes.BOSS_B, start=at), 1.0 if again else 0.8)
        pad(lead["choir"], bars, at, centre=64, level=0.9)
        if again:
            lead["horns"].add(melody(tunes.BOSS_B, start=at, transpose=-12))
            pulse(lead["brass"], bars, at, (0, 3, 6, 12), centre=62, length=1.5)


MILL_WHEEL = {WOOD_LOW: "x.......o.......", WOOD_HIGH: "...-..o.....-.o.", SHAKER: "o-x-o-x-o-x-o-x-"}


def mill_yard():
    """Mill Yard on foot: the base turns like the wheel, plucked and wooden; the lead whistles the tune."""
    base = {
        "bass": Part("acoustic bass", -24, 0, 0.08, gate=0.8, velocity=92),
        "guitar": Part("nylon guitar", -22.5, -0.35, 0.2, gate=1.3, velocity=84, low_cut=110),
        "marimba": Part("marimba", -24.5, 0.35, 0.3, velocity=78),
        "pizzicato": Part("pizzicato", -26, 0.2, 0.3, velocity=84),
        "accordion": Part("accordion", -29.5, -0.2, 0.25, velocity=66, gate=0.5, low_cut=220),
        "strings": Part("slow strings", -29, 0, 0.5, gate=1.0, velocity=66, low_cut=160),
        "hint": Part("music box", -26, 0.25, 0.45, velocity=78, gate=1.2),
        "bassoon": Part("bassoon", -25, 0.15, 0.3, velocity=84, gate=0.75),
        "wheel": Part("standard kit", -28, 0, 0.25, velocity=76, low_cut=60),
        "brushes": Part("brush kit", -28, 0.1, 0.2, velocity=78, low_cut=50),
    }
    lead = {
        "clarinet": Part("clarinet", -18.2, -0.1, 0.35, velocity=94, gate=0.9),
        "flute": Part("flute", -19, 0.2, 0.4, velocity=94, gate=0.92),
        "whistle": Part("whistle", -29, 0.1, 0.45, velocity=70, gate=0.92),
        "violins": Part("strings", -22.5, -0.3, 0.45, velocity=86, gate=0.98, low_cut=180),
        "second": Part("oboe", -25, -0.25, 0.4, velocity=84, gate=0.92),
        "cello": Part("cello", -25, 0.3, 0.35, velocity=86, gate=0.95),
        "glockenspiel": Part("glockenspiel", -29, 0.4, 0.45, velocity=74),
    }
    form = [("A", tunes.MILL_A_CHORDS, 0), ("E", tunes.MILL_A_END_CHORDS, 8), ("B", tunes.MILL_B_CHORDS, 16),
            ("E2", tunes.MILL_A_END_CHORDS, 24)]
    for name, text, bar in form:
        mill_base(base, name, harmony(text), bar * 16)
        mill_lead(lead, name, bar * 16)
    return {"mill_yard_base": base, "mill_yard_lead": lead}


def mill_base(base, name, bars, at):
    bridge = name == "B"
    steps = [(0, 0, 6), (8, 0, 4), (12, 7, 4)] if bridge else [(0, 0, 4), (6, 0, 2), (8, 7, 4), (14, 12, 2)]
    walk(base["bass"], bars, at, steps, low=31)
    ripple(base["guitar"], bars, at, (0, 2, 1, 3, 2, 4, 3, 1), 2, centre=59, level=0.9 if bridge else 1.0)
    if not bridge:
        pulse(base["accordion"], bars, at, (4, 12), centre=66, length=3)
        pulse(base["pizzicato"], bars, at, (2, 6, 10, 14), centre=71, length=1)
    ripple(base["marimba"], bars, at, (2, 1, 0, 1, 3, 1, 0, 1), 2, centre=71, level=0.8 if bridge else 1.0)
    pad(base["strings"], bars, at, centre=62, level=1.15 if bridge else 1.0)
    if name in ("A", "E2"):
        base["bassoon"].add(melody(tunes.MILL_ANSWER, start=at))
    tune = melody({"A": tunes.MILL_A, "B": tunes.MILL_B}.get(name, tunes.MILL_A_END), start=at)
    base["hint"].add([n for n in tune if n.length >= 4 or n.start % 16 == 0], 0.9)
    for k in range(len(bars)):
        base["wheel"].add(drums(MILL_WHEEL | ({TRIANGLE: "x......."} if k % 4 == 0 else {}), at + 16 * k))
        grid = {KICK: "x.........-.....", SNARE: "....o.......o..-"}
        if bridge:
            grid = {KICK: "x.......-.......", RIM: "............o..."}
        base["brushes"].add(drums(grid, at + 16 * k))


def mill_lead(lead, name, at):
    if name == "A":
        lead["clarinet"].add(melody(tunes.MILL_A, start=at, transpose=-12))
    elif name == "E":
        lead["flute"].add(melody(tunes.MILL_A_END, start=at))
        lead["clarinet"].add(melody(tunes.MILL_A_END_THIRD, start=at, transpose=-12), 0.75)
        lead["whistle"].add(melody(tunes.MILL_A_END, start=at, transpose=12), 0.8)
    elif name == "B":
        lead["violins"].add(melody(tunes.MILL_B, start=at, transpose=-12)).add(melody(tunes.MILL_B, start=at), 0.7)
        lead["flute"].add(melody(tunes.MILL_B, start=at), 0.75)
        lead["cello"].add(melody(tunes.MILL_B_CELLO, start=at))
    else:
        lead["flute"].add(melody(tunes.MILL_A_END, start=at))
        lead["clarinet"].add(melody(tunes.MILL_A_END, start=at, transpose=-12), 0.85)
        lead["second"].add(melody(tunes.MILL_A_END_THIRD, start=at))
        lead["violins"].add(melody(tunes.MILL_A_END_THIRD, start=at, transpose=-12), 0.8)
        lead["whistle"].add(melody(tunes.MILL_A_END, start=at, transpose=12))
        lead["glockenspiel"].add([n for n in melody(tunes.MILL_A_END, start=at, transpose=12) if n.start % 8 == 0])


def result():
    """Home with the bees: a small swung band that cannot stop smiling."""
    parts = {
        "clarinet": Part("clarinet", -20.5, 0.1, 0.3, velocity=98, gate=0.85),
        "glockenspiel": Part("glockenspiel", -29, 0.4, 0.4, velocity=80),
        "flute": Part("flute", -23.5, -0.2, 0.35, velocity=96, gate=0.85),
        "accordion": Part("accordion", -25.5, -0.35, 0.2, velocity=88, gate=0.55, low_cut=200),
        "tuba": Part("tuba", -23, 0, 0.2, velocity=96, gate=0.6),
        "pizzicato": Part("pizzicato", -25, 0.35, 0.3, velocity=90),
        "kit": Part("brush kit", -24.5, 0, 0.15, velocity=92, low_cut=40),
        "trumpet": Part("muted trumpet", -24, 0.2, 0.3, velocity=96, gate=0.8),
        "bells": Part("standard kit", -30, 0, 0.3, velocity=84),
    }
    bars = harmony(tunes.RESULT_CHORDS)
    tune = melody(tunes.RESULT)
    parts["clarinet"].add(tune)
    parts["glockenspiel"].add([n for n in tune if n.start < 128 and n.length >= 2], 0.8)
    parts["flute"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start >= 128])
    parts["trumpet"].add([n._replace(pitch=n.pitch - 12) for n in tune if n.start >= 192])
    walk(parts["tuba"], bars, 0, [(0, 0, 4), (8, 7, 4)], low=31)
    pulse(parts["accordion"], bars, 0, (4, 12), centre=62, length=3)
    pulse(parts["pizzicato"], bars, 0, (4, 6, 12, 14), centre=67, length=1)
    for k in range(16):
        parts["kit"].add(drums({KICK: "x.......x.......", SNARE: "....x..-....x.-.", HAT: "x...x.o.x...x.o."}, 16 * k))
        parts["bells"].add(drums({TRIANGLE: "....o.......o...", WOOD_LOW: "..............x." if k % 4 == 3 else ""}, 16 * k))
    return {"result": parts}


def crash_landing():
    """The last bee is gone: a sigh, then the lantern motif: there is a second chance."""
    parts = {
        "oboe": Part("oboe", -20, 0, 0.45, velocity=92),
        "pizzicato": Part("pizzicato", -24, -0.3, 0.4, velocity=90),
        "strings": Part("slow strings", -26, 0.1, 0.5, gate=1.0, velocity=84, low_cut=120),
        "celesta": Part("celesta", -26, 0.3, 0.5, velocity=84),
        "harp": Part("harp", -26, -0.3, 0.5, velocity=84, gate=2.0),
    }
    bars = harmony(tunes.CRASH_CHORDS)
    tune = melody(tunes.CRASH)
    parts["oboe"].add(tune)
    parts["celesta"].add([n for n in tune if n.start >= 16])
    parts["pizzicato"].add([Note(2 * k, 2, p, 1.0) for k, p in enumerate((62, 58, 57, 55, 53, 50))])
    pad(parts["strings"], bars, 0, centre=60)
    ripple(parts["harp"], bars[1:], 16, (0, 1, 2, 3, 4, 5, 6, 7), 2, centre=57)
    return {"crash_landing": parts}
