"""Builds the picture of all small shapes that effects are made of: assets/scene/sprites/atlas.png.

Usage: python3 assets/source/build_effects.py

Needs NumPy and Pillow (Debian: python3-numpy python3-pil). The same sources give the same file.
"""

from effects import atlas
from folders import SCENE

if __name__ == "__main__":
    atlas.build(SCENE / "sprites" / "atlas.png")
