"""Old Stag, keeper of the first stage: a giant stag beetle with antlers for jaws and a white beard.

The face is the brightest thing on it. The throat glows behind two mouth plates and shows only while
they are open: the tell before the dive.
"""

import math

from mathutils import Vector

from geometry import (
    Part,
    aim,
    around,
    ball,
    cone,
    dome,
    globe,
    lathe,
    lens_wing,
    move,
    plate,
    polar,
    size,
    thorn,
    torus,
    tube,
    turn,
)
from mesh import Model, export, reset, static
from palette import (
    BONE,
    CREAM,
    DARK,
    EYE,
    LAVENDER,
    LEAF,
    LEAF_TIP,
    LILAC,
    ORCHID,
    PURPLE,
    PURPLE_DEEP,
    WHITE,
    WINE,
    mix,
    rgb,
)
import old_stag_crown
from creature import eyelid
from old_stag_clips import CLIPS
from rig import add_clip, bind, make_rig

BODY_DARK = rgb("1e1152")  # what is behind the face is dark, so that face, horns and body are told apart from every side
BODY = rgb("3a1f8c")
BELLY = rgb("7a2f4a")
BELLY_RING = rgb("c2694e")
CASE = rgb("5a0f3c")
CASE_LIGHT = rgb("8a1c50")
HORN_ROOT = rgb("7a4a2c")
HORN = rgb("d8a468")
VEIL = rgb("5a3f9c")
EARTH_DARK = rgb("5b3322")
EARTH = rgb("a8683c")
THROAT = rgb("ff8a2a")
THROAT_CORE = rgb("fff2b0")
BEARD = rgb("f6ecff")
MASK = rgb("f0dcff")
LEGS = ((1, -0.95, -0.35, 3.0, -1.6), (2, 0.15, -0.40, 3.3, 0.35), (3, 1.1, -0.35, 2.9, 2.3))
CASE_HINGE = (0.30, -0.05, 1.15)
JAW_HINGE = (1.05, -2.30, -0.30)
MOUTH_HINGE = (0.74, -2.86, -0.50)


def bones():
    table = {
        "root": ((0, 0, 0), (0, 0, 0.6), None),
        "body": ((0, 0.3, 0), (0, 0.3, 1), "root"),
        "abdomen": ((0, 0.6, 0), (0, 3.4, -0.2), "body"),
        "head": ((0, -1.3, 0.1), (0, -2.6, 0.1), "body"),
        "chin": ((0, -2.2, -0.75), (0, -3.0, -0.85), "head"),
    }
    for side, x in ((".L", 1), (".R", -1)):

        def at(p):
            return p[0] * x, p[1], p[2]

        table.update(
            {
                "jaw" + side: (at(JAW_HINGE), at((1.6, -3.6, 0.6)), "head"),
                "mouth" + side: (at(MOUTH_HINGE), at((0.3, -2.95, -0.42)), "head"),
                "brow" + side: (at((0.80, -2.72, 0.95)), at((0.80, -2.72, 1.2)), "head"),
                "antenna" + side: (at((1.05, -2.5, 0.45)), at((1.9, -3.0, 1.1)), "head"),
                "case" + side: (at(CASE_HINGE), at((1.2, 2.2, 1.1)), "body"),
                "wing" + side: (at((0.5, 0.3, 0.95)), at((2.5, 0.8, 1.1)), "body"),
            }
        )
        for number, y, z, reach, foot in LEGS:
            table[f"thigh{number}{side}"] = (at((1.2, y, z)), at((reach * 0.72, (y + foot) / 2, z + 0.55)), "body")
            table[f"shin{number}{side}"] = (
                at((reach * 0.72, (y + foot) / 2, z + 0.55)),
                at((reach, foot, -1.5)),
                f"thigh{number}{side}",
            )
    old_stag_crown.bones(table)
    return table


def abdomen(m):
    def belly(v, normal):
        """Dark above, warm below, so that back and belly are two planes; lighter in rings."""
        ring = 0.5 + 0.5 * math.sin(v.y * 7.5)
        return mix(BODY_DARK, mix(BELLY, BELLY_RING, ring), min(1, max(0, 0.35 - 1.3 * normal.z)))

    m.add(
        globe(1, 18, 14).moved(turn(90)),
        belly,
        at=move(0, 1.75, -0.05) @ size(1.62, 2.25, 1.05),
        bone="abdomen",
    )
    for i, y in enumerate((0.9, 1.6, 2.3, 2.95)):
        r = math.sqrt(max(0, 1 - ((y - 1.75) / 2.25) ** 2))
        m.add(
            torus(1.0, 0.06, 14, 3),
            BODY,
            at=move(0, y, -0.05) @ turn(90) @ size(1.63 * r, 1.06 * r, 1.2),
            bone="abdomen",
        )
    m.add(thorn(0.42, 1.2, 7), WINE, at=move(0, 3.75, -0.12) @ turn(-100), bone="abdomen", facet=True)


def thorax(m):
    shield = globe(1, 20, 12).warped(lambda v: Vector((v.x, v.y * (1 - 0.18 * abs(v.x)), v.z)))
    m.add(shield, BODY_DARK, at=move(0, -0.55, 0.12) @ size(1.98, 1.15, 1.12), bone="body", fade=(-0.3, 1.2, BODY))
    rim = [
        (-1.95, -0.75, 0.05),
        (-1.5, -1.45, 0.30),
        (-0.7, -1.62, 0.72),
        (0, -1.62, 0.92),
        (0.7, -1.62, 0.72),
        (1.5, -1.45, 0.30),
        (1.95, -0.75, 0.05),
    ]
    m.add(tube(rim, [0.10, 0.16, 0.17, 0.16, 0.10], 6, 18), BODY, bone="body", fade=(0, 1, PURPLE))
    for x, y, z, length in ((0, -1.25, 1.05, 1.0), (0.72, -1.05, 0.92, 0.75), (1.35, -0.85, 0.62, 0.62)):
        spike = thorn(0.24 * length + 0.06, length, 6)
        for s in ((1, -1) if x else (1,)):
            m.add(
                spike,
                BONE,
                at=move(x * s, y, z) @ turn(-8, 26 * x * s, 0),
                bone="body",
                facet=True,
                fade=(z, z + length, CREAM),
            )
    m.add_pair(thorn(0.26, 0.85, 6), BONE, at=move(1.80, -0.75, 0.05) @ turn(20, 84, 0), bone="body", facet=True)
    for x, y, z, r in ((-0.55, -0.75, 1.12, 0.34), (-0.85, -0.55, 1.0, 0.24), (1.0, -0.6, 0.98, 0.28)):
        m.add(
            ball(r, 1).roughened(0.08, 3, r),
            LEAF,
            at=move(x, y, z) @ size(1.3, 1.1, 0.45),
            bone="body",
            facet=True,
            fade=(z - 0.1, z + 0.2, LEAF_TIP),
        )
    vent = move(1.05, 0.32, 0.78) @ turn(-22, 26, 0)
    m.add_pair(lathe([(0.30, 0), (0.24, 0.35), (0.30, 0.48), (0.22, 0.50)], 9), BODY_DARK, at=vent, bone="body")
    m.add_pair(lathe([(0.22, 0.48), (0, 0.52)], 9, cap=False), PURPLE, at=vent, bone="body", glow=0.3)


def head(m):
    def mask(v, normal):
        front = min(1, max(0, (-v.y - 1.75) / 0.5))
        cheek = min(1, max(0, (abs(v.x) - 0.75) / 0.6))
        return mix(mix(BODY, MASK, front), ORCHID, cheek * front * 0.25)

    skull = globe(1, 20, 14).warped(lambda v: Vector((v.x, v.y * (1 - 0.12 * abs(v.x)), v.z)))
    m.add(skull, mask, at=move(0, -1.95, 0.15) @ size(1.45, 1.05, 1.0), bone="head", glow=0.19)
    crest = [(0, -1.2, 1.12), (0, -1.9, 1.30), (0, -2.55, 1.08), (0, -2.95, 0.55)]
    m.add(tube(crest, [0.10, 0.20, 0.20, 0.07], 7, 9, 0.7, up=(1, 0, 0)), PURPLE_DEEP, bone="head", fade=(0.4, 1.3, PURPLE))
    for y, z, length in ((-1.7, 1.36, 0.36), (-2.15, 1.36, 0.42), (-2.6, 1.12, 0.30)):
        m.add(thorn(0.10, length, 5), BONE, at=move(0, y, z) @ turn(16), bone="head", facet=True)
    face_eyes(m)
    nose = lathe([(0.30, -0.2), (0.34, 0), (0.2, 0.22), (0, 0.30)], 8, cap=False)
    m.add(nose, WINE, at=move(0, -2.86, 0.18) @ turn(76) @ size(1, 0.7, 1), bone="head", glow=0.05)
    mouth(m)
    beard(m)
    feeler = [(1.05, -2.5, 0.45), (1.6, -2.85, 0.75), (2.05, -2.9, 1.25), (2.25, -2.65, 1.75)]
    m.add_pair(tube(feeler, [0.11, 0.08, 0.07, 0.06], 6, 8), BODY_DARK, bone="antenna.L")


EYE_RADIUS, EYE_DEPTH = 0.56, 0.72


def on_eye(width, height, lift, slit=False):
    """A round or pointed patch that lies on the eye, `lift` before it; half its width and height."""

    def lay(v):
        x = width * v.x * (math.sqrt(max(0, 1 - v.y * v.y)) if slit else 1)
        y = height * v.y
        return Vector((x, y, EYE_DEPTH * math.sqrt(EYE_RADIUS**2 - x * x - y * y) + lift))

    return dome(1, 16, 4).warped(lay)


def face_eyes(m):
    socket = move(0.78, -2.56, 0.46) @ turn(-4, 0, 22)
    m.add_pair(torus(0.56, 0.10, 16, 6), WINE, at=socket @ move(0, -0.02, 0) @ turn(90), bone="head")
    m.add_pair(dome(EYE_RADIUS, 16, 5), EYE, at=socket @ turn(90) @ size(1, 1, EYE_DEPTH), bone="head", glow=0.72)
    m.add_pair(on_eye(0.31, 0.40, 0.025), rgb("ff8a1a"), at=socket @ turn(90), bone="head", glow=0.6)
    m.add_pair(on_eye(0.15, 0.36, 0.06, slit=True), DARK, at=socket @ turn(90), bone="pupil.L")
    m.add_pair(ball(0.085, 1), WHITE, at=socket @ move(0.14, -0.42, 0.20), bone="pupil.L", glow=1)
    m.add_pair(
        eyelid(0.57),
        PURPLE,
        at=socket @ turn(0, -20, 0) @ size(1, 0.8, 1.02),
        bone="lid.L",
        fade=(0.6, 1.1, ORCHID),
        glow=0.2,
    )
    for k in range(6):
        t = k / 5
        tuft = thorn(0.13 - 0.02 * abs(k - 2), 0.62 - 0.08 * abs(k - 3), 4)
        m.add_pair(
            tuft,
            BEARD,
            at=move(0.36 + 0.78 * t, -2.94 + 0.30 * t, 0.84 + 0.26 * t) @ turn(16, 24 + 40 * t, 0),
            bone="brow.L",
            facet=True,
            glow=0.22,
        )


def mouth(m):
    """Throat, plates before it, chin below it."""
    cavity = move(0, -2.52, -0.52) @ turn(90)
    m.add(ball(0.95, 2), WINE, at=move(0, -2.05, -0.62) @ size(1, 0.75, 0.75), bone="head", fade=(-1.3, 0, DARK))
    m.add(lathe([(0.68, -0.20), (0.76, 0.10), (0.70, 0.26), (0.60, 0.24)], 16, cap=False), WINE, at=cavity, bone="head")
    m.add(lathe([(0.62, 0.22), (0.44, 0.06), (0, -0.02)], 16, cap=False), THROAT, at=cavity, bone="head", glow=0.9)
    m.add(lathe([(0.34, 0.10), (0.26, 0.24), (0, 0.31)], 12, cap=False), THROAT_CORE, at=cavity, bone="head", glow=1)
    door = [(-0.02, -0.66), (0.40, -0.60), (0.76, -0.22), (0.76, 0.26), (0.46, 0.58), (-0.02, 0.62)]
    outline = [(x, -2.94 + 0.10 * x, z - 0.50) for x, z in door]
    m.add_pair(plate(outline, 0.14), LAVENDER, bone="mouth.L", facet=True, fade=(-1.1, 0.1, MASK), glow=0.14)
    for x, z in ((0.10, 0.22), (0.10, -0.02), (0.10, -0.26)):
        m.add_pair(
            thorn(0.10, 0.30, 5),
            BONE,
            at=move(x + 0.12, -2.98, z - 0.42) @ turn(90, 0, -62),
            bone="mouth.L",
            facet=True,
        )
    chin = tube(
        [(-0.95, -2.35, -0.62), (-0.5, -2.85, -0.98), (0, -3.0, -1.06), (0.5, -2.85, -0.98), (0.95, -2.35, -0.62)],
        [0.18, 0.26, 0.28, 0.26, 0.18],
        8,
        12,
    )
    m.add(chin, ORCHID, bone="chin", fade=(-1.3, -0.5, LAVENDER), glow=0.14)
    for x in (-0.42, -0.14, 0.14, 0.42):
        m.add(thorn(0.10, 0.34, 5), BONE, at=move(x, -2.98 + 0.2 * abs(x), -0.86) @ turn(-6), bone="chin", facet=True)


def beard(m):
    """White bristles below the chin, longest in the middle: it is old."""
    for row, (count, y, drop) in enumerate(((9, 0, 1.0), (7, 0.22, 1.25))):
        for i in range(count):
            t = (i / (count - 1) - 0.5) * 2
            x = t * (1.05 - 0.25 * row)
            z = -0.98 + 0.36 * t * t
            length = drop * (1.05 - 0.60 * t * t)
            hair = tube(
                [
                    (x, -2.96 + 0.5 * t * t + y, z),
                    (x * 1.12, -3.06 + 0.5 * t * t + y, z - length * 0.5),
                    (x * 1.02, -2.90 + 0.5 * t * t + y, z - length),
                ],
                [0.16, 0.13, 0.01],
                4,
                4,
            )
            m.add(hair, BEARD, bone="chin", fade=(z - length, z, WHITE), glow=0.2)


def antlers(m):
    """The jaws: forward, out and up, then in again to points; tines inside and a crown tine outside."""
    spine = [(0.95, -2.25, -0.36), (1.75, -2.80, -0.36), (2.55, -3.65, 0.15), (2.50, -4.65, 1.05), (1.50, -5.30, 1.75)]

    def horn(v, normal):
        reach = min(1, max(0, (-v.y - 2.7) / 2.2))
        return mix(mix(HORN_ROOT, HORN, min(1, reach * 2)), BONE, max(0, reach * 1.8 - 0.5))

    m.add_pair(tube(spine, [0.50, 0.44, 0.36, 0.27, 0.015], 10, 18, 0.85), horn, bone="jaw.L", glow=0.04)
    tines = (
        ((2.10, -3.15, -0.10), (-0.62, -0.75, 0.05), 0.62, 0.20),
        ((2.56, -4.00, 0.45), (-0.90, -0.35, 0.05), 1.0, 0.22),
        ((2.30, -4.85, 1.25), (-0.85, 0.10, 0.30), 0.55, 0.14),
        ((2.66, -3.75, 0.30), (0.50, -0.10, 1.0), 1.25, 0.24),
        ((2.66, -4.45, 0.95), (0.40, -0.10, 1.0), 0.70, 0.16),
        ((1.75, -2.85, -0.30), (0.45, -0.05, -0.9), 0.55, 0.18),
    )
    for root, direction, length, radius in tines:
        m.add_pair(
            thorn(radius, length, 7),
            BONE,
            at=move(*root) @ aim(direction),
            bone="jaw.L",
            fade=(root[2] - 0.3, root[2] + 0.5, CREAM),
            glow=0.04,
        )


def wing_case(m):
    """Hollow shell over a quarter of the back, hinged in front; bright inside."""
    across, along = 7, 11
    outer, inner = [], []
    for j in range(along + 1):
        t = j / along
        girth = math.sin(math.pi * (0.12 + 0.88 * t) ** 0.85) ** 0.55 if 0 < t < 1 else 0.25 * (1 - t) + 0.02
        for i in range(across + 1):
            a = math.radians(2 + 98 * i / across)
            p = Vector((0.05 + 1.80 * girth * math.sin(a), -0.1 + 4.15 * t, 0.10 + 1.28 * girth * math.cos(a)))
            outer.append(p)
            inner.append(Vector((max(0.05, p.x * 0.93), p.y * 0.98 + 0.03, p.z - 0.13)))
    width, count = across + 1, len(outer)
    faces, rim = [], []
    inside = []
    for j in range(along):
        for i in range(across):
            a, b, c, d = j * width + i, j * width + i + 1, (j + 1) * width + i + 1, (j + 1) * width + i
            faces.append([a, b, c, d])
            inside.append([a, d, c, b])
    edge = (
        [i for i in range(across)]
        + [j * width + across for j in range(along)]
        + [along * width + i for i in range(across, 0, -1)]
        + [j * width for j in range(along, 0, -1)]
    )
    for a, b in zip(edge, edge[1:] + edge[:1]):
        rim.append([a, a + count, b + count, b])

    def lacquer(v, normal):
        return mix(CASE, CASE_LIGHT, 0.5 + 0.5 * math.sin(v.y * 4.2))

    def lining(v, normal):
        return mix(BODY_DARK, BODY, 0.5 + 0.5 * math.sin(v.y * 4.2))

    m.add_pair(Part(outer, faces), lacquer, bone="case.L", by_face=True, fade=(1.6, 0.2, WINE))
    m.add_pair(Part(inner, inside), lining, bone="case.L")
    m.add_pair(Part(outer + inner, rim), PURPLE_DEEP, bone="case.L")
    for x, y, z, r in (
        (0.75, 0.9, 1.15, 0.17),
        (1.25, 1.6, 0.82, 0.22),
        (0.62, 2.1, 1.22, 0.19),
        (1.1, 2.8, 0.80, 0.15),
    ):
        m.add_pair(ball(r, 1), PURPLE_DEEP, at=move(x, y, z) @ size(1, 1, 0.45), bone="case.L")
    for x, y, z, r in ((0.95, 0.45, 1.0, 0.30), (1.45, 0.95, 0.60, 0.24)):
        m.add(
            ball(r, 1).roughened(0.08, 3, x),
            LEAF,
            at=move(x, y, z) @ size(1.2, 1.2, 0.45),
            bone="case.L",
            facet=True,
            fade=(z - 0.1, z + 0.2, LEAF_TIP),
        )
    for x, y, z, r in ((-0.7, 1.3, 1.22, 0.26), (-1.05, 1.5, 1.0, 0.17)):
        m.add(lathe([(0.07, -0.1), (0.06, 0.28)], 6), CREAM, at=move(x, y, z) @ turn(0, -24, 0), bone="case.R")
        m.add(
            lathe([(r, 0.22), (r * 0.8, 0.36), (0, 0.46)], 8), LAVENDER, at=move(x, y, z) @ turn(0, -24, 0), bone="case.R"
        )


def wings(m):
    at = move(0.5, 0.3, 0.85) @ turn(0, -6, 0) @ turn(32)
    m.add_pair(lens_wing(4.5, 2.0, 0.05, 14, 0.7), VEIL, at=at, bone="wing.L", glow=0.12, facet=True)
    for k, (sweep, reach) in enumerate(((0.10, 3.9), (0.50, 3.7), (-0.32, 3.2))):
        vein = [(0, 0, 0.06), (reach * 0.5, sweep * 0.45, 0.09), (reach, sweep + 0.55 * (reach / 4.3), 0.05)]
        m.add_pair(tube(vein, [0.10, 0.06, 0.02], 4, 5), BODY, at=at, bone="wing.L")


def legs(m):
    for number, y, z, reach, foot in LEGS:
        knee = Vector((reach * 0.72, (y + foot) / 2, z + 0.55))
        end = Vector((reach, foot, -1.45))
        m.add_pair(
            tube(
                [(1.1, y, z), tuple(Vector((1.2, y, z)).lerp(knee, 0.5) + Vector((0, 0, 0.12))), tuple(knee)],
                [0.28, 0.30, 0.17],
                8,
                5,
            ),
            BODY_DARK,
            bone=f"thigh{number}.L",
            fade=(z - 0.2, z + 0.7, BODY),
        )
        m.add_pair(ball(0.20, 1), PURPLE_DEEP, at=move(*knee), bone=f"shin{number}.L", facet=True)
        m.add_pair(
            tube(
                [tuple(knee), tuple(knee.lerp(end, 0.55) + Vector((0.22, 0, 0))), tuple(end)], [0.17, 0.20, 0.10], 7, 5
            ),
            BODY_DARK,
            bone=f"shin{number}.L",
            fade=(-1.5, z + 0.5, BODY),
        )
        for t, length in ((0.35, 0.34), (0.65, 0.30)):
            m.add_pair(
                thorn(0.09, length, 4),
                BONE,
                at=move(*(knee.lerp(end, t) + Vector((0.22, 0, 0)))) @ turn(0, 70, 0),
                bone=f"shin{number}.L",
                facet=True,
            )
        for a in (-40, 30):
            claw = tube(
                [
                    tuple(end),
                    tuple(end + Vector((0.12, -0.12 + a * 0.004, -0.22))),
                    tuple(end + Vector((-0.02, -0.30 + a * 0.006, -0.40))),
                ],
                [0.10, 0.08, 0.01],
                4,
                3,
            )
            m.add_pair(claw, BONE, bone=f"shin{number}.L")


def old_stag():
    reset()
    model = Model("old_stag")
    for part in (abdomen, thorax, head, antlers, wing_case, wings, legs) + old_stag_crown.PARTS:
        part(model)
    rig = make_rig("old_stag_rig", bones())
    bind(model.build(reach=0.9, strength=0.6), rig)
    for name, frames, pose in CLIPS:
        add_clip(rig, name, frames, pose)
    export("old_stag", clips=True)


def clod(m):
    """A lump of earth torn from the meadow, grass still on it: a thin rim of the light of his runes is about its outline."""
    lump = ball(0.58, 2).roughened(0.17, 2.3, 3)
    shell = lump.moved(size(1.08))
    m.add(Part(shell.vertices, [list(reversed(face)) for face in shell.faces]), LILAC, glow=1.0, facet=True)
    m.add(lump, earth, facet=True, by_face=True)
    for i in range(9):
        root = polar(0.05 + 0.30 * (i % 3) / 2, 137.5 * i, 0.44 - 0.05 * (i % 3))
        m.add(cone(0.08, 0.34, 3), LEAF, at=move(root.x, root.y, root.z) @ turn(0, 34 * (i % 3), 137.5 * i), fade=(0.4, 0.8, LEAF_TIP))


def earth(place, normal):
    """Soil in crumbs of several browns, turf on what is up."""
    if normal.z > 0.62:
        return mix(LEAF, LEAF_TIP, 0.35)
    return mix(EARTH_DARK, EARTH, 0.5 + 0.5 * math.sin(19 * place.x + 13 * place.y + 7 * place.z))


MODELS = {
    "old_stag": old_stag,
    "old_stag_antler": lambda: static("old_stag_antler", old_stag_crown.antler, reach=0.3),
    "clod": lambda: static("clod", clod, reach=0.05),
}
