"""What all small creatures with a skeleton share: eyes with lids that move, squash, building and writing."""

import math

from geometry import ball, dome, lathe, move, size, turn
from mesh import Model, export, reset
from palette import DARK, EYE, PURPLE_DEEP, WHITE
from rig import add_clip, bind, make_rig, wave

SHUT = {"lid.L": (78, 0, 0), "lid.R": (78, 0, 0)}
WIDE = {"lid.L": (-36, 0, 0), "lid.R": (-36, 0, 0)}


def creature(name, parts, bones, clips, reach=0.35, strength=0.6):
    """Builds and writes a model with a skeleton; clips: (name, frames, pose function) each."""
    reset()
    model = Model(name)
    for part in parts:
        part(model)
    rig = make_rig(name + "_rig", bones)
    bind(model.build(reach=reach, strength=strength, ground=True), rig)
    for clip, frames, pose in clips:
        add_clip(rig, clip, frames, pose)
    export(name, clips=True)


def squash(height):
    """Scale of an upright bone: its height, with the volume kept."""
    width = 1 / math.sqrt(height)
    return (width, height, width)


def body(rotation=(0, 0, 0), offset=(0, 0, 0), height=1.0):
    return rotation, offset, squash(height)


def paired(table, name, head, tail, parent):
    """Adds the bones name.L and its mirror image name.R; a parent ending in .L is mirrored too."""
    for side, x in ((".L", 1), (".R", -1)):
        above = parent[:-2] + side if parent.endswith(".L") else parent
        table[name + side] = ((head[0] * x, head[1], head[2]), (tail[0] * x, tail[1], tail[2]), above)


def lid_bones(table, x, y, z, parent):
    paired(table, "lid", (x, y, z), (x, y, z + 0.05), parent)


def eyelid(radius):
    """Cap over the upper third of an eye."""
    return lathe(
        [
            (radius * 1.13, radius * 0.22),
            (radius * 1.02, radius * 0.62),
            (radius * 0.62, radius * 1.0),
            (0, radius * 1.16),
        ],
        10,
    )


def eyes(m, x, y, z, radius, bone, lid=PURPLE_DEEP, anger=18, out=14, pupil=0.42):
    """Pair of glowing eyes with upright pupils under lids that turn about the eyes' middles."""
    socket = move(x, y, z) @ turn(0, 0, out)
    m.add_pair(dome(radius, 10, 3), EYE, at=socket @ turn(90) @ size(1, 1.05, 0.64), bone=bone, glow=0.8)
    slit = socket @ move(-radius * 0.12, -radius * 0.50, 0) @ size(0.75, 0.45 * 0.42 / pupil, 1.35)
    m.add_pair(ball(radius * pupil, 1), DARK, at=slit, bone=bone)
    spark = socket @ move(radius * 0.15, -radius * 0.66, radius * 0.34)
    m.add_pair(ball(radius * 0.15, 1), WHITE, at=spark, bone=bone, glow=1)
    m.add_pair(eyelid(radius), lid, at=socket @ turn(0, -anger, 0) @ size(1, 0.78, 1.05), bone="lid.L")


def dizzy(rest, sway):
    """What follows a blow: parts circle by so many degrees each, and the lids disagree; a loop of a second."""

    def pose(p):
        round_, aside = wave(p, 0, 2), wave(p, 1.57, 2)
        reeling = dict(rest)
        for bone, degrees in sway.items():
            value = rest.get(bone, (0, 0, 0))
            rotation, *more = value if isinstance(value[0], (tuple, list)) else (value,)
            turned = (rotation[0] + degrees * round_, rotation[1] + degrees * aside, rotation[2])
            reeling[bone] = (turned, *(more or [(0, 0, 0)]))
        reeling.update({"lid.L": (36 + 30 * round_, 0, 0), "lid.R": (36 - 30 * round_, 0, 0)})
        return reeling

    return pose


def hop(p, squat=0.2):
    """(height 0..1, squash) of a jump that fills a loop: crouch, fly in an arc, land."""
    if p < squat:
        return 0.0, 1 - 0.22 * math.sin(math.pi * p / squat)
    t = (p - squat) / (1 - squat)
    return 4 * t * (1 - t), 1 + 0.16 * abs(math.cos(math.pi * t)) - 0.04
