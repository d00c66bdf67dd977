"""Mother Spindle: a tarantella in E minor.

The base goes round in W A B W C A, sections of eight bars; W is the wheel, on one chord and the semitone above it. The lead
goes over it twice, with the theme wound in semitones, for as long as she spins; threads joins when she turns over, and in
the end backwards takes the lead's place: the theme from its last note to its first. lonely is for the last bees.
"""

from . import tunes_canopy as tunes
from .orchestra import Part
from .playing import CRASH, E_MINOR, KICK, TAMBOURINE, TOM_HIGH, TOM_LOW, TOM_MID, pad, pulse, ripple, roll, walk
from .score import Note, bass_note, below, drums, harmony, melody, nearest

BAR = 6  # eighths
BEAT = 3
EIGHT = 8 * BAR
CASTANETS, FRAME, FRAME_EDGE = 85, 41, 45

CHORDS = {"W": harmony(tunes.SPINDLE_WHEEL_CHORDS), "A": harmony(tunes.SPINDLE_A_CHORDS), "B": harmony(tunes.SPINDLE_B_CHORDS),
          "C": harmony(tunes.SPINDLE_C_CHORDS)}
FORM = "WABWCA"


def tune(text, at, transpose=0):
    return melody(text, BAR, at, transpose, BEAT)


def spindle():
    """The dance of the spider."""
    base = {
        "frame": Part("orchestra kit", -20.5, 0, 0.3, velocity=106, low_cut=35),
        "kit": Part("room kit", -23, 0.1, 0.2, velocity=100, low_cut=40),
        "tambourine": Part("standard kit", -27, -0.3, 0.25, velocity=96, low_cut=400),
        "bass": Part("contrabass", -22, 0, 0.15, gate=0.6, velocity=110, low_cut=38),
        "violas": Part("viola", -22.5, -0.3, 0.3, gate=0.55, velocity=108, low_cut=110),
        "dulcimer": Part("dulcimer", -23.5, 0.4, 0.35, velocity=92, gate=1.1, low_cut=130),
        "pizzicato": Part("pizzicato", -25, 0.2, 0.3, velocity=100),
        "bassoon": Part("bassoon", -26, -0.1, 0.25, gate=0.6, velocity=100),
        "tremolo": Part("tremolo", -28, 0.2, 0.5, gate=1.0, velocity=84, low_cut=150),
    }
    lead = {
        "dulcimer": Part("dulcimer", -17.8, 0.15, 0.4, velocity=104, gate=1.2, low_cut=170),
        "violas": Part("viola", -18.3, -0.25, 0.4, velocity=106, low_cut=150, synth_db=-15, bar=BAR),
        "violins": Part("strings", -20.3, 0.3, 0.42, velocity=108, gate=0.95, low_cut=170),
        "clarinet": Part("clarinet", -19.8, 0.1, 0.35, velocity=104, bright="oboe", synth_db=-13, bar=BAR),
        "muted": Part("muted trumpet", -22.3, -0.1, 0.35, velocity=104, synth_db=-16, bar=BAR),
        "pizzicato": Part("pizzicato", -22.3, -0.4, 0.35, velocity=108),
        "cymbal": Part("orchestra kit", -27.8, 0, 0.4, velocity=96, low_cut=300),
    }
    threads = {
        "castanets": Part("orchestra kit", -25.8, 0, 0.25, velocity=104, low_cut=200),
        "toms": Part("power kit", -23.8, 0, 0.25, velocity=104, low_cut=40),
        "trombones": Part("trombone", -24.3, 0, 0.4, velocity=104, gate=0.85),
        "choir": Part("choir", -25.8, 0, 0.55, velocity=96, gate=1.0, low_cut=150),
        "spiccato": Part("strings", -25.8, 0, 0.25, velocity=108, gate=0.4, low_cut=220),
    }
    backwards = {
        "violin": Part("violin", -19.2, 0.1, 0.45, velocity=108, low_cut=180, synth_db=-13, bar=BAR),
        "violins": Part("strings", -21.2, -0.3, 0.45, velocity=110, gate=0.97, low_cut=160),
        "horns": Part("horn", -21.7, 0.25, 0.45, velocity=108, bright="trombone", synth_db=-13, bar=BAR),
        "dulcimer": Part("dulcimer", -23.7, 0.4, 0.4, velocity=100, gate=1.1, low_cut=170),
        "bells": Part("bells", -28.2, -0.3, 0.6, velocity=96, gate=1.5),
        "choir": Part("choir", -25.2, 0, 0.55, velocity=100, gate=1.0, low_cut=150),
    }
    lonely = {
        "heart": Part("orchestra kit", -26, 0, 0.5, velocity=92, low_cut=35, high_cut=900),
        "violin": Part("violin", -24.5, 0, 0.6, velocity=92, low_cut=180, synth_db=-18, bar=BAR),
    }
    for k, name in enumerate(FORM):
        spindle_base(base, name, k * EIGHT, k)
        spindle_back(backwards, name, k * EIGHT)
    for k, play in enumerate((plucks, wound, unwound, plucks_down, climbs, wound_low, plucks_both, wound_high, unwound_full, wheel_call,
                              climbs_high, wound_full)):
        play(lead, CHORDS[FORM[k % len(FORM)]], k * EIGHT)
    spindle_threads(threads)
    spindle_lonely(lonely)
    return {"spindle_base": base, "spindle_lead": lead, "spindle_threads": threads, "spindle_backwards": backwards,
            "spindle_lonely": lonely}


def spindle_base(base, name, at, number):
    bars, wheel = CHORDS[name], name == "W"
    hush = wheel and number
    walk(base["bass"], bars, at, [(0, 0, 2), (3, 7, 2)] if not wheel else [(0, 0, 3), (3, 0, 2), (5, 12, 1)], BAR, low=28,
         scale=None if wheel else E_MINOR)
    ripple(base["violas"], bars, at, (0, 1, 2, 1, 2, 3) if wheel else (0, 0, 1, 0, 2, 1), 1, BAR, centre=55, beat=BEAT,
           level=0.75 if hush else 1.0)
    ripple(base["dulcimer"], bars, at, (0, 2, 1, 3, 2, 1) if name in "BC" else (3, 2, 1, 2, 1, 0), 1, BAR, centre=67, beat=BEAT)
    pulse(base["pizzicato"], bars, at, (2, 5) if not wheel else (0,), BAR, centre=69, length=1, beat=BEAT)
    walk(base["bassoon"], bars, at, [(0, 0, 1), (2, 0, 1), (3, 7, 2)], BAR, low=40)
    pad(base["tremolo"], bars, at, BAR, centre=66, level=1.1 if wheel else 0.9)
    for k in range(len(bars)):
        grid = {FRAME: "X..x.x" if k % 2 else "X.xx..", FRAME_EDGE: "...X.." if k % 2 else "..x..x"}
        kit = {KICK: "X..x..", 38: "...x.-" if k % 2 else "...x..", 42: "x.ox.o"}
        if hush and k < 4:
            grid, kit = {FRAME: "x....."}, {42: "o..-.."}
        if k == len(bars) - 1:
            grid.update({TOM_HIGH: "xXx...", TOM_MID: "..xXx.", TOM_LOW: "....xX"})
        if k == 0:
            kit[CRASH] = "x....."
        base["frame"].add(drums(grid, at + BAR * k))
        base["kit"].add(drums(kit, at + BAR * k))
        base["tambourine"].add(drums({TAMBOURINE: "xooxoo" if not wheel else "x..o.."}, at + BAR * k))


# ---- The lead: one function for each section, over the base's chords ---------------------------------------------


def plucks(lead, bars, at):
    """Her strings, one by one."""
    lead["dulcimer"].add(tune(tunes.SPINDLE_STRINGS, at))
    lead["pizzicato"].add(tune(tunes.SPINDLE_STRINGS, at, -12), 0.9)


def plucks_down(lead, bars, at):
    lead["dulcimer"].add(tune(tunes.SPINDLE_STRINGS_DOWN, at), 0.9)
    lead["clarinet"].add([n._replace(length=3, pitch=n.pitch - 12) for n in tune(tunes.SPINDLE_STRINGS_DOWN, at) if n.length == 2], 0.8)


def plucks_both(lead, bars, at):
    plucks(lead, bars, at)
    lead["violas"].add(tune(tunes.SPINDLE_LOW, at), 0.85)


def wheel_call(lead, bars, at):
    plucks_down(lead, bars, at)
    lead["muted"].add(tune("B4:3 E5:3 | G5:6 | F#5:3 F5:3 | E5:6 | C5:3 F5:3 | A5:6 | G5:3 F#5:3 | F5:3 E5:3", at), 0.95)


def wound(lead, bars, at):
    """The theme wound in semitones."""
    line = tune(tunes.SPINDLE_A, at)
    lead["violas"].add(line)
    lead["dulcimer"].add(line, 0.95)


def wound_low(lead, bars, at):
    line = tune(tunes.SPINDLE_A, at)
    lead["violas"].add([n._replace(pitch=n.pitch - 12) for n in line], 1.05)
    lead["dulcimer"].add([n for n in line if n.length > 1], 0.9)
    lead["clarinet"].add(tune(tunes.SPINDLE_LOW, at, 12), 0.8)
    lead["cymbal"].add(drums({CRASH: "X....."}, at))


def wound_high(lead, bars, at):
    line = tune(tunes.SPINDLE_A, at)
    lead["clarinet"].add(line)
    lead["violins"].add(line, 0.9)
    lead["violas"].add(tune(tunes.SPINDLE_LOW, at), 0.9)
    lead["cymbal"].add(drums({CRASH: "X....."}, at))


def wound_full(lead, bars, at):
    line = tune(tunes.SPINDLE_A, at)
    lead["violas"].add(line, 1.05)
    lead["violins"].add(line).add([n._replace(pitch=n.pitch - 12) for n in line], 0.85)
    lead["dulcimer"].add(line)
    lead["muted"].add(below(line, "E", 2, (0, 2, 3, 5, 7, 8, 11)), 0.85)
    lead["cymbal"].add(drums({CRASH: "X....."}, at))


def unwound(lead, bars, at):
    """The theme itself, as one remembers it."""
    line = tune(tunes.SPINDLE_B, at)
    lead["violins"].add(line).add([n._replace(pitch=n.pitch - 12) for n in line], 0.9)
    lead["pizzicato"].add(tune(tunes.SPINDLE_LOW, at, 12)[::2], 0.8)


def unwound_full(lead, bars, at):
    line = tune(tunes.SPINDLE_B, at)
    unwound(lead, bars, at)
    lead["clarinet"].add(below(line, "E", 2, (0, 2, 3, 5, 7, 8, 11)), 0.9)
    lead["muted"].add([n for n in line if n.start >= at + 4 * BAR], 0.9)
    lead["dulcimer"].add([n for n in line if n.length > 1], 0.9)


def climbs(lead, bars, at):
    line = tune(tunes.SPINDLE_C, at)
    lead["clarinet"].add(line)
    lead["dulcimer"].add([n._replace(pitch=n.pitch - 12) for n in line], 0.85)


def climbs_high(lead, bars, at):
    line = tune(tunes.SPINDLE_C, at)
    lead["violins"].add(line).add([n._replace(pitch=n.pitch - 12) for n in line], 0.9)
    lead["violas"].add([n._replace(pitch=n.pitch - 12) for n in line], 0.9)
    lead["dulcimer"].add(line, 0.8)


# ---- Layers of the later phases ----------------------------------------------------------------------------------


def spindle_threads(threads):
    """From her second phase: eight bars on E and B, which stand beneath all sections."""
    for k in range(8):
        at = k * BAR
        threads["castanets"].add(drums({CASTANETS: "XxxXxx" if k % 2 else "X.xX.x"}, at))
        threads["toms"].add(drums({TOM_LOW: "x.xx.x" if k % 2 else "x..x.x", KICK: "X....." if k % 4 else "X..X.."}, at))
        threads["spiccato"].add([Note(at + b, 1, (76, 76, 83, 76, 88, 83)[b], 1.05 if b % 3 == 0 else 0.85) for b in range(BAR)])
        if k % 4 == 0:
            threads["trombones"].add([Note(at, 5, 40, 1.1), Note(at + 6, 3, 47, 0.95), Note(at + 9, 3, 46, 0.95), Note(at + 12, 11, 47, 1.0)])
            threads["choir"].add([Note(at, 12, 64, 0.9), Note(at, 12, 71, 0.9), Note(at + 12, 12, 64, 1.0), Note(at + 12, 12, 72, 1.0)])
        if k % 8 == 7:
            roll(threads["toms"], TOM_HIGH, at, 6, 0.5, 1.15, 0.5)


def spindle_back(backwards, name, at):
    """In the end the theme runs backwards."""
    bars = CHORDS[name]
    line = tune({"W": tunes.SPINDLE_BACK_WHEEL, "A": tunes.SPINDLE_BACK_A, "B": tunes.SPINDLE_BACK_B, "C": tunes.SPINDLE_BACK_C}[name], at)
    low = [n._replace(pitch=n.pitch - 12) for n in line]
    backwards["violins"].add(line).add(low, 0.9)
    backwards["horns"].add(low)
    if name != "W":
        backwards["violin"].add([n._replace(pitch=n.pitch + 12) for n in line])
    ripple(backwards["dulcimer"], bars, at, (3, 1, 2, 0, 2, 1), 1, BAR, centre=74, beat=BEAT)
    pad(backwards["choir"], bars, at, BAR, centre=67)
    backwards["bells"].add([Note(at + 2 * BAR * k, 6, nearest(bars[2 * k][0].bass, 64), 1.0) for k in range(4)])


def spindle_lonely(lonely):
    """The last bees: a heart, and a violin that will not come down."""
    for k in range(0, 8, 2):
        lonely["heart"].add(drums({35: "X.x..."}, k * BAR))
    lonely["violin"].add(tune("B5:6 | B5:6 | E6:6 | E6:6 | D6:6 | B5:6 | B5:6 | r:6", 0))
