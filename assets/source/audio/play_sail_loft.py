"""Sail Loft: a work song in waltz time, in G; who plays what, section by section.

The base goes round in A B A C D, sections of eight bars: A the song, B its second strain, C the needle's, in minor, D the
sail going up. The lead goes over it twice with other players. hands are those that join in when there is progress: spoons,
feet and claps; danger prowls.
"""

from . import tunes_gale as tunes
from .orchestra import Part
from .playing import (CLAP, G_MAJOR, KICK, RIM, SNARE, TAMBOURINE, TOM_LOW, TRIANGLE, WOOD_HIGH, WOOD_LOW, pulse, ripple, roll, walk)
from .score import Note, below, drums, harmony, melody

BAR = 12
EIGHT = 8 * BAR
CASTANETS = 85
CHORDS = {"A": harmony(tunes.LOFT_A_CHORDS), "B": harmony(tunes.LOFT_B_CHORDS), "C": harmony(tunes.LOFT_C_CHORDS),
          "D": harmony(tunes.LOFT_D_CHORDS)}
FORM = "ABACD"


def tune(text, at, transpose=0):
    return melody(text, BAR, at, transpose)


def sail_loft():
    """Something to sew by."""
    base = {
        "bass": Part("acoustic bass", -22, 0, 0.1, gate=0.8, velocity=96),
        "accordion": Part("accordion", -24, 0.35, 0.25, gate=0.5, velocity=76, low_cut=180),
        "guitar": Part("nylon guitar", -24, -0.4, 0.2, gate=1.2, velocity=82, low_cut=110),
        "pizzicato": Part("pizzicato", -26, 0.15, 0.3, velocity=84),
        "hint": Part("clarinet", -26, -0.1, 0.4, velocity=74, gate=0.95),
        "answer": Part("cello", -24.5, 0.2, 0.35, velocity=88, gate=0.92),
        "spoons": Part("standard kit", -28.5, 0.1, 0.2, velocity=78, low_cut=150),
    }
    lead = {
        "accordion": Part("accordion", -20, 0.25, 0.3, velocity=96, gate=0.93, low_cut=180),
        "fiddle": Part("fiddle", -19.5, -0.25, 0.38, velocity=98, low_cut=180, bright="violin", synth_db=-16, bar=BAR),
        "clarinet": Part("clarinet", -21.5, 0.1, 0.38, velocity=92, bright="oboe", synth_db=-15, bar=BAR),
        "whistle": Part("whistle", -22, 0.05, 0.45, velocity=92, synth_db=-18, bar=BAR),
        "violins": Part("strings", -23, -0.3, 0.45, velocity=90, gate=0.97, low_cut=180),
        "horn": Part("horn", -23.5, -0.2, 0.5, velocity=86, synth_db=-15, bar=BAR),
    }
    hands = {
        "spoons": Part("orchestra kit", -26, 0, 0.2, velocity=96, low_cut=300),
        "feet": Part("standard kit", -26, 0, 0.25, velocity=96, low_cut=40),
        "guitar": Part("steel guitar", -26.5, 0, 0.18, velocity=84, gate=0.9, low_cut=140),
    }
    danger = {
        "prowl": Part("pizzicato", -24, 0, 0.25, velocity=108, low_cut=45),
        "tremolo": Part("tremolo", -27, 0, 0.45, velocity=88, gate=1.0, low_cut=90),
        "drum": Part("orchestra kit", -26, 0, 0.4, velocity=92, low_cut=45),
    }
    for k, name in enumerate(FORM):
        loft_base(base, name, k * EIGHT, k)
    for k, play in enumerate((call, strain, all_hands, needle, sail_up, call_two, strain_two, whistled, needle_two, all_up)):
        play(lead, k * EIGHT)
    loft_hands(hands)
    loft_danger(danger)
    return {"sail_loft_base": base, "sail_loft_lead": lead, "sail_loft_hands": hands, "sail_loft_danger": danger}


def loft_base(base, name, at, number):
    bars, needle = CHORDS[name], name == "C"
    walk(base["bass"], bars, at, [(0, 0, 4), (8, 7, 3)] if not needle else [(0, 0, 3), (4, 7, 3), (8, 0, 3)], BAR, low=31, scale=G_MAJOR)
    if needle:
        pulse(base["pizzicato"], bars, at, (0, 4, 8), BAR, centre=69, length=1)
        ripple(base["guitar"], bars, at, (0, 2, 1, 3, 1, 2), 2, BAR, centre=57)
    else:
        pulse(base["accordion"], bars, at, (4, 8), BAR, centre=66, length=3)
        ripple(base["guitar"], bars, at, (0, 1, 2, 3, 2, 1), 2, BAR, centre=59, level=0.9)
    if name == "A":
        base["answer"].add(tune(tunes.LOFT_ANSWER, at))
        base["hint"].add([n for n in tune(tunes.LOFT_A, at, -12) if (n.start - at) % (4 * BAR) < 2 * BAR])
    elif name == "B":
        base["answer"].add(tune(tunes.LOFT_B_TWO, at, -24))
    elif needle:
        base["answer"].add([n for n in tune(tunes.LOFT_C, at, -24) if n.length >= 6])
    else:
        base["hint"].add([n for n in tune(tunes.LOFT_D, at, -12) if n.start % BAR == 0])
    for k in range(len(bars)):
        grid = {CASTANETS: "....x.x.x..." if k % 2 else "....x...x.x.", WOOD_LOW: "x...........", RIM: "....o...o..."}
        if needle:
            grid = {WOOD_HIGH: "x...o...o...", TRIANGLE: "........o..." if k % 2 else "", WOOD_LOW: "..-...-...-."}
        base["spoons"].add(drums(grid, at + BAR * k))


def lower(notes):
    return [n._replace(pitch=n.pitch - 12) for n in notes]


def half(notes, at, second):
    """The first or the second half of each four bars: who calls, and who answers."""
    return [n for n in notes if ((n.start - at) % (4 * BAR) >= 2 * BAR) == second]


def call(lead, at):
    """One calls, the others answer."""
    line = tune(tunes.LOFT_A, at)
    lead["accordion"].add(half(lower(line), at, False))
    lead["fiddle"].add(half(line, at, True))


def strain(lead, at):
    lead["fiddle"].add(tune(tunes.LOFT_B, at))
    lead["accordion"].add(lower(tune(tunes.LOFT_B_TWO, at)), 0.8)


def all_hands(lead, at):
    line = tune(tunes.LOFT_A, at)
    lead["clarinet"].add(half(line, at, False))
    for player, notes in (("accordion", lower(line)), ("fiddle", line), ("violins", below(line, "G")), ("horn", lower(line))):
        lead[player].add(half(notes, at, True))


def needle(lead, at):
    lead["clarinet"].add(tune(tunes.LOFT_C, at))
    lead["violins"].add([n for n in lower(tune(tunes.LOFT_C, at)) if n.length >= 6], 0.8)


def sail_up(lead, at):
    line = tune(tunes.LOFT_D, at)
    lead["whistle"].add(line)
    lead["accordion"].add(lower(line))
    lead["violins"].add(line, 0.7).add(lower(below(line, "G")), 0.9)


def call_two(lead, at):
    lead["whistle"].add(half(tune(tunes.LOFT_A_TWO, at), at, False), 0.9)
    lead["accordion"].add(half(lower(tune(tunes.LOFT_A_TWO, at)), at, True))
    lead["horn"].add(lower([n for n in tune(tunes.LOFT_A, at) if n.length >= 8]), 0.8)


def strain_two(lead, at):
    lead["accordion"].add(lower(tune(tunes.LOFT_B, at)))
    lead["fiddle"].add(tune(tunes.LOFT_B_TWO, at), 0.95)


def whistled(lead, at):
    """Somebody whistles it, hands full."""
    line = tune(tunes.LOFT_A, at)
    lead["whistle"].add(line)
    lead["clarinet"].add(lower(below(line, "G", 5)), 0.8)
    lead["fiddle"].add(half(tune(tunes.LOFT_A_TWO, at), at, True), 0.8)


def needle_two(lead, at):
    line = tune(tunes.LOFT_C, at)
    lead["fiddle"].add(lower(line), 1.05)
    lead["whistle"].add([n for n in line if n.start >= at + 4 * BAR], 0.8)
    lead["accordion"].add([n for n in lower(line) if n.length >= 6], 0.6)


def all_up(lead, at):
    line = tune(tunes.LOFT_D, at)
    lead["fiddle"].add(line)
    lead["accordion"].add(line).add(lower(line), 0.9)
    lead["violins"].add(line).add(lower(line), 0.9)
    lead["horn"].add(lower(below(line, "G", 2)))
    lead["clarinet"].add(below(line, "G"), 0.9)


# ---- Short loops -------------------------------------------------------------------------------------------------


def loft_hands(hands):
    """Eight bars: spoons, feet and claps, on sol and do."""
    for k in range(8):
        at = k * BAR
        hands["spoons"].add(drums({CASTANETS: "x..xx.x.x.xx" if k % 2 else "x.x.x..xx.x."}, at))
        hands["feet"].add(drums({KICK: "X...........", CLAP: "....o...x..." if k % 2 else "........x...", TAMBOURINE: "....o...o...",
                                 SNARE: "......-.-.xx" if k % 4 == 3 else ""}, at))
        hands["guitar"].add([Note(at + b, 2, p, 1.0 if b == 4 else 0.85) for b in (4, 6, 8) for p in (55, 62, 67)])


def loft_danger(danger):
    """Something with pins prowls: plucks on tiptoe, a low tremolo, a drum that stumbles."""
    for k in range(8):
        at = k * BAR
        danger["prowl"].add([Note(at + b, 2, p, 1.0) for b, p in ((0, 40), (2, 52), (4, 47), (6, 40), (8, 52 if k % 4 < 3 else 51), (10, 47))])
        danger["tremolo"].add([Note(at, BAR, p, 1.0) for p in (40, 47 if k % 4 < 3 else 46)])
        danger["drum"].add(drums({TOM_LOW: "X..x..x.x...", 35: "X.....x....."}, at))
        if k % 4 == 3:
            roll(danger["drum"], SNARE, at + 6, 6, 0.25, 0.7)
