"""Windmill Reach: a jig in A mixolydian, a bar to each clack of the mills; who plays what, section by section.

The base goes round in eleven sections of eight bars: A B A C W A B C W B A, where C is the calm between two gusts and W the
works inside the mill. The lead goes over it twice with other tunes and other players. Drive drums and drones, tight is the
swarm drawn together, danger the gale, lonely the last bees.
"""

from . import tunes_gale as tunes
from .orchestra import Part
from .playing import (CRASH, HAT, HAT_OPEN, KICK, RIM, SHAKER, SNARE, TAMBOURINE, TOM_HIGH, TOM_LOW, TOM_MID, TRIANGLE, WOOD_HIGH, WOOD_LOW,
                      pad, pulse, ripple, roll, walk)
from .score import Note, below, drums, harmony, melody

BAR = 12  # sixteenths
BEAT = 6
EIGHT = 8 * BAR
A_MIXOLYDIAN = {9, 11, 1, 2, 4, 6, 7}
MODE = (0, 2, 4, 5, 7, 9, 10)

CHORDS = {"A": harmony(tunes.REACH_A_CHORDS), "B": harmony(tunes.REACH_B_CHORDS), "C": harmony(tunes.REACH_CALM_CHORDS),
          "W": harmony(tunes.REACH_WORKS_CHORDS)}
FORM = "ABACWABCWBA"


def tune(text, at, transpose=0):
    return melody(text, BAR, at, transpose, BEAT)


def windmill_reach():
    """Flight between the mills, before and with the wind."""
    base = {
        "bass": Part("acoustic bass", -22.5, 0, 0.08, gate=0.8, velocity=98),
        "guitar": Part("steel guitar", -22, -0.4, 0.18, gate=1.1, velocity=86, low_cut=120),
        "accordion": Part("accordion", -25, 0.4, 0.25, gate=0.55, velocity=78, low_cut=180),
        "pizzicato": Part("pizzicato", -26, 0.15, 0.3, velocity=88),
        "strings": Part("slow strings", -29.5, 0, 0.5, gate=1.0, low_cut=150, velocity=70),
        "hint": Part("whistle", -26.5, 0.15, 0.45, velocity=76, gate=0.95),
        "cello": Part("cello", -25.5, -0.2, 0.35, velocity=90, gate=0.9),
        "clack": Part("standard kit", -25, 0, 0.35, velocity=96, low_cut=120),
        "hand drum": Part("orchestra kit", -26, 0.1, 0.25, velocity=88, low_cut=40),
    }
    lead = {
        "fiddle": Part("fiddle", -19, -0.15, 0.35, velocity=102, low_cut=180, bright="violin", synth_db=-16, bar=BEAT),
        "whistle": Part("whistle", -20.5, 0.2, 0.42, velocity=98, bright="piccolo", synth_db=-17, bar=BEAT),
        "accordion": Part("accordion", -21, 0.3, 0.3, velocity=98, gate=0.9, low_cut=180),
        "violins": Part("strings", -22.5, -0.35, 0.45, velocity=100, gate=0.96, low_cut=170),
        "horn": Part("horn", -22.5, -0.2, 0.5, velocity=98, bright="trombone", synth_db=-14, bar=BAR),
        "clarinet": Part("clarinet", -22.5, 0.1, 0.38, velocity=96, bright="oboe", synth_db=-14, bar=BEAT),
        "glockenspiel": Part("glockenspiel", -31, 0.4, 0.45, velocity=80),
        "cymbal": Part("orchestra kit", -30, 0, 0.4, velocity=92, low_cut=300),
    }
    drive = {
        "kit": Part("standard kit", -23.5, 0, 0.15, velocity=104, low_cut=38),
        "bodhran": Part("orchestra kit", -25, 0, 0.25, velocity=104, low_cut=40),
        "drone": Part("accordion", -27.5, 0, 0.25, velocity=84, gate=1.0, low_cut=110),
        "spiccato": Part("strings", -27, 0, 0.25, velocity=104, gate=0.45, low_cut=140),
        "low": Part("finger bass", -26, 0, 0.03, velocity=104, gate=0.7),
    }
    tight = {
        "hat": Part("power kit", -29.5, 0, 0.08, velocity=88, low_cut=300),
        "muted": Part("muted guitar", -26, 0, 0.12, velocity=100, gate=0.5, low_cut=110),
        "violas": Part("viola", -27, 0, 0.2, velocity=104, gate=0.45, low_cut=140),
    }
    danger = {
        "tremolo": Part("tremolo", -27, 0, 0.4, velocity=100, gate=1.0, low_cut=90),
        "timpani": Part("timpani", -27, 0, 0.35, velocity=104, low_cut=45),
        "snare": Part("orchestra kit", -28.5, 0, 0.3, velocity=96, low_cut=120),
        "horns": Part("horn", -27.5, 0, 0.45, velocity=104, gate=0.9),
    }
    lonely = {
        "heart": Part("orchestra kit", -27, 0, 0.5, velocity=88, low_cut=35, high_cut=900),
        "whistle": Part("whistle", -25, 0, 0.6, velocity=82, synth_db=-20, bar=BAR),
        "harp": Part("harp", -28.5, 0, 0.6, velocity=74, gate=1.5),
    }
    for k, name in enumerate(FORM):
        reach_base(base, name, k * EIGHT, k)
    plays = (alone, aloft, pair, calm, works, thrown, aloft_pair, calm_high, works_deep, aloft_wide, home,
             whistle_alone, squeeze, pair_two, calm_deep, works_high, thrown_two, aloft_two, calm_full, works_full, aloft_wide_two, home_full)
    for k, play in enumerate(plays):
        play(lead, CHORDS[FORM[k % len(FORM)]], k * EIGHT)
    reach_drive(drive)
    reach_tight(tight)
    reach_danger(danger)
    reach_lonely(lonely)
    return {"windmill_reach_base": base, "windmill_reach_drive": drive, "windmill_reach_lead": lead,
            "windmill_reach_tight": tight, "windmill_reach_danger": danger, "windmill_reach_lonely": lonely}


def reach_base(base, name, at, number):
    bars, calm, works = CHORDS[name], name == "C", name == "W"
    if calm:
        walk(base["bass"], bars, at, [(0, 0, 8)], BAR, low=31)
    else:
        walk(base["bass"], bars, at, [(0, 0, 4), (6, 7, 3), (10, 0, 2)] if not works else [(0, 0, 3), (6, 0, 2)], BAR, low=31,
             scale=A_MIXOLYDIAN)
    if works:
        pulse(base["pizzicato"], bars, at, (0, 2, 4), BAR, centre=66, length=1, beat=BEAT)
        ripple(base["guitar"], bars, at, (0, 2, 1, 0, 2, 1), 2, BAR, centre=57, beat=3, level=0.85)
    elif calm:
        ripple(base["guitar"], bars, at, (0, 1, 2, 3, 2, 1), 2, BAR, centre=59, beat=3, level=0.85)
    else:
        pulse(base["guitar"], bars, at, (0, 2, 4, 6, 10), BAR, centre=59, length=1.8, beat=BEAT)
        pulse(base["pizzicato"], bars, at, (4, 10), BAR, centre=71, length=1, beat=BEAT)
    pulse(base["accordion"], bars, at, (4, 10) if not calm else (0,), BAR, centre=66, length=12 if calm else 2, beat=BEAT, level=0.8 if calm else 1.0)
    pad(base["strings"], bars, at, BAR, centre=62, level=1.15 if calm else 0.9)
    if calm:
        base["hint"].add(tune(tunes.REACH_CALM, at))
    elif name == "A":
        base["hint"].add([n for n in tune(tunes.REACH_A, at) if (n.start - at) % (2 * BAR) < BEAT])
        base["cello"].add(tune(tunes.REACH_ANSWER, at, -12))
    elif name == "B":
        base["cello"].add([n for n in tune(tunes.REACH_B_TWO, at, -24) if n.length >= 4])
    else:
        base["cello"].add(tune(tunes.REACH_WORKS_TWO, at, -24))
    for k in range(len(bars)):
        grid = {WOOD_LOW: "X...........", WOOD_HIGH: "..x...o.....", SHAKER: "x.o.x.x.o.x."}
        drum = {TOM_LOW: "x...o.x...o."}
        if works:
            grid, drum = {WOOD_LOW: "X.....o.....", WOOD_HIGH: "..x...x.x...", RIM: "x..........."}, {35: "X..........."}
        elif calm:
            grid, drum = {WOOD_LOW: "x...........", TRIANGLE: "......o....." if k % 2 else ""}, {}
        base["clack"].add(drums(grid, at + BAR * k))
        base["hand drum"].add(drums(drum, at + BAR * k))


# ---- The lead: one function for each section, over the base's chords ---------------------------------------------


def high(notes, octave=12):
    return [n._replace(pitch=n.pitch + octave) for n in notes]


def alone(lead, bars, at):
    lead["fiddle"].add(high(tune(tunes.REACH_A, at), -12))


def whistle_alone(lead, bars, at):
    lead["whistle"].add(tune(tunes.REACH_A_TWO, at), 0.95)
    lead["clarinet"].add(tune(tunes.REACH_ANSWER, at), 0.9)


def pair(lead, bars, at):
    lead["fiddle"].add(tune(tunes.REACH_A_TWO, at))
    lead["whistle"].add([n for n in tune(tunes.REACH_A, at) if n.start >= at + 4 * BAR], 0.9)
    lead["horn"].add([n for n in tune(tunes.REACH_A, at, -12) if n.length >= 4], 0.7)


def pair_two(lead, bars, at):
    lead["fiddle"].add(tune(tunes.REACH_A, at))
    lead["accordion"].add(below(tune(tunes.REACH_A, at), "A", 2, MODE), 0.9)
    lead["whistle"].add([n for n in tune(tunes.REACH_A_TWO, at) if n.start >= at + 4 * BAR], 0.85)


def thrown(lead, bars, at):
    """Two bars for the fiddle, two for the whistle."""
    line = tune(tunes.REACH_A_TWO, at)
    lead["fiddle"].add([n for n in line if (n.start - at) // (2 * BAR) % 2 == 0])
    lead["whistle"].add([n for n in line if (n.start - at) // (2 * BAR) % 2 == 1])
    lead["accordion"].add(high(below(line, "A", 2, MODE), -12), 0.75)


def thrown_two(lead, bars, at):
    line = tune(tunes.REACH_A, at)
    lead["clarinet"].add([n for n in line if (n.start - at) // BAR % 2 == 0])
    lead["whistle"].add([n for n in line if (n.start - at) // BAR % 2 == 1])
    lead["violins"].add(high(line, -12), 0.85)


def aloft(lead, bars, at):
    line = tune(tunes.REACH_B, at)
    lead["whistle"].add(line)
    lead["violins"].add([n for n in high(line, -12) if n.length >= 4], 0.8)


def squeeze(lead, bars, at):
    line = tune(tunes.REACH_B, at)
    lead["accordion"].add(high(line, -12)).add([n for n in line if n.start >= at + 4 * BAR], 0.85)
    lead["fiddle"].add([n for n in tune(tunes.REACH_B_TWO, at, -12) if n.length >= 4], 0.8)


def aloft_pair(lead, bars, at):
    line = tune(tunes.REACH_B, at)
    lead["fiddle"].add(line)
    lead["accordion"].add(below(line, "A", 2, MODE), 0.85)
    lead["horn"].add([n for n in tune(tunes.REACH_B_TWO, at, -12) if n.length >= 4], 0.85)


def aloft_two(lead, bars, at):
    lead["fiddle"].add(tune(tunes.REACH_B_TWO, at))
    lead["whistle"].add([n for n in tune(tunes.REACH_B, at) if n.start >= at + 4 * BAR], 0.9)
    lead["accordion"].add(high(tune(tunes.REACH_B, at), -12), 0.75)


def aloft_wide(lead, bars, at):
    line = tune(tunes.REACH_B_TWO, at)
    lead["violins"].add(line).add(high(line, -12), 0.9)
    lead["horn"].add(high(line, -12), 0.95)
    lead["whistle"].add([n for n in tune(tunes.REACH_B, at) if n.length == 2 and n.start >= at + 4 * BAR], 0.7)
    lead["glockenspiel"].add([n for n in line if n.length >= 6])


def aloft_wide_two(lead, bars, at):
    line = tune(tunes.REACH_B, at)
    lead["whistle"].add(line)
    lead["fiddle"].add(below(line, "A", 2, MODE), 0.9)
    lead["violins"].add(high(tune(tunes.REACH_B_TWO, at), -12)).add(tune(tunes.REACH_B_TWO, at), 0.8)
    lead["horn"].add([n for n in tune(tunes.REACH_B_TWO, at, -12) if n.length >= 4], 0.9)
    lead["cymbal"].add(drums({CRASH: "X..........."}, at))


def calm(lead, bars, at):
    lead["fiddle"].add(tune(tunes.REACH_CALM, at), 0.95)


def calm_high(lead, bars, at):
    lead["whistle"].add(tune(tunes.REACH_CALM_TWO, at), 0.85)
    lead["horn"].add(tune(tunes.REACH_CALM, at, -12), 0.8)


def calm_deep(lead, bars, at):
    lead["horn"].add(tune(tunes.REACH_CALM, at, -12), 1.0)
    lead["clarinet"].add([n for n in tune(tunes.REACH_CALM_TWO, at, -12) if n.start >= at + 4 * BAR], 0.85)


def calm_full(lead, bars, at):
    lead["violins"].add(tune(tunes.REACH_CALM, at)).add(tune(tunes.REACH_CALM, at, -12), 0.9)
    lead["fiddle"].add(tune(tunes.REACH_CALM_TWO, at), 0.9)
    lead["glockenspiel"].add([n for n in tune(tunes.REACH_CALM, at, 12) if n.length >= 6])


def works(lead, bars, at):
    lead["clarinet"].add(high(tune(tunes.REACH_WORKS, at), -12))
    lead["accordion"].add(high([n for n in tune(tunes.REACH_WORKS, at) if n.length >= 4], -12), 0.7)


def works_deep(lead, bars, at):
    lead["fiddle"].add(high(tune(tunes.REACH_WORKS, at), -12), 1.05)
    lead["horn"].add(tune(tunes.REACH_WORKS_TWO, at, -12), 0.95)


def works_high(lead, bars, at):
    lead["clarinet"].add(tune(tunes.REACH_WORKS, at))
    lead["fiddle"].add(tune(tunes.REACH_WORKS_TWO, at), 0.85)
    lead["glockenspiel"].add([n for n in tune(tunes.REACH_WORKS, at, 12) if n.start % BAR == 0])


def works_full(lead, bars, at):
    line = tune(tunes.REACH_WORKS, at)
    lead["fiddle"].add(line)
    lead["accordion"].add(high(line, -12), 0.95)
    lead["violins"].add(tune(tunes.REACH_WORKS_TWO, at)).add(tune(tunes.REACH_WORKS_TWO, at, -12), 0.9)
    lead["horn"].add(tune(tunes.REACH_WORKS_TWO, at, -24), 0.9)


def home(lead, bars, at):
    line = tune(tunes.REACH_A, at)
    lead["fiddle"].add(line)
    lead["whistle"].add(line, 0.9)
    lead["accordion"].add(below(line, "A", 2, MODE), 0.85)
    lead["violins"].add(high(line, -12), 0.9)
    lead["cymbal"].add(drums({CRASH: "X..........."}, at))


def home_full(lead, bars, at):
    line = tune(tunes.REACH_A, at)
    lead["fiddle"].add(line, 1.05)
    lead["whistle"].add(tune(tunes.REACH_A_TWO, at), 0.9)
    lead["accordion"].add(high(line, -12))
    lead["violins"].add(line, 0.9).add(high(line, -12), 0.9)
    lead["horn"].add([n for n in high(line, -12) if n.length >= 4], 0.9)
    lead["glockenspiel"].add([n for n in line if n.start % BAR == 0])
    lead["cymbal"].add(drums({CRASH: "X..........."}, at))


# ---- What comes and goes with the play: short loops on do and sol, which stand beneath all chords -----------------


def reach_drive(drive):
    """Sixteen bars: snare, frame drum and drones."""
    for k in range(16):
        at = k * BAR
        drive["kit"].add(drums({KICK: "X.....x...x." if k % 2 else "X.....X.....", SNARE: "-.-.x.-.-.X." if k % 4 < 3 else "-.x.x.-.xxXx",
                                HAT: "x.o.o.x.o.o.", HAT_OPEN: "..........x." if k % 4 == 3 else ""}, at))
        drive["bodhran"].add(drums({TOM_LOW: "X.x.x.X.x.x." if k % 2 else "X..xx.X..xx.", TAMBOURINE: "....o.....o."}, at))
        if k % 2 == 0:
            drive["drone"].add([Note(at, 2 * BAR, p, 1.0) for p in (45, 52, 57)])
        drive["spiccato"].add([Note(at + b, 1, (57, 64, 69, 64, 57, 64, 69, 64, 57, 64, 67, 64)[b], 1.05 if b % 6 == 0 else 0.85) for b in range(12)])
        drive["low"].add([Note(at + b, n, p, 1.0) for b, p, n in ((0, 33, 4), (4, 33, 2), (6, 40 if k % 4 < 3 else 31, 4), (10, 33, 2))])
        if k in (7, 15):
            drive["bodhran"].add(drums({TOM_HIGH: "......XxX...", TOM_MID: "........x.Xx", TOM_LOW: "..........xX"}, at))
        if k == 0:
            drive["kit"].add(drums({CRASH: "x..........."}, at))


def reach_tight(tight):
    for k in range(4):
        at = k * BAR
        tight["hat"].add(drums({HAT: "x-o-o-x-o-o-"}, at))
        tight["muted"].add([Note(at + b, 1, (57, 57, 64, 57, 69, 64, 57, 57, 64, 69, 67, 64)[b], 1.0 if b % 6 == 0 else 0.85) for b in range(12)])
        tight["violas"].add([Note(at + b, 1, p, 1.0 if b % 6 == 0 else 0.85) for b in (0, 2, 3, 4, 6, 8, 9, 10, 11) for p in (57, 64 if k < 3 else 62)])


def reach_danger(danger):
    """The gale: a tremolo a semitone off, drums, horns that swell."""
    for k in range(8):
        at = k * BAR
        danger["tremolo"].add([Note(at, BAR, p, 1.0) for p in ((45, 57, 64) if k % 4 < 3 else (46, 58, 65))])
        danger["timpani"].add([Note(at + b, 2, 45 if k % 4 < 3 else 46, v) for b, v in ((0, 1.1), (4, 0.75), (6, 0.95), (8, 0.7), (10, 0.85))])
        roll(danger["snare"], SNARE, at + (6 if k % 2 == 0 else 0), 6 if k % 2 == 0 else 12, 0.3, 0.9)
        if k % 2 == 0:
            danger["horns"].add([Note(at + 6, 6, 57, 0.8), Note(at + 12, 11, 58 if k % 4 else 60, 1.05)])


def reach_lonely(lonely):
    """A heart, and a whistle that has the head of the theme and no more."""
    lonely["whistle"].add(tune("E5:6 A5:6 | C#6:12 | B5:12 | r:12 | E5:6 A5:6 | B5:12 | A5:12 | r:12", 0))
    for k in range(8):
        lonely["heart"].add(drums({35: "X..x........"}, k * BAR))
        lonely["harp"].add([Note(k * BAR + 6 + 2 * j, 2, (76, 81, 88)[j] if k % 2 else (81, 85, 88)[j], 0.8) for j in range(3)])
