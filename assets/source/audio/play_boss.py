"""Old Stag: a hunt in E minor.

Form: R A B R A B, the second half bigger; its riff begins in a hush. Base is hooves and chitin; lead blows the horn
and fights back with the lantern theme in minor; rage, for its second half, lets trombones and choir sing that theme
twice as slow; lonely is for the last bees.
"""

from . import tunes
from .orchestra import Part
from .playing import CRASH, E_MINOR, HAT, KICK, RIDE, SNARE, TOM_HIGH, TOM_LOW, TOM_MID, pad, pulse, roll, walk
from .score import Note, bass_note, drums, harmony, melody, nearest


def boss():
    """The hunt."""
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
        "horns": Part("horn", -20.5, -0.15, 0.45, velocity=112, bright="trombone", synth_db=-12),
        "trombones": Part("trombone", -23.5, 0.2, 0.35, velocity=104, bright="brass", synth_db=-14),
        "trumpet": Part("trumpet", -21.5, 0.1, 0.4, velocity=108, bright="brass", synth_db=-10),
        "violins": Part("strings", -23, -0.35, 0.4, velocity=112, gate=0.96, low_cut=160),
        "choir": Part("choir", -26, 0, 0.55, velocity=92, gate=1.0, low_cut=150),
        "piccolo": Part("piccolo", -29, 0.35, 0.35, velocity=92, synth_db=-16),
        "brass": Part("brass", -26, 0.1, 0.35, velocity=110, gate=0.6, low_cut=130),
        "cymbal": Part("orchestra kit", -29, 0, 0.4, velocity=100, low_cut=300),
    }
    rage = {
        "trombones": Part("trombone", -22.5, 0.15, 0.45, velocity=110, bright="brass", synth_db=-12),
        "bass trombones": Part("trombone", -25, -0.05, 0.45, velocity=106, gate=0.98),
        "choir": Part("choir", -23, 0, 0.55, velocity=104, gate=1.0, low_cut=130),
        "toms": Part("power kit", -24, -0.1, 0.2, velocity=108, low_cut=40),
        "bells": Part("bells", -30, 0.3, 0.6, velocity=96, gate=1.5),
        "violins": Part("strings", -26, -0.3, 0.3, velocity=112, gate=0.4, low_cut=200),
    }
    lonely = {
        "heart": Part("orchestra kit", -25, 0, 0.5, velocity=92, low_cut=35, high_cut=900),
        "violin": Part("violin", -23.5, 0.1, 0.6, velocity=92, low_cut=180, synth_db=-18),
    }
    form = [("R", tunes.BOSS_RIFF_CHORDS, 0), ("A", tunes.BOSS_A_CHORDS, 8), ("B", tunes.BOSS_B_CHORDS, 16),
            ("R2", tunes.BOSS_RIFF_CHORDS, 24), ("A2", tunes.BOSS_A_CHORDS, 32), ("B2", tunes.BOSS_B_CHORDS, 40)]
    for name, text, bar in form:
        boss_base(base, name, harmony(text), bar * 16)
        boss_lead(lead, name, harmony(text), bar * 16)
        boss_rage(rage, name, harmony(text), bar * 16)
        boss_lonely(lonely, harmony(text), bar * 16)
    return {"boss_base": base, "boss_lead": lead, "boss_rage": rage, "boss_lonely": lonely}


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
        walk(base["riff"], bars, at, GALLOP, low=28, scale=E_MINOR)
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
            grid.update({SNARE: "x.x.X.xxX.xxXxXX" if name != "A" else "....X.x.........", HAT: ""})
            if name == "A":
                grid.update({TOM_HIGH: "........XxX.....", TOM_MID: "..........xXx...", TOM_LOW: "............xXXX"})
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


def boss_rage(rage, name, bars, at):
    """The theme twice as slow over the riff; elsewhere the choir stands on the chords. Toms at double time."""
    if name.startswith("R"):
        slow = melody(tunes.BOSS_SLOW_THEME, start=at)
        rage["trombones"].add(slow)
        rage["bass trombones"].add([n._replace(pitch=n.pitch - 12) for n in slow])
        rage["choir"].add([n._replace(pitch=n.pitch + 12) for n in slow])
        rage["bells"].add([n._replace(pitch=n.pitch + 12) for n in slow if n.start % 16 == 0])
    else:
        pad(rage["choir"], bars, at, centre=67)
        walk(rage["trombones"], bars, at, [(0, 0, 6), (6, 7, 2), (8, 12, 6), (14, 7, 2)], low=40)
        rage["bells"].add([Note(at + 32 * k, 8, nearest(bars[2 * k][0].bass, 64), 1.0) for k in range(len(bars) // 2)])
    pulse(rage["violins"], bars, at, range(16), centre=74, length=1, level=0.9)
    for k in range(len(bars)):
        rage["toms"].add(drums({TOM_LOW: "x.xxx.x.x.xxx.xx", TOM_MID: "......x.......x." if k % 2 else ""}, at + 16 * k))
        if k % 4 == 3:
            roll(rage["toms"], TOM_HIGH, at + 16 * k + 8, 8, 0.5, 1.15)


def boss_lonely(lonely, bars, at):
    """The last bees against it: a heart, and a violin that will not come down."""
    for k, chords in enumerate(bars):
        lonely["heart"].add(drums({35: "X..x....X..x...."}, at + 16 * k))
        lonely["violin"].add([Note(at + 16 * k, 16, nearest(chords[0].tones[(2, 1)[k % 2]], 83), 1.0)])
