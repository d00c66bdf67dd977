"""Makes level.glb of a garden of your own: python3 assets/source/build_level.py FILE.blend FOLDER

FOLDER is the stage's in your mod, such as mods/pear_isle/scene/stages/pear_garden. It is built like the game's own levels;
what of the file is not used is told (WARN), and what is wrong (CHECK); what is left is told by the game: --validate. Needs
Blender 3.4 on the path, with NumPy in its Python (on Debian and Ubuntu: apt install blender python3-numpy); needs no
display.
Where Python is not at hand, Blender does it alone:

    blender -b --factory-startup -t 1 --python-exit-code 1 -P assets/source/levels/from_blend.py -- FILE.blend FOLDER

--template FILE.blend writes the garden to begin from, the one of the example mod pear_isle.
"""

import os
import sys

from blender import run

MARKS = ("LEVEL", "CHECK", "WARN", "TEMPLATE")

if __name__ == "__main__":
    arguments = sys.argv[1:]
    if len(arguments) != 2:
        sys.exit(__doc__)
    if arguments[0] == "--template":
        run(os.path.join("levels", "template.py"), [os.path.abspath(arguments[1])], MARKS)
    elif not os.path.isfile(arguments[0]):
        sys.exit(f"there is no file {arguments[0]}")
    else:
        run(os.path.join("levels", "from_blend.py"), [os.path.abspath(a) for a in arguments], MARKS)
