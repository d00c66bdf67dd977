"""Old Stag's clips: every one builds on its flying pose, and every tell is a pose that nobody can miss."""

import math

from rig import blend, both_sides, keyed, wave

WIDE = {"lid.L": (-34, 0, 0), "pupil.L": ((0, 0, 0), (0, -0.05, 0), 0.7)}
CALM = {"lid.L": (46, 0, 0), "brow.L": ((-6, -16, 0), (0, 0, 0.12))}

CASES_OPEN = both_sides({"case.L": (34, 12, -52)})
JAWS_OPEN = both_sides({"jaw.L": (-6, -10, 34), "mouth.L": (0, 0, 74), "brow.L": ((-16, -10, 0), (0, 0, 0.10))})
JAWS_OPEN["chin"] = ((26, 0, 0), (0, 0.05, -0.16))
SCOWL = both_sides({"brow.L": ((6, 10, 0), (0, -0.04, -0.10))})


def flap(phase, raised=6, amount=26):
    """Wing stroke at a phase counted in whole strokes."""
    stroke = math.sin(2 * math.pi * phase)
    turned = math.cos(2 * math.pi * phase)
    return both_sides({"wing.L": (10 * turned, -raised - amount * stroke, -4)})


GATHERED = ((-14, 34, 0), (12, 52, 0))  # thigh and shin: folded under the body
KICKED = ((-44, -26, 10), (-34, -30, 0))  # thrust forward and out
BRACED = ((-8, -6, 0), (6, 22, 0))  # held out against the air
LEG_CYCLE = ((0, BRACED), (0.34, GATHERED), (0.46, GATHERED), (0.58, KICKED), (0.68, KICKED), (1, BRACED))


def leg(phase, side):
    """Thigh and shin of one leg at a phase of its cycle: it gathers, kicks and braces."""
    keys = [(at, {"thigh": thigh, "shin": shin}) for at, (thigh, shin) in LEG_CYCLE]
    pose = keyed(*keys)(phase % 1)
    return [((x, side * y, side * z), (0, 0, 0), 1) for (x, y, z), *_ in (pose["thigh"], pose["shin"])]


def dangle(p, times=1):
    """Legs that swim, each pair later than the one before; feelers and abdomen sway."""
    pose = {"abdomen": (-6 + 3 * wave(p, 0.5, times), 0, 2 * wave(p, 0, times))}
    for number in (1, 2, 3):
        for side, sign, shift in ((".L", 1, 0), (".R", -1, 0.5)):
            thigh, shin = leg(times * p + number / 3 + shift, sign)
            pose[f"thigh{number}{side}"], pose[f"shin{number}{side}"] = thigh, shin
    pose.update(both_sides({"antenna.L": (8 * wave(p, 0, times), 0, 6 * wave(p, 1, times))}))
    pose.update(lamps(p, times))
    return pose


def lamps(p, times=1, amount=12):
    """The lanterns swing, each at its own time."""
    return {
        f"lamp_{place}{side}": (amount * wave(p, shift, times), 0.8 * amount * wave(p, shift + 1.2, times), 0)
        for place, side, shift in (("fork", ".L", 0), ("fork", ".R", 1.9), ("top", ".L", 3.1), ("top", ".R", 4.6))
    }


def airborne(p, strokes, extra=None):
    """The flying pose that all clips build on; `strokes` whole wing strokes keep a loop closed."""
    pose = dangle(p)
    pose.update(CASES_OPEN)
    pose.update(flap(p * strokes))
    bob = math.sin(2 * math.pi * p * strokes)
    pose["body"] = ((2 * wave(p), 0, 0), (0, 0, -0.07 * bob))
    pose["head"] = (-2 * wave(p, 0.5), 0, 3 * wave(p))
    pose.update(extra or {})
    return pose


def fly(p):
    return airborne(p, 3, SCOWL)


def jaws_open(p):
    """The tell: draws back with the jaws shut tight, then throws them open, overshoots, holds."""
    shut = both_sides({"jaw.L": (0, 0, -10), "brow.L": ((8, 12, 0), (0, -0.04, -0.12)), "lid.L": (26, 0, 0)})
    back = dict(shut, head=(-26, 0, 0), body=((-20, 0, 0), (0, 0.8, 0.3)))
    wide = blend({}, dict(JAWS_OPEN, **both_sides(WIDE)), 1.22)
    wide.update({"head": (14, 0, 0), "body": ((10, 0, 0), (0, -0.5, -0.1))})
    held = dict(JAWS_OPEN, head=(6, 0, 0), **both_sides(WIDE))
    return airborne(
        p,
        2,
        keyed(
            (0, dict(SCOWL, head=(0, 0, 0), body=((0, 0, 0), (0, 0, 0)))),
            (0.40, back),
            (0.50, back),
            (0.74, wide),
            (1, dict(held, body=((4, 0, 0), (0, -0.3, 0)))),
        )(p),
    )


def dive(p):
    """Jaws wide, face to whom it dives at, cases folded down, legs tucked."""
    pose = airborne(p, 3, JAWS_OPEN)
    pose.update(
        both_sides(
            {
                "case.L": (10, 4, -18),
                "thigh1.L": (24, 24, -20),
                "thigh2.L": (20, 26, -24),
                "thigh3.L": (16, 22, -20),
                "antenna.L": (-24 + 5 * wave(p, 0, 3), 0, -14),
            }
        )
    )
    pose.update(flap(p * 3, 16, 18))
    pose["body"] = ((10, 3 * wave(p, 0, 2), 0), (0, 0, 0.05 * wave(p, 0, 3)))
    pose["head"] = (-18 + 2 * wave(p, 0, 3), 0, 0)
    return pose


def hurt(p):
    """A stagger: flung back with eyes shut, it drops aslant, kicks for a hold, shakes its head and rises again.

    Its face stays towards Wick with a horn on either side, and its cases are folded as it drops.
    """
    start = airborne(0, 1, dict(SCOWL, body=((0, 0, 0), (0, 0, 0)), head=(0, 0, 0), **CASES_OPEN))
    flung = dict(start, **both_sides({"jaw.L": (0, -6, 30), "lid.L": (70, 0, 0), "antenna.L": (40, 0, -24)}))
    flung.update(both_sides({"brow.L": ((-10, -16, 0), (0, 0, 0.05)), "case.L": (14, 6, -34)}))
    for n in (1, 2, 3):
        flung.update(both_sides({f"thigh{n}.L": (-40, -30, 0), f"shin{n}.L": (-30, -20, 0)}))
    flung.update({"body": ((-18, 8, 10), (0, 1.0, 0.3)), "head": (-8, 8, 8), "chin": ((18, 0, 0), (0, 0, -0.1))})
    dropped = dict(flung, body=((6, -8, -10), (0, 0.2, -0.9)), head=(-2, -8, -8), abdomen=(14, 0, -8))
    dropped.update(both_sides({"case.L": (4, 2, -10)}))
    for n in (1, 2, 3):
        dropped.update(both_sides({f"thigh{n}.L": (-14, 40, 0), f"shin{n}.L": (0, 58, 0)}))
    shaken = dict(dropped, body=((2, 0, 6), (0, 0, -0.5)), head=(-2, 0, 14))
    shaken.update(both_sides({"lid.L": (20, 0, 0), "case.L": (22, 8, -40)}))
    for n in (1, 2, 3):
        shaken.update(both_sides({f"thigh{n}.L": (-36, -20, 0), f"shin{n}.L": (-20, -16, 0)}))
    full = keyed(
        (0, start), (0.12, flung), (0.22, flung), (0.46, dropped), (0.56, dropped), (0.76, shaken), (1, start)
    )(p)
    full.update(flap(p * 2, -10 + 16 * p, 14 + 16 * p))
    full.update(lamps(p, 2, 34 * (1 - p)))
    return full


RAISED = both_sides(
    {
        "thigh1.L": (-96, -26, 40),
        "shin1.L": (-60, 0, 0),
        "thigh2.L": (-40, -20, 20),
        "shin2.L": (-24, 0, 0),
        "jaw.L": (-8, -6, 22),
        "case.L": (56, 12, -66),
        "brow.L": ((10, 14, 0), (0, -0.04, -0.12)),
        "lid.L": (-20, 0, 0),
    }
)
RAISED.update({"body": ((-46, 0, 0), (0, 0.8, 0.1)), "head": (38, 0, 0), "abdomen": (30, 0, 0)})
FLUNG = both_sides(
    {
        "thigh1.L": (50, -40, -56),
        "shin1.L": (36, -20, 0),
        "thigh2.L": (24, -24, -34),
        "shin2.L": (10, 0, 0),
        "jaw.L": (-6, -8, 28),
        "case.L": (30, 12, -56),
        "mouth.L": (0, 0, 56),
        "brow.L": ((-10, 0, 0), (0, 0, 0.06)),
        "lid.L": (-30, 0, 0),
    }
)
FLUNG.update(
    {
        "body": ((30, 0, 0), (0, -1.0, -0.3)),
        "head": (-14, 0, 0),
        "abdomen": (-20, 0, 0),
        "chin": ((24, 0, 0), (0, 0, -0.12)),
    }
)


def rest(p=0.0):
    return airborne(p, 1, dict(SCOWL, body=((0, 0, 0), (0, 0, 0)), head=(0, 0, 0)))


def gather(p):
    """The tell of a throw: crouches, then rears up over everything with its forelegs high, and trembles there."""
    start = rest()
    low = dict(start, body=((16, 0, 0), (0, -0.2, -0.6)), head=(14, 0, 0))
    full = keyed((0, start), (0.22, low), (0.52, dict(start, **RAISED)), (1, dict(start, **RAISED)))(p)
    if p > 0.5:
        rotation, offset = full["body"][:2]
        full["body"] = ((rotation[0], rotation[1], rotation[2] + 4 * math.sin(p * 100)), offset)
    full.update(flap(p * 4, 14, 34))
    return full


def fan(p):
    """Flings what it has gathered down and out, and reaches for more."""
    start = rest()
    up, down = dict(start, **RAISED), dict(start, **FLUNG)
    full = keyed((0, up), (0.14, down), (0.44, down), (1, up))(p)
    full.update(flap(p * 3, 10, 30))
    return full


def wound(side):
    """Head and horns drawn to one side, low, ready to sweep: 1 to its left, -1 to its right. The face stays in view."""
    pose = both_sides(
        {
            "jaw.L": (-8, -6, 26),
            "case.L": (44, 12, -60),
            "brow.L": ((10, 14, 0), (0, -0.04, -0.12)),
            "lid.L": (14, 0, 0),
            "thigh1.L": (-40, -30, 10),
            "shin1.L": (-30, 0, 0),
        }
    )
    pose.update({"body": ((6, 16 * side, 13 * side), (-0.8 * side, 0.5, 0)), "head": (8, 14 * side, 24 * side)})
    pose["abdomen"] = (-8, 0, -16 * side)
    return pose


def swept():
    """The middle of a sweep: the horns pass low before it, jaws wide."""
    pose = both_sides({"jaw.L": (-10, -10, 38), "mouth.L": (0, 0, 66), "case.L": (26, 10, -50), "lid.L": (-26, 0, 0)})
    pose.update({"body": ((20, 0, 0), (0, -0.8, -0.5)), "head": (8, 0, 0), "chin": ((22, 0, 0), (0, 0.05, -0.14))})
    return pose


def sweep_tell(p):
    """The tell of a sweep: looks aside, then winds its head far to its left and trembles there."""
    start = rest()
    away = dict(start, body=((0, -6, -8), (0.2, 0.2, 0.1)), head=(-8, 0, -16))
    full = keyed((0, start), (0.26, away), (0.62, dict(start, **wound(1))), (1, dict(start, **wound(1))))(p)
    if p > 0.6:
        (x, y, z), offset = full["body"][:2]
        full["body"] = ((x, y, z + 3 * math.sin(p * 110)), offset)
    full.update(flap(p * 4, 10, 30))
    return full


def sweep(p):
    """Sweeps its horns to its right, stays there, and sweeps them back."""
    start = rest()
    left, right, middle = (dict(start, **pose) for pose in (wound(1), wound(-1), swept()))
    full = keyed(
        (0, left),
        (0.04, left),
        (0.18, middle),
        (0.33, right),
        (0.47, right),
        (0.62, middle),
        (0.78, left),
        (0.85, left),
        (1, start),
    )(p)
    full.update(flap(p * 8, 10, 28))
    full.update(lamps(p, 3, 30))
    return full


SHAKES = 9


def rain(p):
    """Reared up, it shakes its crown for all that hangs there, three times."""
    full = dict(rest(), **RAISED)
    burst = max(0.0, math.sin(3 * math.pi * p)) if p < 0.95 else 0.0
    shake = math.sin(2 * math.pi * SHAKES * p) * abs(math.sin(3 * math.pi * p)) ** 0.6
    full["head"] = (26 - 14 * abs(math.sin(3 * math.pi * p)), 12 * shake, 30 * shake)
    full["body"] = ((-40, 4 * shake, -8 * shake), (0, 0.6, 0.2 + 0.3 * burst))
    full["brow.L"] = full["brow.R"] = ((-10, 0, 0), (0, 0, 0.08))
    full.update(flap(p * 9, 14, 34))
    full.update(lamps(p, SHAKES, 40 * abs(math.sin(3 * math.pi * p))))
    return full


def crouched(paw=0.0):
    """Low, horns first, face to Wick; the forelegs paw by turns."""
    pose = both_sides(
        {
            "jaw.L": (14, -6, 24),
            "case.L": (6, 2, -12),
            "wing.L": (0, 10, -30),
            "brow.L": ((12, 16, 0), (0, -0.05, -0.16)),
            "lid.L": (10, 0, 0),
            "antenna.L": (-30, 0, -16),
        }
    )
    for side, sign in ((".L", 1), (".R", -1)):
        swing = max(0.0, sign * paw)
        pose["thigh1" + side], pose["shin1" + side] = (-50 + 80 * swing, -24 * sign, 0), (-30 + 50 * swing, 0, 0)
        pose["thigh2" + side], pose["shin2" + side] = (-20, -30 * sign, 0), (10, -10 * sign, 0)
        pose["thigh3" + side], pose["shin3" + side] = (20, -34 * sign, 0), (20, -10 * sign, 0)
    pose.update({"body": ((22, 0, 3 * paw), (0, 0.4, -0.7)), "head": (4, 0, -5 * paw), "abdomen": (-26, 0, 0)})
    return pose


def charge_tell(p):
    """The tell of a charge: lowers its head between its shoulders and paws the air with one foreleg after the other."""
    start = rest()
    up = dict(start, body=((-16, 0, 0), (0, 0.4, 0.4)), head=(-12, 0, 0), **both_sides({"lid.L": (-30, 0, 0)}))
    paw = math.sin(2 * math.pi * 3 * p) if p > 0.4 else 0.0
    return keyed((0, start), (0.2, up), (0.48, dict(start, **crouched(paw))), (1, dict(start, **crouched(paw))))(p)


def charge(p):
    """Comes down, paws the ground, runs with its horns low, and tosses them up at the end."""
    start = rest()
    low = dict(start, **crouched(math.sin(2 * math.pi * 10 * p) if 0.28 < p < 0.44 else 0.0))
    back = dict(low, body=((12, 0, 0), (0, 1.0, -0.3)), head=(-10, 0, 0))
    run = dict(low, body=((8, 5 * math.sin(70 * p), 0), (0, -0.8, -0.5 + 0.3 * math.sin(90 * p))), head=(10, 0, 0))
    run.update(both_sides({"jaw.L": (8, -8, 36), "mouth.L": (0, 0, 70), "lid.L": (-30, 0, 0)}))
    toss = dict(start, **both_sides({"jaw.L": (-10, -8, 30), "case.L": (56, 12, -66), "mouth.L": (0, 0, 60)}))
    toss.update({"body": ((-30, 0, 0), (0, 0.4, 0.4)), "head": (-24, 0, 0)})
    full = keyed((0, low), (0.36, low), (0.46, back), (0.54, run), (0.72, run), (0.82, toss), (1, start))(p)
    if 0.5 < p < 0.76:
        for number in (1, 2, 3):
            for side, sign in ((".L", 1), (".R", -1)):
                stride = math.sin(100 * p + 2.1 * number + (0 if sign > 0 else math.pi))
                full[f"thigh{number}{side}"] = (40 * stride, -26 * sign, 0)
                full[f"shin{number}{side}"] = (30 * stride, -10 * sign, 0)
    full.update(lamps(p, 5, 34))
    return full


def limp(p):
    """Flies badly: one wing lags, the body hangs aslant and drops at every stroke, one eye is nearly shut."""
    pose = airborne(p, 2)
    stroke, late = math.sin(4 * math.pi * p), math.sin(4 * math.pi * p - 1.3)
    pose["wing.L"], pose["wing.R"] = (0, -12 - 32 * stroke, -4), (8, 22 + 12 * late, -10)
    pose["case.L"], pose["case.R"] = (40, 14, -58), (16, -4, 22)
    pose["body"] = ((8 + 4 * stroke, 17 + 4 * late, 0), (0, 0, -0.28 * abs(stroke)))
    pose["head"] = (10 - 3 * stroke, -16, 5 * wave(p))
    pose["brow.L"], pose["brow.R"] = ((6, 12, 0), (0, -0.04, -0.10)), ((-8, 16, 0), (0, 0, 0.06))
    pose["lid.R"] = (50 + 8 * late, 0, 0)
    pose["chin"] = ((10 + 8 * stroke, 0, 0), (0, 0, -0.06))
    clutch = 0.5 + 0.5 * stroke
    for n in (1, 2, 3):
        pose[f"thigh{n}.L"], pose[f"shin{n}.L"] = (-30 * clutch, 30 - 44 * clutch, 0), (0, 50 - 60 * clutch, 0)
    pose["thigh1.R"], pose["shin1.R"] = (20 * late, -44, 0), (30, -50, 0)
    pose.update(lamps(p, 2, 22))
    return pose


def lights(scale):
    return {f"flame_{place}{side}": ((0, 0, 0), (0, 0, 0), scale) for place in ("fork", "top") for side in (".L", ".R")}


def death(p):
    """A last start; then it collapses: it tips over, its legs fold pair by pair, its lanterns fade.

    Then the smoke leaves it, the lanterns come back, and it bows.

    Its face is towards Wick all the time.
    """
    start = rest()
    gasp = dict(
        start, head=(0, 0, 0), body=((-12, 0, 0), (0, 0.5, 0.3)), **dict(JAWS_OPEN, **both_sides(WIDE)), **lights(1)
    )
    splayed = both_sides({f"thigh{n}.L": (-20, -34, 0) for n in (1, 2, 3)})
    gasp.update(splayed)
    hung = both_sides(
        {
            "jaw.L": (10, 6, 14),
            "case.L": (14, 10, -24),
            "wing.L": (0, 44, -24),
            "brow.L": ((-4, -20, 0), (0, 0, 0.08)),
            "lid.L": (52, 0, 0),
            "antenna.L": (40, 0, -24),
            "mouth.L": (0, 0, 20),
        }
    )
    for n in (1, 2, 3):
        hung.update(both_sides({f"thigh{n}.L": (0, 40, 0), f"shin{n}.L": (0, 40, 0)}))
    sag = dict(start, **hung, **lights(0.12), chin=((18, 0, 0), (0, 0, -0.1)), abdomen=(-14, 0, 0))
    sag.update({"head": (20, 10, 20), "body": ((20, 8, 12), (0, 0.1, -1.7))})  # its chin lies on the meadow
    tipped = dict(sag, head=(26, 12, 32), body=((20, 12, 34), (0, 0.3, 0.5)), **lights(0.6))
    for n in (1, 2, 3):
        stretch = 1.0 - 0.4 * (n - 1)  # the forelegs reach for a hold, the hind ones are folded already
        tipped.update(
            both_sides(
                {
                    f"thigh{n}.L": (-40 * stretch, 40 - 70 * stretch, 0),
                    f"shin{n}.L": (-20 * stretch, 40 - 60 * stretch, 0),
                }
            )
        )
    fallen = dict(sag, head=(26, 8, -18), body=((26, 6, -20), (0, -0.1, -2.0)))
    calm = dict(sag, **both_sides(CALM), **lights(1.3), chin=(0, 0, 0))
    calm.update({"head": (-10, 0, 0), "body": ((-4, 0, 0), (0, 0.1, 0.5)), "mouth.L": (0, 0, 0), "mouth.R": (0, 0, 0)})
    bow = dict(calm, **both_sides({"lid.L": (80, 0, 0)}), **lights(1.6))
    bow.update({"head": (14, 0, 0), "body": ((6, 0, 0), (0, 0, 0.5))})
    full = keyed(
        (0, start),
        (0.07, gasp),
        (0.17, gasp),
        (0.27, tipped),
        (0.36, fallen),
        (0.43, sag),
        (0.55, sag),
        (0.69, calm),
        (0.76, calm),
        (1, bow),
    )(p)
    if p < 0.17:
        rotation, offset = full["body"][:2]
        full["body"] = ((rotation[0], rotation[1] + 5 * math.sin(p * 260), rotation[2]), offset)
    full.update(lamps(p, 3, 16 * (1 - p)))
    return full


def intro(p):
    """Comes in shut like a boulder, throws the cases open, roars, settles."""
    shut = both_sides(
        {
            "case.L": (0, 0, 0),
            "wing.L": ((0, 10, -72), (0, 0, 0), 0.12),
            "brow.L": ((10, 0, 0), (0, -0.05, -0.16)),
            "jaw.L": (10, 8, -12),
        }
    )
    for number in (1, 2, 3):
        shut.update(both_sides({f"thigh{number}.L": (0, 42, 0), f"shin{number}.L": (0, 60, 0)}))
    shut.update({"body": ((20, 0, 0), (0, 0, 0)), "head": (34, 0, 0)})
    start = airborne(0, 1, dict(SCOWL, body=((0, 0, 0), (0, 0, 0)), head=(0, 0, 0)))
    burst = dict(
        start,
        **both_sides({"case.L": (56, 14, -66), "wing.L": (0, -34, 0), "jaw.L": (0, -6, 16)}),
        body=((-18, 0, 0), (0, 0.3, 0.5)),
        head=(-8, 0, 0),
    )
    roar = dict(start, **blend({}, JAWS_OPEN, 1.15), body=((-8, 0, 0), (0, -0.4, 0.2)), head=(-16, 0, 0))
    full = keyed(
        (0, dict(start, **shut)),
        (0.28, dict(start, **shut)),
        (0.40, burst),
        (0.50, burst),
        (0.60, roar),
        (0.82, roar),
        (1, start),
    )(p)
    if p > 0.4:
        full.update(flap((p - 0.4) * 10, 6, 26))
    if 0.58 < p < 0.84:
        rotation, offset = full["head"][0] if isinstance(full["head"][0], tuple) else full["head"], (0, 0, 0)
        full["head"] = ((rotation[0], rotation[1], rotation[2] + 5 * math.sin(p * 160)), offset)
    return full


CLIPS = (
    ("fly", 60, fly),
    ("limp", 60, limp),
    ("jaws_open", 45, jaws_open),
    ("gather", 45, gather),
    ("dive", 60, dive),
    ("hurt", 66, hurt),
    ("fan", 48, fan),
    ("sweep_tell", 45, sweep_tell),
    ("sweep", 120, sweep),
    ("rain", 120, rain),
    ("charge_tell", 45, charge_tell),
    ("charge", 120, charge),
    ("death", 180, death),
    ("intro", 150, intro),
)
