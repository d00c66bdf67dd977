"""The two rows of the sandbox in which each mechanism has a bay: what turns and carries, then what waits for signals."""

from palette import STONE_DEEP, STONE_LIGHT, WOOD, mix, rgb
from solids import block, wedge

WOODEN = {"surface": "wood"}
STONY = {"surface": "stone"}
LEAF = (1.2, 1.2, 0.2)  # half a sliding door


def build(park):
    _turning(park)
    _weighing(park)
    _carrying(park)
    _waiting(park)
    _burning(park)
    _gathering(park)


def _post(park, x0, x1, y0, y1, z0, z1, hue=0):
    park.solid(block(x0, x1, y0, y1, z0, z1), park.hue(hue))


def _gate(park, name, x, z, **properties):
    """A door in a wall with an opening for it."""
    for a, b in ((x - 3.4, x - 1.2), (x + 1.2, x + 3.4)):
        _post(park, a, b, -0.5, 2.6, z - 0.35, z + 0.35, 4)
    park.level.machine("door", name, x, 1.2, z, LEAF, model="sliding_door", up=-2.3, **STONY, **properties)


def _lever(park, name, x, z, **properties):
    park.level.machine("lever", name, x, 0.5, z, (0.2, 0.5, 0.2), model="lever", **WOODEN, **properties)


def _turning(park):
    level = park.level
    park.sign(38, 48)
    for z in (51, 61):
        _post(park, 36.5, 39.5, -0.5, 1.35, z - 1.9, z + 1.9, int(z))
    level.machine("rotor", "bridge", 38, 1.2, 56, (0.5, 0.2, 3.0), model="turning_beam", seconds=12.0, steps=4, rest=2.0, **WOODEN)
    park.sign(28, 48)
    _post(park, 27.4, 28.6, -0.5, 0.6, 50, 62, 1)
    for i, z in enumerate((53.5, 56, 58.5)):
        level.machine(
            "rotor", f"bob_{i}", 28, 6.0, z, (0.5, 0.5, 0.5), model="swing_bob", axis="z", seconds=1.6, arc=48.0, reach=4.0,
            wide=1.5, phase=0.5 * (i % 2), knocks=1, surface="stone",
        )  # fmt: skip
    for x in (24.5, 31.5):
        _post(park, x - 0.25, x + 0.25, -0.5, 6.2, 50.8, 51.3, 2)
        _post(park, x - 0.25, x + 0.25, -0.5, 6.2, 60.7, 61.2, 2)
    park.sign(18, 48)
    for i, x in enumerate((15.4, 20.6)):
        _lever(park, f"turn_{i}", x, 51, sends=f"turn_{i}")
    level.machine("rotor", "disc", 18, 0.6, 57, (1.5, 0.2, 1.5), model="platform_wood", seconds=2.0, steps=4, counts="turn_0 turn_1", **WOODEN)


def _weighing(park):
    level = park.level
    park.sign(7, 48)
    level.machine("weights", "seesaw", 7, 0.95, 56, (4.0, 0.1, 1.0), model="seesaw_plank", kind="seesaw", travel=12.0, **WOODEN)
    level.spawn("crate_light", 4.2, 1.1, 56)
    _post(park, 6.6, 7.4, -0.5, 0.6, 55.2, 56.8, 3)
    park.sign(-5, 48)
    level.machine("weights", "pulley", -4, 2.0, 56, (1.0, 0.1, 1.0), model="scale_pan", kind="pulley", travel=1.8, span=-4.0, counterweight=1.0, **WOODEN)
    park.solid(wedge(-4.9, -3.1, 49, 54.9, -0.02, 2.0, -1), mix(WOOD, STONE_LIGHT, 0.3), "wood")


def _carrying(park):
    level = park.level
    park.sign(-17, 48)
    for i, (x, speed) in enumerate(((-15.6, 3.0), (-18.4, -3.0))):
        level.machine("carrier", f"belt_{i}", x, 0.2, 56, (1.0, 0.2, 4.0), model="carrier_bed", slat="carrier_slat", speed=speed, **WOODEN)
    level.spawn("crate_light", -18.4, 0.5, 58)
    park.sign(-28, 48)
    _post(park, -33, -30, -0.5, 3.0, 60, 63, 5)
    level.bounce("cannon", -28, 0.25, 53, (0.6, 0.25, 0.6), (-31.5, 3.0, 61.5), model="cannon_flower", surface="stone", apex=2.5)
    park.sign(-39, 48)
    level.machine("nest", "nest", -39, 0.7, 58, (0.6, 0.7, 0.6), 180, model="paper_nest", walker="grump", every=5.0, most=2, hits=3, sends="nest_gone", **WOODEN)
    _gate(park, "nest", -39, 62, whenAll="nest_gone", stays=1)


def _waiting(park):
    level = park.level
    park.sign(38, 67)
    level.machine("plate", "plate", 38, 0.1, 71, (0.9, 0.1, 0.9), model="pressure_plate", weight=1.0, sends="plate", **STONY)
    level.spawn("crate_light", 41, 0, 71)
    _gate(park, "plate", 38, 78, whenAll="plate")
    park.sign(28, 67)
    _lever(park, "timed", 28, 71, seconds=1.0, sends="timed")
    _gate(park, "timed", 28, 84, whenAll="timed", seconds=5.0)
    park.sign(18, 67)
    for x, lift, kind in ((15, 1.2, "water"), (22, 0.9, "lava")):
        for a, b, c, d in ((-3.4, 3.4, -3.4, -3.0), (-3.4, 3.4, 3.0, 3.4), (-3.4, -3.0, -3.0, 3.0), (3.0, 3.4, -3.0, 3.0)):
            park.solid(block(x + a, x + b, -0.5, 0.35, 77 + c, 77 + d), mix(STONE_DEEP, STONE_LIGHT, 0.4))
        park.solid(block(x - 0.8, x + 0.8, -0.5, 1.5, 76.2, 77.8), park.hue(2))
        level.spawn("crate_light", x - 2.0, 0.2, 77)
        level.machine("liquid", kind, x, 0.0, 77, (3.0, 0.1, 3.0), model="pool_" + kind, kind=kind, rise=lift, seconds=2.0, on=300, off=240, **STONY)


def _burning(park):
    level = park.level
    park.sign(6, 67)
    level.machine("brazier", "lit", 6, 0.5, 71, (0.4, 0.5, 0.4), model="brazier", flame="flame", lit=1, **STONY)
    level.machine("brazier", "cold", 6, 0.5, 79, (0.4, 0.5, 0.4), model="brazier", flame="flame", seconds=10.0, sends="fire", **STONY)
    _gate(park, "fire", 6, 84, whenAll="fire")
    park.sign(-5, 67)
    level.machine("ice", "block", -5, 0.61, 72, (0.6, 0.6, 0.6), model="ice_block", surface="ice", speed=6.0, melt=2.5, returns=4.0)
    _post(park, -6.5, -3.5, -0.5, 1.2, 82, 82.6, 0)
    level.machine("brazier", "warm", -3.4, 0.5, 80.8, (0.4, 0.5, 0.4), model="brazier", flame="flame", lit=1, **STONY)


def _gathering(park):
    level = park.level
    park.sign(-17, 67)
    for a in (-18.8, -15.6):
        _post(park, a, a + 0.4, -0.5, 0.7, 71, 84, 1)
    park.solid(wedge(-18.4, -15.6, 71, 76, 1.5, 0.0, -1), mix(WOOD, STONE_LIGHT, 0.3), "wood")
    level.spawn("ball", -17, 1.4, 71.6)
    park.solid(block(-18.4, -15.6, -0.5, 0.7, 83.6, 84), park.hue(3))
    level.piece("tiles").add(block(-18.3, -15.7, -0.2, 0.03, 80.4, 83.4), rgb("ffd25a"), glow=0.3)
    level.machine("goal", "ball", -17, 0.6, 81.9, (1.3, 0.8, 1.5), body="ball", sends="marble")
    _gate(park, "marble", -26, 78, whenAll="marble", stays=1)
    park.sign(-39, 67)
    level.path("listens", [(-39, 0.3, 74), (-39, 0.3, 80)])
    _lever(park, "listens", -36.4, 71, sends="ride")
    level.platform("listens", -39, 0.3, 74, (1.5, 0.2, 1.5), model="platform_wood", path="listens", speed=1.5, wait=1.0, whenAll="ride", **WOODEN)
    level.field("listens", -39, 1.5, 85, (3.0, 1.5, 2.5), yaw=90.0, kind="wind", drift=4.0, whenAll="ride")
