"""Wick's clips in the air and at the speed of flight."""

import math

from rig import blend, keyed, wave
from wick_pose import flutter

MIDDLE = 0.85  # height about which the body rolls in the air


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
    pose = flutter(p, -22, 6, -28, 7, -34, 2, -70)
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
        }
    )
    return pose


# The lamp is held up beside the head, across the line of sight: from behind its fire is seen, not its brass foot.
LAMP_UP = {"fore.R": (-58, 20, 0), "hand.R": (100, 0, 60)}


def flying(p, pitch, reach, spread, speed=1):
    """Carried through the air: lamp arm out to the right, the other trailing, legs back, scarf to the left and below the head."""
    pose = flutter(p, -34, 9, -16, 5, -56, 2 * speed, -70)
    pose.update(
        {
            "hips": ((pitch, 0, 2 * wave(p)), (0, 0, 0.03 * wave(p))),
            "spine": (-5, 0, 0),
            "chest": (-8 + 2 * wave(p), 0, -6),
            "head": (-pitch * 0.62, 0, 4),
            "tail": (0, 0, 10 * wave(p, 0, 2)),
            "arm.R": (-reach, 62 + spread + 2 * wave(p, 1), 0),
            **LAMP_UP,
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
    pose.update(flutter(p, -26, 5, side=-44, speed=2, roll=-80))
    pose.update(
        {
            "ear1.L": (-26 + 4 * wave(p, 0, 3), 4, 0),
            "ear1.R": (-26 + 4 * wave(p, 0.8, 3), -4, 0),
            "ear2.L": (-16, 0, 0),
            "ear2.R": (-16, 0, 0),
            "arm.L": (56, 2, 0),
            "thigh.R": (12 - 4 * wave(p), -3, 0),
            "shin.R": (16, 0, 0),
            "thigh.L": (16 + 4 * wave(p), 3, 0),
            "shin.L": (10, 0, 0),
        }
    )
    return pose


TUCKED = {
    "hips": ((22, 0, 0), (0, 0, 0.06)),
    "spine": ((16, 0, 0), (0, 0, 0), (1.05, 0.92, 1.05)),
    "chest": (20, 0, 0),
    "head": (-34, 0, 0),
    "arm.L": (-30, 26, 0),
    "fore.L": (-104, 0, 0),
    "arm.R": (-26, 26, 0),
    "fore.R": (-66, 0, 0),
    "thigh.L": (-104, 8, 0),
    "shin.L": (118, 0, 0),
    "thigh.R": (-96, -8, 0),
    "shin.R": (112, 0, 0),
    "ear1.L": (26, 8, 0),
    "ear1.R": (26, -8, 0),
    "ear2.L": (20, 0, 0),
    "ear2.R": (20, 0, 0),
    "scarf1": (26, -40, -10),
}


def tuck(p):
    """Into a boost: curls up round the lamp, shoots out longer than Wick is, and settles into the line of the boost."""
    long = dict(
        boost(0),
        hips=((76, 0, 0), (0, 0, -0.04)),
        spine=((-8, 0, 0), (0, 0, 0), (0.95, 1.1, 0.95)),
        head=(-60, 0, 4),
        **{"arm.R": (-104, 40, 0), "arm.L": (84, 4, 0), "shin.L": (0, 0, 0), "shin.R": (0, 0, 0)},
    )
    return keyed((0, fly(0)), (0.30, TUCKED), (0.42, TUCKED), (0.66, long), (1, boost(0)))(p)


def brake(p):
    """Leaning back, spread against the wind: boots and lamp thrown forward, arms and legs wide."""
    pose = flutter(p, -60, 12, 34, 6, -20, 2)
    pose.update(
        {
            "hips": ((-16, 0, 0), (0, 0, 0.02 * wave(p, 0, 2))),
            "chest": (-12, 0, 0),
            "head": (18, 0, 0),
            "arm.L": (-34 + 3 * wave(p, 0, 2), -72, 0),
            "fore.L": (-16, 0, 0),
            "arm.R": (-40, 70, 0),
            **LAMP_UP,
            "thigh.L": (-58, 26 + 2 * wave(p, 0.5, 2), 0),
            "shin.L": (24, 0, 0),
            "thigh.R": (-46, -26 - 2 * wave(p, 0.5, 2), 0),
            "shin.R": (20, 0, 0),
            "foot.L": (-22, 0, 0),
            "foot.R": (-22, 0, 0),
        }
    )
    return pose


def flare(p):
    """Into a brake: ducks a moment, is thrown up and open by the wind, further than it can be held, and holds it."""
    ducked = dict(
        fly(0),
        hips=((64, 0, 0), (0, 0, -0.06)),
        **{"thigh.L": (-20, 0, 0), "thigh.R": (-30, 0, 0), "arm.L": (20, 10, 0), "arm.R": (10, 30, 0)},
    )
    open_wide = dict(
        brake(0),
        hips=((-40, 0, 0), (0, -0.04, 0.08)),
        chest=(-22, 0, 0),
        head=(34, 0, 0),
        **{
            "arm.L": (-20, -92, 0),
            "arm.R": (-26, 92, 0),
            "thigh.L": (-78, 34, 0),
            "thigh.R": (-66, -34, 0),
            "ear1.L": (52, 18, 0),
            "ear1.R": (52, -18, 0),
        },
    )
    return keyed((0, fly(0)), (0.20, ducked), (0.50, open_wide), (0.62, open_wide), (1, brake(0)))(p)


def reach(p):
    """A volley leaves, for chest, head and arms alone: the lamp draws back to the shoulder, is thrown out ahead, and comes home."""
    drawn = dict(
        fly(0),
        spine=(4, 0, -10),
        chest=(-14, 0, -26),
        head=(-26, 0, 22),
        **{"arm.R": (34, 74, 0), "fore.R": (-64, 8, 0), "arm.L": (-40, -16, 0), "fore.L": (-20, 0, 0)},
    )
    thrown = dict(
        fly(0),
        spine=(-4, 0, 10),
        chest=(6, 0, 24),
        head=(-34, 0, -12),
        **{"arm.R": (-112, 18, 0), "fore.R": (-2, 0, 0), "lantern": (-16, 0, 0), "arm.L": (84, -34, 0), "fore.L": (-8, 0, 0)},
    )
    return keyed((0, fly(0)), (0.18, drawn), (0.26, drawn), (0.42, thrown), (0.64, thrown), (1, fly(0)))(p)


def banked(p, side):
    """Leans into a turn, to the left (1) or to the right (-1): chest and head lead, legs and scarf swing out."""
    pose = fly(p)
    pose.update(flutter(p, -38, 9, -16, 5, -52 + 16 * side, 2, -70))
    pose.update(
        {
            "hips": ((46, 8 * side, 10 * side), (0, 0, 0.03 * wave(p))),
            "spine": (-5, 6 * side, 9 * side),
            "chest": (-8 + 2 * wave(p), 8 * side, 12 * side - 4),
            "head": (-28, -10 * side, 18 * side),
            "thigh.L": (26 + 7 * wave(p), -10 + 16 * side, 0),
            "thigh.R": (-22 - 7 * wave(p), 12 + 16 * side, 0),
            "arm.L": (50 - 20 * side, -6 - 26 * side + 4 * wave(p), 0),
            "arm.R": (-42, 62 - 22 * side + 2 * wave(p, 1), 0),
            "tail": (0, 0, -14 * side + 8 * wave(p, 0, 2)),
        }
    )
    return pose


def bank_left(p):
    return banked(p, 1)


def bank_right(p):
    return banked(p, -1)


def climb(p):
    """Nose up: chest and lamp reach for the sky, legs hang back together."""
    pose = flying(p, 24, 70, -4)
    pose.update(flutter(p, -26, 9, -10, 5, -46, 2, -80))
    pose.update(
        {
            "chest": (-14 + 2 * wave(p), 0, -6),
            "head": (-26, 0, 4),
            "arm.L": (62, 4, 0),
            "thigh.L": (30 + 5 * wave(p), -4, 0),
            "shin.L": (16, 0, 0),
            "thigh.R": (16 - 5 * wave(p), 4, 0),
            "shin.R": (26, 0, 0),
        }
    )
    return pose


def dive(p):
    """Nose down, arms swept back, heels up."""
    pose = flying(p, 76, 30, 6)
    pose.update(flutter(p, -14, 9, -4, 5, -50, 2, -74))
    pose.update(
        {
            "chest": (-2, 0, -6),
            "head": (-44, 0, 4),
            "arm.L": (74, -14 + 4 * wave(p), 0),
            "thigh.L": (12 + 6 * wave(p), -8, 0),
            "shin.L": (44, 0, 0),
            "thigh.R": (4 - 6 * wave(p), 8, 0),
            "shin.R": (58, 0, 0),
        }
    )
    return pose


ROLLED = {
    "hips": ((26, 0, 0), (0, 0, 0.05)),
    "spine": ((16, 0, 8), (0, 0, 0), (1.05, 0.94, 1.05)),
    "chest": (14, 0, 10),
    "head": (-26, 0, -38),
    "arm.R": (-8, 78, 0),
    "fore.R": (-2, 6, 0),
    "lantern": (0, 10, 0),
    "arm.L": (-34, 30, 0),
    "fore.L": (-108, 0, 0),
    "thigh.L": (-106, 6, 0),
    "shin.L": (122, 0, 0),
    "foot.L": (24, 0, 0),
    "thigh.R": (-98, -6, 0),
    "shin.R": (116, 0, 0),
    "foot.R": (24, 0, 0),
    "ear1.L": (18, -26, 0),
    "ear1.R": (18, -34, 0),
    "ear2.L": (12, -20, 0),
    "ear2.R": (12, -24, 0),
    "scarf1": (-40, -50, -66),
    "scarf2": (-6, 0, -16),
    "scarf3": (-10, 0, -16),
}


def spin(p):
    """The whirl in the air: one roll about the way ahead, knees drawn up to a ball, the lamp at the end of a long arm going round
    before it, ears behind; fast first, out of flight and back into it."""
    turned = 360 * (1 - (1 - p) ** 1.7)
    a = math.radians(turned)
    out = min(1, p / 0.16) * min(1, (1 - p) / 0.22)
    pose = blend(fly(0), ROLLED, out * out * (3 - 2 * out))
    pose["root"] = ((0, turned, 0), (-MIDDLE * math.sin(a), 0, MIDDLE * (1 - math.cos(a))))
    return pose


GATHERED = {
    "hips": ((34, 0, 0), (0, 0, -0.14)),
    "chest": (12, 0, 0),
    "head": (-30, 0, 0),
    "arm.L": (40, -12, 0),
    "fore.L": (-30, 0, 0),
    "arm.R": (26, 30, 0),
    "fore.R": (-20, 0, 0),
    "thigh.L": (-70, 0, 0),
    "shin.L": (84, 0, 0),
    "thigh.R": (-40, 0, 0),
    "shin.R": (76, 0, 0),
    "scarf1": (30, 0, -10),
}
LIFTED = {
    "hips": ((10, 0, 0), (0, 0, 0.10)),
    "spine": ((-6, 0, 0), (0, 0, 0), (0.96, 1.07, 0.96)),
    "chest": (-10, 0, -6),
    "head": (-16, 0, 0),
    "arm.L": (56, -20, 0),
    "fore.L": (-10, 0, 0),
    "arm.R": (-150, 34, 0),
    "fore.R": (-8, 0, 0),
    "thigh.L": (26, 0, 0),
    "shin.L": (10, 0, 0),
    "foot.L": (46, 0, 0),
    "thigh.R": (14, 0, 0),
    "shin.R": (22, 0, 0),
    "foot.R": (46, 0, 0),
    "ear1.L": (-46, 0, 0),
    "ear1.R": (-46, 0, 0),
    "ear2.L": (-30, 0, 0),
    "ear2.R": (-30, 0, 0),
    "scarf1": (-60, 0, -16),
}


def take_off(p):
    """The lamp pulls Wick off the ground: gathered, stretched behind it, then flying."""
    return keyed((0, GATHERED), (0.35, LIFTED), (0.6, LIFTED), (1, fly(0)))(p)


def stagger(p):
    """Hit in the air: thrown about the blow, the face comes round over the shoulder, the legs kick, and on."""
    thrown = {
        "hips": ((18, -14, 20), (0, 0.06, -0.02)),
        "spine": (-8, -6, 14),
        "chest": (-12, -8, 26),
        "head": (-4, 8, 52),
        "arm.L": (-40, -74, 0),
        "fore.L": (-30, 0, 0),
        "arm.R": (-30, 84, 0),
        "fore.R": (-10, 10, 0),
        "lantern": (-20, 12, 0),
        "thigh.L": (-52, -12, 0),
        "shin.L": (60, 0, 0),
        "thigh.R": (24, 16, 0),
        "shin.R": (40, 0, 0),
        "ear1.L": (34, -14, 0),
        "ear1.R": (26, 14, 0),
        "ear2.L": (26, 0, 0),
        "ear2.R": (30, 0, 0),
        "scarf1": (34, -30, 10),
        "scarf2": (20, 0, 0),
    }
    back = dict(fly(0.5), hips=((58, 6, -8), (0, 0, -0.05)), head=(-40, 0, -10))
    return keyed((0, fly(0)), (0.16, thrown), (0.42, thrown), (0.72, back), (1, fly(0)))(p)


def victory(p):
    """Turned round to all who look on: the lamp swings high, the free arm punches the air, the legs dance."""
    beat = abs(wave(p, 0, 1))
    pose = flutter(p, -40, 10, 0, 6, -30, 2, -30)
    pose.update(
        {
            "root": ((0, 8 * wave(p), 158 + 10 * wave(p)), (0, 0, 0.16 * beat)),
            "hips": ((4, 6 * wave(p), 0), (0, 0, 0)),
            "spine": (-4, -4 * wave(p), 0),
            "chest": (-8, -8 * wave(p, 0.4), 0),
            "head": (-2, 8 * wave(p, 0.8), 0),
            "arm.R": (-160, 10 - 24 * wave(p, 0.3), 0),
            "fore.R": (-8, -10 * wave(p, 0.6), 0),
            "lantern": (8 * wave(p, 0, 2), 14 * wave(p, 1), 0),
            "arm.L": (-60 - 80 * beat, -36, 0),
            "fore.L": (-86 + 60 * beat, 0, 0),
            "thigh.L": (-34 + 22 * wave(p), -10, 0),
            "shin.L": (50 - 24 * wave(p), 0, 0),
            "foot.L": (24, 0, 0),
            "thigh.R": (-34 - 22 * wave(p), 10, 0),
            "shin.R": (50 + 24 * wave(p), 0, 0),
            "foot.R": (24, 0, 0),
            "tail": (0, 0, 24 * wave(p, 0, 4)),
        }
    )
    return pose


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
    pose = flutter(p, 20, 24, 10, 18, 0, 2)
    pose.update(
        {
            "root": ((angle, 0, 0), (0, MIDDLE * math.sin(a), MIDDLE * (1 - math.cos(a)))),
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
    ("bank_left", 60, bank_left),
    ("bank_right", 60, bank_right),
    ("climb", 60, climb),
    ("dive", 60, dive),
    ("boost", 36, boost),
    ("tuck", 22, tuck),
    ("brake", 48, brake),
    ("flare", 24, flare),
    ("reach", 28, reach),
    ("spin", 30, spin),
    ("take_off", 24, take_off),
    ("stagger", 24, stagger),
    ("stumble", 36, stumble),
    ("crash", 48, crash),
    ("victory", 60, victory),
)
