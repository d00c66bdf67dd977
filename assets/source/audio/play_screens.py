"""What the screens play, title, result and a lost run, and the islet of a crash landing."""

from . import tunes
from .orchestra import Part
from .playing import (D_MAJOR, G_MAJOR, HAT, KICK, SHAKER, SNARE, TRIANGLE, WOOD_HIGH, WOOD_LOW, pad, pulse, ripple,
                      walk)
from .score import Note, bass_note, below, drums, harmony, melody

WALTZ = 12  # sixteenths of a bar


def title():
    """A lantern in the evening: music box and harp first, then the whole meadow, then quiet again."""
    parts = {
        "music box": Part("music box", -22.5, 0.1, 0.45, velocity=92, gate=1.2),
        "celesta": Part("celesta", -26, -0.2, 0.45, velocity=84, gate=1.2),
        "harp": Part("harp", -24.5, -0.35, 0.4, gate=2.0, velocity=84),
        "strings": Part("slow strings", -26, 0, 0.5, gate=1.0, velocity=80, low_cut=120),
        "violins": Part("strings", -23.6, -0.2, 0.45, velocity=92, low_cut=160, bright="violin", synth_db=-16, bar=WALTZ),
        "low violins": Part("strings", -27, -0.35, 0.45, velocity=88, gate=0.98, low_cut=160),
        "clarinet": Part("clarinet", -25, 0.25, 0.4, velocity=84, synth_db=-16, bar=WALTZ),
        "horn": Part("horn", -24, 0.2, 0.5, velocity=84, synth_db=-15, bar=WALTZ),
        "flute": Part("flute", -24.5, 0.1, 0.45, velocity=92, bright="piccolo", synth_db=-15, bar=WALTZ),
        "accordion": Part("accordion", -31, -0.4, 0.3, velocity=70, gate=0.6, low_cut=200),
        "bass": Part("acoustic bass", -24, 0, 0.12, velocity=88),
        "cello": Part("cello", -26, 0.3, 0.4, velocity=88),
        "bells": Part("glockenspiel", -32, 0.4, 0.5, velocity=72),
    }
    form = [("I", tunes.TITLE_INTRO_CHORDS, 0), ("A1", tunes.TITLE_A_CHORDS, 4), ("A2", tunes.TITLE_A_END_CHORDS, 12),
            ("B", tunes.TITLE_B_CHORDS, 20), ("A3", tunes.TITLE_A_END_CHORDS, 28), ("O", tunes.TITLE_OUTRO_CHORDS, 36)]
    for name, text, bar in form:
        title_section(parts, name, harmony(text), bar * 12)
    return stems_of(parts, title_base=("celesta", "harp", "strings", "accordion", "bass", "cello"),
                    title_lead=("music box", "violins", "low violins", "clarinet", "horn", "flute", "bells"))


def stems_of(parts, **stems):
    """The parts, shared out to the stems that name them."""
    return {stem: {key: parts[key] for key in keys} for stem, keys in stems.items()}


def title_section(parts, name, bars, at):
    full = name in ("A2", "A3", "B")
    ripple(parts["harp"], bars, at, (0, 1, 2, 3, 4, 5), 2, bar=12, centre=57, level=1.0 if full else 0.85)
    if name != "I":
        walk(parts["bass"], bars, at, [(0, 0, 4)] if name in ("A1", "O") else [(0, 0, 4), (8, 7, 3)], bar=12, low=33,
             scale=D_MAJOR if name in ("A2", "A3", "B") else None)
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
        parts["violins"].add(melody(tunes.TITLE_A_END, 12, at), 1.1)
        parts["low violins"].add(melody(tunes.TITLE_A_END, 12, at, -12))
        parts["flute"].add(melody(tunes.TITLE_A_END, 12, at, 12), 0.8)
        parts["horn"].add(melody(tunes.TITLE_COUNTER_END, 12, at), 0.9)
        parts["bells"].add(melody(tunes.TITLE_A_END, 12, at, 12))
        ripple(parts["cello"], bars, at, (0, 1, 2), 4, bar=12, centre=50)
    else:
        parts["music box"].add(melody(tunes.TITLE_OUTRO, 12, at), 0.85)
        parts["celesta"].add(melody(tunes.TITLE_OUTRO, 12, at, 12), 0.6)


def result():
    """Home with the bees: a small swung band that cannot stop smiling; the theme's head makes both its cadences."""
    parts = {
        "clarinet": Part("clarinet", -20.5, 0.1, 0.3, velocity=98, bright="oboe", synth_db=-14),
        "second": Part("clarinet", -25, 0.35, 0.3, velocity=90, gate=0.8),
        "glockenspiel": Part("glockenspiel", -29, 0.4, 0.4, velocity=80),
        "flute": Part("flute", -23.5, -0.2, 0.35, velocity=96, bright="piccolo", synth_db=-15),
        "accordion": Part("accordion", -25.5, -0.35, 0.2, velocity=88, gate=0.55, low_cut=200),
        "tuba": Part("tuba", -23, 0, 0.2, velocity=96, gate=0.6),
        "pizzicato": Part("pizzicato", -25, 0.35, 0.3, velocity=90),
        "kit": Part("brush kit", -24.5, 0, 0.15, velocity=92, low_cut=40),
        "trumpet": Part("muted trumpet", -24, 0.2, 0.3, velocity=96, synth_db=-14),
        "bells": Part("standard kit", -30, 0, 0.3, velocity=84),
    }
    bars = harmony(tunes.RESULT_CHORDS)
    tune = melody(tunes.RESULT)
    parts["clarinet"].add(tune)
    parts["glockenspiel"].add([n for n in tune if n.start < 128 and n.length >= 2], 0.8)
    parts["flute"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start >= 128])
    parts["trumpet"].add([n._replace(pitch=n.pitch - 12) for n in tune if n.start >= 192])
    parts["second"].add(below(tune[12:], "G"), 0.8)
    walk(parts["tuba"], bars, 0, [(0, 0, 4), (8, 7, 4)], low=31, scale=G_MAJOR)
    pulse(parts["accordion"], bars, 0, (4, 12), centre=62, length=3)
    pulse(parts["pizzicato"], bars, 0, (4, 6, 12, 14), centre=67, length=1)
    for k in range(16):
        last = k % 8 == 7
        parts["kit"].add(drums({KICK: "x.......x.......", SNARE: "....x..-x.xxx.xx" if last else "....x..-....x.-.",
                                HAT: "" if last else "x...x.o.x...x.o."}, 16 * k))
        parts["bells"].add(drums({TRIANGLE: "....o.......o...", WOOD_LOW: "..............x." if k % 4 == 3 else ""}, 16 * k))
    return stems_of(parts, result_base=("accordion", "tuba", "pizzicato", "kit", "bells"),
                    result_lead=("clarinet", "second", "glockenspiel", "flute", "trumpet"))


def lost():
    """Not this time: an oboe alone with the theme in minor; then the harp remembers how it went."""
    parts = {
        "oboe": Part("oboe", -20, -0.1, 0.5, velocity=84, synth_db=-17, bar=WALTZ),
        "flute": Part("flute", -24, 0.25, 0.5, velocity=84, synth_db=-16, bar=WALTZ),
        "music box": Part("music box", -28, 0.3, 0.5, velocity=80, gate=1.3),
        "harp": Part("harp", -24, -0.35, 0.5, gate=2.0, velocity=76),
        "strings": Part("slow strings", -25, 0, 0.55, gate=1.0, velocity=76, low_cut=110),
        "cello": Part("cello", -23.5, 0.2, 0.45, velocity=84, synth_db=-18, bar=WALTZ),
        "bass": Part("acoustic bass", -27, 0, 0.2, velocity=76),
    }
    bars = harmony(tunes.LOST_CHORDS)
    tune = melody(tunes.LOST, 12)
    parts["oboe"].add(tune)
    parts["flute"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start >= 96], 0.8)
    parts["music box"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start >= 96 and n.length >= 4])
    parts["cello"].add(melody(tunes.LOST_COUNTER, 12))
    ripple(parts["harp"], bars[:8], 0, (0, 1, 2), 4, bar=12, centre=57, level=0.8)
    ripple(parts["harp"], bars[8:], 96, (0, 1, 2, 3, 4, 5), 2, bar=12, centre=57)
    pad(parts["strings"], bars[4:], 48, bar=12, centre=60)
    walk(parts["bass"], bars, 0, [(0, 0, 8)], bar=12, low=31)
    return stems_of(parts, lost_base=("harp", "strings", "bass", "cello"), lost_lead=("oboe", "flute", "music box"))


def crash_landing():
    """An islet, a clock, bees to gather: base ticks, lead hopes with every bee, hurry when time runs out."""
    base = {
        "bassoon": Part("bassoon", -22, -0.1, 0.25, velocity=92, gate=0.6),
        "pizzicato": Part("pizzicato", -22.5, 0.25, 0.3, velocity=92),
        "bass": Part("acoustic bass", -24, 0, 0.1, velocity=88, gate=0.7),
        "clock": Part("standard kit", -28, 0, 0.3, velocity=84, low_cut=80),
        "strings": Part("slow strings", -28, 0, 0.5, gate=1.0, velocity=72, low_cut=140),
    }
    lead = {
        "clarinet": Part("clarinet", -19.5, 0.1, 0.4, velocity=96, bright="oboe", synth_db=-12),
        "flute": Part("flute", -24, -0.2, 0.45, velocity=92, bright="piccolo", synth_db=-15),
        "celesta": Part("celesta", -29, 0.35, 0.5, velocity=84),
        "horn": Part("horn", -26, -0.3, 0.5, velocity=84, synth_db=-15),
    }
    hurry = {
        "snare": Part("orchestra kit", -26, 0, 0.3, velocity=96, low_cut=60),
        "timpani": Part("timpani", -25, 0.1, 0.35, velocity=104, low_cut=45),
        "violins": Part("strings", -25, -0.25, 0.3, velocity=104, gate=0.45, low_cut=160),
        "xylophone": Part("xylophone", -29, 0.35, 0.25, velocity=92),
    }
    bars = harmony(tunes.CRASH_CHORDS)
    tune = melody(tunes.CRASH)
    tick = melody(tunes.CRASH_TICK)
    base["bassoon"].add(tick)
    base["bass"].add([n._replace(pitch=n.pitch - 12) for n in tick if n.start % 8 == 0])
    pulse(base["pizzicato"], bars, 0, (4, 6, 12, 14), centre=66, length=1)
    pad(base["strings"], bars, 0, centre=62)
    lead["clarinet"].add(tune)
    lead["flute"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start >= 128])
    lead["celesta"].add([n._replace(pitch=n.pitch + 12) for n in tune if n.start % 8 == 0])
    lead["horn"].add([n._replace(pitch=n.pitch - 12) for n in below(tune, "D") if n.length >= 3])
    ripple(hurry["violins"], bars, 0, (0, 0, 1, 0, 2, 0, 1, 0), 1, centre=69)
    ripple(hurry["xylophone"], bars[4:], 64, (2, 1, 0, 1), 2, centre=81)
    for k, chords in enumerate(bars):
        base["clock"].add(drums({WOOD_HIGH: "x.......x.......", WOOD_LOW: "....o.......o...", SHAKER: "..-...-...-...-."}, 16 * k))
        hurry["snare"].add(drums({SNARE: "x.oxx.o.x.oxx.xx" if k % 4 < 3 else "x.oxx.oxXxXxXXXX"}, 16 * k))
        hurry["timpani"].add([Note(16 * k + b, 2, bass_note(chords[0], 38), v) for b, v in ((0, 1.1), (6, 0.8), (8, 1.0), (14, 0.8))])
    return {"crash_landing_base": base, "crash_landing_lead": lead, "crash_landing_hurry": hurry}
