"""What Mill Yard says on the way, how it is looked at, and how its pilot walks it."""

from frame import bearing
from yard_grounds import STONES
from yard_things import BALCONY_PLANKS, GALLERY_PLANKS, hops

FOLLOW = {"kind": "follow", "distance": 7.0, "pitchDegrees": -19.0, "height": 1.3, "fov": 50.0}


def build(level):
    _cameras(level)
    _hints(level)
    _pilot(level)


def _cameras(level):
    """Follows; where a place is shown at its best from one side, it looks along that."""
    down = bearing((-4.4, 14.0), (-26.0, 3.0))
    over_roofs = bearing((-9.7, 29.4), (-4.55, 17.4))
    level.camera("start", 0, 3, -53, target=(0, 2, -47), **FOLLOW)
    level.guide("approach", 0, [((0, 3, -38), (12, 5, 17))], 7.2, -6.0, 1.8, 54.0)  # the whole mill is seen, asleep
    level.camera("yard", 0, 7, -14, target=(0, 4, 0), areas=[((1, 6, -1), (13, 3, 9))], **FOLLOW)
    level.guide("pier", 20, [((30, 5, 35.0), (2.0, 2.6, 2.6)), ((30, 5, 41.4), (2.2, 2.6, 4.8))], 8.4, -17.0)  # over the water, by the wheel, to where the raft goes
    level.guide("cellar", -91, [((10, 6, 47), (6.6, 2.6, 3.2)), ((15.4, 6, 52.8), (1.6, 2.6, 2.8))], 6.6, -30.0, 0.9, 60.0)
    level.guide("cellar_wall", -102, [((8.6, 6, 52.8), (5.2, 2.6, 2.6))], 6.2, -31.0, 0.9, 60.0)  # along the dark wall, away from which it looks
    level.guide("shed", -92, [((-7.0, 6, 49.0), (5.4, 2.4, 4.0))], 6.6, -12.0, 1.3)  # below the thatch with Wick, ears and all in a jump over the sill
    level.guide("coop", -16, [((-1.7, 6, 50.2), (1.2, 2.4, 5.0))], 7.4, -13.0, 1.3)  # the first cage, the lens over the edge and not in the cellar's wall
    level.guide("terrace", 166, [((-0.6, 6.6, 28.6), (6.4, 1.7, 5.4))], 8.0, -9.0, 1.7, 52.0)  # to the mill, and up to its gallery
    level.guide("embers", bearing((-22, 48), (-30, 38)), [((-27.4, 6.4, 43.8), (5.6, 2.8, 6.2))], 8.2, -17.0)
    level.camera("roofs", -17.6, 12.8, 27.6, end=(-12.0, 15.6, 14.2), areas=[((-9, 11.8, 31), (2.2, 1.5, 2.2), over_roofs), ((-7.1, 12.6, 23.4), (2.2, 2.4, 5.2), over_roofs)], kind="travel", height=1.4, fov=52.0)  # from aside: gaps, and the mill is what one climbs towards
    level.guide("glide", down, [((-15.4, 10.5, 8.4), (5.0, 5.6, 12.2), down)], 7.8, -19.0, 2.0, 54.0)  # horizon, islet and who glides
    level.camera("islet", -20, 7, 4, target=(-28, 4, 2), areas=[((-27.6, 6.7, 1.6), (4.6, 2.5, 4.6))], kind="follow", distance=7.0, pitchDegrees=-14.0, height=1.6, fov=52.0)
    level.guide("bridge", 92, [((-20, 5, -5.2), (1.6, 2, 5.2), 126.7)], 8.0, -14.0)
    level.camera("key", -23.9, 5.0, -1.5, target=(-28, 4.1, 2), end=(-24.7, 4.8, -0.8), kind="fixed", fov=36.0)
    level.camera("door", 10.8, 5.4, 21.7, target=(17.2, 3.7, 14.1), end=(11.1, 5.1, 21.2), kind="fixed", fov=50.0)  # from within: the cage in the light, and Wick in the doorway
    level.camera("freed", 17.6, 4.7, 6.0, target=(13.0, 3.9, 12.4), end=(17.2, 4.7, 5.6), kind="fixed", fov=50.0)  # Wick at the barn, from which they come, and the mill beyond
    level.camera("restart", 5.6, 3.9, -19.6, target=(3.0, 11.4, 9.8), end=(5.8, 3.9, -18.2), kind="fixed", fov=60.0)  # Wick looks up at the whole mill, the friends come running
    level.camera("cheering", 8.4, 4.2, -18.4, target=(3.4, 11.6, 9.8), end=(7.6, 4.2, -17.4), kind="fixed", fov=58.0)
    for name, at, target, end in (  # the mill gets a part back
        ("wake_water", (7.4, 4.5, -18.2), (1.8, 12.1, 9.8), (6.8, 4.5, -17.4)),
        ("wake_cloth", (3.6, 4.5, -17.4), (0.6, 11.9, 9.8), (3.2, 4.5, -16.6)),  # the sails from before them
        ("wake_light", (8.4, 4.4, -16.4), (2.2, 11.8, 9.8), (8.0, 4.4, -15.6)),  # the door, the windows and the roots
    ):
        level.camera(name, *at, target=target, end=end, kind="fixed", fov=58.0)  # from the tips of the sails to the grass
    level.camera("wake_wheel", 33.6, 5.0, 38.6, target=(39.2, 5.3, 46), end=(34.2, 5.0, 39.4), kind="fixed", fov=50.0)


HINTS = {
    "move": (0, 1.5, -46, (7, 1.6, 3)),
    "look": (0, 1.5, -40.2, (6, 1.6, 1.6)),
    "jump": (0, 1.5, -35.0, (6, 1.6, 1.6)),  # at the step
    "spin": (14.6, 4.5, -4, (2.4, 1.6, 3)),
    "push": (32, 4.5, 0.5, (5, 1.6, 3)),
    "ball": (36, 6.7, 15.5, (2.5, 1.6, 2)),
    "ride": (30, 4.5, 33, (3.5, 1.6, 2)),
    "ice": (17.4, 5.6, 50.2, (1.6, 1.6, 1.6)),
    "loft_cage": (0.6, 6, 47.6, (1.4, 1.6, 2.4)),
    "honey": (-3.2, 6, 48.6, (0.9, 1.6, 3.4)),
    "lava": (-17.5, 6, 48.4, (2, 1.6, 4)),
    "bounce": (-1, 6.5, 28, (5, 1.6, 2.4)),
    "planks": (0, 9.9, 21, (2.6, 1.4, 0.9)),
    "gem": (-9, 11.8, 31, (1.9, 1.5, 1.9)),
    "glide": (-4.0, 15, 16.2, (0.9, 1.4, 1.6)),
    "key": (-19.6, 4.5, -5.6, (2.2, 1.6, 2.2)),  # on the way back: at the key itself one has just read of it
    "door": (14, 4.5, 9.4, (3, 1.6, 2.4)),
}


def _hints(level):
    """The stage says which hints it has, and in which order: here is where each is given."""
    for number, key in enumerate(level.hints(), 1):
        x, y, z, half = HINTS[key.removeprefix("hint.")]
        level.action(f"hint_{number}", x, y, z, half)
    level.action("door", 14, 4.2, 12.4, (1.7, 1.4, 1.0))
    level.action("exit_high", 14, 4.2, 19.8, (2.6, 1.4, 1.4))
    level.action("exit_low", 0, 1.2, -59.6, (1.2, 1.4, 1.0))


def _pilot(level):
    go = level.go
    for z in (-42, -34.2):
        go(0, 0, z)
    for y, z in ((1, -31.4), (2, -27.8), (3, -24)):
        go(0, y, z, "jump")
    go(0, 3, -18.2, reach=0.5)
    go(0, 3, -14, "jump")
    go(0, 3, -8)
    go(10, 3, -4.2)
    go(17.4, 3, -4)
    go(22, 3, -4, "spin")
    go(28, 3, -3.4)
    go(33, 3, 1.2)
    go(33, 3, 8.1, reach=0.5, wait=10)
    go(33, 4.2, 9.2, "jump", 0.5, 6)
    go(33, 5.2, 12, "jump")
    for x, y, z in ((30, 5.2, 17), (29, 4.1, 25), (29.6, 3, 31.5)):
        go(x, y, z)
    go(30, 3.05, 36.1, "walk", reach=0.3, wait=15)
    go(30, 3.05, 38.4, "ride", 0.7)
    go(30, 4.4, 45.1, "ride", 0.9)
    for x, y, z in ((30, 4.4, 48.6), (24, 4.4, 50.4), (18, 4.4, 50.2), (13.6, 3.4, 49.6), (13.2, 3.4, 47), (9.8, 3.4, 47.6), (9.8, 3.4, 50.4), (6.8, 3.4, 51.2), (5.6, 3.4, 48.2), (2, 4.4, 47.3), (-2.4, 4.4, 47.4)):
        go(x, y, z)
    go(-1.5, 4.4, 51.5, "spin", 0.5, 24)
    go(-2.4, 4.4, 49.2)
    go(-10.6, 4.46, 49.6)
    go(-13.4, 4.4, 49.4, "jump")
    go(-15.2, 4.4, 48.2, "spin", 0.5, 24)
    go(-17, 4.4, 48.6)
    go(-21, 4.4, 48.2, reach=0.5)
    go(-23.6, 4.2, 48.6, reach=0.5)
    go(-25.0, 4.2, 47.2, reach=0.35)
    for x, z in STONES:
        go(x, 4.7, z, "jump", 0.5)
    go(-30, 4.4, 36.6, "jump")
    go(-31.3, 4.4, 35.9, "spin", 0.4, 24)
    for x, y, z in ((-27.6, 4.4, 32.6), (-23, 4.5, 32), (-13, 5, 32.6), (-7.4, 5, 33.6), (-3.4, 5, 30.6)):
        go(x, y, z)
    go(1.0, 5, 24.8, reach=0.5)
    go(2.8, 6, 23.8, "jump", 0.4)
    go(1.6, 8.6, 21.0, "glide", 0.6)
    go(-0.8, 8.6, 21.4, reach=0.5)
    for x, y, z, _ in hops(GALLERY_PLANKS):
        go(x, y, z, "jump", 0.45, 10)
    go(-8.6, 10.4, 31, "jump", 0.6, 10)
    go(-9.5, 10.4, 30.0, "walk", reach=0.4)
    for x, y, z, _ in hops(BALCONY_PLANKS):
        go(x, y, z, "jump", 0.45, 10)
    go(-3.9, 13.6, 16.4, "jump", 0.6)
    go(-3.75, 13.6, 14.1, reach=0.5, wait=30)
    go(-27.4, 3, 2.2, "glide", 1.2)
    go(-28, 3, 2, reach=0.5, wait=20)
    for x, z in ((-24.8, -1.6), (-15.2, -8.7), (-8, -5.5), (5, 4), (10, 7), (14, 10)):
        go(x, 3, z)
    go(14, 3.1, 12.4, reach=0.6, wait=120)
