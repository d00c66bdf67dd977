"""Builds what is not text in the example mods: python3 assets/source/build_examples.py

Models of the game in other colours, and the garden that assets/mods/blender/garden.blend holds, to assets/mods/examples.
Needs NumPy and Blender 3.4 (Debian: python3-numpy blender). The same sources give the same files.
"""

import os
import sys

from blender import run
from folders import MODS, SCENE, SOURCE

sys.path.insert(0, str(SOURCE / "models"))

from recolour import parsed, recolour  # noqa: E402

# mod and model there, model it is made from, what becomes what
RECOLOURED = {
    "cobalt_wick/scene/models/wick.glb": ("wick.glb", ("e8263c:2c5cf0", "12c2b0:ffb020:1.3", "0a7f8c:e8862c:1.2")),
    "moon_moth/scene/models/moon_moth.glb": ("figeight_moth.glb", ("7a3bd0:6ea8f0:1.5", "ff2f87:c8dcff:1.2")),
}
GARDEN = "pear_isle/scene/stages/pear_garden"

if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    for target, (source, changes) in RECOLOURED.items():
        recolour(SCENE / "models" / source, MODS / "examples" / target, [parsed(change) for change in changes])
        print("MODEL", target, flush=True)
    level = [str(MODS / "blender" / "garden.blend"), str(MODS / "examples" / GARDEN)]
    run(os.path.join("levels", "from_blend.py"), level, ("LEVEL", "CHECK"))
