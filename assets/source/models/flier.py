"""What all fliers of the Smoke Hive share: eyes that are seen from afar, wings that face the player, and six clips.

A flier is one skinned mesh, so that the game draws any number of one kind in one call. Its clips are idle, move,
tell (the wind-up, which the game stretches to the length that its attack asks for), attack, hit and death. Death
is a start of surprise, then the thing comes apart at its own bones.
"""

import math
from collections import namedtuple

from mathutils import Vector

from creature import paired, squash
from geometry import ball, dome, lathe, lens_wing, move, plate, size, smooth_curve, thorn, tube, turn
from mesh import Model, export, reset
from palette import BONE, DARK, EYE, LILAC, MAGENTA, PURPLE_DEEP, WHITE, rgb
from rig import add_clip, bind, blend, both_sides, keyed, make_rig, wave

CREAM_VIOLET = rgb("efe2ff")
EMBER = rgb("ff5fb0")
STEP = 2  # frames between two keys: wings beat fast

Acts = namedtuple("Acts", "idle move coil strike flinch frames", defaults=({}, (60, 30)))
Acts.__doc__ = """What a flier does.

idle, move: poses at a phase of a loop; coil: drawn back before it attacks; strike: at the blow; flinch: when hit;
frames: how long idle and move last.
"""


class Bones(dict):
    """A table of bones; all hang on the body unless they say otherwise."""

    def __init__(self, middle=(0, 0, 0)):
        x, y, z = middle
        super().__init__(root=((x, y, z), (x, y, z + 0.2), None), body=((x, y, z), (x, y, z + 0.3), "root"))

    def one(self, name, head, tail=None, parent="body"):
        self[name] = (tuple(head), tuple(tail or (head[0], head[1], head[2] + 0.1)), parent)

    def pair(self, name, head, tail=None, parent="body"):
        paired(self, name, head, tail or (head[0], head[1], head[2] + 0.1), parent)


SLIT, BAR, ROUND, WIDE_OPEN, PIN = (0.8, 1.35), (1.55, 0.62), (1.0, 1.0), (1.5, 1.5), (0.5, 0.62)


def eyes(
    m, b, x, y, z, radius, lid=PURPLE_DEEP, anger=20, out=16, parent="body", pupil=SLIT, form=(1, 1), tilt=0
):
    """Pair of glowing yellow eyes; the balls, the pupils and the lids move.

    `pupil` and `form` are factors on the width and height of the pupil and of the whole eye, `tilt` how far the outer corner is
    above the inner one, in degrees: by these a kind is told from the others.
    """
    b.pair("eye", (x, y, z), parent=parent)
    b.pair("lid", (x, y, z), parent="eye.L")
    socket = move(x, y, z) @ turn(0, 0, out) @ turn(0, -tilt, 0)
    b.pair("pupil", tuple(socket @ Vector((0, -radius * 0.64, 0))), parent="eye.L")
    wide, high = form
    m.add_pair(dome(radius, 10, 3), EYE, at=socket @ turn(90) @ size(wide, 1.05 * high, 0.64), bone="eye.L", glow=0.85)
    slit = socket @ move(-radius * 0.12 * wide, -radius * 0.52, 0) @ turn(90) @ size(*pupil, 0.45)
    m.add_pair(dome(radius * 0.44, 8, 2), DARK, at=slit, bone="pupil.L")
    spark = socket @ move(radius * 0.15, -radius * 0.72, radius * 0.34 * high)
    m.add_pair(ball(radius * 0.15, 1), WHITE, at=spark, bone="pupil.L", glow=1)
    over = socket @ turn(0, tilt - anger, 0) @ size(wide, 0.8, 1.05 * high)
    m.add_pair(lid_cap(radius), lid, at=over, bone="lid.L")


def one_eye(m, b, y, z, radius, lid=PURPLE_DEEP, rim=LILAC, parent="body"):
    """Single staring eye in the middle of the face."""
    b.one("eye", (0, y, z), parent=parent)
    b.one("lid", (0, y, z + radius * 0.2), parent="eye")
    b.one("pupil", (0, y - radius * 0.8, z), parent="eye")
    m.add(dome(radius * 1.14, 14, 2), rim, at=move(0, y + 0.04, z) @ turn(90) @ size(1, 1, 0.6), bone="eye")
    ball_at = move(0, y - radius * 0.16, z) @ turn(90) @ size(1, 1, 0.66)
    m.add(dome(radius * 0.94, 14, 3), EYE, at=ball_at, bone="eye", glow=0.85)
    m.add(
        dome(radius * 0.44, 8, 2),
        DARK,
        at=move(0, y - radius * 0.66, z) @ turn(90) @ size(0.72, 1.35, 0.5),
        bone="pupil",
    )
    spark = move(radius * 0.24, y - radius * 0.86, z + radius * 0.32)
    m.add(ball(radius * 0.15, 1), WHITE, at=spark, bone="pupil", glow=1)
    m.add(lid_cap(radius * 1.06), lid, at=move(0, y, z + radius * 0.2) @ turn(-12) @ size(1, 0.85, 1), bone="lid")


def lid_cap(radius):
    """Cap over the upper third of an eye."""
    return lathe(
        [
            (radius * 1.13, radius * 0.22),
            (radius * 1.02, radius * 0.62),
            (radius * 0.62, radius * 1.0),
            (0, radius * 1.16),
        ],
        9,
    )


def fangs(m, x, y, z, length, colour=BONE, bone="body", up=False):
    lean = 0 if up else 180
    m.add_pair(thorn(length * 0.3, length, 5), colour, at=move(x, y, z) @ turn(lean + 12, 8, 0), bone=bone, facet=True)


def feelers(m, b, x, y, z, length, colour, tip=MAGENTA, parent="body"):
    """Two antennae, swept up and out, with knobs."""
    b.pair("feeler", (x, y, z), (x + length * 0.3, y - length * 0.25, z + length * 0.5), parent)
    path = [
        (x, y, z),
        (x + length * 0.25, y - length * 0.25, z + length * 0.5),
        (x + length * 0.75, y - length * 0.35, z + length * 0.75),
    ]
    m.add_pair(tube(path, [0.036, 0.028, 0.022], 4, 3), colour, bone="feeler.L")
    m.add_pair(ball(0.07, 1), tip, at=move(*path[2]), bone="feeler.L", glow=0.4)


def bat_wing(m, b, root, span, height, colour, edge=PURPLE_DEEP, name="wing", back=0.22, glow=0.12, parent="body"):
    """Scalloped wing that faces the player: seen as a sign from far away."""
    x, y, z = root

    def at(u, v):
        return (x + u * span, y + back * u * span, z + v * height)

    b.pair(name, root, at(0.5, 0.5), parent)
    skin = [
        at(0, 0.14),
        at(0.38, 1.0),
        at(1.0, 0.66),
        at(0.80, 0.22),
        at(0.84, -0.22),
        at(0.54, -0.06),
        at(0.46, -0.46),
        at(0.24, -0.20),
        at(0, -0.26),
    ]
    bone = name + ".L"
    m.add_pair(plate(skin, 0.03), colour, bone=bone, glow=glow, facet=True)
    thick = 0.055 * span + 0.02
    bow = [at(0, 0.06), at(0.2, 0.62), at(0.38, 1.02), at(0.7, 0.92), at(1.04, 0.64)]
    m.add_pair(tube(bow, [thick, thick * 0.85, thick * 0.25], 5, 6), edge, bone=bone)
    for tip in (at(0.84, -0.22), at(0.46, -0.46)):
        m.add_pair(tube([at(0.38, 0.98), tip], [thick * 0.6, thick * 0.2], 4, 1), edge, bone=bone)
    m.add_pair(thorn(thick * 0.9, thick * 3.2, 5), BONE, at=move(*at(0.38, 1.0)), bone=bone, facet=True)


def blade_wing(m, b, root, length, width, colour, up=24, name="wing", tilt=70, back=14, glow=0.35, parent="body"):
    """Insect wing, its face turned to the player."""
    x, y, z = root
    b.pair(name, root, (x + length * 0.5, y, z + 0.1), parent)
    at = move(*root) @ turn(tilt, -up, back)
    m.add_pair(lens_wing(length, width, 0.03, 8), colour, at=at, bone=name + ".L", glow=glow, facet=True)
    vein = [(0, -width * 0.12, 0.0), (length * 0.55, -width * 0.42, 0.01), (length * 0.98, 0, 0.0)]
    m.add_pair(tube(vein, [0.045, 0.03, 0.012], 4, 4), PURPLE_DEEP, at=at, bone=name + ".L")


def chain(m, b, name, points, radii, colour, count, sides=8, steps=12, parent="body", **style):
    """Tube with a row of bones name1, name2, … along it, each hanging on the one before."""
    curve = [Vector(p) for p in smooth_curve(points, count * 4)]
    for i in range(count):
        above = f"{name}{i}" if i else parent
        b.one(f"{name}{i + 1}", tuple(curve[i * 4]), tuple(curve[i * 4 + 4]), above)

    def weights(v):
        nearest = min(range(len(curve)), key=lambda i: (curve[i] - v).length_squared)
        place = nearest / 4 - 0.5
        low = max(0, min(count - 1, math.floor(place)))
        high = min(count - 1, low + 1)
        share = max(0.0, min(1.0, place - low)) if high > low else 0.0
        return {f"{name}{low + 1}": 1 - share, f"{name}{high + 1}": share} if share else {f"{name}{low + 1}": 1.0}

    m.add(
        tube(points, radii, sides, steps, style.pop("flat", 1.0), up=style.pop("up", None)),
        colour,
        weights=weights,
        **style,
    )
    return [f"{name}{i + 1}" for i in range(count)]


def legs(m, b, places, colour, drop, names=("leg",), thick=0.045):
    """Pairs of bent legs that hang; each a bone of its own."""
    for i, (x, y, z) in enumerate(places):
        name = names[i] if i < len(names) else f"leg{i}"
        b.pair(name, (x, y, z), (x + drop * 0.5, y, z - drop * 0.1))
        path = [(x, y, z), (x + drop * 0.6, y, z + drop * 0.12), (x + drop * 0.72, y + 0.05, z - drop)]
        m.add_pair(tube(path, [thick, thick * 0.85, thick * 0.2], 4, 4), colour, bone=name + ".L")


def flap(p, times, amount=34, raised=6, name="wing", shift=0.0, sweep=8):
    """Wing beat: `times` strokes in a loop."""
    stroke, along = wave(p, shift, times), math.cos(2 * math.pi * times * p - shift)
    return {name + ".L": (sweep * along, -raised - amount * stroke, 0)}


def bob(p, rise=0.05, times=1, lean=(0, 0, 0), height=1.0):
    """The body at a phase of a bobbing loop."""
    return (lean, (0, 0, rise * wave(p, 0, times)), squash(height))


def blink(p, at=0.5, length=0.06):
    """Lids that close for a moment."""
    shut = max(0.0, 1 - abs(p - at) / length)
    return {"lid.L": (80 * shut, 0, 0), "lid": (80 * shut, 0, 0)}


WIDE = {
    "lid.L": (-44, 0, 0),
    "lid": (-44, 0, 0),
    "eye.L": ((0, 0, 0), (0, 0, 0), 1.32),
    "eye": ((0, 0, 0), (0, 0, 0), 1.26),
    "pupil.L": ((0, 0, 0), (0, -0.03, 0), 0.55),
    "pupil": ((0, 0, 0), (0, -0.03, 0), 0.55),
    "jaw": (34, 0, 0),
}
SQUEEZED = {"lid.L": (70, 0, 0), "lid": (70, 0, 0)}
GLARE = {
    "lid.L": (16, 0, 0),
    "lid": (20, 0, 0),
    "pupil.L": ((0, 0, 0), (0, 0, 0), 0.72),
    "pupil": ((0, 0, 0), (0, 0, 0), 0.72),
}


def body(lean=(0, 0, 0), offset=(0, 0, 0), height=1.0):
    return lean, offset, squash(height)


def _own(pose, bones):
    """A pose of the bones that there are, both sides filled in."""
    return {bone: value for bone, value in both_sides(pose).items() if bone in bones}


def _over(base, *layers):
    """Poses laid over each other; what a layer says of a .L bone alone goes for both sides."""
    pose = dict(base)
    for layer in layers:
        for bone in layer:
            if bone.endswith(".L"):
                pose.pop(bone[:-2] + ".R", None)
        pose.update(layer)
    return pose


def _trembling(pose, p, amount):
    rotation, offset, scale = pose.get("body", body())
    shake = amount * math.sin(p * 110)
    return dict(pose, body=((rotation[0], rotation[1] + shake, rotation[2]), offset, scale))


def _burst(bones, pose, t, span):
    """Comes apart: every piece flies off from the middle, turns, falls and shrinks away."""
    gone = dict(pose)
    middle = Vector(bones["body"][0])
    out = 1 - (1 - t) ** 2
    left = max(0.01, 1 - max(0.0, (t - 0.35) / 0.65) ** 2)
    for number, (bone, (head, tail, _)) in enumerate(bones.items()):
        if bone in ("root", "body") or bone.startswith(("lid", "pupil")):
            continue
        way = (Vector(head) + Vector(tail)) / 2 - middle
        way = way.normalized() if way.length > 0.05 else Vector((0, -1, 0.3))
        reach = span * (1.2 if "eye" not in bone else 0.8) * out
        offset = tuple(way * reach + Vector((0, 0, 0.5 * span * t - 1.0 * span * t * t)))
        spin = (-1, 1)[number % 2] * 420 * t
        rotation = _rotation(pose.get(bone))
        gone[bone] = ((rotation[0] + spin, rotation[1] + spin * 0.6, rotation[2]), offset, (left, left, left))
    swell = (1.1 - 0.3 * t) * max(0.02, 1 - max(0.0, (t - 0.5) / 0.5) ** 2)
    gone["body"] = ((-60 * t, 140 * t, 0), (0, 0, 0.2 * span * t), (swell, swell, swell))
    return gone


def _rotation(value):
    if value is None:
        return (0, 0, 0)
    return value[0] if isinstance(value[0], (tuple, list)) else value


def _clips(acts, bones, span):
    own = lambda *layers: _own(_over({}, *layers), bones)  # noqa: E731
    first = acts.idle(0.0)
    rest, coil, strike = own(first), own(first, GLARE, acts.coil), own(first, acts.strike)
    flinch = own(first, SQUEEZED, {"body": body((-24, 0, 0), (0, 0.14, 0.0), 0.74)}, acts.flinch)
    start = own(first, WIDE, acts.flinch, {"body": body((-20, 0, 0), (0, 0.1, 0.12), 1.24)}, WIDE)

    def tell(p):
        pose = keyed((0, rest), (0.42, coil), (1, coil))(p)
        return _trembling(pose, p, 5 * max(0.0, p - 0.35) / 0.65)

    def death(p):
        if p < 0.36:
            pose = keyed((0, flinch), (0.12, start), (0.36, start))(p)
            return _trembling(pose, p, 7)
        return _burst(bones, start, (p - 0.36) / 0.64, span)

    over = blend(rest, flinch, -0.3)
    return (
        ("idle", acts.frames[0], lambda p: own(acts.idle(p))),
        ("move", acts.frames[1], lambda p: own(acts.move(p))),
        ("tell", 48, tell),
        ("attack", 30, keyed((0, coil), (0.16, strike), (0.5, strike), (1, rest))),
        ("hit", 18, keyed((0, rest), (0.22, flinch), (0.6, over), (1, rest))),
        ("death", 48, death),
    )


def flier(name, shape, acts, reach, step=STEP, soft=False):
    """Builds and writes a flier.

    `reach` is how far its picture reaches from its middle, in u; `step` the frames between two keys; `soft` shades each point once,
    which makes a file of smooth parts smaller.
    """
    reset()
    model, bones = Model(name), Bones()
    shape(model, bones)
    centred = sum((v for v in model.vertices), Vector()) / len(model.vertices)
    centred.x = 0
    extent = max(max(abs(v.x), abs(v.z - centred.z)) for v in model.vertices)
    scale = reach / extent
    model.vertices = [(v - centred) * scale for v in model.vertices]
    placed = {
        bone: (tuple((Vector(head) - centred) * scale), tuple((Vector(tail) - centred) * scale), parent)
        for bone, (head, tail, parent) in bones.items()
    }
    rig = make_rig(name + "_rig", placed)
    bind(model.build(reach=0.4 * reach, strength=0.6, sharp=52 if soft else 38, soft=soft), rig)
    for clip, frames, pose in _clips(acts, bones, extent):
        add_clip(rig, clip, frames, _scaled(pose, scale), step)
    export(name, clips=True, step=step)


def _scaled(pose, scale):
    def at(p):
        return {
            bone: (
                (value[0], tuple(c * scale for c in value[1])) + tuple(value[2:])
                if isinstance(value[0], (tuple, list)) and value[1]
                else value
            )
            for bone, value in pose(p).items()
        }

    return at
