"""Mill Yard: a floating garden around a windmill, walked in a loop that ends where it began."""

import yard_buildings
import yard_decor
import yard_grounds
import yard_things
import yard_walls
import yard_way
from level import Level

VIEWS = {
    "vista": ((0, 4.2, -29), (0, 9, 10), 60),
    "above": ((-58, 75, -85), (0, 0, 2), 45),
    "north": ((50, 45, 88), (-2, 4, 20), 50),
    "top": ((3, 150, 0.1), (3, 0, 0), 52),
    "yard": ((-4, 6.5, -13), (4, 5.5, 8), 60),
    "orchard": ((26, 7, -12), (36, 4.5, 8), 60),
    "pond": ((26, 9, 24), (32, 3, 42), 60),
    "cellar": ((9.7, 7.6, 54.6), (9.7, 3.4, 48.6), 90),
    "shed": ((4, 8.5, 42), (-8, 5, 49), 60),
    "kiln": ((-16, 9, 54), (-30, 4, 41), 60),
    "planks": ((6, 12, 34), (-4, 10, 22), 65),
    "glide": ((-3, 16, 15.5), (-27, 3, 2), 60),
    "bridge": ((-25, 6.5, -12.5), (-20, 3.5, -5), 60),
    "door": ((10, 5.5, 2), (14, 5, 14), 60),
}


def build():
    level = Level("mill_yard")
    paint = yard_grounds.build(level)
    yard_buildings.build(level, paint)
    yard_decor.build(level, paint)
    yard_walls.build(level, paint)
    yard_things.build(level)
    yard_way.build(level)
    level.soft.update(level.pieces)
    return level
