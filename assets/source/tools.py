"""The tools that the scripts need, how to tell whether they are there, and which Debian package brings them."""

import importlib.util
import pathlib
import shutil
from collections import namedtuple

Tool = namedtuple("Tool", "name package there")


def _program(name, package):
    return Tool(name, package, lambda: shutil.which(name) is not None)


def _module(name, package):
    return Tool(f"Python's {name}", package, lambda: importlib.util.find_spec(name) is not None)


def _file(path, package):
    return Tool(path, package, pathlib.Path(path).exists)


BLENDER = _program("blender", "blender")
FFMPEG = _program("ffmpeg", "ffmpeg")
XVFB = _program("Xvfb", "xvfb")
XDOTOOL = _program("xdotool", "xdotool")
IMPORT = _program("import", "imagemagick")
FLUIDSYNTH = _program("fluidsynth", "fluidsynth")
ZOPFLI = _program("zopflipng", "zopfli")
NUMPY = _module("numpy", "python3-numpy")
SCIPY = _module("scipy", "python3-scipy")
PILLOW = _module("PIL", "python3-pil")
FONT_TOOLS = _module("fontTools", "python3-fonttools")
CAIRO = _module("cairo", "python3-cairo")
M_PLUS = _file("/usr/share/fonts/opentype/mplus", "fonts-mplus")
SOUND_FONT = _file("/usr/share/sounds/sf2/FluidR3_GM.sf2", "fluid-soundfont-gm")


def missing(tools):
    """What to tell the one who builds; empty if nothing is missing."""
    absent = [tool for tool in tools if not tool.there()]
    if not absent:
        return []
    lines = [f"missing: {tool.name}" for tool in absent]
    return lines + ["Debian: apt install " + " ".join(sorted({tool.package for tool in absent}))]
