"""Writing and reading Ogg Vorbis through FFmpeg, bit for bit the same on every rebuild."""

import subprocess

import numpy as np

from .dsp import SAMPLE_RATE


def write_ogg(path, x, quality=4.0, kilobits=None):
    """Encodes float samples, mono or (n, 2), as Ogg Vorbis. A fixed serial number keeps rebuilds identical.

    With kilobits (a second, on average) these count instead of the quality: fewer than the least quality takes.
    """
    channels = 1 if x.ndim == 1 else x.shape[1]
    fineness = ["-b:a", f"{kilobits}k"] if kilobits else ["-q:a", str(quality)]
    command = ["ffmpeg", "-v", "error", "-y", "-f", "f32le", "-ar", str(SAMPLE_RATE), "-ac", str(channels), "-i", "-",
               "-c:a", "libvorbis", *fineness, "-fflags", "+bitexact", "-flags:a", "+bitexact",
               "-map_metadata", "-1", str(path)]
    subprocess.run(command, input=np.ascontiguousarray(x, "<f4").tobytes(), check=True)


def read_ogg(path):
    """Decodes a file to float samples (n, channels)."""
    probe = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=channels,sample_rate", "-of", "csv=p=0",
                            str(path)], capture_output=True, text=True, check=True).stdout.strip().split(",")
    rate, channels = (int(v) for v in probe[:2])
    if rate != SAMPLE_RATE:
        raise ValueError(f"{path}: sample rate {rate}, expected {SAMPLE_RATE}")
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-"], capture_output=True,
                         check=True).stdout
    return np.frombuffer(raw, "<f4").reshape(-1, channels).astype(float)
