"""Mill Yard: a pastoral waltz in G; who plays what, section by section.

Form: I A A' B L A' O, where L is the lullaby, the theme's head a note to the bar. Base turns like the wheel, plucked
and wooden; lead whistles the tune; warm is the meadow around it, once the gem is found; danger prowls.
"""

from . import tunes
from .orchestra import Part
from .playing import G_MAJOR, KICK, RIM, SHAKER, SNARE, TOM_LOW, TRIANGLE, WOOD_HIGH, WOOD_LOW, pad, pulse, ripple, roll, walk
from .score import Note, bass_note, below, drums, harmony, melody

BAR = 12
WHEEL = {WOOD_LOW: "x...........", WOOD_HIGH: "......-...o.", SHAKER: "..o...-...o."}


def mill_yard():
    """Something to hum while one looks for a key."""
    base = {
        "bass": Part("acoustic bass", -24, 0, 0.08, gate=0.8, velocity=92),
        "guitar": Part("nylon guitar", -22.5, -0.35, 0.2, gate=1.3, velocity=84, low_cut=110),
        "marimba": Part("marimba", -26, 0.35, 0.3, velocity=78),
        "pizzicato": Part("pizzicato", -25, 0.2, 0.3, velocity=84),
        "accordion": Part("accordion", -28.5, -0.2, 0.25, velocity=66, gate=0.5, low_cut=220),
        "hint": Part("music box", -25, 0.25, 0.45, velocity=78, gate=1.2),
        "bassoon": Part("bassoon", -25, 0.15, 0.3, velocity=84, gate=0.75),
        "wheel": Part("standard kit", -29, 0, 0.25, velocity=76, low_cut=60),
    }
    lead = {
        "clarinet": Part("clarinet", -18.6, -0.1, 0.35, velocity=94, gate=0.92),
        "flute": Part("flute", -19.4, 0.2, 0.4, velocity=94, gate=0.94),
        "second": Part("oboe", -25, -0.25, 0.4, velocity=84, gate=0.92),
        "violins": Part("strings", -23, -0.3, 0.45, velocity=88, gate=0.98, low_cut=180),
        "lullaby": Part("celesta", -23, 0.1, 0.5, velocity=84, gate=1.2),
    }
    warm = {
        "strings": Part("slow strings", -26, 0, 0.5, gate=1.0, velocity=76, low_cut=140),
        "horn": Part("horn", -24.5, -0.3, 0.5, velocity=80, gate=0.97),
        "cello": Part("cello", -24.5, 0.3, 0.4, velocity=88, gate=0.96),
        "harp": Part("harp", -27, 0.4, 0.45, velocity=80, gate=1.8),
        "brushes": Part("brush kit", -27, 0.1, 0.2, velocity=80, low_cut=50),
        "glockenspiel": Part("glockenspiel", -30, -0.4, 0.45, velocity=74),
    }
    danger = {
        "prowl": Part("pizzicato", -23, 0.1, 0.25, velocity=108, low_cut=45),
        "tremolo": Part("tremolo", -27, -0.1, 0.45, velocity=88, gate=1.0, low_cut=90),
        "bass clarinet": Part("bassoon", -24, -0.2, 0.25, velocity=100, gate=0.6),
        "drum": Part("orchestra kit", -25, 0, 0.4, velocity=92, low_cut=45),
    }
    bar = 0
    for name, text in (("I", tunes.MILL_INTRO_CHORDS), ("A", tunes.MILL_A_CHORDS), ("E", tunes.MILL_A_END_CHORDS),
                       ("B", tunes.MILL_B_CHORDS), ("L", tunes.MILL_LULLABY_CHORDS), ("F", tunes.MILL_A_END_CHORDS),
                       ("O", tunes.MILL_INTRO_CHORDS)):
        chords = harmony(text)
        mill_base(base, name, chords, bar * BAR)
        mill_lead(lead, name, bar * BAR)
        mill_warm(warm, name, chords, bar * BAR)
        mill_danger(danger, chords, bar * BAR)
        bar += len(chords)
    return {"mill_yard_base": base, "mill_yard_lead": lead, "mill_yard_warm": warm, "mill_yard_danger": danger}


def tune_of(name):
    return {"I": tunes.MILL_INTRO, "O": tunes.MILL_INTRO, "A": tunes.MILL_A, "B": tunes.MILL_B,
            "L": tunes.MILL_LULLABY}.get(name, tunes.MILL_A_END)


def mill_base(base, name, bars, at):
    still = name in "LIO"
    walk(base["bass"], bars, at, [(0, 0, 8)] if still else [(0, 0, 4), (8, 7, 3)], BAR, low=31,
         scale=None if still else G_MAJOR)
    ripple(base["guitar"], bars, at, (0, 2, 1, 3, 2, 1), 2, BAR, centre=59, level=0.85 if still else 1.0)
    if not still:
        pulse(base["accordion"], bars, at, (4, 8), BAR, centre=66, length=3)
        pulse(base["pizzicato"], bars, at, (4, 8), BAR, centre=71, length=1)
        ripple(base["marimba"], bars, at, (2, 1, 0, 1, 3, 1), 2, BAR, centre=71)
    if name in "AEF":
        base["bassoon"].add(melody(tunes.MILL_ANSWER if name == "A" else tunes.MILL_ANSWER_END, BAR, at))
    base["hint"].add([n for n in melody(tune_of(name), BAR, at) if n.length >= 4 or n.start % BAR == 0], 0.9)
    for k in range(len(bars)):
        base["wheel"].add(drums(WHEEL | ({TRIANGLE: "x..........."} if k % 4 == 0 else {}), at + BAR * k))


def mill_lead(lead, name, at):
    tune = melody(tune_of(name), BAR, at)
    low = [n._replace(pitch=n.pitch - 12) for n in tune]
    if name == "A":
        lead["clarinet"].add(low)
    elif name == "E":
        lead["flute"].add(tune)
        lead["clarinet"].add([n._replace(pitch=n.pitch - 12) for n in below(tune, "G")], 0.75)
    elif name == "B":
        lead["violins"].add(low).add(tune, 0.7)
        lead["flute"].add(tune, 0.75)
    elif name == "F":
        lead["flute"].add(tune)
        lead["violins"].add(tune, 0.9)
        lead["clarinet"].add(low, 0.85)
        lead["second"].add(below(tune, "G"))
    else:
        lead["lullaby"].add(tune).add([n._replace(pitch=n.pitch + 12) for n in tune], 0.6)


def mill_warm(warm, name, bars, at):
    pad(warm["strings"], bars, at, BAR, centre=62, level=1.1 if name == "B" else 1.0)
    if name in "AEF":
        counter = melody(tunes.MILL_COUNTER if name == "A" else tunes.MILL_COUNTER_END, BAR, at)
        warm["horn" if name == "E" else "cello"].add(counter)
        if name == "F":
            warm["horn"].add(counter, 0.9)
            warm["glockenspiel"].add([n._replace(pitch=n.pitch + 12) for n in melody(tunes.MILL_A_END, BAR, at)
                                      if n.start % BAR == 0])
    elif name == "B":
        warm["cello"].add(melody(tunes.MILL_B_CELLO, BAR, at))
    ripple(warm["harp"], bars, at, (0, 1, 2, 3, 4, 5), 2, BAR, centre=60, level=0.8 if name in "LIO" else 1.0)
    for k in range(len(bars)):
        grid = {KICK: "x...........", RIM: "....o...o..."} if name != "L" else {}
        if k == len(bars) - 1 and name in "AEBF":
            grid = {KICK: "x...........", SNARE: "....x...xoxx"}
        warm["brushes"].add(drums(grid, at + BAR * k))


def mill_danger(danger, bars, at):
    """Something prowls: bass plucks on tiptoe, a low tremolo, a drum that stumbles."""
    walk(danger["prowl"], bars, at, [(0, 0, 2), (2, 12, 2), (4, 7, 2), (6, 0, 2), (8, 12, 2), (10, 7, 2)], BAR, low=31,
         scale=G_MAJOR)
    walk(danger["bass clarinet"], bars, at, [(0, 0, 2), (6, 0, 2), (10, 7, 2)], BAR, low=36, scale=G_MAJOR)
    for k, chords in enumerate(bars):
        danger["tremolo"].add([Note(at + BAR * k, BAR, bass_note(chords[0], 43), 1.0)])
        danger["drum"].add(drums({TOM_LOW: "X..x..x.x...", 35: "X.....x....."}, at + BAR * k))
        if k % 4 == 3:
            roll(danger["drum"], SNARE, at + BAR * k + 6, 6, 0.25, 0.7)
