"""Runs inside Blender: writes the .blend file to begin a garden from, a small island with a whole story on it.

Made of what Blender has, objects and materials, so that everything in it can be changed by hand; from_blend.py makes a
level of it.
"""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(HERE)
sys.path[:0] = [HERE, os.path.join(SOURCE, "models"), SOURCE]

import bpy  # noqa: E402

from frame import place  # noqa: E402
from geometry import ball, box, lathe, move, tube, turn  # noqa: E402
from level import Level  # noqa: E402
from palette import rgb  # noqa: E402
from solids import block, drum, prism, ring_outline  # noqa: E402

# material: its colour as sRGB hex, and how much it glows
MATERIALS = {
    "lawn": ("4cb944", 0), "earth": ("a9714b", 0), "sand": ("dcb987", 0), "stone": ("cfc4b8", 0),
    "wood": ("b9703c", 0), "bark": ("8a4a2e", 0), "leaf": ("3fae5a", 0), "pear": ("ffd25a", 0.35),
    "sail": ("fff0d2", 0), "lamp": ("ffbe4a", 0.8),
}  # fmt: skip
TREES = ((-11, -6, 1.0), (10.5, -8, 0.85), (-11.5, 6, 1.1), (11.5, 4.5, 0.95))
WALLS = ((-6.6, -1.3), (1.3, 6.6))  # left and right of the door, along x
DOOR_Z = 7.0
PAVED = 0.12  # u that the paving stands out of the lawn
FRIENDS = ((-1.6, 10.6), (1.6, 10.6), (0, 12.6))


def main(file):
    level = Level("template", os.path.dirname(file))
    _island()
    _trees()
    _wall()
    _mill()
    _places(level)
    bpy.ops.wm.save_as_mainfile(filepath=file, compress=True)
    print(f"TEMPLATE {file} {os.path.getsize(file)} bytes", flush=True)


def material(name):
    known = bpy.data.materials.get(name)
    if known:
        return known
    digits, glow = MATERIALS[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    colour = (*rgb(digits), 1)
    shader.inputs["Base Color"].default_value = made.diffuse_color = colour
    if glow:
        shader.inputs["Emission"].default_value = colour
    shader.inputs["Emission Strength"].default_value = glow
    return made


def thing(name, *coloured, at=None, flat=True):
    """An object of parts (Part, material), standing at a matrix."""
    mesh = bpy.data.meshes.new(name)
    vertices, faces, slots = [], [], []
    for part, look in coloured:
        if look and look not in mesh.materials:
            mesh.materials.append(material(look))
        offset = len(vertices)
        vertices += [tuple(v) for v in part.vertices]
        faces += [[i + offset for i in face] for face in part.faces]
        slots += [mesh.materials.find(look) if look else 0] * len(part.faces)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("material_index", slots)
    mesh.polygons.foreach_set("use_smooth", [not flat] * len(faces))
    mesh.update()
    ob = bpy.data.objects.new(name, mesh)
    if at:
        ob.matrix_world = at
    ob.display_type = "WIRE" if name.startswith("COLL_") else "TEXTURED"
    bpy.context.scene.collection.objects.link(ob)
    return ob


def _island():
    rim = ring_outline(0, 0, 15.5, 36, 2, 0.03)
    thing("ground", (prism(rim, -0.7, 0), "lawn"))
    thing("rock", (lathe([(0, -9), (6, -6.5), (11, -3), (14.6, -0.6)], 18).roughened(0.8, 0.4, 3), "earth"))
    paving = block(-1.0, 1.0, -0.3, PAVED, -12.5, DOOR_Z + 3), drum(0, -0.3, -1, 2.6, 0.3 + PAVED, 20)
    thing("paving", *((part, "sand") for part in paving))
    for part in paving:
        thing("COLL_stone", (part, None))
    thing("COLL_grass", (prism(rim, -1.5, 0), None))
    thing("islet", (drum(20.5, -0.7, 0, 2.8, 0.7, 14), "lawn"), (lathe([(0, -4), (2.6, -0.6)], 10).moved(place(20.5, 0, 0)), "earth"))
    thing("COLL_grass", (drum(20.5, -1.2, 0, 2.8, 1.2, 14), None))
    thing("steps", (drum(-7, -0.2, -2, 1.5, 0.5, 12), "stone"), (drum(7, -0.2, -1, 1.5, 0.5, 12), "stone"))
    for x, z in ((-7, -2), (7, -1)):
        thing("COLL_stone", (drum(x, -0.2, z, 1.5, 0.5, 12), None))


def _trees():
    for x, z, size in TREES:
        trunk = tube([(0, 0, -0.2), (0.1, 0, 1.2), (0, 0, 2.4)], [0.42, 0.28, 0.2], 8, 4)
        crown = [ball(r, 2).roughened(0.14, 1.3, i).moved(move(*c)) for i, (r, c) in enumerate(((1.35, (0, 0, 3.6)), (1.0, (1.1, 0.3, 3.0)), (0.95, (-0.8, 0.8, 3.0))))]
        fruit = [ball(0.2, 1).moved(move(*c)) for c in ((1.4, -0.6, 2.6), (-1.2, -0.3, 3.0), (0.2, -1.2, 3.2), (-0.4, 1.6, 2.6))]
        parts = [(trunk, "bark")] + [(part, "leaf") for part in crown] + [(part, "pear") for part in fruit]
        thing("FADE_tree", *parts, at=place(x, 0, z, 40 * x, size))
        thing("COLL_wood", (drum(x, -0.2, z, 0.4 * size, 2.6 * size, 8, 0.25 * size), None))


def _wall():
    for x0, x1 in WALLS:
        thing("wall", (block(x0, x1, -0.2, 2.2, DOOR_Z - 0.35, DOOR_Z + 0.35), "stone"), (block(x0, x1, 2.2, 2.5, DOOR_Z - 0.45, DOOR_Z + 0.45), "sand"))
        thing("COLL_stone", (block(x0, x1, -0.2, 2.5, DOOR_Z - 0.35, DOOR_Z + 0.35), None))
    thing("lintel", (block(-1.6, 1.6, 2.9, 3.3, DOOR_Z - 0.4, DOOR_Z + 0.4), "wood"))
    thing("COLL_wood", (block(-1.6, 1.6, 2.9, 3.3, DOOR_Z - 0.4, DOOR_Z + 0.4), None))
    for x in (-6.2, -3.9, -1.6, 1.6, 3.9, 6.2):
        thing("wall", (block(x - 0.3, x + 0.3, -0.2, 2.65, DOOR_Z - 0.5, DOOR_Z + 0.5), "sand"))
    for x in (-2.2, 2.2):
        thing("lamp", (ball(0.28, 2).moved(place(x, 2.8, DOOR_Z)), "lamp"))


def _mill():
    thing("post", (drum(-6.5, -0.2, 12, 0.35, 5, 8, 0.22), "wood"))
    thing("COLL_wood", (drum(-6.5, -0.2, 12, 0.35, 5, 8, 0.22), None))
    sails = [(box(0.5, 0.06, 2.2).moved(turn(0, 90 * i, 0) @ move(0, 0, 1.5)), "sail") for i in range(4)]
    wheel = thing("TURN_wheel", *sails, at=place(-6.5, 4.6, 11.4))
    wheel["turns"] = 0.12


def _places(level):
    level.spawn("wick", 0, PAVED, -11)
    level.spawn("gem", -7, 1.0, -2)
    level.spawn("key", 7, 1.0, -1)
    level.spawn("door", 0, PAVED, DOOR_Z, 180)
    level.spawn("cage", 0, 0, 11.4)
    for i, (x, z) in enumerate(FRIENDS):
        level.path(f"friend_{i}", [(x, 0, z), (x / 2, PAVED, 8.6), (x / 3, PAVED, 5.4), (2 * x, 0, 2.4 - i)])
        level.spawn("friend", x, 0, z, 180, path=f"friend_{i}")
    for i in range(10):
        a = 2 * math.pi * i / 10
        level.spawn("pollen", 4.4 * math.sin(a), 0.7, -1 + 4.4 * math.cos(a))
    level.spawn("grump", 4.5, 0, 3.5, 180)
    level.spawn("flutter", -5, 0, 3, 90)
    for x in (-3.2, -4.4):
        level.spawn("crate_light", x, 0, -7, 10 * x)
    level.spawn("lantern_seed", 20.5, 0.9, 0)
    level.path("ferry", [(15.9, -0.1, 0), (17.2, -0.1, 0)])
    level.platform("ferry", 15.9, -0.1, 0, (1.2, 0.2, 1.2), model="platform_wood", surface="wood", path="ferry", speed=0.8, wait=1.5)
    level.camera("start", 0, 3, -15, target=(0, 1, -11), kind="follow", distance=6.5, pitchDegrees=-16.0, height=1.2, fov=50.0)
    level.camera("key", 2.4, 3.0, -5, target=(7, 0.9, -1), kind="fixed", fov=45.0)
    level.camera("door", 3.6, 2.8, 0.4, target=(0, 1.3, DOOR_Z), kind="fixed", fov=50.0)
    level.action("hint_1", 0, 1, -9, (2.5, 1.5, 1.0))
    level.action("door", 0, 1.2, DOOR_Z - 1, (1.4, 1.4, 1.0))
    level.life("butterfly", -3, 1.2, 1)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1])
