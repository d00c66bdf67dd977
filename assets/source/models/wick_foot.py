"""Wick's clips on foot. The lantern leads: it is heavy, and the body, the ears and the scarf follow it late."""

import math

from gait import Gait, legs
from rig import blend, both_sides, keyed, wave
from wick_pose import flutter, idle

# Metres a cycle and frames a cycle fit the speeds on foot: 2.5, 4 and 6 u/s; crouched 1.5, burning 5, pushing 1.5.
WALK = Gait(1.25, 0.46, 0.24, 0.075, 0.018, 0.07, 38, 8, 1)
JOG = Gait(1.8667, 0.32, 0.25, 0.085, 0.03, 0.16, 50, 14)
RUN = Gait(2.4, 0.24, 0.24, 0.085, 0.055, 0.26, 58, 27)
SNEAK = Gait(1.0, 0.50, 0.22, 0.175, 0.014, 0.08, 30, 34, 1)
SHOVE = Gait(0.9, 0.62, 0.14, 0.13, 0.012, 0.06, 44, 30, 1)
CLAMBER = Gait(1.6, 0.42, 0.34, 0.11, 0.04, 0.34, 40, 22)
FRANTIC = Gait(1.6667, 0.30, 0.26, 0.07, 0.04, 0.30, 60, 4)


def ears(back, bounce=0.0, p=0.0, times=2, spread=0.0):
    """Ears laid back by degrees; the tips swing later than the roots and further."""
    pose = {}
    for side, sign, late in ((".L", 1, 0.0), (".R", -1, 0.35)):
        pose["ear1" + side] = (-back + bounce * wave(p, 0.9 + late, times), sign * -spread, 0)
        pose["ear2" + side] = (-back * 0.55 + bounce * 1.7 * wave(p, 1.9 + late, times), sign * -spread * 0.5, 0)
    return pose


def scarf(lift, amount, p, side=0.0, times=2, roll=0.0):
    """The scarf: a wave that runs from the knot to its end."""
    return {
        "scarf1": (lift + amount * 0.5 * wave(p, 0.3, times), roll, side + amount * 0.4 * wave(p, 0.6, times)),
        "scarf2": (amount * wave(p, 1.5, times), 0, amount * 0.7 * wave(p, 1.7, times)),
        "scarf3": (amount * 1.5 * wave(p, 2.7, times), 0, amount * 0.9 * wave(p, 2.9, times)),
    }


def striding(gait, p, twist, swing, elbow, sway=0.0):
    """What all gaits share: legs, hips, counter-turn of the chest, the free arm, the lamp arm that moves half as much."""
    pose, height = legs(gait, p)
    step = math.cos(2 * math.pi * (p - gait.duty * 0.0))
    pose.update(
        {
            "hips": ((gait.lean, 0, 0), (sway * math.sin(2 * math.pi * p), 0, height)),
            "spine": (2, 4 * sway * 30 * math.sin(2 * math.pi * p), twist * 0.5 * step),
            "chest": (2 + 2 * wave(p, 0.6, 2), 0, -twist * 1.5 * step),
            "head": (-gait.lean * 0.8 - 2 - 2.5 * wave(p, 1.2, 2), 0, twist * step),
            "arm.L": (swing * step, 20, 0),
            "fore.L": (-elbow + swing * 0.25 * step, 0, 0),
            "arm.R": (-16 - swing * 0.42 * step, 8, 0),
            "fore.R": (-44 + 4 * wave(p, 1.1, 2), 0, 0),
            "lantern": (8 * wave(p, 1.6, 2), 4 * wave(p, 0.8), 0),
            "tail": (10 * wave(p, 1.4, 2), 0, 8 * wave(p, 0.5)),
        }
    )
    return pose


def walk(p):
    pose = striding(WALK, p, 5, 26, 18, 0.012)
    pose.update(ears(4, 4, p))
    pose.update(scarf(-44, 6, p, -14))
    return pose


def jog(p):
    pose = striding(JOG, p, 7, 40, 50, 0.010)
    pose.update(ears(20, 7, p))
    pose.update(scarf(-30, 8, p, -26, 2, -50))
    return pose


def run(p):
    pose = striding(RUN, p, 9, 56, 78, 0.008)
    pose.update({"arm.R": (-26 - 20 * math.cos(2 * math.pi * p), 24, 0), "fore.R": (-40, 0, 0)})
    pose.update(ears(30, 7, p, 2, 3))
    pose.update(scarf(-18, 8, p, -36, 2, -66))
    return pose


def pull_up(p):
    """Up a step: the knees come high, the chest is thrown over them, both arms help."""
    pose = striding(CLAMBER, p, 8, 40, 60, 0.01)
    pose.update(
        {
            "spine": (8, 0, 0),
            "chest": (10, 0, 0),
            "arm.R": (-52 - 14 * math.cos(2 * math.pi * p), 20, 0),
            "fore.R": (-30, 0, 0),
        }
    )
    pose.update(ears(26, 8, p))
    pose.update(scarf(-36, 8, p, -18))
    return pose


def crouch(p):
    """Low and still; the ears listen, one after the other."""
    pose, _ = legs(SNEAK._replace(stride=0.0, bob=0.0, raise_=0.0, front=0.02, duty=0.999, drop=0.19), 0.1)
    pose.update(
        {
            "hips": ((34, 0, 0), (0, 0, -0.19 + 0.006 * wave(p, 0, 2))),
            "spine": (6, 0, 0),
            "chest": (4 + 2 * wave(p, 0, 2), 0, 4 * wave(p)),
            "head": (-36, 0, 16 * wave(p)),
            "arm.L": (-22, 16, 0),
            "fore.L": (-46, 0, 0),
            "arm.R": (-34 + 2 * wave(p, 0, 2), 10, 0),
            "fore.R": (-46, 0, 0),
            "lantern": (4 * wave(p, 0.6, 2), 0, 0),
        }
    )
    pose.update(ears(34, 2, p))
    for side, at in ((".L", 0.3), (".R", 0.7)):
        perk = max(0.0, 1 - abs(p - at) / 0.12)
        pose["ear1" + side] = (-34 + 34 * perk, 0, 0)
    pose.update(scarf(-66, 4, p, -10))
    return pose


def crouch_walk(p):
    pose = striding(SNEAK, p, 5, 16, 50, 0.016)
    pose.update(
        {"head": (-40 - 2 * wave(p, 1, 2), 0, 3 * wave(p)), "arm.L": (-28 + 12 * math.cos(2 * math.pi * p), 16, 0)}
    )
    pose.update(ears(40, 4, p))
    pose.update(scarf(-58, 5, p, -12))
    return pose


CROUCHED = dict(
    both_sides(
        {
            "thigh.L": (-66, 0, 0),
            "shin.L": (92, 0, 0),
            "foot.L": (-26, 0, 0),
            "ear1.L": (16, 0, 0),
            "ear2.L": (20, 0, 0),
        }
    ),
    hips=((24, 0, 0), (0, 0.03, -0.15)),
    chest=(6, 0, 0),
    head=(-18, 0, 0),
    scarf1=(-18, 0, -10),
    scarf2=(20, 0, 0),
    **{
        "arm.L": (46, 22, 0),
        "fore.L": (-20, 0, 0),
        "arm.R": (30, 10, 0),
        "fore.R": (-30, 0, 0),
        "lantern": (-12, 0, 0),
    },
)
LAUNCHED = dict(
    both_sides(
        {"thigh.L": (14, 0, 0), "shin.L": (8, 0, 0), "foot.L": (50, 0, 0), "ear1.L": (-44, 0, 0), "ear2.L": (-36, 0, 0)}
    ),
    hips=((-4, 0, 0), (0, 0, 0.05)),
    spine=((-4, 0, 0), (0, 0, 0), (0.94, 1.1, 0.94)),
    head=(6, 0, 0),
    scarf1=(-74, 0, 0),
    scarf2=(-16, 0, 0),
    **{
        "arm.L": (-120, -20, 0),
        "fore.L": (-10, 0, 0),
        "arm.R": (-128, 30, 0),
        "fore.R": (-12, 0, 0),
        "lantern": (14, 0, 0),
    },
)
APEX = dict(
    both_sides({"ear1.L": (2, -8, 0), "ear2.L": (-6, 0, 0)}),
    hips=((8, 0, 0), (0, 0, 0)),
    head=(-8, 0, 0),
    scarf1=(-12, 0, -16),
    scarf2=(14, 0, 0),
    scarf3=(14, 0, 0),
    **{
        "arm.L": (-50, -50, 0),
        "fore.L": (-30, 0, 0),
        "arm.R": (-70, 50, 0),
        "fore.R": (-16, 0, 0),
        "thigh.L": (-70, 0, 0),
        "shin.L": (84, 0, 0),
        "foot.L": (14, 0, 0),
        "thigh.R": (-6, 0, 0),
        "shin.R": (46, 0, 0),
        "foot.R": (34, 0, 0),
    },
)
jump = keyed((0, CROUCHED), (0.1, blend(CROUCHED, LAUNCHED, 0.5)), (0.3, LAUNCHED), (1, APEX))


def fall(p):
    """Arms paddle, legs tread air, ears and scarf are blown up."""
    pose = dict(APEX)
    pose.update(ears(-6, 7, p, 2, -14))
    pose.update(scarf(56, 9, p, -20, 2, -30))
    pose.update(
        {
            "head": (12, 0, 0),
            "arm.L": (-70 + 16 * wave(p), -62 + 14 * wave(p, 1.57), 0),
            "fore.L": (-24 + 10 * wave(p, 0.8), 0, 0),
            "arm.R": (-60 - 12 * wave(p), 60 - 8 * wave(p, 1.57), 0),
            "thigh.L": (-52 + 14 * wave(p), 0, 0),
            "shin.L": (62 - 8 * wave(p, 0.8), 0, 0),
            "thigh.R": (-18 - 14 * wave(p), 0, 0),
            "shin.R": (48 + 8 * wave(p, 0.8), 0, 0),
            "foot.L": (10, 0, 0),
            "foot.R": (24, 0, 0),
        }
    )
    return pose


LANDED = dict(
    CROUCHED,
    hips=((30, 0, 0), (0, 0.02, -0.20)),
    chest=((10, 0, 0), (0, 0, 0), (1.07, 0.90, 1.07)),
    scarf1=(26, 0, -10),
    **both_sides(
        {
            "thigh.L": (-84, -6, 0),
            "shin.L": (112, 0, 0),
            "foot.L": (-28, 0, 0),
            "ear1.L": (34, 0, 0),
            "ear2.L": (30, 0, 0),
        }
    ),
    **{"arm.L": (-10, -34, 0), "arm.R": (-20, 34, 0)},
)
RISEN = dict(
    idle(0),
    hips=((-3, 0, 0), (0, 0, 0.02)),
    head=(4, 0, 0),
    scarf1=(-72, 0, -16),
    **both_sides({"ear1.L": (-16, 0, 0), "ear2.L": (-20, 0, 0)}),
)
land = keyed((0, blend(APEX, LANDED, 0.5)), (0.22, LANDED), (0.4, LANDED), (0.75, RISEN), (1, idle(0)))


def wall_slide(p):
    """Face to the wall: a glove and both soles rub down it, the lamp arm hangs out behind, everything else is blown up."""
    rub = 2.5 * wave(p, 0, 4)
    pose = {
        "hips": ((-10, 0, 0), (0, 0.04, 0.010 * wave(p, 0, 4))),
        "spine": (4, 0, -8),
        "chest": (6, 0, -14),
        "head": (26, 0, 20 + 3 * wave(p)),
        "arm.L": (-112 + rub, -14, 0),
        "fore.L": (-24, 0, 0),
        "hand.L": (-30, 0, 0),
        "arm.R": (34 + 4 * wave(p), 50, 0),
        "fore.R": (-20, 0, 0),
        "lantern": (6 * wave(p, 0.8), 6 * wave(p, 0, 2), 0),
        "thigh.L": (-92 + rub, -8, 0),
        "shin.L": (104, 0, 0),
        "foot.L": (-46 + rub, 0, 0),
        "thigh.R": (-52 - rub, 8, 0),
        "shin.R": (80, 0, 0),
        "foot.R": (-60, 0, 0),
    }
    pose.update(ears(-8, 6, p, 3, -8))
    pose.update(scarf(64, 8, p, -26, 3, -24))
    return pose


def spin_attack(p):
    """Winds back, whirls twice behind the lamp at arm's length, low on one heel, and overshoots into the stance."""
    wound = -34 * math.sin(math.pi * min(1, p / 0.2)) if p < 0.2 else 0.0
    t = max(0.0, (p - 0.1) / 0.9)
    turned = 720 * (1 - (1 - t) ** 1.9) + 16 * math.sin(math.pi * max(0, (t - 0.72) / 0.28))
    out = min(1, p / 0.14) * min(1, (1 - p) / 0.24)
    whirl = {
        "hips": ((16, 10, 0), (0, 0, -0.11)),
        "spine": (4, 8, -18),
        "chest": (0, 8, -26),
        "head": (-8, -8, 26),
        "arm.R": (-44, 66, 0),
        "fore.R": (10, 14, 0),
        "arm.L": (-10, -58, 0),
        "fore.L": (-30, 0, 0),
        "thigh.L": (-30, -18, 0),
        "shin.L": (52, 0, 0),
        "foot.L": (-22, 0, 0),
        "thigh.R": (-14, 26, 0),
        "shin.R": (18, 0, 0),
        "foot.R": (-6, 0, 0),
        "ear1.L": (-10, 46, 0),
        "ear2.L": (0, 26, 0),
        "ear1.R": (-10, 30, 0),
        "ear2.R": (0, 26, 0),
        "scarf1": (0, -30, 60),
        "scarf2": (0, 0, 34),
        "scarf3": (0, 0, 30),
    }
    pose = blend(idle(0), whirl, out)
    pose["root"] = (0, 0, wound - turned)
    return pose


TUCKED = dict(
    both_sides(
        {
            "thigh.L": (-104, 0, 0),
            "shin.L": (120, 0, 0),
            "arm.L": (-70, 14, 0),
            "fore.L": (-60, 0, 0),
            "ear1.L": (-50, 0, 0),
        }
    ),
    hips=((34, 0, 0), (0, 0, 0.06)),
    chest=(16, 0, 0),
    head=(16, 0, 0),
    scarf1=(30, 0, 0),
)
STRIKING = dict(
    both_sides(
        {
            "thigh.L": (-26, -6, 0),
            "shin.L": (30, 0, 0),
            "foot.L": (20, 0, 0),
            "ear1.L": (0, -10, 0),
            "ear2.L": (6, 0, 0),
        }
    ),
    hips=((22, 0, 0), (0, 0, 0)),
    chest=(14, 0, 0),
    head=(-18, 0, 0),
    scarf1=(72, 0, -10),
    scarf2=(10, 0, 0),
    **{
        "arm.L": (-150, -30, 0),
        "fore.L": (-20, 0, 0),
        "arm.R": (-34, -18, 0),
        "fore.R": (4, 0, 0),
        "lantern": (14, 0, 0),
    },
)


def jump_attack(p):
    """One somersault in a tuck, then straight down behind the lamp; the last third is the pose of the fall."""
    pose = keyed((0, APEX), (0.12, TUCKED), (0.45, TUCKED), (0.62, STRIKING), (1, STRIKING))(p)
    t = min(1.0, max(0.0, (p - 0.06) / 0.5))
    t = t * t * (3 - 2 * t)
    angle, centre = 360 * t, 0.72
    a = math.radians(angle)
    pose["root"] = ((angle, 0, 0), (0, -centre * -math.sin(a), centre * (1 - math.cos(a))))
    if p > 0.62:
        pose = dict(pose, scarf1=(72 + 5 * math.sin(p * 60), 0, -10))
    return pose


def glide(p):
    """Hangs from the lamp that the bees hold up, chest out and the other arm wide as a wing: the body is a pendulum under it, spread legs trail behind."""
    swing = wave(p)
    pose = {
        "root": ((0, 16, 0), (-0.20, 0, 0)),
        "hips": ((19 + 7 * swing, 5 * wave(p, 0.7), 0), (0.03 * wave(p, 0.7), -0.03 * swing, 0.02 * wave(p, 0, 2))),
        "spine": (-4, 0, 0),
        "chest": (-13 + 2 * swing, -6, -8),
        "head": (-18 - 4 * wave(p, 0.5), -8, 4 * wave(p, 1)),
        "arm.R": (-178 - 4 * swing, 4 - 3 * wave(p, 0.7), 0),
        "fore.R": (2, -4, 0),
        "lantern": (-4 * swing, 3 * wave(p, 0.7), 0),
        "arm.L": (-18 + 8 * wave(p, 0.6), -76 + 8 * wave(p, 0, 2), 0),
        "fore.L": (-14, 0, 0),
        "thigh.L": (24 + 12 * wave(p, 0.9), -16, 0),
        "shin.L": (26 + 12 * wave(p, 1.7), 0, 0),
        "foot.L": (40, 0, 0),
        "thigh.R": (-4 - 12 * wave(p, 0.9), 16, 0),
        "shin.R": (48 + 10 * wave(p, 1.5), 0, 0),
        "foot.R": (34, 0, 0),
        "tail": (8 * wave(p, 0.5, 2), 0, 10 * wave(p, 0, 2)),
    }
    pose.update(ears(8, 5, p, 2, -6))
    pose.update(scarf(24, 9, p, -34, 2, -40))
    return pose


def push(p):
    """Shoulder down, glove and lamp against it, short hard steps."""
    pose = striding(SHOVE, p, 3, 0, 0, 0.02)
    heave = max(0.0, wave(p, 0.4, 2))
    pose.update(
        {
            "spine": (10, 0, 0),
            "chest": (10 + 4 * heave, 0, 5 * wave(p)),
            "head": (-16 + 8 * heave, 0, 8 * wave(p, 0.5)),
            "arm.L": (-124 + 5 * heave, 12, 0),
            "fore.L": (2 - 8 * heave, 0, 0),
            "hand.L": (-40, 0, 0),
            "arm.R": (-110 + 5 * heave, -4, 0),
            "fore.R": (-6 - 8 * heave, 0, 0),
            "lantern": (0, 0, 0),
        }
    )
    pose.update(ears(26 + 8 * heave, 4, p))
    pose.update(scarf(-66, 5, p, -12))
    return pose


def ride(p):
    """On something that moves: knees give, arms balance, the head stays."""
    sway, give = wave(p), wave(p, 0.8, 2)
    pose, _ = legs(Gait(0.0, 0.999, 0.02, 0.07 + 0.02 * give, 0.0, 0.0, 0.0, 6), 0.1)
    for side, out in ((".L", -7), (".R", 7)):
        thigh = pose["thigh" + side]
        pose["thigh" + side] = (thigh[0], out - 5 * sway, 0)
        pose["foot" + side] = (pose["foot" + side][0], -out + 5 * sway, 0)
    pose.update(
        {
            "hips": ((6, 5 * sway, 0), (0.03 * sway, 0, -0.07 - 0.02 * give)),
            "spine": (0, -6 * sway, 0),
            "chest": (2, -5 * sway, 3 * wave(p, 0.5)),
            "head": (-4, 4 * sway, 8 * wave(p, 1.2)),
            "arm.L": (-14 + 6 * give, -36 + 16 * sway, 0),
            "fore.L": (-14, -8, 0),
            "arm.R": (-18 + 4 * give, 42 + 12 * sway, 0),
            "fore.R": (-10, 6, 0),
            "lantern": (4 * give, 6 * wave(p, 0.9), 0),
        }
    )
    pose.update(ears(6, 4, p))
    pose.update(scarf(-46, 6, p, -18))
    return pose


def burn(p):
    """Runs for it: seat on fire, arms in the air, ears on end."""
    pose = striding(FRANTIC, p, 10, 0, 0, 0.015)
    shake = wave(p, 0, 4)
    pose.update(
        {
            "chest": (-8, 6 * wave(p), -10 * math.cos(2 * math.pi * p)),
            "head": (-22 + 4 * shake, 8 * wave(p, 0, 2), 10 * wave(p, 0.5)),
            "arm.L": (-150 + 26 * wave(p, 0, 2), -34 + 14 * shake, 0),
            "fore.L": (-26 + 20 * wave(p, 1.2, 2), 0, 0),
            "arm.R": (-140 + 20 * wave(p, 1.6, 2), 40 - 10 * shake, 0),
            "fore.R": (-16, 0, 0),
            "lantern": (14 * wave(p, 0.4, 2), 12 * shake, 0),
            "tail": (26 + 20 * shake, 0, 0),
        }
    )
    pose.update(ears(-12, 12, p, 2, -16))
    pose.update(scarf(6, 14, p, -10, 2, -20))
    return pose


STRUCK = dict(
    both_sides({"arm.L": (-50, -60, 0), "fore.L": (-26, 0, 0), "ear1.L": (36, -10, 0), "ear2.L": (30, 0, 0)}),
    hips=((-26, 0, 12), (0, 0.05, -0.03)),
    spine=(-8, 0, 0),
    chest=(10, 0, 8),
    head=(24, 0, -16),
    scarf1=(40, 0, 14),
    scarf2=(26, 0, 0),
    **{
        "thigh.L": (-50, 0, 0),
        "shin.L": (30, 0, 0),
        "foot.L": (-24, 0, 0),
        "thigh.R": (10, 0, 0),
        "shin.R": (30, 0, 0),
        "lantern": (-20, 10, 0),
    },
)
SHAKEN = dict(
    idle(0),
    hips=((14, 0, -6), (0, 0, -0.07)),
    head=(-10, 0, 14),
    scarf1=(-70, 0, -20),
    **both_sides(
        {
            "thigh.L": (-34, 0, 0),
            "shin.L": (50, 0, 0),
            "foot.L": (-16, 0, 0),
            "ear1.L": (-24, 0, 0),
            "ear2.L": (-26, 0, 0),
        }
    ),
)
hurt = keyed((0, idle(0)), (0.12, STRUCK), (0.4, STRUCK), (0.7, SHAKEN), (1, idle(0)))


def cheer(p):
    """Two hops with the lamp held high; crouch, stretch, hang, land, and the ears and the scarf come after."""
    t = (p * 2) % 1
    up = math.sin(math.pi * (t - 0.2) / 0.6) if 0.2 < t < 0.8 else 0.0
    down = (0.5 + 0.5 * math.cos(2 * math.pi * t)) if up == 0 else 0.0
    side = 1 if p < 0.5 else -1
    pose = flutter(p, -50 + 40 * (t - 0.5), 8, 0, 6, -8, 2)
    pose.update(ears(-10 + 44 * (0.5 - t) * (up > 0), 8, p, 2, -10))
    pose.update(
        {
            "root": ((0, 0, 16 * side * up), (0, 0, 0.26 * up)),
            "hips": ((-4 + 14 * down, 0, 0), (0, 0, -0.11 * down)),
            "spine": ((-4 * up, 0, 0), (0, 0, 0), (1 - 0.04 * up, 1 + 0.08 * up - 0.06 * down, 1 - 0.04 * up)),
            "head": (-14 * up + 4 * down, 0, 8 * side * up),
            "arm.R": (-156 - 20 * up, 10, 0),
            "fore.R": (-14 + 12 * up, 0, 0),
            "arm.L": (-50 - 80 * up, -46, 0),
            "fore.L": (-70 + 50 * up, 0, 0),
            "lantern": (6 * wave(p, 0, 2), 12 * wave(p, 1, 2), 0),
            "tail": (0, 0, 24 * wave(p, 0, 4)),
        }
    )
    pose.update(
        both_sides(
            {
                "thigh.L": (-62 * down - 24 * up * up, -5, 0),
                "shin.L": (88 * down + 52 * up * up, 0, 0),
                "foot.L": (-26 * down + 26 * up, 0, 0),
            }
        )
    )
    return pose


GAZE_LEFT = {"head": (-6, 8, 52), "chest": (0, 0, 14), "ear1.R": (14, 0, 0), "ear1.L": (-8, 0, 0)}
GAZE_UP = {"head": (-34, -6, -26), "chest": (-6, 0, -8), "ear1.L": (-30, 0, 0), "ear1.R": (-30, 0, 0)}
LAMP_UP = {
    "head": (14, -10, -20),
    "chest": (4, 0, -12),
    "arm.R": (-62, -4, 0),
    "fore.R": (-70, 0, 0),
    "lantern": (20, 0, 0),
    "ear1.L": (12, 0, 0),
    "ear1.R": (12, 0, 0),
}


def look_around(p):
    """Looks over a shoulder, up to the sky, then lifts the lamp to see how the bees are."""
    base = idle(p)
    still = {bone: (0, 0, 0) for bone in ("head", "chest", "ear1.L", "ear1.R")}
    still.update({bone: base[bone] for bone in ("arm.R", "fore.R", "lantern")})
    extra = keyed(
        (0, still),
        (0.08, dict(still, head=(4, 0, -10))),
        (0.18, dict(still, **GAZE_LEFT)),
        (0.30, dict(still, **GAZE_LEFT)),
        (0.40, dict(still, **GAZE_UP)),
        (0.52, dict(still, **GAZE_UP)),
        (0.62, dict(still, **LAMP_UP)),
        (0.88, dict(still, **LAMP_UP)),
        (1, still),
    )(p)
    base.update(extra)
    base["head"] = extra["head"] if isinstance(extra["head"][0], tuple) else (extra["head"], (0, 0, 0))
    return base


CLIPS = (
    ("idle", 180, idle),
    ("look_around", 240, look_around),
    ("walk", 30, walk),
    ("jog", 28, jog),
    ("run", 24, run),
    ("pull_up", 28, pull_up),
    ("crouch", 120, crouch),
    ("crouch_walk", 40, crouch_walk),
    ("jump", 24, jump),
    ("fall", 36, fall),
    ("land", 18, land),
    ("wall_slide", 36, wall_slide),
    ("spin_attack", 30, spin_attack),
    ("jump_attack", 30, jump_attack),
    ("glide", 72, glide),
    ("push", 36, push),
    ("ride", 96, ride),
    ("burn", 20, burn),
    ("hurt", 24, hurt),
    ("cheer", 60, cheer),
)
