"""Legs that keep their feet still: a foot on the ground moves back exactly as fast as the body moves ahead.

Angles lie in the plane that the body walks in. Positions are (ahead, up) in u; a turn leans forward.
"""

import math
from collections import namedtuple

HIP = 0.55  # height of the joint when standing
PIVOT = 0.56  # height of the joint that the whole trunk pitches about
THIGH = (0.01, -0.23)  # from hip to knee, standing
SHIN = (-0.02, -0.22)  # from knee to ankle
ANKLE = 0.10  # height of the ankle over the sole
BALL = (0.15, 0.04)  # of the foot: how far ahead of the ankle it is, and how high over the ground

Gait = namedtuple("Gait", "stride duty front drop bob kick raise_ lean passing", defaults=(0.0,))
Gait.__doc__ = """How one goes.

stride: metres a cycle; duty: share of the cycle that a foot is down; front: where it comes down, ahead of the hip;
drop: by how much the hips are lower than standing; bob: half of their rise and fall; kick: how high a foot
is swung; raise_: degrees of the heel when the foot leaves; lean: degrees of the trunk; passing: 1 where the
hips are highest over a foot that is down, as in a walk, 0 where they are lowest, as in a run.
"""


def turned(vector, degrees):
    a = math.radians(degrees)
    ahead, up = vector
    return ahead * math.cos(a) + up * math.sin(a), up * math.cos(a) - ahead * math.sin(a)


def hip_height(gait, p):
    """Offset of the hips at a phase of the cycle."""
    sign = 1 if gait.passing else -1
    return -gait.drop + sign * gait.bob * math.cos(4 * math.pi * (p - gait.duty / 2))


def foot_at(gait, u):
    """(ankle ahead, ankle up, pitch) at a phase of one leg; it comes down at 0 and leaves at `duty`."""
    if u < gait.duty:
        t = u / gait.duty
        return _planted(gait.front - gait.stride * u, _strike(t) + gait.raise_ * max(0.0, (t - 0.5) / 0.5) ** 1.5)
    t = (u - gait.duty) / (1 - gait.duty)
    behind = _planted(gait.front - gait.stride * gait.duty, gait.raise_)
    ahead = _planted(gait.front, _strike(0))
    back = -gait.stride * (1 - gait.duty)
    s, pull = t * t * (3 - 2 * t), t * (1 - t) ** 2 - t * t * (1 - t)
    along = behind[0] * (1 - s) + ahead[0] * s + back * pull * 0.6
    up = behind[1] * (1 - s) + ahead[1] * s + gait.kick * math.sin(math.pi * t**0.85)
    pitch = gait.raise_ + (_strike(0) - gait.raise_) * t**1.6 + 18 * math.sin(math.pi * t) * (gait.kick > 0.08)
    return along, up, pitch


def _strike(t):
    """The toe is a little up when the heel comes down."""
    return -16 * max(0.0, 1 - t / 0.2)


def _planted(flat, pitch):
    """The ankle of a foot that stands at `flat`, turned about its ball, or about its heel when the toe is up."""
    if pitch < 0:
        return flat, ANKLE, pitch
    lever = turned((-BALL[0], ANKLE - BALL[1]), pitch)
    return flat + BALL[0] + lever[0], BALL[1] + lever[1], pitch


def reach(target, trunk):
    """Degrees of (thigh, shin) that bring the ankle to `target`, given from the hip; the trunk leans `trunk` degrees."""
    upper, lower = math.hypot(*THIGH), math.hypot(*SHIN)
    distance = min(math.hypot(*target), (upper + lower) * 0.9995)
    inner = math.acos((upper**2 + lower**2 - distance**2) / (2 * upper * lower))
    opening = math.acos((upper**2 + distance**2 - lower**2) / (2 * upper * distance))
    direction = math.degrees(math.atan2(-target[0], -target[1]))
    thigh = direction - math.degrees(opening) - _bearing(THIGH) - trunk
    knee = 180 - math.degrees(inner) - (_bearing(SHIN) - _bearing(THIGH))
    return thigh, knee


def _bearing(vector):
    """Degrees by which a bone that should hang leans forward at rest; a turn adds to it."""
    return math.degrees(math.atan2(-vector[0], -vector[1]))


def legs(gait, p):
    """Poses of both legs and the hips' height at a phase."""
    height = hip_height(gait, p)
    joint = turned((0.0, HIP - PIVOT), gait.lean)
    pose = {}
    for side, shift in ((".L", 0.0), (".R", 0.5)):
        ahead, up, pitch = foot_at(gait, (p + shift) % 1)
        thigh, shin = reach((ahead - joint[0], up - (PIVOT + height + joint[1])), gait.lean)
        pose["thigh" + side] = (thigh, 0, 0)
        pose["shin" + side] = (shin, 0, 0)
        pose["foot" + side] = (pitch - thigh - shin - gait.lean, 0, 0)
    return pose, height
