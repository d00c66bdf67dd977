"""What stands, walks and lies about to be taken in Mill Yard."""

import math

from barn import CAGE
from frame import bearing, trail
from yard_buildings import TOWERS
from yard_grounds import STONES

GALLERY_PLANKS = ((-1.0, 21.6, 8.6), (-7.5, 30.2, 10.4), 3)
BALCONY_PLANKS = ((-9.7, 29.4, 10.4), (-4.55, 17.4, 13.6), 4)
POLLEN = (
    ((0, -43, 0), (0.4, -38, 0), (0, -34.5, 0), (0, -31.2, 1), (0, -27.8, 2), (0, -23, 3), (0, -19, 3), (0, -13.5, 3), (0, -8, 3), (0, -5, 3)),
    ((9, -4, 3), (13, -4.2, 3), (17, -4, 3)),
    ((22, -4, 3), (27, -4, 3), (31, -1.5, 3), (33, 2, 3)),
    ((33, 11, 5.2), (31, 15, 5.2), (29.3, 19, 5.2), (29, 25, 4.1), (29.6, 31, 3)),
    ((30, 38.5, 3.3), (30, 41.5, 3.8), (30, 45, 4.5), (29, 49.5, 4.4), (24, 50.6, 4.4), (19.5, 50.2, 4.4)),
    ((13.2, 47, 3.4), (9.8, 49, 3.4), (6.8, 51.4, 3.4), (5, 48, 3.6)),
    ((0, 47.6, 4.4), (-4, 49.4, 4.5), (-8, 49.6, 4.5), (-12.3, 49.5, 5.5), (-16, 48.6, 4.4)),
    ((-28.5, 35.5, 4.4), (-25, 32.4, 4.4), (-19, 32, 4.7), (-13, 32.6, 5)),
    ((-7, 33.6, 5), (-3.2, 30.4, 5), (0.5, 25.6, 5)),
    ((-25.6, -0.8, 3), (-20, -5.2, 3), (-16, -8, 3), (-10, -6.5, 3), (-3, -2, 3), (5, 4, 3), (10, 7, 3), (14, 10.5, 3)),
)
# Friends in cages of their own: x, y, z, yaw, and where each steps out to. Each knows a part of the mill.
CAGES = ((-1.4, 4.4, 53.6, 0, (0.2, 51.6)), (-16.0, 4.4, 46.0, 200, (-17.6, 47.4)), (-33.4, 4.4, 35.4, 120, (-32.4, 33.4)))
FREED = ((1.8, -9.4), (3.0, -7.6), (6.6, -8.2), (7.8, -9.8), (9.2, -8.0))  # where they end
GLIDE = ((-6.5, 14.0, 13.6), (-12, 11, 11), (-18, 7.6, 8.0), (-23, 4.6, 5.2))


def build(level):
    _story(level)
    _bodies(level)
    _enemies(level)
    _pickups(level)


def hops(row):
    """The planks between two decks: middle of each top, and its yaw."""
    (x0, z0, y0), (x1, z1, y1), count = row
    yaw = bearing((x0, z0), (x1, z1))
    return [
        (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, yaw)
        for t in ((i + 1) / (count + 1) for i in range(count))
    ]


def _story(level):
    level.spawn("wick", 0, 0, -47)
    level.spawn("gem", -3.75, 14.5, 14.1)
    level.spawn("key", -28, 4.3, 2)
    level.spawn("door", 14, 3.09, 13.4, 180)
    level.spawn("cage", CAGE[0], 3.03, CAGE[1])
    for name, x, z, yaw in (("host", 16.4, 10.6, -160), ("waits", 4.4, -10.6, -13), ("feast", 4.9, -10.8, -170)):  # where Wick stands while they come: at the door, before the mill, among them
        level.spawn(name, x, 3, z, yaw)
    level.field("restart", 0, 13.0, 7.4, (9.0, 9.0, 2.4), kind="wind", rise=7.0, waits=1)  # the wind that takes hold of the sails
    for i, (x, z) in enumerate(((CAGE[0] - 1.4, 18.2), (CAGE[0] + 1.0, 17.6))):
        _friend(level, i, (x, 3.03, z), 180, (x, 3.03, z), (14 + (x - 14) * 0.4, 3.03, 15))
    for i, (x, y, z, yaw, (ox, oz)) in enumerate(CAGES, 2):
        level.spawn("friend_cage", x, y + 0.03, z, yaw)
        _friend(level, i, (x, y + 0.2, z), yaw, (ox, y, oz), (13.4 + 0.4 * (i - 2), 3.03, 17.4))


def _friend(level, number, at, yaw, out, inside):
    """A friend who steps out to `out`, and then, from `inside` the barn, comes out of its door."""
    end = FREED[number]
    x = 14 + (inside[0] - 14) * 0.6
    level.path(f"friend_{number}", [out, inside, (x, 3.05, 12.4), (end[0], 3, end[1])])
    level.spawn("friend", *at, yaw, path=f"friend_{number}")


def _bodies(level):
    for z in (-5.05, -4.0, -2.95):
        level.spawn("crate_light", 19.2, 3, z, 90)
    for z in (-4.55, -3.45):
        level.spawn("crate_light", 19.2, 4.0, z, 90)
    for x, z in ((15.2, -9.6), (16.3, -10.1), (-13, -3.2), (42, 11.5), (24.5, 54)):
        level.spawn("crate_light", x, 5.2 if z == 11.5 else 4.4 if z == 54 else 3, z, x * 9)
    level.spawn("crate_heavy", 33, 3, 5.6)
    level.spawn("crate_heavy", -13, 3, 15.5)
    level.spawn("ball", 37.5, 5.2, 17.6)
    level.spawn("stone", 9.8, 3.4, 46.8)
    level.spawn("stone", -10, 3, -9)
    level.spawn("bounce_flower", 2.8, 5.3, 23.8)
    for row in (GALLERY_PLANKS, BALCONY_PLANKS):
        for x, y, z, yaw in hops(row):
            level.spawn("plank", x, round(y - 0.17, 3), z, yaw)


def _enemies(level):
    for x, z, yaw in ((14.0, -2.3, -105), (15.6, -4.1, -90), (14.2, -6.0, -75)):  # three before the gate
        level.spawn("grump", x, 3, z, yaw)
    level.spawn("grump", 36, 4.4, 50, -90)
    for x, z, y in ((-6, -42, 0), (6.5, -38, 0), (4, -47, 0), (-8, -47.5, 0), (36, -7, 3), (29, -1, 3)):
        level.spawn("flutter", x, y, z, x * 31)
    level.spawn("sleeper", 34.2, 5.2, 18.0, 200)
    level.spawn("sleeper", -4.4, 5, 35.4, 150)
    for x in (26.6, 32.0):  # two at the foot of the slope, who roll up it
        level.spawn("roller", x, 3.7, 27.6, 180)
    for (x, y, z), yaw in zip(TOWERS, (20, 180, -120)):
        level.spawn("spitter", x, y + 2.6, z, yaw)


def _pickups(level):
    for way in POLLEN:
        for x, y, z in trail(way, 1.9, 0.7):
            level.spawn("pollen", x, y, z)
    for x, z, y in GLIDE:
        level.spawn("pollen", x, y + 0.6, z)
    for x, z in ((-24.2, 49.4), *STONES):
        level.spawn("pollen", x, 5.3 if x > -25 else 5.5, z)
    for row in (GALLERY_PLANKS, BALCONY_PLANKS):
        for x, y, z, _ in hops(row):
            level.spawn("pollen", x, round(y + 0.8, 3), z)
    for i in range(7):
        a = math.radians(-60 + 40 * i)
        level.spawn("pollen", 4.9 * math.sin(a), 9.3, 16 + 4.9 * math.cos(a))
    for x, y, z in ((9.6, 2.5, -20.6), (37.5, 5.8, 36.6), (14, 12.2, 20.5)):
        level.spawn("lantern_seed", x, y, z)
    for x, y, z in ((-15.6, 3.7, 10), (43, 2.2, 45.5), (-19, 5.1, 45.4), (16, 4.1, 54.4), (6.4, 5.7, 34)):
        level.spawn("bee", x, y, z)
    for x, y, z in ((-11, 0.7, -36), (43, 3.7, -11.5), (24.6, 5.1, 54), (-24.8, 5.1, 30.6), (17, 3.7, 23.6)):
        level.spawn("nectar", x, y, z)
