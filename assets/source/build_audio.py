"""Builds every sound and every piece of music of the scene folder.

Usage: python3 assets/source/build_audio.py [sounds | music | <name> ...]

Needs NumPy, SciPy, FFmpeg with libvorbis and, for the music, FluidSynth with the sound font FluidR3_GM
(Debian: python3-numpy python3-scipy ffmpeg fluidsynth fluid-soundfont-gm). The same sources give the same files.
"""

import json
import sys

from audio import mix, music, sounds
from audio.music import TRACKS
from folders import SCENE


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def main(wanted):
    everything = not wanted
    sound_folder, music_folder = SCENE / "sounds", SCENE / "music"
    sound_folder.mkdir(parents=True, exist_ok=True)
    music_folder.mkdir(parents=True, exist_ok=True)
    if everything or "music" not in wanted:
        write_json(sound_folder / "mix.json", mix.as_json())
        sounds.build(sound_folder, None if everything or "sounds" in wanted else wanted)
    if everything or "music" in wanted or any(name in TRACKS for name in wanted):
        music.build(music_folder, [name for name in wanted if name in TRACKS])
        write_json(music_folder / "music.json", music.as_json())


if __name__ == "__main__":
    main(sys.argv[1:])
