"""Rebuilds everything that scripts make: python3 assets/source/build.py [--check] [part ...]

Parts: models, levels, fonts, pictures, sprites, sounds, music, identity, examples; without names all of them. Nothing is built until every
tool that the parts need is found. Each part has a script of its own that builds single things: build_models.py,
build_levels.py, build_ui.py, build_effects.py, build_audio.py, build_identity.py, build_examples.py.

  --check   builds into a temporary folder, says which files differ from those committed, and fails if any does
"""

import argparse
import filecmp
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from collections import namedtuple

from folders import IDENTITY, MODS, PROJECT, SCENE, SOURCE
from tools import BLENDER, CAIRO, FFMPEG, FLUIDSYNTH, FONT_TOOLS, M_PLUS, NUMPY, PILLOW, SCIPY, SOUND_FONT, ZOPFLI, missing

Part = namedtuple("Part", "script arguments makes tools")

# What a part makes, below the scene folder; identity and the example mods have folders of their own beside it.
PARTS = {
    "models": Part("build_models.py", [], ["models/*.glb"], [BLENDER, NUMPY]),
    "levels": Part("build_levels.py", [], ["stages/*/level.glb", "stages/*/pilot.json"], [BLENDER, NUMPY]),
    "fonts": Part("build_ui.py", ["fonts"], ["fonts/*"], [NUMPY, SCIPY, PILLOW, FONT_TOOLS, CAIRO, ZOPFLI, M_PLUS]),
    "pictures": Part("build_ui.py", ["pictures"], ["ui/*"], [NUMPY, SCIPY, PILLOW, FONT_TOOLS, CAIRO, ZOPFLI]),
    "sprites": Part("build_effects.py", [], ["sprites/*"], [NUMPY, PILLOW]),
    "sounds": Part("build_audio.py", ["sounds"], ["sounds/*.ogg", "sounds/mix.json"], [NUMPY, SCIPY, FFMPEG]),
    "music": Part("build_audio.py", ["music"], ["music/*"], [NUMPY, SCIPY, FFMPEG, FLUIDSYNTH, SOUND_FONT]),
    "identity": Part("build_identity.py", [], ["../identity/icon/*", "../identity/android/*/*"], [NUMPY, PILLOW, CAIRO]),
    "examples": Part("build_examples.py", [], ["../mods/examples/*/scene/**/*.glb"], [BLENDER, NUMPY]),
}
BESIDE = {"BUMBLEWICK_IDENTITY": IDENTITY, "BUMBLEWICK_MODS": MODS}


def build(name, environment=None):
    part = PARTS[name]
    print(f"BUILD {name}", flush=True)
    command = [sys.executable, str(SOURCE / part.script), *part.arguments]
    if subprocess.run(command, cwd=PROJECT, env=environment).returncode != 0:
        sys.exit(f"{name} failed")


def made(part, scene):
    """Files that a part has made, by their names below the scene folder."""
    return {os.path.relpath(path, scene): path for pattern in part.makes for path in scene.glob(pattern) if path.is_file()}


def differences(name, folder):
    """Builds a part below the folder; returns a line for each file that is not as committed."""
    part, scene = PARTS[name], pathlib.Path(folder) / "scene"
    for path in made(part, scene).values():
        path.unlink()
    beside = {variable: str(scene.parent / committed.name) for variable, committed in BESIDE.items()}
    build(name, dict(os.environ, BUMBLEWICK_SCENE=str(scene), **beside))
    old, new = made(part, SCENE), made(part, scene)
    lines = [f"{file} is committed, but nothing makes it" for file in sorted(set(old) - set(new))]
    lines += [f"{file} is made, but not committed" for file in sorted(set(new) - set(old))]
    return lines + [
        f"{file} differs" for file in sorted(set(old) & set(new)) if not filecmp.cmp(old[file], new[file], shallow=False)
    ]


def check(names):
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SCENE, os.path.join(folder, "scene"))
        for committed in BESIDE.values():
            if committed.is_dir():
                shutil.copytree(committed, os.path.join(folder, committed.name))
        lines = [line for name in names for line in differences(name, folder)]
    print("\n".join(lines) if lines else "everything is as committed, bit by bit")
    sys.exit(1 if lines else 0)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    unknown = [name for name in options.parts if name not in PARTS]
    if unknown:
        arguments.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    names = options.parts or list(PARTS)
    problems = missing({tool: None for name in names for tool in PARTS[name].tools})
    if problems:
        sys.exit("\n".join(problems))
    if options.check:
        check(names)
    for name in names:
        build(name)


if __name__ == "__main__":
    main()
