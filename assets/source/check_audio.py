"""Measures every file of scene/sounds and scene/music, prints a table and fails on a defect.

Checked: sample rate, channels, true peak, DC, loudness, silence at the start, loop seams, stems that fit into each other,
the loudness of stems together, in every state of the play, files named by mix.json and music.json, and total size; for the sounds that bands.json
names also their place in the spectrum, how bright they begin, and how alike their variants are.

Usage: python3 assets/source/check_audio.py
"""

import itertools
import json
import pathlib
import sys

import numpy as np

from audio import meter, spectrum
from audio.dsp import SAMPLE_RATE
from audio.files import read_ogg
from audio.orchestra import together

SCENE = pathlib.Path(__file__).resolve().parents[1] / "scene"
PEAK_LIMIT_DB = -1.0
OFFSET_LIMIT = 0.002
SEAM_LIMIT = 1.0
TICK_LIMIT_DB = 8.0
SILENCE = 0.003  # -50 dB: what swells begins softly, but it begins
START_SECONDS = 0.03
BANDS = pathlib.Path(__file__).resolve().parent / "audio" / "bands.json"
EFFECT_LUFS = (-18.0, -10.0)  # of the loudest 80 ms; very short clicks may stay below
MUSIC_LUFS = (-17.0, -15.0)
STAGE_LUFS = {"cloverfield": -16.5, "mill_yard": -16.5, "orchard_canopy": -16.5, "windmill_reach": -16.5,
              "sail_loft": -16.5}  # with the track's gain
STAGE_TOLERANCE = 0.3
SIZE_LIMIT = 36_000_000
STATES = {"calm": {"hum": 0}, "in tune": {"hum": 100}, "fighting": {"hum": 100, "foes": 100},
          "in danger": {"hum": 100, "foes": 100, "danger": 100, "tight": 100}, "second phase": {"hum": 100, "phase": 50},
          "last phase": {"hum": 100, "phase": 100}, "last bees": {"hum": 100, "phase": 100, "loss": 100}}


def row(name, x):
    """Prints one file's figures and returns what is wrong with it."""
    peak, dc = meter.true_peak(x), meter.offset(x)
    print(f"{name:26} {x.shape[1]} ch {len(x) / SAMPLE_RATE:7.3f} s  peak {peak:6.2f} dBTP  loudest {meter.loudest(x):6.1f}"
          f"  integrated {meter.integrated(x):6.1f} LUFS  DC {dc:.4f}", end="")
    faults = []
    if peak > PEAK_LIMIT_DB:
        faults.append(f"{name}: true peak {peak:.2f} dB is above {PEAK_LIMIT_DB}")
    if dc > OFFSET_LIMIT:
        faults.append(f"{name}: DC {dc:.4f}")
    return faults


def check_seam(name, x):
    value = meter.seam(x)
    print(f"  seam {value:.2f}", end="")
    return [f"{name}: the loop's seam stands out ({value:.2f})"] if value > SEAM_LIMIT else []


def check_tick(name, x):
    value = meter.tick(x)
    print(f"  tick {value:.1f} dB", end="")
    return [f"{name}: the loop ticks ({value:.1f} dB)"] if value > TICK_LIMIT_DB else []


def check_bands(folder):
    """Every kind of sound in its own band, bright beginnings, variants that differ."""
    rules, faults = json.loads(BANDS.read_text(encoding="utf-8")), []
    bright, alike = rules["transient"], rules["correlation"]
    for kind, band in rules["kinds"].items():
        for name in band["sounds"]:
            takes = [read_ogg(path) for path in sorted(folder.glob(f"{name}_?.ogg"))]
            peaks = [spectrum.peak(x) for x in takes]
            shares = [spectrum.share(x, bright["from"], bright["to"], bright["seconds"]) for x in takes]
            likeness = [spectrum.likeness(x, y, alike["semitones"]) for x, y in itertools.combinations(takes, 2)]
            print(f"{name:20} {kind:8} peaks {' '.join(f'{f:.0f}' for f in peaks)} Hz  centroids "
                  f"{' '.join(f'{spectrum.centroid(x):.0f}' for x in takes)} Hz  bright "
                  f"{' '.join(f'{s:.2f}' for s in shares)}  most alike {max(likeness):.2f}")
            faults += [f"{name}: peak at {f:.0f} Hz, not in the band of {kind}" for f in peaks if not band["from"] <= f <= band["to"]]
            if min(shares) < band.get("transient", 0):
                faults.append(f"{name}: begins dull ({min(shares):.2f})")
            if name in rules["different"] and max(likeness) >= alike["below"]:
                faults.append(f"{name}: two variants are alike ({max(likeness):.2f})")
    return faults


def check_sounds(folder):
    desk = json.loads((folder / "mix.json").read_text(encoding="utf-8"))["sounds"]
    expected = {f"{name}_{k + 1}.ogg" for name, c in desk.items() for k in range(c["variants"])}
    present = {path.name for path in folder.glob("*.ogg")}
    faults = [f"missing or unknown: {name}" for name in sorted(expected ^ present)]
    for file in sorted(expected & present):
        channel = desk[file.rsplit("_", 1)[0]]
        x = read_ogg(folder / file)
        faults += row(file, x)
        if channel["loop"]:
            faults += check_seam(file, x) + check_tick(file, x)
        elif not EFFECT_LUFS[0] <= meter.loudest(x) <= EFFECT_LUFS[1]:
            faults.append(f"{file}: loudest {meter.loudest(x):.1f} LUFS is outside {EFFECT_LUFS}")
        if channel["positional"] != (x.shape[1] == 1):
            faults.append(f"{file}: positional sounds are mono, others stereo")
        if not channel["loop"] and np.argmax(np.abs(x).max(1) > SILENCE) > START_SECONDS * SAMPLE_RATE:
            faults.append(f"{file}: starts late")
        print(f"  gain {channel['gainDb']} dB")
    return faults


def heard(stem, gauges):
    """Whether a stem sounds while the gauges stand so; those that are not named are at 0."""
    return stem["from"] <= gauges.get(stem["gauge"], 0) <= stem["to"]


def check_states(name, track, stems):
    """What is heard in each state of the play, with the track's gain: none of them may clip."""
    faults, seen = [], set()
    for state, gauges in STATES.items():
        chosen = tuple(k for k, stem in enumerate(track["stems"]) if heard(stem, gauges))
        if chosen and chosen not in seen:
            seen.add(chosen)
            x = together([stems[k] for k in chosen])
            peak = meter.true_peak(x) + track["gainDb"]
            print(f"  {name}, {state}: {len(chosen)} stems, {meter.integrated(x) + track['gainDb']:.1f} LUFS, peak {peak:.1f} dBTP")
            if peak > PEAK_LIMIT_DB:
                faults.append(f"{name}, {state}: true peak {peak:.2f} dB")
    return faults


def check_music(folder):
    faults = []
    for name, track in json.loads((folder / "music.json").read_text(encoding="utf-8"))["tracks"].items():
        stems = [read_ogg(folder / stem["file"]) for stem in track["stems"]]
        for stem, x in zip(track["stems"], stems):
            faults += row(stem["file"], x)
            faults += check_seam(stem["file"], x)
            print()
        longest = max(len(x) for x in stems)
        if any(longest % len(x) or track["bars"] % (longest // len(x)) for x in stems):
            faults.append(f"{name}: stems do not fit into each other: {[len(x) for x in stems]}")
            continue
        total = together(stems)
        faults += check_states(name, track, stems)
        faults += row(f"= {name}, all stems", total)
        crest = 20 * np.log10(np.abs(total).max() / np.sqrt((total**2).mean()))
        print(f"  LRA {meter.loudness_range(total):.1f} LU  crest {crest:.1f} dB")
        loudness = meter.integrated(total)
        if not MUSIC_LUFS[0] <= loudness <= MUSIC_LUFS[1]:
            faults.append(f"{name}: {loudness:.1f} LUFS is outside {MUSIC_LUFS}")
        level = loudness + track["gainDb"]
        if abs(level - STAGE_LUFS.get(name, level)) > STAGE_TOLERANCE:
            faults.append(f"{name}: {level:.1f} LUFS in the game instead of {STAGE_LUFS[name]}")
    return faults


def main():
    faults = check_sounds(SCENE / "sounds") + check_bands(SCENE / "sounds") + check_music(SCENE / "music")
    size = sum(path.stat().st_size for path in SCENE.glob("*/*.ogg"))
    print(f"total {size / 1e6:.2f} MB")
    if size > SIZE_LIMIT:
        faults.append(f"total size {size} is above {SIZE_LIMIT}")
    for fault in faults:
        print("FAULT", fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
