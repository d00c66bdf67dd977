"""Wick's clips in the air and at the speed of flight."""

import math

from rig import blend, keyed, wave
from wick_pose import SQUEEZED, flutter, idle


def stride(p, swing, knee, lift):
    """Both legs of a walk or run, half a cycle apart."""
    pose = {}
    for side, shift in ((".L", 0), (".R", math.pi)):
        pose["thigh" + side] = (-swing * wave(p, -shift) + lift, 0, 0)
        pose["shin" + side] = (knee + knee * 0.9 * wave(p, 1.9 - shift), 0, 0)
        pose["foot" + side] = (14 * wave(p, 0.6 - shift), 0, 0)
    return pose


def sprint(p):
    """The run of the flight stages: bounds far longer than legs, for some 16 u/s."""
    pose = flutter(p, -22, 6, -34, 7, -14, 2, -20)
    pose.update(stride(p, 50, 40, -8))
    pose.update(
        {
            "hips": ((16, 0, 7 * wave(p)), (0, 0, 0.05 * abs(wave(p)) - 0.03)),
            "spine": (4, 0, -6 * wave(p)),
            "chest": (4, 0, -8 * wave(p)),
            "head": (-16, 0, 6 * wave(p)),
            "arm.L": (46 * wave(p), 24, 0),
            "fore.L": (-62, 0, 0),
            "arm.R": (-20 - 20 * wave(p), 22, 0),
            "fore.R": (-46, 0, 0),
            "lantern": (8 * wave(p, 0.8, 2), 0, 0),
            "brow.L": (0, 8, 0),
            "brow.R": (0, -8, 0),
        }
    )
    return pose


def flying(p, pitch, reach, spread, speed=1):
    """Carried through the air: lamp arm out to the right, the other trailing, legs back, scarf to the left."""
    pose = flutter(p, 6, 9, -16, 5, -44, 2 * speed, -55)
    pose.update(
        {
            "hips": ((pitch, 0, 2 * wave(p)), (0, 0, 0.03 * wave(p))),
            "spine": (-5, 0, 0),
            "chest": (-8 + 2 * wave(p), 0, -6),
            "head": (-pitch * 0.62, 0, 4),
            "tail": (0, 0, 10 * wave(p, 0, 2)),
            "arm.R": (-reach, 62 + spread + 2 * wave(p, 1), 0),
            "fore.R": (-16, 8, 0),
            "lantern": (3 * wave(p, 0.5, 2), 2 * wave(p, 0, 2), 0),
            "arm.L": (50, -6 + 4 * wave(p), 0),
            "fore.L": (-22, 0, 0),
            "thigh.L": (22 + 7 * wave(p), -10, 0),
            "shin.L": (14 + 6 * wave(p, 1), 0, 0),
            "foot.L": (40, 0, 0),
            "thigh.R": (-30 - 7 * wave(p), 12, 0),
            "shin.R": (64 - 6 * wave(p, 1), 0, 0),
            "foot.R": (36, 0, 0),
        }
    )
    return pose


def fly(p):
    return flying(p, 46, 42, 0)


def boost(p):
    pose = flying(p, 66, 78, -14, 1)
    pose.update(flutter(p, -34, 5, side=-36, speed=2, roll=-50))
    pose.update(
        {
            "ear1.L": (-40 + 4 * wave(p, 0, 3), 4, 0),
            "ear1.R": (-40 + 4 * wave(p, 0.8, 3), -4, 0),
            "ear2.L": (-24, 0, 0),
            "ear2.R": (-24, 0, 0),
            "arm.L": (56, 2, 0),
            "thigh.R": (12 - 4 * wave(p), -3, 0),
            "shin.R": (16, 0, 0),
            "thigh.L": (16 + 4 * wave(p), 3, 0),
            "shin.L": (10, 0, 0),
            "brow.L": (0, 12, 0),
            "brow.R": (0, -12, 0),
        }
    )
    return pose


def brake(p):
    """Leaning back, boots and lamp thrown forward."""
    pose = flutter(p, -60, 12, 34, 6, -20, 2)
    pose.update(
        {
            "hips": ((-14, 0, 0), (0, 0, 0.02 * wave(p, 0, 2))),
            "chest": (-8, 0, 0),
            "head": (14, 0, 0),
            "arm.L": (-30 + 3 * wave(p, 0, 2), -52, 0),
            "fore.L": (-20, 0, 0),
            "arm.R": (-40, 52, 0),
            "fore.R": (-20, 0, 0),
            "thigh.L": (-58, 8, 0),
            "shin.L": (30, 0, 0),
            "thigh.R": (-40, -8, 0),
            "shin.R": (22, 0, 0),
            "foot.L": (-16, 0, 0),
            "foot.R": (-16, 0, 0),
            "brow.L": (0, -10, 0),
            "brow.R": (0, 10, 0),
        }
    )
    return pose


def spin(p):
    """Two whole turns, fast first, arms flung out; starts and ends in the idle stance."""
    turned = 720 * (1 - (1 - p) ** 1.7)
    out = min(1, p / 0.15) * min(1, (1 - p) / 0.2)
    whirl = {
        "root": (0, 0, -turned),
        "hips": ((14 * out, 0, 0), (0, 0, 0.03 * out)),
        "arm.L": (0, -50 * out, 0),
        "arm.R": (0, 52 * out, 0),
        "fore.R": (0, 8 * out, 0),
        "ear1.L": (0, 40 * out, 0),
        "ear1.R": (0, -40 * out, 0),
        "ear2.L": (0, 20 * out, 0),
        "ear2.R": (0, -20 * out, 0),
        "thigh.L": (-20 * out, -14 * out, 0),
        "shin.L": (40 * out, 0, 0),
        "thigh.R": (0, 14 * out, 0),
        "scarf1": (0, 0, 46 * out),
        "scarf2": (0, 0, 30 * out),
        "scarf3": (0, 0, 24 * out),
        "brow.L": (0, 10 * out, 0),
        "brow.R": (0, -10 * out, 0),
    }
    pose = blend(idle(0), {}, out)
    pose.update(whirl)
    return blend(idle(0), pose, out) | {"root": whirl["root"]}


def stumble(p):
    """A trip at full run: thrown forward, one hand to the ground, up again."""
    pitched = {
        "hips": ((52, 8, 10), (0, 0, -0.20)),
        "head": (-34, 0, 0),
        "arm.L": (-84, -20, 0),
        "arm.R": (-50, 64, 0),
        "thigh.L": (-76, 0, 0),
        "shin.L": (70, 0, 0),
        "thigh.R": (28, 0, 0),
        "shin.R": (50, 0, 0),
        "ear1.L": (34, 0, 0),
        "ear1.R": (34, 0, 0),
        "ear2.L": (24, 0, 0),
        "ear2.R": (24, 0, 0),
        "scarf1": (30, 0, 0),
        **SQUEEZED,
    }
    recover = {
        "hips": ((24, 0, -6), (0, 0, -0.06)),
        "head": (-14, 0, 0),
        "arm.L": (20, -30, 0),
        "arm.R": (-20, 40, 0),
        "thigh.L": (26, 0, 0),
        "shin.L": (40, 0, 0),
        "thigh.R": (-56, 0, 0),
        "shin.R": (50, 0, 0),
        "ear1.L": (-20, 0, 0),
        "ear1.R": (-20, 0, 0),
    }
    return keyed((0, sprint(0)), (0.3, pitched), (0.48, pitched), (0.75, recover), (1, sprint(0)))(p)


def crash(p):
    """Head over heels about the middle of the body, limbs loose."""
    angle = 360 * p
    a = math.radians(angle)
    centre = 0.85
    pose = flutter(p, 20, 24, 10, 18, 0, 2)
    pose.update(SQUEEZED)
    pose.update(
        {
            "root": ((angle, 0, 0), (0, centre * math.sin(a), centre * (1 - math.cos(a)))),
            "hips": (26, 0, 12 * wave(p)),
            "head": (24 + 10 * wave(p, 1), 0, 0),
            "arm.L": (-70 + 30 * wave(p), -46, 0),
            "arm.R": (-60 - 30 * wave(p, 1), 46, 0),
            "thigh.L": (-70 + 26 * wave(p, 2), 0, 0),
            "shin.L": (70, 0, 0),
            "thigh.R": (-50 - 26 * wave(p, 2), 0, 0),
            "shin.R": (60, 0, 0),
        }
    )
    return pose


CLIPS = (
    ("sprint", 36, sprint),
    ("fly", 60, fly),
    ("boost", 36, boost),
    ("brake", 48, brake),
    ("spin", 30, spin),
    ("stumble", 36, stumble),
    ("crash", 48, crash),
)
