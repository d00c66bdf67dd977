"""Plays parts: writes a MIDI file, lets FluidSynth perform it dry, then mixes with the workshop's own hall.

Levels are set by meter: every part is brought to its loudness in LUFS, so a mix is a list of numbers.
"""

import pathlib
import struct
import subprocess
import tempfile
import zlib

import numpy as np
from scipy import ndimage, signal

from .articulation import controls, doubled, sung, velocity
from .dsp import SAMPLE_RATE, high_pass, low_pass
from .meter import integrated, true_peak

SOUND_FONT = pathlib.Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
TICKS_PER_SECOND = 1920  # 960 per quarter at 120 bpm
TAIL = 6.0  # seconds after the last bar that fold back onto the loop's start

GM = {
    "celesta": 8, "glockenspiel": 9, "music box": 10, "vibraphone": 11, "marimba": 12, "xylophone": 13, "bells": 14, "dulcimer": 15,
    "accordion": 21, "nylon guitar": 24, "steel guitar": 25, "muted guitar": 28, "acoustic bass": 32, "finger bass": 33, "violin": 40,
    "viola": 41, "cello": 42, "contrabass": 43, "tremolo": 44, "pizzicato": 45, "harp": 46, "timpani": 47,
    "strings": 48, "slow strings": 49, "choir": 52, "trumpet": 56, "trombone": 57, "tuba": 58, "muted trumpet": 59,
    "horn": 60, "brass": 61, "oboe": 68, "bassoon": 70, "clarinet": 71, "piccolo": 72, "flute": 73, "recorder": 74,
    "whistle": 78, "ocarina": 79, "fiddle": 110,
}
KITS = {"standard kit": 0, "room kit": 8, "power kit": 16, "brush kit": 40, "orchestra kit": 48}


class Part:
    """One player: an instrument, its notes and its place in the mix.

    A part with synth_db leads: its line is articulated (articulation.py) and doubled by the synth, so many dB below it;
    it has one note at a time, and bars of so many sixteenths.
    bright is the instrument that joins it on hard notes: a second layer of velocity.
    """

    def __init__(self, instrument, lufs, pan=0.0, hall=0.25, gate=0.92, touch=0.03, low_cut=60, high_cut=None,
                 velocity=92, push=0.0, bright=None, synth_db=None, bar=16):
        self.instrument, self.lufs, self.pan, self.hall = instrument, lufs, pan, hall
        self.gate, self.touch, self.low_cut, self.high_cut = gate, touch, low_cut, high_cut
        self.velocity, self.push, self.notes = velocity, push, []
        self.bright, self.synth_db, self.bar = bright, synth_db, bar

    @property
    def leads(self):
        """Whether it is a leading voice of one line, which is articulated."""
        return self.synth_db is not None

    def add(self, notes, level=1.0, gate=None):
        """Adds notes at a relative level; gate is the share of the written length that sounds."""
        share = self.gate if gate is None else gate
        share = 1.0 if self.leads else share
        self.notes += [(n.start, n.length * share, n.pitch, n.accent * level) for n in notes]
        return self


def variable_length(value):
    out = [value & 127]
    while value := value >> 7:
        out.insert(0, value & 127 | 128)
    return bytes(out)


def midi_bytes(part, to_seconds, rng, hand):
    """A one-track MIDI file; small seeded differences of time and touch keep it from sounding typed.

    The hand says in dB how hard is played at a time; half of it is touch, the rest is loudness (see stem).
    """
    drum = part.instrument in KITS
    channel = 9 if drum else 0
    program = KITS[part.instrument] if drum else GM[part.instrument]
    events = [(0, bytes((0xB0 | channel, 7, 110))), (0, bytes((0xC0 | channel, program)))]
    for start, length, pitch, level in part.notes:
        at = max(0.0, to_seconds(start) + part.push + rng.normal(0, 0.0035))
        end = max(at + 0.03, to_seconds(start + length) + part.push)
        touch = 10 ** (float(hand(at)) / 60) * (1 + rng.normal(0, part.touch))
        velocity = int(np.clip(part.velocity * level * touch, 8, 127))
        events.append((int(at * TICKS_PER_SECOND), bytes((0x90 | channel, int(pitch), velocity))))
        events.append((int(end * TICKS_PER_SECOND), bytes((0x80 | channel, int(pitch), 0))))
    events.sort(key=lambda e: (e[0], e[1][0] & 0xF0 != 0x80))
    return midi_file(events)


def midi_file(events):
    """One track of (tick, bytes) in their order."""
    body, now = b"", 0
    for at, data in events:
        body += variable_length(at - now) + data
        now = at
    body += variable_length(int(TAIL * TICKS_PER_SECOND)) + b"\xff\x2f\x00"
    return (b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS_PER_SECOND // 2)
            + b"MTrk" + struct.pack(">I", len(body)) + body)


HARD = 100  # velocity from which the bright layer joins
BRIGHT_DB = -7


def led_midi(part, line, program, rng, hand, hardest_only=False):
    """A one-track MIDI file of an articulated line."""
    events = [(0, 0, bytes((0xB0, 7, 110))), (0, 0, bytes((0xC0, GM[program])))]
    for note in line:
        at = max(0.0, note.start + part.push + (0 if note.slurred else rng.normal(0, 0.003)))
        touch = 10 ** (float(hand(at)) / 45) * (1 + rng.normal(0, part.touch))
        struck = int(np.clip(part.velocity * velocity(note) * touch, 8, 127))
        if hardest_only:
            struck = int(np.clip((struck - HARD) * 127 / (127 - HARD), 0, 127))
        if struck:
            events.append((int(at * TICKS_PER_SECOND), 2, bytes((0x90, int(note.pitch), struck))))
            events.append((int((note.end + part.push) * TICKS_PER_SECOND), 0, bytes((0x80, int(note.pitch), 0))))
    events += [(int(max(0.0, at + part.push) * TICKS_PER_SECOND), 1, bytes((0xB0, number, value)))
               for at, number, value in controls(line)]
    return midi_file([(at, data) for at, _, data in sorted(events, key=lambda e: e[:2])])


def led(part, to_seconds, length, seed, hand):
    """A leading voice: its instrument, the bright one where it is struck hard, and the synth."""
    rng = np.random.default_rng(zlib.crc32(seed.encode()))
    line = sung(part.notes, to_seconds, part.bar)
    out = rendered(led_midi(part, line, part.instrument, rng, hand), length)
    loud = integrated(out)
    layers = [(doubled(line, length)[:, None].repeat(2, 1), part.synth_db)]
    if part.bright:
        layers.append((rendered(led_midi(part, line, part.bright, rng, hand, True), length), BRIGHT_DB))
    for x, db in layers:
        if np.abs(x).max() > 0:
            out += x * 10 ** ((loud + db - integrated(x)) / 20)
    return out


def performed(part, to_seconds, length, seed, hand):
    """The part's dry stereo performance, long enough for the loop and its tail."""
    if part.leads:
        return led(part, to_seconds, length, seed, hand)
    rng = np.random.default_rng(zlib.crc32(seed.encode()))
    return rendered(midi_bytes(part, to_seconds, rng, hand), length)


def rendered(midi, length):
    """What FluidSynth makes of a MIDI file: stereo, dry."""
    with tempfile.TemporaryDirectory() as folder:
        score, take = pathlib.Path(folder) / "part.mid", pathlib.Path(folder) / "part.raw"
        score.write_bytes(midi)
        subprocess.run(["fluidsynth", "-ni", "-q", "-g", "0.5", "-R", "0", "-C", "0", "-r", str(SAMPLE_RATE),
                        "-o", "synth.dynamic-sample-loading=1", "-o", "player.timing-source=sample",
                        "-O", "float", "-T", "raw", "-F", str(take), str(SOUND_FONT), str(score)],
                       check=True, capture_output=True)
        data = np.fromfile(take, "<f4").reshape(-1, 2)
    out = np.zeros((length, 2))
    m = min(length, len(data))
    out[:m] = data[:m]
    return out


def hall(x, size=1.9, dull=5200, seed=3):
    """The hall alone (no dry sound): two decorrelated, darkened decays."""
    n = int(size * SAMPLE_RATE)
    t = np.arange(n) / SAMPLE_RATE
    response = np.random.default_rng(seed).standard_normal((n, 2)) * np.exp(-t / (size / 6))[:, None]
    response[:int(0.018 * SAMPLE_RATE)] = 0
    response = low_pass(high_pass(response, 240), dull)
    response /= np.sqrt((response**2).sum(0)).mean()
    return np.stack([signal.fftconvolve(x[:, c], response[:, c])[:len(x)] for c in (0, 1)], 1)


def placed(x, part):
    """Filtered, panned and at its loudness."""
    x = high_pass(x, part.low_cut)
    if part.high_cut:
        x = low_pass(x, part.high_cut)
    middle = x.mean(1, keepdims=True)
    angle = (part.pan + 1) * np.pi / 4
    x = (0.35 * x + 0.65 * middle) * np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2)
    return x * 10 ** ((part.lufs - integrated(x)) / 20)


def folded(x, n):
    """A loop of n samples: what rings on after the end sounds at the start."""
    out = x[:n].copy()
    for first in range(n, len(x), n):
        tail = x[first:first + n]
        out[:len(tail)] += tail
    return out


def stem(name, parts, to_seconds, loop_length, hand):
    """Performs and mixes the parts of one stem into a loop."""
    total = loop_length + int(TAIL * SAMPLE_RATE)
    dry, wet = played(name, parts, to_seconds, total, hand)
    return folded(dry + wet, loop_length)


def played(name, parts, to_seconds, length, hand):
    """The dry sound and the hall of all parts together, as loud as the hand wants at each time."""
    dry, wet = np.zeros((length, 2)), np.zeros((length, 2))
    times = np.arange(0, length, 441)
    swell = np.interp(np.arange(length), times, 10 ** (0.7 * hand(times / SAMPLE_RATE) / 20))[:, None]
    for key, part in parts.items():
        if part.notes:
            x = placed(performed(part, to_seconds, length, f"{name}/{key}", hand), part) * swell
            dry += x
            wet += x * part.hall
    return dry, hall(wet)


def leveller(total, threshold_db=-13.0, ratio=1.3, time=0.12):
    """A slow, gentle compressor's gain for the sum of all stems."""
    power = ndimage.uniform_filter1d((total**2).mean(1), int(time * SAMPLE_RATE), mode="wrap")
    level = 10 * np.log10(np.maximum(power, 1e-9))
    return 10 ** (-np.maximum(level - threshold_db, 0) * (1 - 1 / ratio) / 20)


def limiter(total, ceiling_db, look=0.004, release=0.06):
    """A look-ahead limiter's gain. Wraps round, so a loop stays a loop."""
    peaks = np.abs(signal.resample_poly(np.concatenate([total, total[:64]]), 4, 1, axis=0)).max(1)
    peaks = peaks[:len(total) * 4].reshape(-1, 4).max(1)
    need = np.minimum(1, 10 ** (ceiling_db / 20) / np.maximum(peaks, 1e-6))
    window = int(2 * look * SAMPLE_RATE) | 1
    need = ndimage.minimum_filter1d(need, window, mode="wrap")
    slow = ndimage.minimum_filter1d(need, int(release * SAMPLE_RATE) | 1, mode="wrap")
    need = np.minimum(need, ndimage.uniform_filter1d(slow, int(release * SAMPLE_RATE) | 1, mode="wrap"))
    return ndimage.uniform_filter1d(need, window, mode="wrap")


def together(stems):
    """All stems at once: shorter ones repeat."""
    n = max(len(s) for s in stems)
    return sum(np.tile(s, (n // len(s), 1)) for s in stems)


def shared(gain, n):
    """A gain for a stem of n samples: where it repeats, the least one of all its turns."""
    return gain.reshape(-1, n).min(0)[:, None]


def mastered(stems, air=0.0, lufs=-16.0, ceiling_db=-1.8):
    """Stems whose sum meets the target. One gain curve, made from the sum, moves all stems alike.

    air adds a share of what lies above 5 kHz: a gentle shelf for dull instruments.
    """
    stems = [high_pass(np.concatenate([s, s]), 30) for s in stems]
    stems = [(s + air * high_pass(s, 5000))[len(s) // 2:] for s in stems]
    scale = 10 ** ((lufs - integrated(together(stems))) / 20)
    stems = [s * scale for s in stems]
    gain = leveller(together(stems))
    stems = [s * shared(gain, len(s)) for s in stems]
    for _ in range(3):
        scale = 10 ** ((lufs - integrated(together(stems))) / 20)
        stems = [s * scale for s in stems]
        gain = limiter(together(stems), ceiling_db)
        stems = [s * shared(gain, len(s)) for s in stems]
    loudest = max(true_peak(s) for s in stems)
    if loudest > ceiling_db:
        gain = 10 ** ((ceiling_db - loudest) / 20)
        stems = [s * gain for s in stems]
    return stems
