"""Mill Yard: a pastoral waltz in G; who plays what, section by section.

Two forms take turns, so that three minutes pass without a repeat: I A E B L F O, and J V W D G K B N A F O, where E and F
answer the tune, L is the lullaby (the theme's head, a note to the bar), J the wheel in minor, V the theme in minor, W the
theme running, D and G a laendler, K the clockwork of a lock and N a second lullaby. Base turns like the wheel, plucked and
wooden; lead whistles the tune; warm is the meadow around it, once the gem is found; danger prowls.
"""

from collections import namedtuple

from . import tunes
from .orchestra import Part
from .playing import G_MAJOR, KICK, RIM, SHAKER, SNARE, TOM_LOW, TRIANGLE, WOOD_HIGH, WOOD_LOW, pad, pulse, ripple, roll, walk
from .score import Note, bass_note, below, drums, harmony, melody, nearest

BAR = 12
WHEEL = {WOOD_LOW: "x...........", WOOD_HIGH: "......-...o.", SHAKER: "..o...-...o."}
CLOCKWORK = {WOOD_HIGH: "x...o...o...", WOOD_LOW: "..-...-...-.", TRIANGLE: "........o..."}

# name: a letter; number: how often its tune was heard before.
Section = namedtuple("Section", "name tune chords number")


def section(name, number=0):
    """A section of the form by its letter."""
    tune, chords = {
        "I": (tunes.MILL_INTRO, tunes.MILL_INTRO_CHORDS), "O": (tunes.MILL_INTRO, tunes.MILL_INTRO_CHORDS),
        "A": (tunes.MILL_A, tunes.MILL_A_CHORDS), "E": (tunes.MILL_A_END, tunes.MILL_A_END_CHORDS),
        "F": (tunes.MILL_A_END, tunes.MILL_A_END_CHORDS), "B": (tunes.MILL_B, tunes.MILL_B_CHORDS),
        "L": (tunes.MILL_LULLABY, tunes.MILL_LULLABY_CHORDS), "J": (tunes.MILL_TURN, tunes.MILL_TURN_CHORDS),
        "V": (tunes.MILL_V, tunes.MILL_V_CHORDS), "W": (tunes.MILL_W, tunes.MILL_W_CHORDS),
        "D": (tunes.MILL_D, tunes.MILL_D_CHORDS), "G": (tunes.MILL_D_END, tunes.MILL_D_END_CHORDS),
        "K": (tunes.MILL_LOCK, tunes.MILL_LOCK_CHORDS), "N": (tunes.MILL_NIGHT, tunes.MILL_NIGHT_CHORDS),
    }[name]
    return Section(name, tune, harmony(chords), number)


FORM = [section(name) for name in "IAEBLFOJVWDGK"] + [section("B", 1), section("N"), section("A", 1), section("F", 1), section("O", 1)]


def mill_yard():
    """Something to hum while one looks for a key."""
    base = {
        "bass": Part("acoustic bass", -24, 0, 0.08, gate=0.8, velocity=92),
        "guitar": Part("nylon guitar", -22.5, -0.35, 0.2, gate=1.3, velocity=84, low_cut=110),
        "marimba": Part("marimba", -26, 0.35, 0.3, velocity=78),
        "pizzicato": Part("pizzicato", -25, 0.2, 0.3, velocity=84),
        "accordion": Part("accordion", -28.5, -0.2, 0.25, velocity=66, gate=0.5, low_cut=220),
        "hint": Part("music box", -25, 0.25, 0.45, velocity=78, gate=1.2),
        "bassoon": Part("bassoon", -25, 0.15, 0.3, velocity=84, synth_db=-18, bar=BAR),
        "wheel": Part("standard kit", -29, 0, 0.25, velocity=76, low_cut=60),
    }
    lead = {
        "clarinet": Part("clarinet", -18.6, -0.1, 0.35, velocity=94, bright="oboe", synth_db=-13, bar=BAR),
        "flute": Part("flute", -19.4, 0.2, 0.4, velocity=94, bright="piccolo", synth_db=-14, bar=BAR),
        "second": Part("oboe", -23.5, -0.25, 0.4, velocity=88, synth_db=-16, bar=BAR),
        "fiddle": Part("violin", -20.5, 0.1, 0.4, velocity=92, low_cut=180, synth_db=-17, bar=BAR),
        "violins": Part("strings", -23, -0.3, 0.45, velocity=88, gate=0.98, low_cut=180),
        "lullaby": Part("celesta", -23, 0.1, 0.5, velocity=84, gate=1.2),
    }
    warm = {
        "strings": Part("slow strings", -26, 0, 0.5, gate=1.0, velocity=76, low_cut=140),
        "horn": Part("horn", -24.5, -0.3, 0.5, velocity=80, synth_db=-16, bar=BAR),
        "cello": Part("cello", -24.5, 0.3, 0.4, velocity=88, synth_db=-18, bar=BAR),
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
    for part in FORM:
        at = bar * BAR
        mill_base(base, part, at)
        mill_lead(lead, part, at)
        mill_warm(warm, part, at)
        mill_danger(danger, part.chords, at)
        bar += len(part.chords)
    return {"mill_yard_base": base, "mill_yard_lead": lead, "mill_yard_warm": warm, "mill_yard_danger": danger}


def mill_base(base, part, at):
    name, bars = part.name, part.chords
    still, lock, dance = name in "LIOJN", name == "K", name in "DG"
    pattern = [(0, 0, 8)] if still else [(0, 0, 2), (4, 0, 2), (8, 7, 2)] if lock else [(0, 0, 4), (8, 7, 3)]
    walk(base["bass"], bars, at, pattern, BAR, low=31, scale=None if still or lock else G_MAJOR)
    if not lock:
        order = (0, 1, 2, 3, 2, 1) if name in "VWN" else (0, 2, 1, 3, 2, 1)
        ripple(base["guitar"], bars, at, order, 2, BAR, centre=59, level=0.85 if still else 1.0)
    if dance:
        pulse(base["accordion"], bars, at, (0, 4, 8), BAR, centre=66, length=4, level=1.15)
    elif not still and not lock:
        pulse(base["accordion"], bars, at, (4, 8), BAR, centre=66, length=3)
    if not still:
        pulse(base["pizzicato"], bars, at, (0, 4, 8) if lock else (4, 8), BAR, centre=71, length=1)
        ripple(base["marimba"], bars, at, (0, 2, 1, 2, 0, 2) if lock or name == "V" else (2, 1, 0, 1, 3, 1), 2, BAR, centre=71)
    answer = {"A": tunes.MILL_ANSWER, "E": tunes.MILL_ANSWER_END, "F": tunes.MILL_ANSWER_END, "K": tunes.MILL_LOCK_ANSWER}
    if name in answer:
        base["bassoon"].add(melody(answer[name], BAR, at))
    base["hint"].add([n for n in melody(part.tune, BAR, at) if n.length >= 4 or n.start % BAR == 0], 0.9)
    for k in range(len(bars)):
        grid = CLOCKWORK if lock else WHEEL | ({TRIANGLE: "x..........."} if k % 4 == 0 else {})
        base["wheel"].add(drums(grid, at + BAR * k))


def mill_lead(lead, part, at):
    name, again = part.name, part.number > 0
    tune = melody(part.tune, BAR, at)
    low = [n._replace(pitch=n.pitch - 12) for n in tune]
    thirds = below(tune, "G")
    if name == "A":
        lead["flute" if again else "clarinet"].add(tune if again else low)
        if again:
            lead["violins"].add(low, 0.9)
            lead["fiddle"].add([n for n in thirds if n.start % (8 * BAR) >= 4 * BAR], 0.8)
    elif name == "E":
        lead["flute"].add(tune)
        lead["clarinet"].add([n._replace(pitch=n.pitch - 12) for n in thirds], 0.75)
    elif name == "B":
        lead["violins"].add(low, 0.8 if again else 1.0).add(tune, 0.7)
        lead["second" if again else "flute"].add(tune, 1.0 if again else 0.75)
        if again:
            lead["clarinet"].add(below(low, "G", 5), 0.8)
    elif name == "F":
        lead["flute"].add(tune)
        lead["violins"].add(tune, 0.9)
        lead["clarinet"].add(low, 0.85)
        lead["second"].add(thirds)
        if again:
            lead["fiddle"].add([n for n in tune if n.start % (8 * BAR) >= 4 * BAR], 0.9)
    elif name == "V":
        lead["second"].add(tune, 1.08)
        lead["clarinet"].add([n for n in below(low, "G") if n.start % (8 * BAR) >= 4 * BAR], 0.7)
    elif name == "W":
        lead["clarinet"].add(low, 1.05)
        lead["flute"].add([n for n in tune if n.start % (8 * BAR) >= 4 * BAR], 0.85)
    elif name in "DG":
        lead["fiddle"].add(tune, 1.08)
        if name == "G":
            lead["flute"].add(below(tune, "G"), 0.8)
            lead["clarinet"].add(below(low, "G", 5), 0.7)
    elif name == "K":
        lead["clarinet"].add(low, 0.95)
        lead["second"].add([n for n in tune if n.length > 2], 0.85)
    elif name == "N":
        lead["fiddle"].add(tune, 0.8)
        lead["lullaby"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start % BAR == 0], 0.7)
    else:
        lead["lullaby"].add(tune).add([n._replace(pitch=n.pitch + 12) for n in tune], 0.6)


def mill_warm(warm, part, at):
    name, bars = part.name, part.chords
    pad(warm["strings"], bars, at, BAR, centre=62, level=1.1 if name in "BDG" else 1.0)
    if name in "AEF":
        counter = melody(tunes.MILL_COUNTER if name == "A" else tunes.MILL_COUNTER_END, BAR, at)
        warm["horn" if name == "E" or part.number else "cello"].add(counter)
        if name == "F":
            (warm["cello"] if part.number else warm["horn"]).add(counter, 0.9)
            warm["glockenspiel"].add([n._replace(pitch=n.pitch + 12) for n in melody(part.tune, BAR, at) if n.start % BAR == 0])
    elif name == "B":
        warm["horn" if part.number else "cello"].add(melody(tunes.MILL_B_CELLO, BAR, at))
    elif name in "VWDGN":
        warm["cello" if name in "VN" else "horn"].add(thirds_of(bars, at))
    ripple(warm["harp"], bars, at, (0, 1, 2, 3, 4, 5), 2, BAR, centre=60, level=0.8 if name in "LIOJN" else 1.0)
    for k in range(len(bars)):
        grid = {} if name in "LN" else {KICK: "x...o...o...", RIM: "..-...-...-."} if name == "K" else {KICK: "x...........", RIM: "....o...o..."}
        if k == len(bars) - 1 and name in "AEBFWDG":
            grid = {KICK: "x...........", SNARE: "....x...xoxx"}
        warm["brushes"].add(drums(grid, at + BAR * k))


def thirds_of(bars, at):
    """A slow second voice: the third of each bar's chord, as near as it lies to a middle voice."""
    return [Note(at + BAR * k, BAR, nearest(chords[0].tones[1], 55), 1.0) for k, chords in enumerate(bars)]


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
