"""Rebuilds the models: python3 assets/source/build_models.py [model ...]

Without names every model is built. Needs Blender 3.4 on the path; needs no display. The result is the
same on every run: all randomness is seeded.
"""

import os
import sys

from blender import run

if __name__ == "__main__":
    run(os.path.join("models", "build.py"), sys.argv[1:], ("MODEL",))
