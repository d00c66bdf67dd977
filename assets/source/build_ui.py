"""Builds the fonts and the interface pictures of the scene folder.

Usage: python3 assets/source/build_ui.py [fonts | pictures]

Needs NumPy, SciPy, Pillow, fontTools, Cairo, Zopfli and the M+ fonts (Debian: python3-numpy python3-scipy python3-pil
python3-fonttools python3-cairo zopfli fonts-mplus). The same sources give the same files.
"""

import pathlib
import subprocess
import sys

from folders import SCENE
from ui import characters, pictures
from ui.fontmaker import write_font

M_PLUS = pathlib.Path("/usr/share/fonts/opentype/mplus")


def build_fonts(folder):
    """The first page of each font holds Latin and kana, so that most texts draw with one texture."""
    folder.mkdir(parents=True, exist_ok=True)
    c = characters
    write_font(folder, "ui", M_PLUS / "Mplus1-SemiBold.otf", 38, 5, 0.095, 2048,
               [c.LATIN, c.KANA, c.FULL_WIDTH, c.KYOUIKU, c.jis_level_1()])
    write_font(folder, "display", M_PLUS / "Mplus1-Black.otf", 52, 7, 0.16, 2048,
               [c.LATIN, c.KANA, c.KYOUIKU, c.used_in_texts(SCENE / "text")])


def squeeze(folder):
    """Packs the pictures of a folder more tightly; their pixels stay."""
    for picture in sorted(folder.glob("*.png")):
        subprocess.run(["zopflipng", "-y", picture, picture], check=True, stdout=subprocess.DEVNULL)


def main(wanted):
    if not wanted or "fonts" in wanted:
        build_fonts(SCENE / "fonts")
        squeeze(SCENE / "fonts")
    if not wanted or "pictures" in wanted:
        pictures.build(SCENE / "ui")
        squeeze(SCENE / "ui")


if __name__ == "__main__":
    main(sys.argv[1:])
