"""Mother Spindle's brood and her work: spiderlings, sacs full of them, and the knots on which a web hangs."""

from flier import Acts, Bones, blink, eyes, flier
from geometry import aim, around, ball, globe, lathe, move, polar, size, thorn, torus, tube, turn
from palette import LAVENDER, PLUM, mix, rgb
from rig import wave

COAT = rgb("7a2f6c")
COAT_LIGHT = rgb("b06aa0")
SILK = rgb("f0e6d6")
SILK_SHADE = rgb("c6b6c8")
SILVER = rgb("c3c8d6")
WARM = rgb("d98fd0")


def spiderling(m, b):
    m.add(globe(0.62, 10, 7), COAT, at=move(0, 0.42, 0.14) @ size(1, 1.1, 0.95), bone="body", fade=(-0.5, 0.8, COAT_LIGHT))
    m.add(torus(0.6, 0.06, 12, 3), SILVER, at=move(0, 0.42, 0.14) @ turn(90), bone="body")
    m.add(ball(0.5, 2), COAT_LIGHT, at=move(0, -0.25, 0), bone="body")
    eyes(m, b, 0.24, -0.58, 0.1, 0.22, PLUM, 18, 16)
    for k in range(4):
        y = -0.34 + 0.24 * k
        b.pair(f"leg{k}", (0.4, y, 0))
        leg = [(0.35, y, 0), (0.85, y * 1.6 - 0.1, 0.42), (1.25, y * 2.3 - 0.2, -0.3)]
        m.add_pair(tube(leg, [0.10, 0.09, 0.03], 5, 5), COAT, bone=f"leg{k}.L", fade=(-0.3, 0.4, LAVENDER))


def scuttle(p, amount, times):
    return {f"leg{k}.L": (amount * wave(p, 1.6 * k, times), amount * 0.7 * wave(p, 1.6 * k + 1, times), 0) for k in range(4)}


def bead(p, times=1):
    return {"body": ((4 * wave(p, 0, times), 0, 0), (0, 0, 0.05 * wave(p, 0.5, times)), 1), **blink(p)}


SPIDERLING = Acts(
    lambda p: {**scuttle(p, 8, 1), **bead(p)},
    lambda p: {**scuttle(p, 26, 3), **bead(p, 2)},
    {"leg0.L": (-40, 0, 0), "leg1.L": (-30, 0, 0), "body": ((-16, 0, 0), (0, 0.2, 0.1), 1)},
    {"leg0.L": (40, 0, 0), "body": ((20, 0, 0), (0, -0.3, 0), 1.05)},
    {"leg0.L": (0, 40, 0), "leg3.L": (0, 40, 0)},
    (60, 24),
)


def silk_sac(m, b):
    def wound(v, normal):
        band = int((v.z + 3) * 5.2 + 0.8 * v.x) % 2
        return mix(SILK, SILK_SHADE, 0.25 + 0.5 * band)

    profile = [(0.12, 1.35), (0.5, 1.0), (0.95, 0.4), (1.08, -0.15), (0.9, -0.7), (0.45, -1.1), (0.1, -1.25)]
    m.add(lathe(profile[::-1], 14), wound, bone="body", glow=0.06)
    for k in range(4):
        r = (0.75, 1.03, 1.06, 0.8)[k]
        m.add(torus(r, 0.05, 14, 3), SILVER, at=move(0, 0, 0.72 - 0.45 * k) @ turn(9 if k % 2 else -9, 6, 0), bone="body")
    b.one("belly", (0, -0.7, -0.1))
    m.add(ball(0.5, 2), WARM, at=move(0, -0.74, -0.1) @ size(0.9, 0.62, 1.2), bone="belly", glow=0.9)
    for a in around(6):
        p = polar(0.52, a)
        strand = [(p.x * 0.8, -0.75, p.y - 0.1), (p.x * 1.35, -0.82, p.y * 1.5 - 0.1)]
        m.add(tube(strand, [0.05, 0.05], 4, 1), SILK, bone="body")
    for x, z in ((0.16, 0.12), (-0.18, -0.05), (0.05, -0.32)):
        m.add(ball(0.15, 1), COAT, at=move(x, -1.02, z - 0.1), bone="belly")
    m.add(tube([(0, 0, 1.2), (0.05, 0, 1.9)], [0.09, 0.04], 5, 2), SILK, bone="body")


SAC = Acts(
    lambda p: {"body": ((3 * wave(p), 4 * wave(p, 1), 0), (0, 0, 0), 1), "belly": ((0, 0, 0), (0, 0, 0), 1 + 0.08 * wave(p, 0, 2))},
    lambda p: {"body": ((5 * wave(p), 7 * wave(p, 1), 0), (0, 0, 0), 1), "belly": ((0, 0, 0), (0, 0, 0), 1 + 0.08 * wave(p, 0, 2))},
    {"body": ((0, 0, 0), (0, 0, 0), 1.14), "belly": ((0, 0, 0), (0, -0.1, 0), 1.5)},
    {"body": ((0, 0, 0), (0, 0, 0), 0.9), "belly": ((0, 0, 0), (0, -0.2, 0), 1.7)},
    {"belly": ((0, 0, 0), (0, 0, 0), 0.8)},
    (90, 48),
)


def web_knot(m, b):
    m.add(ball(0.62, 2).roughened(0.06, 3, 2), COAT, bone="body", fade=(-0.6, 0.6, COAT_LIGHT))
    for a in (0, 60, 120):
        m.add(torus(0.62, 0.1, 14, 4), SILVER, at=turn(90, 0, 0) @ turn(0, a, 0), bone="body")
    b.one("eye", (0, -0.55, 0))
    m.add(ball(0.34, 2), WARM, at=move(0, -0.46, 0) @ size(1, 0.7, 1), bone="eye", glow=1)
    for a in around(4, 45):
        p = polar(0.62, a)
        m.add(thorn(0.12, 0.4, 5), SILK, at=move(p.x, 0, p.y) @ aim((p.x, 0, p.y)), bone="body")


KNOT = Acts(
    lambda p: {"body": ((0, 6 * wave(p), 0), (0, 0, 0), 1), "eye": ((0, 0, 0), (0, 0, 0), 1 + 0.12 * wave(p, 0, 2))},
    lambda p: {"body": ((0, 6 * wave(p), 0), (0, 0, 0), 1), "eye": ((0, 0, 0), (0, 0, 0), 1 + 0.12 * wave(p, 0, 2))},
    {"eye": ((0, 0, 0), (0, 0, 0), 1.4)},
    {"eye": ((0, 0, 0), (0, 0, 0), 0.8)},
    {"body": ((0, 20, 0), (0, 0, 0), 0.9)},
    (60, 40),
)

SHAPES = ((spiderling, SPIDERLING, 0.75), (silk_sac, SAC, 1.5), (web_knot, KNOT, 0.72))
MODELS = {s.__name__: (lambda s=s, a=a, r=r: flier(s.__name__, s, a, r)) for s, a, r in SHAPES}
