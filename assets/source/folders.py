"""Where things are. BUMBLEWICK_SCENE and the others send what is built elsewhere, for comparing."""

import os
import pathlib

SOURCE = pathlib.Path(__file__).resolve().parent
PROJECT = SOURCE.parents[1]
SCENE = pathlib.Path(os.environ.get("BUMBLEWICK_SCENE", PROJECT / "assets" / "scene"))
IDENTITY = pathlib.Path(os.environ.get("BUMBLEWICK_IDENTITY", PROJECT / "assets" / "identity"))
MODS = pathlib.Path(os.environ.get("BUMBLEWICK_MODS", PROJECT / "assets" / "mods"))
