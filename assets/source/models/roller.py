"""Roller: an armoured ball that grows a snout and stubby legs when it stands. Rolling, only the ball is left."""

import math

from creature import SHUT, creature, dizzy, eyes, lid_bones, paired
from geometry import around, ball, cone, globe, lathe, move, size, thorn, tube, turn
from palette import BONE, LAVENDER, MAGENTA, ORCHID, PLUM, PURPLE, PURPLE_DEEP, ROSE, WINE
from rig import keyed, wave

RADIUS = 0.45
GONE = 0.02


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.1), None),
        "shell": ((0, 0, RADIUS), (0, 0, RADIUS + 0.3), "root"),
        "head": ((0, -0.25, 0.36), (0, -0.55, 0.34), "root"),
        "tail": ((0, 0.36, 0.26), (0, 0.6, 0.2), "root"),
    }
    lid_bones(table, 0.115, -0.515, 0.455, "head")
    paired(table, "fore", (0.24, -0.20, 0.22), (0.28, -0.26, 0.03), "root")
    paired(table, "hind", (0.24, 0.20, 0.22), (0.28, 0.22, 0.03), "root")
    return table


def shell(m):
    """Seven overlapping rings about the axle, studs on the running band, an eye spot at each end."""
    middle = move(0, 0, RADIUS)
    lying = middle @ turn(0, 90, 0)
    bands = ((-0.43, -0.30), (-0.31, -0.17), (-0.18, -0.05), (-0.07, 0.07), (0.05, 0.18), (0.17, 0.31), (0.30, 0.43))
    for i, (low, high) in enumerate(bands):
        outer = RADIUS - 0.012 - 0.012 * (i % 2)
        first, last = (math.sqrt(max(0.0, outer * outer - x * x)) for x in (low, high))
        crown = math.sqrt(outer * outer - ((low + high) / 2) ** 2)
        colour = (PURPLE_DEEP, PURPLE)[i % 2]
        part = lathe(
            [(first - 0.05, low), (first, low), (crown + 0.006, (low + high) / 2), (last, high), (last - 0.05, high)],
            20,
            cap=False,
        )
        m.add(part, colour, at=lying, bone="shell", facet=True)
    m.add(globe(RADIUS - 0.035, 16, 10), PLUM, at=lying, bone="shell")
    for a in around(8):
        stud = middle @ turn(a) @ move(0, 0, RADIUS - 0.03)
        m.add(cone(0.062, 0.075, 5), BONE, at=stud, bone="shell", facet=True)
        side = middle @ turn(a + 22.5) @ turn(0, 30, 0) @ move(0, 0, RADIUS - 0.025)
        m.add_pair(ball(0.05, 1), MAGENTA, at=side @ size(1, 1, 0.5), bone="shell", facet=True, glow=0.2)
    disc = lathe([(0.20, 0.395), (0.17, 0.425), (0, 0.445)], 14, cap=False)
    m.add_pair(disc, MAGENTA, at=lying, bone="shell", glow=0.15)
    m.add_pair(
        lathe([(0.115, 0.425), (0.10, 0.445), (0, 0.452)], 12, cap=False), ROSE, at=lying, bone="shell", glow=0.3
    )
    for a in around(5):
        ray = lying @ turn(0, 0, a) @ move(0.10, 0, 0.442) @ turn(0, 0, 40)
        m.add_pair(ball(0.055, 1), PLUM, at=ray @ size(1.5, 0.4, 0.2), bone="shell")


def head(m):
    skull = [(0, -0.22, 0.36), (0, -0.42, 0.40), (0, -0.58, 0.34), (0, -0.72, 0.29)]
    m.add(tube(skull, [0.19, 0.19, 0.12, 0.055], 10, 8), LAVENDER, bone="head", fade=(0.22, 0.5, ORCHID))
    plate = [(0, -0.34, 0.53), (0, -0.46, 0.545), (0, -0.58, 0.46)]
    m.add(tube(plate, [0.12, 0.13, 0.03], 8, 5, 0.35), PURPLE_DEEP, bone="head", facet=True)
    m.add(ball(0.055, 1), WINE, at=move(0, -0.735, 0.30), bone="head")
    eyes(m, 0.115, -0.515, 0.455, 0.125, "head", PURPLE_DEEP, 22, 30)
    m.add_pair(
        cone(0.07, 0.17, 5),
        ORCHID,
        at=move(0.14, -0.36, 0.52) @ turn(-6, 34, 0) @ size(1, 0.5, 1),
        bone="head",
        facet=True,
    )
    m.add_pair(thorn(0.028, 0.10, 4), BONE, at=move(0.06, -0.60, 0.27) @ turn(165), bone="head", facet=True)


def limbs(m):
    for name, y in (("fore.L", -0.21), ("hind.L", 0.21)):
        leg = [(0.22, y, 0.24), (0.29, y * 1.1, 0.13), (0.29, y * 1.2, 0.05)]
        m.add_pair(tube(leg, [0.11, 0.095, 0.09], 8, 4), ORCHID, bone=name, fade=(0.0, 0.25, PURPLE))
        for k in (-1, 0, 1):
            m.add_pair(
                cone(0.032, 0.10, 4),
                BONE,
                at=move(0.29 + 0.055 * k, y * 1.2 - 0.075, 0.035) @ turn(96),
                bone=name,
                facet=True,
            )
    m.add(
        tube([(0, 0.34, 0.26), (0, 0.52, 0.18), (0, 0.66, 0.20)], [0.11, 0.07, 0.01], 7, 5),
        PURPLE,
        bone="tail",
        facet=True,
    )


def limbs_at(scale, **turned):
    """Everything that is tucked in while rolling, at a scale; offsets draw it towards the middle."""
    drawn = 1 - scale
    pose = {
        "head": (turned.get("head", (0, 0, 0)), (0, 0.16 * drawn, 0.08 * drawn), scale),
        "tail": (turned.get("tail", (0, 0, 0)), (0, -0.16 * drawn, 0.1 * drawn), scale),
    }
    for name, y in (("fore", 0.1), ("hind", -0.1)):
        for side, x in ((".L", -0.1), (".R", 0.1)):
            angle = turned.get(name + side, turned.get(name, (0, 0, 0)))
            pose[name + side] = (angle, (x * drawn, y * drawn, 0.12 * drawn), scale)
    return pose


def shell_at(rotation=(0, 0, 0), lift=0.0, height=1.0, width=None):
    width = 1 / math.sqrt(height) if width is None else width
    return {"shell": (rotation, (0, 0, lift), (width, height, width))}


def idle(p):
    """Sniffs left and right."""
    return {
        **shell_at((2 * wave(p, 0, 2), 0, 0), 0.01, 0.97 + 0.02 * wave(p, 0, 2)),
        **limbs_at(1, head=(5 * wave(p, 0, 4), 0, 22 * wave(p)), tail=(0, 0, 18 * wave(p, 0.5, 2))),
    }


def move_clip(p):
    """Trots on stumps with the shell rocking."""
    legs = {}
    for name, shift in (("fore.L", 0), ("fore.R", math.pi), ("hind.L", math.pi), ("hind.R", 0)):
        legs[name] = (-34 * wave(p, shift), 0, 0)
    return {
        **shell_at((5 * wave(p, 0.5, 2), 6 * wave(p), 0), 0.02 + 0.025 * abs(wave(p)), 0.97 + 0.03 * wave(p, 0, 2)),
        **limbs_at(1, head=(7 * wave(p, 1, 2), 0, -5 * wave(p)), tail=(0, 0, 24 * wave(p, 0.6)), **legs),
    }


REST = {**shell_at((0, 0, 0), 0.01, 0.97), **limbs_at(1)}
REARED = {
    **shell_at((-30, 0, 0), 0.10, 1.05),
    **limbs_at(1, head=(-36, 0, 0), fore=(-60, 0, 0), tail=(-20, 0, 0)),
    "root": ((-14, 0, 0), (0, 0.08, 0.02)),
}
BALLED = {**shell_at(), **limbs_at(GONE)}
PRESSED = {**shell_at((0, 0, 0), -0.08, 0.80), **limbs_at(GONE)}
FLATTENED = {
    **shell_at((-8, 0, 10), -0.10, 0.72),
    **limbs_at(1, head=(-26, 0, 10), fore=(-30, 0, 0), hind=(30, 0, 0)),
    **SHUT,
}
TOPPLED = {
    **shell_at((0, 0, 0), 0.02, 1.0),
    **limbs_at(1, head=(-40, 0, 12), fore=(-40, 0, 0), hind=(40, 0, 0), tail=(30, 0, 0)),
    **SHUT,
}


def tell(p):
    """Rears up, claps into a ball, hops, and spins on the spot, faster and faster, in a shower of dust."""
    if p < 0.42:
        return keyed((0, REST), (0.22, REARED), (0.34, BALLED), (0.42, PRESSED))(p)
    t = (p - 0.42) / 0.58
    lift = 0.16 * math.sin(math.pi * min(1, t / 0.35)) if t < 0.35 else 0.0
    flat = 0.82 + 0.14 * min(1, t / 0.3) if t < 0.3 else 0.93 + 0.03 * math.sin(t * 60)
    return {
        **shell_at((1080 * t * t, 0, 0), lift - (1 - flat) * 0.4, 1, 1),
        **limbs_at(GONE),
        "root": ((0, 0, 0), (0, 0.06 * t, 0), (1 / flat, flat, 1 / flat)),
    }


def roll(p):
    return {**shell_at((360 * p, 0, 0)), **limbs_at(GONE)}


def attack(p):
    """Bursts off: the first turns of the roll, with a hop."""
    return {**shell_at((720 * p, 0, 0), 0.14 * math.sin(math.pi * p)), **limbs_at(GONE)}


def unroll(p):
    """Out of the ball, dizzy."""
    sway = 14 * math.sin(p * 22) * (1 - p)
    pose = keyed((0, BALLED), (0.15, PRESSED), (0.32, dict(REST, **shell_at((0, 0, 0), 0.12, 1.08))), (1, REST))(p)
    pose["root"] = ((0, sway if p > 0.3 else 0, 0), (0, 0, 0))
    return pose


notice = keyed(
    (0, REST),
    (0.25, FLATTENED | {"lid.L": (0, 0, 0), "lid.R": (0, 0, 0)}),
    (0.6, dict(REARED, root=((-10, 0, 0), (0, 0.02, 0.16)))),
    (1, REST),
)
hit = keyed((0, REST), (0.25, FLATTENED), (0.6, dict(REST, **shell_at((4, 0, -6), 0.06, 1.08))), (1, REST))
death = keyed(
    (0, FLATTENED),
    (0.35, dict(TOPPLED, root=((-100, 0, 0), (0, -0.30, 0.60)))),
    (1, dict(TOPPLED, root=((-178, 0, 10), (0, 0.0, 0.98)))),
)

CLIPS = (
    ("idle", 120, idle),
    ("move", 24, move_clip),
    ("notice", 24, notice),
    ("tell", 51, tell),
    ("attack", 24, attack),
    ("roll", 24, roll),
    ("unroll", 45, unroll),
    ("hit", 18, hit),
    ("dizzy", 60, dizzy(REST, {"shell": 8, "head": 18, "tail": 24})),
    ("death", 30, death),
)
MODELS = {"roller": lambda: creature("roller", (shell, head, limbs), bones(), CLIPS, reach=0.3)}
