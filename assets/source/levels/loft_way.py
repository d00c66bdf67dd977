"""What Sail Loft says on the way, how it is looked at, and how its pilot walks it."""

from loft_halls import BILGE, CROW, ROOF, SHIP, STEPS
from loft_things import HOOKS

FOLLOW = {"kind": "follow", "distance": 7.2, "pitchDegrees": -15.0, "height": 1.3, "fov": 50.0}

LAUNCH = (  # name, lens, what it looks at, to where it moves, angle: friends come into the light; all sails fill and the loft leaves its harbour; at its bow, and astern the land
    ("free", (-5.2, 8.9, -15.4), (-0.4, 8.5, -23.6), (-4.0, 8.7, -16.0), 44.0),
    ("leave", (-7.6, 9.4, -13.4), (-0.7, 11.4, -30.0), (-9.4, 10.6, -11.0), 56.0),
    ("away", (-1.8, 8.9, -13.6), (0.2, 10.4, -26.0), (-2.2, 9.8, -12.2), 60.0),
)
TURNS = (  # each sail: Wick at the lever and the sail behind, nearer while it fills; then the bridge that swings to what is next and behind it the sail that is set, and last the mast
    ("fore_sail", (-30.6, 7.0, 6.8), (-52.0, 12.4, 1.0), (-33.0, 7.3, 5.6), 69.0),
    ("fore_turn", (9.0, 9.5, 18.0), (-9.8, 6.1, 11.2), None, 50.0),
    ("main_sail", (5.6, 15.6, 30.6), (0.4, 18.4, 42.3), (4.6, 16.0, 32.6), 66.0),
    ("main_turn", (-19.0, 16.4, -10.0), (1.0, 16.9, 12.2), None, 60.0),
    ("mizzen_sail", (49.6, 14.2, -4.6), (69.0, 21.0, 1.6), (51.4, 14.6, -3.6), 66.0),
    ("mizzen_turn", (2.0, 20.0, -78.0), (5.0, 15.6, 0.0), None, 58.0),
    ("mizzen_next", (7.5, 17.4, -9.5), (0.9, 12.8, 0.0), None, 50.0),
)


def build(level):
    _cameras(level)
    _hints(level)
    _pilot(level)


def _cameras(level):
    """Follows on the disc; each hall has a camera that keeps near Wick and looks the way that leads on there."""
    level.camera("start", 0, 3, -54, target=(0, 2, -48), **FOLLOW)
    level.camera("vista", 0.0, 12.5, -84.0, target=(0.0, 8.6, -30.0), end=(0.0, 5.6, -61.0), kind="fixed", fov=44.0)  # from over the water in to the gate behind Wick
    level.guide("lift", -14, [((-4, 3.4, -34.8), (2.2, 3.6, 1.8))], 8.4, -12.0, 1.6)  # the deck to which the pan goes up is seen above it
    level.guide("chart", 0, [((0, 5.4, -25.4), (7.4, 1.6, 6.6))], 6.4, -11.0, 1.2)  # below the roof
    level.guide("south", -12, [((0, 5.6, -14.4), (2.3, 2.8, 5.2))], 6.6, -10.0, 1.2)  # from below the roof, whose thread would cross the lens
    level.guide("walk", -128, [((-43.2, 6.6, 0), (6.2, 4.6, 7.2))], 8.6, -17.0)  # beside the hooks, which would swing before the lens
    level.guide("ledge", -96, [((-33.6, 6.6, -7.4), (3.4, 4.6, 2.6))], 8.6, -17.0)
    level.camera("hooks", -14, 7.4, 4.6, end=(-37, 8.4, 10.0), areas=[((-28.2, 7, 1), (9.2, 5, 6.0))], kind="travel", height=0.7, fov=46.0)
    level.guide("north", -14, [((0, 5.6, 14.0), (2.3, 2.8, 4.6))], 8.2, -14.0)
    level.guide("pan", -4, [((0, 5.6, 23.6), (8.4, 3.0, 4.2))], 9.4, -15.0)
    level.guide("rise", 14, [((-3.4, 10.6, 22.6), (2.0, 2.2, 2.4))], 8.8, -15.0)
    level.guide("drop", -135, [((6.4, 13.4, 23.6), (1.8, 4.8, 5.0))], 9.6, -22.0, 1.0)  # neither needle nor post is before the lens
    level.guide("sill", 12, [((-0.4, 15.4, 22.8), (4.9, 2.6, 2.9))], 8.4, -15.0)
    level.guide("drum", 2, [((0, 15.6, 29.6), (5.0, 3.6, 4.2))], 8.4, -16.0)
    level.guide("top", 4, [((-1.4, 16.6, 37.6), (4.6, 3.8, 4.0))], 8.0, -15.0)
    level.guide("steps", 148, [((6.6, 17.8, 33.2), (3.2, 3.4, 5.2))], 8.4, -17.0)  # it swings round while Wick is still on the deck: the steps do not pass the lens
    level.guide("east", 104, [((14.4, 5.6, 0), (5.0, 2.8, 2.3))], 8.2, -15.0)
    level.guide("gallery", 112, [((35, 9, 0.8), (15.4, 8, 9.2))], 9.0, -18.0)
    level.guide("crow", 118, [((58.9, 15.2, 0), (3.1, 2.6, 3.6))], 8.0, -13.0)
    level.guide("home", 138, [((48.6, 13.2, 0), (6.8, 1.9, 4.0))], 9.6, -24.0)  # from above: clouds are behind who glides
    level.guide("updraft", 140, [((5.5, 7.7, 0), (4.0, 3.7, 2.9))], 8.8, -14.0)  # the mast is aside of who comes and rises, and swings past nobody
    level.guide("mast", -44, [((1, 15.8, 2.7), (6, 4.8, 3.3))], 8.8, -14.0)
    level.guide("cast", 160, [((0, 14.2, -7.2), (6, 5.2, 6.6))], 8.8, -13.0)  # from the ship to the roof one looks where one glides, past the mast
    level.guide("roof", 180, [((0, ROOF + 2.6, -19.6), (6, 4.4, 5.4))], 7.4, -12.0)
    level.guide("bilge", 42, [((-8.8, 1.4, -8.8), (2.5, 4.6, 2.5)), ((-6.6, BILGE + 1.6, -6.6), (4.8, 2.4, 4.8))], 8.8, -26.0)
    level.camera("key", 1.8, SHIP + 1.3, -5.2, target=(-1.6, SHIP + 1.05, -1.5), end=(1.6, SHIP + 1.25, -5.0), kind="fixed", fov=21.0)  # the key is the picture, the mast beside it
    level.camera("door", 2.6, ROOF + 2.6, -11.4, target=(-0.2, ROOF + 3.5, -25.4), kind="fixed", fov=54.0)  # room above for the sail
    level.camera("nest", 28.6, 12.4, 6.4, target=(52.0, 9.8, -0.2), end=(29.6, 12.2, 6.0), kind="fixed", fov=42.0)  # Wick before it, small, and the wind that now goes up to it
    level.camera("chute", 2.2, 3.4, -52.4, target=(9.4, 1.2, -45.4), kind="fixed", fov=50.0)
    for name, lens, target, end, fov in TURNS + LAUNCH:
        level.camera(name, *lens, target=target, end=end, kind="fixed", fov=fov)


HINTS = {
    "loft_lift": (-4, 1.5, -37.8, (3.0, 1.6, 1.2)),
    "loft_hook": (-22.4, 5.5, 0, (1.8, 1.6, 5)),
    "loft_wind": (23.6, 5.5, 0, (1.8, 1.6, 6)),
}
SAID = {  # where rules say what is to be done: they know when it has been
    "turn": (-43.5, 5.5, 0, (3.0, 1.6, 4)),
    "cage": (-39.6, 5.5, -4.4, (2.2, 1.6, 2.4)),
    "needle": (0, 5.5, 21.6, (6, 1.6, 1.4)),
    "damper": (36.2, 10.5, 0, (1.6, 1.6, 5)),
    "guards_quay": (0, 1.5, -44.4, (8, 1.6, 1.2)),
    "guards_walk": (-37.6, 6.0, 0, (3.8, 2.2, 6)),
    "guards_gallery": (40.2, 10.5, 0, (1.6, 1.6, 5)),
    "mast": (4.6, 5.5, 0, (3.4, 1.4, 4.2)),
    "bridge_north": (0, 5.5, 12.4, (1.6, 1.6, 1.2)),
    "bridge_east": (12.4, 5.5, 0, (1.2, 1.6, 1.6)),
}


def _hints(level):
    for number, key in enumerate(level.hints(), 1):
        x, y, z, half = HINTS[key.removeprefix("hint.")]
        level.action(f"hint_{number}", x, y, z, half)
    for name, (x, y, z, half) in SAID.items():
        level.action(name, x, y, z, half)
    level.action("door", 0, ROOF + 1.2, -24.2, (1.7, 1.4, 1.0))
    level.action("exit_high", 0, ROOF + 1.2, -29.8, (2.4, 1.4, 1.4))
    level.action("exit_low", 0, 0.8, -56.8, (1.9, 1.6, 0.8))


def _pilot(level):
    go = level.go
    go(0, 0, -43)
    go(0.2, 0, -41.0, "spin", 0.5, 40)
    go(-4, 0, -37.4, reach=0.5, wait=120)
    go(-4, 3.0, -34.7, "spin", 0.5, 110)
    go(-4, 4.1, -31.4)
    go(-1.5, 4, -26)
    go(0, 4, -21)
    go(0, 4, -10)
    go(-4.2, 4, -4.2, reach=0.5)
    go(-8.8, BILGE, -8.8)
    go(-7.4, BILGE, -7.4, "spin", 0.4, 24)
    go(-8.8, BILGE, -8.8, reach=0.3)
    go(-8.8, 5.6, -8.8, "glide", 0.8)
    go(-4.4, 4, -4.4, reach=1.2)
    go(-6.4, 4, -1.6)
    go(-9, 4, 0)
    go(-20.6, 4, 0)
    go(-23.6, 4, 0, reach=0.45)
    for x in HOOKS:
        go(x, 4.0, 0, "jump", 0.6, 8)
    go(-38.8, 4, 0, "jump", 0.9)
    go(-42.4, 4, -1.4, "spin", 0.5, 40)
    go(-44.2, 4, 0.2, "spin", 0.4, 24)
    go(-44.2, 4, -0.3, "spin", 0.4, 24)  # again, if a blow came between
    go(-38.0, 4, -5.0, reach=0.4)
    go(-34.4, 4, -6.0, "jump", 0.6)
    go(-33.6, 4, -6.2, "spin", 0.4, 24)
    go(-35.0, 4, -5.8, reach=0.3)
    go(-38.6, 4, -4.6, "jump", 0.8)
    go(-38.0, 4, 0, reach=0.5)
    for x in reversed(HOOKS):
        go(x, 4.0, 0, "jump", 0.6, 8)
    go(-22.6, 4, 0, "jump", 0.9, 120)
    go(-9, 4, 0)
    go(-3.4, 4, 3.4)
    go(0, 4, 9)
    go(0, 4, 20.8)
    go(1.6, 4, 22.4, "spin", 0.5, 30)
    go(-6.0, 4, 20.9)  # not across the pan: a blow that also turns the lever sends it off
    go(-6.0, 4, 24.2, "spin", 0.6, 50)
    go(-5.6, 4, 25.9)
    go(3.6, 4, 25.9)
    go(4.9, 4, 24.0, "spin", 0.6, 70)
    go(1.2, 4, 20.8)
    go(-3.3, 4, 20.5, reach=0.4)
    go(-2.2, 4.05, 22.6, "spin", 0.4, 1)
    go(-2.8, 13.95, 22.6, "ride", 1.2)
    go(0.2, 14, 24.6, reach=0.4)
    go(0, 14, 28.6, "jump", 0.9)
    go(0.2, 14, 31.3, reach=0.4)
    go(0.6, 14, 35.6, "jump", 0.8)
    go(-1.2, 14, 37.0, "spin", 0.4, 24)
    go(0.1, 14, 38.5, "spin", 0.4, 24)
    go(-0.4, 14, 38.6, "spin", 0.4, 24)  # again, if a blow came between
    go(4.4, 14, 37, reach=0.4)
    for x, y, z in STEPS:
        go(x, y, z, "jump", 0.5, 6)
    go(7.6, 17.4, 29.8, reach=0.5, wait=20)
    go(5.0, 4, 22.4, "jump", 1.4)
    go(0, 4, 20.6, reach=0.6)
    go(0, 4, 9)
    go(1.0, 4, 6.4)
    go(3.4, 4, 4.4)
    go(6, 4, 2.4)
    go(9, 4, 0)
    go(20.8, 4, 0)
    go(25.4, 4, 0, reach=0.4)
    go(34.6, 9, 0, "glide", 1.2)
    go(35.6, 9, 2.3, "spin", 0.4, 24)
    go(37.0, 9, 0)
    go(43.6, 9, 0)
    go(44.0, 9, -4.8, reach=0.4)
    go(41.0, 9, -5.2, "jump", 0.6)
    go(40.2, 9, -5.4, "spin", 0.4, 24)
    go(41.6, 9, -5.4, reach=0.3)
    go(45.4, 9, -3.8, "jump", 0.9)
    go(48.2, 9, 0, reach=0.5)
    go(57.6, CROW, 0, "glide", 0.9)
    go(58.6, CROW, 0.2, "spin", 0.4, 24)
    go(57.0, CROW, 0, reach=0.4, wait=60)
    go(36.0, 9, 0, "glide", 1.5)
    go(33.6, 9, 0, reach=0.4)
    go(24.4, 4, 0, "glide", 1.4)
    go(20.6, 4, 0)
    go(9, 4, 0)
    go(6.2, 4, 0, reach=0.4)
    go(4.6, SHIP + 0.6, 0, "glide", 1.0)
    go(1.4, SHIP, 0, reach=0.6)
    go(1.2, SHIP, -1.4, reach=0.4)
    go(-1.4, SHIP, -1.2, reach=0.3, wait=20)
    go(-0.8, SHIP, -2.0, reach=0.4)
    go(0, ROOF, -22.4, "glide", 1.2)
    go(0, ROOF, -24.2, reach=0.6, wait=120)
