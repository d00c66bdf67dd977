"""Sail Loft: four halls of a sailmaker's about a disc that turns by a quarter for each sail that is set.

The disc, its two bridges and the gear move; the halls stand, and that all seems to turn comes from the light.
"""

import loft_halls
import loft_things
import loft_way
from level import Level

VIEWS = {
    "vista": ((0, 6, -58), (0, 7, 0), 60),
    "above": ((-58, 62, -70), (0, 4, 0), 48),
    "quay": ((5, 5, -52), (-2, 3, -36), 62),
    "walk": ((-16, 9, -12), (-34, 5, 0), 60),
    "tower": ((10, 12, 12), (0, 12, 32), 60),
    "gallery": ((14, 9, -12), (36, 6, 0), 60),
    "door": ((0, 10.5, -12), (0, 9, -26), 60),
    "top": ((0, 130, 0.1), (0, 0, 0), 50),
}


def build():
    level = Level("sail_loft")
    loft_halls.build(level)
    loft_things.build(level)
    loft_way.build(level)
    level.soft.update(level.pieces)
    return level
