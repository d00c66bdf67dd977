"""The tracks: tempo, length and layers; from arrangement to files and music.json."""

from collections import namedtuple

from . import arrangements
from .dsp import SAMPLE_RATE
from .files import write_ogg
from .master import faded
from .orchestra import mastered, stem

Track = namedtuple("Track", "arrange bpm beats bars fade_in_at_hum loop swing air", defaults=(True, 0.0, 0.0))

# Tempos are chosen so that a bar is a whole number of samples: stems and loops stay aligned for ever.
TRACKS = {
    "title": Track(arrangements.title, 105, 3, 40, {"title": 0}, air=0.6),
    "cloverfield": Track(arrangements.cloverfield, 147, 4, 60,
                         {"cloverfield_base": 0, "cloverfield_drive": 15, "cloverfield_lead": 30}),
    "boss": Track(arrangements.boss, 168, 4, 48, {"boss_base": 0, "boss_lead": 20}, air=0.5),
    "mill_yard": Track(arrangements.mill_yard, 100, 4, 32, {"mill_yard_base": 0, "mill_yard_lead": 0}, True, 0.10, 0.8),
    "result": Track(arrangements.result, 126, 4, 16, {"result": 0}, True, 0.14),
    "crash_landing": Track(arrangements.crash_landing, 84, 4, 2, {"crash_landing": 0}, False),
}

MUSIC_QUALITY = 4.0
RING_OUT = 3.0  # seconds that a jingle may ring after its last bar


def length_in_samples(track):
    exact = track.bars * track.beats * 60 * SAMPLE_RATE / track.bpm
    if track.loop and exact != int(exact):
        raise ValueError(f"{track.bpm} bpm gives a loop of {exact} samples; choose a tempo that gives a whole number")
    return int(exact)


def clock(track):
    """Turns sixteenths into seconds. Swing delays every second eighth by its share of an eighth."""
    sixteenth = 15 / track.bpm

    def to_seconds(at):
        place = at % 4
        shift = track.swing * 2 * (place / 2 if place <= 2 else (4 - place) / 2)
        return (at + shift) * sixteenth

    return to_seconds


def build(folder, wanted=None):
    """Performs, masters and writes all tracks, or the wanted ones."""
    for name, track in TRACKS.items():
        if wanted and name not in wanted:
            continue
        n = length_in_samples(track) + (0 if track.loop else int(RING_OUT * SAMPLE_RATE))
        parts = track.arrange()
        if list(parts) != list(track.fade_in_at_hum):
            raise ValueError(f"{name}: stems {list(parts)} do not match {list(track.fade_in_at_hum)}")
        stems = mastered([stem(key, players, clock(track), n) for key, players in parts.items()], track.air)
        for key, x in zip(parts, stems):
            write_ogg(folder / f"{key}.ogg", x if track.loop else faded(x, tail=0.5), MUSIC_QUALITY)
        print(f"music {name}: {n / SAMPLE_RATE:.1f} s, {len(stems)} stem(s)")


def as_json():
    """The tracks in the form that the game reads."""
    return {"format": 1, "tracks": {name: {
        "bpm": track.bpm, "beatsPerBar": track.beats, "bars": track.bars, "loop": track.loop,
        "stems": [{"file": f"{key}.ogg", "fadeInAtHum": hum} for key, hum in track.fade_in_at_hum.items()],
    } for name, track in TRACKS.items()}}
