"""Orchard Canopy: rounds in G, beneath the leaves; who plays what, section by section.

The base, plucked and wooden, goes round in seven sections of eight bars: R B R D B S R, where R is a ground of two bars, B a
bridge, D the dark between the trunks and S the sun above the leaves. The lead goes over it twice with other tunes. On the
ground it plays rounds on the theme: a recorder begins, a bassoon follows two bars later, then a third voice. Drive drums
on hollow wood, tight is the swarm drawn together, danger what cracks and falls, lonely the last bees.
"""

from collections import namedtuple

from . import tunes_canopy as tunes
from .orchestra import Part
from .playing import (CRASH, G_MAJOR, KICK, RIM, SHAKER, TAMBOURINE, TOM_HIGH, TOM_LOW, TOM_MID, TRIANGLE, WOOD_HIGH, WOOD_LOW, pad,
                      pulse, ripple, roll, walk)
from .score import Note, below, drums, harmony, melody

BAR = 12  # eighths
BEAT = 3
FOLLOWS = 2 * BAR  # a voice of a round after the one before
EIGHT = 8 * BAR

Section = namedtuple("Section", "kind chords")
FORM = [Section(kind, harmony({"R": tunes.ORCHARD_GROUND, "B": tunes.ORCHARD_BRIDGE_CHORDS, "D": tunes.ORCHARD_DARK_CHORDS,
                               "S": tunes.ORCHARD_SUN_CHORDS}[kind])) for kind in "RBRDBSR"]


def tune(text, at, transpose=0):
    return melody(text, BAR, at, transpose, BEAT)


def orchard_canopy():
    """Flight above and below the leaves."""
    base = {
        "bass": Part("acoustic bass", -23.5, 0, 0.08, gate=0.85, velocity=96),
        "guitar": Part("nylon guitar", -21.5, -0.4, 0.2, gate=1.4, velocity=88, low_cut=110),
        "second guitar": Part("nylon guitar", -25, 0.45, 0.2, gate=1.2, velocity=80, low_cut=140),
        "marimba": Part("marimba", -26.5, 0.3, 0.3, velocity=76),
        "pizzicato": Part("pizzicato", -26, 0.15, 0.3, velocity=84),
        "strings": Part("slow strings", -30, 0, 0.5, gate=1.0, low_cut=150, velocity=70),
        "hint": Part("recorder", -26, 0.1, 0.45, velocity=78, gate=0.95),
        "bassoon": Part("bassoon", -25.5, -0.15, 0.3, velocity=84, gate=0.8),
        "wood": Part("standard kit", -28.5, 0.1, 0.3, velocity=78, low_cut=60),
    }
    lead = {
        "recorder": Part("recorder", -19.5, 0.05, 0.4, velocity=100, bright="piccolo", synth_db=-15, bar=BAR),
        "bassoon": Part("bassoon", -20.5, -0.25, 0.35, velocity=100, bright="horn", synth_db=-15, bar=BAR),
        "clarinet": Part("clarinet", -21.5, 0.3, 0.38, velocity=96, bright="oboe", synth_db=-14, bar=BAR),
        "flute": Part("flute", -22, -0.1, 0.42, velocity=96, synth_db=-16, bar=BAR),
        "violins": Part("strings", -22.5, -0.3, 0.45, velocity=98, gate=0.97, low_cut=170),
        "guitar": Part("steel guitar", -23, 0.35, 0.25, velocity=98, gate=1.2, low_cut=150),
        "horn": Part("horn", -24, -0.3, 0.5, velocity=92, synth_db=-15, bar=BAR),
        "glockenspiel": Part("glockenspiel", -31, 0.4, 0.45, velocity=80),
    }
    drive = {
        "toms": Part("orchestra kit", -25, 0, 0.25, velocity=100, low_cut=40),
        "kit": Part("brush kit", -26, 0.1, 0.15, velocity=104, low_cut=45),
        "log": Part("standard kit", -28, -0.2, 0.25, velocity=96, low_cut=150),
        "drone": Part("cello", -27, -0.2, 0.25, velocity=100, gate=0.6, low_cut=60),
        "strum": Part("steel guitar", -27.5, 0.3, 0.15, velocity=88, gate=0.8, low_cut=140),
        "low": Part("finger bass", -27, 0, 0.03, gate=0.7, velocity=104),
    }
    tight = {
        "shaker": Part("standard kit", -30, 0, 0.08, velocity=90, low_cut=300),
        "muted": Part("muted guitar", -27, 0, 0.12, velocity=98, gate=0.5, low_cut=110),
        "violas": Part("viola", -28, 0, 0.2, velocity=104, gate=0.45, low_cut=140),
    }
    danger = {
        "tremolo": Part("tremolo", -27.5, 0, 0.4, velocity=100, gate=1.0, low_cut=90),
        "timpani": Part("timpani", -27.5, 0, 0.35, velocity=104, low_cut=45),
        "cracks": Part("standard kit", -29.5, 0, 0.35, velocity=104, low_cut=120),
        "xylophone": Part("xylophone", -31.5, 0, 0.3, velocity=96),
    }
    lonely = {
        "heart": Part("orchestra kit", -28, 0, 0.5, velocity=88, low_cut=35, high_cut=900),
        "recorder": Part("recorder", -26, 0, 0.6, velocity=84, synth_db=-20, bar=BAR),
        "harp": Part("harp", -30, 0, 0.6, velocity=74, gate=1.5),
    }
    for k, section in enumerate(FORM):
        canopy_base(base, section, k * EIGHT, k)
    for k, play in enumerate(FIRST + SECOND):
        play(lead, FORM[k % len(FORM)].chords, k * EIGHT)
    canopy_drive(drive)
    canopy_tight(tight)
    canopy_danger(danger)
    canopy_lonely(lonely)
    return {"orchard_canopy_base": base, "orchard_canopy_drive": drive, "orchard_canopy_lead": lead,
            "orchard_canopy_tight": tight, "orchard_canopy_danger": danger, "orchard_canopy_lonely": lonely}


def canopy_base(base, section, at, number):
    kind, bars = section
    dark, sun = kind == "D", kind == "S"
    if dark:
        walk(base["bass"], bars, at, [(0, 0, 5), (9, 7, 2)], BAR, low=31)
    else:
        walk(base["bass"], bars, at, [(0, 0, 3), (3, 7, 2), (6, 0, 3), (9, 12 if sun else 7, 2), (11, 0, 1)], BAR, low=31,
             scale=G_MAJOR)
    ripple(base["guitar"], bars, at, (0, 1, 2, 3, 2, 1) if not dark else (0, 2, 1, 0, 1, 2), 1, BAR, centre=58, beat=BEAT,
           level=0.9 if dark else 1.0)
    if kind != "D":
        pulse(base["second guitar"], bars, at, (3, 5, 9, 11) if kind == "R" else (0, 3, 6, 9), BAR, centre=66, length=1.6, beat=BEAT)
    if kind in "RS":
        ripple(base["marimba"], bars, at, (2, 0, 1), 1, BAR, centre=71, beat=BEAT, level=0.9)
    elif kind == "B":
        ripple(base["marimba"], bars, at, (0, 2, 1, 3), 3, BAR, centre=67)
    pulse(base["pizzicato"], bars, at, (0, 6) if dark else (3, 9), BAR, centre=69, length=1, beat=BEAT)
    pad(base["strings"], bars, at, BAR, centre=62, level=1.1 if kind in "BD" else 0.9)
    if kind == "R":
        round_ = tune(tunes.ORCHARD_ROUND if number != 2 else tunes.ORCHARD_ROUND_SLOW, at)
        base["hint"].add([n for n in round_ if n.length >= 3 and (n.start - at) % (4 * BAR) < 2 * BAR])
        base["bassoon"].add([n._replace(start=n.start + FOLLOWS, pitch=n.pitch - 24) for n in round_
                             if n.length >= 3 and n.start - at < 2 * BAR])
    elif dark:
        base["bassoon"].add(tune(tunes.ORCHARD_DARK, at), 1.05)
    elif kind == "B":
        base["bassoon"].add([n for n in tune(tunes.ORCHARD_BRIDGE, at, -24) if n.length >= 5])
    for k in range(len(bars)):
        grid = {WOOD_HIGH: "x..o.ox..o.." if k % 2 else "x..o..x.o...", WOOD_LOW: "..o.....o..o", SHAKER: "x.ox.ox.ox.o", KICK: "x.....o....."}
        if dark:
            grid = {WOOD_LOW: "x.......o...", WOOD_HIGH: ".....o.....-", TRIANGLE: "......o....." if k % 2 else ""}
        if k == len(bars) - 1 and not dark:
            grid[WOOD_HIGH] = "x..o.oxoxxox"
        base["wood"].add(drums(grid, at + BAR * k))


# ---- The lead: one function for each section, over the base's chords ---------------------------------------------


def round_of(lead, text, at, *voices):
    """A round: each voice (player, octave in semitones, level) begins two bars after the one before."""
    line = tune(text, at)
    end = at + EIGHT
    for k, (player, octave, level) in enumerate(voices):
        lead[player].add([n._replace(start=n.start + k * FOLLOWS, pitch=n.pitch + octave) for n in line
                          if n.start + k * FOLLOWS < end], level)


def enter(lead, bars, at):
    """A recorder alone, and a bassoon that follows it."""
    round_of(lead, tunes.ORCHARD_ROUND, at, ("recorder", 0, 1.0), ("bassoon", -24, 1.0))
    lead["glockenspiel"].add([n._replace(pitch=n.pitch + 12) for n in tune(tunes.ORCHARD_ROUND, at) if n.start < at + 6], 0.8)


def bridge(lead, bars, at):
    line = tune(tunes.ORCHARD_BRIDGE, at)
    lead["violins"].add([n._replace(pitch=n.pitch - 12) for n in line]).add(line, 0.8)
    lead["flute"].add([n for n in line if (n.start - at) >= 4 * BAR])
    lead["horn"].add([Note(at + BAR * k, BAR, p, 0.9) for k, p in enumerate((55, 54, 52, 50, 57, 55, 52, 50))])


def three(lead, bars, at):
    """The round in three voices."""
    round_of(lead, tunes.ORCHARD_ROUND, at, ("clarinet", -12, 1.0), ("recorder", 0, 1.0), ("bassoon", -24, 1.05))
    pulse(lead["guitar"], bars[4:], at + 4 * BAR, (0, 3, 5, 6, 9, 11), BAR, centre=62, length=1.2, beat=BEAT, level=0.8)


def hollow(lead, bars, at):
    """Between the trunks: an owl calls from above."""
    lead["recorder"].add(tune(tunes.ORCHARD_OWL, at), 0.95)
    lead["horn"].add([n for n in tune(tunes.ORCHARD_OWL, at, -12) if n.length >= 6], 0.8)


def bridge_plucked(lead, bars, at):
    line = tune(tunes.ORCHARD_BRIDGE_TWO, at)
    lead["guitar"].add(line, 1.05).add([n for n in below(line, "G") if n.start >= at + 4 * BAR], 0.8)
    lead["clarinet"].add([n._replace(pitch=n.pitch - 12) for n in tune(tunes.ORCHARD_BRIDGE, at) if n.length >= 3], 0.75)


def sun(lead, bars, at):
    line = tune(tunes.ORCHARD_SUN, at)
    lead["recorder"].add(line)
    lead["violins"].add(line, 0.9).add([n._replace(pitch=n.pitch - 12) for n in below(line, "G")], 0.8)
    lead["glockenspiel"].add([n._replace(pitch=n.pitch + 12) for n in line if n.start % BAR == 0 and n.pitch < 88])
    lead["horn"].add([n._replace(pitch=n.pitch - 24) for n in line if n.length >= 3], 0.8)


def second_round(lead, bars, at):
    round_of(lead, tunes.ORCHARD_ROUND_TWO, at, ("flute", 0, 1.0), ("clarinet", -12, 1.0), ("bassoon", -24, 1.0))
    lead["violins"].add([n for n in tune(tunes.ORCHARD_ROUND_SLOW, at, -12)], 0.7)


def enter_below(lead, bars, at):
    """The bassoon leads, the recorder follows."""
    round_of(lead, tunes.ORCHARD_ROUND_TWO, at, ("bassoon", -24, 1.05), ("recorder", 0, 0.95))
    pulse(lead["guitar"], bars, at, (5, 11), BAR, centre=64, length=1.2, beat=BEAT, level=0.7)


def bridge_high(lead, bars, at):
    line = tune(tunes.ORCHARD_BRIDGE, at)
    lead["clarinet"].add([n._replace(pitch=n.pitch - 12) for n in line])
    lead["recorder"].add([n for n in below(line, "G") if n.start < at + 4 * BAR], 0.8)
    lead["violins"].add([n for n in line if n.start >= at + 4 * BAR]).add([n for n in below(line, "G", 5) if n.start >= at + 4 * BAR], 0.8)


def slow_round(lead, bars, at):
    """The head, a note to the half bar, over a guitar that runs."""
    round_of(lead, tunes.ORCHARD_ROUND_SLOW, at, ("horn", -12, 1.15), ("violins", 0, 0.9))
    for k in range(0, 8, 2):
        lead["guitar"].add(tune(tunes.ORCHARD_ROUND_RUNNING, at + k * BAR), 0.85)


def hollow_dance(lead, bars, at):
    lead["clarinet"].add(tune(tunes.ORCHARD_DARK, at, 12), 1.0)
    lead["flute"].add([n for n in tune(tunes.ORCHARD_OWL, at) if n.start >= at + 4 * BAR], 0.9)
    pulse(lead["guitar"], bars, at, (0, 5, 6, 11), BAR, centre=57, length=1.2, beat=BEAT, level=0.7)


def bridge_run(lead, bars, at):
    line = tune(tunes.ORCHARD_BRIDGE_TWO, at)
    lead["recorder"].add(line)
    lead["bassoon"].add([n._replace(pitch=n.pitch - 24) for n in tune(tunes.ORCHARD_BRIDGE, at)], 0.9)
    lead["violins"].add([n for n in below(line, "G", 2) if n.start >= at + 4 * BAR], 0.7)


def sun_high(lead, bars, at):
    line = tune(tunes.ORCHARD_SUN_TWO, at)
    lead["flute"].add(line)
    lead["violins"].add(line, 0.8).add([n._replace(pitch=n.pitch - 12) for n in line], 0.8)
    lead["clarinet"].add([n._replace(pitch=n.pitch - 12) for n in below(line, "G")], 0.9)
    lead["glockenspiel"].add([n._replace(pitch=n.pitch + 12) for n in line if n.start % BAR == 6 and n.pitch < 86], 0.9)
    pulse(lead["guitar"], bars, at, (0, 3, 6, 9), BAR, centre=62, length=2, beat=BEAT, level=0.8)


def full_round(lead, bars, at):
    """All of them, to the end."""
    round_of(lead, tunes.ORCHARD_ROUND, at, ("recorder", 0, 1.05), ("clarinet", -12, 1.0), ("bassoon", -24, 1.05))
    lead["violins"].add([n for n in tune(tunes.ORCHARD_ROUND, at) if n.start < at + 6 * BAR], 0.9)
    lead["horn"].add(tune(tunes.ORCHARD_ROUND_SLOW, at, -12), 0.9)
    lead["glockenspiel"].add([n._replace(pitch=n.pitch + 12) for n in tune(tunes.ORCHARD_ROUND, at) if n.length >= 3 and n.pitch < 86], 0.8)


FIRST = [enter, bridge, three, hollow, bridge_plucked, sun, second_round]
SECOND = [enter_below, bridge_high, slow_round, hollow_dance, bridge_run, sun_high, full_round]


# ---- What comes and goes with the play: short loops on sol and do, which stand beneath all chords -----------------


def canopy_drive(drive):
    """Sixteen bars: hollow trunks and a drone."""
    for k in range(16):
        at = k * BAR
        drive["toms"].add(drums({TOM_LOW: "X..x.xx..x.." if k % 2 else "X..x..x..x.x", 35: "X.....X.....", TOM_MID: "...........x" if k % 4 == 1 else ""}, at))
        drive["kit"].add(drums({38: "...X..-..X.-" if k % 2 else "...X.....X..", 42: "x.ox.ox.ox.o"}, at))
        drive["log"].add(drums({WOOD_LOW: "x..x.xx..x.." if k % 4 < 2 else "x.xx..x.xx..", TAMBOURINE: "...o.....o.."}, at))
        pattern = ((0, 43), (3, 50), (5, 43), (6, 55), (9, 50), (11, 50)) if k % 4 < 3 else ((0, 43), (3, 50), (6, 43), (8, 45), (9, 47), (10, 50), (11, 52))
        drive["drone"].add([Note(at + b, 2, p, 1.05 if b in (0, 6) else 0.92) for b, p in pattern])
        drive["strum"].add([Note(at + b, 1.5, p, 1.0 if b in (3, 9) else 0.8) for b in (0, 3, 5, 6, 9, 11) for p in (55, 62, 67)])
        drive["low"].add([Note(at + b, n, p, 1.0) for b, p, n in ((0, 31, 3), (5, 31, 1), (6, 38, 3), (11, 38 if k % 2 else 33, 1))])
        if k in (7, 15):
            drive["toms"].add(drums({TOM_HIGH: "......XxX...", TOM_MID: "........x.Xx", TOM_LOW: "..........xX"}, at))
        if k == 0:
            drive["kit"].add(drums({CRASH: "x..........."}, at))


def canopy_tight(tight):
    """Four bars of eighths that pull together."""
    for k in range(4):
        at = k * BAR
        tight["shaker"].add(drums({SHAKER: "xooxooxooxoo", RIM: "......x....." if k % 2 else "...........x"}, at))
        tight["muted"].add([Note(at + b, 1, (55, 55, 62, 55, 62, 67, 55, 55, 62, 67, 62, 55)[b], 1.0 if b % 3 == 0 else 0.85) for b in range(BAR)])
        tight["violas"].add([Note(at + b, 1, 62 if k < 3 else 64 if b < 6 else 62, 1.0 if b % 3 == 0 else 0.85) for b in range(BAR) if b % 6 != 2])
        tight["violas"].add([Note(at + b, 1, 55, 0.9) for b in (0, 1, 3, 4, 6, 7, 9, 10)])


def canopy_danger(danger):
    """Something cracks above: a tremolo on the fifth below, drums that fall, a rattle."""
    for k in range(8):
        at = k * BAR
        danger["tremolo"].add([Note(at, BAR, p, 1.0) for p in ((40, 47, 59) if k % 4 < 3 else (43, 50, 60))])
        danger["timpani"].add([Note(at + b, 2, 40 if k % 4 < 3 else 43, v) for b, v in ((0, 1.15), (3, 0.75), (5, 0.7), (6, 1.0), (9, 0.8), (11, 0.9))])
        danger["cracks"].add(drums({WOOD_LOW: "X.....xX...." if k % 2 else "X..X........", RIM: "..x..x..x.xx", 35: "X.....X....."}, at))
        top = (83, 83, 84, 81)[k % 4]
        danger["xylophone"].add([Note(at + 9 + j, 1, top - 2 * j + (j == 2), 0.85 + 0.08 * j) for j in range(3)])
        if k == 7:
            roll(danger["timpani"], 43, at + 6, 6, 0.5, 1.1, 0.5)


def canopy_lonely(lonely):
    """A heart, and the recorder on the theme's head, which does not get any further."""
    lonely["recorder"].add(tune("D5:6 G5:6 | B5:12 | r:12 | A5:6 F#5:6 | D5:6 G5:6 | B5:9 A5:3 | D5:12 | r:12", 0))
    for k in range(8):
        lonely["heart"].add(drums({35: "X..x........" if k % 2 else "X..x..X..x.."}, k * BAR))
        lonely["harp"].add([Note(k * BAR + 6 + 2 * j, 2, (79, 86, 91)[j] if k % 2 else (83, 86, 90)[j], 0.8) for j in range(3)])
