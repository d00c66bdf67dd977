"""The tracks: tempo, length, layers and dynamics; from score to files and music.json."""

import math
from collections import namedtuple

import numpy as np

from .dsp import SAMPLE_RATE
from .files import write_ogg
from .orchestra import mastered, stem
from .play_boss import boss
from .play_cloverfield import cloverfield
from .play_gale_kite import gale_kite
from .play_mill_yard import mill_yard
from .play_orchard_canopy import orchard_canopy
from .play_sail_loft import sail_loft
from .play_screens import crash_landing, lost, result, title
from .play_spindle import spindle
from .play_windmill_reach import windmill_reach

# A layer is heard while its gauge is between from and to (0 to 100); those that only accompany are mono.
# turns: so many times it repeats while the track passes once; one that repeats has dynamics of its own, or none.
Layer = namedtuple("Layer", "gauge since until fade mono turns dynamics", defaults=("hum", 0, 100, 1.6, False, 1, ((0, 0),)))

# key: of its notes, as major (G for E minor); what is tuned among the effects is moved to it.
# lufs: what all stems together are mastered to; gain_db makes up for what mono stems and the encoder take.
# dynamics: (bar, dB) pairs, joined by straight lines: how the whole band swells and sinks.
# units: of a score in a beat, four sixteenths or, in compound time, three eighths.
# kilobits: a second of a stereo stem, a mono one takes 7 of 10; 0 writes at a fixed quality.
Track = namedtuple("Track", "arrange bpm beats bars layers swing air dynamics stinger leads_to gain_db calm_db lufs key units kilobits",
                   defaults=(0.0, 0.0, ((0, 0),), "", (), 0, 0, -16.0, "d", 4, 0))

# The scene folder has room for so many kilobits a second of the first islands' music and of what came later.
FIRST, LEAN, MONO_SHARE = 50, 45, 0.7

# Tempos are chosen so that a bar is a whole number of samples: stems and loops stay aligned for ever.
TRACKS = {
    "title": Track(title, 105, 3, 40, {"title_base": Layer(), "title_lead": Layer()}, air=0.6,
                   dynamics=((0, -3), (4, -1.5), (12, 0), (27, 1), (36, 0.5), (40, -3)), leads_to=("cloverfield",)),
    "cloverfield": Track(cloverfield, 147, 4, 112, {
        "cloverfield_base": Layer(), "cloverfield_drive": Layer("foes", 25, 100, 1.0), "cloverfield_lead": Layer("hum", 30),
        "cloverfield_tight": Layer("tight", 50, 100, 0.35, True), "cloverfield_danger": Layer("danger", 45, 100, 0.7, True),
        "cloverfield_lonely": Layer("loss", 50, 100, 1.0, True),
    }, dynamics=((0, -2), (4, 0), (12, 0.5), (19.5, 1), (20, -2), (27, 0), (28, -3.5), (34, -2), (35.9, 0), (36, 1.5),
                 (44, 1), (51, -1), (52, -2.5), (56, -1), (64, 0), (72, -2), (80, -1), (87, 0.5), (88, 0), (96, 1), (104, 1.5), (111, -1),
                 (112, -2)), leads_to=("boss", "crash_landing", "result", "lost"), gain_db=0.4, calm_db=-5, lufs=-16.5,
        kilobits=FIRST),
    "boss": Track(boss, 168, 4, 48, {
        "boss_base": Layer(), "boss_lead": Layer("hum", 15), "boss_rage": Layer("phase", 40, 100, 0.8),
        "boss_lonely": Layer("loss", 50, 100, 1.0, True),
    }, air=0.5, dynamics=((0, -1), (8, 0), (16, 0), (23.9, 1), (24, -6), (28, -4), (31.9, 0.5), (32, 1), (46, 1.5), (48, -1)),
        stinger="sting_boss", leads_to=("result", "lost", "crash_landing", "cloverfield"), key="g"),
    "mill_yard": Track(mill_yard, 126, 3, 128, {
        "mill_yard_base": Layer(), "mill_yard_lead": Layer(), "mill_yard_warm": Layer("hum", 50, 100, 2.5),
        "mill_yard_danger": Layer("danger", 45, 100, 0.7, True),
    }, 0.06, 0.8, ((0, -1.5), (4, -0.5), (12, 0), (20, 0.5), (27.5, 1), (28, -2), (35, -1), (36, 0.5), (44, 0.5), (45, -1), (48, -2.5),
                    (52, -1.5), (59, -0.5), (60, 0), (68, 0.5), (76, 1), (83.5, 1), (84, -2), (91, -0.5), (92, 0.5), (99.5, 1), (100, -3),
                    (107, -1.5), (108, 0.5), (116, 1.2), (124, 0.5), (125, -1), (128, -1.5)),
        leads_to=("result", "lost", "cloverfield"), gain_db=0.2, lufs=-16.5, key="g",
        kilobits=FIRST),
    "result": Track(result, 126, 4, 16, {"result_base": Layer(), "result_lead": Layer()}, 0.14, 0.0,
                    ((0, 0), (7.9, 0.5), (8, -3), (11, -1.5), (12, 1), (15, 1), (16, 0)), "sting_won",
                    ("title", "mill_yard", "cloverfield"), key="g"),
    "lost": Track(lost, 84, 3, 16, {"lost_base": Layer(), "lost_lead": Layer()}, 0.0, 0.4,
                  ((0, -3), (8, -2), (13, 1.5), (16, -3)), "sting_lost", ("title", "cloverfield", "mill_yard"), -2),
    "crash_landing": Track(crash_landing, 100, 4, 12, {
        "crash_landing_base": Layer(), "crash_landing_lead": Layer("hum", 25),
        "crash_landing_hurry": Layer("danger", 45, 100, 0.7, True),
    }, 0.0, 0.4, ((0, -3), (4, -1), (8, 1), (11, 1), (12, -3)), "sting_crash", ("cloverfield", "boss", "lost")),
    "orchard_canopy": Track(orchard_canopy, 137.8125, 4, 112, {
        "orchard_canopy_base": Layer(turns=2, dynamics=((0, -1), (8, -0.5), (16, 0), (23.5, 0), (24, -3), (31, -2), (32, 0), (40, 1),
                                                        (48, 0.5), (55, 0.5), (56, -1))),
        "orchard_canopy_drive": Layer("foes", 25, 100, 1.0, True, 7), "orchard_canopy_lead": Layer("hum", 30),
        "orchard_canopy_tight": Layer("tight", 50, 100, 0.35, True, 28),
        "orchard_canopy_danger": Layer("danger", 45, 100, 0.7, True, 14),
        "orchard_canopy_lonely": Layer("loss", 50, 100, 1.0, True, 14),
    }, 0.1, dynamics=((0, -2), (7.5, 0), (8, -1), (16, 0), (23.5, 1), (24, -4), (31, -2.5), (32, -1), (40, 1), (48, 0.5), (55, 1.5),
                      (56, -2), (64, -0.5), (72, 0.5), (79.5, 1), (80, -3.5), (87, -1), (88, 0), (96, 1), (104, 1.5), (111, 1),
                      (112, -2)), leads_to=("spindle", "crash_landing", "result", "lost"), gain_db=0, calm_db=-5, lufs=-16.1,
        key="g", units=3, kilobits=LEAN),
    "spindle": Track(spindle, 144, 2, 96, {
        "spindle_base": Layer(turns=2, dynamics=((0, -1), (8, 0), (16, 0.5), (23.5, 0.5), (24, -5), (28, -3.5), (31.5, 0), (32, 0), (40, 1),
                                                 (47, 1), (48, -1))),
        "spindle_lead": Layer("phase", 0, 75, 1.0), "spindle_threads": Layer("phase", 25, 100, 0.8, True, 12),
        "spindle_backwards": Layer("phase", 75, 100, 0.8, True, 2, ((0, -1), (8, 0), (24, -2), (32, 0), (47, 1), (48, -1))),
        "spindle_lonely": Layer("loss", 50, 100, 1.0, True, 12),
    }, 0.3, dynamics=((0, -3), (8, -0.5), (16, 0.5), (24, -4), (31, -1.5), (32, -0.5), (40, 0), (48, -2), (56, 0.5), (64, 1), (71, 1), (72, -3),
                      (79, -1), (80, 0.5), (88, 1.5), (96, -2)), stinger="sting_boss",
        leads_to=("result", "lost", "crash_landing", "orchard_canopy"), gain_db=0, lufs=-15.5, key="g", units=3, kilobits=LEAN),
    "windmill_reach": Track(windmill_reach, 168.75, 3, 176, {
        "windmill_reach_base": Layer(turns=2, dynamics=((0, -1), (8, 0), (23.5, 0.5), (24, -4), (31, -3), (32, -1.5), (40, 0.5), (48, 1),
                                                        (55.5, 1), (56, -4), (63, -2.5), (64, -1), (72, 0.5), (80, 1), (87, 1), (88, -1))),
        "windmill_reach_drive": Layer("foes", 25, 100, 1.0, True, 11), "windmill_reach_lead": Layer("hum", 30),
        "windmill_reach_tight": Layer("tight", 50, 100, 0.35, True, 44),
        "windmill_reach_danger": Layer("danger", 45, 100, 0.7, True, 22),
        "windmill_reach_lonely": Layer("loss", 50, 100, 1.0, True, 22),
    }, 0.1, dynamics=((0, -2), (8, -1), (16, 0.5), (23.5, 1), (24, -4.5), (31, -3), (32, -2), (40, 0), (48, 1), (55.5, 1), (56, -4.5),
                      (63, -3), (64, -1), (72, 1), (80, 1.5), (87, 1), (88, -2.5), (96, -1), (104, 0.5), (111.5, 0.5), (112, -4.5), (119, -3),
                      (120, -2), (128, 0), (136, 1), (143.5, 1), (144, -4), (151, -2), (152, 0), (160, 1.5), (168, 2), (175, 1.5),
                      (176, -2)), leads_to=("gale_kite", "crash_landing", "result", "lost"), gain_db=0, calm_db=-5, lufs=-16.1,
        kilobits=LEAN),
    "gale_kite": Track(gale_kite, 176.4, 4, 48, {
        "gale_kite_base": Layer(turns=2, dynamics=((0, -3.5), (4, -2), (8, 0), (16, 0.5), (23, 1.5), (24, -3.5))),
        "gale_kite_lead": Layer("hum", 15, 100, 1.6), "gale_kite_squall": Layer("phase", 25, 100, 0.8, True, 6),
        "gale_kite_string": Layer("phase", 75, 100, 0.8, True, 2, ((0, -1), (8, 0), (23, 1), (24, -1))),
        "gale_kite_lonely": Layer("loss", 50, 100, 1.0, True, 6),
    }, 0.3, dynamics=((0, -4), (8, 0), (16, 0.5), (23.5, 1), (24, -4), (31, -1), (32, 0.5), (40, 1.5), (48, -3)), stinger="sting_kite",
        leads_to=("result", "lost", "crash_landing", "windmill_reach"), gain_db=0, lufs=-15.7, key="c", kilobits=LEAN),
    "sail_loft": Track(sail_loft, 117.6, 3, 80, {
        "sail_loft_base": Layer(turns=2, dynamics=((0, -1.5), (8, 0), (16, 0.5), (23.5, 0.5), (24, -2.5), (31, -1.5), (32, 0), (39, 0.5), (40, -1.5))),
        "sail_loft_lead": Layer(), "sail_loft_hands": Layer("hum", 50, 100, 2.5, True, 10),
        "sail_loft_danger": Layer("danger", 45, 100, 0.7, True, 10),
    }, 0.06, dynamics=((0, -2.5), (8, -1), (16, 0.5), (23.5, 0.5), (24, -3.5), (31, -2), (32, 0), (39, 1.5), (40, -3), (48, -1), (56, -1.5),
                       (63, 0), (64, -3.5), (71, -1), (72, 1), (79, 1.5), (80, -2.5)),
        leads_to=("result", "lost", "windmill_reach"), gain_db=0, lufs=-16.3, key="g", kilobits=LEAN),
}

STEREO_QUALITY, MONO_QUALITY = 0.8, 0.0


def length_in_samples(track):
    exact = track.bars * track.beats * 60 * SAMPLE_RATE / track.bpm
    whole = round(exact)
    if abs(exact - whole) > 1e-6:
        raise ValueError(f"{track.bpm} bpm gives a loop of {exact} samples; choose a tempo that gives a whole number")
    return whole


def clock(track):
    """Turns units of the score into seconds. Swing delays every second eighth by its share of an eighth."""
    unit = 60 / track.bpm / track.units

    def to_seconds(at):
        place = at % 4
        shift = track.swing * 2 * (place / 2 if place <= 2 else (4 - place) / 2)
        return (at + shift) * unit

    return to_seconds


def conductor(track, layer):
    """Turns seconds into dB of loudness, for the loop of a layer."""
    bars, levels = zip(*(layer.dynamics if layer.turns > 1 else track.dynamics))
    bar = track.beats * 60 / track.bpm
    return lambda seconds: np.interp(np.asarray(seconds) / bar % (track.bars / layer.turns), bars, levels)


def build(folder, wanted=None):
    """Performs, masters and writes all tracks, or the wanted ones."""
    for name, track in TRACKS.items():
        if wanted and name not in wanted:
            continue
        n = length_in_samples(track)
        parts = track.arrange()
        if list(parts) != list(track.layers):
            raise ValueError(f"{name}: stems {list(parts)} do not match {list(track.layers)}")
        stems = mastered([performed(track, key, players, n) for key, players in parts.items()], track.air, track.lufs)
        for key, x in zip(parts, stems):
            mono = track.layers[key].mono
            write_ogg(folder / f"{key}.ogg", x.mean(1) if mono else x, MONO_QUALITY if mono else STEREO_QUALITY,
                      math.ceil(track.kilobits * (MONO_SHARE if mono else 1)))
        print(f"music {name}: {n / SAMPLE_RATE:.1f} s, {len(stems)} stem(s)")


def performed(track, key, players, n):
    """One stem of a track of n samples, as long as its own loop."""
    layer = track.layers[key]
    if n % layer.turns or track.bars % layer.turns:
        raise ValueError(f"{key}: {track.bars} bars are not {layer.turns} turns of whole bars")
    return stem(key, players, clock(track), n // layer.turns, conductor(track, layer))


def as_json():
    """The tracks in the form that the game reads."""
    return {"format": 1, "tracks": {name: {
        "bpm": track.bpm, "beatsPerBar": track.beats, "bars": track.bars, "key": track.key, "gainDb": track.gain_db,
        **({"calmDb": track.calm_db} if track.calm_db else {}),
        **({"stinger": track.stinger} if track.stinger else {}), "leadsTo": list(track.leads_to),
        "stems": [{"file": f"{key}.ogg", "gauge": layer.gauge, "from": layer.since, "to": layer.until,
                   "fadeSeconds": layer.fade} for key, layer in track.layers.items()],
    } for name, track in TRACKS.items()}}
