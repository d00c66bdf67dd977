"""Builds what shows the game outside of itself: python3 assets/source/build_identity.py

Icons of all sizes and the layers of an adaptive icon, from the same curves as the interface, to assets/identity/icon; what
Android asks for, to assets/identity/android. The store's pictures beside them are drawn by the game:
mvn -Plook -Dlook.args=key-art. Needs NumPy, Pillow and Cairo (Debian: python3-numpy python3-pil python3-cairo). The same
sources give the same files.
"""

import sys

from folders import IDENTITY, SCENE
from ui import android, icon

if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    icon.build(IDENTITY / "icon")
    android.build(IDENTITY / "android", SCENE / "ui")

