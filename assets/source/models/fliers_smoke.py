"""Smoke that has a face, and draws breath before it blows."""

from flier import EMBER, Acts, blink, eyes, flier
from geometry import ball, extrusion, move
from palette import LAVENDER, PLUM, SMOKE, SMOKE_LIGHT
from rig import wave

# ---- smoke puff: a rolling cloud with a face, that draws breath and blows -------------------------------------

PUFFS = (
    ("puff1", 0.66, 0.10, -0.16, 0.50),
    ("puff2", 0.40, 0.12, 0.52, 0.48),
    ("puff3", 0.34, 0.02, -0.56, 0.42),
)


def cloud(m, b, detail, places):
    m.add(ball(0.78, 3).roughened(0.05, 2.2, 1), SMOKE, bone="body", fade=(-0.7, 0.8, SMOKE_LIGHT))
    for i, (name, x, y, z, r) in enumerate(places):
        b.pair(name, (x, y, z))
        lump = ball(r, detail).roughened(0.05, 2.2, i + 3)
        m.add_pair(lump, SMOKE, at=move(x, y, z), bone=name + ".L", fade=(z - r, z + r, SMOKE_LIGHT))
    b.pair("hand", (0.98, -0.1, -0.06))
    m.add_pair(
        ball(0.30, 2).roughened(0.04, 3, 3),
        SMOKE,
        at=move(1.06, -0.16, -0.06),
        bone="hand.L",
        fade=(-0.4, 0.3, LAVENDER),
    )


def mouth(m, b, y, z, radius):
    b.one("mouth", (0, y, z))
    grin = [
        (-0.38, 0.05),
        (-0.17, 0.0),
        (0, 0.05),
        (0.17, 0.0),
        (0.38, 0.05),
        (0.28, -0.2),
        (0.09, -0.12),
        (0, -0.24),
        (-0.09, -0.12),
        (-0.28, -0.2),
    ]
    outline = [(x * radius, z + v * radius) for x, v in grin][::-1]
    m.add(extrusion(outline, 0.2), EMBER, at=move(0, y, 0), bone="mouth", glow=0.95)


def smoke_puff(m, b):
    cloud(m, b, 2, PUFFS)
    for name, y, z, r in (("crown", 0.20, 0.80, 0.36), ("back", 0.42, 0.10, 0.6)):
        b.one(name, (0, y, z))
        m.add(ball(r, 2).roughened(0.05, 2.2, 8), SMOKE, at=move(0, y, z), bone=name, fade=(z - r, z + r, LAVENDER))
    eyes(m, b, 0.30, -0.70, 0.16, 0.25, PLUM, 24, 14)
    mouth(m, b, -0.76, -0.22, 1.0)


def smoke_puff_small(m, b):
    cloud(m, b, 2, PUFFS[:2])
    eyes(m, b, 0.30, -0.68, 0.14, 0.27, PLUM, 24, 14)
    mouth(m, b, -0.74, -0.26, 0.8)


def churn(p, amount, times=1):
    pose = {}
    for i, name in enumerate(("puff1", "puff2", "puff3", "crown", "back")):
        s = 1 + amount * wave(p, i * 1.3, times)
        pose[name + (".L" if i < 3 else "")] = ((0, 0, 0), (0, 0, 0.4 * amount * wave(p, i * 1.3 + 1, times)), s)
    return pose


def puff_idle(p):
    return {
        **churn(p, 0.12),
        **blink(p, 0.5),
        "body": ((0, 0, 5 * wave(p)), (0, 0, 0.06 * wave(p, 1)), 1),
        "hand.L": ((0, 0, 0), (0.04 * wave(p), 0, 0.16 * wave(p, 0.8))),
        "mouth": ((0, 0, 0), (0, 0, 0), (1, 1, 1 + 0.2 * wave(p, 0, 2))),
    }


def puff_move(p):
    return {
        **churn(p, 0.18),
        "body": ((10, 8 * wave(p), 0), (0, 0, 0.04 * wave(p)), 1),
        "hand.L": ((0, 0, 0), (0.02, 0.3, 0.1 * wave(p))),
    }


def all_puffs(scale):
    return {name: ((0, 0, 0), (0, 0, 0), scale) for name in ("puff1.L", "puff2.L", "puff3.L", "crown", "back")}


PUFF = Acts(
    puff_idle,
    puff_move,
    {
        **all_puffs(0.62),
        "body": ((-12, 0, 0), (0, 0.1, 0.05), 1.2),
        "hand.L": ((0, 0, 0), (-0.2, -0.3, -0.1), 0.8),
        "mouth": ((0, 0, 0), (0, 0, 0), 0.45),
    },
    {
        **all_puffs(1.3),
        "body": ((12, 0, 0), (0, -0.3, 0), 0.92),
        "hand.L": ((0, 0, 0), (0.24, 0.2, 0.2), 1.2),
        "mouth": ((0, 0, 0), (0, -0.05, -0.04), 1.6),
    },
    {**all_puffs(0.8), "hand.L": ((0, 0, 0), (0.2, 0.1, 0.3)), "mouth": ((0, 0, 0), (0, 0, 0), (0.5, 1, 1.4))},
    (90, 42),
)

SHAPES = (
    (smoke_puff, PUFF, 1.85),
    (smoke_puff_small, PUFF, 1.05),
)
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r)) for s, a, r in SHAPES}
