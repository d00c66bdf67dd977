"""Rebuilds the levels: python3 assets/source/build_levels.py [--picture] [level ...]

Without names every level is built, checked and written to assets/scene/stages. With --picture a few
views of each are drawn to target/levels besides. Needs Blender 3.4 on the path; needs no display. The
result is the same on every run: all randomness is seeded.
"""

import os
import sys

from blender import run

if __name__ == "__main__":
    run(os.path.join("levels", "build.py"), sys.argv[1:], ("LEVEL", "CHECK"))
