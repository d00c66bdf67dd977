"""What moves, stands and lies about to be taken in Sail Loft."""

import math

from frame import trail
from loft_halls import BILGE, CHUTE_FOOT, CROW, NEST, ROOF, SHIP, STEPS
from loft_parts import BLUE, mat
from palette import CREAM

WOODEN = {"surface": "wood"}
SAILS = "turn_fore turn_main sail_mizzen"  # for the first two a rule waits until one looks at the disc
HOOKS = (-26.9, -30.7, -34.5)
PAN = (-3.3, 3.9, 22.6)  # of the needle tower's lift
BOBBIN = (-10.2, 3.9, 22.6)  # its other pan
BRIDGE = 5.55  # half its length
ASTERN = 90  # yaw of what moves astern along its own x axis
EDGE = 20.3  # where the gates stand, from the mast
SUNK = 1.9  # how far a gate goes down
PENNONS = 6.6  # how far the pennons of a landing rise, before Wick, and sink as Wick comes
DISC = 8.7  # its radius, along its sectors
WAKE = ((-21, 1, 16), (20, 3, 17), (-17, -3, 22), (23, -2, 26), (-28, 6, 30), (17, 9, 34))  # where the clouds lie through which the loft sails off

POLLEN = (
    ((0, -44, 0), (0, -40.5, 0), (-2.4, -38.4, 0), (-4, -37, 0)),
    ((-4, -31.5, 4), (-1.5, -27, 4), (0, -23, 4), (0, -18, 4), (0, -13, 4)),
    ((-3, -4, 4), (-6, -1, 4), (-10, 0, 4), (-14, 0, 4), (-18, 0, 4), (-22, 0, 4)),
    ((-38.5, 0, 4), (-41, 0, 4), (-43, 2, 4), (-45, 3.6, 4)),
    ((0, 12, 4), (0, 16, 4), (0, 20.5, 4), (-3, 23.4, 4)),
    ((0, 36, 14), (1.4, 38.4, 14), (3.4, 37.6, 14)),
    ((12, 0, 4), (16, 0, 4), (20.5, 0, 4), (24, 0, 4)),
    ((34, -2, 9), (36, 0, 9), (39, 0, 9), (42, 0, 9), (45.5, 0, 9), (48, 0, 9)),
)
CAGES = (  # x, y, z, where the gate looks, and where its friend steps out to
    (-33.4, 4, -8.2, 0, (-32.4, 4, -6.0)),
    (-3.2, 14, 37.0, 90, (-1.2, 14, 36.2)),
    (40.2, 9, -7.4, 0, (41.2, 9, -5.4)),
    (-6.0, BILGE - 0.25, -6.0, 225, (-6.2, BILGE, -8.6)),
)
LAP = ((3.6, -21.5), (-5.4, -21.3))  # of the first along the bow, while the loft casts off
ENDS = ((-1.2, -22.6), (-4.4, -22.6), (3.4, -21.4), (1.9, -22.4), (0.2, -21.2))  # where they cheer, whom the door hid first
BEES = (  # x, y, z, and on which difficulties, if not on all; those on high are where one has to glide, which takes three
    (6.4, 0.7, -48.6, "easy"),
    (-39.2, 4.7, 5.8, "easy"),
    (6.6, 4.7, 23.4, "easy"),
    (24.6, 4.7, 5.6, "easy"),
    (-6.6, ROOF + 0.7, -22, "easy"),
    (-9.8, BILGE + 0.5, -7.2, None),
    (22.8, 4.7, -2.4, None),
    (24.6, 4.7, -2.8, "easy"),
    (34.4, 9.7, -1.4, "easy normal"),
    (46.4, 9.7, -2.0, None),
    (47.8, 9.7, 2.6, "easy"),
    (58.6, CROW + 0.7, -1.8, "easy"),
    (58.6, CROW + 0.7, 1.8, "easy"),
    (6.8, 4.7, 1.4, "easy normal"),
    (6.8, 4.7, -1.4, "easy"),
)
NECTAR = (
    (-6.8, 0.7, -44, "easy"),
    (-39.4, 4.7, -5.6, "easy"),
    (3.2, 14.7, 39.6, "easy"),
    (44.4, 9.7, 4.6, "easy"),
)
ENEMIES = (  # what, x, y, z, yaw, and on which difficulties, if not on all
    ("pin_tailor", -6.6, 4, -27.6, 90, None),
    ("pin_tailor", 3.4, 14, 38.4, 180, None),
    ("pin_tailor", 5.8, 4, -22.2, 225, "normal hard"),
    ("bobbin", 2.4, 14, 38.6, 180, "normal hard"),
    ("bobbin", -22.0, 4, -3.4, 90, "normal hard"),
    ("pin_tailor", 5.8, ROOF, -30.6, 0, "normal hard"),
    ("pin_tailor", 23.0, 4, 5.4, -90, "normal hard"),
    ("pin_tailor", 34.2, 9, 4.8, -90, "hard"),
    ("pin_tailor", 6.2, 4, -29.6, -90, "hard"),
    ("pin_tailor", 47.4, 9, -4.4, -90, "hard"),
    ("bobbin", -39.8, 4, 3.0, 90, "hard"),
)
GUARDS = {  # who comes down from the canvas over a deck when Wick gets there, on which round of cloth: x, y, z, yaw; rules say what they are
    "guard_quay": ((2.3, 0, -39.6, 190), (-0.9, 0, -38.4, 172)),
    "guard_walk": ((-43.6, 4, -2.0, 90),),
    "guard_walk_more": ((-45.8, 4, 3.0, 105), (-45.6, 4, -4.4, 72)),
    "guard_tower": ((2.8, 4, 23.4, 200),),
    "guard_tower_more": ((0.3, 4, 25.8, 185), (5.6, 4, 25.0, 215)),
    "guard_gallery": ((46.2, 9, 3.2, -105),),
    "guard_gallery_more": ((45.2, 9, -1.8, -80),),
}
FALLS = 4.4  # u, how far they do
GLIDE = ((1.0, 18.0, 12.4), (2.0, 14.6, 10.6), (2.6, 11.4, 8.8), (2.8, 9.0, 7.2))
HOME = ((-0.6, -3.8, 14.2), (-0.6, -6.2, 13.3), (-0.5, -8.6, 12.3), (-0.4, -11.0, 11.3))


def build(level):
    _disc(level)
    _gear(level)
    _chute(level)
    _wind(level)
    _story(level)
    _moorings(level)
    _sails(level)
    _enemies(level)
    _pickups(level)


def _disc(level):
    """Two times three sectors, as boxes across the hub, and two bridges: all turn a quarter for each sail.

    Where a bridge leaves a gate goes up behind it, and where one lands a gate goes down, pennons go up, and a wind runs along it.
    """
    turning = {"seconds": 4.0, "steps": 4, "counts": SAILS, "inScenes": 1, **WOODEN}
    for i in range(2):
        level.machine("rotor", f"disc_{i}", 0, 3.7, 0, (DISC * math.tan(math.radians(15)), 0.3, DISC), 30.0 * i, model="loft_sector", blades=3, **turning)
    for name, yaw, model in (("south", 180, "loft_bridge"), ("west", 270, "loft_rope_bridge")):
        level.machine("rotor", "bridge_" + name, 0, 3.75, 0, (1.7, 0.25, BRIDGE), yaw, model=model, reach=20 - BRIDGE - 0.05, **turning)
    for name, x, z, yaw, down, when in (
        ("south", 0, -EDGE, 90, True, {"whenAll": "turn_fore", "whenNot": "sail_mizzen"}),
        ("north", 0, EDGE, 90, False, {"whenAll": "turn_fore", "whenNot": "sail_mizzen"}),
        ("west", -EDGE, 0, 0, True, {"whenAll": "turn_main"}),
        ("east", EDGE, 0, 0, False, {"whenAll": "turn_main"}),
    ):
        level.machine("door", "gate_" + name, x, 4.8 - (SUNK if down else 0), z, (0.12, 0.8, 1.6), yaw, model="loft_gate", up=SUNK if down else -SUNK, over=0.9, inScenes=1, whenHold=0.2 if down else 3.4, **when, **WOODEN)


    for name, x, z, yaw, when in (
        ("north", 0, EDGE + 0.3, 180, {"whenAll": "turn_fore", "whenNot": "at_tower"}),
        ("east", EDGE + 0.3, 0, 270, {"whenAll": "turn_main", "whenNot": "at_gallery"}),
    ):
        level.machine("door", "pennons_" + name, x, 3.6 - PENNONS, z, (0.1, 0.1, 0.1), yaw, model="loft_pennons", up=PENNONS, over=0.7, inScenes=1, whenHold=2.4, **when, **WOODEN)
        level.field("run_" + name, x * 0.72, 5.0, z * 0.72, (1.5, 0.9, 6.0), yaw - 180, kind="wind", drift=8.0, waits=1)


def _gear(level):
    level.machine("weights", "lift", -4, 3.85, -34.7, (1.6, 0.15, 1.6), model="loft_lift", kind="pulley", travel=3.85, span=8.6, counterweight=5.0, inertia=1.0, **WOODEN)
    for x, z in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        for k in range(2):
            level.spawn("crate_light", -4 + 1.05 * x, 4.02 + 1.02 * k, -34.7 + 1.05 * z)
    level.machine("plate", "chart", -4, 4.02, -31.3, (0.9, 0.1, 0.9), model="pressure_plate", surface="stone", weight=2.0, stays=1, sends="been_up")
    level.bounce("quay", -0.9, 0.25, -37.6, (0.6, 0.25, 0.6), (-0.9, 4.0, -31.9), model="cannon_flower", surface="stone", apex=0.9, whenAll="been_up")
    for i, x in enumerate(HOOKS):
        level.machine("rotor", f"hook_{i}", x, 13.0, 0, (1.3, 0.2, 2.1), model="loft_hook", axis="x", seconds=1.9 + 0.2 * i, arc=9.0, reach=9.2, phase=0.5 * (i % 2), wide=1.8, **WOODEN)
    _lever(level, "sail_fore", -45, 4, 0)
    _lever(level, "sail_main", 0, 14, 39.4)
    _lever(level, "sail_mizzen", 59.6, CROW, 0, stays=0)  # turned back, the way to the tower is there again: who left the gem fetches it
    _needle_lift(level)
    level.machine("rotor", "needle", 0, 18.6, 29.6, (0.3, 0.3, 6.2), model="loft_needle", seconds=9.0, knocks=1, surface="stone")
    level.machine("rotor", "boom", 0, 18.2, 0, (0.2, 0.2, 2.6), model="loft_boom", reach=3.2, blades=3, seconds=12.0, **WOODEN)


def _needle_lift(level):
    """The bobbin that a lever lets unroll pulls the pan up; wound up again, it lets it come down, whoever is on it."""
    level.machine("weights", "needle_lift", *BOBBIN, (1.5, 0.15, 1.5), model="loft_bobbin", other="loft_pan", kind="pulley", travel=9.9, span=PAN[0] - BOBBIN[0], counterweight=5.0, inertia=3.0, load=16.0, whenAll="needle_lift", **WOODEN)
    level.machine("lever", "needle_lift", PAN[0] + 2.3, 4.5, PAN[2], (0.2, 0.5, 0.2), model="lever", sends="needle_lift", seconds=9.0, **WOODEN)


def _lever(level, signal, x, y, z, stays=1):
    level.machine("lever", signal, x, y + 0.5, z, (0.2, 0.5, 0.2), model="lever", sends=signal, stays=stays, **WOODEN)


def _chute(level):
    """Shut at its foot until somebody turns the lever at its head."""
    x, y, z = CHUTE_FOOT
    level.machine("door", "chute", x + 0.4, y + 0.8, z, (0.12, 0.8, 1.6), model="loft_gate", up=-1.9, over=1.2, stays=1, whenAll="chute", **WOODEN)
    _lever(level, "chute", 33.8, 9, -3.4)


def _wind(level):
    """The damper turns what blows against one on the gallery's plank into what carries one up to the crow's nest."""
    _lever(level, "damper", 35.6, 9, 3.4)
    level.field("fan", 29.6, 3.6, 0, (3.6, 7.4, 4.4), kind="wind", rise=5.5)
    level.field("flap", 40.6, 10.4, 0, (2.6, 1.8, 2.6), -90, kind="wind", drift=9.0, whenNot="damper")
    level.field("gust", 40.2, 10.2, 0, (3.0, 1.6, 2.6), kind="wind", drift=3.0, on=150, off=120, first=60, whenAll="damper")
    level.field("crow", 52.7, 8.4, 0, (3.6, 7.4, 3.6), kind="wind", rise=5.5, whenAll="damper")
    level.field("bilge", -8.8, BILGE + 4.6, -8.8, (1.7, 5.0, 1.7), kind="wind", shape="cylinder", rise=5.5)
    level.field("mast", 4.0, 9.1, 0, (2.7, 7.0, 2.7), kind="wind", shape="cylinder", rise=5.5, whenAll="sail_mizzen")


def _story(level):
    level.spawn("wick", 0, 0, -48)
    level.spawn("gem", STEPS[-1][0], STEPS[-1][1] + 1.0, STEPS[-1][2])
    level.spawn("key", -1.4, SHIP + 0.9, -1.2)
    level.spawn("door", 0, ROOF + 0.03, -25.4, 0)
    level.spawn("cage", 0, ROOF + 0.03, -29.6)
    level.spawn("bow", -2.8, ROOF + 0.03, -20.7, 0)  # where Wick stands as the loft leaves
    _friend(level, "door", 0, ROOF + 0.03, -29.4, 0, (0, ROOF, -27.6), ENDS[0])
    for (x, y, z, yaw, out), end in zip(CAGES, ENDS[1:]):
        level.spawn("friend_cage", x, y + 0.03, z, yaw)
        _friend(level, f"cage_{ENDS.index(end)}", x, y + 0.2, z, yaw, out, end, (2.4 if end[0] > 0 else -2.4, ROOF, -28.4))


def _friend(level, name, x, y, z, yaw, out, end, *inside):
    """A friend who steps out to `out`, and then, from `inside` the cabin if it was caged elsewhere, comes out of its door."""
    lap = [(-0.7 * end[0], -23.4)] if inside else LAP
    way = [out, *inside, (end[0] * 0.2, ROOF, -27), (end[0] * 0.16, ROOF, -24.4), *((x, ROOF, z) for x, z in (*lap, end))]
    level.path("friend_" + name, way)
    level.spawn("friend", x, y, z, yaw, path="friend_" + name)


def _moorings(level):
    """Two piers to which the loft is tied, and the harbour's masts: when it slips its ropes they stay behind, and its sail goes up, between those of the first hall and the last.

    Rules switch the winds of the way on: signals do not while a scene is shown.
    """
    level.machine("door", "key_turns", 0, 2.4, -24.7, (0.1, 0.1, 0.1), model="key", up=7.4, over=0.45, inScenes=1, whenAll="key_turns", whenNot="key_used", **WOODEN)  # up from the hull, over Wick's head: the key that opens the door
    level.machine("door", "mainsail", 0, -27.0, -60.0, (19.0, 11.0, 0.5), 180, model="loft_mainsail", up=53.0, over=3.4, stays=1, inScenes=1, whenAll="hoist", **WOODEN)
    for name, side in (("fore", -1), ("mizzen", 1)):
        level.machine("door", "stern_" + name, side * 28.0, -29.0, -56.0, (11.0, 7.5, 0.4), 180, model="loft_sail_" + name, up=46.0, over=3.0, stays=1, inScenes=1, whenAll="hoist", **WOODEN)
    level.field("launch", 0, 24.0, -53.0, (14.0, 8.0, 1.2), kind="wind", drift=9.0, waits=1)
    level.field("cheer", 0, ROOF + 6.0, -24.6, (7.0, 8.0, 7.0), kind="wind", shape="cylinder", rise=5.0, waits=1)
    for name, side, yaw in (("west", -1, 130), ("east", 1, 50)):
        for end, x, y, z in (("bow", 8.2, ROOF - 0.1, -20.4), ("stern", 9.1, 0.2, -37.6)):
            level.machine("door", f"mooring_{end}_{name}", side * x, y, z, (0.1, 0.1, 0.1), yaw, model="loft_mooring", up=0.1, over=0.4, stays=1, inScenes=1, whenAll="snapped_" + name, **WOODEN)
        level.field("wake_" + name, side * 11.0, 3.0, -28.0, (1.6, 2.2, 12.0), 180, kind="wind", drift=13.0, waits=1)
    for name, x, z, yaw in (("west", -12.6, -31.0, ASTERN), ("east", 12.6, -38.0, 360 - ASTERN)):
        _left_behind(level, "pier_" + name, x, 3.6, z, (0.8, 7.0, 0.8), yaw, "loft_pier", 34.0, 9.5)
    for i, (x, y, z) in enumerate(((-34, 22, -62), (36, 26, -76), (-50, 36, -100), (17, 15, -40))):
        _left_behind(level, f"balloon_{i}", x, y, z, (1.0, 2.0, 1.0), ASTERN, "balloon", 20.0 + 4 * i, 12.0)
    for i, (x, y, z) in enumerate(WAKE):
        _left_behind(level, f"cloud_{i}", x, y, z, (1.0, 1.0, 1.0), ASTERN, "cloud", 2.0, 5.0 + 0.6 * i)
    for i, (x, y, z) in enumerate(((-25, 6, -52), (24, 3, -60), (-40, 9, -74), (44, 8, -80), (-58, 4, -46), (60, 6, -52))):
        _left_behind(level, f"mast_{i}", x, y, z, (0.6, 14.0, 0.6), ASTERN, "loft_banner", 16.0, 10.0)


def _left_behind(level, name, x, y, z, half, yaw, model, sinks, over):
    """A thing of the harbour: from when the loft casts off it falls astern, and sinks by so many u."""
    astern = 70.0 if yaw == ASTERN else -70.0  # along its own x axis
    level.machine("door", name, x, y, z, half, yaw, model=model, up=-sinks, side=astern, over=over, stays=1, inScenes=1, whenAll="cast_off", **WOODEN)


def _sails(level):
    """Behind each hall the sail that its lever hoists, its belly and its emblem towards the loft: it goes up from below the decks, and a wind comes to fill it."""
    for name, x, z, yaw, top in (("fore", -57.0, 0, -90, 19.0), ("main", 0, 57.0, 0, 23.0), ("mizzen", 76.0, 0, 90, 23.5)):
        rise = top + 16.0
        level.machine("door", "sail_" + name, x, top - rise, z, (11.0, 7.5, 0.4), yaw, model="loft_sail_" + name, up=rise, over=1.4, inScenes=1, whenAll="sail_" + name, **WOODEN)
        ahead = math.radians(yaw)
        level.field("fills_" + name, x - 6.5 * math.sin(ahead), top - 1.0, z - 6.5 * math.cos(ahead), (9.0, 5.5, 5.0), yaw, kind="wind", drift=12.0, waits=1)


def _enemies(level):
    """A tailor that is always there stands on the round of cream cloth that it cut."""
    for what, x, y, z, yaw, difficulties in ENEMIES:
        if what == "pin_tailor" and not difficulties:
            mat(level, x, y, z, CREAM, BLUE, 1.05)
        level.spawn(what, x, y, z, yaw, **_on(difficulties))
    for name, places in GUARDS.items():
        for x, y, z, yaw in places:
            mat(level, x, y, z, CREAM, BLUE, 1.05)
            level.spawn(name, x, y + FALLS, z, yaw)


def _on(difficulties):
    return {"difficulties": difficulties} if difficulties else {}


def _pickups(level):
    for way in POLLEN:
        for x, y, z in trail(way, 1.75, 0.7):
            level.spawn("pollen", x, y, z)
    places = [(x, y + 0.6, z) for x, z, y in GLIDE + HOME]
    places += [(x, 5.1, 0) for x in HOOKS]
    places += [(x, y + 0.7, z) for x, y, z in STEPS[:2]]
    places += [(29.6, y, 0) for y in (3.0, 5.0, 7.0, 9.0)]
    places += [(52.7, y, 0) for y in (9.0, 11.0, 13.0)]
    places += [(3.4, y, 0) for y in (7, 9, 11, 13)]
    for x, y, z in places:
        level.spawn("pollen", x, y, z)
    for x, y, z in ((-46.6, 4.8, -3.4), (0, 18.6, 2.2), (22.6, 4.8, 5.6)):
        level.spawn("lantern_seed", x, y, z)
    for what, places in (("bee", BEES), ("nectar", NECTAR)):
        for x, y, z, difficulties in places:
            if not difficulties:
                mat(level, x, y - 0.7, z, BLUE, CREAM)
            level.spawn(what, x, y, z, **_on(difficulties))
