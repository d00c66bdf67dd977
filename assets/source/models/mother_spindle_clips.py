"""Mother Spindle's clips: all build on how she hangs in her web, breathing, a leg testing a thread now and then."""

import math

from rig import blend, both_sides, keyed, wave

SIDES = ((".L", 1), (".R", -1))
GONE = 0.02


def hanging(p, times=1, amount=1.0, extra=None):
    """Breathes; the legs feel their threads one after the other; eyes and fangs live."""
    pose = {
        "body": ((2 * wave(p, 0, times), 0, 1.5 * wave(p, 0.8, times)), (0, 0, 0.14 * wave(p, 0, times))),
        "abdomen": (4 * wave(p, 0.6, times), 0, 3 * wave(p, 1.1, times)),
        "tail": (5 * wave(p, 1.4, times), 0, 4 * wave(p, 2.0, times)),
        "head": (-2 * wave(p, 0.5, times), 0, 3 * wave(p, 0.2, times)),
    }
    for side, sign in SIDES:
        for n in (1, 2, 3, 4):
            sway = amount * wave(p, 1.5 * n + (0.8 if sign > 0 else 0), times)
            pose[f"thigh{n}{side}"] = (2.5 * sway, sign * 2.5 * sway, 0)
            pose[f"shin{n}{side}"] = (-4 * sway, sign * 3 * sway, 0)
        pose["fang" + side] = (4 * wave(p, 0.4, 2 * times), 0, sign * 5 * wave(p, 0, 2 * times))
        pose["lid" + side] = (-8, 0, 0)
        for n in (1, 2, 3, 4):   # what is left of broken legs dangles, each in its own time
            late = 0.9 * n + (1.7 if sign > 0 else 0)
            pose[f"stump_leg_{'l' if sign > 0 else 'r'}{n}"] = (amount * 9 * wave(p, late, 2 * times), 0, amount * 7 * wave(p, 2 * late, times))
    pose.update(extra or {})
    return pose


STILL = hanging(0)
SCOWL = both_sides({"lid.L": (20, 0, 0)})
WIDE = both_sides({"lid.L": (-36, 0, 0), "pupil.L": ((0, 0, 0), (0, -0.02, 0), 0.65)})
OPEN = both_sides({"fang.L": (-24, 0, 34)})


def fly(p):
    return hanging(p, 1, 1.0)


def limp(p):
    """One side sags and twitches; the head hangs."""
    pose = hanging(p, 2, 1.6)
    pose["body"] = ((10 + 3 * wave(p, 0, 2), 12 + 2 * wave(p), 0), (0, 0, -0.3 - 0.15 * abs(wave(p, 0, 2))))
    pose["head"] = (12, -8, 5 * wave(p))
    pose["lid.R"] = (38 + 6 * wave(p, 0, 2), 0, 0)
    pose["thigh4.L"], pose["shin3.R"] = (14, 12 + 5 * wave(p, 0, 2), 0), (-20, -10, 0)
    return pose


def jaws_open(p):
    """The tell before she rushes: draws all legs in and her head back, then throws fangs and eyes open."""
    drawn = dict(STILL, **SCOWL)
    for side, sign in SIDES:
        for n in (1, 2, 3, 4):
            drawn[f"thigh{n}{side}"] = (18, sign * (16 if n > 2 else -12), 0)
            drawn[f"shin{n}{side}"] = (46, 0, 0)
    drawn.update({"body": ((-18, 0, 0), (0, 1.1, 0.3)), "head": (-22, 0, 0), "abdomen": (14, 0, 0)})
    wide = dict(drawn, **WIDE)
    wide.update(blend({}, OPEN, 1.2))
    wide.update({"body": ((10, 0, 0), (0, -0.6, 0)), "head": (10, 0, 0)})
    held = dict(wide, **OPEN, body=((6, 0, 0), (0, -0.3, 0)))
    return keyed((0, STILL), (0.42, drawn), (0.52, drawn), (0.76, wide), (1, held))(p)


def dive(p):
    """Head first, front legs reaching, the others swept back."""
    pose = hanging(p, 3, 1.4, dict(OPEN, **WIDE))
    for side, sign in SIDES:
        pose[f"thigh1{side}"], pose[f"shin1{side}"] = (60, sign * 14, 0), (24 + 5 * wave(p, 0, 3), 0, 0)
        pose[f"thigh2{side}"], pose[f"shin2{side}"] = (44, 0, sign * -34), (18, 0, 0)
        pose[f"thigh3{side}"], pose[f"thigh4{side}"] = (-26, 0, sign * 26), (-40, 0, 0)
    pose["body"] = ((14, 3 * wave(p, 0, 3), 0), (0, 0, 0))
    pose["head"] = (-8, 0, 0)
    return pose


REARED = dict(STILL, body=((-20, 0, 0), (0, 0.5, 0.5)), head=(18, 0, 0), abdomen=(26, 0, 0), tail=(34, 0, 0))
REARED.update(both_sides({"thigh1.L": (-14, -14, 0), "thigh2.L": (-10, -16, 0), "lid.L": (14, 0, 0)}))
FLUNG = dict(STILL, body=((16, 0, 0), (0, -0.6, -0.2)), head=(-10, 0, 0), abdomen=(-14, 0, 0), tail=(-26, 0, 0))
FLUNG.update(both_sides({"thigh1.L": (20, 10, 0), "thigh2.L": (16, 8, 0), "fang.L": (-14, 0, 20), "lid.L": (-30, 0, 0)}))


def gather(p):
    """The tell of a throw: rears up, the spinneret bends over her head and trembles."""
    pose = keyed((0, STILL), (0.3, dict(STILL, body=((8, 0, 0), (0, -0.2, -0.3)))), (0.6, REARED), (1, REARED))(p)
    if p > 0.55:
        rotation, offset = pose["tail"][:2]
        pose["tail"] = ((rotation[0] + 4 * math.sin(p * 110), rotation[1], rotation[2]), offset)
    return pose


def fan(p):
    """Flings silk off her spinneret, and gathers more."""
    return keyed((0, REARED), (0.16, FLUNG), (0.42, FLUNG), (1, REARED))(p)


def hurt(p):
    flinch = dict(STILL, body=((-14, 7, 6), (0, 0.7, 0.1)), head=(-12, 8, 10), **both_sides({"lid.L": (64, 0, 0)}))
    for side, sign in SIDES:
        for n in (1, 2, 3, 4):
            flinch[f"shin{n}{side}"] = (28, sign * 10, 0)
    return keyed((0, STILL), (0.2, flinch), (0.42, flinch), (1, STILL))(p)


# which legs pluck a string, by the string's name from the left of the picture: her right
PLAYERS = {"sol": ("2.R",), "la": ("1.R",), "do": ("4.L", "4.R"), "re": ("1.L",), "mi": ("2.L",)}


def turned_to(string):
    side = {"sol": -1, "la": -0.5, "do": 0, "re": 0.5, "mi": 1}[string]
    return {"head": (4, 0, 20 * side), "body": ((3, -5 * side, 5 * side), (0.3 * side, 0, 0))}


def pluck(string):
    """Crooks a leg about the thread, and lets it snap."""

    def pose(p):
        look = dict(STILL, **turned_to(string))
        crooked, snapped = dict(look), dict(look)
        for leg in PLAYERS[string]:
            sign = 1 if leg.endswith("L") else -1
            crooked[f"thigh{leg}"], crooked[f"shin{leg}"] = (20, sign * 8, 0), (40, sign * 14, 0)
            snapped[f"thigh{leg}"], snapped[f"shin{leg}"] = (-16, sign * -8, 0), (-24, sign * -10, 0)
        return keyed((0, crooked), (0.14, snapped), (0.4, look), (0.75, look), (1, crooked))(p)

    return pose


def strike(string):
    """Stabs down the lane with all her weight, stays in it for a moment, and pulls the leg out."""

    def pose(p):
        look = dict(STILL, **turned_to(string), **SCOWL)
        down = dict(look)
        for leg in PLAYERS[string]:
            sign = 1 if leg.endswith("L") else -1
            low = leg[0] == "4"
            down[f"thigh{leg}"] = (-46 if low else 62, sign * (0 if low else 10), 0)
            down[f"shin{leg}"] = (-30 if low else 38, 0, 0)
        rotation, offset = down["body"]
        down["body"] = ((rotation[0] + 10, rotation[1], rotation[2]), (offset[0], -0.5, -0.3))
        return keyed((0, down), (0.7, down), (1, look))(p)

    return pose


def intro(p):
    """Comes down her thread rolled up like a bobbin, spreads her legs one pair after the other, looks up."""
    rolled = dict(STILL, **both_sides({"lid.L": (70, 0, 0)}))
    for side, sign in SIDES:
        for n in (1, 2, 3, 4):
            rolled[f"thigh{n}{side}"] = (30 if n < 3 else -20, sign * (-40 if n < 3 else 40), 0)
            rolled[f"shin{n}{side}"] = (70 if n < 3 else -60, sign * (-60 if n < 3 else 60), 0)
    rolled.update({"body": ((20, 0, 0), (0, 0, 0)), "head": (40, 0, 0), "abdomen": (-10, 0, 0)})
    pose = dict(blend(rolled, STILL, 0.0))
    for n in (4, 3, 2, 1):
        start = 0.3 + 0.09 * (4 - n)
        t = min(1, max(0, (p - start) / 0.16))
        t = t * t * (3 - 2 * t)
        over = 1 + 0.18 * math.sin(math.pi * t) * (1 if t > 0.5 else 0)
        for side, _ in SIDES:
            for bone in (f"thigh{n}{side}", f"shin{n}{side}"):
                pose[bone] = blend({bone: rolled[bone]}, {bone: STILL[bone]}, t * over)[bone]
    upright = keyed(
        (0, rolled),
        (0.3, rolled),
        (0.62, dict(STILL, **WIDE, **OPEN, body=((-14, 0, 0), (0, 0.3, 0.4)), head=(-16, 0, 0))),
        (0.82, dict(STILL, **WIDE, **OPEN, body=((-8, 0, 0), (0, -0.2, 0.1)), head=(-10, 0, 0))),
        (1, STILL),
    )(p)
    for bone in ("body", "head", "abdomen", "lid.L", "lid.R", "fang.L", "fang.R", "pupil.L", "pupil.R"):
        if bone in upright:
            pose[bone] = upright[bone]
    return pose


END = 7.0  # seconds
REST = (0, -4.2, -3.4)  # where the bobbin stands that is left of her
UNWINDS, UNWOUND = 2.0, 4.2  # seconds


def share(seconds, start, end):
    """How much of a span of time is over, from 0 to 1."""
    return min(1, max(0, (seconds - start) / (end - start)))


def eased(seconds, start, end):
    t = share(seconds, start, end)
    return t * t * (3 - 2 * t)


def curled(n, sign):
    """A leg rolled in: its thigh and its shin."""
    return (34 if n < 3 else -24, sign * (-46 if n < 3 else 46), 0), (80 if n < 3 else -70, sign * (-70 if n < 3 else 70), 0)


def drooping(n, sign):
    """A leg without strength: it hangs from its hip, and from its knee."""
    return (-6 - 3 * n, sign * (38 - 6 * n), 0), (-8, sign * (62 if n < 3 else 34), 0)


def overshot(seconds, start, end):
    """Eases from 0 to 1, a little past it and back."""
    t = share(seconds, start, end)
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def dying_leg(seconds, n, sign):
    """Starts, loses its strength, and is rolled in: one leg after the other, from below to above."""
    late = 0.10 * (4 - n) + (0.05 if sign > 0 else 0)
    limp = eased(seconds, 0.75 + late, 1.25 + late)
    rolled = overshot(seconds, 1.35 + late, 2.1 + late)
    quiver = 5 * math.sin(34 * seconds + 2 * n) * eased(seconds, 0.1, 0.3) * (1 - limp)
    swing = 12 * math.sin(6.5 * (seconds - late)) * limp * math.exp(-1.6 * max(0, seconds - 1.25 - late))
    pose = []
    for droop, roll in zip(drooping(n, sign), curled(n, sign)):
        at = [limp * d * (1 - rolled) + rolled * r for d, r in zip(droop, roll)]
        pose.append((at[0] + quiver + swing, at[1] + sign * 0.5 * swing, at[2]))
    return pose


def swings(seconds, start, high, period, lasts):
    """A pendulum that is let go of: its swing dies out."""
    t = max(0.0, seconds - start)
    return high * math.sin(2 * math.pi * t / period) * math.exp(-t / lasts) * min(1, 4 * t)


def death(p):
    """Her last string breaks: she starts, her legs lose their strength one after the other, she sags and swings on her thread, is rolled
    in, and turns faster and faster while her silk comes off in coils. An empty bobbin is left, which glows and sways, and on it a small
    spider, which looks up, nods twice, waves and climbs away along the thread."""
    seconds = END * p
    gasp = dict(STILL, **WIDE, **OPEN, body=((-20, 0, 0), (0, 0.4, 0.4)), head=(-20, 0, 0), abdomen=(-10, 0, 0))
    sunk = dict(STILL, **both_sides({"lid.L": (44, 0, 0), "fang.L": (14, 0, -6)}), body=((14, 6, 0), (0, 0.2, -0.9)), head=(38, 8, 14), abdomen=(16, 0, 0), tail=(20, 0, 0))
    rolled = dict(STILL, **both_sides({"lid.L": (64, 0, 0), "fang.L": (20, 0, -10)}), body=((16, 0, 0), (0, 0, -0.6)), head=(40, 0, 0), abdomen=(-14, 0, 0))
    pose = keyed((0, STILL), (0.28, gasp), (0.8, gasp), (1.5, sunk), (UNWINDS + 0.2, rolled), (END, rolled))(seconds)
    for side, sign in SIDES:
        for n in (1, 2, 3, 4):
            pose[f"thigh{n}{side}"], pose[f"shin{n}{side}"] = dying_leg(seconds, n, sign)
    gone = eased(seconds, UNWINDS, UNWOUND)
    left = max(GONE, 1 - gone)
    turns = share(seconds, UNWINDS, UNWOUND) ** 2
    (lean, aside, _), offset = pose["body"][:2]
    sway = swings(seconds, 0.8, 0.7, 1.9, 1.3)
    pose["body"] = (
        (lean * left, aside * left + 9 * sway, 360 * 5 * turns),
        tuple(o * left + c * gone for o, c in zip((offset[0] + sway, offset[1], offset[2]), REST)),
        left,
    )
    rocks = swings(seconds, 3.1, 13, 1.5, 1.5) + swings(seconds, 4.35, 7, 1.1, 0.9)
    dips = swings(seconds, 4.35, -0.34, 0.6, 0.5)
    pose["thread"] = ((0, 0, 0), (0.06 * rocks, (REST[1] - 2.2) * gone, (REST[2] - 3.4) * gone + dips))
    stands = overshot(seconds, 2.6, UNWOUND)
    spun = 360 * 2.4 * (1 - (1 - min(1, seconds / 6.6)) ** 3)
    pose["bobbin"] = ((0.6 * rocks, rocks, spun), (REST[0] + 0.06 * rocks, REST[1], REST[2] + dips), max(GONE, 1.15 * stands))
    for bone, starts, ends, way in (("skein1", 1.9, 4.3, 1), ("skein2", 2.7, 5.6, -1)):
        t = share(seconds, starts, ends)
        opens = eased(seconds, starts, starts + 0.35) * (1 - eased(seconds, ends - 0.5, ends))
        wide, flat = 0.85 + 1.1 * t, 1.1 - 0.75 * t * t
        falls = tuple(c * gone for c in REST)
        at = (falls[0], falls[1] - 0.2 * t, falls[2] + 0.6 - 4.6 * t * t)
        pose[bone] = ((10 * way * t, 8 * t, 360 * (3.4 * t - 1.6 * t * t) * (1 if way > 0 else 0.7)), at, tuple(max(GONE, c * opens) for c in (wide, wide, flat)))
    shown = overshot(seconds, 3.7, 4.4)
    nod = sum(34 * math.exp(-(((seconds - at) / 0.14) ** 2)) for at in (4.9, 5.3))
    looks_up = -24 * (eased(seconds, 4.4, 4.6) - eased(seconds, 4.7, 4.85))
    climbs = eased(seconds, 6.0, END)
    sits = (REST[0] + 0.06 * rocks, REST[1] - 0.3, REST[2] + 1.9 + 0.5 * min(1, shown) + dips)
    hop = 0.9 * math.sin(math.pi * eased(seconds, 3.8, 4.35))
    pulls = 0.5 - 0.5 * math.cos(26 * seconds)
    pose["tiny"] = (
        (nod + looks_up, 0.6 * rocks, 10 * math.sin(2.4 * seconds) * (1 - climbs)),
        (sits[0], sits[1], sits[2] + hop + 7 * climbs * climbs),
        max(GONE, 3.0 * shown),
    )
    waves = 30 * math.sin(15 * seconds) * (eased(seconds, 5.45, 5.55) - eased(seconds, 5.9, 6.0))
    treads = 16 * math.sin(13 * seconds) * (1 - eased(seconds, 4.3, 4.6)) + 34 * (pulls - 0.5) * (climbs > 0)
    pose["tinylegs.L"] = (0, -26 * (eased(seconds, 5.4, 5.5) - eased(seconds, 5.95, 6.05)) + waves + treads, 0)
    pose["tinylegs.R"] = (0, treads, 0)
    return pose


def hides_bobbin(pose):
    hidden = ((0, 0, 0), (0, 0, 0), GONE)
    return lambda p: {"bobbin": hidden, "skein1": hidden, "skein2": hidden, **pose(p)}


CLIPS = [
    ("intro", 144, intro),
    ("fly", 120, fly),
    ("limp", 120, limp),
    ("jaws_open", 48, jaws_open),
    ("gather", 48, gather),
    ("dive", 60, dive),
    ("fan", 48, fan),
    ("hurt", 24, hurt),
    ("death", 420, death),
]
CLIPS += [(f"pluck_{name}", 36, pluck(name)) for name in PLAYERS]
CLIPS += [(f"strike_{name}", 36, strike(name)) for name in PLAYERS]
CLIPS = [(name, frames, hides_bobbin(pose)) for name, frames, pose in CLIPS]
