"""Gale Kite: a storm in A minor, with the theme thrown from left to right.

The base goes round in R A B, sections of eight bars; the lead goes over it twice, its fiddles taking turns on either side.
squall joins in the second phase, string in the third: the theme's head in slow brass, for as long as the last string holds.
lonely is for the last bees.
"""

from . import tunes_gale as tunes
from .orchestra import Part
from .playing import CRASH, HAT, KICK, RIDE, SNARE, TOM_HIGH, TOM_LOW, TOM_MID, pad, pulse, roll, walk
from .score import Note, bass_note, below, drums, harmony, melody, nearest

BAR = 16
EIGHT = 8 * BAR
A_MINOR = {9, 11, 0, 2, 4, 5, 7}
MINOR = (0, 2, 3, 5, 7, 8, 11)
GALLOP = [(0, 0, 2), (2, 0, 1), (3, 0, 1), (4, 12, 2), (6, 0, 2), (8, 0, 2), (10, 0, 1), (11, 0, 1), (12, 7, 2), (14, 12, 2)]
CHORDS = {"R": harmony(tunes.KITE_R_CHORDS), "A": harmony(tunes.KITE_A_CHORDS), "B": harmony(tunes.KITE_B_CHORDS)}
FORM = "RAB"


def gale_kite():
    """The fight with the wind."""
    base = {
        "kit": Part("power kit", -21.5, 0, 0.15, velocity=104, low_cut=35),
        "snare": Part("orchestra kit", -24, 0.2, 0.35, velocity=100, low_cut=120),
        "timpani": Part("timpani", -24, 0.1, 0.35, velocity=104, low_cut=45),
        "bass": Part("finger bass", -22, 0, 0.04, gate=0.75, velocity=108),
        "cellos": Part("strings", -23, -0.2, 0.3, gate=0.55, velocity=110, low_cut=70),
        "bodhran": Part("standard kit", -25, -0.3, 0.2, velocity=100, low_cut=45),
        "guitar": Part("steel guitar", -25.5, 0.4, 0.15, gate=0.9, velocity=92, low_cut=140),
        "tremolo": Part("tremolo", -27.5, 0.1, 0.5, gate=1.0, velocity=84, low_cut=150),
        "swell": Part("horn", -25, -0.3, 0.55, velocity=96, gate=1.0),
    }
    lead = {
        "left": Part("fiddle", -20, -0.85, 0.35, velocity=108, low_cut=180, bright="violin", synth_db=-15, bar=8),
        "right": Part("violin", -20, 0.85, 0.35, velocity=108, low_cut=180, synth_db=-14, bar=8),
        "violins": Part("strings", -22, 0, 0.42, velocity=112, gate=0.95, low_cut=170),
        "whistle": Part("piccolo", -27, 0.2, 0.4, velocity=96, synth_db=-16),
        "horns": Part("horn", -22, -0.15, 0.45, velocity=108, bright="trombone", synth_db=-13),
        "brass": Part("brass", -25, 0.1, 0.38, velocity=110, gate=0.7, low_cut=130),
        "cymbal": Part("orchestra kit", -29, 0, 0.4, velocity=100, low_cut=300),
    }
    squall = {
        "taiko": Part("orchestra kit", -22.5, 0, 0.35, velocity=110, low_cut=35),
        "rolls": Part("orchestra kit", -26, 0, 0.3, velocity=100, low_cut=120),
        "brass": Part("brass", -23.5, 0, 0.45, velocity=108, gate=0.97, low_cut=90),
        "strings": Part("strings", -25.5, 0, 0.25, velocity=110, gate=0.4, low_cut=220),
    }
    last = {
        "trombones": Part("trombone", -21, 0, 0.45, velocity=112, bright="brass", synth_db=-12),
        "choir": Part("choir", -23, 0, 0.55, velocity=104, gate=1.0, low_cut=150),
        "violins": Part("strings", -23, 0, 0.45, velocity=108, gate=0.98, low_cut=200),
        "bells": Part("bells", -29, 0, 0.6, velocity=96, gate=1.5),
    }
    lonely = {
        "heart": Part("orchestra kit", -26, 0, 0.5, velocity=92, low_cut=35, high_cut=900),
        "fiddle": Part("violin", -24.5, 0, 0.6, velocity=92, low_cut=180, synth_db=-18),
    }
    for k, name in enumerate(FORM):
        kite_base(base, name, k * EIGHT)
        kite_last(last, name, k * EIGHT)
    for k, name in enumerate(FORM * 2):
        kite_lead(lead, name, k * EIGHT, k >= len(FORM))
    kite_squall(squall)
    kite_lonely(lonely)
    return {"gale_kite_base": base, "gale_kite_lead": lead, "gale_kite_squall": squall, "gale_kite_string": last,
            "gale_kite_lonely": lonely}


def kite_base(base, name, at):
    bars, reel = CHORDS[name], name == "R"
    walk(base["bass"], bars, at, GALLOP, low=28, scale=A_MINOR)
    walk(base["cellos"], bars, at, GALLOP, low=40)
    walk(base["cellos"], bars, at, GALLOP, low=52, level=0.8)
    pulse(base["guitar"], bars, at, (0, 3, 6, 8, 11, 14), centre=57, length=1.6)
    pad(base["tremolo"], bars, at, centre=67)
    for k, chords in enumerate(bars):
        last = k == len(bars) - 1
        grid = {KICK: "X..x..x.X..x..x.", SNARE: "....X.......X..-", HAT: "x.o.x.o.x.o.x.o."}
        if reel:
            grid = {KICK: "X.....x.X.....x.", HAT: "o.-.o.-.o.-.o.-."}
        elif name == "B":
            grid[RIDE], grid[HAT] = "x.o.x.o.x.o.x.o.", ""
        if last:
            grid.update({SNARE: "....X.xxX.xxXxXX", HAT: ""})
        if k == 0:
            grid[CRASH] = "X..............."
        base["kit"].add(drums(grid, at + BAR * k))
        base["snare"].add(drums({SNARE: "x-xx-x-xx-xx-xxx" if reel else "-.-x-.-.-.-x-.xx"}, at + BAR * k))
        base["bodhran"].add(drums({TOM_LOW: "x..x..x.x..x..x.", TOM_MID: "......x.......x." if k % 2 else ""}, at + BAR * k))
        base["timpani"].add([Note(at + BAR * k + b, 2, bass_note(chords[0], 38), v) for b, v in ((0, 1.1), (6, 0.8), (12, 0.9))])
        if k % 4 == 3:
            roll(base["timpani"], bass_note(chords[-1], 38), at + BAR * k + 8, 8, 0.5, 1.1)
            base["swell"].add([Note(at + BAR * (k - 1), 2 * BAR, nearest(t, 57), 1.0) for t in bars[k - 1][0].tones[:2]])


def kite_lead(lead, name, at, again):
    lead["cymbal"].add(drums({CRASH: "X..............."}, at))
    if name == "R":
        thrown(lead, melody(tunes.KITE_REEL, start=at), at, 1)
        lead["horns"].add(melody(tunes.KITE_CALL, start=at), 1.0 if again else 0.85)
        if again:
            lead["whistle"].add(melody(tunes.KITE_REEL, start=at, transpose=12)[::2], 0.7)
    elif name == "A":
        line = melody(tunes.KITE_A, start=at)
        thrown(lead, line, at, 1)
        lead["violins"].add([n._replace(pitch=n.pitch - 12) for n in line], 0.9)
        pulse(lead["brass"], CHORDS[name], at, (0, 6) if not again else (0, 3, 6, 14), centre=62, length=1.6)
        if again:
            lead["horns"].add([n._replace(pitch=n.pitch - 12) for n in line])
            lead["whistle"].add([n for n in line if n.length >= 4])
    else:
        line = melody(tunes.KITE_B, start=at)
        lead["violins"].add(line).add([n._replace(pitch=n.pitch - 12) for n in line], 0.9)
        thrown(lead, below(line, "A", 2, MINOR) if again else line, at, 2)
        lead["horns"].add(melody(tunes.KITE_SLOW_B, start=at), 0.95)
        if again:
            pulse(lead["brass"], CHORDS[name], at, (0, 3, 6, 12), centre=62, length=1.5)


def thrown(lead, line, at, bars):
    """So many bars on the left, so many on the right."""
    for n in line:
        lead["left" if int((n.start - at) // (bars * BAR)) % 2 == 0 else "right"].add([n])


def kite_squall(squall):
    """From its second phase: eight bars on A and E; brass swells every two bars."""
    for k in range(8):
        at = k * BAR
        squall["taiko"].add(drums({TOM_LOW: "X..x.xX.x.x.X.xx" if k % 2 else "X..x..X.X..x..X.", 35: "X.....X.X.....X.", TOM_HIGH: "..............xx" if k % 4 == 3 else ""}, at))
        roll(squall["rolls"], SNARE, at + 8 * (k % 2 == 0), 8 if k % 2 == 0 else 16, 0.3, 0.95)
        squall["strings"].add([Note(at + b, 1, (76, 81, 76, 88)[b % 4], 1.05 if b % 4 == 0 else 0.85) for b in range(16)])
        if k % 2 == 0:
            for pitch in (45, 52, 57):
                squall["brass"].add([Note(at + j * 4, 4.2, pitch, 0.45 + 0.09 * j) for j in range(7)])


def kite_last(last, name, at):
    """In the third phase: the theme in slow brass."""
    slow = melody({"R": tunes.KITE_SLOW_R, "A": tunes.KITE_SLOW_A, "B": tunes.KITE_SLOW_B}[name], start=at)
    last["trombones"].add([n._replace(pitch=n.pitch - 12) for n in slow])
    last["violins"].add([n._replace(pitch=n.pitch + 12) for n in slow])
    last["choir"].add(slow)
    pad(last["choir"], CHORDS[name], at, centre=64, level=0.8)
    last["bells"].add([n for n in slow if n.start % BAR == 0])


def kite_lonely(lonely):
    for k in range(8):
        lonely["heart"].add(drums({35: "X..x....X..x...."}, k * BAR))
    lonely["fiddle"].add(melody("E5:16 | A5:16 | C6:16 | B5:16 | A5:16 | E6:16 | D6:8 B5:8 | E5:16"))
